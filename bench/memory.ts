import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import * as schema from '../app/db/schema.ts';
import { sampleBriefs } from '../scripts/showcase/briefs.ts';
import { createUser } from '../tests/support/factories.ts';
import { withOwnServer } from './own-server.ts';

/** Ads in all; MEMORY_ADS asks for fewer. */
const all = Number(process.env.MEMORY_ADS ?? 2_000);
/** The size is read after so many ads; the last reading is compared with the first. */
const looks = [100, 200, 400, 800, 1_400].filter((count) => count < all);
/** The most that the resident size after all of them may be of that after the first. */
const bar = 1.5;
/** Ads in line at once: enough to keep both painters busy, few enough for nobody to be refused. */
const inLine = 12;
const accounts = 5;

/** Makes ads over HTTP as fast as they are drawn and prints the resident size of the process. */
export async function benchMemory(): Promise<void> {
  await withOwnServer(async ({ server, db }) => {
    const users = await Promise.all(
      Array.from({ length: accounts }, () => createUser(db, { tier: 'enterprise' })),
    );
    const ended = async () =>
      Number(
        (await db.execute(sql`select count(*) as ads from ads where status <> 'generating'`)).rows[0]?.ads,
      );
    let asked = 0;
    const makeUntil = async (count: number) => {
      for (;;) {
        const done = await ended();
        if (done >= count) break;
        while (asked < Math.min(count, done + inLine)) {
          const user = users[asked % accounts];
          const sample = sampleBriefs[asked % sampleBriefs.length];
          if (!user || !sample) throw new Error('nobody to make an ad for');
          await generate(server.url, user.cookie, { intent: 'generate', size: sample.size, ...sample.brief });
          asked += 1;
        }
        await pause(50);
      }
      // What is collected in a moment of rest does not count.
      await pause(2_000);
      const mb = residentMb(server.pid);
      process.stdout.write(`  after ${count} ads: ${mb} MB resident\n`);
      return mb;
    };
    const sizes: number[] = [];
    for (const count of [...looks, all]) sizes.push(await makeUntil(count));
    const [early = 0, late = 0] = [sizes.at(0), sizes.at(-1)];
    const failed = await db.$count(schema.ads, sql`status = 'failed'`);
    const ratio = late / early;
    process.stdout.write(`  ${ratio.toFixed(2)} times as much (at most ${bar}); ${failed} ads failed\n`);
    const reasons = await db.execute(
      sql`select failure as reason, count(*) as ads from ads where status = 'failed' group by 1`,
    );
    for (const { reason, ads } of reasons.rows) process.stdout.write(`    ${ads} × ${reason}\n`);
    if (ratio > bar) process.exitCode = 1;
  });
}

async function generate(
  url: string,
  cookie: { name: string; value: string },
  fields: Record<string, string>,
): Promise<void> {
  const response = await fetch(`${url}/dashboard`, {
    method: 'POST',
    headers: { cookie: `${cookie.name}=${cookie.value}`, origin: url },
    body: new URLSearchParams(fields),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the request was answered with ${response.status}`);
}

/** Resident size of a process with its threads, MB. Linux only. */
function residentMb(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Math.round(Number(line?.[1] ?? 0) / 1024);
}
