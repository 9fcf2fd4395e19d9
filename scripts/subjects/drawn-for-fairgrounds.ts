import svgpath from 'svgpath';

import { box, disc, type Layers, lens, ring, rows, turned } from './drawn-shapes.ts';

/** A number with two decimals at most. */
const two = (n: number) => +n.toFixed(2);
/** A parallelogram from a corner along two directions. */
const slab = (x: number, y: number, [ax, ay]: [number, number], [bx, by]: [number, number]) =>
  `M${two(x)} ${two(y)}l${two(ax)} ${two(ay)}l${two(bx)} ${two(by)}l${two(-ax)} ${two(-ay)}z`;
/** Every other stretch of so many along a hoop: an ellipse with a band that narrows as the ellipse does. */
const stripes = (cx: number, cy: number, rx: number, ry: number, w: number, count: number, narrow = w) =>
  rows(count, (i) => {
    const at = (turns: number, inwards: number) => {
      const angle = turns * 2 * Math.PI;
      const [x, y] = [(rx - inwards * w) * Math.sin(angle), (ry - inwards * narrow) * Math.cos(angle)];
      return `${two(cx + x)} ${two(cy - y)}`;
    };
    const [from, to] = [i / count, (i + 0.5) / count];
    return (
      `M${at(from, 0)}A${rx} ${ry} 0 0 1 ${at(to, 0)}L${at(to, 1)}` +
      `A${two(rx - w)} ${two(ry - narrow)} 0 0 0 ${at(from, 1)}z`
    );
  });
/** A square of a face of the cube of colours: the left one, the right one or the top. */
const square = (face: string, column: number, row: number) => {
  const [a, b] = [column * 4.1 + 0.45, row * 4.75 + 0.5];
  if (face === 'l') return slab(3.4 + a, 9 + a * 0.56 + b, [3.4, 1.9], [0, 3.9]);
  if (face === 'r') return slab(16.3 + a, 16.05 - a * 0.56 + b, [3.4, -1.9], [0, 3.9]);
  return slab(4.4 + (column + row) * 4.1, 8.75 + (row - column) * 2.3, [3.4, -1.9], [3.4, 1.9]);
};
/** The squares of one colour, each the letter of a face, a column and a row. */
const squares = (places: string) =>
  places
    .split(' ')
    .map(([face = '', column, row]) => square(face, Number(column), Number(row)))
    .join('');
/** A row of the block tower on its left or right face: one long block, or the ends of three. */
const blocks = (left: boolean, ends: boolean, skip = -1) =>
  rows(8, (i) => {
    if ((i % 2 === 1) !== (ends === left)) return '';
    const [x, y, rise] = left ? [4.5, 4.4 + i * 2.9, 0.3] : [14.1, 7.28 + i * 2.9, -0.3];
    const long = ends ? 2.5 : 9;
    return rows(ends ? 3 : 1, (j) =>
      i === skip && j === 1
        ? ''
        : slab(x + 0.28 + j * 3.2, y + 0.3 + rise * (0.28 + j * 3.2), [long, long * rise], [0, 2.2]),
    );
  });
/** A bean bag: a small cushion with drawn-out corners. */
const bag = (x: number, y: number, degrees: number) =>
  turned(`M${two(x - 4.4)} ${two(y - 3)}q4.4 1 8.8 0q-.8 3 0 6q-4.4-.6-8.8 0q.8-3 0-6z`, degrees, [x, y]);
/** Something on squares of a board of six by six, each two figures: the column and the row. */
const onBoard = (places: string, draw: (x: number, y: number) => string) =>
  places
    .split(' ')
    .map(([x, y]) => draw(two(5.75 + Number(x) * 4.1), two(6.3 + Number(y) * 3.6)))
    .join('');
