import type { CSSProperties } from 'react';
import { setWidth } from '../brief/text/segments.ts';
import { contrast } from '../color/contrast.ts';
import { graphemesOf, isEmoji, splitOffer } from '../type/typesetting.ts';
import { mostInOneLine } from './kit/button-room.ts';
import { type LabelLook, labelLook } from './kit/label-colors.ts';
import { cornerOf, Words, wrapping } from './kit/parts.tsx';
import { at, type Box, type SetText, type ViewProps } from './layout.ts';

type OfferProps = ViewProps & { fill: string; color: string; style?: CSSProperties };

/** Least size of an offer as a share of what is read on a telephone without effort. */
export const leastOffer = 0.92;

/**
 * Type size of an offer, px. The offer comes second after the headline, before button and sub-line. A long one is set
 * smaller.
 */
export function offerSize({ copy, canvas, fitted }: Pick<ViewProps, 'copy' | 'canvas' | 'fitted'>): number {
  const { u, least, shape } = canvas;
  if (least === 0) return 2.6 * u * Math.max(fitted.scale, 0.85);
  const length = setWidth(copy.offer?.plain ?? '');
  const room = (shape === 'wide' ? 96 : 150) / Math.max(length, 1);
  const wished = Math.min(4.5, Math.max(room, 3.5)) * u * Math.max(fitted.scale, 0.8);
  const size = Math.max(Math.min(wished, 0.72 * Math.max(fitted.headline, 1.4 * least)), leastOffer * least);
  return size * (fitted.figures ?? 1);
}

/**
 * A label of one line. Where `ink` and `ground` are given it stands beside a button in `fill`, and must not look like a
 * second one. So it has sharper corners and another colour.
 */
export function OfferPill(props: OfferProps & { ink?: string; ground?: string }) {
  const { copy, lineHeights, canvas, design, ink, ground } = props;
  if (!copy.offer) return null;
  const size = Math.round(offerSize(props));
  const tag =
    canvas.least > 0 && ink !== undefined && ground !== undefined
      ? labelLook(design.palette, { fill: props.fill, ink, ground })
      : undefined;
  const look: LabelLook = tag ?? { fill: props.fill, text: props.color };
  // A line around the words takes the room of the padding it replaces.
  const line = look.fill ? 0 : Math.max(2, Math.round(0.09 * size));
  return (
    <div
      id="offer-shape"
      style={{
        display: 'flex',
        flexShrink: 0,
        maxWidth: '100%',
        padding: `${size * 0.42 - line}px ${size * (tag ? 0.62 : 0.95) - line}px`,
        borderRadius: tag ? Math.min(cornerOf(props), 0.9 * canvas.u) : cornerOf(props),
        ...(look.fill ? { background: look.fill } : { border: `${line}px solid ${look.text}` }),
        ...props.style,
      }}
    >
      <Words
        text={copy.offer}
        size={size}
        color={look.text}
        weight={700}
        lineHeight={lineHeights.body - 0.1}
        style={canvas.least > 0 || isLong(copy.offer, mostInOneLine) ? wrapping : {}}
      />
    </div>
  );
}

/** Width (setWidth) of the words beside a number that may be so much larger. */
const mostBeside = 14;

/** The offer over a short rule, its number set large and in the accent where that reads on the ground. */
export function OfferFigure(
  props: Omit<OfferProps, 'fill'> & { rule: string; ground: string; ruled?: boolean },
) {
  const { copy, canvas, fitted, lineHeights, design } = props;
  const { offer } = copy;
  if (!offer) return null;
  const isModern = canvas.least > 0;
  const split = splitOffer(offer.plain);
  // Beside many words a large number would leave a hole in the line, so all of them have one size.
  const isFigure = split && (!isModern || setWidth(`${split.before}${split.after}`) <= mostBeside);
  const [plain, numbered, large] = isModern ? [offerSize(props), 3.2, 2.1] : [2.7 * canvas.u, 2.7, 1.9];
  const usual = numbered * canvas.u * Math.max(fitted.scale, 0.85);
  const size = Math.round(isModern ? (isFigure ? Math.max(usual, canvas.least) : plain) : usual);
  const accent = contrast(props.rule, props.ground) >= 4.5;
  const weight = Math.min(Math.max(design.typography.headlineWeight, 600), 800);
  return (
    <div
      id="offer-shape"
      style={{
        display: 'flex',
        flexDirection: 'column',
        flexShrink: 0,
        // A line of one size has no air of a large figure's: the rule would underline it.
        gap: (isModern && !isFigure ? 1.5 : 0.6) * canvas.u,
        ...props.style,
      }}
    >
      <Words
        text={offer}
        size={size}
        color={props.color}
        weight={isFigure ? 600 : 700}
        lineHeight={
          isModern && !isFigure ? lineHeights.body - 0.1 : Math.max(lineHeights.headline, 1.2) * 1.35
        }
        style={isModern ? { textWrap: 'balance', maxWidth: '100%' } : {}}
        {...(isFigure
          ? {
              emphasis: {
                size: Math.round(Math.max(usual * large, 1.5 * size)),
                color: accent ? props.rule : props.color,
                weight,
              },
            }
          : {})}
      />
      {props.ruled !== false && (
        <div
          style={{
            display: 'block',
            width: 7 * canvas.u,
            height: Math.max(3, 0.5 * canvas.u),
            background: props.rule,
          }}
        />
      )}
    </div>
  );
}

