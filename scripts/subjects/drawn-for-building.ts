import svgpath from 'svgpath';

import { box, disc, type Layers, ring, rows, turned } from './drawn-shapes.ts';

const two = (n: number) => +n.toFixed(2);
/** A straight bar from one point to another. */
const bar = (x: number, y: number, toX: number, toY: number, w: number) => {
  const far = Math.hypot(toX - x, toY - y);
  const [a, b] = [((toY - y) / far) * (w / 2), ((x - toX) / far) * (w / 2)];
  const side = (s: 1 | -1, px: number, py: number) => `${two(px + s * a)} ${two(py + s * b)}`;
  return `M${side(1, x, y)}L${side(1, toX, toY)} ${side(-1, toX, toY)} ${side(-1, x, y)}z`;
};
/** A band along part of an ellipse, from one angle to the next, clockwise from the right. */
const arc = (x: number, y: number, r: number, w: number, from: number, to: number, flat = 1) => {
  const end = (far: number, degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${two(x + far * Math.cos(angle))} ${two(y + far * flat * Math.sin(angle))}`;
  };
  const along = (far: number, to: number, sweep: 0 | 1, wide: 0 | 1) =>
    `A${two(far)} ${two(far * flat)} 0 ${wide} ${sweep} ${end(far, to)}`;
  const [out, inn, wide] = [r + w / 2, r - w / 2, to - from > 180 ? 1 : 0] as const;
  return `M${end(out, from)}${along(out, to, 1, wide)}L${end(inn, to)}${along(inn, from, 0, wide)}z`;
};
/** Discs, three numbers each: x, y and the radius. */
const dots = (...at: number[]) =>
  rows(at.length / 3, (i) => disc(at[3 * i] ?? 0, at[3 * i + 1] ?? 0, at[3 * i + 2] ?? 0));
/** Blossoms of five petals, two numbers each: x and y. */
const blossoms = (...at: number[]) =>
  rows(at.length / 2, (n) =>
    rows(5, (i) => {
      const [x = 0, y = 0] = at.slice(2 * n);
      return disc(two(x + 1.6 * Math.sin(i * 1.2566)), two(y - 1.6 * Math.cos(i * 1.2566)), 1.25);
    }),
  );
/** The height of a string hung from both sides: the first or the second. */
const sag = (x: number, string: number) => two(2.6 + string * 13.4 + 3.6 * (1 - ((x - 16) / 15.5) ** 2));
/** Flags on those strings by their places, the second string from four on, whole or their shaded side. */
const pennants = (isShade: boolean, ...places: number[]) =>
  places
    .map((place) => {
      const [i, string] = [place % 4, Math.floor(place / 4)];
      const [left, right] = [0.9 + i * 7.6, two(8.3 + i * 7.6)];
      const [x, tip] = [isShade ? two(left + 3.8) : left, two(4.6 + i * 7.6 + (i - 1.5) * 0.5)];
      return `M${x} ${sag(x, string)}L${right} ${sag(right, string)} ${tip} ${two(sag(tip, string) + 10)}z`;
    })
    .join('');
/** A wavy lock of hair, so wide and to a tip so far down. */
const lock = (x: number, y: number, wide: number, long: number) =>
  svgpath(
    'M0 0c-3.2 3.4-3.4 6-.4 9.2c2.6 2.8 2.6 5.4 .2 8.4c-2 2.6-1.4 5.4 .8 8.4' +
      `c${wide * 0.9}-2.2 ${wide - 1}-5.2 ${wide - 0.8}-8.4` +
      'c2.4-3 2.4-5.6-.2-8.4c-3-3.2-2.8-5.8 .4-9.2z',
  )
    .scale(1, long)
    .translate(x, y)
    .round(2)
    .toString();
/** A plume from one point, turned clockwise from lying to the right. */
const plume = (x: number, y: number, size: number, degrees: number) =>
  svgpath(
    'M0 0c1.6-3 4.6-4.6 8-4.4l-.5 1.3l2.2-.9c1.6 .3 3 1 4.1 2l-1.3 .6l2.3 .4' +
      'c.4 .6 .7 1.2 .9 1.8c-5 2.6-11 2-15.7-.8z',
  )
    .scale(size)
    .rotate(degrees)
    .translate(x, y)
    .round(2)
    .toString();
/** A net of diamonds hung from a slanting brim. */
const net = (x: number, y: number) =>
  rows(3, (row) =>
    rows(5, (i) => {
      const at = (r: number, c: number): [number, number] => [
        x + c * 3.4 + r * (2.5 - c) * 0.3,
        y + r * 3.4 - c * 1.1 - (c - 2.5) ** 2 * 0.15 * r,
      ];
      return bar(...at(row, i), ...at(row + 1, i + 1), 0.8) + bar(...at(row, i + 1), ...at(row + 1, i), 0.8);
    }),
  );

/** What is fitted, lifted and measured on building sites, and what dresses halls, gardens and heads. */
export const drawnForBuilding = {
  'air-compressor': [
    [
      '#2f9ad0',
      `${arc(25.2, 9, 4, 1.8, 180, 360)}${box(28.3, 9, 1.8, 17, 0.2)}${box(20.3, 8.5, 1.8, 5, 0.2)}`,
    ],
    ['#2c3446', `${box(20.5, 22, 3.6, 8.5, 1)}${box(28, 24.5, 2.4, 5, 0.6)}${bar(5.5, 16, 1.8, 6.5, 2)}`],
    ['#4a566b', `${box(6, 3, 11, 12, 1.6)}${box(14, 7, 5, 8, 1)}`],
    ['#a31621', box(1.5, 13, 26, 13, 6)],
    ['#e03a3e', box(1.5, 13, 26, 10.5, 5.2)],
    ['#ff9289', box(6, 14.8, 16, 1.8, 0.9)],
    ['#a3aebd', rows(4, (i) => box(7.2, 4.4 + i * 2.2, 8.6, 1.1, 0.5))],
    ['#2c3446', disc(8, 25, 5.6)],
    ['#d5dce5', disc(8, 25, 2.7)],
    ['#f4f6f9', disc(21.2, 11.5, 3)],
    ['#e03a3e', bar(20.8, 12.2, 22.9, 9.9, 0.9)],
  ],
  'angle-grinder': [
    [
      '#ff8f1f',
      rows(5, (i) => turned(`M9 12.5l1-${i % 2 ? 7.5 : 10}l1 ${i % 2 ? 7.5 : 10}z`, i * 14 - 32, [10, 20])),
    ],
    ['#ffd24a', rows(4, (i) => turned(disc(10, i % 2 ? 3.8 : 6, 0.9), i * 14 - 25, [10, 20]))],
    ['#4a566b', disc(10, 20, 8.7)],
    ['#8794a8', disc(10, 20, 7.3)],
    ['#2c3446', turned(box(10.3, 18, 3.6, 13, 1.7), -35, [12, 18])],
    ['#5b6880', arc(10, 20, 7, 4, -75, 100)],
    ['#2c3446', turned(box(23, 12.6, 10.5, 6.8, 2.6), -38)],
    ['#12877f', turned(box(11, 11.6, 14, 8.8, 2.6), -38)],
    ['#23b5a8', turned(box(11, 11.6, 14, 5.4, 2.2), -38)],
    ['#c9d1dc', turned(box(4, 12, 9, 8, 3.4), -38)],
    ['#8794a8', turned(disc(8, 16, 2.2), -38)],
    [
      '#0b5f5a',
      turned(
        rows(3, (i) => box(16 + i * 2.2, 14, 1.1, 4, 0.5)),
        -38,
      ),
    ],
  ],
  bunting: [
    ['#e8485a', pennants(false, 0, 6)],
    ['#ffc53d', pennants(false, 1, 7)],
    ['#2fa8a0', pennants(false, 2, 4)],
    ['#5a7fd6', pennants(false, 3, 5)],
    ['#c02f45', pennants(true, 0, 6)],
    ['#e69a1c', pennants(true, 1, 7)],
    ['#1d807c', pennants(true, 2, 4)],
    ['#3d5db0', pennants(true, 3, 5)],
    [
      '#fff3da',
      rows(8, (i) => disc(4.6 + (i % 4) * 7.6, sag(4.6 + (i % 4) * 7.6, i > 3 ? 1 : 0) + 3.6, 1.2)),
    ],
    ['#7a5a44', rows(2, (i) => `M.4 ${1.6 + i * 13.4}q15.6 8 31.2 0v1.8q-15.6 8-31.2 0z`)],
  ],
  exhaust: [
    ['#d5dbe3', dots(27.6, 14.6, 2.8, 25, 9.6, 2.2, 28.2, 6, 1.6)],
    ['#6d798c', turned('M-1 9.5h5c4 0 3.5 4.5 6 4.5v5.5c-6 0-6-4.5-7.5-4.5h-3.5z', 24)],
    ['#aab5c4', turned('M-1 9.5h5c4 0 3.5 4.5 6 4.5v2c-4.5 0-4-4.3-6-4.3h-5z', 24)],
    ['#7d899b', turned(box(20, 15.5, 10.4, 8.5, 1), 24)],
    ['#e9eef4', turned(box(20, 15.5, 10.4, 4.2, 1), 24)],
    ['#5f6b7e', turned(box(5, 6.5, 19, 18.5, 6.5), 24)],
    ['#97a3b5', turned(box(5, 6.5, 19, 15.5, 6.2), 24)],
    ['#d3dae4', turned(box(9.6, 9, 10, 3.2, 1.5), 24)],
    ['#e08a2e', turned(box(7.8, 6.4, 1.7, 18.7, 0.4) + box(19.6, 6.4, 1.7, 18.7, 0.4), 24)],
    ['#c9d1dc', turned(disc(30, 19.7, 2.9, 4.6), 24)],
    ['#2c3446', turned(disc(30.2, 19.7, 1.9, 3.4), 24)],
  ],
  fascinator: [
    ['#6b3a63', arc(16.5, 21.5, 12, 2.2, 158, 382)],
    ['#e9a13b', plume(17, 14.5, 0.8, -100) + plume(17, 15, 0.8, 6)],
    ['#ffc868', plume(17, 14.5, 0.86, -66) + plume(17, 14.5, 0.86, -30)],
    ['#fff0cf', bar(17, 14.5, 22, 4.5, 0.8) + bar(17, 14.5, 26.2, 9.4, 0.8)],
    ['#b8558f', net(4.6, 19.6)],
    ['#7d1a4d', turned(disc(12, 17.2, 10, 5.4), -20)],
    ['#d13a7c', turned(disc(12, 16, 10, 5.2), -20)],
    ['#8f1d56', turned(disc(12, 15, 5.8, 3.2), -20)],
    ['#f07fb0', turned(disc(12, 13.6, 5.6, 3), -20)],
    ['#fff0cf', blossoms(18, 14.4)],
    ['#e9a13b', disc(18, 14.4, 1.1)],
  ],
  'fuse-box': [
    ['#93a0b2', box(2.5, 1.5, 27, 12, 2)],
    ['#a9d3ec', box(4.3, 3.2, 23.4, 8, 1)],
    ['#aab5c4', box(1.5, 9, 29, 21.5, 2)],
    ['#f1f4f8', box(1.5, 9, 29, 19.8, 2)],
    ['#3b4558', box(3.6, 12.2, 24.8, 12.2, 1)],
    ['#dfe6ee', rows(6, (i) => box(4.4 + i * 2.9, 13.2, 2.4, 10.2, 0.5))],
    ['#e5484d', box(22.2, 13.2, 5.4, 10.2, 0.7)],
    ['#2c3446', rows(6, (i) => box(4.9 + i * 2.9, i === 3 ? 18.4 : 15, 1.4, 3.2, 0.4))],
    ['#ffffff', box(23.4, 14.6, 3, 4.2, 0.6)],
    ['#2f9d5a', rows(6, (i) => (i === 3 ? '' : box(4.9 + i * 2.9, 20.2, 1.4, 1.4, 0.4)))],
    ['#ffc53d', box(4.4, 25.6, 17, 1.8, 0.5)],
  ],
  'hair-extensions': [
    ['#3f1f12', rows(4, (i) => lock(7.2 + i * 4.4, 4, 6.4, i % 3 ? 1.02 : 0.94))],
    ['#6f3a1d', rows(4, (i) => lock(7.6 + i * 4.4, 4, 4.2, i % 3 ? 0.98 : 0.9))],
    ['#96552a', rows(4, (i) => lock(8.4 + i * 4.4, 4, 2.4, i % 3 ? 0.92 : 0.84))],
    ['#c08048', rows(2, (i) => lock(9.2 + i * 8.8, 4, 1.7, 0.78))],
    ['#33180d', box(4.5, 1.5, 23, 5, 1.6)],
    ['#d9b98a', rows(3, (i) => box(6 + i * 7, 2.6, 6, 2.8, 1.2))],
    ['#8a6a42', rows(3, (i) => box(7.2 + i * 7, 3.6, 3.6, 0.8, 0.3))],
  ],
  'hanging-basket': [
    [
      '#6b7688',
      `${ring(16, 3.2, 2.2, 2.2, 1)}${bar(16, 5, 4, 16, 1)}${bar(16, 5, 28, 16, 1)}${bar(16, 5, 16, 14, 1)}`,
    ],
    ['#7a4a26', 'M3 16.5h26c0 8-5 13-13 13s-13-5-13-13z'],
    [
      '#b97a42',
      rows(3, (n) => rows(5, (i) => box(4 + i * 5 + (n % 2) * 2.4, 18.5 + n * 3.2, 3.6, 1.8, 0.8))),
    ],
    [
      '#2f7d3f',
      dots(4, 16.5, 3, 8.5, 14, 3.4, 13, 13, 3.4, 18.5, 13, 3.4, 23.5, 14, 3.4, 28, 16.5, 3, 16, 17, 4.5) +
        dots(
          9,
          17.5,
          3.4,
          23,
          17.5,
          3.4,
          3.6,
          20,
          2.4,
          28.4,
          20,
          2.4,
          4.2,
          23.8,
          2,
          28,
          24,
          2,
          12.5,
          21,
          2.2,
        ),
    ],
    [
      '#6fb74a',
      dots(6.2, 13.8, 1.5, 12, 17, 1.6, 20, 17.2, 1.6, 25.8, 13.8, 1.5, 16, 11, 1.5, 3.6, 21.5, 1.3),
    ],
    ['#e8487f', blossoms(9, 13.5, 20.5, 12.6, 5, 18.6, 25, 18.4, 14.4, 19.4)],
    ['#ffc53d', blossoms(14.6, 13.6, 26.6, 14.6, 9.6, 18.6, 20, 17.6)],
    ['#fff3da', dots(9, 13.5, 0.9, 20.5, 12.6, 0.9, 5, 18.6, 0.9, 25, 18.4, 0.9, 14.4, 19.4, 0.9)],
  ],
  lockers: [
    ['#1d4f6b', `${box(1.5, 1.5, 29, 27.5, 1)}${box(3, 28, 4, 2.5, 0.4)}${box(25, 28, 4, 2.5, 0.4)}`],
    ['#3a8fbd', rows(3, (i) => box(2.7 + i * 9.1, 2.8, 8.4, 24.8, 0.6))],
    ['#6bb7de', rows(3, (i) => box(2.7 + i * 9.1, 2.8, 1.5, 24.8, 0.6))],
    [
      '#1d4f6b',
      rows(3, (i) => rows(3, (n) => box(5.4 + i * 9.1, 5 + n * 1.9, 4.4, 0.9, 0.3))) +
        rows(3, (i) => rows(2, (n) => box(5.4 + i * 9.1, 23 + n * 1.9, 4.4, 0.9, 0.3))),
    ],
    ['#f4f6f9', rows(3, (i) => box(5.6 + i * 9.1, 11.4, 4, 2.2, 0.4))],
    ['#ffc53d', rows(3, (i) => box(8.6 + i * 9.1, 15.5, 1.6, 4.6, 0.7))],
  ],
  'roll-up-banner': [
    ['#5b6880', `${box(7, 28.6, 4, 2, 0.6)}${box(21, 28.6, 4, 2, 0.6)}`],
    ['#d3c8b4', box(7.6, 1.6, 16.8, 27, 0.6)],
    ['#fbf6ea', box(7.6, 1.6, 15.6, 27, 0.6)],
    ['#e8485a', box(7.6, 2.4, 16.8, 5.2, 0.2)],
    ['#5bb5d6', box(9, 9.2, 13, 9.6, 0.4)],
    ['#ffc53d', disc(19, 12, 1.6)],
    ['#2f8f6b', 'M9 18.8v-2.6l4-4.2l3.5 3.8l1.8-1.8l3.7 3.6v1.2z'],
    ['#8794a8', `${box(9, 20.3, 13, 1.3, 0.5)}${box(9, 22.6, 13, 1.3, 0.5)}${box(9, 24.9, 7.5, 1.3, 0.5)}`],
    ['#ffffff', box(9, 4.1, 9, 1.8, 0.6)],
    ['#6d798c', `${box(7, 1.2, 18, 1.6, 0.7)}${box(4, 26.8, 24, 3, 1.2)}`],
    ['#c9d1dc', box(4, 26.8, 24, 1.5, 0.7)],
  ],
  'smoke-alarm': [
    ['#e5484d', arc(16, 12, 13.6, 1.9, 52, 128) + arc(16, 12, 17.4, 1.9, 56, 124)],
    ['#8290a3', disc(16, 9.6, 14.7, 8.3)],
    ['#aeb9c7', disc(16, 11.8, 13.6, 8.9)],
    ['#f4f6f9', disc(16, 11.9, 12.5, 7.7)],
    ['#5b6880', rows(8, (i) => arc(16, 11.9, 9.8, 1.7, i * 45 + 5, i * 45 + 40, 0.61))],
    ['#c3ccd8', disc(16, 12.2, 6, 3.6)],
    ['#ffffff', disc(16, 11.7, 5.4, 3.1)],
    ['#e5484d', disc(16, 12, 2.9, 1.9)],
    ['#ff9c94', disc(15.3, 11.4, 1.1, 0.7)],
  ],
  'steel-beam': [
    ['#46566d', 'M1.5 13.5l15-12h14v3.4l-5.2 4.16v6.04h5.2v3.4l-15 12h-14v-3.4l5.2-4.16v-6.04h-5.2z'],
    ['#a9b5c5', 'M10.3 27.1l15-12h5.2l-15 12z'],
    ['#66778f', 'M10.3 16.9l15-12v10.2l-15 12z'],
    ['#2f3b4e', disc(18, 18.1, 1, 1.4) + disc(22.4, 14.6, 1, 1.4)],
    ['#46566d', 'M15.5 13.5l15-12v3.4l-15 12zM15.5 27.1l15-12v3.4l-15 12z'],
    ['#d5dde7', 'M1.5 13.5l15-12h14l-15 12z'],
    ['#8a99ad', 'M1.5 13.5h14v3.4h-5.2v10.2h5.2v3.4h-14v-3.4h5.2v-10.2h-5.2z'],
  ],
  sunbed: [
    ['#5b6880', `${box(4.5, 10, 3, 14, 0.5)}${box(24.5, 10, 3, 14, 0.5)}${box(4, 27, 24, 3.5, 0.8)}`],
    ['#a9b5c5', box(0.8, 1.5, 30.4, 12.7, 5)],
    ['#eef2f7', box(0.8, 1.5, 30.4, 6, 3)],
    ['#5b2bb0', box(2.6, 4.4, 26.8, 8.6, 3)],
    ['#5b2bb0', 'M4 16h24l3 7h-30z'],
    ['#b98bff', `${rows(4, (i) => box(4.4, 5.2 + i * 1.9, 23.2, 1.4, 0.6))}M4.6 17h22.8l1.7 5h-26.2z`],
    ['#e6f8ff', rows(4, (i) => box(4.8, 5.5 + i * 1.9, 22.4, 0.8, 0.4)) + box(4.4, 17.6, 23.2, 1, 0.4)],
    ['#e6f8ff', box(3.8, 19.7, 24.4, 1.1, 0.5)],
    ['#a9b5c5', box(0.8, 21, 30.4, 8.4, 3.4)],
    ['#eef2f7', box(0.8, 21, 30.4, 5.2, 2.6)],
    ['#ff8a5c', box(4.2, 16, 6.4, 4, 1.9)],
    [
      '#ffb02e',
      disc(16, 25.2, 1.5) + rows(8, (i) => turned(box(15.55, 21.9, 0.9, 1.3, 0.3), i * 45, [16, 25.2])),
    ],
  ],
  'tape-measure': [
    ['#fff0b0', box(14, 20, 15.5, 7, 0.3)],
    ['#d9a52a', box(14, 25.2, 15.5, 1.8, 0.3)],
    ['#8794a8', box(28.6, 19, 2.2, 10.6, 0.7)],
    ['#2c3446', rows(4, (i) => box(20.2 + i * 2.1, 20, 0.9, i % 2 ? 3.8 : 2.3, 0.2))],
    ['#c98a0a', 'M1 12.4a9.5 9.5 0 0 1 19 0v13.8a2.4 2.4 0 0 1-2.4 2.4h-14.2a2.4 2.4 0 0 1-2.4-2.4z'],
    ['#ffc928', 'M1 12.4a9.5 9.5 0 0 1 19 0v11.3a2.4 2.4 0 0 1-2.4 2.4h-14.2a2.4 2.4 0 0 1-2.4-2.4z'],
    ['#ffe99a', arc(10.5, 12.4, 8.2, 1.2, 195, 270)],
    ['#2c3446', disc(10.5, 14, 6.8)],
    ['#e9edf3', disc(10.5, 14, 5.2)],
    ['#e5484d', disc(10.5, 14, 2.5)],
  ],
  tipi: [
    ['#7a4a26', bar(11, 2, 20, 14, 1.5) + bar(21, 2, 12, 14, 1.5) + bar(16, 1.5, 16, 12, 1.5)],
    ['#d9c09a', 'M14 8h4l11.5 21c-4 1.7-23 1.7-27 0z'],
    ['#f6e9cf', 'M14 8h2.5l4.5 22.2c-7 .3-16 0-18.5-1.2z'],
    ['#d9603a', 'M4.7 25l22.6 0l1.8 3.3c-6 1.8-20.2 1.8-26.2 0z'],
    ['#4a2a1c', 'M16 15l5.5 15.2h-11z'],
    ['#fff8e8', 'M16 15l-5.5 15.2l-4.5-.4c4-3 7.5-8 10-14.8z'],
    ['#d9603a', 'M13 10h6l1.2 2.2h-8.4z'],
  ],
  turntable: [
    ['#7a4724', box(1, 4, 30, 25, 2.2)],
    ['#b9763f', box(1, 4, 30, 22.6, 2.2)],
    ['#c9d1dc', disc(12.4, 15.3, 10.3)],
    ['#1f2634', disc(12.4, 15.3, 9.3)],
    ['#465168', ring(12.4, 15.3, 7.6, 7.6, 0.8) + ring(12.4, 15.3, 5.5, 5.5, 0.8)],
    ['#e5484d', disc(12.4, 15.3, 3.4)],
    ['#fff3da', disc(12.4, 15.3, 0.9)],
    ['#3b4558', disc(26.5, 9, 3.2)],
    ['#e9edf3', bar(26.5, 6, 26.5, 17, 1.5) + bar(26.5, 16.6, 20.5, 21.6, 1.5) + disc(26.5, 9, 1.6)],
    ['#f4f6f9', turned(box(17.5, 20, 3, 5, 0.6), 45, [19, 22])],
    ['#3b4558', box(25.6, 19, 1.8, 6, 0.8)],
  ],
} satisfies Record<string, Layers>;
