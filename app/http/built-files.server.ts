import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';

/** A day in s, and a year for files whose name holds their hash. */
const day = 86_400;
const year = 365 * day;

class FileGone extends Error {}

/**
 * Answers with the files of a build (`folder`), compressed where they are kept so. Other requests go on to `next`. So
 * does a request for a file that has gone since the start, as when a build is replaced: reading it would end the
 * process.
 */
export function createBuiltFiles(folder: string, headers: readonly (readonly [string, string])[]) {
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      if (!existsSync(join(folder, path))) throw new FileGone();
      const age = path.startsWith('/assets/')
        ? `public, max-age=${year}, immutable`
        : `public, max-age=${day}`;
      response.setHeader('cache-control', age);
      for (const [name, value] of headers) response.setHeader(name, value);
    },
  });
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    try {
      serve(request, response, next);
    } catch (error) {
      if (!(error instanceof FileGone)) throw error;
      next();
    }
  };
}
