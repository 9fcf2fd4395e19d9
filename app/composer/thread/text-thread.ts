import { Worker } from 'node:worker_threads';
import type { StepName, TextSteps } from './text-steps.ts';
import type { TextAnswer, TextTask } from './text-worker.ts';
import { threadProgram } from './thread-program.ts';

type Waiting = TextTask & { resolve: (output: never) => void; reject: (error: unknown) => void };

/** ms after which the thread is given up, together with the words it hangs on. No step takes a tenth of a second. */
const longestStep = 30_000;

/**
 * ms for making a thread ready, which reads our own words alone: 5 s, but a busy machine took 30. To give the thread up
 * for that would only begin it all anew.
 */
const longestStart = 300_000;

/** In the order they came, the first one at work. */
const waiting: Waiting[] = [];
let worker: Worker | undefined;
/** Whether the thread has finished a step, of which the first makes it ready. */
let isReady = false;
let timer: NodeJS.Timeout | undefined;
let lastId = 0;

/**
 * Runs a step (text-steps.ts) in the thread that reads texts, one after the other. Rejects with what the step throws,
 * when the thread dies at it, and when it takes longer than `limitMs`. The steps behind it then go on in a new thread.
 */
export function inTextThread<Name extends StepName>(
  step: Name,
  input: Parameters<TextSteps[Name]>[0],
  limitMs?: number,
): Promise<ReturnType<TextSteps[Name]>> {
  return new Promise((resolve, reject) => {
    waiting.push({ id: ++lastId, step, input, resolve, reject });
    worker ??= start();
    worker.ref();
    worker.postMessage({ id: lastId, step, input } satisfies TextTask);
    if (waiting.length === 1) watch(limitMs);
  });
}

/** Languages this thread has made ready; undefined in a process that draws no ads. */
let warmed: Set<string> | undefined;

/** From `delay` ms on, this process makes ready what the first brief would otherwise wait for: English comes first. */
export function warmTextThread(delay: number): void {
  setTimeout(() => {
    warmed ??= new Set(['en']);
    worker ??= start();
  }, delay).unref();
}

/**
 * A brief in this language (BCP 47) is likely to come: patterns of its words are compiled meanwhile, once for each
 * language. Does nothing in a process that draws no ads.
 */
export function warmLanguage(language: string): void {
  if (!warmed || warmed.has(language)) return;
  inTextThread('warm', language).catch(() => undefined);
  warmed.add(language);
}

/** Gives the first step in the row its time. */
function watch(limitMs = waiting[0]?.step === 'warm' ? longestStart : longestStep): void {
  clearTimeout(timer);
  timer = setTimeout(() => giveUp(new Error('Reading a text took too long')), limitMs);
}

function settle(answer: TextAnswer): void {
  const done = waiting.shift();
  isReady = true;
  if (waiting.length > 0) watch();
  else {
    clearTimeout(timer);
    // Only a step under way keeps the process alive.
    worker?.unref();
  }
  if (answer.ok) done?.resolve(answer.output as never);
  else done?.reject(answer.error);
}

/** Ends the thread and the step it is at; what waits behind it starts over in another. */
function giveUp(error: Error): void {
  const ended = worker;
  worker = undefined;
  clearTimeout(timer);
  void ended?.terminate();
  waiting.shift()?.reject(error);
  // Where a thread did not get ready, whoever waits is told: each new one would fail as well.
  if (!isReady) waiting.shift()?.reject(error);
  if (waiting.length === 0) return;
  const others = [...waiting];
  worker = start();
  for (const { id, step, input } of others) worker.postMessage({ id, step, input } satisfies TextTask);
}

/** A thread that makes itself ready first, for English: a stranger's text then has but its own time. */
function start(): Worker {
  isReady = false;
  warmed?.clear();
  warmed?.add('en');
  const started = new Worker(threadProgram('text-worker', import.meta.url));
  started.on('message', (answer: TextAnswer) => {
    if (started === worker) settle(answer);
  });
  const fail = (error: Error) => {
    if (started === worker) giveUp(error);
  };
  started.on('error', fail);
  started.on('exit', (code) => fail(new Error(`The thread that reads texts stopped (exit code ${code})`)));
  const task = { id: ++lastId, step: 'warm', input: 'en' } satisfies TextTask;
  waiting.unshift({ ...task, resolve: () => undefined, reject: () => undefined });
  started.postMessage(task);
  watch();
  return started;
}
