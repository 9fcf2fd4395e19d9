import { contrast, oklchOf, readableOn } from '../../color/contrast.ts';
import { distanceBetween, linearOf } from '../../color/pixel-color.ts';
import type { Palette } from '../../design/ad-design.ts';

/** Distance in OKLab under which a label and a button look like two buttons, and from which colours are apart. */
const alike = 0.12;
const apart = 0.18;

const between = (one: string, other: string) => distanceBetween(linearOf(one), linearOf(other));

/** Colours of a label; without a fill it is a line around words that stand on the ground. */
export type LabelLook = { fill?: string; text: string };

/**
 * The look of an offer's label on a ground, beside a button in `fill`. It is in the words' own ink, or in the accent
 * where the button has that ink. Where it would then look like a second button, it is in another colour of the palette.
 * Where none will do it is a mere outline.
 */
export function labelLook(
  { accent, onAccent, background, surface }: Omit<Palette, 'extra' | 'onBackground' | 'onSurface' | 'asked'>,
  { fill, ink, ground }: { fill: string; ink: string; ground: string },
): LabelLook {
  const isSeen = (color: string) =>
    between(color, fill) >= apart && between(color, ground) >= apart && contrast(color, ground) >= 1.5;
  const usual = fill === ink ? accent : ink;
  const isUsual = between(usual, fill) >= alike && (usual === ink || contrast(usual, ground) >= 1.5);
  const label = isUsual ? usual : [accent, background, surface].find(isSeen);
  if (label === undefined) return { text: ink };
  return {
    fill: label,
    text: label === ink ? inkOnPlate(label, ground) : label === accent ? onAccent : readableOn(label),
  };
}

/** Contrast under which a strong colour on a dark plate is a dull one, and any colour on a plate cannot be read. */
const [lively, readable] = [7, 3];

/**
 * The colour of words on a plate: that of the ground the plate stands on. It is near white where the ground's colour
 * would be dull on a dark plate. Where plate and ground are alike it is a colour that can be read.
 */
export function inkOnPlate(plate: string, ground: string): string {
  const isDull = oklchOf(plate).l < 0.5 && contrast(plate, ground) < lively;
  return isDull || contrast(plate, ground) < readable ? readableOn(plate) : ground;
}
