import { randomFillSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { plainPicture } from '../tests/support/draw-picture.ts';
import { createUser } from '../tests/support/factories.ts';
import type { ServerProcess } from '../tests/support/server-process.ts';
import { withOwnServer } from './own-server.ts';

type Account = Awaited<ReturnType<typeof createUser>>;
type Post = { account: Account; body: Buffer };
type Attack = { name: string; posts: Post[] };

const accounts = 20;
/** Bytes of a picture just below what a field takes, none of which can be compressed or decoded. */
const noise = randomFillSync(Buffer.alloc(10_000_000));

/**
 * Forms with pictures that end in no ad, all sent at once. Measures how long they keep the process busy and what they
 * leave in its memory. Also how long a visitor waits for the front page meanwhile.
 */
export async function benchUploads(): Promise<void> {
  await withOwnServer(async ({ server, db }) => {
    const people = await Promise.all(
      Array.from({ length: accounts }, () => createUser(db, { tier: 'professional' })),
    );
    for (const attack of await attacksOf(people)) await run(attack, server);
  });
}

async function attacksOf(people: Account[]): Promise<Attack[]> {
  const [one, two] = people;
  if (!one || !two) throw new Error('nobody to send anything');
  const large = await plainPicture({ width: 5_700, height: 4_200 });
  const cut = large.subarray(0, large.length - 40);
  const times = (count: number, account: Account, body: Buffer) =>
    Array.from({ length: count }, () => ({ account, body }));
  const full = bodyOf({ referenceImage: noise, productImage: noise });
  return [
    { name: 'yardstick: 40 forms of a few words, no title', posts: times(40, one, bodyOf({}, '')) },
    {
      name: '40 forms of 20 MB, one account',
      posts: times(40, one, full),
    },
    {
      name: `40 forms of 20 MB, ${people.length} accounts`,
      posts: people.flatMap((person) => times(40 / people.length, person, full)),
    },
    {
      name: '60 forms without a title, each with 24 megapixels',
      posts: times(60, one, bodyOf({ productImage: large }, '')),
    },
    {
      name: '60 forms with 24 megapixels, the last of them missing',
      posts: times(60, two, bodyOf({ productImage: cut })),
    },
    { name: '40 forms of 20 MB, one account, once more', posts: times(40, one, full) },
  ];
}

const boundary = 'between-the-parts';

/** A form, encoded once: whoever sends it should cost next to nothing. */
function bodyOf(files: Record<string, Uint8Array>, title = 'Never an ad'): Buffer {
  const head = (name: string, file = '') =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`);
  const text = (name: string, value: string) => [head(name), Buffer.from(`${value}\r\n`)];
  return Buffer.concat([
    ...text('intent', 'generate'),
    ...text('title', title),
    ...Object.entries(files).flatMap(([name, bytes]) => [
      head(name, '; filename="picture.png"'),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

async function run({ name, posts }: Attack, server: ServerProcess): Promise<void> {
  const before = residentMb(server.pid);
  const watch = watchServer(server);
  const from = performance.now();
  const answers = await Promise.all(posts.map((post) => send(post, server.url)));
  const seconds = (performance.now() - from) / 1000;
  const { peakMb, slowestMs } = await watch.end();
  await pause(3_000);
  const counted = Object.entries(Object.groupBy(answers, (answer) => answer));
  const statuses = counted.map(([status, list]) => `${list?.length} x ${status}`).join(', ');
  const memory = `${before} MB before, ${peakMb} at most, ${residentMb(server.pid)} after`;
  process.stdout.write(`  ${name}\n`);
  process.stdout.write(
    `    ${seconds.toFixed(1)} s; ${memory}; front page at worst ${slowestMs} ms; ${statuses}\n`,
  );
}

/** The status, or why there is none. */
function send({ account, body }: Post, url: string): Promise<string> {
  const { name, value } = account.cookie;
  return new Promise((resolve) => {
    const headers = {
      cookie: `${name}=${value}`,
      origin: url,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.length,
    };
    const sending = request(`${url}/dashboard`, { method: 'POST', headers, agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(String(answer.statusCode)));
    });
    sending.once('error', () => resolve('broken off'));
    sending.end(body);
  });
}

function watchServer({ pid, url }: ServerProcess) {
  let peakMb = 0;
  let slowestMs = 0;
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, residentMb(pid));
  }, 50);
  let isOver = false;
  const visiting = (async () => {
    while (!isOver) {
      const from = performance.now();
      await fetch(`${url}/`).then((answer) => answer.arrayBuffer());
      slowestMs = Math.max(slowestMs, Math.round(performance.now() - from));
      await pause(100);
    }
  })();
  return {
    async end() {
      isOver = true;
      await visiting;
      clearInterval(timer);
      return { peakMb, slowestMs };
    },
  };
}

/** Resident size of a process with its threads, MB. Linux only. */
function residentMb(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}
