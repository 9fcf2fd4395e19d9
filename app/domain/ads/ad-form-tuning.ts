import { z } from 'zod';
import { sceneLayouts, sceneNames, type Tuning } from '#app/composer/design/ad-design.ts';
import { maxSeed, variantCounts } from '#app/domain/ads/ad-form-limits.ts';

const seedMessage = `Please enter a whole number from 0 to ${maxSeed.toLocaleString('en-US')}.`;
const colorMessage = 'Please enter a color like #1d3557.';

/** '#FFF', 'fff' and '#FFFFFF' to '#ffffff'; an empty field to undefined. */
const color = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(#?([0-9a-f]{3}|[0-9a-f]{6}))?$/, colorMessage)
  .transform((value) => {
    const digits = value.replace('#', '');
    if (!digits) return undefined;
    return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  })
  .optional();

/** An option of a list; '' leaves the choice to the art director. */
const choice = <const Names extends readonly [string, ...string[]]>(names: Names, message: string) =>
  z
    .enum(['', ...names], { error: message })
    .transform((name) => (name === '' ? undefined : (name as Names[number])))
    .optional();

/** Fields of the form's fine-tuning section. */
export const tuningShape = {
  variants: z
    .enum(variantCounts, { error: 'Please choose from 1 to 4 variants.' })
    .transform(Number)
    .optional(),
  layout: choice(sceneLayouts, 'Please choose one of the layouts.'),
  /** The two colours count only while this is ticked. */
  lockPalette: z.enum(['', 'on'], { error: 'Please tick or clear this box.' }).optional(),
  /** From the color pickers, which always send one; typed ones go first. */
  background: color,
  accent: color,
  backgroundTyped: color,
  accentTyped: color,
  scene: choice(sceneNames, 'Please choose one of the scene styles.'),
  quality: z.enum(['', 'standard', 'high'], { error: 'Please choose one of the qualities.' }).optional(),
  seed: z
    .string()
    .trim()
    .regex(/^\d{0,6}$/, seedMessage)
    .transform((value) => (value ? Number(value) : undefined))
    .optional(),
};

/** Names of those fields: none of them may be filled in on a plan without fine-tuning. */
export const tuningFields = Object.keys(tuningShape);

type TuningForm = z.output<z.ZodObject<typeof tuningShape>>;

/** The two colours of the form, typed ones first. */
export const colorsOf = (form: TuningForm) => ({
  background: form.backgroundTyped ?? form.background,
  accent: form.accentTyped ?? form.accent,
});

/** The tuning behind a filled form; null when everything was left to the art director. */
export function tuningOf(form: TuningForm): Tuning | null {
  const { layout, scene: painter, quality, seed } = form;
  const { background, accent } = colorsOf(form);
  const tuning: Tuning = {
    ...(layout && { layout }),
    ...(form.lockPalette && background && accent && { palette: { background, accent } }),
    ...(painter && { painter }),
    ...(quality === 'high' && { quality }),
    ...(seed !== undefined && { seed }),
  };
  return Object.keys(tuning).length > 0 ? tuning : null;
}

/** The tuning as values of the form, for Remix. */
export function tuningValues(tuning: Tuning | null): Record<string, string> {
  if (!tuning) return {};
  const { layout, palette, painter, quality, seed } = tuning;
  return {
    ...(layout && { layout }),
    ...(palette && { lockPalette: 'on', ...palette }),
    ...(painter && { scene: painter }),
    ...(quality && { quality }),
    ...(seed !== undefined && { seed: String(seed) }),
  };
}
