import { mix, type Rgb, shade } from '../../color/pixel-color.ts';
import type { Subject } from '../../design/ad-design.ts';
import type { MaterialName, SettingName } from '../../design/concepts.ts';
import { isSubjectName, type SubjectName } from '../../subjects/catalog.ts';
import type { Stage } from '../stage.ts';
import type { Part } from './field.ts';
import { type Look, lookFor } from './look.ts';
import { buildProp } from './props/build-prop.ts';
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
  if (!subject || !needsSolid(subject)) {
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

const needsSolid = (subject: Subject) => subject.shownAs === 'solid' || subject.setting !== 'podium';

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
    if (index === 0 && this.modelled) return propThing(stage, look, Math.min(height / 1.25, width / 1.2));
    const name = this.names[index % Math.max(1, this.names.length)];
    if (!name) return { parts: [], width: 0, height: 0, depth: 0 };
    return buildSolid(name, this.material, { look, width, height });
  }
}

/**
 * How far from the middle a companion `size` wide stands so that neither the picture's edge nor the words cut it; 0
 * where there is no room for it. In steps, as the pictures of one ad share what was measured.
 */
function besideAt(side: number, size: number, { stage, camera }: { stage: Stage; camera: Camera }): number {
  const { focus, width } = stage;
  const edge = side > 0 ? (focus.x + focus.width) * width - camera.x : camera.x - focus.x * width;
  // In front of the thing all is a little larger.
  const x = Math.floor((edge / camera.scale / 1.1 - size * 0.52) * 20) / 20;
  return x < 0.55 ? 0 : Math.min(x, 0.98);
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
    const hero = props.make(0, 1.9, 1.86);
    const parts = [...set.parts, ...pose(hero, { yaw: side * 0.3, y: set.top })];
    // As near as the thing itself allows: a companion stands by where there is room left.
    const near = usualCamera(stage, { wide: clamp(hero.width + 0.3, 1.7, stageWidth), tall: 2.42 });
    const x = besideAt(side, 0.66, { stage, camera: near });
    const accompanied = props.count > 1 && stage.random() < 0.6 && x > 0;
    if (accompanied) {
      const small = props.make(1, 0.66, 0.62);
      parts.push(...pose(small, { yaw: -side * 0.25, x: side * x, z: x < 0.9 ? 0.8 : 0.62 }));
    }
    return {
      parts,
      camera: withHead({ ...near, target: 1.06 }, set.top + hero.height, stage),
      places: accompanied ? [x] : [],
    };
  },
  giant: (props, stage, camera) => {
    const { random } = stage;
    const tones = tonesOf(stage);
    const side = random() < 0.5 ? -1 : 1;
    const hero = props.make(0, 2.05, 2.15);
    const parts: Part[] = [solidPart(at(cylinder(1.2, 0.04, 0.03), 0, 0.04, 0), tones.podium)];
    parts.push(...pose(hero, { yaw: side * 0.26, y: 0.08 }));
    for (const [index, to, z, size] of [
      [1, side, 0.66, 0.82],
      [2, -side, 0.74, 0.6],
    ] as const) {
      const x = besideAt(to, size, { stage, camera });
      const yaw = (random() - 0.5) * 0.9;
      if (x === 0) continue;
      const small = props.make(props.count > 1 ? index : 0, size, size);
      parts.push(...pose(small, { yaw, x: to * x, z, y: 0.02 }));
    }
    const low = { ...camera, pitch: 0.07, target: 1.06 };
    return { parts, camera: withHead(low, 0.08 + hero.height, stage), cell: 0.07 };
  },
  shelf: (props, stage, camera) => {
    const tones = tonesOf(stage);
    const side = stage.random() < 0.5 ? -1 : 1;
    const parts: Part[] = [solidPart(at(box(4, 0.17, 0.62, 0.03), 0, 0.17, 0), tones.podium)];
    parts.push(solidPart(at(cylinder(0.26, 0.46, 0.03), -side * 1.0, 0.8, -0.2), tones.back));
    parts.push(solidPart(at(ball(0.24), side * 1.06, 0.58, 0.06), tones.second, 0.45));
    const hero = props.make(0, 1.62, 1.66);
    parts.push(...pose(hero, { yaw: side * 0.24, y: 0.34, x: 0 }));
    const x = Math.min(0.92, besideAt(-side, 0.6, { stage, camera }));
    if (props.count > 1 && x > 0)
      parts.push(...pose(props.make(1, 0.6, 0.56), { yaw: -side * 0.2, x: -side * x, z: 0.36, y: 0.34 }));
    const level = { ...camera, pitch: 0.12, wall: -1.5, target: 1.04 };
    return { parts, camera: withHead(level, 0.34 + hero.height, stage), cell: 0.08 };
  },
  floating: (props, stage, camera) => {
    const { random } = stage;
    const tones = tonesOf(stage);
    const side = random() < 0.5 ? -1 : 1;
    const hero = props.make(0, 1.76, 1.7);
    // A low thing, such as a car, may come nearer.
    const low = 1.7 - hero.height;
    const alone = props.count === 1;
    // Nothing flies beside a slender thing but what is near it.
    const wide = alone ? clamp(hero.width + 0.5, 1.6, stageWidth) : stageWidth;
    const near = usualCamera(stage, { tall: 2.2 - 0.8 * low, wide });
    const apart = wide / stageWidth;
    const parts = pose(hero, { yaw: side * 0.34, roll: side * (0.1 + random() * 0.12), y: lift });
    for (const [x, y, z, r, color] of [
      [side * 1.06, 1.66, -0.35, 0.17, tones.second],
      [-side * 1.08, 0.5, 0.2, 0.13, tones.main],
      [-side * 0.96, 1.9, -0.5, 0.1, tones.back],
      [side * 1.16, 0.34, 0.42, 0.08, tones.podium],
    ] as const)
      parts.push(solidPart(at(ball(r), x * apart, y, z), color, 0.5));
    // Companions fly wider than a thing alone.
    const scale = near.scale * (alone ? 1 : 0.94);
    const x = besideAt(side, 0.6, { stage, camera: { ...camera, scale } });
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
    if (props.count > 2)
      parts.push(
        ...pose(props.make(2, 0.5, 0.46), {
          yaw: side * 0.3,
          roll: side * 0.3,
          x: -side * 1.0,
          y: 1.2,
          z: -0.1,
        }),
      );
    const level = { ...camera, scale, pitch: 0.14, target: 1.06 - 0.45 * low };
    return { parts, camera: withHead(level, lift + 0.12 + hero.height, stage) };
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
/** Width of a set with all that stands on it. */
const stageWidth = 2.15;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** A long lens, shifted so that a set of `wide` by `tall` units stands in the middle of the free area and fills it. */
function usualCamera(stage: Stage, { tall = 2.5, wide = stageWidth } = {}): Camera {
  const { focus, center, width, height, unit, toward } = stage;
  // Where the ground runs out under the words nothing stands.
  const lost = stage.subject ? 0.5 * stage.fade : 0;
  const room = Math.min(
    ((focus.width - (toward.x === 0 ? 0 : lost)) * width) / wide,
    ((focus.height - (toward.y === 0 ? 0 : lost)) * height) / tall,
  );
  const scale = Math.min(unit * 0.42, Math.max(unit * (stage.subject ? 0.13 : 0.19), room));
  // Companions at the outer side may leave the picture; those beside the text may not come under it.
  return {
    x: (center.x + toward.x * (0.02 + 0.35 * lost)) * width,
    y: (center.y + toward.y * 0.35 * lost) * height,
    scale,
    target: 1,
    pitch: 0.2,
    distance: 8.5,
  };
}

/** Free share of the picture's height over what is sold. */
const headroom = 0.035;

/** The camera moved up where it would cut the thing, `top` units high, at its head. */
function withHead(camera: Camera, top: number, { height }: Stage): Camera {
  const head = camera.y - (top - camera.target) * camera.scale * Math.cos(camera.pitch);
  return { ...camera, y: camera.y + Math.max(0, headroom * height - head) };
}

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
  return { parts, width: 1.2 * factor, height: 1.25 * factor, depth: 0.5 * factor, body };
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
