/** Closed contours of a path as straight segments, four numbers each: x0, y0, x1, y1. */
export type Segments = Float64Array;

const steps = 10;

/** The segments of a path of M and relative m, l, c and z, curves cut into ten; in the path's units. */
export function segmentsOf(path: string): Segments {
  const segments: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const to = (nx: number, ny: number) => {
    if (nx !== x || ny !== y) segments.push(x, y, nx, ny);
    x = nx;
    y = ny;
  };
  for (const [, command = '', rest = ''] of path.matchAll(/([Mmlcz])([^Mmlcz]*)/gu)) {
    const numbers = (rest.match(/-?\d+(?:\.\d+)?/gu) ?? []).map(Number);
    if (command === 'z') {
      to(startX, startY);
      continue;
    }
    const length = command === 'c' ? 6 : 2;
    for (let at = 0; at + length <= numbers.length; at += length) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.slice(at, at + length);
      if (command === 'c') curve(x, y, [a, b, c, d, e, f], to);
      else if (command !== 'l' && at === 0) {
        const [nx, ny] = command === 'M' ? [a, b] : [x + a, y + b];
        // What is filled is closed, said or not.
        to(startX, startY);
        [x, y] = [nx, ny];
        [startX, startY] = [x, y];
      } else to(x + a, y + b);
    }
  }
  to(startX, startY);
  return Float64Array.from(segments);
}

function curve(
  x: number,
  y: number,
  [a, b, c, d, e, f]: [number, number, number, number, number, number],
  to: (x: number, y: number) => void,
): void {
  for (let step = 1; step <= steps; step++) {
    const t = step / steps;
    const s = 1 - t;
    const [p, q, r] = [3 * s * s * t, 3 * s * t * t, t * t * t];
    to(x + p * a + q * c + r * e, y + p * b + q * d + r * f);
  }
}
