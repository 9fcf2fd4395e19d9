import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { createUser } from '../tests/support/factories.ts';
import type { ServerProcess } from '../tests/support/server-process.ts';
import { amounts, busiestUser, fillTables } from './admin-rows.ts';
import { benchSwitch } from './admin-switch.ts';
import { withOwnServer } from './own-server.ts';
import { measure, percentile, report } from './statistics.ts';

const loads = 20;
/** ms a page may take, 95th percentile. */
const bar = 200;

/**
 * How long every page of the operators' area takes over HTTP, HTML included, next to /healthz. The database has 100,000
 * users, 1,000,000 ads and 100,000 newsletter addresses. Also what an export of the addresses costs in time and memory.
 * And how soon 500 open sessions on two processes hear that the maintenance switch was flipped.
 */
export async function benchAdmin(): Promise<void> {
  await withOwnServer(async ({ server, connection, pool, db }) => {
    const client = await pool.connect();
    await fillTables(client);
    client.release();
    const admin = await createUser(db, { role: 'admin' });
    const cookie = `${admin.cookie.name}=${admin.cookie.value}`;
    await benchPages({ server, cookie, pool, places: await placesOf(pool) });
    await benchExport(server, cookie);
    await benchSwitch({ server, connection, db, cookie });
  });
}

/** Path of a page, and something only its full answer holds. */
type Place = [path: string, holds: string];

export async function placesOf(pool: pg.Pool): Promise<Place[]> {
  const first = async (sql: string) => (await pool.query<{ value: string }>(sql)).rows[0]?.value ?? '';
  const message = await first(`select id as value from contact_requests where status = 'resolved' limit 1`);
  const post = await first('select id as value from blog_posts limit 1');
  const issue = await first('select id as value from newsletter_issues limit 1');
  const oldEntry = await first(
    `select created_at::text || '~' || id as value from audit_log order by created_at offset 100 limit 1`,
  );
  const [usersEnd, newsletterEnd, contactEnd] = [
    amounts.users / 25,
    amounts.newsletter / 25,
    amounts.contact / 20,
  ];
  const table = '<table';
  const list = (path: string, queries: string[], holds: string): Place[] =>
    queries.map((query) => [
      `/admin/${path}${query && `?${query}`}`,
      query.includes('zzqqxx') ? 'found' : holds,
    ]);
  return [
    ['/admin/dashboard', 'Credits Used'],
    ['/admin/dashboard?tab=media', 'Credits Used'],
    ['/admin/dashboard?tab=analytics&days=7', 'Provider errors'],
    ['/admin/dashboard?tab=analytics&days=90', 'Provider errors'],
    ['/admin/dashboard?tab=settings', 'Beta Mode'],
    ...list(
      'users',
      [
        ...[
          '',
          'page=40',
          `page=${usersEnd / 2}`,
          `page=${usersEnd - 1}`,
          'q=example',
          'q=e',
          'q=smith',
          'q=M%C3%BCller',
        ],
        ...[
          'q=user.77777',
          'q=.77777%40',
          'q=zzqqxx',
          'q=%25_%27',
          'q=example&page=1200',
          'plan=starter',
          'plan=professional',
        ],
        ...[
          'plan=enterprise&page=200',
          'plan=starter&page=3000',
          'status=blocked',
          'status=unverified&page=300',
          'status=admins',
        ],
        ...['plan=starter&status=unverified&q=anna'],
      ].filter((query) => !['q=user.77777', 'q=%25_%27'].includes(query)),
      table,
    ),
    [`/admin/users/${busiestUser}`, 'Ad number'],
    [`/admin/users/${busiestUser}?page=${Math.floor((amounts.adsOfOne * 0.9) / 12)}`, 'Ad number'],
    [`/admin/users/${busiestUser}?ads=failed`, 'Ad'],
    ...list(
      'contact',
      [
        ...[
          '',
          'page=40',
          `page=${contactEnd / 2}`,
          `page=${contactEnd}`,
          'status=open',
          'status=in_progress',
        ],
        ...[
          'status=resolved&page=2000',
          'q=please',
          'q=e',
          'q=writer.31234',
          'q=zzqqxx',
          'q=refund+invoice',
          'status=resolved&q=arabic',
        ],
        `id=${message}`,
      ],
      'Back',
    ).map(([path, holds]): Place => [path, holds === 'Back' ? 'writer.' : holds]),
    ...list(
      'newsletter',
      [
        '',
        `page=${newsletterEnd / 2}`,
        `page=${newsletterEnd}`,
        'q=example',
        'q=e',
        'q=refund',
        'q=.54321%40',
        'q=zzqqxx',
      ],
      table,
    ),
    ['/admin/newsletter/issues', 'Issue 1'],
    ['/admin/newsletter/issues?page=9', 'Issue 1'],
    [`/admin/newsletter/issues/${issue}`, 'Issue'],
    ...list(
      'media',
      ['', 'page=60', 'page=125', 'category=gallery&page=10', 'q=logo', 'q=picture-1234', 'q=zzqqxx'],
      'ctivate',
    ),
    ['/admin/media/from-ads', 'finished'],
    ...list('blog', ['', 'page=50', 'page=100', 'q=refund', 'q=zzqqxx'], 'Editor'),
    [`/admin/blog/${post}/edit`, 'Editor'],
    ...list(
      'audit',
      [
        '',
        `before=${encodeURIComponent(oldEntry)}`,
        'noun=contact',
        'q=user',
        'q=user-12345',
        'q=%40example',
        'q=zzqqxx',
      ],
      'user',
    ),
    ...list('jobs', ['', 'page=200'], 'ECONNREFUSED'),
    ['/admin/settings', 'Maintenance Mode'],
  ];
}

