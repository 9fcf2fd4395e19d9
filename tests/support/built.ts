import { join } from 'node:path';
import type { Config } from '#app/config.server.ts';
import type * as server from '../../server.ts';
import { testSecret } from './factories.ts';

/** The origin of an application without a socket. */
export const origin = 'http://localhost:4999';

/** Where an application logs while it is tested: the settings name the same file for processes of their own. */
export const logFileIn = (dataDir: string) => join(dataDir, 'log');

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
    // The settings allow testing on a loopback address only.
    TESTING: String(new URL(input.extra?.PUBLIC_URL ?? origin).hostname === 'localhost'),
    LOG_LEVEL: 'warn',
    ...input.extra,
  };
}

/** They as the built application reads them. It logs into its data folder, wherever it says that visitors find it. */
export async function testConfig(input: Parameters<typeof testEnvironment>[0]): Promise<Config> {
  const { readConfig } = await loadBuilt();
  return { ...readConfig(testEnvironment(input)), logFile: logFileIn(input.dataDir) };
}
