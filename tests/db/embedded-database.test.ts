import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { findPackage } from '#app/db/embedded/binaries.ts';
import {
  type EmbeddedPostgres,
  findRunningPostgres,
  startEmbeddedPostgres,
} from '#app/db/embedded/embedded-postgres.ts';
import { readProcess, waitForEnd } from '#app/db/embedded/process-table.ts';
import { accountForRoot } from '#app/db/embedded/run-as-user.ts';
import {
  apps,
  livingProcessesOf,
  postmasterOf,
  processes,
  query,
  startApp,
} from '#tests/support/database-instances.ts';

const asRoot = process.getuid?.() === 0;
const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'adwright-db-')));
// mkdtemp closes its folder, also to the user that PostgreSQL runs as in place of root.
chmodSync(scratch, 0o755);

const servers = new Set<EmbeddedPostgres>();
let folders = 0;

afterEach(async () => {
  for (const app of apps) {
    const gone = new Promise((resolve) => app.once('exit', resolve));
    if (app.exitCode === null && app.signalCode === null && app.kill('SIGKILL')) await gone;
  }
  apps.clear();
  for (const server of servers) await server.stop();
  servers.clear();
});

afterAll(() => {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 10 });
});

function newFolder(): string {
  folders += 1;
  return join(scratch, `data-${folders}`);
}

async function start(options: Parameters<typeof startEmbeddedPostgres>[0]): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(options);
  servers.add(server);
  return server;
}

test('a first start makes the database, a second finds its data, and stop leaves no process', async () => {
  const folder = newFolder();
  const first = await start({ dataDir: folder });
  expect(first.dataDir).toBe(folder);
  expect(await findRunningPostgres({ dataDir: folder })).toEqual(first.connection);
  await query(first, `CREATE TABLE kept AS SELECT 'ÄÉ' AS word`);
  await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toMatchObject({ code: 'already-running' });
  expect(livingProcessesOf(folder).length).toBeGreaterThan(1);
  await first.stop();
  await expect.poll(() => livingProcessesOf(folder), { timeout: 30_000 }).toEqual([]);
  expect(await findRunningPostgres({ dataDir: folder })).toBeNull();

  const second = await start({ dataDir: folder });
  const client = new pg.Client({ connectionString: second.connectionString });
  await client.connect();
  const settings = ['fsync', 'synchronous_commit', 'listen_addresses'].map(
    (name) => `current_setting('${name}')`,
  );
  const row = await client.query({
    text: `SELECT lower(word), 'Große' ILIKE 'GROß_', current_database(), ${settings} FROM kept`,
    rowMode: 'array',
  });
  await client.end();
  expect(row.rows[0]).toEqual(['äé', true, 'adwright', 'on', 'on', '']);
  expect(statSync(second.connection.host).mode & 0o777).toBe(0o700);
});

test('kill -9 while writing leaves no process and loses no acknowledged commit', async () => {
  const folder = newFolder();
  const writing = `
    const pool = new pg.Pool({ ...server.connection, max: 4 });
    await pool.query('CREATE TABLE IF NOT EXISTS written (n text PRIMARY KEY)');
    let n = 0;
    const write = async () => {
      for (;;) {
        const key = process.pid + '-' + (n++);
        await pool.query('INSERT INTO written VALUES ($1)', [key]);
        report('wrote', key);
      }
    };
    await Promise.all([write(), write(), write(), write()]);`;
  for (const delay of [0, 20, 70, 150]) {
    const { app, lines, line, gone } = startApp({ folder, program: writing });
    await line(/^wrote/);
    const postmaster = postmasterOf(folder);
    await new Promise((resolve) => setTimeout(resolve, delay));
    app.kill('SIGKILL');
    await gone;
    expect(await waitForEnd(postmaster, 5_000)).toBe(true);
    const server = await start({ dataDir: folder });
    const stored = new Set((await query<{ n: string }>(server, 'SELECT n FROM written')).map((row) => row.n));
    const lost = lines.filter((entry) => entry.startsWith('wrote ') && !stored.has(entry.slice(6)));
    expect(lost).toEqual([]);
    await server.stop();
  }
  await expect.poll(() => livingProcessesOf(folder), { timeout: 30_000 }).toEqual([]);
});

