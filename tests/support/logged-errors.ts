import { waitUntil } from './wait-until.ts';

/** pino's number for `error`; what stops a process is above it. */
const errorLevel = 50;

/**
 * On a busy machine the last of some hundred requests at once find no connection to the database in time, and a brief
 * may be read for longer than it is given. What becomes of them is for their test to look at. A machine with time to
 * spare logs nothing of it.
 */
const ofABusyMachine =
  /: (?:timeout exceeded when trying to connect|timeout expired|Connection terminated due to connection timeout|Reading a text took too long)$/;

/** How an application tells of a connection to its database that broke under a statement. */
export const brokenConnection =
  /: (?:read ECONNRESET|Client has encountered a connection error and is not queryable|Connection terminated unexpectedly)$/;

type Thrown = { message?: string; cause?: Thrown };
type Line = { level: number; msg?: string; error?: Thrown };

/** The errors that one application logs, and those of them that a test has said it provokes. */
export type LoggedErrors = {
  /**
   * The application has logged an error that fits each pattern that no test has asked for before, or does so within
   * moments. An error fits by its words: `message: what was thrown: its cause`. Others like it may follow.
   */
  expect(...patterns: RegExp[]): Promise<void>;
  /** The application may log errors that fit, or none: where chance decides whether a request meets what is broken. */
  allow(pattern: RegExp): void;
  /** Those nobody has expected so far, by their words. */
  unexpected(): string[];
};

/** `log` tells what was logged so far, JSON lines. */
export function watchErrors(log: () => string): LoggedErrors {
  const expected = [ofABusyMachine];
  /** Which errors, by their place in the log, have answered for a test already. */
  const answered = new Set<number>();
  const all = () => log().split('\n').filter(Boolean).flatMap(errorIn);
  const freshLike = (pattern: RegExp) =>
    [...all().entries()].filter(([nth, words]) => !answered.has(nth) && pattern.test(words));
  return {
    async expect(...patterns) {
      expected.push(...patterns);
      for (const pattern of patterns)
        await waitUntil(
          () => `a new error like ${pattern} in the log, which has: ${all().join(' | ') || 'none'}`,
          () => freshLike(pattern).length > 0,
          { timeout: 5_000 },
        );
      for (const [nth] of patterns.flatMap(freshLike)) answered.add(nth);
    },
    allow: (pattern) => void expected.push(pattern),
    unexpected: () => all().filter((words) => !expected.some((pattern) => pattern.test(words))),
  };
}

function errorIn(text: string): string[] {
  const { level, msg = '', error } = JSON.parse(text) as Line;
  if (level < errorLevel) return [];
  const words = [msg];
  for (let thrown = error; thrown; thrown = thrown.cause) words.push(thrown.message ?? '');
  return [words.join(': ')];
}
