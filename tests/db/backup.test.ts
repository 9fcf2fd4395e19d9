import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectionStringOf, findRunningPostgres } from '#app/db/embedded/embedded-postgres.ts';
import * as schema from '#app/db/schema.ts';
import { editForm } from '#tests/support/editing.ts';
import { createUser, testSecret } from '#tests/support/factories.ts';
import { type FakeS3, startFakeS3 } from '#tests/support/fake-s3.ts';
import { finishedAds } from '#tests/support/finished-ads.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { type OwnPlace, openOwnPlace } from '#tests/support/own-place.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/server-process.ts';
import { startDatabaseProxy } from '#tests/support/tcp-proxy.ts';

const root = join(import.meta.dirname, '../..');
let folder: string;
let place: OwnPlace;
let s3: FakeS3;
const started: ServerProcess[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'adwright-backup-'));
  chmodSync(folder, 0o755);
  place = await openOwnPlace();
  s3 = await startFakeS3();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop('SIGKILL')));
  await s3.close();
  await place.close();
  rmSync(folder, { recursive: true, force: true });
});

type Settings = Record<string, string>;

/** Embedded database and files on disk below this folder, with a secret of its own. */
const onDisk = (name: string): Settings => ({ DATA_DIR: join(folder, name) });
/** A PostgreSQL server and a bucket. */
const grownUp = (): Settings => ({
  DATA_DIR: join(folder, 'grown-up'),
  DATABASE_URL: place.databaseUrl,
  S3_BUCKET: s3.bucket,
  S3_ENDPOINT: s3.endpoint,
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
});

async function start(settings: Settings): Promise<ServerProcess> {
  const server = await startServerProcess({ dataDir: settings.DATA_DIR ?? '', env: settings });
  started.push(server);
  return server;
}

function tool(verb: 'backup' | 'restore', path: string, settings: Settings) {
  return new Promise<{ code: number | null; out: string; errors: string }>((resolve) => {
    const { DATABASE_URL: _url, AUTH_SECRET: _secret, ...rest } = process.env;
    const child = spawn(process.execPath, ['scripts/backup.ts', verb, path], {
      cwd: root,
      env: { ...rest, NODE_ENV: 'production', LOG_LEVEL: 'error', ...settings },
    });
    let [out, errors] = ['', ''];
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.once('close', (code) => resolve({ code, out, errors }));
  });
}

async function embedded<T>(
  name: string,
  look: (db: NodePgDatabase<typeof schema>) => Promise<T>,
): Promise<T> {
  const connection = await findRunningPostgres({ dataDir: join(folder, name, 'postgres') });
  if (!connection) throw new Error('The embedded database does not run');
  const pool = new pg.Pool({ connectionString: connectionStringOf(connection), max: 2 });
  try {
    return await look(drizzle(pool, { schema, casing: 'snake_case' }));
  } finally {
    await pool.end();
  }
}

const generate = (url: string, cookie: string, title: string) =>
  fetch(`${url}/dashboard`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ intent: 'generate', title, idempotencyKey: `backup-test-${title}` }),
  });

/** Rows that nothing changes by itself. */
const rowsOf = async (db: NodePgDatabase<typeof schema>) => ({
  versions: await db.select().from(schema.adVersions).orderBy(schema.adVersions.version),
  settings: await db.select().from(schema.adminSettings).orderBy(schema.adminSettings.key),
});

/** What the page of an edited ad shows of its former versions: the bytes of each small picture. */
async function shownVersions(url: string, cookie: string, adId: string): Promise<Buffer[]> {
  const page = await fetch(`${url}/dashboard/ads/${adId}`, { headers: { cookie } });
  expect(page.status).toBe(200);
  const paths = (await page.text()).match(new RegExp(`/files/ads/${adId}/versions/[0-9a-f-]{36}`, 'g')) ?? [];
  return Promise.all([...new Set(paths)].map((path) => bytesOf(url + path, cookie)));
}

