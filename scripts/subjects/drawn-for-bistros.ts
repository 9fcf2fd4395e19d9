import svgpath from 'svgpath';

import { box, disc, type Layers, lens, lumps, ring, rolled, rows, spots, turned } from './drawn-shapes.ts';

/** A path about nought, put at several places, each four numbers: x, y, size and degrees turned. */
const put = (path: string, places: number[]) =>
  rows(places.length / 4, (i) => {
    const [x = 0, y = 0, size = 1, turn = 0] = places.slice(4 * i);
    return svgpath(path).scale(size).rotate(turn).translate(x, y).round(2).toString();
  });
/** Places for put, all so much lower. */
const sunk = (places: number[], by: number) => places.map((n, i) => (i % 4 === 1 ? n + by : n));
/** Places about a middle, for put: so many, so far off it, of a size, turned outwards, from so many degrees. */
const about = (x: number, y: number, count: number, rx: number, ry = rx, size = 1, from = 0, by = 360) =>
  Array.from({ length: count }, (_, i) => {
    const degrees = from + (i * by) / count;
    const turn = (degrees * Math.PI) / 180;
    return [+(x + rx * Math.sin(turn)).toFixed(2), +(y - ry * Math.cos(turn)).toFixed(2), size, degrees];
  }).flat();
/** Places strewn over an ellipse, as seeds lie in a sunflower, for put. */
const strewn = (x: number, y: number, count: number, rx: number, ry: number) =>
  Array.from({ length: count }, (_, i) => {
    const [far, turn] = [Math.sqrt((i + 0.5) / count), i * 2.4];
    return [x + rx * far * Math.cos(turn), y + ry * far * Math.sin(turn), 1, i * 67];
  }).flat();
/** A prawn, the bands on it and its tail; where the prawns, the eggs and the grains of rye are. */
const prawn =
  'M-4.8 2.2c-.6-4.2 2.4-7 5.4-6.8c3.2.2 4.8 2.8 4.4 5.6c-.3 1.8-1.6 2.8-3 2.8c-1 0-1.6-.8-1.4-1.6' +
  'c.9-.1 1.3-.7 1.2-1.5c-.1-1.1-1.1-1.7-2.2-1.4c-1.5.4-1.8 1.9-1.4 3.5z';
const bands = 'M-3.8-2.4l2.2 1.7l.7-.8l-2-1.8zM-.3-4.6l.2 2.6l1 .1l.1-2.6zM3.6-3.3l-1.8 1.9l.7.7l1.9-1.6z';
const tail = 'M-4.6 1.6l-1.9 3.2l2.5-.4l1.6 1.7l1-4.2z';
const prawns = [7.4, 15.7, 0.98, -8, 16.4, 16.7, 0.98, -2, 25.2, 15.9, 0.98, 6];
const eggs = [9.2, 8.6, 1, -10, 16.6, 7.6, 1, 0, 24, 8.8, 1, 10];
const rye = [5, 26.4, 1, 0, 9.4, 27.8, 1, 20, 13.2, 26.2, 1, 0, 17.6, 27.6, 1, 10, 21.8, 26.2, 1, 0];
/** A sprig of dill. */
const dill =
  box(-0.5, -5, 1, 11, 0.4) +
  rows(4, (i) => lens(-1.9, -4 + i * 2.3, 2.3, 0.8, 40) + lens(1.9, -4 + i * 2.3, 2.3, 0.8, -40)) +
  lens(0, -5.5, 2.2, 0.8, 90);
/** A cube of fish: all of it, its top, its left and its stripes; the carrots; a slice of avocado. */
const cubeAll = 'M0-3.4l3.9 1.9v3.6l-3.9 2.1l-3.9-2.1v-3.6z';
const cubeTop = 'M0-2.8l3.2 1.5l-3.2 1.5l-3.2-1.5z';
const cubeLeft = 'M-3.3-.7l3 1.4v2.8l-3-1.5z';
const cubeStripes = 'M-1.9-1.2l1.9-.9l.8.4l-1.9.9zM-.2-.4l1.9-.9l.8.4l-1.9.9z';
const cubes = [6.6, 13.2, 0.92, 0, 12.6, 12.6, 0.92, 0, 9.2, 17, 0.92, 0, 15.4, 16.6, 0.92, 0];
const carrots = [17.4, 19.2, 0.95, -16, 19.4, 18, 0.95, 24, 15.6, 19.4, 0.95, 14, 18.2, 16.6, 0.95, -38];
const avocado = 'M-5 2c-.4-4.4 2-6 5-6s5.4 1.6 5 6c-1.2-2-2.8-2.4-5-2.4s-3.8.4-5 2.4z';
/** Bands across the front and the side of the slice of tiramisu, so far down and so high. */
const band = (down: number, high: number) =>
  `M2 ${11.5 + down}l17.5 4v${high}l-17.5-4zM19.5 ${15.5 + down}l10.5-5v${high}l-10.5 5z`;
const fingers = [5.2, 13.9, 1, 12.9, 10.7, 15.2, 1, 12.9, 16.2, 16.5, 1, 12.9];
const ends = [22.3, 16, 0.92, -25.5, 27.2, 13.7, 0.92, -25.5];
const both = [...sunk(fingers, 2.4), ...sunk(fingers, 7.6), ...sunk(ends, 2.4), ...sunk(ends, 7.6)];
const dollops = [10.6, 9.2, 1, 0, 17, 10.6, 1, 0, 16.6, 6.8, 0.9, 0, 23, 8.6, 1, 0];
/** Where the cut sausage lies in its tray, the sauce over it and the little wooden fork in it. */
const cuts = [
  9.4, 8.8, 0.95, -14, 16, 8, 0.95, 0, 22.4, 9, 0.95, 14, 6.8, 15.6, 1.1, -12, 13.2, 16.6, 1.1, -4, 19.6,
  16.4, 1.1, 6, 25.6, 15.4, 1.1, 14,
];
const sauce =
  'M-7-1.6c1.4-2 3.6-.6 5.6-1.2s4.8-1 6.6.4s.4 2.8 1.4 4.2c.8 1.4-.6 2.8-2 2.2c-1.2-.6-1.2-1.8-2.4-1.6' +
  's-.6 2.6-2.2 2.8s-1.6-2-2.8-2.2s-1.4 1.4-2.8 1.2c-1.2-.2-1.2-1.6-1-2.6s-1-2-.4-3.2z';
