import { atLightness, mix, oklchOf, type Rgb, shade } from '../../color/pixel-color.ts';
import type { Stage } from '../stage.ts';

/** Colours for props: those of the palette, and a few natural colours of things, adjusted to fit the palette. */
export type Look = {
  main: Rgb;
  second: Rgb;
  third: Rgb;
  /** Near-white and near-black with a breath of the palette. */
  pale: Rgb;
  ink: Rgb;
  wood: Rgb;
  leaf: Rgb;
  gold: Rgb;
  steel: Rgb;
  /** What the thing stands before. */
  ground: Rgb;
};

/** The colours of a set; `ground` is what a thing stands before where that is not the set's own. */
export function lookFor(stage: Stage, ground: Rgb = stage.colors.ground): Look {
  const { colors } = stage;
  const main = colors.series[0] as Rgb;
  const second = colors.series[1] as Rgb;
  const third = colors.series[2] as Rgb;
  // Rubber and iron in a dark room are as light as the lamps make them.
  const isDark = oklchOf(ground).l < 0.4;
  return {
    main,
    second,
    third,
    pale: mix([0.93, 0.91, 0.88], main, 0.05),
    ink: isDark
      ? mix(atLightness(main, 0.52, 0.3), [0.12, 0.12, 0.13], 0.5)
      : mix(atLightness(main, 0.22, 0.4), [0.02, 0.02, 0.024], 0.5),
    wood: [0.5, 0.27, 0.12],
    leaf: shade([0.09, 0.32, 0.13], 0.02),
    gold: [0.95, 0.66, 0.28],
    steel: [0.72, 0.74, 0.78],
    ground,
  };
}
