import { AsyncLocalStorage } from 'node:async_hooks';
import pino from 'pino';

/** What the lines of a request or of a job carry, so that they find each other. */
type AtWork = { request: string } | { job: string; jobId: string };
const atWork = new AsyncLocalStorage<AtWork>();

/** Does a piece of work whose log lines all carry these ids, however many waits are in it. */
export const logAs = <T>(ids: AtWork, work: () => T): T => atWork.run(ids, work);

const standardError = pino.destination({ fd: 2, sync: true });
let out = standardError;

/**
 * The application's log: JSON lines on standard error. Only chosen fields are logged, never whole requests, errors of
 * providers or settings.
 */
export const log = pino(
  { base: undefined, level: 'info', mixin: () => ({ ...atWork.getStore() }) },
  { write: (line) => out.write(line) },
);

/** Sets what is logged, and the file it goes to in place of standard error. Called by boot. */
export function openLog(options: { level: string; file?: string | undefined }): void {
  log.level = options.level;
  if (out !== standardError) out.end();
  out = options.file ? pino.destination({ dest: options.file, sync: true, mkdir: true }) : standardError;
}

/** What is safe to log of something thrown: class, message, code and stack, without its attached data. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  // The query builder puts the statement and every parameter, so people's words and addresses, into its messages.
  if (error.message.startsWith('Failed query:'))
    return error.cause ? describeError(error.cause) : { name: error.name, message: 'Failed query' };
  const { name, message, stack } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const cause = error.cause ? describeError(error.cause) : undefined;
  return { name, message, code, stack, cause };
}
