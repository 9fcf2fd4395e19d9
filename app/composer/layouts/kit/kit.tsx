import type { CSSProperties, ReactNode } from 'react';
import { contrast, hexOf, oklchOf, readableOn } from '../../color/contrast.ts';
import type { Palette } from '../../design/ad-design.ts';
import type { DetailRole } from '../../design/concepts.ts';
import { at, type Box, type Fitted, type SetText, type ViewProps } from '../layout.ts';
import { leastOffer, OfferPill, offerSize } from '../offer.tsx';
import { Stack } from '../stack.tsx';
import { Brand } from './brand.tsx';
import { inkOnPlate } from './label-colors.ts';
import { CallToAction, Headline, Region, Words } from './parts.tsx';
import { Subline } from './subline.tsx';
import { inWidth } from './text-room.ts';

/** Each size of type is this many times the next smaller one. */
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

/**
 * Colour of text on a flat ground, above all of large type. It is white on a strong colour, even where black has a
 * little more contrast.
 */
export function inkOn(ground: string, given: string): string {
  const { l, c } = oklchOf(ground);
  const isDark = oklchOf(given).l < 0.5;
  return isDark && c > 0.09 && l < 0.72 && contrast('#ffffff', ground) >= 3.4 ? '#ffffff' : given;
}

/** For small type on a ground: the large type's ink where it reads at 4.5:1, else the palette's. */
export function smallInkOn(ground: string, given: string): string {
  const ink = inkOn(ground, given);
  return contrast(ink, ground) >= 4.5 ? ink : given;
}

/** A button in the ink of the headline, and the colour of its words: the ground's, or a deeper one that can be read. */
export function plateOn({ background, onBackground }: Palette): { fill: string; onFill: string } {
  const fill = inkOn(background, onBackground);
  if (contrast(fill, background) >= 4.5) return { fill, onFill: inkOnPlate(fill, background) };
  const { c, h } = oklchOf(background);
  return { fill, onFill: readableOn(fill, [hexOf({ l: 0.32, c: Math.min(c, 0.08), h })]) };
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

/** Figures as high as capitals, in faces whose own hang under the line. */
const lining = '"lnum" 1';

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
  const { design, lineHeights, fitted } = props.props;
  const family = text.families[0] ?? '';
  const size = Math.round(
    inWidth(piece ?? text.plain, { width, most: most * (fitted.figures ?? 1), family }),
  );
  return (
    <Words
      text={text}
      size={size}
      color={color}
      weight={Math.max(design.typography.headlineWeight, 700)}
      lineHeight={Math.max(1.08, lineHeights.headline)}
      {...(piece === undefined ? {} : { piece })}
      style={{ whiteSpace: 'nowrap', fontFeatureSettings: lining, ...props.style }}
    />
  );
}

/** Where words and subject go when an ad divides in two. */
export type Zones = { words: Box; art: Box; wide: boolean };

/** Divides the canvas: side by side where it is wide, else one over the other. `share` is that of the words. */
export function zonesOf(
  { canvas }: Pick<ViewProps, 'canvas'>,
  { share = 0.46, words = 'top' }: { share?: number; words?: 'top' | 'bottom' } = {},
): Zones {
  const { width, height, shape, margin, dense, bold, wordy } = canvas;
  if (shape === 'wide') {
    const column = Math.round((dense || wordy ? 0.56 : bold ? 0.52 : 0.455) * width);
    return {
      words: { x: margin, y: margin, width: column - 1.6 * margin, height: height - 2 * margin },
      art: { x: column, y: 0, width: width - column, height },
      wide: true,
    };
  }
  // In a tall picture many words are read at a larger size, and the thing has room left.
  const ofMany = wordy && shape === 'tall' && !bold ? 0.05 : 0;
  const edge = Math.round((share + (dense ? 0.08 : 0) + (bold ? 0.12 : 0) + ofMany) * height);
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
    /** The button stands elsewhere. */
    buttonless?: boolean;
  },
) {
  const { canvas, box, ink, ground } = props;
  const u = canvas.dense ? 0.7 * canvas.u : canvas.u;
  const row = canvas.shape === 'tall' ? undefined : shareRow(props);
  const offer = props.offered ? null : (
    <OfferPill {...props} fitted={row ?? props.fitted} color={props.onFill} style={{ maxWidth: box.width }} />
  );
  const button = props.buttonless ? null : (
    <CallToAction {...props} fill={props.fill} color={props.onFill} style={{ maxWidth: box.width }} />
  );
  // Side by side they leave room for one more line of the headline.
  const isRow = row !== undefined && offer !== null && button !== null;
  const head = (
    <Stack gap={2.2 * u}>
      <Brand {...props} color={props.small ?? ink} ground={ground} mark={props.fill} />
      {props.over}
      <Headline {...props} color={ink} />
      {props.plain ? null : <Subline {...props} color={ink} style={{ maxWidth: box.width }} />}
      {isRow ? null : offer}
      {props.under}
    </Stack>
  );
  const foot = (
    <Stack gap={2 * u}>
      {props.foot}
      {isRow ? (
        <Stack row gap={2 * u} align="center">
          {offer}
          {button}
        </Stack>
      ) : (
        button
      )}
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

/** Rough width of a text in one line, px. */
export const lineWidth = ({ plain, families }: SetText, size: number): number =>
  size / inWidth(plain, { width: 1, most: Number.POSITIVE_INFINITY, family: families[0] ?? '' });

/** Rough width of texts side by side in one line, px. */
export const rowWidth = (row: readonly SetText[], size: number): number =>
  row.reduce((sum, text) => sum + lineWidth(text, size), (row.length - 1) * 0.4 * size);

/** Rough width of the button in one line, px. */
export function callWidth({ copy, canvas }: Pick<ViewProps, 'copy' | 'canvas'>): number {
  const size = Math.max(canvas.least, 3.1 * canvas.u);
  return lineWidth(copy.callToAction, size) + 3.7 * size;
}

/** Shares of its size that an offer is set in to stand beside the button. */
const besideButton = [1, 0.9, 0.8];

/** The sizes in which offer and button have room beside each other; undefined where they have none. */
export function shareRow(
  props: Pick<ViewProps, 'copy' | 'canvas' | 'fitted'> & { box: Box },
): Fitted | undefined {
  const { copy, canvas, box, fitted } = props;
  const { offer } = copy;
  if (!offer || canvas.least === 0) return undefined;
  const sizes = besideButton.map((share) => ({ ...fitted, figures: share * (fitted.figures ?? 1) }));
  return sizes.find((found) => {
    const size = offerSize({ ...props, fitted: found });
    if (size < leastOffer * canvas.least) return false;
    return lineWidth(offer, size) + 1.3 * size + callWidth(props) + 2 * canvas.u <= box.width;
  });
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
          ground={props.ground ?? design.palette.background}
          fill={design.palette.accent}
          color={inkOn(design.palette.accent, design.palette.onAccent)}
          style={{ maxWidth: box.width }}
        />
      )}
    </Region>
  );
}
