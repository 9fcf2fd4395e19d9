import svgpath from 'svgpath';

import { box, disc, type Layers, lens, lumps, ring, rows, turned } from './drawn-shapes.ts';

/** Something drawn at several places, each three numbers: x, y and degrees turned. */
const each = (places: number[], draw: (x: number, y: number) => string) =>
  rows(places.length / 3, (i) => {
    const [x = 0, y = 0, degrees = 0] = places.slice(3 * i);
    return turned(draw(x, y), degrees, [x, y]);
  });
/** Dots, each three numbers: x, y and the radius. */
const dots = (places: number[]) =>
  rows(places.length / 3, (i) => {
    const [x = 0, y = 0, radius = 0] = places.slice(3 * i);
    return disc(x, y, radius);
  });
/** A path and its mirror image. */
const both = (path: string) => path + svgpath(path).scale(-1, 1).translate(32, 0).round(2).toString();
/** A path moved and slanted: its level lines climb, or sink, by degrees. */
const slanted = (path: string, degrees: number, x: number, y: number) =>
  svgpath(path).skewY(degrees).translate(x, y).round(2).toString();
/** A path moved. */
const moved = (path: string, x: number, y: number) => slanted(path, 0, x, y);

/** Where the slices of gimbap lie. */
const slices = (draw: (x: number, y: number) => string) =>
  each([16, 8.8, 20, 8.8, 21.2, -25, 23.2, 21.2, 75], draw);
const ricecakesBehind = [9.6, 10.5, 62, 19.8, 7.6, 66];
const ricecakesBefore = [22, 13.2, 50, 12.4, 16.4, 70];
/** The ridges of a piece of gnocchi. */
const ridges = (x: number, y: number) =>
  rows(3, (i) => `M${x - 2.4 + i * 2.1} ${y - 2.7}q-1.3 2.7 0 5.4h.8q-1.3 -2.7 0 -5.4z`);
const gnocchiBehind = [9.2, 13.6, -24, 16.4, 10.2, 8, 23.2, 13.8, 28];
const gnocchiBefore = [6.9, 20, 20, 15.8, 17, -14, 25, 20.2, -22, 15.6, 23.6, 12];
/** Two rows of piped cream. */
const creams = (r: number, off: number) =>
  rows(12, (i) => disc(+(4.8 + off + (i % 6) * 4.44).toFixed(2), (i < 6 ? 14.7 : 22.8) + off, r, r + 0.1));
/** A cone of rice. */
const cone =
  'M0-13.8c1.7 0 2.6 1.2 3.6 3.3l5.6 13.7c2.5 6.5-1.7 10.5-9.2 10.5s-11.7-4-9.2-10.5l5.6-13.7' +
  'c1-2.1 1.9-3.3 3.6-3.3z';
/** A cut end of a loaf, by its lower left corner. */
const loafEnd = 'M1.6 0l-1.2-9c-1.4-2.3.2-5 2.2-5.2c2.2-2.2 5.4-2.2 7.6 0c2 .2 3.6 2.9 2.2 5.2l-1.2 9z';
/** The crumb of it, within the crust. */
const crumb = svgpath(loafEnd).scale(0.84).translate(1, -0.8).round(2).toString();
/** Upright boxes side by side that lean out at the foot: the flutes of a mould. */
const flutes = (count: number, step: number, y: number, wide: number, long: number, lean = 3.6) =>
  rows(count, (i) => {
    const out = i - (count - 1) / 2;
    const x = +(16 + out * step).toFixed(2);
    return turned(box(x - wide / 2, y, wide, long - Math.abs(out) * 0.7, wide / 2), -out * lean, [x, 8]);
  });
/** A ribbon of dough with a wavy run and pinked edges. */
const ribbon = (half: number, wide: number) => {
  const edge = (side: number) =>
    Array.from({ length: 21 }, (_, i) => {
      const x = half * side * (i / 10 - 1);
      return `L${x.toFixed(2)} ${(1.2 * Math.sin(x * 0.62) - side * (wide - (i % 2) * 0.7)).toFixed(2)}`;
    }).join('');
  return `M${-half} 0${edge(1)}${edge(-1)}z`;
};
/** A fritter: its dark edge and its light face. */
const fritter = (x: number, y: number, degrees: number): Layers => [
  ['#a85f14', turned(moved(ribbon(9, 3.6), x, y + 0.7), degrees, [x, y])],
  ['#f4b950', turned(moved(ribbon(8.6, 3.1), x, y), degrees, [x, y])],
];
/** The slit in a fritter. */
const slit = (x: number, y: number, degrees: number) =>
  turned(`M${x - 4.5} ${y - 0.6}q2.2-1.2 4.5.2t4.5.4q-2.3 1.4-4.5.6t-4.5-1.2z`, degrees, [x, y]);
