import { z } from 'zod';
import {
  angleNames,
  backdropNames,
  conceptNames,
  detailRoles,
  materialNames,
  settingNames,
  waysToShow,
} from './concepts.ts';

export { type AdSize, adSizes, type Insets, type Pixels, pixelsOf } from './ad-size.ts';

/** What the visitor asked for, as filled in the form; every field is plain text in any language. */
export type Brief = {
  title: string;
  targetAudience?: string;
  saleGoals?: string;
  colors?: string;
  adCopy?: string;
  brandVoice?: string;
  fontStyle?: string;
  instructions?: string;
};

/** Enterprise's fine-tuning of a brief; what is left out is the art director's choice. */
export type Tuning = {
  layout?: SceneLayout;
  /** Colours that may not change, as '#rrggbb'. */
  palette?: { background: string; accent: string };
  painter?: SceneName;
  quality?: 'standard' | 'high';
  /** Whole number from 0 to 999 999: the same brief with the same seed gives the same ad. */
  seed?: number;
};

/** Arrangements over a scene, which hold any brief and any picture; people may choose among these. */
export const sceneLayouts = [
  'hero-side',
  'hero-bottom',
  'split',
  'card',
  'poster',
  'editorial',
  'band',
  'centered',
] as const;
/** Arrangements on flat colour, each the home of one idea; most need facts or a subject (direction/ideas.ts). */
export const flatLayouts = [
  'giant',
  'flat-lay',
  'still-life',
  'stickers',
  'pattern',
  'seal',
  'hero-price',
  'was-now',
  'coupon',
  'date-ticket',
  'event-poster',
  'tick-list',
  'big-number',
  'quote',
  'question',
  'phone-strip',
  'job-card',
  'before-after',
  'features',
  'statement',
  'rings',
  'ledger',
  'price-list',
] as const;

/** Arrangements of the layers; each works in landscape, square and portrait, left-to-right and right-to-left. */
export const layoutNames = [...sceneLayouts, ...flatLayouts] as const;
export type SceneLayout = (typeof sceneLayouts)[number];
export type LayoutName = (typeof layoutNames)[number];

/** Painters of scenes that need no model. */
export const sceneNames = [
  'studio',
  'dunes',
  'botanical',
  'bokeh',
  'paper',
  'silk',
  'skyline',
  'sunburst',
] as const;
export type SceneName = (typeof sceneNames)[number];

/** Things the studio scene can put on its stage; picked from what the brief is about. */
export const propNames = [
  'none',
  'cup',
  'bottle',
  'gift',
  'phone',
  'book',
  'house',
  'plant',
  'dumbbell',
  'burger',
  'shoe',
  'car',
  'plane',
  'cake',
  'bag',
  'headphones',
  'paw',
  'diamond',
  'chair',
  'bike',
] as const;
export type PropName = (typeof propNames)[number];

const hex = z.string().regex(/^#[0-9a-f]{6}$/);

/** Flat sRGB colours; `onX` is the text colour that reads on `x` (4.5:1 or better). */
export const paletteSchema = z.object({
  background: hex,
  onBackground: hex,
  surface: hex,
  onSurface: hex,
  accent: hex,
  onAccent: hex,
  /** Further colours of the brief, for the scene only. */
  extra: z.array(hex).max(4),
  /** Colours the brief asks for by name or code. */
  asked: z.array(hex).max(5).optional(),
});
export type Palette = z.infer<typeof paletteSchema>;

/** Typefaces by fontsource package family; the script's own family is added as fallback when set. */
export const typographySchema = z.object({
  display: z.string(),
  body: z.string(),
  headlineWeight: z.number().int().min(100).max(900),
  /** Only ever true for scripts that have case. */
  uppercase: z.boolean(),
  /** Letter-spacing of the headline in em; 0 outside Latin, Greek and Cyrillic. */
  tracking: z.number().min(-0.06).max(0.3),
});
export type Typography = z.infer<typeof typographySchema>;

/** What is sold, as the picture shows it. `things` are names of the subjects' catalog, the leading one first. */
export const subjectSchema = z.object({
  things: z
    .array(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))
    .min(1)
    .max(3),
  shownAs: z.enum(waysToShow),
  setting: z.enum(settingNames).default('podium'),
  material: z.enum(materialNames).default('clay'),
  backdrop: z.enum(backdropNames).optional(),
});
/** @public */
export type Subject = z.infer<typeof subjectSchema>;

