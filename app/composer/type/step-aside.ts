import type { MeasuredNode, Node } from '@takumi-rs/core';
import { boxOf } from '../checks/boxes.ts';
import type { Box } from '../layouts/layout.ts';
import { kindOfShape } from '../layouts/shape-id.ts';

/** A part of a column of words that can be moved down it as a whole. */
type Block = { node: Node; box: Box };

/** A way to part a column: before which of its blocks, and how far the parts have to go. */
type Gap = { column: number; at: number; far: number };

/** px between the mark and words, and how often a gap is widened. */
const clear = 4;
const mostTries = 3;

/**
 * The columns of words of a drawing, each as its blocks from the top. Badges that are placed by themselves do not
 * count.
 */
function columnsOf(node: Node, measured: MeasuredNode): Block[][] {
  const columns: Block[][] = [[]];
  const walk = (at: { node: Node; measured: MeasuredNode; column: Block[]; block: Block | undefined }) => {
    const { style = {}, id } = at.node;
    const isPlaced = style.position === 'absolute';
    let { column, block } = at;
    if (isPlaced) {
      column = [];
      columns.push(column);
      block = undefined;
    }
    const kind = id === undefined ? undefined : kindOfShape(id);
    const isWords = kind === 'text' || id === 'offer-shape' || id === 'callToAction-shape';
    if (isWords) {
      if (block && column.at(-1)?.node !== block.node) column.push(block);
      return;
    }
    if (at.node.type !== 'container') return;
    const isColumn = style.flexDirection === 'column';
    for (const [index, child] of (at.node.children ?? []).entries()) {
      const inner = at.measured.children[index];
      if (!inner) continue;
      const next = isColumn ? { node: child, box: boxOf(inner) } : block;
      walk({ node: child, measured: inner, column, block: next });
    }
  };
  walk({ node, measured, column: columns[0] ?? [], block: undefined });
  return columns.filter(({ length }) => length > 0);
}

/** The gaps that would clear the mark of the words of a column, those that move them least first. */
function gapsOf(columns: Block[][], mark: Box): Gap[] {
  const gaps: Gap[] = [];
  for (const [column, blocks] of columns.entries()) {
    const hit = blocks.findIndex(({ box }) => meets(box, mark));
    if (hit < 0) continue;
    for (const at of [hit, hit + 1]) {
      if (!blocks[at]) continue;
      const { rise, sink } = needAt(blocks, at, mark);
      gaps.push({ column, at, far: rise + sink });
    }
  }
  return gaps.sort((a, b) => a.far - b.far);
}

/** px the part above a gap has to rise and the part below has to sink to be clear of the mark. */
function needAt(blocks: Block[] = [], at: number, mark: Box): { rise: number; sink: number } {
  const [above, below] = [blocks[at - 1]?.box, blocks[at]?.box];
  return {
    rise: above ? Math.max(0, above.y + above.height - (mark.y - clear)) : 0,
    sink: below ? Math.max(0, mark.y + mark.height + clear - below.y) : 0,
  };
}

const meets = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/**
 * Parts columns of words so that a mark over the middle of the picture falls between their blocks. Ways to part them
 * are tried one by one until `holds` accepts the drawing. If it accepts none, the columns stay as they were.
 * `remeasure` lays the drawing out as it is then.
 */
export async function stepAside<Laid>(
  node: Node,
  how: {
    measured: MeasuredNode;
    mark: Box;
    remeasure: () => Promise<{ measured: MeasuredNode; laid: Laid }>;
    holds: (laid: Laid) => boolean;
  },
): Promise<Laid | undefined> {
  const { mark, remeasure, holds } = how;
  const columns = columnsOf(node, how.measured);
  for (const { column, at } of gapsOf(columns, mark)) {
    const below = columns[column]?.[at];
    if (!below) continue;
    const usual = below.node.style;
    let [last, gap] = [needAt(columns[column], at, mark), 0];
    // How far a px of gap moves each part depends on how the column is justified: it is found by trying.
    let [step, tries] = [Math.max(last.rise, last.sink, 1), mostTries];
    while (tries-- > 0 && step < mark.y) {
      gap += step;
      below.node.style = { ...usual, marginTop: Number(usual?.marginTop ?? 0) + Math.ceil(gap) };
      const { measured, laid } = await remeasure();
      if (holds(laid)) return laid;
      const left = needAt(columnsOf(node, measured)[column], at, mark);
      step = Math.max(
        left.rise > 0 ? (left.rise * step) / Math.max(last.rise - left.rise, 0.01) : 0,
        left.sink > 0 ? (left.sink * step) / Math.max(last.sink - left.sink, 0.01) : 0,
      );
      if (step === 0) break;
      last = left;
    }
    if (usual) below.node.style = usual;
    else delete below.node.style;
  }
  return undefined;
}