const fork =
  'M-1.2-12.5h2.4l.4 10c1.6.6 2.1 2 2 4.4l-.3 4.1h-1.5l-.1-3.6h-.7v3.6h-2v-3.6h-.7l-.1 3.6h-1.5l-.3-4.1' +
  'c-.1-2.4.4-3.8 2-4.4z';
const forkLight = 'M-.7-11.9h1.2l.4 10c1.6.4 1.9 1.4 1.9 3.4v.4h-6v-.4c0-1.6.5-2.6 2-3z';
/** A rasher, so wide, and so far off its middle; where the rashers and the beans are. */
const wavy = (wide: number, off: number) =>
  `M-8 ${off - wide}q2-2 4 0t4 0t4 0t4 0v${2 * wide}q-2 2-4 0t-4 0t-4 0t-4 0z`;
const rashers = [20.6, 8.4, 0.9, 24, 18.6, 12.4, 0.9, 24];
const beans = strewn(9.4, 22.4, 9, 4.6, 3.4);
/** The halves of a filled roll, the light on them, its cut, how it lies, and the carrot and coriander in it. */
const upper =
  'M-15.4-.6c0-4.4 4-8.8 9.4-9.4q6-.6 12 0c5.4.6 9.4 5 9.4 9.4c0 1.2-1 1.8-2 1.8h-26.8c-1 0-2-.6-2-1.8z';
const upperLight = 'M-14.6-1.2c.2-4 4-7.4 8.8-8q5.8-.6 11.6 0c3.4.5 6.2 2.6 7.6 5.2q-14 3.4-28 2.8z';
const slash = 'M-2.6 1.6q.6-4 4.4-5.4q2 .2.8 1.4q-2.6 1.4-3.4 4.2q-1.2.6-1.8-.2z';
const lower = 'M-15 3.2q15 2.2 30 0c1.2 3.6-2.4 7.4-7.4 7.6q-7.6.4-15.2 0c-5-.2-8.6-4-7.4-7.6z';
const lowerLight = 'M-14.2 3.8q14.2 2.2 28.4 0c0 2.6-3 4.6-7 4.8q-7.2.4-14.4 0c-4-.2-7-2.2-7-4.8z';
const leant = ([fill, path]: [string, string]): [string, string] => [fill, put(path, [15.8, 16, 0.95, -20])];
const shreds = [-6.2, 0.4, 1, -40, -4.4, 0.6, 1, 15, -2.8, 0.4, 1, 50, 4.4, 0.4, 1, 20, 6.2, 0.4, 1, 60];
const coriander = [-13.4, 0.8, 1, 0, -4.8, 1.2, 1, 40, 4.6, 1, 1, 80, 13.2, 0.8, 1, 0];
/** A piece of satay, the light on it and where it is charred; where the three sticks are. */
const meat =
  'M-8 0c-.3-2.8 2.8-3.7 4.6-2.1c1.5-1.6 4.3-1.6 5.5-.1c1.5-1.5 4-1.4 5.3 0c1.8-1.3 4.6-.7 4.6 2.2' +
  's-2.8 3.5-4.6 2.2c-1.3 1.4-3.8 1.5-5.3 0c-1.2 1.5-4 1.5-5.5-.1c-1.8 1.6-4.9.7-4.6-2.1z';
const glow = 'M-6.8-.8c.4-1.6 2.2-1.9 3.4-.6c1.6-1.4 4.1-1.3 5.5 0c1.6-1.2 4-1.2 5.3 0l-.6.8q-8 .6-13.6-.2z';
const chars = rows(4, (i) => turned(box(-6.4 + i * 4.6, -1.7, 1.1, 3.4, 0.5), 28, [-5.8 + i * 4.6, 0]));
const sticks = [13.2, 9, 0.96, -33, 16.3, 13.8, 0.96, -33, 19.3, 18.8, 0.96, -33];
/** A piece of kimchi in the jar, the pale of it and the red on that; where the pieces are, and the green ones. */
const piece = lumps(0, -1.4, 7, 3, 1.5) + disc(0, -1, 3.4, 3) + box(-3, -1.4, 6, 5, 2);
const pale =
  'M-2.9 3.4c-.6-2.6.2-5.2 2-6.6q.9-.6 1.8 0c1.8 1.4 2.6 4 2 6.6q-.4.6-1.2.7q-1.7.2-3.4 0q-.8-.1-1.2-.7z';
const paleRed = 'M-.5-2.2h1l.5 4.4h-2zM-2.1.8l1 2.2h-.9zM2.1.8l-1 2.2h.9z';
const pieces = [
  10, 13.8, 0.8, -60, 16, 13.4, 0.82, 30, 22, 14, 0.8, -30, 9.9, 19.6, 0.82, 40, 16, 19.4, 0.86, -64, 10.2,
  25, 0.8, -110, 16.8, 25, 0.82, 14,
];
const greens = [12.6, 16, 1, 30, 19.4, 15.6, 1, -50, 12.4, 22.4, 1, -20, 13.2, 27.6, 1, 10];
/** A head of cabbage: its leaves, the light on them and its ribs. */
const head =
  'M-2.6 8.6c-3-1.2-4.8-5-4.2-8.6c-.8-2.2-.2-4.6 1.2-5.6c0-2.2 1.8-3.8 3.4-3c1.2-1.4 3.2-1.4 4.4 0' +
  'c1.6-.8 3.4.8 3.4 3c1.4 1 2 3.4 1.2 5.6c.6 3.6-1.2 7.4-4.2 8.6z';
