import sharp from 'sharp';
import { type Edge, edgesOf } from '../scenes/studio/outline-edges.ts';

/** px of the square a picture is looked at in, and cells along its side. */
const side = 168;
const along = 42;
/** Alpha from which a px belongs to the thing. */
const solid = 128;

const kept = new WeakMap<Uint8Array, Promise<Edge[]>>();

/** The outline of a picture with nothing behind its thing, by what of it is solid. */
export function outlineOf(picture: Uint8Array): Promise<Edge[]> {
  const known = kept.get(picture) ?? traceEdges(picture);
  kept.set(picture, known);
  return known;
}

async function traceEdges(picture: Uint8Array): Promise<Edge[]> {
  const data = await sharp(picture)
    .resize(side, side, { fit: 'contain', background: '#00000000' })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer();
  const isAt = (x: number, y: number) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    if (column < 0 || row < 0 || column >= side || row >= side) return false;
    return data[row * side + column]! >= solid;
  };
  const step = side / along;
  const within = new Uint8Array((along + 2) ** 2);
  return edgesAround(within, step, isAt);
}

/** A border of one empty cell, so that a thing that touches the picture's edge has an outline there. */
function edgesAround(within: Uint8Array, step: number, isAt: (x: number, y: number) => boolean): Edge[] {
  const columns = along + 2;
  const wide = side + 2 * step;
  const moved = (x: number, y: number) => isAt(x - step, y - step);
  for (let row = 0; row < columns; row++)
    for (let column = 0; column < columns; column++)
      within[row * columns + column] = moved((column + 0.5) * step, (row + 0.5) * step) ? 1 : 0;
  const back = (share: number) => (share * wide - step) / side;
  return edgesOf({ columns, rows: columns, step, within }, { width: wide, height: wide }, moved).map(
    ([ix, iy, ox, oy]): Edge => [back(ix), back(iy), back(ox), back(oy)],
  );
}
