import { parentPort } from 'node:worker_threads';
import { type StepName, textSteps } from './text-steps.ts';

/** What text-thread.ts sends and gets back. */
export type TextTask = { id: number; step: StepName; input: unknown };
export type TextAnswer =
  | { id: number; ok: true; output: unknown }
  | { id: number; ok: false; error: unknown };

parentPort?.on('message', ({ id, step, input }: TextTask) => {
  const run = textSteps[step] as (input: unknown) => unknown;
  let answer: TextAnswer;
  try {
    answer = { id, ok: true, output: run(input) };
  } catch (error) {
    answer = { id, ok: false, error };
  }
  parentPort?.postMessage(answer);
});