test('a kill during the first start leaves a folder that starts', async () => {
  for (const delay of [0, 100, 200, 350]) {
    const folder = newFolder();
    const { app, gone } = startApp({ folder, durable: false });
    // Node itself needs a moment; initdb's folder shows that it has begun.
    const hasBegun = () =>
      existsSync(folder) &&
      readdirSync(folder).some((name) => name.startsWith('initdb-') || name === 'cluster');
    await expect.poll(hasBegun, { interval: 5 }).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, delay));
    app.kill('SIGKILL');
    await gone;
    const server = await start({ dataDir: folder, durable: false });
    expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
    await expect.poll(() => livingProcessesOf(folder), { timeout: 30_000 }).toEqual([]);
  }
});

test('of two processes that start on one empty folder, one wins and the other is told', async () => {
  const folder = newFolder();
  const both = [startApp({ folder }), startApp({ folder })];
  const outcomes = await Promise.all(both.map(({ line }) => line(/^(started|failed)/)));
  expect(outcomes.filter((outcome) => outcome === 'started')).toHaveLength(1);
  const refusal = outcomes.find((outcome) => outcome.startsWith('failed already-running'));
  expect(refusal).toContain('DATABASE_URL');
});

test('a server without its watchdog is stopped and its data taken over', async () => {
  const folder = newFolder();
  const { app, line, gone } = startApp({
    folder,
    program: `const client = new pg.Client(server.connection);
      await client.connect();
      await client.query('CREATE TABLE kept AS SELECT 1 AS one');
      report('wrote');`,
  });
  await line(/^wrote/);
  const orphan = postmasterOf(folder);
  const watchdog = readProcess(orphan)?.parent ?? 0;
  // Stopped first, so that the app does not see its watchdog go.
  app.kill('SIGSTOP');
  const children = processes().filter(({ parent, pid }) => parent === watchdog && pid !== orphan);
  for (const { pid } of children) process.kill(pid, 'SIGKILL');
  process.kill(watchdog, 'SIGKILL');
  app.kill('SIGKILL');
  await gone;
  expect(readProcess(orphan)?.zombie).toBe(false);

  const server = await start({ dataDir: folder });
  expect(readProcess(orphan)?.zombie ?? true).toBe(true);
  expect(await query(server, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
});

test('a server that dies is started again and the same pool goes on', async () => {
  const folder = newFolder();
  const server = await start({ dataDir: folder });
  const pool = new pg.Pool(server.connection);
  pool.on('error', () => {});
  await pool.query('CREATE TABLE kept AS SELECT 1 AS one');
  for (const victim of ['postmaster', 'watchdog']) {
    const before = postmasterOf(folder);
    const died = new Promise((resolve) => server.onExit(resolve));
    process.kill(victim === 'postmaster' ? before : (readProcess(before)?.parent ?? 0), 'SIGKILL');
    await died;
    // A server whose watchdog was killed still answers until it is stopped and another takes its place.
    await expect
      .poll(() => [0, before].includes(postmasterOf(folder)), { timeout: 30_000, interval: 10 })
      .toBe(false);
    await expect
      .poll(() => pool.query('SELECT one FROM kept').then((result) => result.rows), {
        timeout: 30_000,
        interval: 10,
      })
      .toEqual([{ one: 1 }]);
  }
  await pool.end();
  await server.stop();
  // What is left of a killed watchdog looks every 0.2 s whether its server is gone.
  await expect.poll(() => livingProcessesOf(folder), { timeout: 2_000 }).toEqual([]);
});

test('a lock file whose process is a zombie, or another program, does not hold up a start', async () => {
  const folder = newFolder();
  const first = await start({ dataDir: folder, durable: false });
  const lockFile = join(folder, 'cluster', 'postmaster.pid');
  const content = readFileSync(lockFile, 'utf8').split('\n');
  await first.stop();

  // A shell would bury its child: it dies once the shell has become `cat`, which answers what it reads.
  const keeper = spawn('/bin/sh', ['-c', 'read end <&3 & echo $!; exec cat'], {
    stdio: ['pipe', 'pipe', 'ignore', 'pipe'],
  });
  apps.add(keeper);
  const [input, output, , end] = keeper.stdio;
  const heard = () => new Promise<string>((resolve) => output?.once('data', (data) => resolve(String(data))));
  const zombie = Number(await heard());
  const answer = heard();
  input?.write('Are you there?\n');
  await answer;
  if (end && 'write' in end) end.write('\n');
  await expect.poll(() => readProcess(zombie)?.zombie).toBe(true);

  for (const pid of [zombie, keeper.pid]) {
    writeFileSync(lockFile, [pid, ...content.slice(1)].join('\n'), { mode: 0o600 });
    const owner = statSync(join(folder, 'cluster'));
    chownSync(lockFile, owner.uid, owner.gid);
    const server = await start({ dataDir: folder, durable: false });
    expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
  }
});

test('files of another major version are refused with the way out', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'cluster'), { recursive: true });
  writeFileSync(join(folder, 'cluster', 'PG_VERSION'), '17\n');
  await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toMatchObject({
    code: 'other-major',
    message: expect.stringMatching(/PostgreSQL 17.*PostgreSQL 18.*DATABASE_URL/s),
  });
  expect(readFileSync(join(folder, 'cluster', 'PG_VERSION'), 'utf8')).toBe('17\n');
});