test('restore drill: disk and embedded database, to a server and a bucket, and back; nobody notices', async () => {
  const home = onDisk('home');
  mkdirSync(home.DATA_DIR ?? '', { mode: 0o755 });
  writeFileSync(join(home.DATA_DIR ?? '', 'secret'), `${testSecret}\n`, { mode: 0o600 });
  const first = await start(home);
  const user = await embedded('home', (db) => createUser(db, { tier: 'professional' }));
  const cookie = `${user.cookie.name}=${user.cookie.value}`;
  await Promise.all(['one', 'two'].map((title) => generate(first.url, cookie, title)));
  await embedded('home', (db) => finishedAds(db, undefined, 2));
  const adsNow = () => embedded('home', (db) => db.select().from(schema.ads).orderBy(schema.ads.title));
  for (const headline of ['Edited once', 'Edited twice']) {
    const [ad] = await adsNow();
    if (!ad) throw new Error('no ad to edit');
    const body = editForm(ad, { headline });
    const answer = await fetch(`${first.url}/dashboard/ads/${ad.id}`, {
      method: 'POST',
      headers: { cookie, origin: first.url },
      body,
    });
    expect(answer.status).toBe(200);
  }
  // A gate's own words, which the product keeps in a row.
  await embedded('home', (db) =>
    db
      .update(schema.adminSettings)
      .set({ value: { enabled: false, message: 'Back after the move.' } })
      .where(eq(schema.adminSettings.key, 'maintenance_mode')),
  );
  const ads = await adsNow();
  const edited = ads[0]?.id ?? '';
  expect(ads[0]).toMatchObject({ title: 'one', version: 3, editorId: user.id });
  const rows = await embedded('home', rowsOf);
  expect(rows.versions).toHaveLength(2);
  const versions = await shownVersions(first.url, cookie, edited);
  expect(versions).toHaveLength(2);
  const pictures = await Promise.all(ads.map((ad) => pictureOf(first.url, cookie, ad.id)));

  // While it runs, and works.
  await generate(first.url, cookie, 'three');
  const file = join(folder, 'one.backup');
  expect(await tool('backup', file, home)).toMatchObject({ code: 0, errors: '' });
  expect((await tool('backup', file, home)).errors).toContain('exists already');
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  await first.stop();

  const restored = await tool('restore', file, grownUp());
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect(restored.out).toContain('Restored: 1 user');
  const second = await start(grownUp());
  for (const [index, ad] of ads.entries())
    expect(await pictureOf(second.url, cookie, ad.id)).toEqual(pictures[index]);
  expect(await rowsOf(place.db)).toEqual(rows);
  expect(await shownVersions(second.url, cookie, edited)).toEqual(versions);
  await finishedAds(place.db, undefined, 3);
  expect(await brokenInvariants(place.db)).toEqual([]);
  expect((await generate(second.url, cookie, 'four')).status).toBe(200);
  await finishedAds(place.db, undefined, 4);

  const again = join(folder, 'two.backup');
  expect(await tool('backup', again, grownUp())).toMatchObject({ code: 0 });
  await second.stop();
  expect(await tool('restore', again, onDisk('back'))).toMatchObject({ code: 0, errors: '' });
  const third = await start(onDisk('back'));
  for (const [index, ad] of ads.entries())
    expect(await pictureOf(third.url, cookie, ad.id)).toEqual(pictures[index]);
  expect(await shownVersions(third.url, cookie, edited)).toEqual(versions);
  // A former version is more than its picture: it can be brought back.
  const bringBack = { intent: 'bring-back', version: '3', versionId: rows.versions[0]?.id ?? '' };
  const broughtBack = await fetch(`${third.url}/dashboard/ads/${edited}`, {
    method: 'POST',
    headers: { cookie, origin: third.url },
    body: new URLSearchParams(bringBack),
  });
  expect(broughtBack.status).toBe(200);
  const broken = await embedded('back', (db) => brokenInvariants(db, onDisk('back').DATA_DIR));
  expect(broken).toEqual([]);
}, 240_000);

const pictureOf = (url: string, cookie: string, adId: string) => bytesOf(`${url}/files/ads/${adId}`, cookie);

async function bytesOf(url: string, cookie: string): Promise<Buffer> {
  const answer = await fetch(url, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

test('a restore refuses what it would ruin, and says what to do', async () => {
  const settings: Settings = {
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    AUTH_SECRET: testSecret,
  };
  const file = join(folder, 'empty.backup');
  expect(await tool('backup', file, settings)).toMatchObject({ code: 0 });
  expect((await tool('restore', join(folder, 'none'), settings)).errors).toContain('There is no file');

  const cut = join(folder, 'cut.backup');
  const whole = readFileSync(file);
  writeFileSync(cut, whole.subarray(0, whole.length - 40));
  expect(await tool('restore', cut, settings)).toMatchObject({
    code: 1,
    errors: expect.stringContaining("can't be read as a backup"),
  });
  const changed = Buffer.from(whole);
  changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 0xff;
  writeFileSync(cut, changed);
  expect((await tool('restore', cut, settings)).code).toBe(1);

  await createUser(place.db);
  expect((await tool('restore', file, settings)).errors).toContain('This database has 1 user.');
  await place.db.delete(schema.users);
  const busy = new pg.Client({ connectionString: place.databaseUrl, application_name: 'adwright' });
  await busy.connect();
  expect((await tool('restore', file, settings)).errors).toContain('Stop it first');
  await busy.end();
  expect(await tool('restore', file, settings)).toMatchObject({ code: 0, errors: '' });

  // A version that knows fewer migrations than the database holds.
  await place.db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`);
  for (const refused of [
    await tool('backup', join(folder, 'newer'), settings),
    await tool('restore', file, settings),
  ])
    expect(refused.errors).toContain('newer version of this program');
});

test.each(['backup', 'restore'] as const)(
  'a %s whose database goes away says so, changes nothing and leaves no file behind',
  async (verb) => {
    const settings: Settings = { DATA_DIR: place.dataDir, AUTH_SECRET: testSecret };
    const file = join(folder, 'whole.backup');
    expect(await tool('backup', file, { ...settings, DATABASE_URL: place.databaseUrl })).toMatchObject({
      code: 0,
    });
    const { proxy, databaseUrl } = await startDatabaseProxy(place.databaseUrl, (sent) =>
      /copy .*blog_posts|truncate /i.test(sent.toString()),
    );
    const path = verb === 'backup' ? join(folder, 'lost.backup') : file;
    const lost = await tool(verb, path, { ...settings, DATABASE_URL: databaseUrl });
    await proxy.close();
    expect(lost).toMatchObject({ code: 1, out: '' });
    expect(lost.errors).toMatch(/^The database went away\b.*Nothing/);
    expect(lost.errors.trim().split('\n')).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(['whole.backup']);
    expect(await place.db.$count(schema.blogPosts)).toBe(0);
  },
);
