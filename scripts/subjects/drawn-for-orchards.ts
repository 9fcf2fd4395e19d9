import svgpath from 'svgpath';

import { box, disc, type Layers, lens, lumps, ring, rows, spots, turned } from './drawn-shapes.ts';

/** A path about nought, put at several places, each four numbers: x, y, size and degrees turned. */
const put = (path: string, places: number[]) =>
  rows(places.length / 4, (i) => {
    const [x = 0, y = 0, size = 1, turn = 0] = places.slice(4 * i);
    return svgpath(path).scale(size).rotate(turn).translate(x, y).round(2).toString();
  });
/** A path and its mirror image. */
const both = (path: string) => path + svgpath(path).scale(-1, 1).translate(32, 0).round(2).toString();
/** Places about a middle, for put: so many, so far off it, of a size, turned outwards, from so many degrees. */
const about = (x: number, y: number, count: number, rx: number, ry = rx, size = 1, from = 0) =>
  Array.from({ length: count }, (_, i) => {
    const degrees = from + (i * 360) / count;
    const turn = (degrees * Math.PI) / 180;
    return [+(x + rx * Math.sin(turn)).toFixed(2), +(y - ry * Math.cos(turn)).toFixed(2), size, degrees];
  }).flat();
/** Places in rows set off by half a step within an ellipse, all turned about its middle, for put. */
const net = (x: number, y: number, rx: number, ry: number, across: number, down: number, turn = 0) =>
  Array.from({ length: 121 }, (_, i) => {
    const row = Math.floor(i / 11) - 5;
    const [a, b] = [((i % 11) - 5 + (row % 2) / 2) * across, row * down];
    const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return Math.hypot(a / rx, b / ry) < 1 ? [x + a * c - b * s, y + a * s + b * c, 1, turn] : [];
  }).flat();
/** A pod of okra, its ribs and its cap. */
const okra = 'M-4-8.5c-1.2 6 .3 14 3.4 21.9c.3.8.9.8 1.2 0c3.1-7.9 4.6-15.9 3.4-21.9c-1.7-1.6-6.3-1.6-8 0z';
const okraLight =
  'M-3.3-7.6c-.7 5 .2 10.4 2.2 16c-.5-5.5-.6-10.8 0-16.3c-.8-.1-1.6 0-2.2.3z' +
  'M.3-8c-.3 5.5-.3 11.5.1 17.5c1.1-5 1.9-11.5 1.5-17.1c-.5-.3-1-.4-1.6-.4z';
const okraCap = 'M-4.6-7.9c0-2.6 1.5-3.9 3-4.4l.4-3.2h2.4l.4 3.2c1.5.5 3 1.8 3 4.4c-2.7-1.5-6.5-1.5-9.2 0z';
const okras = [17.6, 11.3, 1, -66, 11.2, 16.4, 1, -35];
const okraSlices = [24.6, 24.6, 1.06, 8, 6.6, 25.4, 0.9, 30];
/** A slice of okra: five lobes so far off its middle. */
const five = (far: number, r: number) => lumps(0, 0, 5, far, r) + disc(0, 0, far);
/** A segment of a pomelo, its point at nought, and the light on it. */
const segment = 'M0-.6l2.5-4.4q-.3-1.5-1.5-1.8q-1-.5-2 0q-1.2.3-1.5 1.8z';
const segmentLight = 'M-1.3-5.4q.3-.5 1.3-.5l-.3 3.6z';
/** A hair of a rambutan. */
const hair = 'M-1 1.2c-.1-2.2.2-4.2 2.5-5.6c.6-.3 1.1.3.7.8c-1.3 1.4-1.5 3-1.2 4.8z';
/** A quince, its stalk end up. */
const quince =
  'M0-9.5c2.6-.3 4 1.2 4.4 3.2c3.4.8 6.2 4 6 8.3c-.2 6.3-4.7 8.7-10.4 8.7' +
  's-10.1-3.2-10.1-8.7c0-4.3 2.5-7.3 5.6-8.3c.7-2 2-3 4.5-3.2z';