/** The dark squares of the board, and where the two players stand. */
const dark = '00 20 40 11 31 51 02 22 42 13 33 53 04 24 44 15 35 55';
const [black, red] = ['00 20 40 11 51 22', '04 24 44 15 35 55 33'];
/** A sail of the windmill, drawn upright above its hub and turned with the three others. */
const sails = (draw: string) => rows(4, (i) => turned(draw, 38 + i * 90, [16, 13.5]));
/** A path about the point zero, scaled and put somewhere. */
const put = (path: string, x: number, y: number, scale: number) =>
  svgpath(path).scale(scale).translate(x, y).round(2).toString();
/** A heart by its middle and size. */
const heart = (x: number, y: number, scale = 1) =>
  put(
    'M0 5c-4-2.6-6.5-4.5-6.5-7.5c0-4 4.8-4.8 6.5-1.7c1.7-3.1 6.5-2.3 6.5 1.7c0 3-2.5 4.9-6.5 7.5z',
    x,
    y,
    scale,
  );
/** An onion dome with its point, by the middle of its foot and its size. */
const onion = (x: number, y: number, scale: number) =>
  put(
    'M0-8.6c.3 1.6 4.4 2.4 4.4 5.6c0 1.5-.8 2.4-1.4 3h-6c-.6-.6-1.4-1.5-1.4-3c0-3.2 4.1-4 4.4-5.6z',
    x,
    y,
    scale,
  );
/** A path, and the same where the right half mirrors it. */
const both = (path: string) => path + svgpath(path).scale(-1, 1).translate(32, 0).round(2).toString();
/** Dots of one size, each two numbers. */
const dots = (radius: number, at: number[]) =>
  rows(at.length / 2, (i) => disc(at[2 * i] ?? 0, at[2 * i + 1] ?? 0, radius));
/** A path on the slightly turned back of the postcard. */
const onBack = (path: string) => turned(path, 4, [16, 21]);

