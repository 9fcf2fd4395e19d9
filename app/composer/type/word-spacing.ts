import type { AdDesign } from '../design/ad-design.ts';
import type { TextRole } from '../layouts/shape-id.ts';
import { allowsTracking } from './typesetting.ts';

/** Their word spaces are so narrow, 0.16 to 0.20 em, that words and groups of digits run together at a glance. */
const narrowSpaced = new Set(['plus-jakarta-sans', 'outfit', 'fraunces', 'bitter', 'anek-bangla']);

/**
 * By how many em the word spaces of a text are set wider. Families with narrow spaces get more. A headline whose
 * letters are brought closer gets as much as that takes from the space. Classic designs stay as they were drawn.
 */
export function wordSpacingOf(text: { role: TextRole; families: string[] }, design: AdDesign): number {
  const family = text.families[0] ?? '';
  if (design.concept === 'classic') return family === 'plus-jakarta-sans' ? 0.08 : 0;
  const { script, typography } = design;
  const isTight = text.role === 'headline' && allowsTracking(script) && typography.tracking < 0;
  return (narrowSpaced.has(family) ? 0.08 : 0) + (isTight ? -2 * typography.tracking : 0);
}
