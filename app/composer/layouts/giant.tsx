import { Drawing } from './art.tsx';
import { GroundWords } from './kit/ground-words.tsx';
import { Fill, Sheet } from './kit/parts.tsx';
import { fitThing } from './kit/standing.ts';
import { type Box, boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';

/** The thing larger than the picture, cut at its edge, words in the free corner. */
export const giant: Layout = {
  name: 'giant',
  flat: true,
  yields: true,
  cropped: true,
  drops: ['subline', 'brand'],
  plan: (canvas) => ({ scene: whole(canvas), quiet: undefined, stage: placeOf(canvas) }),
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 13 : 14, 5),
  View,
};

const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });

/** Share of its width, or of a slim thing's height, that lies outside the picture: enough to look intended. */
const cut = 0.21;
/**
 * Width over height below which a thing is cut at its foot instead of its side. `wide` is for wide pictures. In the
 * others the words stand above and only the height is short, so all things but those that lie are cut at the foot
 * (`below`).
 */
const upright = { wide: 0.8, below: 1.35 };

/**
 * The place of the thing: as large as the words leave room for, cut at one edge. A lying thing stands on the ground and
 * runs out at the side. An upright one rises from the lower edge. So one can still tell what it is.
 */
function placeOf({ width, height, shape, margin, wordy, bold, dense, staged = 1 }: Canvas): Box {
  const wide = shape === 'wide';
  // Over it many words leave the headline little: it gives way.
  const less = bold || dense ? (wide ? 0.88 : 0.8) : wordy && !wide ? 0.88 : 1;
  const high = less * (wide ? 0.92 : shape === 'tall' ? 0.55 : 0.6) * height;
  if (staged < (wide ? upright.wide : upright.below)) {
    const tall = (wide ? height - margin : high) / (1 - cut);
    const across = Math.min(tall * staged, wide ? 0.72 * width : width - 2.2 * margin);
    const seen = (1 - cut) * (across / staged);
    return {
      x: width - (wide ? 1.3 : 1.1) * margin - across,
      y: height - seen,
      width: across,
      height: across / staged,
    };
  }
  const across = Math.min(staged * high, less * (wide ? 0.72 : 1.2) * width);
  const foot = height - (wide ? 0.5 : 0.7) * margin;
  return { x: width - (1 - cut) * across, y: foot - across / staged, width: across, height: across / staged };
}

function View(props: ViewProps) {
  const { canvas, design, plan } = props;
  const { palette } = design;
  const { width, height, margin, shape, dense } = canvas;
  const wide = shape === 'wide';
  const box = {
    x: margin,
    y: margin,
    width: (wide ? plan.stage.x - 0.4 * margin : width - margin) - margin,
    // The button ends over the thing, unless the words would be given up.
    height:
      (wide ? height - margin : dense ? Math.max(plan.stage.y, 0.44 * height) : plan.stage.y - 0.3 * margin) -
      margin,
  };
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={palette.background} />
      <Drawing props={props} box={fitThing(props, plan.stage, { at: [0.5, 1] })} main />
      <GroundWords {...props} box={box} apart={wide} />
    </Sheet>
  );
}