const headLeaves =
  'M-5.6-.4c-.8-2-.2-3.8 1-4.4l1.2 6.4l.8 5.6c-2.2-1.4-3.4-4.6-3-7.6zM5.6-.4c.8-2 .2-3.8-1-4.4l-1.2 6.4' +
  'l-.8 5.6c2.2-1.4 3.4-4.6 3-7.6zM-3.2-5.2c.2-1.8 1-2.6 2-2.2q1.2-1.2 2.4 0c1-.4 1.8.4 2 2.2l-2.2 5h-2z';
const headRibs =
  'M-2.4 8.8c-.4-3.4-1.4-6.4-3-9.4l.9-.4c1.6 2.2 2.6 4.2 3.2 6.4l.8-9q.5-.8 1 0l.8 9c.6-2.2 1.6-4.2 3.2-6.4' +
  'l.9.4c-1.6 3-2.6 6-3 9.4q-2.4 1-4.8 0z';
/** A shred of cheese; a fried dough, uneven at its edge, where it shines, and the cream on it. */
const shred = 'M-2.8.5q2.6-1.8 5.6-1l-.2.9q-2.8-.6-5 .9z';
const blisters = [5.4, 13, 1, -60, 9.4, 7.2, 1, -40, 17, 5.2, 1, 5, 5, 20, 1, -110, 27, 19, 0.8, 105];
const crisp =
  'M-6-11.2c2.2-2.2 5.4-1.2 7.2-1.4c2.4-.4 5.6-.2 7 2.2c2.4.6 4.6 3.6 4 6.2c1.4 2.2 1.4 5-.2 7' +
  'c.4 3-1.6 5.6-4 6.2c-1.4 2.6-4.6 3.4-6.8 2.4c-2.4 1.2-5.6 1-7.2-.8c-3 .2-5.4-2-5.6-4.6c-2-1.6-2.4-4.8-1.2-7' +
  'c-.8-3 .8-6 3-7c.2-1.6 1.8-3.2 3.8-3.2z';
const cream =
  'M-5.2-7c2-1.6 3.8-.2 5.6-1s5 0 5.6 2.2c2.2.6 3.4 3 2.4 4.8c1 2-.2 4.2-2.2 4.6c-.4 2.4-3.2 3.4-5 2.4' +
  'c-1.8 1.8-4.8 1.4-6-.4c-2.4.2-4-1.8-3.4-3.8c-1.6-1.4-1.6-4 0-5.2c-.4-1.8 1.2-3.6 3-3.6z';
/** Where the chips stand; a battered fish, tail up, and the light on it. */
const chips = [15.4, 11, 0.95, -6, 26.6, 14, 0.85, 26, 19.2, 9.6, 1, 0, 24, 11.4, 0.95, 16, 21.6, 12, 1, 7];
const fillet =
  'M-1.8-9.6l-4.2-3.8c-.8-1 0-2.2 1.2-2c1.8.2 3.4 1 4.8 2.2c1.4-1.2 3-2 4.8-2.2c1.2-.2 2 1 1.2 2l-4.2 3.8' +
  'c1.6.6 3.2 2.2 3.6 4.2c1.4 1.2 1.8 3.4 1.2 5c.8 2 .4 4.6-.8 6.2c.2 3-1 6.2-2.4 8.2h-6.8' +
  'c-1.6-2-2.6-5.2-2.4-8.2c-1.2-1.6-1.6-4.2-.8-6.2c-.6-1.6-.2-3.8 1.2-5c.4-2 2-3.6 3.6-4.2z';
const filletLight =
  'M-1-8c1-.4 2 .4 1.8 1.4c-.2 1-1.4 1-1.6 2s-1 1.2-1.8 1.2s-1.2-1-.8-2c.4-1.2 1.2-2.2 2.4-2.6zM-2.6-1.2' +
  'c1.2-.6 2.4.2 2.2 1.4s-1.4 1-1.4 2.2s-1.2 1.6-2 1c-1.2-1-.6-3.8 1.2-4.6z';
const crumbs = put(disc(0, 0, 0.9, 0.6), [1.8, -6, 1, 0, 2.4, -1.6, 1, 20, -0.4, 5.4, 1, 0, 3, 7, 1, 0]);
/** Strips of one sort side by side in bibimbap, about its middle. */
const strips = (middle: number, wide = 1.2, path = box(-wide / 2, -2.6, wide, 5.2, 0.6)) =>
  put(path, about(16, 12.6, 4, 9.4, 6.2, 1, middle - 21, 56));
const sector = (from: number) => {
  const [a, b, , , c, d] = about(16, 12.6, 6, 13, 8.8, 1, from);
  return `M16 12.6L${a} ${b}A13 8.8 0 0 1 ${c} ${d}z`;
};
/** A poached egg's white, a leaf of parsley, and where those and the peppers are in the pan. */
const white = lumps(0, 0, 6, 2.7, 1.6) + disc(0, 0, 3.3);
const poached = [8.8, 15.4, 1, 0, 18.8, 14.4, 1, 20, 14, 22.8, 1, 40];
const leaf = lens(0, 0, 2.6, 1.3) + lens(0.6, 0, 1.8, 1, 70);
const parsley = [13.6, 14.6, 1, 20, 5.6, 17.4, 1, -50, 19.4, 19.8, 1, 70, 9.6, 21.4, 1, 120];
const peppers = [14, 10.8, 1, 0, 4.8, 20.4, 1, -50, 24, 20.6, 1, 50, 20.4, 24.8, 1, -30, 7, 24, 1, 30];
/** The stripes of a straw, and the seeds of a strawberry. */
const stripes = rows(4, (i) => `M-1.4 ${-10.6 + i * 3.8}l2.8-1.6v1.9l-2.8 1.6z`);
const seeds = put(disc(0, 0, 0.6), [22.4, 24, 1, 0, 25, 25, 1, 0, 27.4, 24, 1, 0, 25, 27.6, 1, 0]);
/** A little pan of raclette: the pan, the cheese in it and its handle. */
const pan = 'M-3.3-3.6h6.6l1 6.2c.1 1-.4 1.6-1.3 1.6h-6c-.9 0-1.4-.6-1.3-1.6z';
const melted =
  'M-2.7-2.9h5.4l1 5.4c.2 1.4-.7 2.5-1.4 1.3c-.4 2.2-1.9 2-2.1.1c-.4 1-1.3 1-1.7 0c-.3.9-1.1 1-1.4.1' +
  'c-.6.7-1.5.2-1.3-.9z';
