import type { Rgb } from '../../color/pixel-color.ts';
import type { Subject } from '../../design/ad-design.ts';
import type { MaterialName } from '../../design/concepts.ts';
import { isSubjectName, type SubjectName } from '../../subjects/catalog.ts';
import type { Stage } from '../stage.ts';
import type { Part } from './field.ts';
import { type Look, lookFor } from './look.ts';
import { buildProp, propSize } from './props/build-prop.ts';
import { at, scale, turn } from './sdf.ts';
import { buildSolid, type Solid } from './solids/build-solid.ts';

/** A thing to be placed: stands on y = 0 about x = 0, faces +z. `body` is the colour most of it has. */
export type Thing = Omit<Solid, 'body'> & { body?: Rgb | undefined };

/** How far a thing reaches to each side, turned a little as things are shown. */
export const halfOf = ({ width, depth }: Thing) => 0.48 * width + 0.3 * depth;

/** Makes the things of a subject at the sizes asked for. */
export class Props {
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

  /**
   * The `index`-th thing within a box; the first is the modelled prop where there is one. It is made smaller where its
   * foot would be wider than the ground it has. A narrow thing is made higher, up to `slim` units wide.
   */
  make(index: number, width: number, height: number, ground = width, slim = 0): Thing {
    const fitted = this.build(index, width, height);
    const higher = Math.min(1.35, Math.max(1, slim / fitted.width));
    const share = Math.min(higher, ground / fitted.foot);
    const thing = share === 1 ? fitted : this.build(index, fitted.width * share, fitted.height * share);
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
    if (!name) return { parts: [], width: 0, height: 0, depth: 0, foot: 0 };
    return buildSolid(name, this.material, { look, width, height });
  }
}

/** The modelled prop, `factor` times as large as it is modelled. */
export function propThing({ prop }: Stage, look: Look, factor: number): Thing {
  const parts = buildProp(prop, look).map(({ shape, finish }) => ({ shape: scale(factor, shape), finish }));
  const [largest] = parts.toSorted((a, b) => b.shape.radius - a.shape.radius);
  const body = largest?.finish.color;
  const { width, height } = propSize(prop);
  const size = { width: width * factor, height: height * factor, depth: 0.5 * factor };
  return { parts, ...size, foot: 0.72 * size.width, body };
}

type Place = { x?: number; y?: number; z?: number };

/** Parts moved as one. */
export function moveParts(parts: Part[], { x = 0, y = 0, z = 0 }: Place): Part[] {
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
export function lying(
  { parts, height, depth }: Thing,
  { x, z, spin }: { x: number; z: number; spin: number },
): Part[] {
  return parts.map(({ shape, finish }) => {
    const flat = turn('x', -Math.PI / 2, at(shape, 0, -height / 2, 0));
    return { shape: at(turn('y', spin, flat), x, depth, z), finish };
  });
}
