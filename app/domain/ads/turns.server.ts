import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { db, type Executor } from '#app/db/client.server.ts';
import { type AdStage, ads } from '#app/db/schema.ts';
import { publish } from '#app/live.server.ts';

/** s after which a generation without a sign of life counts as abandoned by its worker. */
export const leaseSeconds = 12;
/** Times a generation is taken up before it counts as failed. */
export const maxAttempts = 3;

/** Pictures sent with a brief, stored already (see storeUploads). */
export type Pictures = { referenceKey: string | null; productKey: string | null };

/** An ad that a worker has taken up, as far as making it needs. */
export type Claim = Pick<
  typeof ads.$inferSelect,
  'id' | 'userId' | 'brief' | 'size' | 'seed' | 'tuning' | 'language' | 'languageHint' | 'attempts'
> &
  Pictures;

const leaseBegan = sql`now() - make_interval(secs => ${leaseSeconds})`;
const isGenerating = eq(ads.status, 'generating');
const isFree = and(
  isGenerating,
  lt(ads.attempts, maxAttempts),
  or(eq(ads.attempts, 0), lt(ads.touchedAt, leaseBegan)),
);

/**
 * Takes up the ad whose turn it is, if one waits. Accounts take turns: first the account with the fewest ads being
 * made, then the one whose last turn is longest ago. Of an account, the oldest ad comes first. So a thousand ads of one
 * account delay another account's only ad by one. undefined when nothing waits.
 */
export async function claimNextAd(): Promise<Claim | undefined> {
  const accounts = sql`(
    select waiting.user_id, waiting.busy,
      (select max(started.started_at) from ${ads} started
        where started.user_id = waiting.user_id and started.started_at is not null) as last_turn
    from (
      select user_id, count(*) filter (where attempts > 0 and touched_at >= ${leaseBegan}) as busy
      from ${ads} where status = 'generating' group by user_id
    ) waiting
  )`;
  const next = sql`(
    select ${ads.id} from ${ads} join ${accounts} account on account.user_id = ${ads.userId}
    where ${isFree}
    order by account.busy, account.last_turn nulls first, ${ads.createdAt}, ${ads.id}
    limit 1 for update of ${ads} skip locked
  )`;
  // Another worker may have taken the row between being chosen and being locked.
  for (let attempt = 0; attempt < 3; attempt++) {
    const [row] = await db
      .update(ads)
      .set({
        attempts: sql`${ads.attempts} + 1`,
        touchedAt: sql`now()`,
        startedAt: sql`coalesce(${ads.startedAt}, now())`,
      })
      .where(eq(ads.id, next))
      .returning();
    if (row || (await db.$count(ads, isFree)) === 0) return row;
  }
  return undefined;
}

/** The row of a claim while the attempt still holds it. */
export const heldBy = (claim: Claim): SQL | undefined =>
  and(eq(ads.id, claim.id), isGenerating, eq(ads.attempts, claim.attempts));

/** A sign of life: the lease begins anew. */
export async function touchClaim(claim: Claim): Promise<void> {
  await db.update(ads).set({ touchedAt: sql`now()` }).where(heldBy(claim));
}

/** Gives the lease up, so that the next try need not wait for it to run out. */
export async function releaseClaim(claim: Claim): Promise<void> {
  await db
    .update(ads)
    .set({ touchedAt: new Date(0) })
    .where(heldBy(claim));
}

/** Notes the stage a generation has reached, and tells who watches. */
export async function setStage(claim: Claim, stage: AdStage): Promise<void> {
  await db.update(ads).set({ stage, touchedAt: sql`now()` }).where(heldBy(claim));
  await publish({ type: 'ad', userId: claim.userId, adId: claim.id, status: 'generating', stage }, db);
}

/** Ads of an account that no worker has taken up yet. */
export async function countWaiting(accountId: string, executor: Executor): Promise<number> {
  const [row] = await executor
    .select({ waiting: sql<number>`count(*)::int` })
    .from(ads)
    .where(and(eq(ads.userId, accountId), isGenerating, eq(ads.attempts, 0)));
  return row?.waiting ?? 0;
}

/** How many ads come before each of these that wait, by the turns of their accounts; others are not in the answer. */
export async function placesInLine(adIds: readonly string[]): Promise<Map<string, number>> {
  if (adIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; before: number }>(sql`
    with line as (
      select id, rank() over (order by turn, created_at, id) - 1 as before from (
        select id, created_at, row_number() over (partition by user_id order by created_at, id) as turn
        from ${ads} where status = 'generating' and attempts = 0
      ) turns
    )
    select id, before::int from line
    where id in (${sql.join(
      adIds.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`);
  return new Map(rows.map(({ id, before }) => [id, before]));
}

/** Generations that are over: taken up too often, or begun so many s ago. */
export const isOverAfter = (seconds: number): SQL<boolean> =>
  sql<boolean>`${or(
    gte(ads.attempts, maxAttempts),
    lt(ads.startedAt, sql`now() - make_interval(secs => ${seconds})`),
  )}`;

/** Generations nobody gives a sign of life for: their worker is gone, or they wait. */
export const isUntended = and(isGenerating, lt(ads.touchedAt, leaseBegan));