const pans = [7.6, 20.6, 0.98, 5, 16, 20.8, 0.98, 0, 24.4, 20.6, 0.98, -5];
/** Layers from a text of fills and their paths, which may run on. */
const layers = (text: string): Layers =>
  text
    .trim()
    .split(/\s+(?=#)/)
    .map((layer) => [layer.slice(0, 7), svgpath(layer.slice(8)).round(2).toString()]);

/** What bistros, snack bars and brunch rooms around the world serve. */
export const drawnForBistros = {
  smorrebrod: layers(`
    #2c170d M4.5 17h23c2 0 3.5 2.5 3.5 6v4c0 2-1.2 3-3 3h-24c-1.8 0-3-1-3-3v-4c0-3.5 1.5-6 3.5-6z
    #6b4023 M1.8 22.5h28.4v4c0 1.7-1 2.6-2.5 2.6h-23.4c-1.5 0-2.5-.9-2.5-2.6z
    #c08a55 ${put(disc(0, 0, 0.9, 0.6), rye)}
    #4f9a3c ${rows(8, (i) => disc(3.6 + i * 3.55, 21.6 + (i % 2) * 0.9, 2.6, 2.2)) + box(3, 12, 26, 10, 3)}
    #93cf5d ${rows(8, (i) => disc(3.6 + i * 3.55, 20.6 + (i % 2) * 0.9, 2.1, 1.8)) + box(3.4, 12, 25.2, 9, 3)}
    #fff6dc ${box(4.4, 12, 23.2, 8, 3)} #d5cdb8 ${put(disc(0, 0.4, 4.9, 5.5), eggs)}
    #fffdf5 ${put(disc(0, 0, 4.6, 5.1), eggs)} #f4a91f ${put(disc(0, 0.5, 2.7, 3), eggs)}
    #ffd257 ${put(disc(-0.5, -0.1, 1.5, 1.8), eggs)} #b8432f ${put(tail, prawns)}
    #dd6a50 ${put(disc(0.4, 0.6, 4.6, 4.4), prawns)} #ff9a7c ${put(prawn, prawns)} #ffe0d0 ${put(bands, prawns)}
    #2f7a32 ${put(dill, [13, 10.4, 0.8, -62, 20.6, 10.6, 0.8, 58])}
  `),
  'poke-bowl': layers(`
    #17706a M1 12.5h30c0 10-5 18-11 18h-8c-6 0-11-8-11-18z
    #35a99f M1.5 15h20c0 8-2.5 13.5-6 15h-4c-5.4-.6-9.6-7-10-15z #8fe0d4 ${disc(16, 13, 15, 9.2)}
    #17706a ${disc(16, 13, 13.6, 8)} #fffaf0 ${disc(16, 12.4, 13, 8)}
    #7a2f86 ${lumps(15.6, 6.4, 8, 3.6, 1.7) + disc(15.6, 6.4, 4)} #b866c0 M12 6.4q2-2.6 4-1.8q2.2-1.4 4 1l-.8.7
      q-1.6-1.4-3.4-.4q-1.6-.6-3 1.2zM12.8 8.6q2-1.8 3.6-.8q1.6-1.2 3.4.6l-.8.6q-1.4-.8-2.6.2q-1.4-.8-2.8.2z
    #2f7a38 ${put(disc(0, 0, 3.4, 3), [5.6, 9.4, 1, -30, 9.6, 6.8, 1, -20])}
    #c5e89a ${put(disc(0, 0, 2.7, 2.3), [5.6, 9.2, 1, -30, 9.6, 6.6, 1, -20])}
    #fffde9 ${put(disc(0, 0, 0.8, 0.6), [4.8, 8.8, 1, -30, 6.4, 9.8, 1, -30, 9, 6, 1, 0, 10.4, 7, 1, 0])}
    #3f8a34 ${put(disc(0, 0, 2.3, 1.7), [21.8, 6.4, 1, 30, 25.4, 8, 1, -20, 22.4, 9.2, 1, 0])}
    #a3d65f ${put(disc(-0.2, -0.3, 1.7, 1.1), [21.8, 6.4, 1, 30, 25.4, 8, 1, -20, 22.4, 9.2, 1, 0])}
    #3f7a2f ${put(avocado, [26, 12.2, 0.95, 62, 24, 14.4, 1, 72, 21.4, 16.4, 1.05, 82])}
    #e6ec94 ${put(avocado, [26, 12.3, 0.72, 62, 24, 14.5, 0.76, 72, 21.4, 16.5, 0.8, 82])}
    #b8401f ${put(cubeAll, cubes)} #ff9a6e ${put(cubeTop, cubes)} #f2713f ${put(cubeLeft, cubes)}
    #d9690f ${put(box(-3, -0.7, 6, 1.5, 0.6), carrots)} #ffa544 ${put(box(-2.8, -0.6, 5.4, 0.9, 0.4), carrots)}
    #ffe3d0 ${put(cubeStripes, cubes)}
  `),
  tiramisu: layers(`
    #a9b9ca ${disc(16, 25.4, 15, 5.6)} #eef3f8 ${disc(16, 24.6, 15, 5.4)}
    #3a2013 M2 11.5l10.5-5l17.5 4v12.5l-10.5 5.5l-17.5-4.5z #fff3d6 M2 13l17.5 4v11l-17.5-4z
    #e6d2a6 M19.5 17l10.5-5v11l-10.5 5z #8a4f26 ${put(box(-2.8, -2, 5.6, 4, 1.9), both)}
    #c98d4e ${put(box(-2.1, -1.3, 4.2, 2.6, 1.2), both)} #4a2917 ${band(0, 1.6)}
    #6b4027 M2 11.5l10.5-5l17.5 4l-10.5 5z #e6d2a6 ${put(disc(0, 0.4, 3.4, 2.6), dollops)}
    #fff8e6 ${put(disc(0, 0, 3.1, 2.2) + disc(0, -1.8, 1.8, 1.5), dollops)}
    #6b4027 ${put(disc(0, -2.2, 1.7, 1), dollops)}
  `),
  cheesecake: layers(`
    #a9b9ca ${disc(16, 26, 15, 5)} #eef3f8 ${disc(16, 25.2, 15, 4.8)}
    #8a5423 M1.8 16.6l14.6-10.8c6.5-.6 12.4 2 13.8 7.2v12l-27.6 3.6c-.6 0-.8-.4-.8-1z
    #d9953f M2 24l28-3v3.4l-27.4 3.4c-.4 0-.6-.2-.6-.6z #fff0c4 M2 17l26-3v7.4l-26 2.8z
    #e0a24c M28 14l2-.4v7.6l-2 .2z #fbe0a0 M2 16.6l14.4-10.6c6.2-.4 12 2 13.4 7.2z
    #c98433 M16.4 6c6.2-.4 12 2 13.4 7.2l-2.8.3c-1.4-3.6-6.2-5.6-12.6-6z #a3142f M8 15.8c0-2 2-4.6 5.6-6.2
      c4-1.6 9.6-.6 10.6 1.8c.7 1.4.4 2 .4 2.2v3.6c0 1.6-2.2 1.6-2.2 0v-1.6c0-1.2-1.8-1.2-1.8 0v4.6
      c0 1.7-2.4 1.7-2.4 0v-3.2c0-1.2-1.8-1.2-1.8 0v1.2c0 1.6-2.2 1.6-2.2 0v-1.8c0-1.2-1.8-1-1.8.2v2.6
      c0 1.6-2.2 1.6-2.2 0v-2.4c-1.4.2-2.2-.1-2.2-1z #d92a45 M9.4 14.6c.8-2 2.6-3.2 5-4.2c3.4-1.2 7.4-.4 8.2 1.2
      c.6 1.4-13.2 4.4-13.2 3z #2b3470 ${spots([13, 9.4, 3], [19.2, 8, 3], [18, 12, 3])}
    #5a69b8 ${spots([12.6, 8.9, 2.2], [18.8, 7.5, 2.2], [17.6, 11.5, 2.2])}
    #2b3470 ${put(disc(0, 0, 0.9, 0.7), [12.8, 8.6, 1, 0, 19, 7.2, 1, 0, 17.8, 11.2, 1, 0])}
  `),
  currywurst: layers(`
    #98a3b3 M5 5.5h22l4 15.5l-2.4 8c-.3 1-1 1.5-2 1.5h-21.2c-1 0-1.7-.5-2-1.5l-2.4-8z
    #ffffff M5.6 6.4h20.8l3.7 14.2h-28.2z #dfe5ec M1.9 21.6h28.2l-2.1 7.1c-.2.6-.6 1-1.2 1h-21.6c-.6 0-1-.4-1.2-1z
    #98a3b3 ${rows(7, (i) => put(box(-0.5, 0, 1, 5.4, 0.4), [5.2 + i * 3.6, 23, 1, 9 - i * 3]))}
    #b51f0c M6.6 8.4c4-1.8 14.8-1.8 18.8 0c1.6 3.2 2.8 7.6 3.2 11.4q-12.6 2.6-25.2 0c.4-3.8 1.6-8.2 3.2-11.4z
    #e23a1a M7.4 8.6c4-1.5 13.2-1.5 17.2 0c1.4 3 2.4 6.4 2.8 9.6q-11.4 2.2-22.8 0c.4-3.2 1.4-6.6 2.8-9.6z
    #6b2a0f ${put(disc(0.3, 1, 3.4, 3.5), cuts)} #b05a2a ${put(disc(0, 0, 3.3, 3), cuts)}
    #f6c49a ${put(disc(0, 0, 2.5, 2.2), cuts)} #e23a1a ${put(sauce, [15.6, 11.6, 1, 0])}
    #ff7a52 ${put('M-5.6-1.4q2.4-1.4 5-.6q-1 1.4-4 1.8q-1.6 0-1-1.2z', [15.2, 11.4, 1, 0])}
    #fbc62d ${put(disc(0, 0, 0.8, 0.65), strewn(15.4, 12.8, 13, 9.6, 5))}
    #8a5c2a ${put(fork, [25, 11.4, 0.9, 26])} #f0cb8e ${put(forkLight, [24.9, 11.4, 0.9, 26])}
  `),
  'fried-breakfast': layers(`
    #a9b9ca ${disc(16, 17, 15, 13.6)} #f3f6fa ${disc(16, 16, 15, 13.6)} #d7e0ea ${disc(16, 16.2, 12.8, 11.4)}
    #f3f6fa ${disc(16, 16.6, 12.6, 11.2)} #8f2a1c ${put(wavy(2.3, 0.5), rashers)}
    #d9573f ${put(wavy(1.9, 0), rashers)} #fbd9bd ${put(wavy(0.5, -0.5), rashers)}
    #c4551b ${disc(9.4, 22.6, 7, 5)} #e8732a ${disc(9.4, 22.2, 6.6, 4.5)}
    #a8430f ${put(disc(0, 0.3, 1.7, 1.2), beans)} #f7a85a ${put(disc(0, 0, 1.4, 0.9), beans)}
    #a8201a ${disc(25, 18.6, 4.4)} #ee4a35 ${disc(24.8, 18.3, 3.7)}
    #ffb08f ${put(disc(0, 0, 0.8, 1.3), about(24.8, 18.3, 5, 2.1))}
    #6b3013 ${put(box(-6.5, -2.3, 13, 5, 2.4), [18.6, 25.6, 1, -14])}
    #b8642d ${put(box(-6.2, -2.3, 12.2, 3.8, 1.9), [18.5, 25.6, 1, -14])}
    #e59a5c ${put(box(-4.6, -1.6, 6, 1.1, 0.5), [18.5, 25.6, 1, -14])}
    #cfc9ba ${put(white, [9.6, 11.6, 1.55, 10])} #ffffff ${put(white, [9.4, 11, 1.5, 10])}
    #ee9a12 ${disc(9.4, 11.2, 3.3)} #ffc93a ${disc(9.2, 10.9, 2.7)} #fff0b3 ${disc(8.3, 10, 0.9)}
  `),
  'banh-mi': layers(`
    #8a4512 ${upper} #d98a33 ${upperLight} #f7c878 ${put(slash, [-7, -5, 1, 0, 0, -5.6, 1, 0, 7, -5.2, 1, 0])}
    #fff1cf ${box(-14.2, -1.8, 28.4, 5, 2)} #3f8f35 ${rows(9, (i) => lumps(-12 + i * 3, 0.6, 5, 1.3, 1))}
    #8a3f24 ${box(-13.4, 1.2, 26.8, 4.4, 1.2)} #f08a80 ${rows(4, (i) => disc(-9.9 + i * 6.6, 2.4, 3.4, 1.5))}
    #2f7a38 ${rows(3, (i) => disc(-9 + i * 9, 0.4, 2.9, 2.5))}
    #d3eeaa ${rows(3, (i) => disc(-9 + i * 9, 0.5, 2.2, 1.8))}
    #f58a1f ${put(box(-0.55, -2.6, 1.1, 5.2, 0.5), shreds)} #7cc24e ${put(lumps(0, 0, 3, 1.1, 1.1), coriander)}
    #d9281c ${ring(-7.8, -0.8, 1.6, 1.4, 0.9) + ring(8.6, -0.6, 1.6, 1.4, 0.9)} #8a4512 ${lower}
    #d98a33 ${lowerLight} #f7c878 ${box(-10.5, 4.6, 14, 1.1, 0.5)}
  `).map(leant),
  satay: layers(`
    #2a6b33 ${put('M-17 0c4-9.5 26-11.5 34-1c-7 11-28 11.5-34 1z', [15.6, 16, 0.98, -33])}
    #57a844 ${put('M-15.6 0c5-8 24-9.6 31-.9c-7 2-22 2.6-31 .9z', [15.6, 16, 0.98, -33])}
    #a8763a ${put(box(-15, -0.7, 29, 1.5, 0.6), sticks)} #ecc88a ${put(box(-14.8, -0.6, 28, 0.9, 0.4), sticks)}
    #6b2f12 ${put(meat, sunk(sticks, 0.6))} #b9682b ${put(meat, sticks)} #eaa55a ${put(glow, sticks)}
    #5c2810 ${put(chars, sticks)} #8d2f1d M14.6 22.5h16.4c0 4.6-2.4 8.3-5.2 8.3h-6c-2.8 0-5.2-3.7-5.2-8.3z
    #c95034 ${disc(22.8, 22.4, 8.2, 4.4)} #7a3d12 ${disc(22.8, 22.6, 6.9, 3.4)}
    #cf8a3c ${disc(22.8, 23, 6.4, 2.9)}
    #f3d08c ${put(disc(0, 0, 1.1, 0.8), [19.6, 22.8, 1, 0, 23, 21.8, 1, 20, 26, 23, 1, 0, 22.4, 24.4, 1, 0])}
    #c9281a ${put(disc(0, 0, 0.8, 0.6), [21.2, 21.6, 1, 0, 24.8, 24.2, 1, 0])}
  `),
  kimchi: layers(`
    #7da9c2 ${box(3.5, 6.5, 25, 24, 5)} #d8ecf6 ${box(4.6, 7.4, 22.8, 22, 4.2)}
    #a3160c ${box(5.6, 10, 20.8, 18.6, 3.4)} #e0351b ${put(piece, pieces)} #fff0cd ${put(pale, pieces)}
    #ef6238 ${put(paleRed, pieces)} #4fae45 ${put(box(-1.7, -0.7, 3.4, 1.4, 0.6), greens)}
    #8f1a14 ${box(5, 1.5, 22, 6.6, 1.6)} #d63a2c ${box(5, 1.5, 17, 5.2, 1.6)} #f58a72 ${box(7, 2.6, 8, 1.1, 0.5)}
    #ffffff ${box(5.4, 12, 1.2, 9.4, 0.6) + box(5.4, 22.6, 1.2, 2, 0.6)}
    #4a8a35 ${put(head, [23.4, 21.6, 1.04, 12])} #bfe07a ${put(headLeaves, [23.4, 21.6, 1.04, 12])}
    #fffdf0 ${put(headRibs, [23.4, 21.6, 1.04, 12])}
  `),
  langos: layers(`
    #aab6c5 M1.5 12.5l14.5-11l14.5 11l-3 15.5l-11.5 3l-11.5-3z #f4f7fa M2.6 12.8l13.4-10.2l13.4 10.2l-2.8 14.4
      l-10.6 2.8l-10.6-2.8z #8a4510 ${put(crisp, [16, 17.6, 1.02, 0])} #dd9030 ${put(crisp, [16, 16.5, 1, 0])}
    #f9cb6c ${put(disc(0, 0, 2.2, 1.1), blisters)} #cfc6ae ${put(cream, [16, 17.2, 1, 0])}
    #fffdf5 ${put(cream, [16, 16.4, 1, 0])} #e0900f ${put(shred, strewn(16, 16.8, 23, 8.6, 8))}
    #ffcc33 ${put(shred, strewn(15.8, 16.1, 23, 8.6, 8))}
  `),
  bibimbap: layers(`
    #6b3f1c ${box(3, 25.4, 26, 5.2, 2.4)} #b5783c ${box(3, 25, 26, 3.4, 1.6)} #14171d M1 13h30c0 8.5-5 15-10.5 15
      h-9c-5.5 0-10.5-6.5-10.5-15z #3d4452 M2 17c2 5.5 5.6 9.4 9.6 10h3.4c-4-1.6-7-5.4-8-10z
    #2a303b ${disc(16, 12.6, 15, 10.6)} #555f70 ${ring(16, 12.4, 15, 10.4, 1.1)}
    #fffaf0 ${disc(16, 12.6, 13.2, 9)} #4f8f35 ${sector(-30)} #d96a12 ${sector(30)} #6b3d1f ${sector(90)}
    #e8d9a0 ${sector(150)} #a3241a ${sector(210)} #7fae4a ${sector(270)} #8fcf5a ${strips(0)}
    #ffa63f ${strips(60)} #b07a4a ${strips(120, 1.4)} #fffbe3 ${strips(180)} #e8553f ${strips(240, 1.4)}
    #d6f0a0 ${strips(300, 2.2)} #d8d0bd ${put(white, [16, 13.2, 1.4, 0])}
    #ffffff ${put(white, [16, 12.6, 1.36, 0])} #ee9a12 ${disc(16, 12.7, 3.1, 2.8)}
    #ffc93a ${disc(15.8, 12.4, 2.5, 2.2)} #fff0b3 ${disc(14.9, 11.6, 0.9, 0.7)}
  `),
  'fish-and-chips': layers(`
    #b07a0f ${put(box(-1.7, -8, 3.4, 17, 0.6), chips)} #f5bc35 ${put(box(-1.2, -7.5, 2.4, 16, 0.4), chips)}
    #ffe58a ${put(box(-1.2, -7.5, 1.1, 16, 0.4), chips)} #8a4510 ${put(fillet, [11.8, 16.6, 0.9, -25])}
    #db8c2c ${put(fillet, [11.5, 16.4, 0.79, -25])} #f9cd72 ${put(filletLight, [11.4, 16.2, 0.86, -25])}
    #a85c18 ${put(crumbs, [11.8, 16.6, 0.9, -25])} #b4bfcc M2 19.4l4.4 1.8l4.6-1.6l4.6 2l4-1.6l4.4 1.2l6-2
      l-3 10.4c-.3.8-.9 1.2-1.8 1.2h-18.4c-.9 0-1.5-.4-1.8-1.2z #f7f9fb M3.2 20.8l3.2 1.3l4.6-1.6l4.4 2l-.8 7.3
      h-7.6c-.7 0-1.1-.3-1.3-.9z #e1e7ee M15.4 22.5l4.2-1.7l4.4 1.2l4.6-1.4l-2.4 8.3c-.2.6-.6.9-1.3.9h-10.3z
    #8b98a8 ${rows(4, (i) => box(6 + (i % 2) * 10.4, 23.6 + (i > 1 ? 2.4 : 0), 6 - (i % 2), 1.1, 0.4))}
    #c99a0a ${disc(25.6, 25, 5.4)} #ffe23f ${disc(25.5, 24.9, 4.7)} #fffbd6 ${disc(25.5, 24.9, 3.9)}
    #ffd91a ${put('M0-.5l-1.1-2.4q1.1-.9 2.2 0z', about(25.5, 24.9, 7, 0.3))}
  `),
  shakshuka: layers(`
    #23272f ${put(box(-2.2, -9, 4.4, 14, 2), [24.6, 8.2, 0.95, 46])}
    #56606f ${put(box(-1.4, -8.2, 1.6, 9, 0.8), [24.6, 8.2, 0.95, 46])} #23272f ${disc(14.4, 18.6, 13.4, 11.9)}
    #5b6675 ${disc(14.4, 17.6, 13.4, 11.7)} #2b313b ${disc(14.4, 17.9, 12.1, 10.4)}
    #a31e0f ${disc(14.4, 18.2, 11.6, 9.7)} #e0452a ${disc(14.4, 18.5, 11, 9.2)}
    #ff7a4d ${put(disc(0, 0, 1.9, 1.1), peppers)}
    #f4b41f ${put(box(-1.8, -0.6, 3.6, 1.3, 0.6), [9, 10.6, 1, -28, 19.8, 9.8, 1, 26, 22.4, 22, 1, 65])}
    #b5280f ${put(white, sunk(poached, 0.7))} #fffaf0 ${put(white, poached)}
    #ee9a12 ${put(disc(0, 0.1, 2.3, 2), poached)} #ffcf3f ${put(disc(-0.2, -0.2, 1.8, 1.5), poached)}
    #2f7a32 ${put(leaf, parsley)} #7cc24e ${put(lens(0, -0.4, 1.8, 0.5), parsley)}
  `),
  smoothie: layers(`
    #b51f36 ${put(box(-1.4, -13, 2.8, 24, 0.6), [9.6, 13.6, 1, -16])} #fff5f5 ${put(stripes, [9.6, 13.6, 1, -16])}
    #8fbcd6 M4 8h18.6l-2.4 21c-.1 1-.8 1.6-1.8 1.6h-10.2c-1 0-1.7-.6-1.8-1.6z
    #d5ebf7 M5 8.8h16.6l-2.2 19.6c-.1.8-.6 1.2-1.4 1.2h-9.4c-.8 0-1.3-.4-1.4-1.2z #f29a1f M6.2 12h14.2l-1.7 15.2
      c-.1.7-.4 1-1.1 1h-8.6c-.7 0-1-.3-1.1-1z #e0457f M5.8 12h15l-1 8.6c-1.6 1.8-3 .4-4.6 1.4s-2.6 2.6-4.4 1.6
      s-2.4-2-4-1.4z #f57fa8 M5.6 11.4c1.6-1.8 13.8-1.8 15.4 0l-.3 2.4c-2.4 2-4.6.2-7.4.8s-5.2 1.4-7.4-.8z
    #fff3f6 ${put(box(-0.6, -7, 1.3, 12, 0.6) + box(-0.6, 6.4, 1.3, 2.4, 0.6), [8.6, 18.6, 1, -6])}
    #6b4a1f ${disc(23.4, 8.6, 6.8)} #8fc43f ${disc(23.3, 8.5, 6)} #c5e57a ${disc(23.3, 8.5, 4)}
    #fdfbe3 ${disc(23.3, 8.5, 1.7, 1.9)} #26301a ${put(disc(0, 0, 0.55, 0.9), about(23.3, 8.5, 9, 3.1))}
    #b3142c M19.6 23.4c.4-3 3.4-3.8 5.4-2.6c2-1.2 5-.4 5.4 2.6c.3 3-2.6 6.2-5.4 7.2c-2.8-1-5.7-4.2-5.4-7.2z
    #ec3349 M20.3 23.2c.4-2.4 2.8-2.9 4.7-1.8c1.8-1 3.2-.8 4 .4c.4 3-1.8 6-4.4 7.4c-2.4-1.2-4.6-3.6-4.3-6z
    #ffd9a0 ${seeds} #2f8a3a M25 22.6l-1.4-1.2l-2.6.6l1-1.8l-1.4-1.6l2.6.1l1.8-2l1.8 2l2.6-.1l-1.4 1.6l1 1.8
      l-2.6-.6z
  `),
  raclette: layers(`
    #7d141c ${box(2.4, 10, 27.2, 20.5, 3.4)} #d8343c M2.4 13h19.6v16.4h-16.2c-2 0-3.4-1.4-3.4-3.4z
    #b3232c ${box(2.4, 25.4, 27.2, 1.1, 0.2)} #3a0f12 ${box(3.4, 15.4, 25.2, 7.6, 1.6)}
    #ff9a3c ${box(4.6, 15.6, 22.8, 1.2, 0.6)} #15181f ${box(1, 4.6, 30, 10, 4.6)}
    #3a4150 ${box(1, 3.4, 30, 9.4, 4.6)} #667184 ${box(1.8, 4, 28.4, 7.6, 3.7)}
    #2b303b ${box(2.8, 4.9, 26.4, 6.2, 3)} #7a3212 ${put(box(-4.6, -1.7, 9.2, 3.8, 1.8), [8.6, 6.4, 1, -10])}
    #d9773c ${put(box(-4.3, -1.6, 8.4, 2.7, 1.3), [8.6, 6.1, 1, -10])}
    #f7b07a ${put(box(-3, -1.2, 4, 0.9, 0.4), [8.6, 6.1, 1, -10])} #8f1512 ${disc(17.4, 7, 3.3, 2.7)}
    #f0574a ${disc(17.3, 6.4, 2.8, 2.1)} #b8862c ${disc(24.4, 7.2, 3.5, 2.7)} #ffe6a3 ${disc(24.3, 6.5, 3.1, 2.2)}
    #15181f ${put(pan, pans)} #e09a12 ${put(melted, sunk(pans, 0.6))} #ffd84f ${put(melted, pans)}
    #fff3c0 ${put(box(-2, -2, 2.6, 1.1, 0.5), pans)} #15181f ${put(box(-1.5, 3.4, 3, 6.4, 1.2), pans)}
    #8b96a6 ${put(box(-0.8, 4.8, 1, 4, 0.5), pans)}
  `),
  burek: layers(`
    #343b46 ${disc(16, 20.6, 15, 10.4)} #8b96a6 ${disc(16, 19.6, 15, 10.4)} #4a525f ${disc(16, 19.8, 13.6, 9.2)}
    #8a4a12 M2.8 13h26.4v5.6c0 5.2-5.9 9.4-13.2 9.4s-13.2-4.2-13.2-9.4z #a8611c ${disc(16, 13, 13.2, 9.6)}
    #efac42 ${rolled(14.1, 13, 1.88, 2.9, 7, 0.73)} #ffdb85 ${rolled(14, 12.5, 1.84, 0.95, 7, 0.73)}
    #4a525f M16 13l13.1-1.3v7q-.6 4.8-5.4 8.2l-1.4-5.7z #a8611c M16 13l13.1-1.3v5.8l-13.1 1.3zM16 13l6.4 8.4v5.8
      l-6.4-8.4z #f7d28a M16.6 13.8l11.8-1.2v4.2l-11.8 1.2zM16.6 14.8l5.2 6.8v4.2l-5.2-6.8z
    #7a3a1c ${put(disc(0, 0, 1.5, 1.4), [18.8, 15.6, 1, 0, 22.6, 15.2, 1, 0, 26.4, 14.9, 1, 0])}
    #7a3a1c ${put(disc(0, 0, 0.9, 1.5), [17.6, 18.2, 1, -20, 20.6, 22.2, 1, -20])}
  `),
} satisfies Record<string, Layers>;
