import type { CSSProperties, ReactNode } from 'react';
import { contrast, hexOf, oklchOf } from '../color/contrast.ts';
import type { DetailRole } from '../design/concepts.ts';
import { graphemesOf } from '../type/typesetting.ts';
import { at, type Box, type SetText, type ViewProps } from './layout.ts';
import { OfferPill } from './offer.tsx';
import { Brand, CallToAction, Headline, Region, Subline, Words } from './parts.tsx';

/** Each size of type is so many times the next one. */
export const typeStep = 1.6;

/** The three sizes of type of an ad in px: headline, sub-line and button, small print. */
export function sizesOf({ canvas, fitted }: ViewProps): { large: number; middle: number; small: number } {
  const middle = Math.max(Math.round(3.3 * canvas.u), canvas.least);
  return {
    large: fitted.headline,
    middle,
    small: Math.max(Math.round(middle / typeStep), canvas.smallest),
  };
}

/** Text on a flat ground, large type above all: white on a strong colour even where black measures a little more. */
export function inkOn(ground: string, given: string): string {
  const { l, c } = oklchOf(ground);
  const isDark = oklchOf(given).l < 0.5;
  return isDark && c > 0.09 && l < 0.72 && contrast('#ffffff', ground) >= 3.6 ? '#ffffff' : given;
}

/** For small type on a ground: the large type's ink where it reads at 4.5:1, else the palette's. */
export function smallInkOn(ground: string, given: string): string {
  const ink = inkOn(ground, given);
  return contrast(ink, ground) >= 4.5 ? ink : given;
}

/** A neighbour of a flat colour: a little darker on light grounds, lighter on dark ones; `by` in OKLCH lightness. */
export function toneOf(color: string, by = 0.06): string {
  const { l, c, h } = oklchOf(color);
  return hexOf({ l: l > 0.6 ? l - by : l + by, c: Math.min(c * 1.05, 0.2), h });
}

/** The accent where it stands out as large type on the ground (3:1), else the ink. */
export function standOut(accent: string, ground: string, ink: string): string {
  return contrast(accent, ground) >= 3.05 ? accent : ink;
}

/** A column or row that never shrinks. */
export function Stack(props: {
  gap?: number;
  row?: boolean;
  align?: 'flex-start' | 'center' | 'flex-end' | 'stretch' | 'baseline';
  justify?: 'flex-start' | 'space-between' | 'center' | 'flex-end';
  style?: CSSProperties;
  children: ReactNode;
}) {
  const style: CSSProperties = {
    display: 'flex',
    flexDirection: props.row ? 'row' : 'column',
    alignItems: props.align ?? 'flex-start',
    justifyContent: props.justify ?? 'flex-start',
    flexShrink: 0,
    maxWidth: '100%',
    gap: props.gap ?? 0,
    ...props.style,
  };
  return <div style={style}>{props.children}</div>;
}

/** The first further fact of a role. */
export function detailOf({ copy }: Pick<ViewProps, 'copy'>, ...roles: DetailRole[]): SetText | undefined {
  for (const role of roles) {
    const found = copy.details.find((detail) => detail.role === role);
    if (found) return found;
  }
  return undefined;
}

/** All further facts of some roles, role by role. */
export function detailsOf({ copy }: Pick<ViewProps, 'copy'>, ...roles: DetailRole[]): SetText[] {
  return roles.flatMap((role) => copy.details.filter((detail) => detail.role === role));
}

/** A further fact in the body's face. */
export function Fact(props: {
  props: ViewProps;
  text: SetText | undefined;
  size: number;
  color: string;
  weight?: number;
  style?: CSSProperties;
}) {
  const { text, size, color, weight = 600, style } = props;
  if (!text) return null;
  const { lineHeights } = props.props;
  return (
    <Words
      text={text}
      size={size}
      color={color}
      weight={weight}
      lineHeight={lineHeights.body - 0.1}
      style={{ maxWidth: '100%', textWrap: 'balance', ...style }}
    />
  );
}

/** A fact as large as type gets: a price, a number, a day. In one line of at most `width` px. */
export function Figure(props: {
  props: ViewProps;
  text: SetText;
  most: number;
  width: number;
  color: string;
  piece?: string;
  style?: CSSProperties;
}) {
  const { text, most, width, color, piece } = props;
  const { design, lineHeights } = props.props;
  const size = Math.round(inWidth(piece ?? text.plain, { width, most, family: text.families[0] ?? '' }));
  return (
    <Words
      text={text}
      size={size}
      color={color}
      weight={Math.max(design.typography.headlineWeight, 700)}
      lineHeight={Math.max(1.08, lineHeights.headline)}
      {...(piece === undefined ? {} : { piece })}
      style={{ whiteSpace: 'nowrap', ...props.style }}
    />
  );
}

/** The largest size, px, up to `most` at which a line is at most `width` px, by the usual breadth of its letters. */
export function inWidth(
  text: string,
  { width, most, family }: { width: number; most: number; family: string },
): number {
  const narrow = /^(anton|oswald)$/.test(family) ? 0.78 : /mono/.test(family) ? 1.08 : 1;
  const ems = graphemesOf(text).reduce((sum, sign) => sum + emsOf(sign), 0) * narrow;
  return Math.min(most, width / Math.max(ems, 0.5));
}

