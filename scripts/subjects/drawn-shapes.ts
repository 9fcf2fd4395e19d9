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
/** A lens, pointed at both ends, turned clockwise: a leaf, or a slit in a crust. */
export const lens = (x: number, y: number, half: number, wide: number, degrees = 0) =>
  turned(
    `M${x - half} ${y}q${half} ${-wide * 2} ${half * 2} 0q${-half} ${wide * 2} ${-half * 2} 0z`,
    degrees,
    [x, y],
  );
/** Spots, each [x, y, radius]. */
export const spots = (...at: [number, number, number][]) => at.map(([x, y, r]) => disc(x, y, r)).join('');
/** Lumps around a middle: an uneven edge. */
export const lumps = (x: number, y: number, count: number, far: number, r: number) =>
  rows(count, (i) => {
    const angle = (i * 2 * Math.PI) / count;
    return disc(+(x + far * Math.cos(angle)).toFixed(2), +(y + far * Math.sin(angle)).toFixed(2), r);
  });
/** A band rolled up about a middle, in half turns that grow. */
export const rolled = (x: number, y: number, step: number, wide: number, turns: number, flat = 1) => {
  const half = (r: number, back = false) => `a${r} ${+(r * flat).toFixed(2)} 0 0 ${back ? 0 : 1} `;
  const radii = Array.from({ length: turns }, (_, i) => step * (i + 1));
  const out = radii.map((r, i) => `${half(r)}${(i % 2 ? -2 : 2) * r} 0`).join('');
  const end = turns % 2 ? -wide : wide;
  const home = radii
    .map((r, i) => {
      const inner = r - (i ? wide : wide / 2);
      return `${half(inner, true)}${+((i % 2 ? 2 : -2) * inner).toFixed(2)} 0`;
    })
    .reverse()
    .join('');
  return `M${x} ${y}${out}h${end}${home}z`;
};