/** What fairs, fêtes and game rooms set up, and a few things of the road and the home. */
export const drawnForFairgrounds = {
  postcard: [
    ['#d9c39a', turned(box(4, 3.2, 25.5, 18, 0.8), -6)],
    ['#8fd3f7', turned('M5.5 4.7h22.5v9h-22.5z', -6)],
    ['#ffcf4d', turned(disc(23.5, 7.6, 2), -6)],
    ['#2f86c8', turned('M5.5 10.2h22.5v8h-22.5z', -6)],
    ['#ffffff', turned('M12.8 5.2v6h-4.6zM7.3 12h9.4l-1.6 2.2h-6.2z', -6)],
    ['#e5533f', turned('M13.7 6.2l4 5h-4z', -6)],
    ['#c7ab7a', onBack(box(2.4, 14.6, 26.5, 15, 0.8))],
    ['#fff3d9', onBack(box(2.4, 14, 26.5, 14.8, 0.8))],
    [
      '#8a7a78',
      onBack(
        `M15 15.5h.9v11.8h-.9z${rows(4, (i) => box(4.6, 17.2 + i * 2.6, i === 3 ? 5 : 8.5, 0.9, 0.2))}` +
          rows(2, (i) => box(17.8, 23 + i * 2.5, 9, 0.9, 0.2)),
      ),
    ],
    ['#d8433f', onBack(box(22.4, 15.2, 5.2, 6.2, 0.4))],
    ['#ffd9a0', onBack(box(23.3, 16.1, 3.4, 4.4, 0.2))],
    ['#d8433f', onBack('M25 17l1 2.6h-2z')],
    ['#4a5a86', onBack(ring(20, 18, 2.5, 2.5, 0.8))],
  ],
  'arcade-machine': [
    ['#3a1f6b', 'M7 1.5h18l1.5 5.5l-1.5 10.5l2.5 4v9h-23v-9l2.5-4l-1.5-10.5z'],
    ['#6a3bb5', 'M8.2 7.5h15.6l-1 9.5h-13.6zM6.5 22.3h19v7.4h-19z'],
    ['#ffca3a', box(7.8, 2.4, 16.4, 4, 0.6)],
    ['#e8453c', 'M10 3.6h2.6v1.6h-2.6zM14.7 3.6h2.6v1.6h-2.6zM19.4 3.6h2.6v1.6h-2.6z'],
    ['#141a38', box(9.4, 8, 13.2, 8.4, 0.8)],
    ['#37d0e6', rows(3, (i) => `M${10.9 + i * 3.7} 9h2.8v2.4h-.8v-.8h-1.2v.8h-.8z`)],
    ['#7cf08a', 'M15.5 12.6h1v1.3h1.5v1.6h-4v-1.6h1.5z'],
    ['#c3cbe0', 'M7.2 17.5h17.6l2.7 4.3h-23z'],
    ['#2a2f45', `${box(9.3, 16, 1.4, 4, 0.6)}${disc(10, 20, 2.2, 0.9)}`],
    ['#e8453c', `${disc(10, 15.6, 1.7)}${disc(16.5, 19.8, 1.3, 0.9)}`],
    ['#ffca3a', disc(19.6, 19.2, 1.3, 0.9)],
    ['#37d0e6', disc(22.6, 19.9, 1.3, 0.9)],
    ['#2a2f45', box(11, 23.5, 10, 5.4, 0.6)],
    ['#ffca3a', `${box(13, 24.6, 1.2, 3, 0.4)}${box(17.8, 24.6, 1.2, 3, 0.4)}`],
  ],
  'treasure-chest': [
    ['#6b3c1c', 'M3 17l-1.5-4c0-7 2.5-11.5 7-11.5h15c4.5 0 7 4.5 7 11.5l-1.5 4z'],
    ['#3d2010', 'M4.5 16l-1-3c0-5.5 2-9.3 5.5-9.3h14c3.5 0 5.5 3.8 5.5 9.3l-1 3z'],
    ['#8b97a8', 'M8 2h2.6v14h-2.6zM21.4 2h2.6v14h-2.6z'],
    ['#e09a1f', 'M3.5 18.5c2-6 6-9.5 12.5-9.5s10.5 3.5 12.5 9.5z'],
    ['#ffcf3f', dots(2.4, [7.6, 15.1, 12, 12, 17.5, 10.6, 22, 13.2, 16, 15.4, 25, 16, 11, 16.5])],
    ['#c97f12', dots(1.2, [7.6, 15.1, 12, 12, 17.5, 10.6, 22, 13.2, 16, 15.4])],
    ['#8a4f26', box(2, 17, 28, 13.5, 1.2)],
    ['#b06a35', 'M2.5 20h27v3.6h-27zM2.5 24.8h27v3.6h-27z'],
    ['#5b6880', rows(2, (i) => box(5 + i * 18.4, 17, 3.6, 13.5, 0.3)) + box(1.5, 16.4, 29, 3.2, 0.6)],
    ['#a9b4c4', dots(0.8, [6.8, 18, 25.2, 18, 6.8, 22.6, 25.2, 22.6, 6.8, 27.4, 25.2, 27.4])],
    ['#ffcf3f', box(12.6, 17.4, 6.8, 7.6, 1.4)],
    ['#5a3a10', `${disc(16, 20.2, 1.3)}M15.4 20.5h1.2l.5 3h-2.2z`],
  ],
  'block-tower': [
    ['#7a4a22', 'M4.5 4.4L14.1 1.52L23.7 4.4v23.2L14.1 30.5L4.5 27.6z'],
    ['#f0c27e', blocks(true, false)],
    ['#e0aa63', blocks(true, true, 5)],
    ['#cf9450', blocks(false, false)],
    ['#b87a3c', blocks(false, true)],
    ['#fbe0ae', rows(3, (j) => slab(5.1 + j * 3.2, 4.35 - j * 0.96, [9, 2.7], [2.65, -0.8]))],
    ['#7a4a22', 'M17.3 17.92l3.2-.96l7.9 2.37v2.9l-3.2.96l-7.9-2.37z'],
    ['#ffe6b0', slab(17.8, 18, [7.4, 2.2], [2.65, -0.8])],
    ['#f0c27e', slab(17.3, 18.4, [7.7, 2.31], [0, 2.2])],
    ['#c78a48', slab(25.4, 20.65, [2.6, -0.78], [0, 2.1])],
  ],
  'cornhole-board': [
    ['#7a4a22', 'M27 14h2.8v11h-2.8zM1.8 19L20.5 4.5L30.2 12.8v2.4L11 30v-2.4l-9.2-6.2z'],
    ['#b87a3c', 'M1.8 19l9.2 8.2v2.8l-9.2-8zM11 27.2L30.2 12.8v2.4L11 30z'],
    ['#e8b878', 'M1.8 19L20.5 4.5L30.2 12.8L11 27.2z'],
    ['#2f9a9a', 'M3.2 20.2l6.6 5.8L22 12.5z'],
    ['#c98f4e', disc(21.6, 11.2, 4.4, 3.3)],
    ['#3a2210', disc(21.6, 11.5, 3.5, 2.6)],
    ['#a82a2a', bag(13.4, 17.2, 8)],
    ['#e8504a', bag(13.4, 16.2, 8)],
    ['#1f4f9a', bag(23, 26.6, -10)],
    ['#4a8ae0', bag(23, 25.5, -10)],
    ['#ff9a86', lens(12.6, 15, 2.4, 0.8, 8)],
    ['#9cc3ff', lens(22.2, 24.4, 2.4, 0.8, -10)],
  ],
  'draughts-board': [
    ['#5e3418', box(1.5, 4, 29, 25, 1.2)],
    ['#8a5028', box(1.5, 3, 29, 24, 1.2)],
    ['#f6dfb4', 'M3.7 4.5h24.6v21.6h-24.6z'],
    ['#b8723c', onBoard(dark, (x, y) => slab(x - 2.05, y - 1.8, [4.1, 0], [0, 3.6]))],
    ['#15151c', onBoard(black, (x, y) => disc(x, y + 0.5, 1.9, 1.6))],
    ['#3f3f4c', onBoard(black, (x, y) => disc(x, y - 0.4, 1.9, 1.5))],
    ['#6a6a7a', onBoard(black, (x, y) => disc(x, y - 0.4, 1.1, 0.8))],
    ['#8f1d1a', onBoard(red, (x, y) => disc(x, y + 0.5, 1.9, 1.6))],
    ['#e2453b', onBoard(red, (x, y) => disc(x, y - 0.4, 1.9, 1.5))],
    ['#ff9a86', onBoard(red, (x, y) => disc(x, y - 0.4, 1.1, 0.8))],
  ],
  mermaid: [
    ['#6c7a8e', 'M1.5 30.5c-.5-3 .5-5 2.5-6c.5-3 3-4.5 6-4.5h6c4 0 6 3 9 5c3 1.5 5 3 5 5.5z'],
    ['#8f9db0', 'M3 29c0-2 1-3 3-3.5c0-2.5 2-4 4.5-4h4.5c1 3-2 4-4 4.5c-1 2-4 3-8 3z'],
    [
      '#c2452f',
      'M13 1.5c4 0 6.5 2.8 6.5 6c0 2-.5 3-1.5 4h-4l-2.5 1.5c.5 4-.5 7-4.5 8c-2 .3-3.5-.5-4-2' +
        'c2.5-1 2.5-3.5 2.5-6c0-6 1-11.5 7.5-11.5z',
    ],
    [
      '#f2b98f',
      'M12.2 9h3.4v2.6c2.4.4 3.6 1.6 3.9 4l.9 5.4l4 1.2c1 .5.6 1.9-.5 1.8l-5-.8' +
        'c-.8-.2-1.1-.7-1.2-1.4l-.7-3.3v2.5h-7.5c.5-3 .5-4.5.3-5.5c-.3-3 0-3.6 2.4-4z',
    ],
    ['#ffd0a8', disc(14.3, 6.8, 3.6)],
    ['#c2452f', 'M10 8c-.5-4.5 2-6 4.5-5.8c2.5.2 4 1.8 4 4.3c-2.5.2-4.5-.8-5.5-2.3c-.5 2-1.5 3.2-3 3.8z'],
    [
      '#1fae86',
      'M9 19.5c-1 3.5.5 6.5 4.5 7.5c4 1 6.5 2 9.5 1.5c4-.7 6-4 5.6-9.5h-2.6c.2 3-.8 5-2.7 5c-2.8 0-3.8-4.5-7.3-5.5z',
    ],
    ['#17906c', 'M27 20c-3.8-.3-6.3-3.2-6-8c3 .1 4.8 1.4 5.6 3.8c.2-2.3 1.3-4 3.6-5c.8 4.5 0 8-3.2 9.2z'],
    ['#7be3ba', dots(0.9, [12.4, 22.3, 15.2, 23.3, 13.4, 25, 16.6, 25.7, 19, 24.6, 20.3, 26.8, 23.3, 26.4])],
    ['#8a4fb8', `${disc(12.5, 14.6, 1.7)}${disc(16, 14.6, 1.7)}`],
    ['#3a2230', `${disc(14.2, 7.2, 0.5, 0.6)}${disc(16.8, 7.2, 0.5, 0.6)}`],
  ],
  'rodeo-bull': [
    ['#a82a2a', disc(16, 25.3, 14.5, 5.2)],
    ['#ffca3a', disc(16, 24, 14.5, 5)],
    ['#e8504a', stripes(16, 24, 14.5, 5, 4, 12, 1.6)],
    ['#c23a35', disc(16, 23.9, 10.5, 3.4)],
    ['#5b6880', `${box(13.2, 15, 5.6, 9, 0.8)}${disc(16, 24, 4.4, 1.5)}`],
    ['#6b3a1c', 'M25 10c3.5 0 4-2.5 3.5-6l1.5-.5c1 5-.5 8.5-4.5 9z'],
    ['#7a4423', turned(box(7.5, 7.5, 20, 10.5, 5), -12)],
    ['#9a5a30', turned(box(8.5, 7.5, 18.5, 7, 3.5), -12)],
    ['#f7ead0', 'M3.2 9.5c-2-2.5-1.7-6 .3-8q1 4 4 5.5zM9.5 8q4.5-1 4-6c2.5 2.5 2.5 6.5-1 8.5z'],
    [
      '#6b3a1c',
      'M2.5 9c2-2.5 8-3 10.5-.8c1.5 1.5 1.5 5-.5 7.8l-3.5 4.5c-1.5 1.5-4.5 1.2-5.5-.8c-1.5-3-2.5-8-1-10.7z',
    ],
    ['#e0b48c', 'M3.7 17.5c1.5-1.5 5-1.7 6.3-.3c1 1.5-.3 4-2.3 4.6c-2 .4-4.2-1.8-4-4.3z'],
    ['#2a1a12', `${disc(5, 12.5, 0.9)}${disc(9.8, 12, 0.9)}${disc(5.4, 19, 0.6)}${disc(7.8, 18.8, 0.6)}`],
    ['#e8504a', turned('M14 6.2c2.5 1.2 5 1.2 7.5 0l1.5 1v6.5c-3 1.5-7.5 1.5-10.5 0v-6.5z', -12)],
    ['#ffca3a', turned('M12.5 12.2c3 1.5 7.5 1.5 10.5 0v1.6c-3 1.5-7.5 1.5-10.5 0z', -12)],
  ],
  'french-horn': [
    [
      '#8f5c12',
      `${ring(13, 13, 11, 11, 3)}${box(3, 2.1, 10, 2.4, 0.8)}` +
        'M7.5 20.5c5 3 13 .5 15.5-6.5L29.5 28c-6 3.5-16.5 1.5-22-7.5z',
    ],
    ['#c9d1dc', box(1.5, 1.5, 2.4, 3.6, 0.5)],
    ['#e3a835', `${ring(13, 12.8, 10.4, 10.4, 2.1)}${box(4, 2.4, 9.5, 1.4, 0.5)}`],
    ['#b97a1e', `${ring(13, 13, 6.7, 6.7, 1.7)}${turned(box(4, 11.7, 18, 2.6, 0.6), 45, [13, 13])}`],
    ['#ffe09a', rows(3, (i) => disc(10 + i * 3, 10 + i * 3, 1.8))],
    ['#f0bd4c', 'M8 20c5 3.2 12.5.5 15-6.5l6.5 14.3c-6 3-15.5 1.2-21.5-7.8z'],
    ['#ffd987', 'M10 20.7c5 2 11-.5 13-6l1.2 2.6c-2.5 4.5-9 7-14.2 3.4z'],
    ['#ffe09a', turned(disc(25.8, 21.4, 3.8, 8.6), -22, [25.8, 21.4])],
    ['#7a4a0e', turned(disc(26, 21.4, 2.9, 7.4), -22, [26, 21.4])],
    ['#a56a1a', turned('M26 14a2.9 7.4 0 0 1 0 14.8c1-4 1.2-10 0-14.8z', -22, [26, 21.4])],
  ],
  'hula-hoop': [
    ['#a82a5c', ring(11.5, 13.5, 10, 12, 3.3)],
    ['#ee5a90', ring(11.5, 13.5, 10, 12, 2.5)],
    ['#ffe1ec', stripes(11.5, 13.5, 10, 12, 2.5, 9)],
    ['#1b5f96', turned(ring(20, 18, 9, 12.6, 3.3), 24, [20, 18])],
    ['#38a0e6', turned(ring(20, 18, 9, 12.6, 2.5), 24, [20, 18])],
    ['#ffd94d', turned(stripes(20, 18, 9, 12.6, 2.5, 9), 24, [20, 18])],
  ],
  'dodgem-car': [
    ['#5b6880', `${box(25.2, 2.5, 1.8, 17, 0.5)}${box(20.5, 1.5, 10, 1.9, 0.6)}`],
    ['#3a2a4a', 'M14 17l10-2v8h-10z'],
    ['#2f86c8', 'M18.5 12.5c0-1.5 1-2.5 2.5-2.5h2.5c1.5 0 2.5 1 2.5 2.5v10.5h-8z'],
    ['#5aa9e6', box(19.2, 11, 3, 10, 1.4)],
    [
      '#c9302c',
      'M2.8 24c-.8-6.5 2-10.5 9-10.8c1.2 0 1.8.5 2.2 1.6l1.5 4h7.5l2-4.3c.5-1.2 1.5-1.5 2.5-1.2c1.7.6 2.2 3 2.2 5.7v5z',
    ],
    ['#f0564a', 'M4 19.5c.5-3.2 3-5 7.5-5.2c.8 0 1.2.3 1.5 1l1.7 4.2zM24.2 19l1.8-4c1.8-.2 2.5 1.5 2.6 4z'],
    ['#ffd94d', `${disc(5.6, 20.6, 1.9)}M10 20.4h18.7v1.7h-18.7z`],
    ['#fff3c4', disc(5.3, 20.2, 1)],
    ['#2a2f3d', `M16 11.5l.8 1l-4 3.6l-1-1.1z${turned(disc(16.2, 11.6, 0.9, 3.2), -32, [16.2, 11.6])}`],
    ['#2a2f3d', box(1.5, 22.8, 29, 7, 3.5)],
    ['#4a5266', box(3, 23.8, 26, 2, 1)],
    ['#ffd94d', 'M22.8 3.7l-3.2 3.3h2l-1 3l3.8-4.2h-2.2l1.4-2.1z'],
  ],
  defibrillator: [
    ['#5b6880', both('M12.5 17h1.4v2c0 3.7-4.9 1.3-4.9 5h-1.4c0-5.5 4.9-3.2 4.900-5z')],
    [
      '#1c7a3c',
      `M11.5 1.5h9a2 2 0 0 1 2 2v2h-2.4v-1.7h-8.2v1.7h-2.4v-2a2 2 0 0 1 2-2z${box(4, 4.5, 24, 14.6, 2.4)}`,
    ],
    ['#2fae58', box(4, 4.5, 24, 13.4, 2.4)],
    ['#ffffff', heart(16, 12)],
    ['#f2a81d', 'M17.2 6.8l-3.9 4.7h2.4l-1.2 4.2l4.3-5.4h-2.5z'],
    ['#a9b4c4', both(turned(box(2, 23, 12, 7.2, 2.2), -4, [8, 27]))],
    ['#eef2f8', both(turned(box(2, 22.4, 12, 6.9, 2.2), -4, [8, 27]))],
    ['#2fae58', `${heart(8, 26, 0.5)}${heart(24, 26, 0.5)}`],
  ],
  windmill: [
    ['#d8c9ae', 'M11.5 11h9l3.5 19.5h-16z'],
    ['#b8a483', 'M17.5 11h3l3.5 19.5h-5.5z'],
    ['#7a4a2b', 'M10.3 13.5c0-4.5 2.2-7 5.7-7s5.7 2.5 5.7 7zM8.6 22h14.8v1.7h-14.8z'],
    ['#6b3f22', 'M14 30.5v-3.5a2 2 0 0 1 4 0v3.5zM14.7 17.5h2.6v3h-2.6z'],
    ['#7a3f26', sails(`${box(15.3, -0.7, 1.4, 14, 0.3)}${box(16, -0.2, 5.1, 10.4, 0.3)}`)],
    ['#fbefd5', sails(rows(8, (i) => box(17.1 + (i % 2) * 1.9, 0.6 + (i >> 1) * 2.4, 1.2, 1.7, 0.1)))],
    ['#c8452f', disc(16, 13.5, 1.8)],
  ],
  gurdwara: [
    ['#8a5a1c', 'M3.2 3h1.4v27h-1.4z'],
    ['#f58a1f', 'M3.9 1.5l8.6 3.5l-8.6 3.5zM3 9.5h1.8v18h-1.8z'],
    ['#e0d6c6', 'M6.5 18h24v12.5h-24zM1.5 28.5h29v2h-29z'],
    ['#f7f1e6', 'M7.5 19.5h22v9.5h-22zM12 14.5h13v6h-13z'],
    ['#d99a1f', `${onion(18.5, 14.8, 1.25)}${onion(9.5, 18.4, 0.62)}${onion(27.5, 18.4, 0.62)}`],
    ['#ffd460', 'M17.8 6c-2 2-4 3-3.8 5.5c.1 1.2.6 2 1.2 2.6h1.5c-1-2.5-.6-5.5 1.1-8.1z'],
    ['#cbbca4', 'M6.5 18h24v1.4h-24zM11.5 14.2h14v1.4h-14z'],
    ['#3f6fb0', 'M16 29v-5c0-1.8 1.5-2.5 2.5-3.8c1 1.3 2.5 2 2.5 3.8v5z'],
    ['#7fa6d6', rows(4, (i) => `M${[8.7, 12, 22.6, 25.9][i]} 27v-3.2q.2-1.5 1.2-2.2q1 .7 1.2 2.2v3.2z`)],
  ],
  'colour-cube': [
    ['#1d1f2a', 'M16 1.5L29.3 8.8v14.4L16 30.5L2.7 23.2v-14.4z'],
    ['#343846', 'M16 1.5L29.3 8.8L16 16L2.7 8.8z'],
    ['#f4f4ef', squares('t00 t22 l11 r02 r20')],
    ['#ffd02e', squares('t11 t20 l02 l21 r11')],
    ['#e0382f', squares('t10 l00 l10 l22 r21')],
    ['#f58a1f', squares('t02 l20 r00 r12')],
    ['#2a6fd6', squares('t21 l01 r10 r22 t01')],
    ['#2fae58', squares('t12 l12 r01')],
  ],
  'hang-glider': [
    ['#4a5266', 'M12.5 10h1.8l-4.6 15.4h10.6l-3.6-15h1.6l4.4 16.8h-15.5z'],
    ['#c9352c', 'M1.5 9.5L26 1.5c1.6 2.3 1.7 4.6.8 7c2 1.8 3.3 4.5 3.7 8z'],
    ['#ff8a3a', 'M1.5 9.5L26.8 8.5c2 1.8 3.3 4.5 3.7 8z'],
    ['#ffd04a', 'M1.5 9.5L17.5 4.3c1 1.7 1.2 3 .6 4.6c1.5 1.2 2.3 2.6 2.5 4.9z'],
    ['#f2a81d', 'M1.5 9.5l16.6-.6c1.5 1.2 2.3 2.6 2.5 4.9z'],
    ['#2f5fb0', 'M12 19.5q6-1.3 12 1.2l5.5 1.6c1.2.4 1.2 2.2 0 2.5q-9 2-17.5 1c-2-.8-2.2-5.5 0-6.3z'],
    ['#6a97e0', 'M12.5 20.3c4-.7 7.5 0 11 1l4.5 1.3c-5 .4-11 .3-15.8-.3c-.5-.7-.3-1.7.3-2z'],
    ['#2f5fb0', 'M10 22l4 2l-2.7 3.6l-1.8-1z'],
    ['#f2b98f', `${disc(9, 21.8, 2.3)}${disc(10, 27.2, 1.2)}`],
    ['#e8453c', 'M5.8 21.4c0-2.6 1.6-3.9 3.4-3.9s3.2 1.4 3.2 3.4l-.4 1.2z'],
  ],
  'hot-water-bottle': [
    [
      '#1b5f73',
      `M10.5 2.5h11c.4 2.6-2.5 3.2-3.2 4.5v3h-4.6v-3c-.7-1.3-3.6-1.9-3.2-4.5z${box(13, 27, 6, 3.5, 0.9)}`,
    ],
    ['#3fa3ba', box(10, 1.5, 12, 2.6, 1.2)],
    ['#a82c30', 'M13.5 8h5c.5 3 7.5 3 7.5 9v8.5a4 4 0 0 1-4 4h-12a4 4 0 0 1-4-4v-8.5c0-6 7-6 7.5-9z'],
    ['#dc4a48', 'M13.5 8h5c.5 3 6 3 6 9v8a4 4 0 0 1-4 4h-10.5a4 4 0 0 1-4-4v-8c0-6 7-6 7.5-9z'],
    [
      '#f28a80',
      rows(12, (i) => {
        const [x, y] = [7 + (i % 2) * 14, 13.6 + Math.floor(i / 2) * 2.4];
        return `M${two(x)} ${two(y)}l1.4 1.4l1.4-1.4v1.5l-1.4 1.4l-1.4-1.4z`;
      }),
    ],
    ['#fff0d6', heart(15.3, 21, 0.82)],
    ['#e6cfa2', box(11.2, 6.8, 9.6, 4.2, 1.6)],
    ['#fff0d6', rows(4, (i) => box(11.9 + i * 2.2, 7.1, 1.5, 3.3, 0.6))],
  ],
} satisfies Record<string, Layers>;
