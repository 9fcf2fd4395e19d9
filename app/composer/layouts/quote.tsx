import type { CSSProperties } from 'react';
import { Drawing } from './art.tsx';
import { Brand } from './kit/brand.tsx';
import { stageUnder } from './kit/closer.ts';
import { detailOf, Fact, inkOn, sizesOf, smallInkOn, standOut } from './kit/kit.tsx';
import { CallToAction, Fill, Headline, Region, Sheet } from './kit/parts.tsx';
import { fitThing } from './kit/standing.ts';
import { type Box, boundsFor, type Canvas, type Layout, type ViewProps } from './layout.ts';
import { OfferPill } from './offer.tsx';
import { Stack } from './stack.tsx';

/**
 * What a customer said, under marks as large as a headline, and who said it. Usually what was said is the headline.
 * Where that is something else, what was said stands small at the foot.
 */
export const quote: Layout = {
  name: 'quote',
  flat: true,
  drops: ['brand'],
  plan: (canvas) => ({ scene: whole(canvas), quiet: saidOf(canvas), stage: artOf(canvas) }),
  // In a wide picture the words stand beside the thing.
  closer: (canvas, plan, words) => (canvas.shape === 'wide' ? plan : stageUnder(canvas, plan, words)),
  headline: (canvas) => boundsFor(canvas, canvas.shape === 'wide' ? 10 : 11, 6),
  View,
};

const whole = ({ width, height }: Canvas): Box => ({ x: 0, y: 0, width, height });

function artOf({ width, height, margin, shape }: Canvas): Box {
  if (shape === 'wide')
    return { x: 0.5 * width, y: margin, width: 0.5 * width - margin, height: height - 2 * margin };
  if (shape === 'tall')
    return { x: 0.26 * width, y: 0.56 * height, width: 0.74 * width - margin, height: 0.32 * height };
  return {
    x: 0.5 * width,
    y: 0.54 * height,
    width: 0.5 * width - 0.7 * margin,
    height: 0.46 * height - 0.8 * margin,
  };
}

/** Where the words of a customer may stand. */
const saidOf = ({ width, height, margin, shape }: Canvas): Box => ({
  x: margin,
  y: margin,
  width: (shape === 'wide' ? 0.46 : 1) * width - (shape === 'wide' ? 1 : 2) * margin,
  height: (shape === 'wide' ? 0.72 : 0.56) * height - margin,
});

function View(props: ViewProps) {
  const { canvas, design, plan, lineHeights } = props;
  const { palette } = design;
  const { width, height, margin, u, shape } = canvas;
  const { middle, small } = sizesOf(props);
  const ground = palette.background;
  const ink = inkOn(ground, palette.onBackground);
  const accent = standOut(palette.accent, ground, ink);
  const wide = shape === 'wide';
  const [source, said] = [detailOf(props, 'source'), detailOf(props, 'quote')];
  const leads = !said || props.copy.headline.plain.toLowerCase().includes(said.plain.toLowerCase());
  const mark = 13 * u;
  const over = 0.66 * mark;
  const words = saidOf(canvas);
  const top = { ...words, y: words.y + over, height: words.height - over };
  const foot = {
    x: margin,
    y: 0.6 * height,
    // A label of its own in the foot keeps off what is shown beside it.
    width: (wide ? 0.46 : leads ? 0.56 : shape === 'tall' ? 0.5 : 0.54) * width - margin,
    height: 0.4 * height - margin,
  };
  const offer = (
    <OfferPill
      {...props}
      fill={palette.accent}
      color={inkOn(palette.accent, palette.onAccent)}
      style={{ maxWidth: leads ? top.width : foot.width }}
    />
  );
  return (
    <Sheet canvas={canvas}>
      <Fill canvas={canvas} box={whole(canvas)} color={ground} />
      <Drawing
        props={props}
        box={fitThing(props, plan.stage, { share: 0.98, at: [1, wide ? 0.5 : 1] })}
        main
      />
      <Marks size={mark} color={accent} style={markAt(canvas, mark)} />
      <Region canvas={canvas} box={top} style={{ alignItems: 'flex-start', gap: 1.8 * u }}>
        {leads ? <Headline {...props} color={ink} /> : null}
        <Fact
          props={props}
          text={leads ? undefined : said}
          size={props.fitted.headline}
          color={ink}
          weight={design.typography.headlineWeight}
          style={{ lineHeight: Math.max(1.12, lineHeights.headline) }}
        />
        <Fact
          props={props}
          text={source}
          size={Math.round(Math.max(small, 0.8 * middle))}
          color={smallInkOn(ground, palette.onBackground)}
          weight={700}
        />
        {leads ? offer : null}
      </Region>
      <Region
        canvas={canvas}
        box={wide ? { ...foot, y: 0.74 * height, height: 0.26 * height - margin } : foot}
        style={{ alignItems: 'flex-start', justifyContent: 'flex-end', gap: 2 * u }}
      >
        <Stack gap={1.6 * u}>
          {leads ? null : (
            <Fact
              props={props}
              text={props.copy.headline}
              size={Math.round(1.3 * middle)}
              color={ink}
              weight={700}
            />
          )}
          {leads ? null : offer}
          <Brand {...props} color={ink} ground={ground} mark={palette.accent} />
          <CallToAction
            {...props}
            style={{ maxWidth: foot.width }}
            fill={palette.accent}
            color={inkOn(palette.accent, palette.onAccent)}
          />
        </Stack>
      </Region>
    </Sheet>
  );
}

/** Two opening marks, drawn. */
function Marks({ size, color, style }: { size: number; color: string; style: CSSProperties }) {
  return (
    <svg
      width={size}
      height={size * 0.7}
      viewBox="0 0 40 28"
      xmlns="http://www.w3.org/2000/svg"
      style={style}
      aria-hidden="true"
    >
      <path
        d="M0 28V16Q0 4 13 0l2 4q-6 3-6.500 9H17v15zM22 28V16Q22 4 35 0l2 4q-6 3-6.500 9H39v15z"
        fill={color}
      />
    </svg>
  );
}

/** Where marks over a headline stand. */
function markAt({ margin, direction, width }: Canvas, size: number): CSSProperties {
  const left = direction === 'ltr' ? margin : width - margin - size;
  return { position: 'absolute', left, top: 0.8 * margin };
}
