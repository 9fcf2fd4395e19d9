import { type Card, drawCard } from './draw-card.tsx';

/** Bytes of drawn pictures kept in memory: some hundred of them. */
const keptBytes = 24 * 1024 * 1024;

/** Drawings that may wait while one is made; whoever comes after is asked to come back. */
const waitingAllowed = 12;

const kept = new Map<string, Buffer>();
const making = new Map<string, Promise<Buffer>>();
let line: Promise<unknown> = Promise.resolve();

/**
 * The picture of this key, drawn once and kept; the least recently asked for leave first. One is drawn at a time, so
 * that asking for many takes no more than one core; undefined when too many wait already.
 */
export async function drawOnce(key: string, card: () => Promise<Card>): Promise<Buffer | undefined> {
  const known = kept.get(key);
  if (known) {
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const running = making.get(key);
  if (running) return running;
  if (making.size > waitingAllowed) return undefined;
  const drawing = line.then(async () => drawCard(await card()));
  line = drawing.catch(() => undefined);
  making.set(key, drawing);
  try {
    const picture = await drawing;
    keep(key, picture);
    return picture;
  } finally {
    making.delete(key);
  }
}

function keep(key: string, picture: Buffer): void {
  kept.set(key, picture);
  let bytes = 0;
  for (const each of kept.values()) bytes += each.length;
  for (const [oldest, each] of kept) {
    if (bytes <= keptBytes) break;
    kept.delete(oldest);
    bytes -= each.length;
  }
}