export async function benchPages(input: {
  server: ServerProcess;
  cookie: string;
  pool: pg.Pool;
  places: Place[];
}): Promise<void> {
  const { server, cookie, pool, places } = input;
  const load =
    ([path, holds]: Place) =>
    async () => {
      const response = await fetch(server.url + path, { headers: { cookie } });
      const page = await response.text();
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
      if (!page.includes(holds)) throw new Error(`${path} does not show what it should: ${holds}`);
    };
  const yardstick = async () =>
    report('yardstick: GET /healthz', await measure(load(['/healthz', '']), loads, 10));
  await yardstick();
  const past: string[] = [];
  for (const place of places) {
    await measure(load(place), 3, 0);
    const before = await processorTime(server, pool);
    const samples = await measure(load(place), loads, 0);
    const work = ((await processorTime(server, pool)) - before) / loads;
    const isPast = percentile(samples, 0.95) >= bar;
    if (isPast) past.push(place[0]);
    const name = `GET ${place[0].replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '…')}`;
    report(name, samples, `processor ${work.toFixed(0)} ms${isPast ? ', PAST THE BAR' : ''}`);
  }
  await yardstick();
  process.stdout.write(`  ${past.length} of ${places.length} pages are past ${bar} ms\n`);
}

/**
 * ms of processor time the server and the database have used so far. It shows what a page costs, however busy the
 * machine is. Linux only, NaN elsewhere.
 */
async function processorTime(server: ServerProcess, pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const [own] = rows;
  const postmaster = fieldsOf(own?.pid ?? 0)[1] ?? Number.NaN;
  const backends = existsSync('/proc') ? readdirSync('/proc').map(Number).map(fieldsOf) : [];
  const living = backends.filter((fields) => fields[1] === postmaster);
  // With what its backends had used that are gone by now.
  const [, , , , , , , , , , , user = Number.NaN, system = 0, pastUser = 0, pastSystem = 0] =
    fieldsOf(postmaster);
  const ticks = [...living, fieldsOf(server.pid)].map((fields) => (fields[11] ?? 0) + (fields[12] ?? 0));
  return (ticks.reduce((sum, each) => sum + each, 0) + user + system + pastUser + pastSystem) * 10;
}

/** The numbers of /proc/PID/stat from the third on: parent at 1, ticks of 10 ms from 11 on. */
function fieldsOf(pid: number): number[] {
  return readStatus(pid, 'stat').split(') ')[1]?.split(' ').map(Number) ?? [];
}

function readStatus(pid: number, file: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Takes the export as fast as it comes and looks at how much the server's memory grows meanwhile. */
export async function benchExport(server: ServerProcess, cookie: string): Promise<void> {
  const samples: number[] = [];
  const grown: number[] = [];
  let bytes = 0;
  for (let run = 0; run < 5; run++) {
    const before = residentBytes(server.pid);
    let peak = before;
    const started = performance.now();
    const response = await fetch(`${server.url}/admin/newsletter/export`, { headers: { cookie } });
    bytes = 0;
    let lines = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      for (const byte of chunk) if (byte === 10) lines++;
      peak = Math.max(peak, residentBytes(server.pid));
    }
    samples.push(performance.now() - started);
    grown.push(peak - before);
    if (lines !== amounts.newsletter + 1) throw new Error(`the export has ${lines} lines`);
  }
  const megabytes = (value: number) => `${(value / 1e6).toFixed(1)} MB`;
  const growth = grown.map(megabytes).join(', ');
  report(`CSV of ${amounts.newsletter} addresses`, samples, `${megabytes(bytes)}, memory grew by ${growth}`);
}

/** Memory the process holds now; Linux only, NaN elsewhere. */
function residentBytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readStatus(pid, 'status')) ?? [];
  return Number(kilobytes) * 1024;
}