test('a folder of somebody else’s files is refused and left alone', async () => {
  const folder = newFolder();
  mkdirSync(join(folder, 'cluster'), { recursive: true });
  writeFileSync(join(folder, 'cluster', 'notes.txt'), 'mine');
  await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toMatchObject({ code: 'unusable-folder' });
  expect(readdirSync(join(folder, 'cluster'))).toEqual(['notes.txt']);
});

test('the path of a folder may be long and hold spaces and quotes', async () => {
  const folder = join(scratch, `it's "a", folder ${'x'.repeat(90)}`);
  const server = await start({ dataDir: folder, durable: false });
  expect(Buffer.byteLength(join(server.connection.host, '.s.PGSQL.5432'))).toBeLessThanOrEqual(107);
  expect(await query(server, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(await findRunningPostgres({ dataDir: folder })).toEqual(server.connection);
  await server.stop();
  rmSync(server.connection.host, { recursive: true });
});

/** A platform package as npm leaves it when it blocks install scripts: without the symbolic links. */
function packageWithoutLinks(): string {
  const folder = join(scratch, `package-${folders}`);
  const installed = dirname(findPackage().native);
  cpSync(installed, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a') && !lstatSync(path).isSymbolicLink(),
  });
  return folder;
}

test('missing symbolic links are made, or a copy is used where the package is read-only', async () => {
  const packageFolder = packageWithoutLinks();
  const readOnly = newFolder();
  if (asRoot) {
    // Root may write anywhere, so the read-only case needs a normal user.
    const { uid } = accountForRoot();
    mkdirSync(readOnly);
    chownSync(readOnly, uid, uid);
    const { app, lines, line, gone } = startApp({ folder: readOnly, packageFolder, uid });
    expect(await line(/^(started|failed)/)).toBe('started');
    expect(lines).toContain('copied');
    app.kill('SIGKILL');
    await gone;
  } else {
    chmodSync(join(packageFolder, 'native', 'lib'), 0o555);
    const server = await start({ dataDir: readOnly, packageFolder });
    expect(readdirSync(readOnly)).toContain('binaries');
    await server.stop();
    chmodSync(join(packageFolder, 'native', 'lib'), 0o755);
  }
  expect(existsSync(join(packageFolder, 'native', 'lib', 'libpq.so.5'))).toBe(false);

  const writable = newFolder();
  await start({ dataDir: writable, packageFolder, durable: false });
  expect(lstatSync(join(packageFolder, 'native', 'lib', 'libpq.so.5')).isSymbolicLink()).toBe(true);
  expect(readdirSync(writable)).not.toContain('binaries');
});

test.runIf(asRoot)(
  'root’s closed folders: programs and data move to where PostgreSQL’s user can reach them',
  async () => {
    const closed = join(scratch, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const packageFolder = join(closed, 'package');
    cpSync(dirname(findPackage().native), packageFolder, { recursive: true, verbatimSymlinks: true });
    const dataDir = join(closed, 'data');
    const log: string[] = [];
    const first = await start({ dataDir, packageFolder, durable: false, log: (line) => log.push(line) });
    try {
      expect(first.dataDir).not.toBe(dataDir);
      expect(log.join('\n')).toContain(`The database lives in ${first.dataDir}`);
      expect(await findRunningPostgres({ dataDir })).toEqual(first.connection);
      await query(first, 'CREATE TABLE kept AS SELECT 1 AS one');
      await first.stop();
      const second = await start({ dataDir, packageFolder, durable: false });
      expect(second.dataDir).toBe(first.dataDir);
      expect(await query(second, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
      await second.stop();

      // A copy of the folder holds the note and no database.
      const copy = join(closed, 'copy');
      cpSync(dataDir, copy, { recursive: true });
      await expect(start({ dataDir: copy, packageFolder, durable: false })).rejects.toThrow(
        /it was copied or moved\. Start where it was before .* npm run restore|npm run backup/,
      );
    } finally {
      await first.stop();
      rmSync(first.dataDir, { recursive: true });
    }
  },
);
