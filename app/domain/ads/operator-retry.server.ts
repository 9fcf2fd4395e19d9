import { and, eq, isNull } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import { ads } from '#app/db/schema.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { entitlementOf } from '#app/domain/billing/entitlement.server.ts';
import { retryFailedAd } from './retry.server.ts';

export type RetryOutcome =
  | { ok: true }
  /** 'refused': the plan of the account does not allow today what the ad was made of. */
  | { ok: false; reason: 'gone' | 'no-credits' | 'too-many-waiting' | 'refused' | 'nobody-at-work' };

/**
 * Makes a failed ad again for its owner, as if they had pressed Try again. It costs the owner a credit, and the new ad
 * replaces the failed one. Asking twice makes one ad.
 */
export async function retryForUser(adId: string, actor: { id: string }): Promise<RetryOutcome> {
  const wanted = and(eq(ads.id, adId), eq(ads.status, 'failed'), isNull(ads.deletedAt));
  const [ad] = await db.select().from(ads).where(wanted);
  if (!ad) return { ok: false, reason: 'gone' };
  const before = { ad: ad.id, failure: ad.failure };
  await recordAudit({ actor: actor.id, action: 'ad.retry', subject: `user:${ad.userId}`, before }, db);
  const retried = await retryFailedAd(ad, await readerOf(ad));
  if (retried.ok) return { ok: true };
  if (retried.reason === 'account-gone') return { ok: false, reason: 'gone' };
  if (retried.reason === 'nobody-at-work' || retried.reason === 'too-many-waiting')
    return { ok: false, reason: retried.reason };
  return { ok: false, reason: retried.reason === 'limit-reached' ? 'no-credits' : 'refused' };
}

/** Who made it, while they still share that account's plan; its owner otherwise. */
async function readerOf(ad: typeof ads.$inferSelect): Promise<{ id: string; accountId: string }> {
  const owner = { id: ad.userId, accountId: ad.userId };
  if (!ad.creatorId || ad.creatorId === ad.userId) return owner;
  const { accountId } = await entitlementOf(ad.creatorId);
  return accountId === ad.userId ? { id: ad.creatorId, accountId } : owner;
}
