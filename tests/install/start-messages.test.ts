import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { loadBuilt } from '#tests/support/built.ts';
import { testSecret } from '#tests/support/factories.ts';
import { type FakeS3, startFakeS3 } from '#tests/support/fake-s3.ts';
import { type OwnPlace, openOwnPlace } from '#tests/support/own-place.ts';
import { freePort } from '#tests/support/server-process.ts';

const root = join(import.meta.dirname, '../..');
let folder: string;
let place: OwnPlace;
let s3: FakeS3;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'adwright-start-'));
  place = await openOwnPlace();
  s3 = await startFakeS3();
});
afterAll(async () => {
  await s3.close();
  await place.close();
  rmSync(folder, { recursive: true, force: true });
});

const settingsOf = (env: Record<string, string>) => ({
  NODE_ENV: 'production',
  LOG_LEVEL: 'silent',
  DATA_DIR: place.dataDir,
  DATABASE_URL: place.databaseUrl,
  AUTH_SECRET: testSecret,
  ...env,
});

/** What the program says before it gives up, started in this process; fails when it starts. */
async function refusal(env: Record<string, string>): Promise<string> {
  const { explain, readConfig, serve } = await loadBuilt();
  const started = (async () => serve(readConfig({ ...settingsOf(env), PORT: String(await freePort()) })))();
  const said = await started.then(
    async ({ close }) => {
      await close();
      throw new Error('It starts.');
    },
    (error) => explain(error),
  );
  expect(said).not.toMatch(/\n\s+at /);
  return said;
}

const nowhere = () => ({
  S3_BUCKET: 'nowhere',
  S3_ENDPOINT: s3.endpoint,
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
});

test.each([
  ['early', () => ({ DATABASE_URL: databaseUrl({ database: 'no_such_database' }) }), 'no_such_database'],
  ['late', nowhere, 'no bucket nowhere'],
])(
  '`npm start` that gives up %s says what to put right and nothing else, and ends with 1',
  async (_when, wrong, says) => {
    const child = spawn(process.execPath, ['scripts/start.ts'], {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', PORT: String(await freePort()), ...settingsOf(wrong()) },
    });
    let [out, errors] = ['', ''];
    child.stdout.on('data', (chunk) => {
      out += chunk;
      if (out.includes(' is ready')) child.kill();
    });
    child.stderr.on('data', (chunk) => (errors += chunk));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect({ code, out }, errors).toEqual({ code: 1, out: '' });
    expect(errors).toContain(says);
    expect(errors.trim()).not.toContain('\n');
  },
);

/** libpq URL of the test server with one part changed. */
function databaseUrl(change: { user?: string; database?: string; host?: string; port?: number }): string {
  const { host, port, user } = inject('database');
  const socket = encodeURIComponent(change.host ?? host);
  return `postgresql://${change.user ?? user}:a-secret-word@/${change.database ?? 'postgres'}?host=${socket}&port=${change.port ?? port}`;
}

test('a wrong DATABASE_URL is explained part by part, without its password', async () => {
  const silent = createServer((socket) => socket.destroy());
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const address = silent.address();
  const silentPort = typeof address === 'object' && address ? address.port : 0;
  const cases: [string, RegExp][] = [
    ['mysql://root@localhost/ads', /it is no URL of PostgreSQL\. Such a one looks like postgresql:/],
    ['localhost:5432', /it is no URL of PostgreSQL/],
    [
      'postgresql://me:a-secret-word@no-such-host.invalid/ads',
      /no host named no-such-host\.invalid|can't be looked up/,
    ],
    [
      `postgresql://me:a-secret-word@127.0.0.1:${await freePort()}/ads`,
      /nothing listens at 127\.0\.0\.1, port \d+/,
    ],
    [`postgresql://me:a-secret-word@127.0.0.1:${silentPort}/ads`, /does not answer as PostgreSQL|hung up/],
    [databaseUrl({ host: '/nowhere' }), /no PostgreSQL socket in \/nowhere/],
    [databaseUrl({ database: 'no_such_database' }), /has no database named no_such_database\. Create it/],
    [databaseUrl({ user: 'nobody_here' }), /does not let user nobody_here in|role/],
  ];
  for (const [url, sentence] of cases) {
    const said = await refusal({ DATABASE_URL: url });
    expect(said).toContain("DATABASE_URL can't be used");
    expect(said).toMatch(sentence);
    expect(said).not.toContain('a-secret-word');
  }
  silent.close();
});

test('a DATA_DIR that is a file, a secret that is empty or cut, a bucket that is not there or closed', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(await refusal({ DATA_DIR: file })).toMatch(/DATA_DIR .*file can't be used: .*file/);
  expect(await refusal({ DATA_DIR: join(file, 'below') })).toMatch(/a part of its path, is a file/);

  for (const [content, word] of [
    ['', 'empty'],
    ['c2hvcnQ', 'cut short'],
  ] as const) {
    writeFileSync(join(place.dataDir, 'secret'), content);
    const said = await refusal({ AUTH_SECRET: '' });
    expect(said).toContain(`is ${word}. Put back the one from your backup`);
  }

  expect(await refusal(nowhere())).toContain('there is no bucket nowhere');
  s3.fail({ status: 403, code: 'AccessDenied' });
  expect(await refusal({ ...nowhere(), S3_BUCKET: s3.bucket })).toContain('refuses them');
  s3.fail(null);
});
