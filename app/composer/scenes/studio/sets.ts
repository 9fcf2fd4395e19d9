import { distanceBetween, mix, type Rgb, shade } from '../../color/pixel-color.ts';
import type { Stage } from '../stage.ts';
import type { Part } from './field.ts';
import {
  at,
  ball,
  box,
  carve,
  circle,
  cone,
  cylinder,
  join,
  polygon,
  ring,
  type Shape,
  slab,
  turn,
} from './sdf.ts';

export type StudioSet = { parts: Part[] /** Height of the podium, on which the prop stands. */; top: number };

/** What a podium's top may hold: half the width of what stands on it, at the ground. */
export const podiumReach = 0.62;

/**
 * The set without the parts that would be in the way. Those at the side of a companion are left out (`side` is -1 for
 * left, 1 for right). So are those that would dissolve in the haze before the words. Large parts at the back stay, but
 * move away from the words.
 */
export function clearedFor(
  { toward }: Pick<Stage, 'toward'>,
  { parts, ...set }: StudioSet,
  side = 0,
): StudioSet {
  const isBehind = ({ shape }: Part) => shape.cz < -0.7;
  const isKept = (part: Part) => {
    const { cx, cy, cz } = part.shape;
    if (isBehind(part)) return Math.abs(cx) < 0.6 || cx * toward.x >= 0;
    if (Math.abs(cx) < 0.4) return true;
    const isBefore = toward.x !== 0 ? cx * toward.x < 0 : toward.y < 0 && cz > 0.1 && cy < 0.3;
    return !isBefore && cx * side < 0.5;
  };
  const kept = parts
    .filter(isKept)
    .map((part) => (isBehind(part) ? { ...part, shape: at(part.shape, 0.3 * toward.x, 0, 0) } : part));
  return { ...set, parts: kept };
}

/** Whether the light of a window falls on a set; in a dark room it would not be seen. */
export const hasWindow = ({ subject, tone }: Pick<Stage, 'subject' | 'tone'>) =>
  subject?.backdrop === 'window' && subject.setting !== 'flat-lay' && tone === 'light';

/** What stands behind a thing is at least so far (OKLab) from its own colour. */
const setApart = 0.24;

/** The colour nearest to a wish, deeper or paler, before which a body is seen. */
function behind(body: Rgb | undefined, wish: Rgb, ground: Rgb): Rgb {
  if (!body) return wish;
  const choices = [wish, mix(ground, wish, 0.4), shade(wish, -0.2), ground];
  const clear = choices.find((color) => distanceBetween(color, body) >= setApart);
  return clear ?? ground;
}

/**
 * Podium and companions in six arrangements, or a podium alone in the light of a window, tone on tone so that the prop
 * leads; `body` is its colour.
 */
