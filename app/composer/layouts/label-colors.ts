import { contrast } from '../color/contrast.ts';
import { distanceBetween, linearOf } from '../color/pixel-color.ts';
import type { Palette } from '../design/ad-design.ts';

/** Distance in OKLab under which a label and a button look like two buttons, and from which colours are apart. */
const alike = 0.12;
const apart = 0.18;

const between = (one: string, other: string) => distanceBetween(linearOf(one), linearOf(other));

/**
 * The colour of an offer's label on a ground beside a button in `fill`: the words' own ink, the accent where the button
 * has that, and another colour of the palette where the label would look like a second button.
 */
export function labelColor(
  { accent, background, surface }: Pick<Palette, 'accent' | 'background' | 'surface'>,
  { fill, ink, ground }: { fill: string; ink: string; ground: string },
): string {
  const usual = fill === ink ? accent : ink;
  if (between(usual, fill) >= alike) return usual;
  const isSeen = (color: string) =>
    between(color, fill) >= apart && between(color, ground) >= apart && contrast(color, ground) >= 1.5;
  return [accent, background, surface].find(isSeen) ?? usual;
}
