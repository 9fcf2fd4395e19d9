import { Drawing } from './art.tsx';
import { GroundWords } from './kit/ground-words.tsx';
import { Fill, Sheet } from './kit/parts.tsx';
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

/** A fifth of its width lies outside the canvas: enough to look intended, and the thing can still be recognised. */
function placeOf({ width, height, shape, wordy, bold }: Canvas): Box {
  if (shape === 'wide') {
    const side = (bold ? 0.86 : 0.98) * height;
    return { x: width - 0.79 * side, y: height - 0.9 * side, width: side, height: side };
  }
  // Over it many words leave the headline little: it gives way.
  const less = wordy || bold;
  const side = (shape === 'tall' ? (less ? 0.87 : 1) : less ? 0.67 : 0.76) * width;
  return { x: width - 0.79 * side, y: height - 0.88 * side, width: side, height: side };
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
      <Drawing props={props} box={plan.stage} main />
      <GroundWords {...props} box={box} apart={wide} />
    </Sheet>
  );
}
