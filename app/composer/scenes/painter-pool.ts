import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { threadProgram } from '../thread/thread-program.ts';
import type { PaintedPixels, PaintRequest } from './paint-scene.ts';
import type { PaintAnswer, PaintTask, PaintWork } from './paint-worker.ts';
import type { ThingRequest } from './studio/lone-thing.ts';
import type { StudioBand } from './studio/studio.ts';

type Waiting = { resolve: (painted: PaintedPixels | StudioBand) => void; reject: (error: Error) => void };
type Painter = { worker: Worker; waiting: Map<number, Waiting>; painted: number };

/** Two where there is more than one core. The event loop needs little, and gets its share when it does. */
const size = Math.min(2, availableParallelism());
const painters: (Painter | undefined)[] = [];
/**
 * After so many pictures a worker is replaced, once it is at rest. The memory that its allocator kept then goes back to
 * the system.
 */
const picturesEach = 150;
let lastId = 0;

/** px from which on two threads paint a scene sooner than one. */
const worthTwo = 300_000;

/**
 * Paints in a worker thread, so that the event loop stays free: a scene as RGB, one thing alone as RGBA. A large studio
 * scene is painted by two threads where both are at rest; its pixels are the same. Rejects when painting throws or a
 * worker dies; the next call starts a new worker. Why no library does this: docs/decisions/016.
 */
export async function paint(request: PaintRequest | ThingRequest): Promise<PaintedPixels> {
  const pair = isForTwo(request) ? atRest() : undefined;
  if (!pair || 'thing' in request) return asPixels(await send(leastBusy(), { picture: request }));
  const [one, other] = pair;
  const [upper, lower] = await Promise.all([
    send(one, { scene: request, band: 'upper' }),
    send(other, { scene: request, band: 'lower' }),
  ]);
  const bands = { upper: asBand(upper), lower: asBand(lower) };
  return asPixels(await send(leastBusy(), { scene: request, bands }));
}

function send(painter: Painter, work: PaintWork): Promise<PaintedPixels | StudioBand> {
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    painter.waiting.set(id, { resolve, reject });
    painter.worker.ref();
    const task: PaintTask = { id, work };
    const handedOver = 'bands' in work ? [work.bands.upper.rgb.buffer, work.bands.lower.rgb.buffer] : [];
    painter.worker.postMessage(task, handedOver);
  });
}

function asPixels(painted: PaintedPixels | StudioBand): PaintedPixels {
  if ('data' in painted) return painted;
  throw new Error('A painter answered with a band where a picture was asked for');
}

function asBand(painted: PaintedPixels | StudioBand): StudioBand {
  if ('rgb' in painted) return painted;
  throw new Error('A painter answered with a picture where a band was asked for');
}

const isForTwo = (request: PaintRequest | ThingRequest) =>
  !('thing' in request) && request.painter === 'studio' && request.width * request.height >= worthTwo;

/** Two painters that have nothing to do; none where there is only one core. */
function atRest(): [Painter, Painter] | undefined {
  const [one, other] = Array.from({ length: size }, (_, slot) => painters[slot] ?? start(slot));
  const isFree = (painter: Painter | undefined) => painter?.waiting.size === 0;
  return one && other && isFree(one) && isFree(other) ? [one, other] : undefined;
}

const warmUp: PaintRequest = {
  painter: 'studio',
  prop: 'cup',
  seed: 1,
  palette: {
    background: '#f4efe8',
    onBackground: '#201a16',
    surface: '#ffffff',
    onSurface: '#201a16',
    accent: '#c2553f',
    onAccent: '#ffffff',
    extra: ['#d9a566'],
  },
  tone: 'light',
  width: 384,
  height: 384,
  quiet: { x: 0.06, y: 0.06, width: 0.88, height: 0.3 },
};

/**
 * After `delay` ms, paints a few small pictures in every worker and throws them away. So the first visitor does not
 * wait while the engine loads and compiles the painters. Keeps no process alive. Returns a function that stops it.
 */
export function warmPainter(delay = 1500): () => void {
  const solid = { shownAs: 'solid', setting: 'podium', material: 'clay' } as const;
  const rounds: Partial<PaintRequest>[] = [
    { prop: 'cup' },
    { prop: 'burger' },
    { prop: 'bike' },
    { prop: 'none', subject: { ...solid, things: ['croissant'] } },
    { prop: 'none', subject: { ...solid, things: ['guitar', 'tooth'], setting: 'giant' } },
  ];
  const timer = setTimeout(async () => {
    for (const shown of rounds) {
      // As many at once as there are workers, so that each gets one; a visitor's picture waits for one at most.
      const round = Array.from({ length: size }, (_, i) => paint({ ...warmUp, ...shown, seed: i + 1 }));
      await Promise.allSettled(round);
    }
  }, delay);
  timer.unref();
  return () => clearTimeout(timer);
}

/** Stops the workers; pictures under way are rejected. A later `paint` starts them again. */
export async function closePool(): Promise<void> {
  const open = painters.splice(0).filter((painter) => painter !== undefined);
  await Promise.all(open.map(({ worker }) => worker.terminate()));
}

function leastBusy(): Painter {
  let slot = 0;
  for (let i = 0; i < size; i++) {
    const painter = painters[i];
    if (painter?.waiting.size === 0) return painter;
    const load = painter?.waiting.size ?? 0;
    if (load < (painters[slot]?.waiting.size ?? 0)) slot = i;
  }
  const painter = painters[slot] ?? start(slot);
  return painter;
}

function start(slot: number): Painter {
  const worker = new Worker(threadProgram('paint-worker', import.meta.url));
  const painter: Painter = { worker, waiting: new Map(), painted: 0 };
  const settle = (id: number) => {
    const waiting = painter.waiting.get(id);
    painter.waiting.delete(id);
    // Only a picture under way keeps the process alive.
    painter.painted += 1;
    if (painter.waiting.size > 0) return waiting;
    worker.unref();
    if (painter.painted >= picturesEach) retire();
    return waiting;
  };
  const retire = () => {
    if (painters[slot] === painter) painters[slot] = undefined;
    void worker.terminate();
  };
  const fail = (error: Error) => {
    if (painters[slot] === painter) painters[slot] = undefined;
    for (const { reject } of painter.waiting.values()) reject(error);
    painter.waiting.clear();
  };
  worker.on('message', (answer: PaintAnswer) => {
    const waiting = settle(answer.id);
    if (answer.ok) waiting?.resolve(answer.painted);
    else waiting?.reject(new Error(`Painting failed: ${answer.reason}`));
  });
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`The painter stopped (exit code ${code})`)));
  worker.unref();
  painters[slot] = painter;
  return painter;
}