/** The largest size, px, from `most` down to `least` at which words broken into lines fill no more than a box. */
export function inBox(
  text: string,
  room: { width: number; height: number; most: number; least: number; family: string; lineHeight: number },
): number {
  const { width, height, most, least, family, lineHeight } = room;
  const widths = text.split(/[\s\u200b]+/u).map((word) => {
    const ems = 1 / inWidth(word, { width: 1, most: Number.POSITIVE_INFINITY, family });
    return { ems, pieces: Math.ceil(ems / 12) };
  });
  for (let size = most; size > least; size *= 0.94) {
    let [lines, at] = [1, 0];
    for (const { ems } of widths) {
      const wide = ems * size;
      if (at > 0 && at + 0.3 * size + wide > width) [lines, at] = [lines + 1, 0];
      lines += Math.floor(wide / width);
      at += (at > 0 ? 0.3 * size : 0) + (wide % width);
    }
    if (
      lines * lineHeight * size <= height &&
      widths.every(({ ems, pieces }) => pieces > 1 || ems * size <= width)
    )
      return Math.round(size);
  }
  return Math.round(least);
}

function emsOf(sign: string): number {
  if (/^[\s.,:;'’!|]/u.test(sign)) return 0.34;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}%€₹₩@MWmw]/u.test(sign))
    return 1.04;
  if (/[^\p{Script=Latin}\p{Nd}]/u.test(sign)) return 0.92;
  return /\p{Lu}|\p{Nd}/u.test(sign) ? 0.74 : 0.64;
}

/** Where words and subject go when an ad divides in two. */
export type Zones = { words: Box; art: Box; wide: boolean };

/** Divides the canvas: side by side where it is wide, else one over the other. `share` is that of the words. */
export function zonesOf(
  { canvas }: Pick<ViewProps, 'canvas'>,
  { share = 0.46, words = 'top' }: { share?: number; words?: 'top' | 'bottom' } = {},
): Zones {
  const { width, height, shape, margin } = canvas;
  if (shape === 'wide') {
    const column = Math.round(0.455 * width);
    return {
      words: { x: margin, y: margin, width: column - 1.6 * margin, height: height - 2 * margin },
      art: { x: column, y: 0, width: width - column, height },
      wide: true,
    };
  }
  const edge = Math.round(share * height);
  const [top, bottom] = [
    { x: 0, y: 0, width, height: words === 'top' ? edge : height - edge },
    {
      x: 0,
      y: words === 'top' ? edge : height - edge,
      width,
      height: words === 'top' ? height - edge : edge,
    },
  ];
  const room = words === 'top' ? top : bottom;
  const inner = { x: margin, width: width - 2 * margin };
  return {
    words:
      words === 'top'
        ? { ...inner, y: margin, height: room.height - margin }
        : { ...inner, y: room.y, height: room.height - margin },
    art: words === 'top' ? bottom : top,
    wide: false,
  };
}

/** Brand, headline, sub-line at one end of a column and the button at the other, or all together. */
export function WordColumn(
  props: ViewProps & {
    box: Box;
    ground: string;
    ink: string;
    small?: string;
    fill: string;
    onFill: string;
    /** Apart: the button at the far end of the column. */
    apart?: boolean;
    justify?: 'flex-start' | 'center' | 'flex-end';
    over?: ReactNode;
    under?: ReactNode;
    foot?: ReactNode;
    plain?: boolean;
    /** The offer stands elsewhere. */
    offered?: boolean;
  },
) {
  const { canvas, box, ink, ground } = props;
  const { u } = canvas;
  const head = (
    <Stack gap={2.2 * u}>
      <Brand {...props} color={props.small ?? ink} ground={ground} mark={props.fill} />
      {props.over}
      <Headline {...props} color={ink} />
      {props.plain ? null : <Subline {...props} color={ink} style={{ maxWidth: box.width }} />}
      {props.offered ? null : (
        <OfferPill {...props} fill={props.fill} color={props.onFill} style={{ maxWidth: box.width }} />
      )}
      {props.under}
    </Stack>
  );
  const foot = (
    <Stack gap={2 * u}>
      {props.foot}
      <CallToAction {...props} fill={props.fill} color={props.onFill} style={{ maxWidth: box.width }} />
    </Stack>
  );
  return (
    <Region
      canvas={canvas}
      box={box}
      style={{
        alignItems: 'flex-start',
        justifyContent: props.apart ? 'space-between' : (props.justify ?? 'flex-start'),
        gap: 2.6 * u,
      }}
    >
      {head}
      {foot}
    </Region>
  );
}

/** A rectangle, disc or pill of colour, inside the canvas. */
export function Patch(props: {
  props: ViewProps;
  box: Box;
  color: string;
  radius?: number;
  style?: CSSProperties;
}) {
  const { box, color, radius = 0.1 } = props;
  return (
    <div
      style={{
        ...at(box, props.props.canvas),
        display: 'block',
        background: color,
        borderRadius: radius,
        ...props.style,
      }}
    />
  );
}

/** Brand, headline and sub-line at the head of an ad whose foot is a figure. */
export function WordHead(
  props: ViewProps & { box: Box; ink: string; ground?: string; plain?: boolean; offered?: boolean },
) {
  const { canvas, box, ink, design } = props;
  return (
    <Region canvas={canvas} box={box} style={{ alignItems: 'flex-start', gap: 2 * canvas.u }}>
      <Brand
        {...props}
        color={ink}
        ground={props.ground ?? design.palette.background}
        mark={design.palette.accent}
      />
      <Headline {...props} color={ink} />
      {props.plain ? null : <Subline {...props} color={ink} style={{ maxWidth: box.width }} />}
      {props.offered ? null : (
        <OfferPill
          {...props}
          fill={design.palette.accent}
          color={inkOn(design.palette.accent, design.palette.onAccent)}
          style={{ maxWidth: box.width }}
        />
      )}
    </Region>
  );
}
