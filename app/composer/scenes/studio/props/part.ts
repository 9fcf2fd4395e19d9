import type { Rgb } from '../../../color/pixel-color.ts';
import type { Finish, Part } from '../field.ts';
import { at, type Shape, turn } from '../sdf.ts';

/** A piece of a prop. Props stand on y = 0, face +z, and fit into a cylinder 1.2 wide and 1.25 high. */
export function part(shape: Shape, color: Rgb, gloss = 0.15, more: Partial<Finish> = {}): Part {
  return { shape, finish: { color, gloss, ...more } };
}

/** All pieces turned about the upright axis and lifted. */
export function pose(parts: Part[], yaw: number, lift = 0): Part[] {
  return parts.map(({ shape, finish }) => ({ shape: at(turn('y', yaw, shape), 0, lift, 0), finish }));
}

/** `count` values of fn, for things that come in rows. */
export function row<T>(count: number, fn: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => fn(i));
}
