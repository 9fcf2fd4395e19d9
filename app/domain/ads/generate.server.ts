import { createHash, randomInt, randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { ModelError } from '#app/adapters/model-error.ts';
import { StorageError } from '#app/adapters/storage/port.ts';
import { ComposeError } from '#app/composer/render/compose.ts';
import { pngWithXmp } from '#app/composer/render/png-xmp.ts';
import { config } from '#app/config.server.ts';
import {
  db,
  type Executor,
  isDatabaseDown,
  isMissingParent,
  isUniqueViolation,
} from '#app/db/client.server.ts';
import { ads, teamMembers } from '#app/db/schema.ts';
import { entitlementOf } from '#app/domain/billing/entitlement.server.ts';
import { type Plan, plans } from '#app/domain/billing/plans.ts';
import { getUsage, refundCredit, reserveCredits } from '#app/domain/usage/usage.server.ts';
import { enqueue } from '#app/jobs/queue.server.ts';
import { publish } from '#app/live.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { adSeconds, adsEnded } from '#app/metrics.server.ts';
import { type AdFile, discardFiles, keepFiles, newAdFolder, storeFiles } from './ad-files.server.ts';
import { type AdOrder, promptOf } from './ad-form.ts';
import { maxSeed, variantCounts } from './ad-form-limits.ts';
import { type DrawnAd, designAndDraw } from './design-and-draw.server.ts';
import type { AdFailure } from './failures.ts';
import { provenanceXmp } from './provenance.ts';
import {
  type Claim,
  claimNextAd,
  countWaiting,
  heldBy,
  maxAttempts,
  type Pictures,
  releaseClaim,
  setStage,
  touchClaim,
} from './turns.server.ts';
import { isSomebodyAtWork } from './workers.server.ts';

/** How often a worker says it is still at it, in ms. */
const heartbeatEvery = 3_000;

export type StartResult =
  | { ok: true; adIds: string[] }
  /** `isMember`: the credits are those of a team whose plan is another person's to change. */
  | {
      ok: false;
      reason: 'limit-reached';
      plan: Plan;
      used: number;
      limit: number;
      asked: number;
      isMember: boolean;
    }
  /** As many ads of the account wait for their turn as may; nothing was charged. */
  | { ok: false; reason: 'too-many-waiting'; plan: Plan; waiting: number; most: number; asked: number }
  /** No worker runs anywhere that would draw it; nothing was charged. */
  | { ok: false; reason: 'nobody-at-work'; plan: Plan }
  | { ok: false; reason: 'size-not-allowed' | 'images-not-allowed' | 'tuning-not-allowed'; plan: Plan }
  /** Deleted in another window while this was on its way. */
  | { ok: false; reason: 'account-gone' };

/**
 * Starts a generation: checks what the plan allows, then in one transaction takes the credits, makes the ads and wakes
 * a worker for each: all variants or none. The same idempotency key gives the same ads and is charged once, however
 * often, however parallel and with however many variants it is sent. `pictures` holds one set of files for each
 * variant. Somebody in a team uses the owner's plan and credits, and the ads are the team's.
 */
export async function startGeneration(input: {
  userId: string;
  order: AdOrder;
  pictures?: readonly Pictures[];
  sourceAdId?: string;
  /** Draws this ad again; without it and without a fixed seed one is drawn by lot. */
  seed?: number;
}): Promise<StartResult> {
  const { userId, order, pictures = [], sourceAdId } = input;
  const { size, variants: asked = 1 } = order;
  const pictureKeys = pictures.flatMap((set) => Object.values(set)).filter((key) => key !== null);
  const { tier, accountId } = await entitlementOf(userId);
  const plan = plans[tier];
  if (!plan.sizes.includes(size)) return { ok: false, reason: 'size-not-allowed', plan };
  if (pictureKeys.length > 0 && !plan.imageUploads) return { ok: false, reason: 'images-not-allowed', plan };
  if ((asked > 1 || order.tuning) && !plan.fineTuning)
    return { ok: false, reason: 'tuning-not-allowed', plan };
  const idempotencyKey = order.idempotencyKey ?? randomUUID();

  try {
    const adIds = await db.transaction(async (tx) => {
      const known = await findByIdempotencyKey(accountId, idempotencyKey, tx);
      if (known.length > 0) return known;
      // A member who left the team cannot take its credits. One who is leaving right now has to wait until this ad is
      // started.
      if (accountId !== userId && !(await holdMembership(userId, accountId, tx))) return null;
      if (!(await isSomebodyAtWork(tx))) throw new NobodyAtWork();
      const planLimit = plan.monthlyGenerations;
      const month = await reserveCredits(tx, { userId: accountId, planLimit, count: asked });
      // The last credits may have gone to the same form, sent a moment earlier.
      if (!month) return findByIdempotencyKey(accountId, idempotencyKey, tx);
      // Counted after the reservation, which lets an account's requests through one at a time.
      const waiting = await countWaiting(accountId, tx);
      if (waiting + asked > config().waitingAdsPerAccount) throw new TooManyWaiting(waiting);
      const rows = variantsOf({ order: { ...order, idempotencyKey }, seed: input.seed }).map(
        (row, index) => ({
          ...row,
          ...pictures[index],
          userId: accountId,
          creatorId: userId,
          chargedMonth: month,
          sourceAdId,
        }),
      );
      const made = await tx.insert(ads).values(rows).returning({ id: ads.id });
      await keepFiles(pictureKeys, tx);
      for (const { id } of made) await enqueue('generate-ad', { adId: id }, { tx, key: id });
      return made.map(({ id }) => id);
    });
    if (adIds === null) return startGeneration(input);
    if (adIds.length > 0) return { ok: true, adIds };
  } catch (error) {
    // Two requests with one key at the same time: the unique index let one through, both get its ads.
    const known = isUniqueViolation(error) ? await findByIdempotencyKey(accountId, idempotencyKey) : [];
    if (known.length > 0) return { ok: true, adIds: known };
    if (isMissingParent(error)) return { ok: false, reason: 'account-gone' };
    if (error instanceof NobodyAtWork) return { ok: false, reason: 'nobody-at-work', plan };
    if (error instanceof TooManyWaiting) {
      const most = config().waitingAdsPerAccount;
      return { ok: false, reason: 'too-many-waiting', plan, waiting: error.waiting, most, asked };
    }
    throw error;
  }
  const { used, limit } = await getUsage(accountId, plan.monthlyGenerations);
  return { ok: false, reason: 'limit-reached', plan, used, limit, asked, isMember: accountId !== userId };
}

/** Ends the transaction before anything is reserved. */
class NobodyAtWork extends Error {}

/** Undoes a reservation: so many ads of the account wait already. */
class TooManyWaiting extends Error {
  readonly waiting: number;
  constructor(waiting: number) {
    super('too many ads wait for their turn');
    this.waiting = waiting;
  }
}

/** One row for each variant, the first the newest. A fixed seed counts up from one variant to the next. */
function variantsOf({ order, seed }: { order: AdOrder & { idempotencyKey: string }; seed?: number }) {
  const { brief, size, tuning, language, languageHint, idempotencyKey, variants = 1 } = order;
  const base = tuning?.seed ?? seed ?? randomInt(maxSeed + 1);
  return Array.from({ length: variants }, (_, index) => {
    const own = (base + index) % (maxSeed + 1);
    return {
      title: brief.title,
      prompt: promptOf(brief),
      brief,
      size,
      language,
      languageHint,
      seed: own,
      tuning: tuning && (tuning.seed === undefined ? tuning : { ...tuning, seed: own }),
      idempotencyKey: index === 0 ? idempotencyKey : `${idempotencyKey}/${index + 1}`,
      createdAt: sql`now() - ${index} * interval '1 microsecond'`,
    };
  });
}

/** Every ad made under a key; none when it was never used. A key of the form holds no slash. */
export async function findByIdempotencyKey(accountId: string, key: string, executor: Executor = db) {
  const keys = variantCounts.map((count) => (count === '1' ? key : `${key}/${count}`));
  const known = await executor
    .select({ id: ads.id })
    .from(ads)
    .where(and(eq(ads.userId, accountId), inArray(ads.idempotencyKey, keys)));
  return known.map(({ id }) => id);
}

/** Locks a membership until the transaction ends. False when it has ended already. */
async function holdMembership(userId: string, ownerId: string, tx: Executor): Promise<boolean> {
  const held = await tx
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .where(and(eq(teamMembers.userId, userId), eq(teamMembers.ownerId, ownerId)))
    .for('share');
  return held.length > 0;
}

/**
 * Makes the ad whose turn it is, if one waits. Safe to run twice: one worker at a time works on a row, by a lease that
 * heartbeats keep alive. Only the worker that holds the lease can end the row. Ends in `completed`, or in `failed` with
 * a reason and the credit given back. Throws when the queue should try again.
 */
export async function runNextGeneration(signal?: AbortSignal): Promise<void> {
  const claim = await claimNextAd();
  if (!claim) return;
  const stopClock = adSeconds.startTimer();
  const heartbeat = setInterval(() => touchClaim(claim).catch(() => undefined), heartbeatEvery);
  try {
    const { tier } = await entitlementOf(claim.userId);
    for (const seed of seedsFor(claim)) {
      const drawn = await designAndDraw(
        { ...claim, seed, isMarked: plans[tier].watermark },
        { signal, onStage: (stage) => setStage(claim, stage) },
      );
      if (await complete(claim, { ...drawn, seed })) return void stopClock();
    }
    log.info({ adId: claim.id }, 'every take on this brief is there already');
    await failGeneration(claim.id, 'same-picture', claim.attempts);
  } catch (error) {
    if (signal?.aborted) {
      // The process is stopping: leave the row to the next worker.
      await releaseClaim(claim);
      throw error;
    }
    const failure = failureOf(error);
    log.warn(
      { adId: claim.id, failure, attempt: claim.attempts, error: describeError(error) },
      'generation failed',
    );
    const again = isWorthAnotherTry(error) && claim.attempts < maxAttempts;
    if (!again) return void (await failGeneration(claim.id, failure, claim.attempts));
    await releaseClaim(claim);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

/** Tries after which a brief counts as drawn in every possible way. */
const mostTakes = 6;

/** The seeds to draw with, one after another until the picture is a new one: only the first when the user fixed it. */
function seedsFor({ seed, tuning }: Claim): number[] {
  if (tuning?.seed !== undefined) return [seed];
  // Far apart: the seeds of the other variants are next to each other.
  return Array.from({ length: mostTakes }, (_, take) => (seed + take * 7_919) % (maxSeed + 1));
}

/** Ends a generation as completed. False, and nothing stored, when this very picture is among the account's ads. */
async function complete(claim: Claim, drawn: DrawnAd & { seed: number }): Promise<boolean> {
  const pictureHash = createHash('sha256').update(drawn.clean).digest('hex');
  if (await hasPicture(claim.userId, pictureHash)) return false;
  const folder = newAdFolder();
  const xmp = provenanceXmp(drawn);
  const png = (name: string, bytes: Buffer): AdFile => ({
    key: `${folder}/${name}.png`,
    bytes: pngWithXmp(bytes, xmp),
    contentType: 'image/png',
  });
  const clean = png('clean', drawn.clean);
  const marked = png('marked', drawn.marked);
  const files = drawn.scene ? [clean, marked, drawn.scene] : [clean, marked];
  await storeFiles(files);
  const keys = files.map((file) => file.key);
  const completing = db.transaction(async (tx) => {
    const [row] = await tx
      .update(ads)
      .set({
        status: 'completed',
        stage: 'setting-type',
        seed: drawn.seed,
        pictureHash,
        design: drawn.design,
        report: drawn.report,
        writer: drawn.writer,
        writerFailure: drawn.writerFailure,
        painter: drawn.painter,
        cleanKey: clean.key,
        markedKey: marked.key,
        sceneKey: drawn.scene?.key ?? null,
        completedAt: sql`now()`,
      })
      .where(and(heldBy(claim), isNull(ads.deletedAt)))
      .returning({ id: ads.id });
    if (!row) return false;
    await keepFiles(keys, tx);
    await publish(
      { type: 'ad', userId: claim.userId, adId: claim.id, status: 'completed', stage: 'setting-type' },
      tx,
    );
    return true;
  });
  const outcome = await completing.catch((error: unknown) => {
    // Two variants came to one picture at the same moment.
    if (isUniqueViolation(error)) return 'repeated' as const;
    throw error;
  });
  if (outcome === true) adsEnded.inc({ outcome: 'completed' });
  else await discardFiles(keys);
  return outcome !== 'repeated';
}

async function hasPicture(userId: string, pictureHash: string): Promise<boolean> {
  const same = and(eq(ads.userId, userId), eq(ads.pictureHash, pictureHash), isNull(ads.deletedAt));
  return (await db.$count(ads, same)) > 0;
}

/**
 * Ends a generation as failed and gives the credit back to the month it came from, once. With `attempt` only while that
 * attempt still holds the row. False when the ad had already ended.
 */
export async function failGeneration(adId: string, failure: AdFailure, attempt?: number): Promise<boolean> {
  const hasFailed = await db.transaction(async (tx) => {
    const [row] = await tx
      .update(ads)
      .set({ status: 'failed', failure, refundedAt: sql`now()` })
      .where(
        and(
          eq(ads.id, adId),
          eq(ads.status, 'generating'),
          isNull(ads.refundedAt),
          attempt === undefined ? undefined : eq(ads.attempts, attempt),
        ),
      )
      .returning({ userId: ads.userId, month: ads.chargedMonth, stage: ads.stage });
    if (!row) return false;
    await refundCredit(tx, row.userId, row.month);
    await publish({ type: 'ad', userId: row.userId, adId, status: 'failed', stage: row.stage }, tx);
    return true;
  });
  if (hasFailed) adsEnded.inc({ outcome: failure });
  return hasFailed;
}

function failureOf(error: unknown): AdFailure {
  if (error instanceof ModelError) return `model-${error.reason}`;
  if (error instanceof ComposeError) return 'no-layout-passes';
  if (error instanceof StorageError) return error.reason === 'full' ? 'storage-full' : 'storage-unavailable';
  return 'unexpected';
}

/** The adapters have spent their own retries; what is left is the database going away for a moment. */
function isWorthAnotherTry(error: unknown): boolean {
  return isDatabaseDown(error);
}