/** The three wedges of a cut half-moon, so thick, the middle one drawn out. */
const wedges = (r: number, thick: number) => {
  const side =
    `M16.7 4.5h${r}v${thick}a${r} ${r} 0 0 1 ${(-0.47 * r).toFixed(2)} ${(0.848 * r).toFixed(2)}` +
    `L16.7 ${4.5 + thick}z`;
  const down = (0.866 * r).toFixed(2);
  return `${both(side)}M16 9l${r / 2} ${down}v${thick}a${r} ${r} 0 0 1 ${-r} 0v${-thick}z`;
};
/** An almond. */
const almond = (x: number, y: number) =>
  moved('M-2.5 0c1-2 3.4-2.5 4.6-1.2c.8.8.8 1.6 0 2.4c-1.2 1.3-3.6.8-4.6-1.2z', x, y);
const kernels = [4, 20.3, 60, 7.6, 22.2, 5, 6.5, 25.7, 35];
/** A heap of stew. */
const heap = (x: number, y: number, r: number) => lumps(x, y, 9, r, r * 0.57) + disc(x, y, r * 1.2);
/** Two rows of bites on a tray. */
const bites = (draw: (x: number, y: number) => string) =>
  rows(6, (i) => draw(7.5 + (i % 3) * 8.5, i < 3 ? 13 : 22.5));

