import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { setWidth } from '../../brief/text/segments.ts';
import { bySentences, withLines } from '../../type/by-sentences.ts';
import { leadingOfMarks } from '../../type/capital-marks.ts';
import { withHeldSmallWords } from '../../type/hanging-words.ts';
import { allowsTracking, type SplitOffer, splitOffer } from '../../type/typesetting.ts';
import { at, type Box, type Canvas, fade, mirrorBox, type SetText, type ViewProps } from '../layout.ts';
import { bleedBox, runOn } from './bleed.ts';
import { buttonRoom } from './button-room.ts';
import { withWholeNumber } from './phone-number.ts';

/**
 * A root of the picture's size that sets the reading direction, with
 * the canvas in it; children are placed absolutely on that.
 */
export function Sheet({ canvas, children }: { canvas: Canvas; children: ReactNode }) {
  const { width, height, direction, bleed, sheet } = canvas;
  const { left, top } = bleed;
  return (
    <div style={{ position: 'absolute', left: 0, top: 0, display: 'block', ...sheet }}>
      <div style={{ position: 'absolute', left, top, display: 'block', width, height, direction }}>
        {children}
      </div>
    </div>
  );
}

/** A fixed box whose content has to fit; the checks measure against it. */
export function Region(props: { canvas: Canvas; box: Box; style?: CSSProperties; children: ReactNode }) {
  return (
    <div
      id="region"
      style={{ display: 'flex', flexDirection: 'column', ...at(props.box, props.canvas), ...props.style }}
    >
      {props.children}
    </div>
  );
}

/** A flat area; where it touches the canvas' edge it runs on to the picture's. */
export function Fill(props: { canvas: Canvas; box: Box; color: string }) {
  const { x, y, width, height } = bleedBox(props.box, props.canvas);
  const place = { position: 'absolute', left: x, top: y, width, height } as const;
  return <div style={{ display: 'block', ...place, background: props.color }} />;
}

const falloff = [1, 0.97, 0.9, 0.78, 0.6, 0.41, 0.24, 0.11, 0.03, 0];

type ScrimProps = {
  canvas: Canvas;
  box: Box;
  to: 'to top' | 'to bottom' | 'to left' | 'to right';
  color: string;
  strength: number;
  hold?: number;
};

/** A colour that thins out in a soft curve. `to` is a CSS gradient direction; full strength holds up to `hold`. */
export function Scrim(props: ScrimProps) {
  const { color, strength, hold = 0 } = props;
  const { before, length, whole } = lengthsOf(props);
  const stops = falloff.map((share, index) => {
    const within = hold + (index / (falloff.length - 1)) * (1 - hold);
    const place = (before + within * length) / whole;
    return `${fade(color, share * Math.min(strength, 1))} ${(place * 100).toFixed(1)}%`;
  });
  const background = `linear-gradient(${props.to}, ${stops.join(', ')})`;
  return <Fill canvas={props.canvas} box={props.box} color={background} />;
}

/**
 * Darkens or lightens the upper edge, to `depth` of the height, so that the brand can be read there. Where none stands
 * nothing veils what a studio shows.
 */
export function BrandVeil(props: ViewProps & { depth: number; strength: number }) {
  const { canvas, design } = props;
  if (canvas.staged !== undefined && !canvas.branded) return null;
  return (
    <Scrim
      canvas={canvas}
      box={{ x: 0, y: 0, width: canvas.width, height: props.depth * canvas.height }}
      to="to bottom"
      color={design.palette.background}
      strength={props.strength * props.cover}
    />
  );
}

/** px of a gradient: run on before its start, as designed, and altogether. */
function lengthsOf({ box, canvas, to }: ScrimProps) {
  const more = runOn(mirrorBox(box, canvas), canvas);
  const isUpright = to === 'to top' || to === 'to bottom';
  const length = isUpright ? box.height : box.width;
  const sides = {
    'to top': [more.bottom, more.top],
    'to bottom': [more.top, more.bottom],
    'to left': [more.right, more.left],
    'to right': [more.left, more.right],
  } as const;
  const [before, after] = sides[to];
  return { before, length, whole: before + length + after };
}

