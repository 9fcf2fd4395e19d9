import svgpath from 'svgpath';

/** Layers of a pictogram, the lowest first: a fill and a path on a grid of 32 units. */
export type Layers = [fill: string, path: string][];

/** A rectangle with round corners as a path. */
export const box = (x: number, y: number, w: number, h: number, r = 1) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}z`;
/** An ellipse, or a circle. */
export const oval = (cx: number, cy: number, rx: number, ry = rx) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
/** A path turned clockwise by degrees about a point, the middle unless said. */
export const turned = (path: string, degrees: number, [x, y]: [number, number] = [16, 16]) =>
  svgpath(path).rotate(degrees, x, y).round(2).toString();
/** A path drawn several times. */
export const rows = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
/** An ellipse drawn the way boxes are, so that where both are one layer they are joined and not cut out. */
export const disc = (cx: number, cy: number, rx: number, ry = rx) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
/** A band along an ellipse, open in the middle. */
export const ring = (cx: number, cy: number, rx: number, ry: number, w: number) =>
  `${disc(cx, cy, rx, ry)}${oval(cx, cy, rx - w, ry - w)}`;
