import { mix, type Rgb, shade } from '../../color/pixel-color.ts';
import type { Subject } from '../../design/ad-design.ts';
import type { MaterialName, SettingName } from '../../design/concepts.ts';
import { isSubjectName, type SubjectName } from '../../subjects/catalog.ts';
import type { Stage } from '../stage.ts';
import { besideAt, closeOn, usualCamera, withHead } from './camera.ts';
import type { Part } from './field.ts';
import { type Look, lookFor } from './look.ts';
import { buildProp, propSize } from './props/build-prop.ts';
import { at, ball, box, cylinder, scale, turn } from './sdf.ts';
import { buildSet } from './sets.ts';
import { buildSolid, type Solid } from './solids/build-solid.ts';
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

/** A thing to be placed: stands on y = 0 about x = 0, faces +z. `body` is the colour most of it has. */
export type Thing = Omit<Solid, 'body'> & { body?: Rgb | undefined };

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
  const key = JSON.stringify([subject, seed, prop, room]);
  return { ...rest, key, hero: props.hero, body: props.body };
}

/** Makes the things of a subject at the sizes asked for. */
class Props {
  readonly look: Look;
  /** Finishes of the first thing made. */
  readonly hero = new Set<Part['finish']>();
  body: Rgb | undefined;
  private readonly stage: Stage;
  private readonly names: SubjectName[];
  private readonly material: MaterialName;
  private readonly modelled: boolean;

  constructor(stage: Stage, { things, material, shownAs }: Subject) {
    this.stage = stage;
    this.look = lookFor(stage);
    this.names = things.filter(isSubjectName);
    this.material = material;
    this.modelled = shownAs === 'prop' && stage.prop !== 'none';
  }

  get count(): number {
    return this.names.length;
  }

  /** The `index`-th thing within a box; the first is the modelled prop where there is one. */
  make(index: number, width: number, height: number): Thing {
    const thing = this.build(index, width, height);
    if (this.hero.size === 0) {
      for (const { finish } of thing.parts) this.hero.add(finish);
      this.body = thing.body;
    }
    return thing;
  }

  private build(index: number, width: number, height: number): Thing {
    const { stage, look } = this;
    if (index === 0 && this.modelled) {
      const size = propSize(stage.prop);
      return propThing(stage, look, Math.min(height / size.height, width / size.width));
    }
    const name = this.names[index % Math.max(1, this.names.length)];
    if (!name) return { parts: [], width: 0, height: 0, depth: 0 };
    return buildSolid(name, this.material, { look, width, height });
  }
}

/** `places` are all that an arrangement takes from the size of the picture; none where it takes more. */
type Arranger = (
  props: Props,
  stage: Stage,
  camera: Camera,
) => Omit<Arrangement, 'key' | 'hero'> & { places?: number[] };

