import { StorageError } from '#app/adapters/storage/port.ts';
import type { ads } from '#app/db/schema.ts';
import { adFormSchema } from '#app/domain/ads/ad-form.ts';
import { tuningValues } from '#app/domain/ads/ad-form-tuning.ts';
import { deleteAd, findAd } from '#app/domain/ads/ads.server.ts';
import { startGeneration } from '#app/domain/ads/generate.server.ts';
import { retryFailedAd } from '#app/domain/ads/retry.server.ts';
import { copyUploads } from '#app/domain/ads/uploads.server.ts';
import { plans } from '#app/domain/billing/plans.ts';
import { attempt, intents, refuse } from '#app/routes/answer.server.ts';
import { generate, readTyped, type Sender } from './brief-form/generate-intent.server.ts';
import { type DashboardOutcome, describeRefusal, notFound, succeed } from './outcomes.server.ts';

/** Every form of the dashboard by its `intent`. */
export const dashboardIntents = intents<Sender, DashboardOutcome>({
  generate: generateOrKeep,
  'try-again': saying('Failed to generate ad', tryAgain),
  regenerate: saying('Failed to regenerate ad', regenerate),
  remix: saying('Failed to remix ad', remix),
  delete: saying('Failed to delete ad', remove),
});

type Act = (form: FormData, sender: Sender) => Promise<DashboardOutcome>;

/** A form whose page reads this title when something breaks. */
function saying(title: string, act: Act): Act {
  return (form, sender) =>
    attempt(
      (error) => ({ title, description: apology(error) }),
      () => act(form, sender),
    );
}

/** What was typed is shown again also when something breaks. */
async function generateOrKeep(form: FormData, sender: Sender): Promise<DashboardOutcome> {
  const outcome = await saying('Failed to generate ad', generate)(form, sender);
  return outcome.status < 500 ? outcome : { ...outcome, values: readTyped(form) };
}

function apology(error: unknown): string {
  if (error instanceof StorageError) return 'Your pictures could not be saved. Please try again later.';
  return 'Something went wrong on our side. Please try again in a moment; nothing is charged twice.';
}

/**
 * Another take on an ad: same brief, size, pictures and tuning, always with a new seed. A seed that was fixed is left
 * out, for it would give the same picture for a second credit; Remix keeps it.
 */
async function regenerate(form: FormData, { viewer }: Sender): Promise<DashboardOutcome> {
  const title = 'Failed to regenerate ad';
  const plan = plans[viewer.plan];
  if (!plan.regenerate) return refuse(403, title, 'Re-Gen is part of the Professional and Enterprise plans.');
  const ad = await findAd(viewer, String(form.get('adId')));
  if (!ad) return notFound(title);
  const key = adFormSchema.shape.idempotencyKey.safeParse(form.get('idempotencyKey') ?? undefined).data;
  const { seed: _seed, ...rest } = ad.tuning ?? {};
  const tuning = plan.fineTuning && Object.keys(rest).length > 0 ? rest : null;
  const started = await startGeneration({
    userId: viewer.id,
    // The page's key with the ad: pressing twice on one page makes one new ad.
    order: { ...sameOf(ad), tuning, idempotencyKey: key && `${key}/again/${ad.id}` },
    pictures: [await copyUploads({ ...ad, userId: viewer.id })],
    sourceAdId: ad.id,
  });
  if (!started.ok) return describeRefusal(started, title);
  return succeed(`Your ad is being generated again.${ad.tuning && !plan.fineTuning ? untuned : ''}`);
}

/** What another take on an ad keeps, whoever asks for it. */
const sameOf = ({ brief, size, language, languageHint }: typeof ads.$inferSelect) => ({
  ...{ brief, size, language, languageHint },
});

const untuned = ' Fine-tuning is part of the Enterprise plan and was left out.';

/** A failed ad once more, everything the same: seed and tuning included. */
async function tryAgain(form: FormData, { viewer }: Sender): Promise<DashboardOutcome> {
  const title = 'Failed to generate ad';
  const ad = await findAd(viewer, String(form.get('adId')));
  if (ad?.status !== 'failed') return notFound(title);
  const retried = await retryFailedAd(ad, viewer);
  if (!retried.ok) return describeRefusal(retried, title);
  return succeed(`Your ad is being generated again.${retried.isUntuned ? untuned : ''}`);
}

async function remix(form: FormData, { viewer }: Sender): Promise<DashboardOutcome> {
  const { remix: allowed, fineTuning, imageUploads } = plans[viewer.plan];
  if (!allowed)
    return refuse(
      403,
      'Remix is not in your plan',
      'Remix is part of the Professional and Enterprise plans.',
    );
  const ad = await findAd(viewer, String(form.get('adId')));
  if (!ad) return notFound('Failed to remix ad');
  const description = 'Change what you like, then generate.';
  return {
    status: 200,
    notice: {
      tone: 'success',
      title: 'Form Pre-filled',
      description: ad.tuning && !fineTuning ? description + untuned : description,
    },
    values: {
      ...ad.brief,
      size: ad.size,
      ...(ad.language && { language: ad.language }),
      ...(ad.languageHint && { languageHint: ad.languageHint }),
      ...(imageUploads && ad.referenceKey && { referenceOf: ad.id }),
      ...(imageUploads && ad.productKey && { productOf: ad.id }),
      ...(fineTuning && tuningValues(ad.tuning)),
    },
  };
}

async function remove(form: FormData, { viewer }: Sender): Promise<DashboardOutcome> {
  const result = await deleteAd(viewer, String(form.get('adId')));
  if (result.ok) return succeed('The ad was deleted.');
  if (result.reason === 'not-found') return notFound('Failed to delete ad');
  if (result.reason === 'not-theirs')
    return refuse(
      403,
      'Failed to delete ad',
      'Only the owner of the team and the person who made this ad can delete it.',
    );
  return refuse(
    409,
    'Failed to delete ad',
    'This ad is still being made. It can be deleted once it is finished.',
  );
}
