import { mix, oklchOf, type Rgb, rampOf, shade } from '../color/pixel-color.ts';
import { blankFrame, develop, type PaintedPixels, shadeSmooth } from './frame.ts';
import { smoothstep } from './noise.ts';
import { axisOf, quietness, type Stage } from './stage.ts';

const step = 2;

/** Satin whose folds run between the text and the open side, lit by a large window and a narrow strip of light. */
export function paintSilk(stage: Stage): PaintedPixels {
  const { width, height, colors, random } = stage;
  const cloth = drape(stage);
  const { columns, relief, depths } = cloth;
  const ramp = rampOf(clothColors(stage, random()));
  const dark = stage.tone === 'dark';
  const { ux } = axisOf(stage);
  const lightX = ux > 0 ? -0.62 : 0.62;
  const sheen = shade(colors.light, dark ? 0.12 : 0.04, 0.8);
  const deep = dark ? 0.2 : 0.42;
  const frame = blankFrame(width, height);
  shadeSmooth(frame, step, (x, y, out) => {
    const at = (y / step + 1) * columns + x / step + 1;
    const hx = relief[at + 1]! - relief[at - 1]!;
    const hy = relief[at + columns]! - relief[at - columns]!;
    const inverse = 1 / Math.sqrt(hx * hx + hy * hy + 1);
    const nx = -hx * inverse;
    const ny = -hy * inverse;
    const lit = smoothstep(-0.5, 1, nx * lightX - ny * 0.55 + inverse * 0.56);
    const strip = nx * lightX * 0.75 - ny * 0.42 + inverse * 0.51;
    const gloss = strip > 0 ? strip ** 14 : 0;
    const depth = Math.min(1, Math.max(0, depths[at]!));
    const cell = Math.floor(depth * 255) * 3;
    const body = deep + (1.16 - deep) * lit;
    const shine = gloss * (dark ? 0.3 : 0.34) * Math.min(1, depth * 2.5 + 0.1);
    for (let k = 0; k < 3; k++) {
      out[k] = ramp[cell + k]! * body * (1 - shine * 0.3) + sheen[k]! * shine;
    }
  });
  return develop(frame, stage, 0.8);
}

function clothColors(stage: Stage, choice: number): Rgb[] {
  const { ground, accent, series } = stage.colors;
  const main = series[0] ?? accent;
  // The more vivid of the two mixtures: opposite hues would meet in grey.
  const [vivid] = [series[1], series[2]]
    .map((other) => mix(main, other ?? main, 0.35 + choice * 0.3))
    .sort((a, b) => oklchOf(b).c - oklchOf(a).c);
  const second = vivid ?? main;
  return [
    ground,
    ground,
    mix(ground, main, 0.3),
    mix(ground, main, 0.68),
    main,
    main,
    second,
    mix(second, ground, 0.25),
  ];
}

type Drape = { columns: number; relief: Float32Array; depths: Float32Array };

/** Heights (in samples, so that differences are slopes) and the place of each point in the colour ramp. */
function drape(stage: Stage): Drape {
  const { noise, random, unit, width, height, center, quiet } = stage;
  const columns = Math.ceil((width - 1) / step) + 3;
  const rows = Math.ceil((height - 1) / step) + 4;
  const { ux, uy } = axisOf(stage);
  const lean = (random() < 0.5 ? 1 : -1) * (0.3 + random() * 0.45);
  const vx = ux * Math.cos(lean) - uy * Math.sin(lean);
  const vy = ux * Math.sin(lean) + uy * Math.cos(lean);
  const folds = 1.15 + random() * 1.1;
  const shift = random() * 50;
  const bendSize = 0.2 + random() * 0.16;
  // The ramp ends where the farthest corner lies.
  const ox = ((center.x * 0.5 + (quiet.x + quiet.width / 2) * 0.5) * width) / unit;
  const oy = ((center.y * 0.5 + (quiet.y + quiet.height / 2) * 0.5) * height) / unit;
  const reach = (Math.abs(vx) * width + Math.abs(vy) * height) / unit / 1.75;
  const steep = unit / step / 3;
  const relief = new Float32Array(columns * rows);
  const depths = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const py = ((row - 1) * step) / unit;
    for (let column = 0; column < columns; column++) {
      const px = ((column - 1) * step) / unit;
      const across = (px - ox) * vx + (py - oy) * vy;
      const along = (py - oy) * vx - (px - ox) * vy + shift;
      const bend =
        noise.at(along * 0.75, across * 0.7 + shift) * bendSize + Math.sin(along * 2.1 + shift) * 0.07;
      const drift = noise.at(along * 0.5 + 7.7, across * 1.3 - 3.1);
      const phase = (across + bend) * folds + drift * 0.55;
      const wide = Math.sin(phase * Math.PI * 2 + drift * 2);
      // A softened absolute value gives the pinched crests of heavy cloth.
      const pinch = Math.sin(phase * Math.PI * 1.5 + along * 0.4);
      const crest = Math.sqrt(pinch * pinch + 0.01);
      const fine = Math.sin((phase * 2.7 + drift * 1.3) * Math.PI * 2) * (0.4 + 0.6 * drift);
      const still = quietness(stage, (px * unit) / width, (py * unit) / height);
      const at = row * columns + column;
      relief[at] = (wide * 0.075 + crest * 0.16 + fine * 0.02) * steep * (1 - still * 0.8);
      depths[at] = 0.36 + (across + bend * 0.9) / reach + wide * 0.05 + crest * 0.05 - still * 0.1;
    }
  }
  return { columns, relief, depths };
}