/** Whether a text has more than so many characters. */
export function isLong(text: SetText, characters: number): boolean {
  return graphemesOf(text.plain).length > characters;
}

/** Whether a round badge holds the offer, and lies in a corner of the scene where it covers nothing that is sold. */
export function hasRoundOffer(props: ViewProps): boolean {
  const { copy, design, product } = props;
  const { scene } = design.layers;
  const isSpread = scene.kind === 'painted' && scene.subject?.setting === 'flat-lay';
  return !product && !isSpread && hasCorner(props) && isRoundOffer(copy.offer);
}

/** Shares of the height and, at most, of the width of its part of the picture that a thing shown by a studio takes. */
const shown = { height: 0.84, width: 0.92 };

/** Width of a round badge in units: at least, and at most where words beside its number need it. */
const [usualBadge, wordyBadge] = [21, 25];

/** Width of a round badge in a corner of a scene, px. */
export function roundOfferWidth(props: ViewProps): number {
  const { canvas, copy } = props;
  const split = canvas.staged !== undefined && copy.offer ? splitOffer(copy.offer.plain) : undefined;
  const isWordy = split !== undefined && bare(split.before) + bare(split.after) !== '';
  return Math.max(usualBadge * canvas.u, isWordy ? Math.min(wordyBadge * canvas.u, cornerRoom(props)) : 0);
}

/** px that the freest corner beside or over what a studio shows has for a badge. */
function cornerRoom({ canvas, plan: { scene, quiet } }: ViewProps): number {
  const { staged, margin } = canvas;
  if (staged === undefined) return Number.POSITIVE_INFINITY;
  const isColumn = quiet !== undefined && quiet.y === 0;
  const width = isColumn ? scene.width - quiet.width : scene.width;
  const height = quiet && !isColumn ? quiet.y : scene.height;
  const across = Math.min(shown.width * width, shown.height * height * staged);
  return Math.max((width - across) / 2, (height - across / staged) / 2) - 0.8 * margin;
}

/** Whether a corner beside or over what a studio shows is free for a badge. */
const hasCorner = (props: ViewProps) => cornerRoom(props) >= usualBadge * props.canvas.u;

function isRoundOffer(offer: SetText | undefined): boolean {
  if (!offer) return false;
  const split = splitOffer(offer.plain);
  if (!split) return graphemesOf(offer.plain).length <= 13 && longestWord(offer.plain) <= 9;
  const words = [split.before, split.after];
  const most = words.includes('') ? 20 : 12;
  const fits = words.every((text) => breadthOf(text) <= most && longestWord(text) <= 10);
  return fits && graphemesOf(split.number.replaceAll(/\s/gu, '')).length <= 7;
}

/** Share of a badge that its words may be high, and that those beside the number may be wide. */
const tallest = 0.8;
const smallShare = 0.62;