const settings: Record<SettingName, Arranger> = {
  podium: (props, stage) => {
    const set = buildSet(stage);
    const side = stage.random() < 0.5 ? -1 : 1;
    const hero = props.make(0, 1.96, 1.92);
    const parts = [...set.parts, ...pose(hero, { yaw: side * 0.3, y: set.top })];
    // As near as the thing itself allows: a companion stands by where there is room left.
    const camera = closeOn(stage, {
      ...{ width: hero.width, top: set.top + hero.height },
      ...{ foot: set.top, base: 1.62 },
    });
    const x = besideAt(side, 0.66, { stage, camera });
    const accompanied = props.count > 1 && stage.random() < 0.6 && x > 0;
    if (accompanied) {
      const small = props.make(1, 0.66, 0.62);
      parts.push(...pose(small, { yaw: -side * 0.25, x: side * x, z: x < 0.9 ? 0.8 : 0.62 }));
    }
    return {
      parts,
      camera: withHead(camera, set.top + hero.height, stage),
      places: accompanied ? [x] : [],
    };
  },
  giant: (props, stage) => {
    const { random } = stage;
    const tones = tonesOf(stage);
    const side = random() < 0.5 ? -1 : 1;
    const hero = props.make(0, 2.05, 2.15);
    const parts: Part[] = [solidPart(at(cylinder(1.2, 0.04, 0.03), 0, 0.04, 0), tones.podium)];
    parts.push(...pose(hero, { yaw: side * 0.26, y: 0.08 }));
    const camera = closeOn(stage, { width: hero.width, top: 0.08 + hero.height, base: 1.6 });
    for (const [index, to, z, size] of [
      [1, side, 0.66, 0.82],
      [2, -side, 0.74, 0.6],
    ] as const) {
      const x = besideAt(to, size, { stage, camera });
      const yaw = (random() - 0.5) * 0.9;
      if (x === 0) continue;
      // A small copy of the thing beside itself would look like a mistake.
      if (index >= props.count) {
        const r = 0.21 * size;
        parts.push(solidPart(at(ball(r), to * x, r, z), index === 1 ? tones.second : tones.main, 0.45));
        continue;
      }
      const small = props.make(index, size, size);
      parts.push(...pose(small, { yaw, x: to * x, z, y: 0.02 }));
    }
    return { parts, camera: withHead({ ...camera, pitch: 0.07 }, 0.08 + hero.height, stage), cell: 0.07 };
  },
  shelf: (props, stage) => {
    const tones = tonesOf(stage);
    const side = stage.random() < 0.5 ? -1 : 1;
    const parts: Part[] = [solidPart(at(box(4, 0.17, 0.62, 0.03), 0, 0.17, 0), tones.podium)];
    const hero = props.make(0, 1.84, 1.8);
    parts.push(...pose(hero, { yaw: side * 0.24, y: 0.34 }));
    const camera = closeOn(stage, { width: hero.width, top: 0.34 + hero.height, foot: 0.34 });
    const beside = (to: number, size: number) => besideAt(to, size, { stage, camera });
    // Two plain solids behind its shoulders, where there is room for them.
    const shoulder = Math.max(0.62, 0.5 * hero.width + 0.16);
    const [post, pearl] = [
      Math.min(shoulder, beside(-side, 0.52)),
      Math.min(shoulder + 0.06, beside(side, 0.48)),
    ];
    if (post > 0) parts.push(solidPart(at(cylinder(0.26, 0.46, 0.03), -side * post, 0.8, -0.3), tones.back));
    if (pearl > 0) parts.push(solidPart(at(ball(0.24), side * pearl, 0.58, 0.06), tones.second, 0.45));
    const x = Math.min(0.92, beside(-side, 0.6));
    if (props.count > 1 && x > 0)
      parts.push(...pose(props.make(1, 0.6, 0.56), { yaw: -side * 0.2, x: -side * x, z: 0.36, y: 0.34 }));
    const level = { ...camera, pitch: 0.12, wall: -1.5 };
    return {
      parts,
      camera: withHead(level, 0.34 + hero.height, stage),
      cell: 0.08,
      places: [post, pearl, x],
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
    const camera = closeOn(stage, { width: hero.width + slant, top: lift + hero.height + rise, foot: lift });
    const apart = Math.min(1, (0.5 * hero.width + 0.3) / 1.1);
    for (const [x, y, z, r, color] of [
      [side * 1.06, 1.66, -0.35, 0.17, tones.second],
      [-side * 1.08, 0.5, 0.2, 0.13, tones.main],
      [-side * 0.96, 1.9, -0.5, 0.1, tones.back],
      [side * 1.16, 0.34, 0.42, 0.08, tones.podium],
    ] as const)
      parts.push(solidPart(at(ball(r), x * apart, y, z), color, 0.5));
    const x = besideAt(side, 0.6, { stage, camera });
    if (props.count > 1 && x > 0)
      parts.push(
        ...pose(props.make(1, 0.6, 0.56), {
          yaw: -side * 0.4,
          roll: -side * 0.3,
          x: side * x,
          y: 0.62,
          z: 0.45,
        }),
      );
    const far = besideAt(-side, 0.5, { stage, camera });
    if (props.count > 2 && far > 0)
      parts.push(
        ...pose(props.make(2, 0.5, 0.46), {
          yaw: side * 0.3,
          roll: side * 0.3,
          x: -side * far,
          y: 1.2,
          z: -0.1,
        }),
      );
    const level = { ...camera, pitch: 0.14 };
    return { parts, camera: withHead(level, lift + rise + hero.height, stage), places: [x, far] };
  },
  macro: (props, stage, camera) => {
    const { toward } = stage;
    const side = toward.x === 0 ? (stage.random() < 0.5 ? -1 : 1) : toward.x;
    const hero = props.make(0, 2.9, 2.9);
    const parts = pose(hero, { yaw: -side * 0.42, x: side * 0.42 });
    // What the picture's edge does not cut must not reach under the text.
    const target = toward.y > 0 ? 1.75 : toward.y < 0 ? 1.12 : 1.3;
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
    };
  },
};

/** How far a floating thing hangs over its shadow. */
const lift = 0.26;
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

/** The modelled prop, `factor` times as large as it is modelled. */
export function propThing({ prop }: Stage, look: Look, factor: number): Thing {
  const parts = buildProp(prop, look).map(({ shape, finish }) => ({ shape: scale(factor, shape), finish }));
  const [largest] = parts.toSorted((a, b) => b.shape.radius - a.shape.radius);
  const body = largest?.finish.color;
  const { width, height } = propSize(prop);
  return { parts, width: width * factor, height: height * factor, depth: 0.5 * factor, body };
}

type Place = { x?: number; y?: number; z?: number };

function moveParts(parts: Part[], { x = 0, y = 0, z = 0 }: Place): Part[] {
  return parts.map(({ shape, finish }) => ({ shape: at(shape, x, y, z), finish }));
}

/** Standing: turned about the upright axis, tipped to a side about its middle. */
export function pose(
  { parts, height }: Thing,
  { yaw = 0, roll = 0, ...place }: Place & { yaw?: number; roll?: number },
): Part[] {
  const turned = parts.map(({ shape, finish }): Part => {
    const tipped = roll === 0 ? shape : at(turn('z', roll, at(shape, 0, -height / 2, 0)), 0, height / 2, 0);
    return { shape: turn('y', yaw, tipped), finish };
  });
  return moveParts(turned, place);
}

/** On its back, seen from above. */
function lying(
  { parts, height, depth }: Thing,
  { x, z, spin }: { x: number; z: number; spin: number },
): Part[] {
  return parts.map(({ shape, finish }) => {
    const flat = turn('x', -Math.PI / 2, at(shape, 0, -height / 2, 0));
    return { shape: at(turn('y', spin, flat), x, depth, z), finish };
  });
}
