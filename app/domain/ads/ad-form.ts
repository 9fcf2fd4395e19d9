import { z } from 'zod';
import { type AdSize, adSizes, type Brief, type Tuning } from '#app/composer/design/ad-design.ts';
import { isUuid } from '#app/db/uuid.ts';
import { adFormLimits } from '#app/domain/ads/ad-form-limits.ts';
import { colorsOf, tuningOf, tuningShape } from '#app/domain/ads/ad-form-tuning.ts';
import { isAdLanguage } from '#app/domain/ads/ad-languages.ts';

const tooLong = (max: number) => `Please keep this under ${max.toLocaleString('en-US')} characters.`;

const text = (max: number) =>
  z
    .string()
    .transform((value) => value.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(max, tooLong(max)))
    .transform((value) => value || undefined)
    .optional();

/** '' leaves it to the brief and the browser. */
const language = z
  .union([
    z.literal('').transform(() => undefined),
    z.string().refine(isAdLanguage, 'Please choose one of the languages.'),
  ])
  .optional();

const adId = z
  .union([
    z.literal('').transform(() => undefined),
    z.string().refine(isUuid, 'Please choose the picture again.'),
  ])
  .optional();

const fields = z.strictObject({
  title: z
    .string({ error: 'Please enter a title for your ad.' })
    .overwrite((value) => value.replaceAll('\0', ''))
    .trim()
    .min(1, 'Please enter a title for your ad.')
    .max(adFormLimits.title, tooLong(adFormLimits.title)),
  targetAudience: text(adFormLimits.line),
  saleGoals: text(adFormLimits.line),
  colors: text(adFormLimits.line),
  adCopy: text(adFormLimits.copy),
  brandVoice: text(adFormLimits.line),
  fontStyle: text(adFormLimits.line),
  instructions: text(adFormLimits.instructions),
  language,
  /** What the browser asked for when the remixed ad was made. Without it, the browser that sends the form counts. */
  languageHint: language,
  size: z.enum(adSizes, { error: 'Please choose one of the sizes.' }).default('1024x1024'),
  /** Made by the page once per filled form: sending it twice makes one ad. */
  idempotencyKey: z
    .string()
    .regex(/^[\w-]{8,64}$/, 'Please reload the page and try again.')
    .optional(),
  /** The ads whose pictures are used again, from Remix; a picture sent along goes first. */
  referenceOf: adId,
  productOf: adId,
  ...tuningShape,
});

/** The 'Generate New Ad' form, shared by form and action. Unknown fields are refused. */
export const adFormSchema = fields.superRefine((form, context) => {
  if (!form.lockPalette) return;
  const { background, accent } = colorsOf(form);
  const fail = (path: 'background' | 'accent', message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (!background) fail('background', 'Please choose a background color.');
  if (!accent) fail('accent', 'Please choose an accent color.');
  if (accent && accent === background) fail('accent', 'Please choose two different colors.');
});
export type AdForm = z.output<typeof adFormSchema>;

/** Values of the form by field name, as typed. */
export type AdFormValues = Partial<Record<keyof AdForm, string>>;
export type AdFormErrors = Partial<Record<keyof AdForm | 'referenceImage' | 'productImage' | 'form', string>>;

/** What a generation is started with. */
export type AdOrder = {
  brief: Brief;
  size: AdSize;
  /** Ads to make of it, each with a seed and a credit of its own; 1 unless given. */
  variants?: number;
  /** BCP 47: as chosen, and as the browser asks for, which counts where the brief leaves it open. */
  language?: string | null;
  languageHint?: string | null;
  tuning?: Tuning | null;
  idempotencyKey?: string;
};

/** The order behind a filled form. */
export function orderOf(form: AdForm): AdOrder {
  const { title, targetAudience, saleGoals, colors, adCopy, brandVoice, fontStyle, instructions } = form;
  return {
    brief: { title, targetAudience, saleGoals, colors, adCopy, brandVoice, fontStyle, instructions },
    size: form.size,
    variants: form.variants,
    language: form.language,
    languageHint: form.languageHint,
    tuning: tuningOf(form),
    idempotencyKey: form.idempotencyKey,
  };
}

/** The stored prompt: labelled lines of the filled fields, joined by blank lines (specification: ads.prompt). */
export function promptOf(brief: Brief): string {
  const lines: [string, string | undefined][] = [
    ['Target Audience: ', brief.targetAudience],
    ['Sale Goals: ', brief.saleGoals],
    ['Colors/Theming: ', brief.colors],
    ['Ad Copy: ', brief.adCopy],
    ['Brand Voice: ', brief.brandVoice],
    ['Font Style: ', brief.fontStyle],
    ['General Instructions: ', brief.instructions],
  ];
  return lines.flatMap(([label, value]) => (value ? [label + value] : [])).join('\n\n');
}
