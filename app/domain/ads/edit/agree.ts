import { layoutLabels } from '#app/domain/ads/ad-tuning.ts';

/** Whether a layout stands over a painted scene or a picture; the others stand on flat colour. */
export const isOverScene = (layout: string): boolean => Object.hasOwn(layoutLabels, layout);

/** Layouts that are drawings by nature: what they repeat is never a body. */
export const isOfDrawings = (layout: string): boolean => layout === 'pattern' || layout === 'stickers';

/** Layouts on flat colour that make no sense without a subject. */
const withSubject = new Set(['giant', 'flat-lay', 'still-life', 'stickers', 'pattern', 'seal', 'features']);

/** Layouts of type alone. */
const ofTypeAlone = new Set(['statement', 'rings', 'ledger']);

/** Layouts on flat colour, and settings of the studio, with a place for more than one thing. */
const showsSeveral = new Set(['still-life', 'flat-lay', 'stickers', 'pattern', 'shelf', 'floating', 'giant']);

/** Whether an ad shows all of its things, and not the leading one alone. */
export function showsAll({ way, layout, things, setting }: Look & { setting: string }): boolean {
  if (things.length < 2 || way === 'none' || way === 'picture') return true;
  if (isOverScene(layout)) return showsSeveral.has(setting) && !(things.length > 2 && setting === 'shelf');
  return layout !== 'giant' && showsSeveral.has(layout);
}

/** After a thing was added: the setting, or the still life, that shows them all. */
export function arrangeForAll<Values extends Look & { setting: string }>(values: Values): Values {
  if (showsAll(values)) return values;
  if (isOverScene(values.layout))
    return { ...values, setting: values.things.length > 2 ? 'floating' : 'shelf' };
  return values.layout === 'giant' ? { ...values, layout: 'still-life' } : values;
}

type Look = { way: string; layout: string; things: readonly string[] };

/**
 * Makes the layout and the way to show the subject fit each other after one of them was chosen. Drawings stand on flat
 * colour, pictures stand behind the words, and bodies lit in the studio go with both.
 */
export function makeAgree<Values extends Look>(
  values: Values,
  chosen: 'way' | 'layout',
  hasProp: boolean,
): Values {
  const { way, layout, things } = values;
  if (chosen === 'layout') {
    if (things.length === 0 || way === 'picture') return values;
    if (isOfDrawings(layout)) return { ...values, way: 'drawn' };
    const isBody = way === 'prop' || way === 'solid' || (way === 'drawn' && !isOverScene(layout));
    return isBody ? values : { ...values, way: hasProp ? 'prop' : 'solid' };
  }
  if (way !== 'none' && way !== 'picture' && ofTypeAlone.has(layout))
    return { ...values, layout: 'flat-lay' };
  if (way === 'drawn') return isOverScene(layout) ? { ...values, layout: 'flat-lay' } : values;
  if (way === 'none') return withSubject.has(layout) ? { ...values, layout: 'statement' } : values;
  if (way === 'picture') return isOverScene(layout) ? values : { ...values, layout: 'hero-side' };
  return isOfDrawings(layout) ? { ...values, layout: 'giant' } : values;
}
