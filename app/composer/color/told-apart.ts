import { hues, namedColors } from './color-names.ts';
import { contrast, hexOf, oklchOf } from './contrast.ts';

/** Colours that were given by a mere word ("blue"): any blue will do. */
const plain = new Set(hues.map((hue) => namedColors[hue]).filter((hex) => hex !== undefined));

/** Contrast from which two strong colours do not flicker against each other. */
const steady = 2.4;
const [step, most] = [0.03, 8];

/** Hues, in degrees, that are brown or olive where they are darker than this. */
const [fromOrange, toYellow, muddy] = [35, 115, 0.6];

/**
 * A plain colour, made lighter or darker until it stands steadily on another, which orange does not on blue. Returns no
 * colour where none is needed: it stands steadily already, or was not given by its mere name. It returns none as well
 * where the result would pass for another colour.
 */
export function moveApart(color: string, ground: string): string[] {
  const { l, c, h } = oklchOf(color);
  if (!plain.has(color) || c < 0.05 || contrast(color, ground) >= steady) return [];
  const away = oklchOf(ground).l < l ? step : -step;
  for (let steps = 1; steps <= most; steps++) {
    const moved = l + steps * away;
    if (moved < muddy && moved < l && h > fromOrange && h < toYellow) return [];
    const found = hexOf({ l: moved, c, h });
    if (contrast(found, ground) >= steady) return [found];
  }
  return [];
}
