import { Drawing } from './art.tsx';
import { stageFree } from './kit/closer.ts';
import { isTelling, unsaid } from './kit/facts-under.ts';
import {
  detailOf,
  detailsOf,
  Fact,
  Figure,
  inkOn,
  plateOn,
  sizesOf,
  smallInkOn,
  WordColumn,
} from './kit/kit.tsx';
import { withoutPhone } from './kit/listed.ts';
import { Fill, Region, Sheet } from './kit/parts.tsx';
import { withWholeNumber } from './kit/phone-number.ts';
import { fitThing } from './kit/standing.ts';
import { type Box, boundsFor, type Canvas, type Layout, type SetCopy, type ViewProps } from './layout.ts';

/** The telephone number as the widest line, in a band across the foot; opening hours under it. */
export const phoneStrip: Layout = {
  name: 'phone-strip',
  flat: true,
  drops: ['subline', 'brand'],
  besides: (copy, { language }) => withoutPhone(copy, language),
  prints: ['phone', 'time', 'place'],
  plan: (canvas) => ({
    scene: whole(canvas),
    quiet: canvas.shape === 'wide' ? undefined : { ...whole(canvas), height: 0.47 * canvas.height },
    stage: artOf(canvas),
  }),
  closer: stageFree,
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 11 : 13, 4),
  View,
};

const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });
const bandOf = ({ width, height, shape }: Canvas): Box => {
  const top = Math.round((shape === 'wide' ? 0.76 : shape === 'tall' ? 0.83 : 0.8) * height);
  return { x: 0, y: top, width, height: height - top };
};

function artOf(canvas: Canvas): Box {
  const { width, height, margin, shape } = canvas;
  const band = bandOf(canvas);
  if (shape === 'wide')
    return { x: 0.56 * width, y: margin, width: 0.44 * width - margin, height: band.y - margin };
  const [left, top] = shape === 'tall' ? [0.32, 0.44] : [0.44, 0.4];
  return {
    x: left * width,
    y: top * height,
    width: (1 - left) * width - 0.6 * margin,
    height: band.y - top * height,
  };
}

const digitsOf = (text: string) => text.replace(/\P{Nd}/gu, '');

/** The number and the call that holds it, each number in one piece and in its own direction. */
export function numbersOf(copy: SetCopy, direction: 'ltr' | 'rtl') {
  const phone = detailOf({ copy }, 'phone');
  return {
    phone: phone && withWholeNumber(phone, direction),
    call: withWholeNumber(copy.callToAction, direction),
  };
}

function View(props: ViewProps) {
  const { canvas, design, plan } = props;
  const { palette } = design;
  const { width, height, margin, u, shape } = canvas;
  // Hours and place are what a caller looks for next: as large as the sub-line at least.
  const small = Math.max(sizesOf(props).small, canvas.least);
  const band = bandOf(canvas);
  const wide = shape === 'wide';
  const isBare = props.art.length === 0;
  const halved = wide && !isBare;
  const { phone, call } = numbersOf(props.copy, canvas.direction);
  // "Call 0131 …" as the button is the strip itself: the number stands there once.
  const isCall = phone !== undefined && digitsOf(call.plain).includes(digitsOf(phone.plain));
  const hours = unsaid(props.copy, detailsOf(props, 'time', 'place')).find(isTelling);
  const ink = inkOn(palette.accent, palette.onAccent);
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={palette.background} />
      <Drawing props={props} box={fitThing(props, plan.stage, { share: 0.98, at: [0.9, 1] })} main />
      <Fill canvas={canvas} box={band} color={palette.accent} />
      <WordColumn
        {...props}
        buttonless={isCall}
        box={{
          x: margin,
          y: margin,
          width: (halved ? 0.455 : 1) * width - (halved ? 1 : 2) * margin,
          height: (wide || isBare ? band.y - 0.5 * margin : 0.47 * height) - margin,
        }}
        ground={palette.background}
        ink={inkOn(palette.background, palette.onBackground)}
        // Where the strip is the button the label must not look like it.
        {...(isCall ? { fill: palette.accent, onFill: ink } : plateOn(palette))}
      />
      <Region
        canvas={canvas}
        box={{
          x: margin,
          y: band.y + 0.3 * margin,
          width: width - 2 * margin,
          height: band.height - 0.8 * margin,
        }}
        style={{ alignItems: 'flex-start', justifyContent: 'center', gap: 0.4 * u }}
      >
        {/* Digits and spaces are narrower than the letters widths are reckoned by. */}
        {phone && (
          <Figure
            props={props}
            text={isCall ? call : phone}
            most={
              (0.9 * (band.height - 0.9 * margin - (hours ? 1.7 * small : 0))) /
              Math.max(1.08, props.lineHeights.headline)
            }
            width={1.1 * (width - 2 * margin)}
            color={ink}
          />
        )}
        <Fact props={props} text={hours} size={small} color={smallInkOn(palette.accent, palette.onAccent)} />
      </Region>
    </Sheet>
  );
}