/** A lump of sugar: its three faces, where the lumps lie, and all of one and its edge. */
const cubeTop = 'M0-4.9l5 2.3l-5 2.3l-5-2.3z';
const cubeLeft = 'M-5-2.6l5 2.3v5.5l-5-2.3z';
const cubeRight = 'M5-2.6l-5 2.3v5.5l5-2.3z';
const cubes = [7.4, 23.6, 1, 0, 17.8, 24.6, 1, 0];
const cubeAll = 'M0-5.9l6 2.8v6.7l-6 2.8l-6-2.8v-6.7z';
/** The handle of a spoon, its end at the top, and the light on it. */
const spoon = 'M-1.3 3l-.6-10c-.4-4.5 4.2-4.5 3.8 0l-.6 10z';
const spoonLight = 'M-.6 3l-.5-10.2c-.2-2.6 2-2.6 1.6 0l-.3 10.2z';
/** Strands of seaweed behind and before: foot, height, where in its wave each starts, how far it leans. */
const weeds = [
  [6.8, 21, 0.6, -1, 19.3, 23.5, 0.2, 0.5],
  [12.6, 27.5, 0.5, -1, 25, 27, 0.8, 0.5],
];
/** One row of the strands, so wide and so much shorter. */
const strands = (which: number, wide: number, less: number) =>
  rows(2, (n) => {
    const [foot = 0, high = 0, start = 0, lean = 0] = (weeds[which] ?? []).slice(4 * n);
    const long = (high - less) / high;
    const edge = (side: number) =>
      Array.from({ length: 31 }, (_, i) => {
        const t = (side > 0 ? i : 30 - i) / 30;
        const half = wide * Math.min(1, 0.55 + 2 * t) * Math.sqrt(1 - t ** 4);
        const x = foot + lean * t + (0.7 + t) * 1.6 * Math.sin(start + t * long * high * 0.42) + side * half;
        return `${x.toFixed(2)} ${(29.5 - high * long * t).toFixed(2)}`;
      }).join('L');
    return `M${edge(1)}L${edge(-1)}z`;
  });
/** The joints of three canes of bamboo: the dark of them, their face, their light or their shine. */
const joints = (tone: number) =>
  rows(12, (i) => {
    const [x, top, w] = [3 + (i % 3) * 9.6, [8.8, 1.5, 5.5][i % 3] ?? 0, 6.2];
    const y = top + Math.floor(i / 3) * 7.3;
    const high = Math.min(6.9, 30.5 - y);
    if (high < 3) return '';
    const dark = box(0, 0, w, high, 0.8) + box(-0.6, high - 0.4, w + 1.2, 1, 0.5);
    const face = box(0.7, 0.5, w - (tone === 1 ? 1.4 : 3), high - 1, 0.6);
    const shine = box(1.3, 1.3, 1, Math.max(1.2, high - 3), 0.5);
    return put([dark, face, face, shine][tone] ?? '', [x, y, 1, 0]);
  });
/** A leaf of bamboo, its light, and where the leaves are. */
const blade = 'M0 0c.5-3 2.5-5 8.5-5.5c-1.5 4-4.5 6-8.5 5.5z';
const bladeLight = 'M1-.6c.8-2 2.3-3.4 5.5-4c-1.2 2.3-3 3.6-5.5 4z';
const sprays = [
  18.8, 9.8, 1, 0, 18.8, 9.3, 0.95, 40, 18.8, 9.8, 0.85, -45, 12.6, 16.8, 0.9, 250, 12.6, 17, 1, 200, 12.6,
  16.8, 0.95, 155,
];
/** A leaf of celery, and where the leaves are; a stalk, its light and its ribs. */
const leaf =
  lens(0, -1.5, 5, 2.4, 90) + lens(-2.4, 0, 4, 2, 55) + lens(2.4, 0, 4, 2, 125) + box(-1.3, 0, 2.6, 9, 0.5);
const leafLight = lens(0, -1.5, 3.8, 1.3, 90) + lens(-2.4, 0, 2.9, 1.1, 55) + lens(2.4, 0, 2.9, 1.1, 125);
const tops = [10, 7.6, 0.9, -24, 22, 7.6, 0.9, 24, 13, 5.2, 0.9, -8, 19, 5.2, 0.9, 8, 16, 6.8, 0.9, 0];
const stalks = [14, 29.6, 0.9, -11, 18, 29.6, 0.9, 11, 14.6, 30, 0.9, -5, 17.4, 30, 0.9, 5, 16, 30.6, 1, 0];
const stalk = 'M-2.5 0l-.6-19c0-1.2.6-1.7 1.6-1.7h3c1 0 1.6.5 1.6 1.7l-.6 19z';
const stalkLight = 'M-1.7-.5l-.5-18.5c0-.6.3-.9.9-.9h2.6c.6 0 .9.3.9.9l-.5 18.5z';
const stalkRibs = 'M-1.1-3l-.3-15.5h.9l.3 15.5zM.4-3l.3-15.5h.9l-.4 15.5z';
/** The grains of caviar in the tin and in the spoon. */
const grains = net(17, 17.6, 12, 4.6, 2.9, 2.1);
const spoonful = [...about(9.1, 16.2, 6, 2.3, 2.4), 9.1, 16.2, 1, 0];
/** Where the fruits of the prickly pear sit, and the cut stems of the celeriac. */
const tunas = [5, 9.5, 1, -28, 13.5, 7.2, 1, 0, 22, 10, 1, 30];
const stems = [8.5, 7.4, 1, -20, 13, 6.6, 1, -4, 17.5, 7.2, 1, 14];
/** A thorn of a jackfruit, a spine of a cactus and a furrow of a celeriac. */
const spine = 'M-.5 1l-1.3-2.3l.8-.4l1 1.6l1-1.6l.8.4l-1.3 2.3z';
const furrow = 'M-2.5 0q2.5-1.7 5 0q-2.5-.3-5 0zM-1.7 1.7q1.7-1 3.4 0q-1.7 0-3.4 0z';
const thorn = 'M-1.3 .9l1.3-2.3l1.3 2.3z';
/** A root about nought, its tip down, and the light on it. */
const root = 'M-5-7.5c-.5 6.5 1.6 15 4 22.5c.4 1.5 1.6 1.5 2 0c2.4-7.5 4.5-16 4-22.5c-.4-4-9.6-4-10 0z';
const rootLight = 'M-4.2-7.3c-.3 6 1 12.5 3 19.5c.5-7 .5-15 3.4-20.8c-2-1.6-6-1.4-6.4 1.3z';
const rootMarks =
  'M-4.8-4.5q2.3 1 4.5.3v1q-2.3.8-4.4-.2zM4.6-1q-2 1-4.1.4v1q2 .5 4-.3zM-3.5 3.5q1.6.8 3.3.2v1' +
  'q-1.6.5-3.1-.1zM2.9 6.5q-1.3.7-2.6.3v.9q1.2.3 2.4-.2z';