export const sceneSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('painted'),
    painter: z.enum(sceneNames),
    prop: z.enum(propNames).default('none'),
    subject: subjectSchema.optional(),
    seed: z.number().int().nonnegative(),
  }),
  z.object({
    kind: z.literal('picture'),
    /** Storage key of the picture: a model's scene or the user's reference. */
    asset: z.string(),
    /** Point to keep when cropping, as fractions of width and height. */
    focus: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).optional(),
  }),
]);
export type SceneSpec = z.infer<typeof sceneSchema>;

/** The words of an ad by role. */
export const copySchema = z.object({
  headline: z.string().min(1).max(120),
  subline: z.string().max(220).optional(),
  offer: z.string().max(48).optional(),
  callToAction: z.string().min(1).max(40),
  /** Name of the advertiser or product, set small as a wordmark. */
  brand: z.string().max(48).optional(),
});
export type AdCopy = z.infer<typeof copySchema>;

/** A further fact of the brief that layouts with a place for it print: a date, a price, one line of a list. */
export const detailSchema = z.object({ role: z.enum(detailRoles), text: z.string().min(1).max(120) });
/** @public */
export type Detail = z.infer<typeof detailSchema>;

/** A picture placed whole and undistorted. `asset` is a storage key; px are those of its visible part. */
const placedPicture = z.object({ asset: z.string(), width: z.number().int(), height: z.number().int() });

/**
 * An ad as a document: everything needed to draw it again in any size. Stored on the ad row as JSON and read through
 * `readDesign`, which knows every former version.
 */
export const adDesignSchema = z.object({
  version: z.literal(2),
  /** The idea of the ad, and the side of the brief its words lead with. */
  concept: z.enum(conceptNames),
  angle: z.enum(angleNames),
  seed: z.number().int().nonnegative(),
  /** BCP 47, such as 'en', 'ar', 'zh-Hans'. */
  language: z.string(),
  /** ISO 15924, such as 'Latn', 'Arab', 'Hans'. */
  script: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  layout: z.enum(layoutNames),
  /** What is sold, as the brief names it: every picture says so in its headline or sub-line, where these do. */
  sold: z.string().max(120).optional(),
  palette: paletteSchema,
  typography: typographySchema,
  layers: copySchema.extend({
    details: z.array(detailSchema).max(24),
    scene: sceneSchema,
    product: placedPicture.optional(),
    logo: placedPicture.optional(),
  }),
  /** Facts of the brief that no text of the picture holds, as the brief words them. */
  leftOut: z.array(z.string()),
});
export type AdDesign = z.infer<typeof adDesignSchema>;

/** One measured property of a rendered ad against its bar (docs: creative quality). */
export type Check = {
  name:
    | 'contrast'
    | 'overflow'
    | 'overlap'
    | 'calm'
    | 'coverage'
    | 'size'
    | 'product'
    | 'safe-zone'
    | 'legible'
    | 'ragged'
    | 'mark'
    | 'subject'
    | 'stands-out'
    | 'words-clear'
    | 'colors'
    | 'naming';
  passed: boolean;
  /** Worst value measured, in the unit of the check (ratio, px, glyphs). */
  value: number;
  bar: number;
  detail?: string;
};

/** All checks of the shipped rendering, and the layouts given up on the way to it. */
export type CheckReport = {
  passed: boolean;
  checks: Check[];
  rejected: { layout: LayoutName; failed: Check[] }[];
};
