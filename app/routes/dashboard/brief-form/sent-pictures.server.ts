import type { AdForm, AdFormErrors } from '#app/domain/ads/ad-form.ts';
import { findAd } from '#app/domain/ads/ads.server.ts';
import type { Pictures } from '#app/domain/ads/turns.server.ts';
import {
  copyUploads,
  type PictureResult,
  readPicture,
  storeUploads,
  type UploadedPicture,
} from '#app/domain/ads/uploads.server.ts';
import { plans } from '#app/domain/billing/plans.ts';
import type { Viewer } from '#app/middleware/session.server.ts';

/** Names of the file fields. */
export const pictureFields = ['referenceImage', 'productImage'] as const;

/** Pictures sent with a brief, and the keys of those kept from the ads it was remixed from. */
export type SentPictures = {
  ok: true;
  sent: { reference: UploadedPicture | null; product: UploadedPicture | null };
  kept: Pictures;
};
type Refused = { ok: false; errors: AdFormErrors };

const notInPlan = 'Reference and product images are part of the Professional and Enterprise plans.';
const gone = 'The ad this picture came from has been deleted. Please choose the picture again.';

/** Reads the pictures of a brief: one sent along, else the one of the ad that `referenceOf` or `productOf` names. */
export async function readPictures(
  viewer: Viewer,
  form: FormData,
  asked: Pick<AdForm, 'referenceOf' | 'productOf'>,
): Promise<SentPictures | Refused> {
  const { imageUploads } = plans[viewer.plan];
  const read = (name: (typeof pictureFields)[number], use: 'reference' | 'product') =>
    imageUploads ? readPicture(form.get(name), use) : refuseAnyFile(form.get(name));
  const [reference, product] = await Promise.all([
    read('referenceImage', 'reference'),
    read('productImage', 'product'),
  ]);
  const errors: AdFormErrors = {};
  if (!reference.ok) errors.referenceImage = reference.message;
  if (!product.ok) errors.productImage = product.message;
  if (!reference.ok || !product.ok) return { ok: false, errors };

  const kept: Pictures = { referenceKey: null, productKey: null };
  if (asked.referenceOf && !reference.picture) {
    kept.referenceKey = (await findAd(viewer, asked.referenceOf))?.referenceKey ?? null;
    if (!kept.referenceKey) errors.referenceImage = gone;
  }
  if (asked.productOf && !product.picture) {
    kept.productKey = (await findAd(viewer, asked.productOf))?.productKey ?? null;
    if (!kept.productKey) errors.productImage = gone;
  }
  if (!imageUploads && kept.referenceKey) errors.referenceImage = notInPlan;
  if (!imageUploads && kept.productKey) errors.productImage = notInPlan;
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, sent: { reference: reference.picture, product: product.picture }, kept };
}

function refuseAnyFile(value: FormDataEntryValue | null): PictureResult {
  const isEmpty = value === null || value === '' || (typeof value !== 'string' && value.size === 0);
  return isEmpty ? { ok: true, picture: null } : { ok: false, message: notInPlan };
}

/** Writes a set of files for one ad. Throws StorageError. */
export async function storePictures(userId: string, { sent, kept }: SentPictures): Promise<Pictures> {
  const [stored, copied] = await Promise.all([
    storeUploads({ userId, ...sent }),
    copyUploads({ userId, ...kept }),
  ]);
  return {
    referenceKey: stored.referenceKey ?? copied.referenceKey,
    productKey: stored.productKey ?? copied.productKey,
  };
}
