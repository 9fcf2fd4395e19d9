import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from '../app/db/schema.ts';
import { createUser, testSecret } from '../tests/support/factories.ts';
import { startServerProcess } from '../tests/support/server-process.ts';
import type { Load } from './load-client.ts';
import { connectionOf, startOwnServer } from './own-server.ts';
import { serveBare } from './public-site.ts';

/** s each address is asked for, after a second to warm up; LOAD_SECONDS asks for another number. */
const seconds = Number(process.env.LOAD_SECONDS ?? 5);
const connections = 16;
/** How many times as many landing pages as those made for each request a process has to give, at least. */
const bar = 10;

/**
 * What one and two web processes answer as fast as they are asked. Kept pages stand next to the same page made for each
 * request, as it is for a session nobody knows. /healthz is the next yardstick, and a bare Node.js server that sends
 * the same bytes. On a busy machine all are slow: the ratios count.
 */
export async function benchLoad(): Promise<void> {
  const server = await startOwnServer();
  const connection = await connectionOf(server.dataDir);
  const { host, port, user, database } = connection;
  const second = await startServerProcess({
    dataDir: server.dataDir,
    env: {
      AUTH_SECRET: testSecret,
      ROLE: 'web',
      DATABASE_URL: `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    },
  });
  const answer = await fetch(server.url, { headers: { 'accept-encoding': 'br' } });
  const page = Buffer.from(await answer.arrayBuffer());
  const bare = await serveBare((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': page.length });
    response.end(page);
  });
  const pool = new pg.Pool({ ...connection, max: 1 });
  try {
    const { cookie } = await createUser(drizzle(pool, { schema, casing: 'snake_case' }));
    const own = `${cookie.name}=${cookie.value}`;
    const nobody = `${cookie.name}=nobody.nobody`;
    await tell('bare Node.js server, same bytes', [bare.url]);
    await tell('GET /healthz', [`${server.url}/healthz`]);
    const made = await tell('landing page made each time', [server.url], nobody);
    const kept = await tell('landing page, kept', [server.url]);
    for (const path of ['/blog', '/gallery', '/faq']) await tell(`${path}, kept`, [server.url + path]);
    await tell('dashboard of somebody signed in', [`${server.url}/dashboard`], own);
    const both = [server.url, second.url];
    await tell('landing page, kept, two processes', both);
    await tell(
      'dashboard, two processes',
      both.map((url) => `${url}/dashboard`),
      own,
    );
    const ratio = kept / made;
    process.stdout.write(`  kept over made each time: ${ratio.toFixed(1)} times as many (at least ${bar})\n`);
    if (ratio < bar) process.exitCode = 1;
  } finally {
    await pool.end();
    await second.stop();
    await bare.stop();
    await server.stop();
  }
}

/** Asks and prints; returns how many a second were answered. */
async function tell(name: string, urls: string[], cookie?: string): Promise<number> {
  const { perSecond, median, p95 } = await load({ urls, seconds, connections, cookie });
  process.stdout.write(
    `  ${name.padEnd(34)} ${perSecond.toFixed(0)} a second, p50 ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms\n`,
  );
  return perSecond;
}

function load(input: object): Promise<Load> {
  const script = join(import.meta.dirname, 'load-client.ts');
  const client = spawn(process.execPath, [script, JSON.stringify(input)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  client.stdout.on('data', (chunk) => (said += chunk));
  return new Promise((resolve, reject) => {
    client.once('error', reject);
    client.once('close', (code) =>
      code === 0 ? resolve(JSON.parse(said)) : reject(new Error('the client failed')),
    );
  });
}