/** The leaves and the cut stalks on a root, and where the roots lie. */
const leafy = lens(0, -12.5, 4, 1.8, 90) + lens(-2.2, -11.5, 3.5, 1.7, 62) + lens(2.2, -11.5, 3.5, 1.7, 118);
const stubs = 'M-2.5-8.5l-1.4-3.8l1.4-.4l1.6 3l.2-4h1.4l.2 4l1.6-3l1.4.4l-1.4 3.8z';
const roots = [10.3, 15.8, 0.97, 24, 16.3, 20.6, 0.97, 54];
/** The whole bunch of celery leant over. */
const leant = ([fill, path]: [string, string]): [string, string] => [
  fill,
  put(svgpath(path).translate(-16, -16.5).toString(), [15.2, 16.8, 0.98, 36]),
];
/** Layers from a text of fills and their paths, which may run on. */
const layers = (text: string): Layers =>
  text
    .trim()
    .split(/\s+(?=#)/)
    .map((layer) => [layer.slice(0, 7), layer.slice(8).replace(/\n\s*/g, '')]);

/** What orchards, groves and market gardens grow, and what lives by the water. */
export const drawnForOrchards = {
  okra: layers(`
    #2f6a2a ${put(okra, okras)} #5b9f3f ${put(okraLight, okras)} #9ccb62 ${put(okraCap, okras)}
    #255a25 ${put(okra, okras.slice(4))} #79bb4e ${put(okraLight, okras.slice(4))}
    #b7dd7d ${put(okraCap, okras.slice(4))} #3c7d33 ${put(five(3.4, 2.7), okraSlices)}
    #d9edaa ${put(five(3, 2), okraSlices)} #8cbf5b ${put(lumps(0, 0, 5, 3, 1.4), okraSlices)}
    #fffbe8 ${put(lumps(0, 0, 5, 3, 0.9) + disc(0, 0, 0.8), okraSlices)}
  `),
  guava: layers(`
    #6b4a22 M15.5 6.5c.2-2 1-3.5 2.5-4.9l1.2.9c-1.2 1.3-1.7 2.5-1.9 4.3z
    #357c36 M17.5 5.5c2.5-4 7.5-5 12.5-2.7c-2.8 4.6-7.5 6-12.5 2.7z
    #7fbf55 M19 5c2.7-2.3 5.9-2.7 9.2-1.6c-3 1-6 1.7-9.2 1.6z
    #6f9a2c M14.5 5.5c5.5 0 9 3 10 8c.8 4-1 13-10.5 13c-8 0-12.5-5-12.5-11c0-6 5-10 13-10z
    #a9cf4b M14 6.3c4.5 0 8 2.7 9 7c.6 3.7-1 11.7-9.5 11.7c-7 0-11.2-4.4-11.2-9.7c0-5.5 4.7-9 11.7-9z
    #d9ec92 ${put(disc(0, 0, 3.4, 1.7), [7.5, 11, 1, -42])} #5f8a26 ${disc(20.5, 20.8, 10.2)}
    #c4dd72 ${disc(20.5, 20.8, 9.2)} #fbd3cb ${disc(20.5, 20.8, 8.1)} #f27d86 ${disc(20.5, 20.8, 7)}
    #dd4e63 ${lumps(20.5, 20.8, 8, 3.1, 1.6) + disc(20.5, 20.8, 3)}
    #fff0cf ${put(disc(0, 0, 0.65, 0.95), [...about(20.5, 20.8, 9, 4), ...about(20.5, 20.8, 4, 1.7)])}
  `),
  jackfruit: layers(`
    #6b4a22 ${turned(box(2.6, 0.8, 3.4, 7, 1), -42, [4.4, 4])}
    #55691f ${put(disc(0, 0, 9.9, 12.2) + put(thorn, about(0, 0, 26, 9.9, 12.2, 1.1)), [13.4, 13.2, 1, -42])}
    #9bb042 ${turned(disc(12.9, 12.7, 9, 11.3), -42, [12.9, 12.7])}
    #61782a ${put(thorn, net(12.4, 12.4, 8.4, 11, 3.4, 2.8, -42))}
    #55691f ${turned(disc(20.6, 20.6, 9.4, 10.2), -42, [20.6, 20.6])}
    #fdf1c4 ${turned(disc(20.6, 20.6, 8.3, 9.1), -42, [20.6, 20.6])}
    #e0931a ${put(disc(0, 0, 1.9, 2.7), about(20.6, 20.6, 9, 5.4))}
    #fbbf2b ${put(disc(-0.2, -0.2, 1.5, 2.2), about(20.6, 20.6, 9, 5.4))} #e9d38a ${disc(20.6, 20.6, 2.5)}
  `),
  pomelo: layers(`
    #6b4a22 ${box(11.2, 2.5, 1.9, 4, 0.6)} #2f7a38 M12.5 4.5c2.5-3.6 8-4.3 13-1.5c-3.5 4.2-8.5 5.3-13 1.5z
    #7cc05c M14.5 4c3-2 6-2.2 9.2-1c-3 1-6.2 1.3-9.2 1z
    #b5a52a M12 4.5c3 0 3.5 2.5 5.5 4c3 2 5 5 5 8.8c0 5.8-4.7 9.7-10.5 9.7s-10.5-3.9-10.5-9.7
      c0-3.8 2-6.8 5-8.8c2-1.5 2.5-4 5.5-4z
    #dfd548 M11.8 5.5c2.5 0 3 2.3 5 3.7c2.9 2 4.6 4.5 4.6 7.8c0 5-4.3 8.7-9.6 8.7s-9.4-3.6-9.4-8.5
      c0-3.3 1.6-5.8 4.5-7.8c2-1.4 2.4-3.9 4.9-3.9z #f6f19c ${put(disc(0, 0, 3.2, 1.7), [6.8, 12.8, 1, -52])}
    #b5a52a ${disc(20.3, 20.3, 10.7)} #e9df58 ${disc(20.3, 20.3, 9.8)} #fffdf0 ${disc(20.3, 20.3, 8.9)}
    #f6d9c8 ${disc(20.3, 20.3, 7)} #f0788a ${put(segment, about(20.3, 20.3, 8, 0.5, 0.5, 1, 22.5))}
    #f9aab2 ${put(segmentLight, about(20.3, 20.3, 8, 0.5, 0.5, 1, 22.5))}
  `),
  mangosteen: layers(`
    #3f1226 ${disc(12, 14.6, 10.5, 10.3)} #6c2140 ${disc(11.6, 14.1, 9.6, 9.3)}
    #a04a6c ${put(disc(0, 0, 3.2, 1.6), [5.8, 14.5, 1, -62])} #4c7a2c ${box(11, 1.5, 3, 5, 1)}
    #4c7a2c ${put(disc(0, 0, 4.4, 2.9), [7.3, 7, 1, 12, 17, 7, 1, -12]) + disc(12.1, 8.9, 3.6, 3.3)}
    #8fbd52 ${put(disc(0, 0, 3.5, 2), [7.2, 6.6, 1, 12, 16.8, 6.6, 1, -12]) + disc(12, 8.5, 2.7, 2.4)}
    #b4d67a ${box(11.2, 1.5, 1.5, 4, 0.6)} #3f1226 ${disc(20.3, 20.5, 10.2, 10)}
    #8a2f4e ${disc(20.3, 20.3, 9.2, 9)} #c4536e ${disc(20.3, 20.3, 7.3, 7.1)}
    #d9cfd2 ${put('M0 0c-3.3-1.5-3.6-6.7 0-7c3.6.3 3.3 5.5 0 7z', about(20.3, 20.5, 6, 0.4, 0.4, 0.98))}
    #fffdf8 ${put('M0-.6c-2.6-1.5-2.7-5.5 0-5.8c2.7.3 2.6 4.3 0 5.8z', about(20.3, 20.5, 6, 0.4, 0.4, 1))}
  `),
  rambutan: layers(`
    #6b4a22 M13 6.5c.2-2 .8-3.5 2-5l1.3.8c-1 1.4-1.4 2.5-1.5 4.3z
    #3f8a3a M16.5 5c3-3.5 8-4.2 13.5-1.7c-3.5 4.5-8 5.5-13.5 1.7z
    #7fc15a M18.5 4.6c3-2 6.3-2.2 9.2-1c-3 1-6 1.4-9.2 1z
    #9fb83c ${put(hair, about(12.3, 14.5, 14, 6.8, 6.8, 1.05))}
    #a81c2c ${put(hair, about(12.3, 14.5, 14, 6.2, 6.2, 0.92)) + disc(12.3, 14.5, 6.9)}
    #e0394a ${disc(11.8, 13.9, 6)}
    #f79a86 ${put(hair, [...about(11.7, 14.7, 6, 3.4, 3.4, 0.64), 11.5, 15.2, 0.64, 0])}
    #9fb83c ${put(hair, about(20.2, 20.3, 14, 6.6, 6.6, 0.95))}
    #a81c2c ${put(hair, about(20.2, 20.3, 14, 6, 6, 0.83)) + disc(20.2, 20.3, 7.1)}
    #f7a9a0 ${disc(20.2, 20.3, 6.1)} #dcd8d0 ${disc(20.2, 20.3, 5.3)} #fdfcf8 ${disc(19.8, 19.8, 4.7)}
  `),
  'prickly-pear': layers(`
    #2c6638 ${turned(disc(12.5, 21, 11, 9.7), -12, [12.5, 21])}
    #57a350 ${turned(disc(12.1, 20.5, 9.9, 8.6), -12, [12.1, 20.5])}
    #e6f0b4 ${put(spine, [5.5, 20, 1, -8, 11, 17, 1, 0, 11, 24, 1, 0, 5.5, 25.5, 0.8, 0])}
    #8f1450 ${put(disc(0, 0, 3.9, 5.3), tunas)} #d92f77 ${put(disc(-0.3, -0.2, 3, 4.5), tunas)}
    #8f1450 ${put(disc(0, -4, 2.2, 0.9), tunas)}
    #ffb3c9 ${put(spots([-1.4, -0.8, 0.6], [1, 0.6, 0.6], [-0.8, 2.2, 0.6]), tunas)}
    #8f1450 ${turned(disc(23, 22.2, 7, 8.4), 24, [23, 22.2])}
    #f5a05a ${turned(disc(23, 22.2, 6.1, 7.5), 24, [23, 22.2])}
    #e83d80 ${turned(disc(23, 22.2, 5.1, 6.5), 24, [23, 22.2])}
    #5c0f38 ${put(disc(0, 0, 0.7, 0.9), net(23, 22.2, 4.3, 5.5, 2.6, 2.3, 24))}
  `),
  quince: layers(`
    #6b4a22 M11 6.5c0-2 .5-3.5 1.7-5l1.6.8c-1 1.4-1.4 2.5-1.3 4.3z
    #3d7d3a M13 5c2.5-4 8.5-4.6 13.5-1.7c-3.5 4.5-9 5.3-13.5 1.7z
    #86bb5c M15 4.5c3-2.2 6.2-2.4 9.5-1.2c-3 1-6.5 1.4-9.5 1.2z #b8860f ${put(quince, [12, 15.4, 1.02, -6])}
    #efc52a ${put(quince, [11.7, 15, 0.91, -6])} #fbe98c ${put(disc(0, 0, 3.2, 1.6), [6.2, 14, 1, -55])}
    #b8860f ${put(quince, [21.5, 21.4, 0.9, 14])} #f3d35a ${put(quince, [21.4, 21.3, 0.82, 14])}
    #fff5cc ${put(quince, [21.4, 21.4, 0.72, 14])} #e8d08a ${put(disc(0, 0.5, 3.6, 4), [21.4, 21.8, 1, 14])}
    #7a4a1e ${put(lens(-1.3, 0.5, 2, 0.9, 80) + lens(1.3, 0.5, 2, 0.9, 100), [21.4, 21.8, 1, 14])}
  `),
  celery: layers(`
    #256a33 ${put(leaf, tops)} #58a945 ${put(leafLight, tops)} #5f8f35 ${put(stalk, stalks.slice(0, 16))}
    #9ccb55 ${put(stalkLight, stalks.slice(0, 16))} #5f8f35 ${put(stalk, stalks.slice(16))}
    #bfe07a ${put(stalkLight, stalks.slice(16))} #e4f4b8 ${put(stalkRibs, stalks)}
    #a9a76a ${box(11.8, 28.8, 8.4, 2.4, 1)}
  `).map(leant),
  parsnip: layers(`
    #2f7a38 ${put(leafy, roots)} #8bc25a ${put(stubs, roots)} #b8904c ${put(root, roots)}
    #f5e3b3 ${put(rootLight, roots)} #a67c3c ${put(rootMarks, roots)}
  `),
  celeriac: layers(`
    #5f9a3c ${put(box(-1.5, -5, 3, 7, 0.8), stems)}
    #b5d978 ${put(box(-1, -5, 1.1, 6, 0.5), stems) + put(disc(0, -4.5, 1.5, 0.9), stems)}
    #8a6435 M3.5 21c-1.5 1.5-2.2 3.3-1.5 5c.3.8 1.4.6 1.4-.2c0-1 .4-1.7 1-2.3c-.2 2 .2 4.2 1.6 5.7
      c.6.6 1.5.1 1.3-.7c-.3-1 0-1.8.2-2.5c.8 1.8 2.2 3.4 4.3 4.3c.8.3 1.5-.5.9-1.2c-.7-.8-.9-1.6-1-2.5l8-3
      l-2-8l-12-1z #8a6435 ${lumps(13, 15.5, 9, 8, 3) + disc(13, 15.5, 9.3)}
    #c79d66 ${lumps(12.6, 14.8, 9, 7, 2.5) + disc(12.6, 14.8, 8)}
    #e6c695 ${put(disc(0, 0, 3.2, 1.7), [7.8, 11, 1, -42]) + disc(12.8, 8.5, 1.2, 0.8)}
    #8a6435 ${put(furrow, [7, 17.5, 1.3, 14, 14, 12.5, 1.2, -8, 10, 21.5, 1.2, 20])}
    #8a6435 ${lumps(21.8, 21.8, 11, 7.4, 1.3) + disc(21.8, 21.8, 7.9)}
    #fbf3da ${lumps(21.6, 21.6, 11, 6.6, 1.1) + disc(21.6, 21.6, 7)}
    #e4d3a4 ${ring(21.6, 21.6, 5.2, 5.2, 0.9) + disc(21.6, 21.6, 1.8)}
  `),
  'custard-apple': layers(`
    #6b4a22 M11 5.5c0-2 .5-3 1.7-4.5l1.6.8c-1 1.4-1.4 2.2-1.3 4z
    #4f7d3a ${lumps(12, 14.4, 14, 8.6, 2.3) + disc(12, 14.4, 9)}
    #8fba5f ${put(disc(0, 0, 1.9, 1.7), net(12, 14.4, 9.4, 9.4, 4.1, 3.5))}
    #c2de93 ${put(disc(-0.4, -0.4, 0.9, 0.8), net(12, 14.4, 9.4, 9.4, 4.1, 3.5))}
    #4f7d3a ${lumps(20.6, 20.8, 15, 8.1, 2) + disc(20.6, 20.8, 8.8)} #b7d488 ${disc(20.6, 20.8, 8.6)}
    #e3dfc4 ${disc(20.6, 20.8, 7.7)} #fffdf2 ${lumps(20.6, 20.8, 9, 4.8, 2) + disc(20.6, 20.8, 4.5)}
    #2c1c14 ${put(disc(0, 0, 1, 1.6), about(20.6, 20.8, 7, 4.4))} #e3dfc4 ${disc(20.6, 20.8, 1.3)}
  `),
  sugar: layers(`
    #8496ab ${put(spoon, [21.3, 12.6, 1.15, 40])} #d3dde8 ${put(spoonLight, [21.3, 12.6, 1.15, 40])}
    #bccad9 M4.5 15c2-5.5 6-10.5 10.5-11c5 .5 9.5 5.5 11.5 11z
    #f6f9fc M5.5 15c1.5-5 5.5-9.6 9.5-10.1c2 1 5 5.3 6.5 10.1z
    #1f5fa8 M3 14.5h26c.3 7-3.5 11.5-8 13h-10c-4.5-1.5-8.3-6-8-13z
    #4a93dc M3 14.5h20c0 6-2 10.5-5 13h-7c-4.5-1.5-8.3-6-8-13z #cfe3f7 ${box(2.5, 13.3, 27, 2.6, 1.3)}
    #8fa2b8 ${put(cubeAll, cubes)} #ffffff ${put(cubeTop, cubes)} #dfe8f1 ${put(cubeLeft, cubes)}
    #b9c7d7 ${put(cubeRight, cubes)}
  `),
  seaweed: layers(`
    #164a36 ${strands(0, 2.7, 0)} #2f7d4d ${strands(0, 1.6, 0.8)} #1c6a40 ${strands(1, 3.3, 0)}
    #52ad55 ${strands(1, 2.2, 0.9)} #b5e07f ${strands(1, 0.6, 3.5)}
    #a8894f M1.5 30.5c1-2.3 3.5-3.3 6.5-2.7c3-1.3 6-1.3 8.5 0c3-1 6-.8 8.3.3c2.7-.4 4.7.4 5.7 2.4z
    #e3c78c M2.8 29.6c1.2-1.2 3-1.5 5.2-1c3-1.2 5.7-1.2 8.3 0c1 .4-1 1-2 1z
    #7cc7ee ${ring(5, 5, 2.3, 2.3, 0.9) + ring(19.5, 3.5, 1.8, 1.8, 0.9)}
  `),
  bamboo: layers(`
    #2a6330 ${joints(0)} #4f9a3c ${joints(1)} #8fca55 ${joints(2)} #d3ee9c ${joints(3)}
    #1d5a2c ${put(blade, sprays)} #63b34a ${put(bladeLight, sprays)}
  `),
  waterfall: layers(`
    #3f7d36 ${put(lumps(0, 0, 7, 2.6, 1.7) + disc(0, 0, 3), [5.5, 6, 1.05, 0, 26.5, 6.3, 1.05, 0])}
    #77b651 ${put(disc(0, 0, 2.7, 2.2), [4.8, 4.6, 1, -20, 25.7, 5, 1, -20])}
    #47505f M1.5 28v-17.5l3-3.5h23l3 4v17z
    #77839a M1.5 21v-10.5l3-3.5h6l-1.5 6l-2.5 2l-1 6zM20.5 7h5l-1 5l-2.5 2.5zM22 17l4-2l1 6l-4 1z
    #9fabbd M2.5 11l2-3.2h5l-1 2.2h-4z #1f78bf M10.5 3.5c0-1.2 1-2 2-2h7c1 0 2 .8 2 2l1.5 24h-14z
    #5bb4ee M11.5 3c0-.6.4-.9 1-.9h7c.5 0 .9.4.9.9l.8 24h-11z
    #e3f5ff M12.6 4h1.4l-.6 21h-2zM16.3 6h1.4l.7 19h-2zM19 3.5h.9l1 12h-1.2z
    #1a62a3 ${disc(16, 26.3, 14.5, 4.5)} #4aa6e6 ${disc(16, 25.7, 13.3, 3.5)}
    #bfe5fb ${box(4.5, 25.7, 5, 1, 0.5) + box(21.5, 27, 5, 1, 0.5)}
    #f4fbff ${spots([10.3, 24.5, 1.9], [13.5, 23.6, 2.3], [17.3, 23.7, 2.4], [20.8, 24.3, 2.1])}
    #47505f M1.5 30.5l.8-4l3.2-1.7l3.7 1.5l1.5 4.2zM22.5 30.5l1.3-3l3.2-1.2l2.8 1.7l.7 2.5z
    #8b97a9 M2.9 27.3l2.6-1.5l2.4 1l-2.7 1.2zM24.5 28.2l2.4-1l1.8.9l-2.2.7z
  `),
  'water-buffalo': layers(`
    #2c3038 M4.5 30.5c0-7.5 4-13 11.5-13s11.5 5.5 11.5 13z
    #444a55 ${both('M16 18.5c-6 0-9.8 4.5-10.4 12h3c.5-5 3-8.5 7.4-9z')}
    #5b4a3a ${both(
      'M14.5 11.5c-5 2.8-10.5 1.5-12.7-3.5c-1-2.4-.8-4.7.3-6.5c.5-.7 1.3-.3 1.2.5' +
        'c-.2 4 3 6 7.2 5.5c1.5-.2 2.7-.8 4-1.5z',
    )}
    #cdb48a ${both(
      'M14.5 10.5c-4.8 2.5-9.7 1.2-11.7-3.2c-.7-1.6-.8-3.2-.4-4.7c.6 4 4.1 6 8.6 5.4' +
        'c1.3-.2 2.4-.6 3.5-1.2z',
    )}
    #8f7550 ${both('M5 6.8l-1.5 2l.8.8l1.6-2.2zM8.2 8l-.8 3h1.1l.8-2.9zM11.3 7.9l.4 3h1.1l-.4-3.2z')}
    #3a404a ${both(lens(6.3, 14.8, 4.6, 1.9, -14))} #a98580 ${both(lens(6.8, 14.8, 3.2, 0.9, -14))}
    #3a404a M9.5 11.5c1.5-3.2 11.5-3.2 13 0c1.2 3.5.4 7-.7 10c-.2 2.7-.1 4.5-1 6c-2 3-7.6 3-9.6 0
      c-.9-1.5-.8-3.3-1-6c-1.1-3-1.9-6.5-.7-10z
    #626a78 M10.5 12c1.3-2.5 9.7-2.5 11 0c.9 3-.2 5.5-1.5 8.5h-8c-1.3-3-2.4-5.5-1.5-8.5z
    #7f8896 M10.8 12.5c.8-1.5 3.5-2 5.7-1.9c-1.7 2.5-2.5 5.5-2.7 9.4h-1.6c-1.2-2.7-2-4.8-1.4-7.5z
    #a79a9c M11 24c.3-2.5 2.4-3.5 5-3.5s4.7 1 5 3.5c.2 3-2 5-5 5s-5.2-2-5-5z
    #23262e ${both(disc(13.7, 24, 1.1, 0.8))}M13.5 26.5q2.5 1.2 5 0q-.8 1.6-2.5 1.6t-2.5-1.6z
    #16181d ${both(disc(11.9, 15.5, 1.2))} #ffffff ${spots([11.6, 15.1, 0.45], [19.8, 15.1, 0.45])}
    #2c3038 M12.5 9.7c1-2.2 2.2-3 3.5-3s2.5.8 3.5 3l-1.5 1.8l-.7-1.2l-1.3 3l-1.3-3l-.7 1.2z
  `),
  ostrich: layers(`
    #a86f62 M21 19h3.6l.3 5.5l-1.2 5h2l.3 1.3h-5l-.1-1.2l1.2-5z
    #d9988a M14.5 19h4l.2 5.5l-1.3 5h-1.6l-2.6 1.3h-2.2c0-1 .8-1.5 2.5-1.6l1.5-4.7z
    #c3cbd6 ${put(lens(3.5, 0, 4.5, 2.4), [22.2, 11.5, 1, -35, 22.8, 13.5, 1, -5, 22.6, 15.5, 1, 25])}
    #f7f9fc ${put(lens(3.3, 0, 3.8, 1.7), [22.2, 11.5, 1, -35, 22.8, 13.5, 1, -5, 22.6, 15.5, 1, 25])}
    #b8796b M7.5 6.5l3.3-1.2c1.2 2.2.4 4.2.6 6.2c.2 1.5 1.2 2.3 2.6 3l-2.5 4c-2.7-1.7-3.9-4-3.9-6.7
      c0-2 .6-3.3-.1-5.3z
    #e3a899 M7.5 6.5l2-.7c1 2 .3 4 .4 6.2c.1 1.8.9 3.2 2.3 4.3l-1 1.7c-2.4-1.6-3.6-3.8-3.6-6.2
      c0-2 .6-3.3-.1-5.3z
    #17191f M10 15.5c1-3.5 5-6 9.5-6c4.3 0 7.5 2.2 7.5 5.5c0 4-4 7-9 7c-4.5 0-8.8-2.5-8-6.5z
    #4c5363 M11 15.2c1.2-2.7 4.5-4.7 8.3-4.7c2.5 0 4.7.8 5.5 2.3c-3-.5-6 .7-7.7 3.2c-2 .8-4.5.5-6.1-.8z
    #f7f9fc M15.5 15.5c3-2.2 6.5-2.5 10-1c-.7 3.8-3 6-6.5 6.3c.2-1 0-1.5-.2-2c-1 .6-2 .8-3 .5c.3-.5.3-.9.2-1.4
      c-.7.1-1.4 0-2-.4c.7-.5 1.2-1.2 1.5-2z #c3cbd6 M18.5 17.3q3-.2 5.2-1.7l.5.8q-2.5 1.7-5.4 1.9z
    #b8796b ${disc(8.7, 4.7, 3.4, 3)} #e3a899 ${disc(8.3, 4.4, 2.9, 2.4)}
    #d98a2b M6.4 3.7c-1.9.2-3.7.9-4.9 1.9c1.3.8 3.3 1 5.3.7z #17191f ${disc(8.6, 4.1, 0.95)}
    #ffffff ${disc(8.3, 3.8, 0.45)}
  `),
  caviar: layers(`
    #173d6b ${turned(disc(21.5, 8.8, 9, 7.2), 12, [21.5, 8.8])}
    #e8b93f ${turned(disc(21.2, 8.5, 8.8, 7), 12, [21.2, 8.5])}
    #2b6cb0 ${turned(disc(21.2, 8.5, 7.5, 5.8), 12, [21.2, 8.5])}
    #e8b93f M16 8c2-2.5 6-2.9 8.7-.2l2.3-1.7c-.5 1.6-.4 2.9.5 4.4l-2.9-1.2c-2.6 2.2-6.7 1.5-8.6-1.3z
    #173d6b M1.5 20h29v4c0 4-6.5 6.5-14.5 6.5s-14.5-2.5-14.5-6.5z
    #2b6cb0 M1.5 20h20v10q-2.5.5-5.5.5c-8 0-14.5-2.5-14.5-6.5z
    #e8b93f M1.5 23.3c2 3 7.5 4.5 14.5 4.5s12.5-1.5 14.5-4.5v1.5c-2 3.3-8 4.6-14.5 4.6s-12.5-1.3-14.5-4.6z
    #b8871f ${disc(16, 19.5, 14.5, 6.4)} #f7d977 ${disc(16, 19, 14.5, 6.3)}
    #12151c ${disc(16, 19.2, 12.7, 5.1) + put(disc(0, 0, 1.7), grains)}
    #3f4758 ${put(disc(0, 0, 1.25), grains)} #a9b4c6 ${put(disc(-0.4, -0.4, 0.5), grains)}
    #b39a6b ${put(box(-1.1, -12.5, 2.2, 12.5, 1.1) + disc(0, 3.9, 4.7, 5.2), [7.4, 12.7, 1, -24])}
    #fbf1dc ${put(box(-1, -12, 1.2, 12, 0.6) + disc(-0.1, 3.5, 4.1, 4.6), [7.4, 12.7, 1, -24])}
    #12151c ${put(disc(0, 0, 1.6), spoonful)} #3f4758 ${put(disc(0, 0, 1.15), spoonful)}
    #a9b4c6 ${put(disc(-0.4, -0.4, 0.45), spoonful)}
  `),
} satisfies Record<string, Layers>;
