import { z } from 'zod';
import { type AdFormErrors, type AdFormValues, adFormSchema } from '#app/domain/ads/ad-form.ts';
import { deleteAd, findAd } from '#app/domain/ads/ads.server.ts';
import { type StartResult, startGeneration } from '#app/domain/ads/generate.server.ts';
import {
  copyUploads,
  type PictureResult,
  readPicture,
  storeUploads,
} from '#app/domain/ads/uploads.server.ts';
import { plans } from '#app/domain/billing/plans.ts';
import type { Viewer } from '#app/middleware/session.server.ts';
import type { Notice } from '#app/ui/notice.ts';

/** What the page is told after a form was sent. */
export type DashboardOutcome = {
  notice: Notice;
  /** HTTP status: 2xx done, 403 not in the plan, 404 not theirs, 409 not now, 400 and 422 not understood. */
  status: number;
  errors?: AdFormErrors;
  values?: AdFormValues;
};

type Intent = (viewer: Viewer, form: FormData) => Promise<DashboardOutcome>;

const failed = (status: number, title: string, description?: string): DashboardOutcome => ({
  status,
  notice: { tone: 'error', title, description },
});

/** Every form of the dashboard by its `intent`. */
export const intents: Record<string, Intent | undefined> = {
  generate,
  delete: remove,
  'try-again': tryAgain,
  regenerate,
  remix,
};

async function generate(viewer: Viewer, form: FormData): Promise<DashboardOutcome> {
  const fields = textFieldsOf(form);
  if (!fields)
    return failed(
      400,
      'Failed to generate ad',
      'This form holds a field we do not know. Please reload the page.',
    );
  const parsed = adFormSchema.safeParse(fields);
  const pictures = await readPictures(viewer, form);
  if (!parsed.success || !pictures.ok) {
    const { fieldErrors = {}, formErrors = [] } = parsed.success ? {} : z.flattenError(parsed.error);
    if (formErrors.length > 0) {
      return failed(
        400,
        'Failed to generate ad',
        'This form holds a field we do not know. Please reload the page.',
      );
    }
    const errors: AdFormErrors = { ...firstOfEach(fieldErrors), ...(pictures.ok ? {} : pictures.errors) };
    const outcome = failed(422, 'Please check the form', Object.values(errors)[0]);
    return { ...outcome, errors, values: shortened(fields) };
  }
  const stored = await storeUploads({ userId: viewer.id, ...pictures });
  const started = await startGeneration({ userId: viewer.id, form: parsed.data, pictures: stored });
  const outcome = describeStart(started, 'Your ad is being generated.');
  return started.ok ? outcome : { ...outcome, values: shortened(fields) };
}

/** Names of the file fields. */
const pictureFields = ['referenceImage', 'productImage'] as const;

async function readPictures(viewer: Viewer, form: FormData) {
  const [reference, product] = await Promise.all(
    pictureFields.map((name) =>
      plans[viewer.plan].imageUploads
        ? readPicture(form.get(name), name === 'productImage' ? 'product' : 'reference')
        : refuseAnyFile(form.get(name)),
    ),
  );
  if (reference?.ok && product?.ok)
    return { ok: true as const, reference: reference.picture, product: product.picture };
  const errors: AdFormErrors = {};
  if (reference && !reference.ok) errors.referenceImage = reference.message;
  if (product && !product.ok) errors.productImage = product.message;
  return { ok: false as const, errors };
}

function refuseAnyFile(value: FormDataEntryValue | null): PictureResult {
  const isEmpty = value === null || value === '' || (typeof value !== 'string' && value.size === 0);
  if (isEmpty) return { ok: true, picture: null };
  return {
    ok: false,
    message: 'Reference and product images are part of the Professional and Enterprise plans.',
  };
}

const firstOfEach = (errors: Record<string, string[] | undefined>): AdFormErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, messages]) => [name, messages?.[0]]));

