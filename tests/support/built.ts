import type * as server from '../../server.ts';
import { testSecret } from './factories.ts';

/** The origin of an application without a socket. */
export const origin = 'http://localhost:4999';

/** The production build of the server, loaded once a process. */
export async function loadBuilt(): Promise<typeof server> {
  return import(new URL('../../build/server/server.js', import.meta.url).href);
}

/** Settings of a test's application; `extra` overrides. */
export function testEnvironment(input: {
  dataDir: string;
  databaseUrl: string;
  extra?: Record<string, string>;
}): Record<string, string> {
  return {
    NODE_ENV: 'production',
    PORT: '4999',
    PUBLIC_URL: origin,
    DATA_DIR: input.dataDir,
    DATABASE_URL: input.databaseUrl,
    AUTH_SECRET: testSecret,
    // Only while testing does the log go to a file, and the settings allow testing on a loopback address only.
    TESTING: String(!input.extra?.PUBLIC_URL),
    LOG_LEVEL: input.extra?.PUBLIC_URL ? 'silent' : 'warn',
    ...input.extra,
  };
}
