import { get } from 'node:http';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { EmbeddedConnection } from '../app/db/embedded/server.ts';
import type * as schema from '../app/db/schema.ts';
import { createUser, testSecret } from '../tests/support/factories.ts';
import { type ServerProcess, startServerProcess } from '../tests/support/server-process.ts';
import { report } from './statistics.ts';

const sessions = 500;
const flips = 6;

type Options = {
  server: ServerProcess;
  connection: EmbeddedConnection;
  db: NodePgDatabase<typeof schema>;
  /** The operator's. */
  cookie: string;
};

/**
 * How long after the operator sends the form the last of 500 open /events streams hears that maintenance mode was
 * flipped. Half of the streams are visitors', half are signed in. A second process on the same database holds half of
 * them.
 */
export async function benchSwitch({ server, connection, db, cookie }: Options): Promise<void> {
  const { host, port, user, database } = connection;
  const second = await startServerProcess({
    dataDir: `${host}-second`,
    env: {
      AUTH_SECRET: testSecret,
      ROLE: 'web',
      DATABASE_URL: `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    },
  });
  const streams: Stream[] = [];
  try {
    const people = await Promise.all(Array.from({ length: sessions / 2 }, () => createUser(db)));
    const opened = Array.from({ length: sessions }, (_, n) => {
      const person = n % 2 === 0 ? undefined : people[(n - 1) / 2];
      const own = person && `${person.cookie.name}=${person.cookie.value}`;
      return openStream(n % 4 < 2 ? server.url : second.url, own);
    });
    streams.push(...(await Promise.all(opened)));
    const [samples, answers]: [number[], number[]] = [[], []];
    for (let flip = 0; flip < flips; flip++) {
      const heard = Promise.all(streams.map((stream) => stream.next()));
      const started = performance.now();
      await flipMaintenance(server.url, cookie, flip % 2 === 0);
      answers.push(performance.now() - started);
      samples.push(Math.max(...(await heard)) - started);
    }
    report('the form is answered', answers);
    report(`the last of ${sessions} sessions hears it`, samples, 'two processes, half signed in');
  } finally {
    for (const stream of streams) stream.close();
    await second.stop();
  }
}

async function flipMaintenance(url: string, cookie: string, enabled: boolean): Promise<void> {
  const response = await fetch(`${url}/admin/dashboard`, {
    method: 'POST',
    headers: { cookie, origin: url },
    body: new URLSearchParams({ enabled: String(enabled) }),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the switch was answered with ${response.status}`);
}

type Stream = {
  /** When the next settings event came, performance.now(). */
  next(): Promise<number>;
  close(): void;
};

function openStream(url: string, cookie: string | undefined): Promise<Stream> {
  return new Promise((resolve, reject) => {
    let wake: (at: number) => void = () => {};
    const request = get(`${url}/events`, { headers: cookie ? { cookie } : {}, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`/events was answered with ${response.statusCode}`));
      let isOpen = false;
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: settings')) wake(performance.now());
        if (isOpen) return;
        isOpen = true;
        resolve({
          next: () =>
            new Promise((done) => {
              wake = done;
            }),
          close: () => request.destroy(),
        });
      });
      response.on('error', () => {});
    });
    request.on('error', reject);
  });
}
