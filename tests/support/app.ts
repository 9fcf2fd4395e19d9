import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, inject } from 'vitest';
import * as schema from '#app/db/schema.ts';
import { templateDatabase } from './database.ts';
import { createUser, testSecret, type UserOptions } from './factories.ts';

export const origin = 'http://localhost:4999';

/** A browser's worth of cookies, with an address of its own so that rate limits of other tests don't meet it. */
export type Client = {
  address: string;
  cookies: Map<string, string>;
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Posts a form as a browser does; follows nothing. */
  post(path: string, fields: Record<string, string | Blob> | FormData | URLSearchParams): Promise<Response>;
};

export type TestUser = Client & { id: string; email: string };

export type TestApp = {
  db: NodePgDatabase<typeof schema>;
  dataDir: string;
  /** libpq URL of this app's own database. */
  databaseUrl: string;
  request(path: string, init?: RequestInit): Promise<Response>;
  /** `address` is an own random one unless given. */
  visitor(options?: { address?: string }): Client;
  /** A confirmed account with a running session, made in the database; `tier` gives it an active subscription. */
  user(options?: UserOptions): Promise<TestUser>;
  /** Mails of the local mailbox, oldest first, once there are at least `atLeast`. */
  mails(atLeast?: number): Promise<Email[]>;
  close(): Promise<void>;
};

/** An empty database of its own, copied from the migrated template. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const { host, port, user } = inject('database');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ host, port, user, database: 'postgres' });
    await client.connect();
    try {
      return await client.query(statement);
    } finally {
      await client.end();
    }
  };
  // Two copies of one template can't be made at the same moment.
  for (let attempt = 0; ; attempt++) {
    try {
      await run(`create database ${name} template ${templateDatabase}`);
      break;
    } catch (error) {
      if (attempt > 50) throw error;
      await new Promise((done) => setTimeout(done, 50 + Math.random() * 100));
    }
  }
  return {
    url: `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}&port=${port}`,
    async drop() {
      await quiet(name, run);
      await run(`drop database if exists ${name} with (force)`);
    },
  };
}

/** Waits until the connections that were ended are closed: one that is thrown out reports an error to nobody in particular. */
async function quiet(name: string, run: (statement: string) => Promise<pg.QueryResult>): Promise<void> {
  const open = `select 1 from pg_stat_activity where datname = '${name}'`;
  for (let attempt = 0; attempt < 40; attempt++) {
    if ((await run(open)).rowCount === 0) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Settings of a test's application; `extra` overrides. */
export function testEnvironment(input: {
  dataDir: string;
  databaseUrl: string;
  extra?: Record<string, string>;
}) {
  return {
    NODE_ENV: 'production',
    PORT: '4999',
    PUBLIC_URL: origin,
    DATA_DIR: input.dataDir,
    DATABASE_URL: input.databaseUrl,
    AUTH_SECRET: testSecret,
    LOG_LEVEL: 'error',
    ...input.extra,
  };
}

/** The production build in this process, on a database and a data folder of its own. One per test file. */
export async function startTestApp(options: { env?: Record<string, string> } = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'adwright-app-'));
  const database = await createTestDatabase();
  // The production side of React and the router, as `npm start` runs it.
  process.env.NODE_ENV = 'production';
  const built = await import(new URL('../../build/server/server.js', import.meta.url).href);
  const settings = built.readConfig(
    testEnvironment({ dataDir, databaseUrl: database.url, extra: options.env }),
  );
  const app = await built.createApp(settings);
  const pool = new pg.Pool({ connectionString: database.url, max: 4 });
  // The database is dropped under it at the end; a client that hears of it must not end the run.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool, { schema, casing: 'snake_case' });

  const send = (path: string, init: RequestInit, address: string): Promise<Response> =>
    app.handle(new Request(new URL(path, origin), { redirect: 'manual', ...init }), {
      address,
      forwarded: false,
    });

  const visitor = (options: { address?: string } = {}): Client => {
    const cookies = new Map<string, string>();
    const address = options.address ?? `10.${[...randomBytes(3)].join('.')}`;
    const request: Client['request'] = async (path, init = {}) => {
      const headers = new Headers(init.headers);
      if (cookies.size > 0)
        headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      if (init.method && init.method !== 'GET' && !headers.has('origin')) headers.set('origin', origin);
      const response = await send(path, { ...init, headers }, address);
      for (const line of response.headers.getSetCookie()) remember(cookies, line);
      return response;
    };
    const post: Client['post'] = (path, fields) => {
      const body = fields instanceof FormData || fields instanceof URLSearchParams ? fields : formOf(fields);
      return request(path, { method: 'POST', body });
    };
    return { address, cookies, request, post };
  };

  return {
    db,
    dataDir,
    databaseUrl: database.url,
    request: (path, init = {}) => send(path, init, '10.9.9.9'),
    visitor,
    async user(options) {
      const { id, email, cookie } = await createUser(db, options);
      const client = visitor();
      client.cookies.set(cookie.name, cookie.value);
      return { ...client, id, email };
    },
    async mails(atLeast = 0) {
      const folder = join(dataDir, 'mailbox');
      const until = Date.now() + 10_000;
      for (;;) {
        const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
        if (names.length >= atLeast || Date.now() > until) {
          return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
        }
        await new Promise((done) => setTimeout(done, 50));
      }
    },
    async close() {
      await app.close();
      await pool.end();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The application of a test file, there while its tests run: started before the first, closed after the last. */
export function testApp(options: { env?: Record<string, string> } = {}): TestApp {
  const running: { app?: TestApp } = {};
  beforeAll(async () => {
    running.app = await startTestApp(options);
  });
  afterAll(() => running.app?.close());
  return new Proxy({} as TestApp, {
    get(_target, name) {
      if (!running.app) throw new Error('the application runs only while the tests do');
      return Reflect.get(running.app, name);
    },
  });
}

function formOf(fields: Record<string, string | Blob>): FormData | URLSearchParams {
  const entries = Object.entries(fields);
  if (entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')) {
    return new URLSearchParams(entries);
  }
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

function remember(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const [name = '', ...value] = pair.split('=');
  const isGone = attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute));
  if (isGone) cookies.delete(name.trim());
  else cookies.set(name.trim(), value.join('='));
}
