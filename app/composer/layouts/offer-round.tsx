import {
  boldEms,
  breadthOf,
  classicEms,
  classicLines,
  isClassicRound,
  isRoundOffer,
  longestWord,
  type RoundLine,
  roundLines,
} from '../type/round-offer.ts';
import { graphemesOf } from '../type/typesetting.ts';
import { Words } from './kit/parts.tsx';
import { at, type Box, type SetText, type ViewProps } from './layout.ts';
import type { OfferProps } from './offer.tsx';

/** Whether a round badge holds the offer, and lies in a corner of the scene where it covers nothing that is sold. */
export function hasRoundOffer(props: ViewProps): boolean {
  const { design, product } = props;
  const { scene } = design.layers;
  const isSpread = scene.kind === 'painted' && scene.subject?.setting === 'flat-lay';
  return !product && !isSpread && hasCorner(props) && isRound(props);
}

function isRound({ copy, canvas }: ViewProps): boolean {
  const { plain = '' } = copy.offer ?? {};
  return plain !== '' && (canvas.least > 0 ? isRoundOffer(plain) : isClassicRound(plain));
}

/** Shares of the height and, at most, of the width of its part of the picture that a thing shown by a studio takes. */
const shown = { height: 0.84, width: 0.92 };

/** Width of a round badge in units: at least, and at most where words beside its number need it. */
const [usualBadge, wordyBadge] = [21, 25];

/** Width of a round badge in a corner of a scene, px. */
export function roundOfferWidth(props: ViewProps): number {
  const { canvas, copy } = props;
  const lines = canvas.staged !== undefined && copy.offer ? roundLines(copy.offer.plain) : [];
  const isWordy = lines.length > 1;
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

/** Share of a badge that its words may be high, and that those beside the number may be wide. */
const tallest = 0.8;
const smallShare = 0.62;
/** In one line they may be wider, where they are no smaller than this share of the badge. */
const [lineShare, leastLine] = [0.76, 0.105];
/** A star has so much of the room a circle has: its points hold no words. */
const starShare = 0.8;
/** Share of a star that the circle between its points reaches from its middle. */
const innerStar = 0.44;
/** Share of a badge that its number may be wide, by itself and between words, and high. */
const [widestAlone, widestBetween, highestAlone, highestBetween] = [0.8, 0.78, 0.48, 0.38];
/** The words about a number are at most this share of its size. */
const besideNumber = 0.78;

/** A circle or starburst with the number large; `box` is square. */
export function OfferRound(props: OfferProps & { box: Box; burst: boolean /** Degrees. */; turn?: number }) {
  const { copy, canvas, box, design } = props;
  const offer = copy.offer;
  if (!offer) return null;
  const isModern = canvas.least > 0;
  const lines = isModern
    ? sizedLines(offer, box, { least: canvas.least, share: props.burst ? starShare : 1 })
    : classicLines(offer.plain).map((line) => classicLine(line, box));
  const tall = Math.max(props.lineHeights.headline - 0.02, 1.04);
  const heightOf = ({ key, size, text, width }: SizedLine) =>
    key === 'number'
      ? size * Math.min(tall, 1.3)
      : size * (tall + 0.08) * Math.ceil((0.5 * breadthOf(text) * size) / width);
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
            maxWidth: line.width,
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

type SizedLine = RoundLine & { size: number; width: number };

/** The lines of a badge in their sizes, px: the number leads, whatever it is as wide as. */
function sizedLines(
  { plain }: SetText,
  box: Box,
  { least, share }: { least: number; share: number },
): SizedLine[] {
  const lines = roundLines(plain);
  const d = box.width;
  const inLine = (text: string, width: number, most: number) => Math.min(most, width / boldEms(text));
  const number = lines.find(({ key }) => key === 'number');
  const [widest, highest] =
    lines.length === 1 ? [widestAlone, highestAlone] : [widestBetween, highestBetween];
  const large = number ? inLine(number.text, share * widest * d, highest * d) : d;
  return lines.map((line): SizedLine => {
    if (line.key === 'number') return { ...line, size: large, width: 0.86 * d };
    if (line.key === 'all') return allOf(line, d);
    const small = smallSize(box, line.text, least);
    const one = inLine(line.text, share * lineShare * d, Math.min(small, besideNumber * large));
    // Above and below a number the badge is narrower than through its middle.
    const away = lines.length > 2 ? 0.52 * large + 0.85 * one : 0;
    const whole = inLine(line.text, 0.95 * chordOf(share < 1 ? innerStar * d : d / 2, away), one);
    return whole >= leastLine * d
      ? { ...line, size: whole, width: 1.1 * share * lineShare * d }
      : { ...line, size: Math.min(small, besideNumber * large), width: smallShare * d };
  });
}

/** px that a circle is wide so far from its middle. */
const chordOf = (radius: number, away: number) => 2 * Math.sqrt(Math.max(0, radius ** 2 - away ** 2));

/** Words without a number: a single one fills the badge as a number does. */
function allOf(line: RoundLine, d: number): SizedLine {
  const { text } = line;
  if (!/[\s\u200b]/u.test(text))
    return { ...line, size: Math.min(0.32 * d, (0.76 * d) / boldEms(text)), width: 0.86 * d };
  return { ...line, size: Math.min(0.18 * d, (1.15 * d) / longestWord(text)), width: smallShare * d };
}

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

/** The words beside the number; in two lines they are as large as their longest word allows. */
function smallSize(box: Box, text: string, least: number): number {
  const length = Math.max(longestWord(text), breadthOf(text) / 2);
  const most = Math.max(box.width * 0.135, Math.min(least, box.width * 0.16));
  return Math.max(box.width * 0.115, Math.min(most, box.width / length));
}

/** A line in a badge of a classic design. */
function classicLine(line: RoundLine, { width }: Box): SizedLine {
  const { key, text } = line;
  if (key === 'number')
    return { ...line, size: Math.min(width * 0.32, (width * 0.7) / classicEms(text)), width: 0.76 * width };
  const size =
    key === 'all'
      ? Math.min(width * 0.16, (width * 1.1) / longestWord(text))
      : Math.max(width * 0.1, Math.min(width * 0.135, (width * 0.72) / (0.62 * graphemesOf(text).length)));
  return { ...line, size, width: smallShare * width };
}
