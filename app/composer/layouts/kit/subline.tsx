import type { CSSProperties } from 'react';
import { lineWithoutStop } from '../../copywriter/without-stop.ts';
import { isStockPhrase } from '../../languages/stock-phrases.ts';
import { heldParts } from '../../type/held-parts.ts';
import { dot, sentencePieces } from '../../type/sentences.ts';
import type { SetText, ViewProps } from '../layout.ts';
import { Stack } from '../stack.tsx';
import { Words } from './parts.tsx';
import { inWidth } from './text-room.ts';

type SublineProps = ViewProps & {
  color: string;
  size?: number;
  style?: CSSProperties;
  /** px a line has where the style gives it no measure. */
  room?: number;
};

/** Whether there is anything to stand under a headline. */
export const hasSubline = ({ copy, facts }: Pick<ViewProps, 'copy' | 'facts'>) =>
  copy.subline !== undefined || facts.length > 0;

/**
 * What stands under the headline: the sub-line, then the facts no other place of the layout prints. Pieces joined by
 * dots share a line where it holds them, and so do facts. Otherwise each has a line of its own, so that no dot is left
 * at the end of a line. A text of several lines breaks between its sentences first.
 */
export function Subline(props: SublineProps) {
  const { copy, canvas, fitted, facts } = props;
  if (!hasSubline(props)) return null;
  const taller = canvas.least === 0 ? 1 : canvas.shape === 'tall' ? 1.28 : 1.08;
  const size = Math.max(Math.round((props.size ?? 3.1) * taller * canvas.u * fitted.scale), canvas.least);
  const named = nameAndRest(props);
  const sub = named ? (
    <Named {...props} {...named} set={size} />
  ) : (
    copy.subline && <Sentences {...props} text={copy.subline} set={size} />
  );
  if (facts.length === 0) return sub;
  return (
    <Stack
      gap={0.35 * size}
      align={props.style?.textAlign === 'center' ? 'center' : 'flex-start'}
      {...(props.style ? { style: props.style } : {})}
    >
      {sub}
      <Facts {...props} set={size} />
    </Stack>
  );
}

/** Letters a name has at most to be set larger, and how much larger. */
const [longestName, named] = [52, 1.5];

/** Under a stock phrase the sub-line's first piece, which names what is sold, and what else it says. */
function nameAndRest({ copy, design, canvas }: ViewProps): { name: SetText; rest?: SetText } | undefined {
  const { subline } = copy;
  if (!subline || canvas.least === 0 || !isStockPhrase(design.layers.headline, design.language))
    return undefined;
  const [name = '', ...others] = subline.plain.split(dot);
  if (name.length > longestName) return undefined;
  const textOf = (plain: string) => ({ ...subline, plain, parts: heldParts(plain) });
  return { name: textOf(name), ...(others.length > 0 && { rest: textOf(others.join(' · ')) }) };
}

/** The name as a second headline, the rest of the sub-line under it. */
function Named(props: SublineProps & { name: SetText; rest?: SetText; set: number }) {
  const { name, rest, set, color, lineHeights, fitted } = props;
  const size = Math.round(Math.max(set, Math.min(named * set, 0.72 * fitted.headline)));
  const width = { maxWidth: '100%', ...(props.style?.textAlign && { textAlign: props.style.textAlign }) };
  return (
    <Stack
      gap={0.3 * set}
      align={props.style?.textAlign === 'center' ? 'center' : 'flex-start'}
      {...(props.style ? { style: props.style } : {})}
    >
      <Words
        {...{ text: name, size, color, weight: 700, lineHeight: lineHeights.body - 0.12 }}
        style={{ textWrap: 'balance', ...width }}
      />
      {rest ? <Sentences {...props} text={rest} set={set} /> : null}
    </Stack>
  );
}

function Sentences(props: SublineProps & { text: SetText; set: number }) {
  const { text, set, color, lineHeights, canvas, design } = props;
  const shared = { text, size: set, color, weight: 450, lineHeight: lineHeights.body };
  const isOneLine = canvas.least === 0 || breadth([text], set) <= roomOf(props);
  const pieces = isOneLine ? [] : withEvenEnds(rowsOf(props), design.language);
  const rows = pieces.flat();
  if (rows.length < 2) {
    const whole = canvas.least === 0 ? text : withHeldOpening(text, text.plain);
    return <Words {...shared} text={whole} style={{ textWrap: 'balance', ...props.style }} />;
  }
  // Where some of what dots join takes several lines, only air tells where the next of it begins.
  const isBroken =
    pieces.length > 1 &&
    rows.some((row) => breadth([{ ...text, plain: row }], set) > clearly * roomOf(props));
  const starts = new Set(pieces.slice(1).map(([first]) => first));
  const air = isBroken ? airBetween(props) * set : 0;
  return (
    <Stack
      align={props.style?.textAlign === 'center' ? 'center' : 'flex-start'}
      {...(props.style ? { style: props.style } : {})}
    >
      {rows.map((row) => (
        <Words
          key={row}
          {...shared}
          text={withHeldOpening(text, row)}
          style={{
            textWrap: 'balance',
            maxWidth: '100%',
            ...(air > 0 && starts.has(row) ? { marginTop: air } : {}),
          }}
        />
      ))}
    </Stack>
  );
}