/** A circle or starburst with the number large; `box` is square. */
export function OfferRound(props: OfferProps & { box: Box; burst: boolean /** Degrees. */; turn?: number }) {
  const { copy, canvas, box, design } = props;
  const offer = copy.offer;
  if (!offer) return null;
  const split = splitOffer(offer.plain);
  const [before, after] = [bare(split?.before), bare(split?.after)];
  const lines = split
    ? [
        { key: 'before', text: before, size: smallSize(box, before, canvas.least) },
        { key: 'number', text: split.number, size: numberSize(box, split.number) },
        { key: 'after', text: after, size: smallSize(box, after, canvas.least) },
      ].filter((line) => line.text !== '')
    : [
        {
          key: 'all',
          text: lettersOf(offer.plain),
          size: Math.min(box.width * 0.16, (box.width * 1.1) / longestWord(offer.plain)),
        },
      ];
  const tall = Math.max(props.lineHeights.headline - 0.02, 1.04);
  const heightOf = ({ key, size, text }: (typeof lines)[number]) =>
    key === 'number'
      ? size * Math.min(tall, 1.3)
      : size * (tall + 0.08) * Math.ceil((0.5 * breadthOf(text) * size) / (smallShare * box.width));
  const height = lines.reduce((sum, line) => sum + heightOf(line), 0);
  // Scripts with tall lines would stand out of the badge.
  const scale = Math.min(1, (tallest * box.height) / height);
  return (
    <div
      id="offer-shape"
      style={{
        ...at(box, canvas),
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        ...(props.turn ? { transform: `rotate(${props.turn}deg)` } : {}),
        borderRadius: props.burst ? 0.1 : box.width,
        ...(props.burst
          ? {}
          : {
              background: props.fill,
              boxShadow: `0 0 0 ${Math.round(0.55 * canvas.u)}px ${design.palette.surface}`,
            }),
      }}
    >
      {props.burst && <Burst size={box.width} fill={props.fill} edge={design.palette.surface} />}
      {lines.map((line) => (
        <Words
          key={line.key}
          text={offer}
          piece={line.text}
          size={Math.round(line.size * scale)}
          color={props.color}
          weight={line.key === 'number' ? 800 : 700}
          lineHeight={line.key === 'number' ? Math.min(tall, 1.3) : tall + 0.08}
          style={{
            maxWidth: box.width * (line.key === 'number' ? 0.76 : smallShare),
            textAlign: 'center',
            textWrap: 'balance',
            position: 'relative',
            ...(line.key === 'number' ? { whiteSpace: 'nowrap' } : {}),
          }}
        />
      ))}
    </div>
  );
}

/** A line of a badge without the comma or dash that led over to the next. */
const bare = (text = '') =>
  lettersOf(text).replace(
    /^[\s\u200b\u2060\p{Pd},;·:，、；：。،؛]+|[\s\u200b\u2060\p{Pd},;·:，、；：。،؛]+$/gu,
    '',
  );

/** A text without its emoji: as small as a badge's lines they are specks. */
const lettersOf = (text: string) =>
  graphemesOf(text)
    .filter((sign) => !isEmoji(sign))
    .join('')
    .trim();

function Burst(props: { size: number; fill: string; edge: string }) {
  const points = Array.from({ length: 36 }, (_, index) => {
    const radius = index % 2 === 0 ? 48.5 : 44;
    const angle = (index / 36) * 2 * Math.PI;
    return `${(50 + radius * Math.cos(angle)).toFixed(2)},${(50 + radius * Math.sin(angle)).toFixed(2)}`;
  });
  return (
    <svg
      width={props.size}
      height={props.size}
      viewBox="0 0 100 100"
      xmlns="http://www.w3.org/2000/svg"
      style={{ position: 'absolute', left: 0, top: 0 }}
      aria-hidden="true"
    >
      <polygon
        points={points.join(' ')}
        fill={props.fill}
        stroke={props.edge}
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function numberSize(box: Box, number: string): number {
  const ems = graphemesOf(number).reduce((sum, sign) => sum + emOf(sign), 0);
  return Math.min(box.width * 0.32, (box.width * 0.7) / ems);
}

/** Rough width of a sign in a bold face, em. */
function emOf(sign: string): number {
  if (/\s/u.test(sign)) return 0.3;
  return /[%٪€₹₩₪折円元]/u.test(sign) ? 1 : 0.68;
}

/** The words beside the number; in two lines they are as large as their longest word allows. */
function smallSize(box: Box, text: string, least: number): number {
  if (least > 0) {
    const length = Math.max(longestWord(text), breadthOf(text) / 2);
    const most = Math.max(box.width * 0.135, Math.min(least, box.width * 0.16));
    return Math.max(box.width * 0.115, Math.min(most, box.width / length));
  }
  return Math.max(
    box.width * 0.1,
    Math.min(box.width * 0.135, (box.width * 0.72) / (0.62 * graphemesOf(text).length)),
  );
}

const broadest = /[\p{Script=Tamil}\p{Script=Malayalam}\p{Script=Myanmar}\p{Script=Khmer}]/u;
const broad =
  /[\p{Script=Telugu}\p{Script=Kannada}\p{Script=Sinhala}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Length in letters as broad as Latin ones. */
function breadthOf(text: string): number {
  return graphemesOf(text).reduce(
    (sum, sign) => sum + (broadest.test(sign) ? 2.2 : broad.test(sign) ? 1.6 : 1),
    0,
  );
}

function longestWord(text: string): number {
  return Math.max(1, ...text.split(/[\s\u200b]/u).map(breadthOf));
}
