/** One place of an outline: a point within the thing and one beside it, as shares of the picture's width and height. */
export type Edge = readonly [insideX: number, insideY: number, outsideX: number, outsideY: number];

/** Cells of `step` px over a picture, row-major: 1 where the middle of a cell lies within the thing. */
export type Cells = { columns: number; rows: number; step: number; within: Uint8Array };

/**
 * How far from the outline its two sides are looked at, as shares of the shorter side. The farthest place that is still
 * on its side is taken.
 */
const reaches = [0.012, 0.007, 0.004];
/** Halvings of a step until the outline is found. */
const halvings = 4;

/** A thing's outline, a place wherever it passes between two cells. `isAt` tells whether a point (px) is within it. */
export function edgesOf(
  { columns, rows, step, within }: Cells,
  { width, height }: { width: number; height: number },
  isAt: (x: number, y: number) => boolean,
): Edge[] {
  const unit = Math.min(width, height);
  const edges: Edge[] = [];
  /** From the middle of a cell that lies within, along the unit vector to its neighbour that does not. */
  const add = (column: number, row: number, ux: number, uy: number) => {
    const [x, y] = [(column + 0.5) * step, (row + 0.5) * step];
    const isWithin = (far: number) => isAt(x + ux * far, y + uy * far);
    let [near, far] = [0, step];
    for (let turn = 0; turn < halvings; turn++) {
      const middle = (near + far) / 2;
      if (isWithin(middle)) near = middle;
      else far = middle;
    }
    const inward = reaches.find((reach) => isWithin(near - reach * unit));
    const outward = reaches.find((reach) => !isWithin(far + reach * unit));
    if (inward === undefined || outward === undefined) return;
    const [inner, outer] = [near - inward * unit, far + outward * unit];
    const [ox, oy] = [(x + ux * outer) / width, (y + uy * outer) / height];
    if (ox >= 0 && oy >= 0 && ox < 1 && oy < 1)
      edges.push([(x + ux * inner) / width, (y + uy * inner) / height, ox, oy]);
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      if (column + 1 < columns && within[at] !== within[at + 1])
        within[at] === 1 ? add(column, row, 1, 0) : add(column + 1, row, -1, 0);
      if (row + 1 < rows && within[at] !== within[at + columns])
        within[at] === 1 ? add(column, row, 0, 1) : add(column, row + 1, 0, -1);
    }
  return edges;
}
