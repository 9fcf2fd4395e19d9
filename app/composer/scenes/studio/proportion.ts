import type { PropName, SceneSpec } from '../../design/ad-design.ts';
import { isSubjectName, type SubjectName } from '../../subjects/catalog.ts';
import { pictogramOf, pictogramSize } from '../../subjects/pictogram.ts';
import { loneSize, propSize } from './props/build-prop.ts';
import { segmentsOf } from './solids/contours.ts';

/** A rectangle in shares of a square. */
export type Share = { x: number; y: number; width: number; height: number };

/**
 * Width over height of a thing, how much of its width touches the ground, 0 to 1, and where in its drawing it is.
 */
type Build = { proportion: number; footing: number; drawn: Share };

const kept = new Map<SubjectName, Build>();
/** What ends so near to the lowest point, in the pictogram's units, stands on the ground too. */
const level = 100;

/** Width over height of what a studio shows first; undefined where it shows nothing. */
export function proportionOf({ prop, subject }: Pick<Painted, 'prop' | 'subject'>): number | undefined {
  if (prop !== 'none') {
    const { width, height } = propSize(prop);
    return width / height;
  }
  const lead = subject?.things.find(isSubjectName);
  if (lead === undefined) return undefined;
  return buildOf(lead).proportion;
}

/** Whether a thing stands broadly, as a bed or a car does: in the air it would look as if it fell. */
export const isGrounded = (thing: string): boolean => isSubjectName(thing) && buildOf(thing).footing > 0.55;

/** Where in its square drawing a thing is; all over it where nothing is known of it. */
export const placeInDrawing = (thing: string): Share =>
  isSubjectName(thing) ? buildOf(thing).drawn : { x: 0, y: 0, width: 1, height: 1 };

/** Where in the height of its square drawing the middle of a thing is, 0 to 1. */
export function middleOf(thing: string): number {
  const { y, height } = placeInDrawing(thing);
  return y + height / 2;
}

/** How much of what is behind its front is seen beside and over a body that is turned a little. */
const turned = { front: 0.94, side: 0.09, top: 0.055 };

/** Where in its square picture a lit body stands, `proportion` times as wide as high: in the middle of its foot. */
export function placeInBody(proportion: number): Share {
  const larger = Math.max(1, proportion);
  const seen = (turned.front * proportion + turned.side * larger) / (1 + turned.top * larger);
  const [width, height] = [Math.min(1, seen), Math.min(1, 1 / seen)];
  return { x: (1 - width) / 2, y: 1 - height, width, height };
}

/** Where in its square picture a modelled prop is that stands alone, turned to either side. */
export function lonePlace(prop: PropName): Share {
  const { width, height } = loneSize(prop);
  return { x: (1 - width) / 2, y: 1 - height, width, height };
}

function buildOf(name: SubjectName): Build {
  const known = kept.get(name) ?? measure(name);
  kept.set(name, known);
  return known;
}

type Painted = Extract<SceneSpec, { kind: 'painted' }>;

function measure(name: SubjectName): Build {
  const outlines = pictogramOf(name).map(({ path }) => segmentsOf(path));
  let [left, right, top, bottom] = [1e9, -1e9, 1e9, -1e9];
  for (const segments of outlines)
    for (let i = 0; i < segments.length; i += 2) {
      left = Math.min(left, segments[i]!);
      right = Math.max(right, segments[i]!);
      top = Math.min(top, segments[i + 1]!);
      bottom = Math.max(bottom, segments[i + 1]!);
    }
  if (bottom <= top) return { proportion: 1, footing: 0, drawn: { x: 0, y: 0, width: 1, height: 1 } };
  let [first, last] = [right, left];
  for (const segments of outlines)
    for (let i = 0; i < segments.length; i += 2) {
      if (segments[i + 1]! < bottom - level) continue;
      first = Math.min(first, segments[i]!);
      last = Math.max(last, segments[i]!);
    }
  const width = right - left;
  return {
    proportion: width / (bottom - top),
    footing: Math.max(0, last - first) / width,
    drawn: {
      ...{ x: left / pictogramSize, y: top / pictogramSize },
      ...{ width: width / pictogramSize, height: (bottom - top) / pictogramSize },
    },
  };
}
