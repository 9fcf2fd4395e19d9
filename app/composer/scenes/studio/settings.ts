import { mix, type Rgb, shade } from '../../color/pixel-color.ts';
import type { SettingName } from '../../design/concepts.ts';
import type { Stage } from '../stage.ts';
import { asPair, closeOn, hasRoomAt, sunk, usualCamera, withHead } from './camera.ts';
import type { Part } from './field.ts';
import { lookFor } from './look.ts';
import { at, ball, box, cylinder } from './sdf.ts';
import { buildSet, clearedFor, hasWindow, podiumReach } from './sets.ts';
import { halfOf, lying, moveParts, Props, pose, propThing } from './things.ts';
import type { Camera } from './tracer.ts';

/** What stands on the set, and how the camera differs from the usual one. */
export type Arrangement = {
  parts: Part[];
  camera: Camera /** Names the shapes, whatever their colours. */;
  key: string;
  /** Finishes of what is sold, by which its parts are known. */
  hero: ReadonlySet<Part['finish']>;
  /** The colour most of it has. */
  body?: Rgb | undefined;
  /** Size of the field's cells; 0.06 unless said. Many or wide things are measured more coarsely. */
  cell?: number;
};

/** Props are modelled 1.25 high; on stage they are the biggest thing. */
const propScale = 1.26;

/** A photographer's set for the stage's subject: podium, shelf, flat lay and the like. */
export function arrange(stage: Stage): Arrangement {
  const { subject, prop, seed } = stage;
  const camera = usualCamera(stage);
  if (!subject) {
    const set = buildSet(stage);
    const { parts: thing, body } =
      prop === 'none' ? { parts: [], body: undefined } : propThing(stage, lookFor(stage), propScale);
    const hero = new Set(thing.map(({ finish }) => finish));
    const parts = [...set.parts, ...moveParts(thing, { y: set.top })];
    return { parts, camera, key: `${prop} ${seed}`, hero, body };
  }
  const props = new Props(stage, subject);
  const arranged = settings[subject.setting](props, stage, camera);
  const { x, y, width, height } = stage.focus;
  const { places, ...rest } = arranged;
  const room = places ?? [x, y, width, height].map((value) => value.toFixed(2));
  // A window's set has other shapes than the one that is drawn for a dark room.
  const key = JSON.stringify([subject, seed, prop, room, hasWindow(stage)]);
  return { ...rest, key, hero: props.hero, body: props.body };
}

/** `places` are all that an arrangement takes from the size of the picture; the free area unless said. */
type Arranger = (
  props: Props,
  stage: Stage,
  camera: Camera,
) => Omit<Arrangement, 'key' | 'hero'> & { places?: number[] };