async function regenerate(viewer: Viewer, form: FormData): Promise<DashboardOutcome> {
  const plan = plans[viewer.plan];
  if (!plan.regenerate)
    return failed(403, 'Failed to regenerate ad', 'Re-Gen is part of the Professional and Enterprise plans.');
  const ad = await findAd(viewer.id, String(form.get('adId')));
  if (!ad) return adNotFound();
  const key = adFormSchema.shape.idempotencyKey.safeParse(form.get('idempotencyKey') ?? undefined);
  const started = await startGeneration({
    userId: viewer.id,
    form: { ...ad.brief, size: ad.size, idempotencyKey: key.data },
    pictures: await copyUploads({ ...ad, userId: viewer.id }),
    sourceAdId: ad.id,
  });
  return describeStart(started, 'Your ad is being generated again.');
}

async function tryAgain(viewer: Viewer, form: FormData): Promise<DashboardOutcome> {
  const ad = await findAd(viewer.id, String(form.get('adId')));
  if (ad?.status !== 'failed') return adNotFound();
  const started = await startGeneration({
    userId: viewer.id,
    // One key per failed ad: pressing twice makes one new ad.
    form: { ...ad.brief, size: ad.size, idempotencyKey: `again-${ad.id}` },
    pictures: await copyUploads({ ...ad, userId: viewer.id }),
    sourceAdId: ad.id,
  });
  if (started.ok) await deleteAd(viewer.id, ad.id);
  return describeStart(started, 'Your ad is being generated again.');
}

async function remix(viewer: Viewer, form: FormData): Promise<DashboardOutcome> {
  if (!plans[viewer.plan].remix)
    return failed(
      403,
      'Remix is not in your plan',
      'Remix is part of the Professional and Enterprise plans.',
    );
  const ad = await findAd(viewer.id, String(form.get('adId')));
  if (!ad) return adNotFound();
  return {
    status: 200,
    notice: {
      tone: 'success',
      title: 'Form Pre-filled',
      description: 'Change what you like, then generate.',
    },
    values: { ...ad.brief, size: ad.size },
  };
}

async function remove(viewer: Viewer, form: FormData): Promise<DashboardOutcome> {
  const result = await deleteAd(viewer.id, String(form.get('adId')));
  if (result.ok)
    return {
      status: 200,
      notice: { tone: 'success', title: 'Success!', description: 'The ad was deleted.' },
    };
  if (result.reason === 'not-found') return adNotFound();
  return failed(
    409,
    'Failed to delete ad',
    'This ad is still being made. It can be deleted once it is finished.',
  );
}

function describeStart(result: StartResult, success: string): DashboardOutcome {
  if (result.ok) return { status: 200, notice: { tone: 'success', title: 'Success!', description: success } };
  if (result.reason === 'size-not-allowed') {
    return {
      ...failed(403, 'Failed to generate ad', `The ${result.plan.name} plan makes square ads.`),
      errors: {
        size: `This size is not part of the ${result.plan.name} plan. Choose square, or upgrade your plan.`,
      },
    };
  }
  if (result.reason === 'images-not-allowed') {
    return failed(
      403,
      'Failed to generate ad',
      `The ${result.plan.name} plan does not include your own images.`,
    );
  }
  const way = result.plan.tier === 'enterprise' ? 'Wait until next month' : 'Upgrade your plan';
  return failed(
    403,
    'Monthly Limit Reached',
    `You have used ${result.used}/${result.limit} generations of the ${result.plan.name} plan. ${way} to create more ads.`,
  );
}

const adNotFound = () => failed(404, 'Ad not found', 'It may have been deleted in another window.');

/** The text fields of a form; null when it carries a file where none belongs, or one name twice. */
function textFieldsOf(form: FormData): Record<string, string> | null {
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (name === 'intent' || pictureFields.some((field) => field === name)) continue;
    if (typeof value !== 'string' || fields.has(name)) return null;
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

/** What was typed, to be shown again; a megabyte in a field is not sent back. */
function shortened(fields: Record<string, string>): AdFormValues {
  const { idempotencyKey: _key, ...shown } = fields;
  return Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, value.slice(0, 3_000)]));
}