/** A short first item of a list, and the start of the next one. */
const firstItem = /^([^\s,，、]{1,4}[ \u00a0])?[^\s,，、]{1,11}[,،] (?=\S{1,12}(?:\s|$))/u;

/** A text whose first item of a list does not stand alone in its line: "Swings, | slides and a pond". */
function withHeldOpening(text: SetText, row: string): SetText {
  const plain = row.replace(firstItem, (item) => item.replaceAll(' ', '\u00a0'));
  return { ...text, plain, parts: heldParts(plain) };
}

/** How much longer than a line words are by their rough length where they take another one for sure. */
const clearly = 1.25;

/** Share of its size between the pieces of a sub-line: little where room is short. */
function airBetween({ fitted: { scale } }: SublineProps): number {
  return scale < 0.75 ? 0.12 : scale < 1 ? 0.2 : 0.36;
}

/**
 * What a sub-line of several lines is broken into: what dots join, and of each as many sentences as a line holds.
 */
function rowsOf(props: SublineProps & { text: SetText; set: number }): string[][] {
  const { text, set } = props;
  const room = roomOf(props);
  const widthOf = (plain: string) => breadth([{ ...text, plain }], set);
  return text.plain.split(dot).map((piece) => {
    const rows: string[] = [];
    for (const sentence of sentencePieces(piece)) {
      const joined = `${rows.at(-1) ?? ''} ${sentence}`;
      if (rows.length > 0 && widthOf(joined) <= room) rows[rows.length - 1] = joined;
      else rows.push(sentence);
    }
    // Short sentences in lines of their own are not to push a line more than they would fill.
    return rows.length > Math.ceil(widthOf(piece) / room) + 1 ? [piece] : rows;
  });
}

/** Below one another, lines end alike: where one has no full stop, none has. */
function withEvenEnds(pieces: string[][], language: string): string[][] {
  const areAllEnded = pieces.every((rows) => rows.every((row) => ended.test(row)));
  return areAllEnded ? pieces : pieces.map((rows) => rows.map((row) => lineWithoutStop(row, language)));
}

const ended = /[.!?…؟۔।॥።։。！？][)»”"'’]?$/u;

function Facts(props: SublineProps & { set: number }) {
  const { facts, set, color, lineHeights } = props;
  const row = breadth(facts, set) + facts.length * 1.3 * set <= roomOf(props);
  return (
    <Stack row={row} gap={row ? 0.55 * set : 0} align={row ? 'center' : 'flex-start'}>
      {facts.map((text, index) => (
        <Stack key={text.plain} row gap={0.55 * set} align="center">
          {row && index > 0 ? (
            <div
              style={{
                ...{ display: 'block', flexShrink: 0, background: color, borderRadius: set },
                ...{ width: 0.18 * set, height: 0.18 * set },
              }}
            />
          ) : null}
          <Words
            {...{ text, color, size: set, weight: 600, lineHeight: lineHeights.body }}
            style={row ? { whiteSpace: 'nowrap' } : { textWrap: 'balance', flexShrink: 1 }}
          />
        </Stack>
      ))}
    </Stack>
  );
}

/** Rough length of texts in one line, px. */
const breadth = (texts: SetText[], size: number) =>
  texts.reduce(
    (sum, { plain, families }) =>
      sum + size / inWidth(plain, { width: 1, most: Number.POSITIVE_INFINITY, family: families[0] ?? '' }),
    0,
  );

/** px a line of text has where a layout gives it no measure of its own. */
function roomOf({ canvas, style, room }: SublineProps): number {
  const { width, margin, shape } = canvas;
  const usual = room ? room : shape === 'wide' ? 0.4 * width : width - 2 * margin;
  return typeof style?.maxWidth === 'number' ? Math.min(style.maxWidth, usual) : usual;
}
