import { randomBytes } from 'node:crypto';
import type { Email } from 'postal-mime';
import { loadBuilt, origin, testConfig, testEnvironment } from './built.ts';
import { createUser, insertWorker, type UserOptions } from './factories.ts';
import { readMailbox } from './mailbox.ts';
import { type OwnPlace, openOwnPlace } from './own-place.ts';
import { startDatabaseProxy } from './tcp-proxy.ts';
import { whileTesting } from './while-testing.ts';

export { origin, testEnvironment };

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
  db: OwnPlace['db'];
  dataDir: string;
  /** libpq URL of this app's own database. */
  databaseUrl: string;
  request(path: string, init?: RequestInit): Promise<Response>;
  /** `address` is an own random one unless given. */
  visitor(options?: { address?: string }): Client;
  /** A confirmed account with a running session, made in the database; `tier` gives it an active subscription. */
  user(options?: UserOptions): Promise<TestUser>;
  /** Mails of the local mailbox so far, oldest first. */
  mails(): Promise<Email[]>;
  /** What the application has logged so far, JSON lines. */
  log(): string;
  /** Errors it logs because the test breaks something: any other one fails the file (own-place.ts). */
  expectLogged: OwnPlace['expectLogged'];
  /** Errors that it may log or not. */
  allowLogged: OwnPlace['allowLogged'];
  close(): Promise<void>;
};

type AppOptions = {
  env?: Record<string, string>;
  /** The connection that sends such a statement breaks before the database hears of it. */
  losesDatabaseAt?: (sent: string) => boolean;
};

/** The production build in this process, on a database and a data folder of its own. One per test file. */
export async function startTestApp(options: AppOptions = {}): Promise<TestApp> {
  // The name of the brand is in the samples.
  const place = await openOwnPlace(options.env?.BRAND_NAME ? 'migrated' : 'started');
  const { dataDir, databaseUrl, db } = place;
  const { losesDatabaseAt } = options;
  const between =
    losesDatabaseAt && (await startDatabaseProxy(databaseUrl, (sent) => losesDatabaseAt(sent.toString())));
  if (options.env?.ROLE === 'web') await insertWorker(db);
  const built = await loadBuilt();
  const app = await built.createApp(
    await testConfig({ dataDir, databaseUrl: between?.databaseUrl ?? databaseUrl, extra: options.env }),
  );

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
    databaseUrl,
    request: (path, init = {}) => send(path, init, '10.9.9.9'),
    visitor,
    async user(options) {
      const { id, email, cookie } = await createUser(db, options);
      const client = visitor();
      client.cookies.set(cookie.name, cookie.value);
      return { ...client, id, email };
    },
    mails: () => readMailbox(dataDir),
    log: place.log,
    expectLogged: place.expectLogged,
    allowLogged: place.allowLogged,
    async close() {
      await app.close();
      await between?.proxy.close();
      await place.close();
    },
  };
}

/** The application of a test file, there while its tests run. A function is asked for what is only known then. */
export function testApp(options: AppOptions | (() => AppOptions) = {}) {
  return whileTesting(() => startTestApp(typeof options === 'function' ? options() : options));
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