export function buildSet(stage: Stage, body?: Rgb): StudioSet {
  const { random, colors, tone } = stage;
  const dark = tone === 'dark';
  const main = colors.series[0] as Rgb;
  const second = colors.series[1] as Rgb;
  const base = mix(colors.ground, colors.surface, 0.5);
  const podium = dark ? shade(mix(base, main, 0.14), 0.1) : mix(base, [1, 1, 1], 0.35);
  const lower = dark ? shade(mix(base, main, 0.1), 0.05) : mix(base, main, 0.22);
  const back = behind(body, mix(colors.ground, main, dark ? 0.66 : 0.5), colors.ground);
  const side = random() < 0.5 ? -1 : 1;
  const top = 0.3 + random() * 0.14;
  const parts: Part[] = [];
  const add = (shape: Shape, color: Rgb, gloss = 0.12) => parts.push({ shape, finish: { color, gloss } });
  const disc = (r: number, height: number, y = 0, round = 0.03) =>
    at(cylinder(r, height / 2, round), 0, y + height / 2, 0);
  // Balls dress a bare podium. Beside a thing that is sold they look like goods themselves.
  const orb = (r: number, x: number, y: number, z: number, color: Rgb) => {
    if (!stage.subject) add(at(ball(r), x, y, z), color, 0.5);
  };
  const pearl = (r: number, x: number, z: number, color: Rgb) => orb(r, x, r, z, color);
  const drawn = Math.floor(random() * 6);
  const kind = hasWindow(stage) ? 6 : drawn;
  // Before words below, a lower step would dissolve in their haze.
  const isStepped = stage.toward.y >= 0 || !stage.subject;
  if (kind === 6) {
    // What the light of a window draws on the wall is enough behind a thing.
    add(disc(0.8, top), podium);
    pearl(0.13, side * 1.06, 0.3, second);
  } else if (kind === 0) {
    if (isStepped) add(disc(1.02, top * 0.5), lower);
    add(isStepped ? disc(0.76, top * 0.5, top * 0.5) : disc(0.8, top), podium);
    add(at(arch(0.62, 1.75, 0.14, 0.3), side * 0.3, 0, -1.15), back);
    pearl(0.16, -side * 1.1, 0.25, second);
    pearl(0.09, -side * 0.86, 0.62, main);
  } else if (kind === 1) {
    add(disc(0.8, top), podium);
    add(at(turn('x', Math.PI / 2, cylinder(1.02, 0.06, 0.03)), side * 0.22, 1.12, -1.1), back, 0.2);
    add(at(cylinder(0.3, 0.34, 0.025), -side * 1.05, 0.34, -0.55), lower);
    pearl(0.15, side * 1.12, 0.2, second);
    orb(0.17, -side * 1.05, 0.85, -0.55, main);
  } else if (kind === 2) {
    add(at(box(0.82, top / 2, 0.62, 0.035), 0, top / 2, 0), podium);
    for (let i = 0; i < 3; i++) {
      const height = top + 0.28 * (i + 1);
      add(
        at(box(0.17, height / 2, 0.42, 0.025), side * (0.72 + 0.3 * i - 0.1), height / 2, -0.85),
        mix(lower, back, i / 2),
      );
    }
    pearl(0.13, -side * 1.04, 0.3, main);
    add(at(cylinder(0.2, 0.5, 0.02), -side * 0.95, 0.5, -0.85), back);
  } else if (kind === 3) {
    add(disc(0.82, top), podium);
    add(at(turn('x', Math.PI / 2, ring(0.92, 0.075)), 0, 1.06, -0.75), back, 0.4);
    pearl(0.2, -side * 1.1, -0.2, second);
    pearl(0.1, side * 0.98, 0.55, main);
    pearl(0.06, side * 1.14, 0.4, podium);
  } else if (kind === 4) {
    const wall = carve(
      at(box(1.3, 1.15, 0.12, 0.03), 0, 1.15, 0),
      at(arch(0.66, 1.82, 0.5, 0), 0, -0.05, 0),
      0.03,
    );
    add(at(wall, side * 0.12, 0, -1.05), back);
    if (isStepped) add(disc(0.84, top * 0.45), lower);
    add(isStepped ? disc(0.66, top * 0.55, top * 0.45) : disc(0.8, top), podium);
    pearl(0.14, side * 1.08, 0.3, second);
  } else {
    add(disc(0.78, top), podium);
    const wedge = slab(polygon([-0.45, 0], [0.45, 0], [0.45, 0.95]), 0.22, 0.02);
    add(at(side > 0 ? wedge : turn('y', Math.PI, wedge), side * 0.9, 0, -0.85), lower);
    add(at(cone(0.34, 0.02, 0.42, 0.015), -side * 1.0, 0.42, -0.45), back);
    add(
      at(turn('x', Math.PI / 2, cylinder(0.7, 0.05, 0.025)), -side * 0.25, 1.2, -1.25),
      behind(body, second, colors.ground),
      0.2,
    );
    pearl(0.12, side * 1.0, 0.4, main);
  }
  return { parts, top };
}

/** A slab with a round head: half width, height, half depth; hollow by `opening` of its half width when given. */
function arch(half: number, height: number, depth: number, opening: number): Shape {
  const straight = height - half;
  const head = at(slab(circle(half), depth, 0), 0, straight, 0);
  const solid = join(0, at(box(half, straight / 2, depth, 0), 0, straight / 2, 0), head);
  if (opening <= 0) return solid;
  const inner = half - opening;
  const hole = join(
    0,
    at(box(inner, straight / 2 + 0.1, depth * 2, 0), 0, straight / 2 - 0.1, 0),
    at(slab(circle(inner), depth * 2, 0), 0, straight, 0),
  );
  return carve(solid, hole, 0.03);
}