/**
 * px that the first letter's stroke reaches out of its line in Nastaliq,
 * where gaf and kaf lean back over the start: up to
 * 0.42 em as measured of noto-nastaliq-urdu.
 */
function strokeReach({ families, plain }: SetText, size: number): number {
  return families[0] === 'noto-nastaliq-urdu' && /^[\s\u200b\u2060]*[گک]/u.test(plain) ? 0.42 * size : 0;
}

/** A text in its families, with its line breaking; named by role for the checks. */
export function Words(props: {
  text: SetText;
  size: number;
  color: string;
  weight: number;
  lineHeight: number;
  tracking?: number;
  style?: CSSProperties;
  /** A piece of the text instead of all of it. */
  piece?: string;
  /** How the number in the text stands out. */
  emphasis?: { size: number; color: string; weight: number };
}) {
  const { text, piece } = props;
  const reach = strokeReach(text, props.size);
  const style: CSSProperties = {
    display: 'block',
    flexShrink: 0,
    fontFamily: text.families.map((family) => `"${family}"`).join(', '),
    fontSize: props.size,
    fontWeight: props.weight,
    lineHeight: props.lineHeight,
    color: props.color,
    wordBreak: 'keep-all',
    ...(text.wordSpacing ? { wordSpacing: `${text.wordSpacing}em` } : {}),
    ...(props.tracking ? { letterSpacing: `${props.tracking}em` } : {}),
    ...(reach > 0 ? { paddingRight: Math.ceil(reach) } : {}),
    ...props.style,
  };
  const parts = piece === undefined ? text.parts : [{ text: piece, unbroken: false }];
  const split = props.emphasis && splitOffer(text.plain);
  if (props.emphasis && split) {
    return <Emphasised role={text.role} style={style} split={split} emphasis={props.emphasis} />;
  }
  const [first] = parts;
  if (parts.length === 1 && first && !first.unbroken) {
    return (
      <div id={text.role} style={style}>
        {first.text}
      </div>
    );
  }
  return (
    <div id={text.role} style={style}>
      {parts.map((part) => (
        <span key={part.text} style={part.unbroken ? { whiteSpace: 'nowrap' } : {}}>
          {part.text}
        </span>
      ))}
    </div>
  );
}

function Emphasised(props: {
  role: string;
  style: CSSProperties;
  split: SplitOffer;
  emphasis: { size: number; color: string; weight: number };
}) {
  const { before, number, after, joints } = props.split;
  const { size, color, weight } = props.emphasis;
  return (
    <div id={props.role} style={props.style}>
      {before ? <span>{before + joints[0]}</span> : null}
      <span style={{ fontSize: size, color, fontWeight: weight, whiteSpace: 'nowrap' }}>{number}</span>
      {after ? <span>{joints[1] + after}</span> : null}
    </div>
  );
}

/** The headline at its fitted size. */
export function Headline(props: ViewProps & { color: string; align?: 'center' }) {
  const { design, fitted, copy } = props;
  const { headlineWeight, tracking, display } = design.typography;
  // A family with one heavy cut calls it 400; the family standing in for it has to be told.
  const weight = copy.headline.families[0] === display ? headlineWeight : Math.max(headlineWeight, 700);
  const width = fitted.headlineWidth;
  const text = fitted.held ? withHeldSmallWords(copy.headline, design.language) : copy.headline;
  const breaks = fitted.broken !== undefined || fitted.sentences;
  return (
    <Words
      text={fitted.broken ? withLines(text, fitted.broken) : fitted.sentences ? bySentences(text) : text}
      size={fitted.headline}
      color={props.color}
      weight={weight}
      lineHeight={headlineLeading(props)}
      tracking={allowsTracking(design.script) ? tracking : 0}
      style={{
        ...(width === undefined ? {} : { width }),
        ...(breaks ? { whiteSpace: 'pre-line' } : {}),
        ...(props.align ? { textAlign: 'center' } : {}),
      }}
    />
  );
}

