import { sql } from 'drizzle-orm';
import { createUser, testSecret, type UserOptions } from '#tests/support/factories.ts';
import { endedAds } from '#tests/support/finished-ads.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { type OwnPlace, openOwnPlace } from '#tests/support/own-place.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { startDatabaseProxy, type TcpProxy } from '#tests/support/tcp-proxy.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

/** Processes of the product that reach one database over a connection that can fail. */
export type Laboratory = {
  db: OwnPlace['db'];
  dataDir: string;
  proxy: TcpProxy;
  web: ServerProcess[];
  workers: ServerProcess[];
  /** One more process; `env` overrides. */
  start(env: Record<string, string>): Promise<ServerProcess>;
  user(options?: UserOptions): Promise<Person>;
  /** What all processes have printed. */
  output(): string;
  /** Broken invariants of the database and the files, once no generation is left or `ms` are over. */
  brokenAtRest(ms: number): Promise<string[]>;
  /** Connections of each name that the server counts for this database. */
  connections(): Promise<Record<string, number>>;
  close(): Promise<void>;
};

export type Person = {
  id: string;
  cookie: string;
  /** Sends the form of the dashboard to a process; rejects when it gives no answer in `ms`. */
  generate(server: { url: string }, title: string, ms?: number): Promise<Response>;
};

/** Web processes and workers on loopback, with a proxy between them and the database. */
export async function openLaboratory(options: {
  web: number;
  workers: number;
  env?: Record<string, string>;
}): Promise<Laboratory> {
  const place = await openOwnPlace();
  const { proxy, databaseUrl } = await startDatabaseProxy(place.databaseUrl);
  const started: ServerProcess[] = [];
  const start = async (env: Record<string, string>) => {
    const server = await startServerProcess({
      dataDir: place.dataDir,
      env: { DATABASE_URL: databaseUrl, AUTH_SECRET: testSecret, ...options.env, ...env },
    });
    started.push(server);
    return server;
  };
  const startMany = async (count: number, env: Record<string, string>) => {
    const servers: ServerProcess[] = [];
    for (let nth = 0; nth < count; nth++) servers.push(await start(env));
    return servers;
  };
  const close = async () => {
    await Promise.all(started.map((server) => server.stop('SIGKILL')));
    await proxy.close();
    await place.close();
  };
  try {
    const isAll = options.workers === 0;
    return {
      db: place.db,
      dataDir: place.dataDir,
      proxy,
      web: await startMany(options.web, { ROLE: isAll ? 'all' : 'web' }),
      workers: await startMany(options.workers, { ROLE: 'worker' }),
      start,
      output: () => started.map((server) => server.output()).join(''),
      async user(userOptions) {
        const { id, cookie } = await createUser(place.db, userOptions);
        return personOf(id, `${cookie.name}=${cookie.value}`);
      },
      async brokenAtRest(ms) {
        // One that is left is a broken invariant.
        await endedAds(place.db, undefined, { atLeast: 0, timeout: ms }).catch(() => undefined);
        return brokenInvariants(place.db, place.dataDir);
      },
      async connections() {
        const { rows } = await place.db.execute<{ name: string; count: string }>(sql`
          select application_name as name, count(*) from pg_stat_activity
          where datname = current_database() and application_name like 'adwright%' group by 1`);
        return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A pause between one request and the next. */
export const rest = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Asks until the answer has the status, and says after how many ms; rejects after `limit` ms. */
export async function untilStatus(url: string, status: number, limit: number): Promise<number> {
  const started = performance.now();
  let last: number | undefined;
  const isThere = async () => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(6_000) }).catch(() => undefined);
    await answer?.body?.cancel();
    last = answer?.status;
    return last === status && performance.now() - started;
  };
  return waitUntil(() => `${status} of ${url}, which answers ${last}`, isThere, {
    timeout: limit,
    interval: 100,
  });
}

function personOf(id: string, cookie: string): Person {
  return {
    id,
    cookie,
    generate: ({ url }, title, ms = 30_000) =>
      fetch(`${url}/dashboard`, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(ms),
        headers: { cookie, origin: url, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          intent: 'generate',
          title,
          idempotencyKey: `fault-${title.replaceAll(' ', '-')}`,
        }),
      }),
  };
}
