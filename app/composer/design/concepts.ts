/**
 * Ideas for an ad. 'classic' is for designs from the time before there were ideas: words over a scene. They are still
 * drawn as they were.
 */
export const conceptNames = [
  'classic',
  'hero-object',
  'cropped-giant',
  'flat-lay',
  'still-life',
  'pattern',
  'sticker-collage',
  'hero-price',
  'was-now',
  'seal',
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
  'editorial',
  'split',
  'statement',
  'price-list',
] as const;
/** @public */
export type ConceptName = (typeof conceptNames)[number];

/** Sides of a brief that words can lead with. */
export const angleNames = ['offer', 'benefit', 'proof', 'occasion', 'urgency', 'question', 'name'] as const;
/** @public */
export type AngleName = (typeof angleNames)[number];

/** What a further text of an ad is. */
export const detailRoles = [
  'date',
  'time',
  'place',
  'phone',
  'web',
  'price',
  'formerPrice',
  'condition',
  'code',
  'quote',
  'source',
  'number',
  'meaning',
  'tick',
  'answer',
  'before',
  'after',
  'fact',
  'listed',
  'listedPrice',
] as const;
export type DetailRole = (typeof detailRoles)[number];

/** Ways to show what is sold: modelled, as a solid in the studio, or drawn flat in one of four manners. */
export const waysToShow = ['prop', 'solid', 'flat', 'pattern', 'stickers', 'cropped'] as const;
/** @public */
export type WayToShow = (typeof waysToShow)[number];

/** How the studio sets a subject. */
export const settingNames = ['podium', 'flat-lay', 'macro', 'floating', 'shelf', 'giant'] as const;
/** @public */
export type SettingName = (typeof settingNames)[number];

/** What a solid in the studio is made of. */
export const materialNames = ['clay', 'gloss', 'paper'] as const;
/** @public */
export type MaterialName = (typeof materialNames)[number];

/** What a thing stands before. Ads from before there was a choice stand before what their layout or setting had. */
export const backdropNames = ['disc', 'arch', 'table', 'window', 'layers'] as const;
/** @public */
export type BackdropName = (typeof backdropNames)[number];
