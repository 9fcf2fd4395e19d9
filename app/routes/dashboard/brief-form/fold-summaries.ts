import type { AdFormValues } from '#app/domain/ads/ad-form.ts';
import { adLanguages, isAdLanguage } from '#app/domain/ads/ad-languages.ts';
import { layoutLabels, sceneLabels } from '#app/domain/ads/ad-tuning.ts';
import { briefFields } from '#app/routes/dashboard/brief-form/brief-fields.ts';

type Values = AdFormValues & { referenceImage?: string; productImage?: string };

const said = (parts: (string | false | undefined)[]) => parts.filter((part): part is string => Boolean(part));

/** ['Deutsch', 'Warm brown and cream', 'Friendly']: what is set of the fields that open. */
export function summaryOfDetails(values: Values): string[] {
  const { language = '' } = values;
  const texts = briefFields
    .filter(({ first }) => !first)
    .map(({ name }) => values[name]?.replace(/\s+/g, ' ').trim().slice(0, 60));
  return said([isAdLanguage(language) && adLanguages[language], ...texts]);
}

/** ['Reference: beach.jpg', 'Product or logo: of the ad you remix'] */
export function summaryOfPictures({
  referenceOf,
  referenceImage,
  productOf,
  productImage,
}: Values): string[] {
  const picture = (label: string, file?: string, adId?: string) =>
    file || adId ? `${label}: ${file || 'of the ad you remix'}` : undefined;
  return said([
    picture('Reference', referenceImage, referenceOf),
    picture('Product or logo', productImage, productOf),
  ]);
}

/** ['2 variants', 'Type poster', 'Seed 7']: what the person decides in place of the designer. */
export function summaryOfTuning({
  variants = '1',
  layout,
  lockPalette,
  scene,
  quality,
  seed,
}: Values): string[] {
  return said([
    variants !== '1' && `${variants} variants`,
    labelOf(layoutLabels, layout),
    lockPalette && 'Locked colors',
    labelOf(sceneLabels, scene),
    quality === 'high' && 'High quality',
    seed && `Seed ${seed}`,
  ]);
}

const labelOf = (labels: Record<string, string>, name = '') =>
  Object.hasOwn(labels, name) ? labels[name] : undefined;
