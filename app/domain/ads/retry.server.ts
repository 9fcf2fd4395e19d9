import type { ads } from '#app/db/schema.ts';
import { entitlementOf } from '#app/domain/billing/entitlement.server.ts';
import { plans } from '#app/domain/billing/plans.ts';
import { type AdReader, deleteAd } from './ads.server.ts';
import { type StartResult, startGeneration } from './generate.server.ts';
import { copyUploads } from './uploads.server.ts';

/** `isUntuned`: the plan allows no fine-tuning any more, so the ad is made without it. */
export type RetryResult =
  | Exclude<StartResult, { ok: true }>
  | { ok: true; adIds: string[]; isUntuned: boolean };

/**
 * Makes a failed ad once more, everything the same (seed and tuning included), and puts it in the failed one's place.
 * One key per failed ad: asking twice makes one new ad.
 */
export async function retryFailedAd(ad: typeof ads.$inferSelect, person: AdReader): Promise<RetryResult> {
  const { brief, size, language, languageHint, seed } = ad;
  const { fineTuning } = plans[(await entitlementOf(person.id)).tier];
  const tuning = fineTuning ? ad.tuning : null;
  const started = await startGeneration({
    userId: person.id,
    order: { brief, size, language, languageHint, tuning, idempotencyKey: `again-${ad.id}` },
    pictures: [await copyUploads({ ...ad, userId: person.id })],
    sourceAdId: ad.id,
    seed,
  });
  if (!started.ok) return started;
  await deleteAd(person, ad.id);
  return { ...started, isUntuned: Boolean(ad.tuning) && !fineTuning };
}