/** Of scripts and languages without tall marks: `lineHeightsOf`. */
const usualLeading = 1.06;
const tightFamilies: Record<string, number> = { anton: 1.14, oswald: 1.14, 'bodoni-moda': 1.08, caveat: 1 };

function headlineLeading({ copy, design, lineHeights }: ViewProps): number {
  const family = copy.headline.families[0] ?? '';
  const own = tightFamilies[family] ?? lineHeights.headline;
  // Vietnamese has marks over and under a capital, which the tallest of letters push out of the line.
  const tall = lineHeights.headline > usualLeading ? Math.max(own + 0.16, lineHeights.headline) : own;
  const usual = design.typography.uppercase && allowsTracking(design.script) ? tall - 0.02 : tall;
  return design.concept === 'classic' ? usual : Math.max(usual, leadingOfMarks(copy.headline.plain, family));
}

/** Whether the buttons of a design are round, soft or sharp: it follows the typeface. */
export function cornerOf({ design, canvas }: ViewProps): number {
  const family = design.typography.display;
  if (/playfair|cormorant|bodoni/.test(family)) return 0.1;
  if (/oswald|anton|mono|grotesk|bitter/.test(family)) return 0.7 * canvas.u;
  return 10 * canvas.u;
}

/** How a label too long for one line gives way where it has to. */
export const wrapping: CSSProperties = { flexShrink: 1, textWrap: 'balance' };

/** Least type size of a call to action, in units. */
const smallestCall = 2.2;

export function CallToAction(props: ViewProps & { fill: string; color: string; style?: CSSProperties }) {
  const { copy, canvas, fitted } = props;
  const larger = canvas.least > 0 && canvas.shape === 'tall' ? 1.5 : 1;
  const wished = larger * (copy.subline ? 2.75 : 3.05) * Math.max(fitted.scale, 0.85);
  // A long call is set smaller before it takes a second line.
  const length = setWidth(copy.callToAction.plain);
  const share = 28 / length;
  const usualSize = Math.max(
    Math.round(Math.max(wished * Math.min(1, share), smallestCall) * canvas.u),
    canvas.least,
  );
  const [above, usual] = canvas.dense ? [0.42, 0.9] : canvas.least > 0 ? [0.56, 1.1] : [0.72, 1.35];
  const given = typeof props.style?.maxWidth === 'number' ? props.style.maxWidth : Number.POSITIVE_INFINITY;
  const text = canvas.least > 0 ? withWholeNumber(copy.callToAction, canvas.direction) : copy.callToAction;
  const { size, beside, isSnug, isWide } = buttonRoom(text, { canvas, size: usualSize, usual, given });
  return (
    <div
      id="callToAction-shape"
      style={{
        display: 'flex',
        flexDirection: 'row',
        alignItems: 'center',
        flexShrink: 0,
        maxWidth: '100%',
        gap: size * 0.55,
        padding: `${size * above}px ${size * beside}px`,
        borderRadius: isWide ? Math.min(cornerOf(props), 1.15 * size) : cornerOf(props),
        background: props.fill,
        ...props.style,
      }}
    >
      <Words
        text={text}
        size={size}
        color={props.color}
        weight={700}
        lineHeight={props.lineHeights.body - 0.1}
        style={isWide ? { ...wrapping, textAlign: 'center' } : { whiteSpace: 'nowrap' }}
      />
      {isSnug ? null : <Arrow canvas={canvas} size={size * 0.82} color={props.color} />}
    </div>
  );
}

function Arrow(props: { canvas: Canvas; size: number; color: string }): ReactElement {
  const { size, color, canvas } = props;
  const path = canvas.direction === 'ltr' ? 'M2 10h15M11 4l6 6-6 6' : 'M18 10H3M9 4l-6 6 6 6';
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      xmlns="http://www.w3.org/2000/svg"
      style={{ flexShrink: 0 }}
      aria-hidden="true"
    >
      <path d={path} stroke={color} strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
