import type { SceneSpec } from '../../design/ad-design.ts';
import { isSubjectName, type SubjectName } from '../../subjects/catalog.ts';
import { pictogramOf, pictogramSize } from '../../subjects/pictogram.ts';
import { propSize } from './props/build-prop.ts';
import { segmentsOf } from './solids/contours.ts';

/**
 * Width over height of a thing, how much of its width touches the ground, and where in the height of its drawing its
 * middle is, both 0 to 1.
 */
type Build = { proportion: number; footing: number; middle: number };

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

/** Where in the height of its square drawing the middle of a thing is, 0 to 1. */
export const middleOf = (thing: string): number => (isSubjectName(thing) ? buildOf(thing).middle : 0.5);

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
  if (bottom <= top) return { proportion: 1, footing: 0, middle: 0.5 };
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
    middle: (top + bottom) / 2 / pictogramSize,
  };
}