/** What taverns, bakers and street kitchens around the world cook and bake. */
export const drawnForTavernas = {
  gimbap: [
    ['#17392a', slices((x, y) => disc(x, y, 7.4)) + both(disc(8.8, 23.1, 7.4)) + disc(16, 10.6, 7.4)],
    ['#2a6345', slices((x, y) => disc(x, y, 7.4))],
    ['#fff9ec', slices((x, y) => disc(x, y, 6.2))],
    ['#e3d5b4', slices((x, y) => lumps(x, y, 5, 5.3, 0.7))],
    ['#f7c52d', slices((x, y) => box(x - 4.1, y - 4.2, 3.8, 3.8, 0.7))],
    ['#f0772b', slices((x, y) => box(x + 0.3, y - 4.5, 3.6, 3.6, 0.7))],
    ['#3f8f3a', slices((x, y) => lumps(x + 2, y + 2, 5, 1.3, 1.4))],
    ['#ee8089', slices((x, y) => box(x - 4.2, y + 0.2, 3.9, 3.6, 0.7))],
  ],
  tteokbokki: [
    ['#232833', `M1 14.5h30c0 9.5-5.5 16-11 16h-8c-5.5 0-11-6.5-11-16z${disc(16, 13.5, 15, 9)}`],
    ['#46506a', disc(16, 13.2, 15, 8.8)],
    ['#d3220f', disc(16, 13.4, 13.4, 7.7) + disc(16, 9.5, 10, 7.3)],
    ['#8f0e0a', each(ricecakesBehind, (x, y) => box(x - 2.2, y - 6.2, 5.6, 13.2, 2.6))],
    ['#f6d3bd', each(ricecakesBehind, (x, y) => box(x - 2.2, y - 6.4, 4.8, 12.8, 2.3))],
    ['#fffaf2', each(ricecakesBehind, (x, y) => box(x - 2.2, y - 6.4, 3.6, 12.8, 1.8))],
    ['#8f0e0a', each(ricecakesBefore, (x, y) => box(x - 2.2, y - 6.2, 5.6, 13.2, 2.6))],
    ['#f6d3bd', each(ricecakesBefore, (x, y) => box(x - 2.2, y - 6.4, 4.8, 12.8, 2.3))],
    ['#fffaf2', each(ricecakesBefore, (x, y) => box(x - 2.2, y - 6.4, 3.6, 12.8, 1.8))],
    [
      '#ef4a2c',
      'M12 9.5c1.8-1 3.3.5 5 .1s3.5.2 3.2 1.8s-2.5.8-3.7 1.6s-1.5 2.5-2.8 2s-.4-2.5-1.6-3s-1.3-1.9-.1-2.5z',
    ],
    [
      '#3f9a3c',
      each([10, 6, 20, 6.3, 12.7, 0, 25.8, 15, 30, 15.5, 17.5, 0], (x, y) => ring(x, y, 2, 1.7, 0.9)),
    ],
    ['#566178', 'M2.5 20c5 5.5 22 5.5 27 0l-1.4 3c-5.5 4.5-18.7 4.5-24.2 0z'],
  ],
  gnocchi: [
    ['#a9b9ca', disc(16, 20.5, 15, 10)],
    ['#eef3f8', disc(16, 19.3, 15, 9.9)],
    ['#f3cf62', disc(16, 19.4, 12.4, 7.4)],
    ['#b9812e', each(gnocchiBehind, (x, y) => disc(x, y + 0.8, 4.8, 3.4))],
    ['#fbe5b0', each(gnocchiBehind, (x, y) => disc(x, y, 4.6, 3.1))],
    ['#d9a857', each(gnocchiBehind, ridges)],
    ['#b9812e', each(gnocchiBefore, (x, y) => disc(x, y + 0.8, 4.8, 3.4))],
    ['#fff0c9', each(gnocchiBefore, (x, y) => disc(x, y, 4.6, 3.1))],
    ['#d9a857', each(gnocchiBefore, ridges)],
    ['#5f8a52', lens(11, 6.6, 5, 2.2, 42) + lens(20.5, 6, 5, 2.2, -50) + lens(21.5, 24.2, 4, 1.8, -20)],
    ['#a9cb93', lens(11, 6.6, 4, 0.5, 42) + lens(20.5, 6, 4, 0.5, -50) + lens(21.5, 24.2, 3, 0.5, -20)],
  ],
  arancini: [
    ['#8f4a10', moved(cone, 11, 15.3) + disc(21.6, 21, 9.3)],
    ['#d08127', svgpath(cone).scale(0.87).translate(10.6, 15).round(2).toString()],
    ['#f5c26b', dots([9.5, 6, 0.9, 8, 11, 1.1, 12.6, 9.5, 0.8, 5.5, 16, 1, 10, 16, 0.8, 5, 22, 1])],
    ['#8f4a10', disc(21.6, 21, 9.3)],
    ['#d08127', disc(21.4, 20.8, 8.4)],
    ['#ffdf7e', disc(21.4, 20.8, 7)],
    ['#fff6d0', rows(7, (i) => turned(lens(15.8, 20.8, 1.5, 0.9, 60), i * 51.4, [21.4, 20.8]))],
    ['#a32d16', dots([20, 19.8, 2.3, 23, 19.8, 2.3, 21.4, 22.2, 2.5])],
    ['#d8593a', dots([19.8, 19.4, 1, 22.2, 22.4, 1.1])],
    ['#5fa83c', dots([23, 19.2, 1.2, 19.4, 22, 1.2, 24.2, 22.6, 1.1, 21.4, 17.6, 1])],
  ],
  polenta: [
    ['#7a4a24', disc(16, 22.2, 15, 8.2)],
    ['#b57a42', disc(16, 20.8, 15, 8)],
    ['#d4930f', 'M1.6 17c0-9 5-14.5 12.4-14.5s12.4 5.5 12.4 14.5c0 5-5.5 8-12.4 8s-12.4-3-12.4-8z'],
    ['#f9ca34', 'M2.6 14c.5-6.5 5-10.7 11.4-10.7s11 4.2 11.4 10.7c.3 4.5-5 6.8-11.4 6.8s-11.7-2-11.4-6.8z'],
    ['#ffe68c', 'M5 12.5c.5-4 3.3-6.7 7-7.3c1.5-.2 1.7.9.5 1.4c-2.7 1.2-4.5 3-5.3 6.2c-.4 1.4-2.3 1-2.2-.3z'],
    ['#a56c36', 'M14 9.5l-5.7 15.3c4 1.2 9.5 1 14.2-1.5z'],
    ['#ffdf6b', 'M14 9c-3 .8-5.3 4-5.7 8.3v7.5c.9.3 1.7.4 2.7.5l3-7.3z'],
    ['#e3a81e', 'M14 9c4 .2 7.5 2.7 8.3 7v7.2c-.6.4-1.5.8-2.3 1.1l-6-6.3z'],
    ['#fffaf0', 'M13.6 9l-9-5.5l.6-.9l9.3 5.9c-3.2 1.5-5.2 4.8-5.5 9v7.5h-.9v-7.5c.2-4 2.3-7.3 5.5-8.5z'],
    ['#6d4022', turned(box(1.6, 2.2, 5.6, 2, 0.9), -34, [4.4, 3.2])],
    ['#7d8a9c', turned(box(25.2, 4.5, 2.2, 16.5, 1), 11, [24, 21]) + disc(23, 24.4, 7.4, 5.4)],
    ['#c3ccd7', disc(23, 23.6, 7.4, 4.9)],
    ['#b3261a', disc(23, 23.6, 6.2, 3.8)],
    ['#e2553a', dots([20.6, 23, 1.4, 24.6, 22.4, 1.2, 23.6, 25, 1.3])],
  ],
  'mille-feuille': [
    ['#b06a20', 'M6 3h20l4.5 6.5v20c0 .6-.4 1-1 1h-27c-.6 0-1-.4-1-1v-20z'],
    ['#f6e4b4', `M3 12h26v16h-26z${creams(2.6, 0.2)}`],
    ['#fffbe9', creams(2.1, 0)],
    ['#b06a20', rows(3, (i) => box(1.5, 9.3 + i * 8.3, 29, 4, 0.9)) + box(1.5, 27, 29, 3.5, 0.9)],
    ['#e6ab54', rows(3, (i) => box(1.5, 9.3 + i * 8.3, 29, 1.7, 0.8))],
    ['#7d4512', box(3, 11.6, 15, 0.7, 0.3) + box(13, 19.9, 16, 0.7, 0.3) + box(3, 28.4, 13, 0.7, 0.3)],
    ['#e6ab54', 'M6 3h20l4.5 6.5h-29z'],
    ['#fffdf7', 'M7 3.6h18l3 4.6c-2 .9-3 .3-4.5.3s-2.5.6-4 .4s-3-.7-4.5-.3s-3.5.6-5 .1s-4 .6-6-.5z'],
  ],
  'loaf-cake': [
    ['#8a4a14', `${moved(loafEnd, 17.8, 22.3)}${moved(loafEnd, 9.6, 26)}M13.2 11l8.2-3.7L29 22.3l-8.2 3.7z`],
    [
      '#cd8631',
      'M12.4 11.6c2.2-2.2 5.4-2.2 7.6 0c2 .2 3.6 2.9 2.2 5.2l8.2-3.7c1.4-2.3-.2-5-2.2-5.2q-3.8-3.8-7.6 0z',
    ],
    ['#ffe08a', 'M16 11.6l1.5-2l2.2-.3l1.4-1.9h2.3l1.7-1.2l3.4 2l-1.4 1.5l-2.4-.2l-1.4 1.8l-2.4.1l-1.6 1.4z'],
    ['#a8611c', moved(loafEnd, 9.6, 26)],
    ['#ffe7a3', moved(crumb, 9.6, 26)],
    ['#8a4a14', moved(loafEnd, 6.9, 27.6)],
    ['#b9702b', moved(loafEnd, 5.3, 28.3)],
    ['#ffe7a3', moved(crumb, 5.3, 28.3)],
    ['#8a4a14', moved(loafEnd, 2.6, 29.8)],
    ['#b9702b', moved(loafEnd, 1, 30.5)],
    ['#ffe7a3', moved(crumb, 1, 30.5)],
    ['#ebc26a', dots([4.6, 20, 0.8, 8.4, 19.4, 0.8, 6.6, 23, 0.8, 9.8, 24.5, 0.8, 5.6, 26.8, 0.8])],
  ],
  muffin: [
    ['#a8581a', 'M3 15.5h26l-3.2 13.5c-.3 1.1-1 1.7-2.1 1.7h-15.4c-1.1 0-1.8-.6-2.1-1.7z'],
    ['#f3d9a8', rows(5, (i) => turned(box(4.6 + i * 5, 14, 2.8, 16.3, 0.3), i * 5.5 - 11, [6 + i * 5, 15]))],
    [
      '#b8681c',
      'M1.5 15c-.5-3.5 1.7-6 4.5-6.8c1.3-4 5.2-6.7 10-6.7s8.7 2.7 10 6.7c2.8.8 5 3.3 4.5 6.8c-.4 2.8-2.7 4-5 3.7' +
        'c-1.3 1.3-3.6 1.5-5 .4c-1.3 1.1-7.7 1.1-9 0c-1.4 1.1-3.7.9-5-.4c-2.3.3-4.6-.9-5-3.7z',
    ],
    [
      '#e8a53e',
      'M2.5 13.5c0-2.5 1.8-4.3 4.3-4.8c1.2-3.7 4.8-6.2 9.2-6.2s8 2.5 9.2 6.2c2.5.5 4.3 2.3 4.3 4.8' +
        'c0 2.3-2.3 3-4.5 2.6c-1.5 1.2-3.5 1.2-5 .2c-1.5 1-6.5 1-8 0c-1.5 1-3.5 1-5-.2c-2.2.4-4.5-.3-4.5-2.6z',
    ],
    [
      '#ffd075',
      'M9 9.5c.8-3 3.5-4.8 7-4.8c1.5 0 1.3 1.2 0 1.5c-2.5.6-4 2-4.8 4.2c-.5 1.2-2.5.5-2.2-.9zM5 12.8' +
        'c.2-1.2 1.2-2 2.3-2.3c.6 1-.9 2.3-1.2 3.2c-.4.7-1.3 0-1.1-.9z',
    ],
    [
      '#b8681c',
      'M14.5 9.5c1.5-1.2 2.8.8 4.2.2s2.8-1.5 3.8-.3s-.7 1.3-1.7 1.7s-2.1 1.7-3.6 1.1s-3.6-1.5-2.7-2.7zM10.5 14' +
        'c1-.6 2.3 0 3.5-.3s1.8 1 .8 1.4s-4.8.3-4.3-1.1zM22 13c.8-.7 2.3-.5 3.2 0s-.1 1.5-1.2 1.4s-2.8-.7-2-1.4z',
    ],
  ],
  jelly: [
    ['#a9b9ca', disc(16, 25.5, 15, 5)],
    ['#eef3f8', disc(16, 24.5, 15, 4.9)],
    [
      '#a30f2b',
      'M9 3.5c1-1.7 3.2-2 4.5-1c1.5-1 3.5-1 5 0c1.3-1 3.5-.7 4.5 1l4.7 20c.3 1.5-.6 2.9-2.2 3c-1.7 1.3-4 1.4-5.5.5' +
        'c-2.4 1.2-5.6 1.2-8 0c-1.5.9-3.8.8-5.5-.5c-1.6-.1-2.5-1.5-2.2-3z',
    ],
    ['#d8203f', flutes(5, 3.9, 3.2, 2.9, 21.5)],
    ['#f2556a', flutes(5, 3.9, 12, 1.6, 12) + disc(16, 4.5, 6.6, 2.4)],
    ['#ff9aa2', disc(16, 4.3, 4.8, 1.3)],
    ['#ffd5d5', turned(box(9.6, 8.5, 1.3, 7, 0.6) + box(8.2, 17, 1.3, 2.4, 0.6), 9, [10, 9])],
  ],
  'ring-cake': [
    ['#b4c1cf', disc(16, 24.5, 15, 6)],
    ['#eef3f8', disc(16, 23.3, 15, 6)],
    [
      '#7d431a',
      'M4.5 10c1-5.5 5.5-8.5 11.5-8.5s10.5 3 11.5 8.5l2.3 12c.3 1.8-1 3-2.6 2.9c-1 1.2-3 1.5-4.2.8' +
        'c-4 1.5-10 1.5-14 0c-1.2.7-3.2.4-4.2-.8c-1.6.1-2.9-1.1-2.6-2.9z',
    ],
    ['#b9702b', flutes(6, 4.2, 8, 3.4, 18)],
    ['#e0a052', flutes(6, 4.2, 10, 1.4, 14) + disc(16, 8.5, 10.9, 6.3)],
    [
      '#fff8ea',
      disc(16, 8.2, 9.8, 5.3) + rows(7, (i) => disc(8 + i * 2.65, 13.9 - (i - 3) ** 2 * 0.2, 1.5, 1.9)),
    ],
    ['#8f5420', disc(16, 8, 4.6, 2.3)],
    ['#5f3011', `${disc(16, 8.6, 4, 1.7)}M16 8h4.2l2.3 8v8l-4.5-5l-2-5z`],
    ['#cfd9e4', 'M18 18.5l4.5-1l6.3 6c-2 2-5.5 3.5-10.3 4.2z'],
    ['#ffe7a3', 'M16.5 9.5c1.7.8 2.3 2.5 2.4 5.5l.3 12.6c-1.5.3-3 .2-4 0l-.7-14c0-2 .6-3.5 2-4.1z'],
    ['#f2c868', 'M20 8.5c3.5-.5 5.8 1.5 6.3 4.5l2.7 10.4c-.5 1-1 1.5-1.5 1.8l-5.5-6.7z'],
  ],
  nougat: [
    ['#c9a66b', 'M22 3.5l8.5 4.5v10.5l-13.5 7.5l-8.5-4.5v-10.5z'],
    ['#fff4da', 'M22 3.5l8.5 4.5l-13.5 7.5l-8.5-4.5z'],
    ['#e9d7b2', 'M17 16.7l13.5-7.5v8l-13.5 7.5z'],
    ['#fffdf6', 'M8.5 12.2l8.5 4.5v8l-8.5-4.5z'],
    ['#8f4f22', each([15, 9.9, -35, 21.5, 7.7, 20, 25, 9.2, -50, 21, 19, -60, 26.5, 14.3, -10], almond)],
    ['#c9a66b', 'M4.7 14l8.8 4.5v10.5l-3.2 1.6l-8.8-4.6v-10.5z'],
    ['#fff4da', 'M4.7 14l8.8 4.5l-3.2 1.6l-8.8-4.6z'],
    ['#e9d7b2', 'M10.3 21.3l3.2-1.6v8l-3.2 1.6z'],
    ['#fffdf6', 'M1.5 16.7l8.8 4.6v8l-8.8-4.6z'],
    ['#8f4f22', each(kernels, almond)],
    ['#f2cf94', each(kernels, (x, y) => disc(x, y, 1.4, 0.8))],
  ],
  'carnival-fritters': [
    ['#a9b9ca', disc(16, 24.5, 15, 6)],
    ['#eef3f8', disc(16, 23.5, 15, 5.9)],
    ...fritter(11, 12, -58),
    ...fritter(21, 11.5, 62),
    ...fritter(10.9, 20.5, 14),
    ...fritter(21.1, 20.5, -16),
    ...fritter(16, 15, -10),
    ['#a85f14', slit(10.9, 20.5, 14) + slit(21.1, 20.5, -16) + slit(16, 15, -10)],
    [
      '#fffdf6',
      dots([
        15, 6.5, 0.9, 18.8, 7.5, 0.9, 10.5, 9, 1, 23, 13, 0.9, 9.3, 12.8, 0.9, 12, 14, 1, 20, 15.8, 1, 17.5,
        12.6, 0.8, 4.5, 19, 0.9, 13, 22.5, 1, 8, 22, 0.8, 26, 18.6, 1, 19, 22.8, 1, 23.5, 22, 0.8,
      ]),
    ],
  ],
  canapes: [
    ['#77879a', box(1, 9, 30, 21.5, 5)],
    ['#b9c6d4', box(1, 7.5, 30, 21.5, 5)],
    ['#e6edf4', box(2.8, 9, 26.4, 18.3, 3.6)],
    ['#9a5d26', bites((x, y) => disc(x, y + 1.4, 4, 2.9))],
    ['#f0c583', bites((x, y) => disc(x, y, 4, 2.9))],
    ['#fffaf0', disc(7.5, 12.5, 3.2, 2.2) + disc(16, 22, 3.2, 2.2) + disc(24.5, 12.5, 3.2, 2.2)],
    ['#7bb84a', disc(16, 12.2, 3.4, 2.4) + disc(7.5, 21.7, 3.4, 2.4) + disc(24.5, 21.7, 3.4, 2.4)],
    ['#f2705a', disc(7.5, 11, 2.6, 2.2) + disc(16, 20.5, 2.6, 2.2) + disc(24.5, 11, 2.6, 2.2)],
    ['#8a5a2b', box(7, 1.5, 1, 8, 0.4) + box(15.5, 3, 1, 8, 0.4) + box(24, 1.5, 1, 8, 0.4)],
    ['#4d6b25', disc(16, 9.6, 2.3) + disc(7.5, 19.3, 2.3) + disc(24.5, 19.3, 2.3)],
  ],
  'banh-chung': [
    ['#2f5a24', 'M14.5 1.5L28 8.5V17L31 16V23.5L17 30.8L12.5 29V24.3L1.5 18V8.5z'],
    ['#6fa544', 'M14.5 1.5l13.5 7l-13.5 7l-13-7z'],
    ['#4c8433', 'M1.5 8.5l13 7v9l-13-7z'],
    ['#386b28', 'M14.5 15.5l13.5-7v9l-13.5 7z'],
    [
      '#e8cf8a',
      slanted(box(4, 0, 1.2, 9, 0) + box(8, 0, 1.2, 9, 0), 28.3, 1.5, 8.5) +
        slanted(box(4.5, 0, 1.2, 9, 0), -27.4, 14.5, 15.5) +
        'M5.5 10.7l13.5-7l1.2.6l-13.5 7zM9.5 12.8l13.5-7l1.2.6l-13.5 7zM6 6l13.2 7l1.2-.6l-13.2-7zM10 3.9l13.2 7' +
        'l1.2-.6l-13.2-7z',
    ],
    ['#6fa544', 'M12.5 21l14-7l4.5 2l-14 7.5z'],
    ['#4c8433', 'M12.5 21l4.5 2.3v7.5l-4.5-2.3z'],
    ['#5b8f3a', slanted(box(0, 0, 14, 7.5, 0.2), -27, 17, 23.2)],
    ['#eef2c8', slanted(box(0.9, 0.9, 12.2, 5.7, 0.6), -27, 17, 23.2)],
    ['#f2c94a', slanted(box(2.3, 2, 9.4, 3.4, 1.2), -27, 17, 23.2)],
    ['#c9705c', slanted(box(4, 2.8, 6, 1.8, 0.9), -27, 17, 23.2)],
  ],
  'injera-platter': [
    ['#6e3416', disc(16, 17.3, 15, 13.2)],
    ['#e0a443', disc(16, 15.6, 15, 13.2)],
    [
      '#b8292c',
      svgpath(rows(16, (i) => turned('M13.2 1.3h5.6l-2.8 2.7z', i * 22.5)))
        .scale(1, 0.88)
        .translate(0, 1.52)
        .round(2)
        .toString(),
    ],
    ['#b3946a', disc(16, 16, 12.6, 11)],
    ['#e6d3b3', disc(16, 15.4, 12.5, 10.8)],
    ['#c2a57c', both(dots([6, 15.5, 0.7, 10.8, 15.6, 0.7])) + dots([16, 6.2, 0.7, 16, 10.6, 0.7])],
    ['#a32a14', heap(16, 15.6, 2.6)],
    ['#f2b21f', heap(10.2, 10.3, 2.2)],
    ['#4d8a35', heap(21.8, 10.3, 2.2)],
    ['#8a4a1c', heap(8.7, 19.3, 1.9) + heap(23.3, 19.3, 1.9)],
    ['#8fc268', dots([21, 9.6, 0.9, 22.8, 11, 0.8])],
    ['#fffaf0', disc(16, 15.2, 2, 1.6)],
    ['#9c7a4c', box(9, 20.8, 14, 4.4, 2)],
    ['#f0e0c4', box(9, 20.3, 14, 3.6, 1.8)],
  ],
  quesadilla: [
    ['#9c5f20', wedges(14.2, 4)],
    ['#e8b866', wedges(14.2, 3.3)],
    ['#f5a71c', wedges(14.3, 2.6)],
    [
      '#ffcf3f',
      wedges(14.3, 1.9) + both(dots([5.5, 17, 1.7, 8.5, 19.5, 1.4]) + box(12.2, 22, 2.3, 5.2, 1.1)),
    ],
    ['#b9742c', wedges(14.2, 0.9)],
    ['#f6d692', wedges(13.6, 0)],
    [
      '#c98436',
      both(dots([8, 8, 1.2, 4.5, 9.5, 1, 11.5, 8.5, 0.9, 7.3, 13.5, 1.2, 14, 18.8, 1.1])) + disc(16, 14.5, 1),
    ],
  ],
} satisfies Record<string, Layers>;
