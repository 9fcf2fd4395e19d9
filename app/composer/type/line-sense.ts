import { joints, type Piece } from './line-joints.ts';

/** A piece with its width and that of what stands before it where no line breaks, in px. */
export type SetPiece = Piece & { width: number; space: number };

/** Lines of a text, how long the longest is, and how well it reads so: 1 at best. */
export type Arrangement = { lines: SetPiece[][]; width: number; score: number };

/** What a break is worth, by its joint. */
const worth = [0.68, 0.94, 0.98, 0.99, 1, 1] as const;
/** What it costs that a line goes on behind a comma, a statement or a sentence and breaks at less than that. */
const mixedCost = [1, 1, 1, 0.86, 0.8, 0.74] as const;

/** Share of the longest line up to which another is a stub, one between longer lines, and a crumb, and their costs. */
const [stubShare, hollowShare, crumbShare] = [0.42, 0.5, 0.27];
const [stubCost, hollowCost, crumbCost] = [0.84, 0.66, 0.6];
/** What a short line costs that is a whole statement: "Rats? | Mice? | We come today". */
const statedCost = 0.94;
/** So many lines of one word each are a ladder, and what it costs. */
const [ladder, ladderCost] = [4, 0.84];

/** Most pieces that are weighed, and most ways to part them. */
const [mostPieces, mostWays] = [44, 12_000];

const lengthOf = (line: SetPiece[]) =>
  line.reduce((sum, { width, space }, index) => sum + width + (index > 0 ? space : 0), 0);

/**
 * The ways to set pieces in `count` lines of at most `room` px, the best first. `rows` stand among others, so that a
 * short first line would read as one by itself: "Weekend | and weekday classes".
 */
export function arrangements(pieces: SetPiece[], count: number, room: number, rows = false): Arrangement[] {
  if (count < 1 || count > pieces.length || pieces.length > mostPieces) return [];
  const found: Arrangement[] = [];
  const rest = pieces.map((_, from) => lengthOf(pieces.slice(from)));
  let ways = 0;
  const add = (from: number, lines: SetPiece[][]) => {
    const left = count - lines.length;
    if (ways > mostWays || (rest[from] ?? 0) > left * room) return;
    if (left === 1) {
      ways++;
      found.push(weigh([...lines, pieces.slice(from)], rows));
      return;
    }
    let to = from + 1;
    while (to < pieces.length - left + 1 && lengthOf(pieces.slice(from, to + 1)) <= room) to++;
    // Of ways that are alike the fuller first line is taken.
    for (; to > from; to--)
      if (lengthOf(pieces.slice(from, to)) <= room) add(to, [...lines, pieces.slice(from, to)]);
  };
  add(0, []);
  return found.sort((a, b) => b.score - a.score);
}

function weigh(lines: SetPiece[][], rows: boolean): Arrangement {
  const widths = lines.map(lengthOf);
  const width = Math.max(...widths);
  const even = widths.reduce((sum, one) => sum + one, 0) / widths.length / width;
  const isLadder = lines.length >= ladder && lines.every(({ length }) => length === 1);
  const short = Math.min(
    ...widths.map((one, index) => shortCost(lines, index, { share: one / width, rows })),
  );
  const score = even ** 0.6 * short * senseOf(lines) * (isLadder ? ladderCost : 1);
  return { lines, width, score };
}

/** How well lines break for the sense. */
export function senseOf(lines: readonly Piece[][]): number {
  const within = lines.map((line) => Math.max(0, ...line.slice(1).map(({ joint }) => joint)));
  return lines.slice(1).reduce((sense, [first], index) => {
    const joint = first?.joint ?? joints.plain;
    const stronger = Math.max(within[index] ?? 0, within[index + 1] ?? 0);
    return sense * worth[joint] * (stronger > joint ? (mixedCost[stronger] ?? 1) : 1);
  }, 1);
}

/** What it costs that a line is short. */
function shortCost(
  lines: SetPiece[][],
  index: number,
  { share, rows }: { share: number; rows: boolean },
): number {
  if (share >= hollowShare) return 1;
  const isStated =
    (lines[index]?.[0]?.joint ?? 0) >= joints.clause &&
    (lines[index + 1]?.[0]?.joint ?? joints.sentence) >= joints.clause;
  if (isStated) return statedCost;
  if (share < crumbShare) return crumbCost;
  if ((rows || index > 0) && index < lines.length - 1) return hollowCost;
  return share < stubShare ? stubCost : 1;
}