const settings: Record<SettingName, Arranger> = {
  podium: (props, stage) => {
    const side = stage.random() < 0.5 ? -1 : 1;
    const hero = props.make(0, 1.96, 1.92, 2 * podiumReach, 1.2);
    const isPair = props.count > 1 && stage.random() < 0.6;
    const set = buildSet(stage, props.body);
    const parts = pose(hero, { yaw: side * 0.3, y: set.top });
    // As near as the thing itself allows: a companion stands by where there is room left.
    const camera = closeOn(stage, {
      ...{ width: 2 * halfOf(hero), top: set.top + hero.height },
      ...{ lowest: sunk * set.top, base: podiumWidth },
    });
    const lone = { half: halfOf(hero), size: 0.7, base: podiumWidth };
    const pair = isPair ? asPair(side, lone, { stage, camera }) : undefined;
    if (!pair) parts.push(...clearedFor(stage, set).parts);
    else {
      // Behind its shoulder, a little higher, on a stand of its own.
      const stand = set.top + 0.1;
      const place = { x: side * pair.x, z: -0.2 };
      const column = at(cylinder(0.36, stand / 2, 0.03), place.x, stand / 2, place.z);
      parts.push(...clearedFor(stage, set, side).parts, solidPart(column, tonesOf(stage).podium));
      parts.push(...pose(props.make(1, 0.7, 0.66, 0.66), { yaw: -side * 0.25, ...place, y: stand }));
    }
    return {
      parts,
      camera: withHead(pair?.camera ?? camera, set.top + hero.height, stage),
      places: [stage.toward.x, stage.toward.y, pair?.x ?? 0],
    };
  },
  giant: (props, stage) => {
    const { random } = stage;
    const tones = tonesOf(stage);
    const side = random() < 0.5 ? -1 : 1;
    const hero = props.make(0, 2.05, 2.15);
    const half = halfOf(hero);
    const disc = at(cylinder(half + 0.04, 0.04, 0.03), 0, 0.04, 0);
    const parts: Part[] = [solidPart(disc, tones.podium), ...pose(hero, { yaw: side * 0.26, y: 0.08 })];
    const close = closeOn(stage, { width: 2 * half, top: 0.08 + hero.height, lowest: -0.16 });
    // A small copy of the thing beside itself would look like a mistake, and a ball there says nothing.
    const [size, other] = [0.82, 0.6];
    const pair = props.count > 1 ? asPair(side, { half, size }, { stage, camera: close }) : undefined;
    const camera = pair?.camera ?? close;
    const beside = (index: number, size: number, { x, z }: { x: number; z: number }) => {
      const yaw = (random() - 0.5) * 0.9;
      parts.push(...pose(props.make(index, size, size), { yaw, x, z, y: 0.02 }));
    };
    if (pair) beside(1, size, { x: side * pair.x, z: 0.16 });
    const x = half + 0.5 * other;
    const isFree = props.count > 2 && hasRoomAt(-side * x, other, { stage, camera });
    if (isFree) beside(2, other, { x: -side * x, z: 0.2 });
    return {
      parts,
      camera: withHead({ ...camera, pitch: 0.07 }, 0.08 + hero.height, stage),
      cell: 0.07,
      places: [pair?.x ?? 0, isFree ? x : 0],
    };
  },
  shelf: (props, stage) => {
    const tones = tonesOf(stage);
    const side = stage.random() < 0.5 ? -1 : 1;
    const parts: Part[] = [solidPart(at(box(4, 0.17, 0.62, 0.03), 0, 0.17, 0), tones.podium)];
    const hero = props.make(0, 1.84, 1.8);
    const half = halfOf(hero);
    parts.push(...pose(hero, { yaw: side * 0.24, y: 0.34 }));
    const close = closeOn(stage, { width: 2 * half, top: 0.34 + hero.height, lowest: sunk * 0.34 });
    const pair = props.count > 1 ? asPair(-side, { half, size: 0.68 }, { stage, camera: close }) : undefined;
    const camera = pair?.camera ?? close;
    // A plain post behind its shoulder, where there is room for one.
    const behind = half + 0.1 * 0.52;
    const post = !pair && hasRoomAt(-side * behind, 0.52, { stage, camera }) ? behind : 0;
    if (post > 0) parts.push(solidPart(at(cylinder(0.26, 0.46, 0.03), -side * post, 0.8, -0.34), tones.back));
    if (pair)
      parts.push(
        ...pose(props.make(1, 0.68, 0.64), { yaw: -side * 0.2, x: -side * pair.x, z: 0.16, y: 0.34 }),
      );
    const level = { ...camera, pitch: 0.12, wall: -1.5 };
    return {
      parts,
      camera: withHead(level, 0.34 + hero.height, stage),
      cell: 0.08,
      places: [post, pair?.x ?? 0],
    };
  },
  floating: (props, stage) => {
    const { random } = stage;
    const tones = tonesOf(stage);
    const side = random() < 0.5 ? -1 : 1;
    const hero = props.make(0, 1.86, 1.8);
    const tilt = side * (0.1 + random() * 0.12);
    const parts = pose(hero, { yaw: side * 0.34, roll: tilt, y: lift });
    // Tipped, a thing is wider and higher than it is.
    const [slant, rise] = [Math.abs(tilt) * hero.height, Math.abs(tilt) * 0.5 * hero.width];
    const top = lift + hero.height + rise;
    const close = closeOn(stage, { width: hero.width + slant, top, lowest: lift - rise - 0.1 });
    const half = halfOf(hero) + 0.4 * slant;
    const pair = props.count > 1 ? asPair(side, { half, size: 0.64 }, { stage, camera: close }) : undefined;
    const camera = pair?.camera ?? close;
    const apart = half + 0.2;
    // What floats alone has drops beside it, to say that it floats; between several things they would be litter.
    const balls = (
      props.count > 1
        ? []
        : ([
            [side * apart, 1.66, -0.35, 0.17, tones.second],
            [-side * apart, 0.5, 0.1, 0.13, tones.main],
            [-side * 0.96 * apart, 1.9, -0.5, 0.1, tones.back],
            [side * 1.1 * apart, 0.34, 0.3, 0.08, tones.podium],
          ] as const)
    ).filter(([x, , , r]) => hasRoomAt(x, 2 * r, { stage, camera }));
    for (const [x, y, z, r, color] of balls) parts.push(solidPart(at(ball(r), x, y, z), color, 0.5));
    if (pair)
      parts.push(
        ...pose(props.make(1, 0.64, 0.6), {
          ...{ yaw: -side * 0.4, roll: -side * 0.3 },
          ...{ x: side * pair.x, y: 0.62, z: 0.1 },
        }),
      );
    const x = half + 0.25;
    const isFree = props.count > 2 && hasRoomAt(-side * x, 0.5, { stage, camera });
    if (isFree)
      parts.push(
        ...pose(props.make(2, 0.5, 0.46), {
          ...{ yaw: side * 0.3, roll: side * 0.3 },
          ...{ x: -side * x, y: 1.2, z: -0.1 },
        }),
      );
    const level = { ...camera, pitch: 0.14 };
    return {
      parts,
      camera: withHead(level, top, stage),
      places: [pair?.x ?? 0, isFree ? x : 0, ...balls.map(([x]) => x)],
    };
  },
  macro: (props, stage, camera) => {
    const { toward } = stage;
    const side = toward.x === 0 ? (stage.random() < 0.5 ? -1 : 1) : toward.x;
    const hero = props.make(0, 2.9, 2.9);
    const parts = pose(hero, { yaw: -side * 0.42, x: side * 0.42 });
    // What the picture's edge does not cut must not reach under the text.
    const usual = toward.y > 0 ? 1.75 : toward.y < 0 ? 1.12 : 1.3;
    // A flat thing is cut at its side alone.
    const target = Math.min(usual, 0.6 * hero.height);
    const drop = toward.y === 0 ? 0.2 * camera.scale : 0;
    const near = { ...camera, pitch: 0.1, target, y: camera.y + drop };
    // Cut at its foot or its side: nothing is sold without its head.
    return { parts, camera: toward.y < 0 ? near : withHead(near, hero.height, stage) };
  },
  'flat-lay': (props, stage, camera) => {
    const { focus, width, height, unit, random } = stage;
    const scale = unit * 0.3;
    const [across, down] = [(focus.width * width) / scale, (focus.height * height) / scale];
    const columns = Math.max(1, Math.min(3, Math.round(across / 1.05)));
    const rows = Math.max(1, Math.min(3, Math.round(down / 1.05)));
    const [dx, dz] = [across / columns, down / rows];
    const size = Math.min(dx, dz) * 0.8;
    const parts: Part[] = [];
    const odd = Math.floor(random() * columns * rows);
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const index = row * columns + column === odd || props.count === 1 ? 0 : (row + column) % props.count;
        const thing = props.make(index, size, size);
        const x = (column + 0.5 - columns / 2) * dx;
        const z = (row + 0.5 - rows / 2) * dz;
        parts.push(...lying(thing, { x, z, spin: (random() - 0.5) * 0.36 }));
      }
    }
    return {
      parts,
      camera: {
        ...camera,
        ...{ x: stage.center.x * width, y: stage.center.y * height, scale },
        ...{ pitch: 1.3, target: 0, distance: 11, wall: -60 },
      },
      cell: 0.085,
      places: [across, down],
    };
  },
};

/** How far a floating thing hangs over its shadow. */
const lift = 0.26;
/** What of a podium stays clear of words beside it. */
const podiumWidth = 1.62;

function tonesOf({ colors, tone }: Stage): { podium: Rgb; back: Rgb; main: Rgb; second: Rgb } {
  const main = colors.series[0] as Rgb;
  const base = mix(colors.ground, colors.surface, 0.5);
  const podium = tone === 'dark' ? shade(mix(base, main, 0.14), 0.1) : mix(base, [1, 1, 1], 0.35);
  const back = mix(colors.ground, main, tone === 'dark' ? 0.66 : 0.5);
  return { podium, back, main, second: colors.series[1] as Rgb };
}

const solidPart = (shape: Part['shape'], color: Rgb, gloss = 0.12): Part => ({
  shape,
  finish: { color, gloss },
});
