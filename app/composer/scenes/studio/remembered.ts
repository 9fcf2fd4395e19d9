import { distanceTo, type Shape, shapeFrom } from './sdf.ts';

/** The shape, measured once per point in a row: for one that several pieces are cut from. */
export function remember(shape: Shape): Shape {
  const distance = distanceTo(shape);
  // The last point and its distance; in an array, as numbers in variables would be allocated anew each time.
  const last = Float64Array.of(Number.NaN, 0, 0, 0);
  return shapeFrom(shape, (x, y, z) => {
    if (last[0] === x && last[1] === y && last[2] === z) return last[3]!;
    const d = distance(x, y, z);
    last[0] = x;
    last[1] = y;
    last[2] = z;
    last[3] = d;
    return d;
  });
}
