import type { SceneSpec } from '../../design/ad-design.ts';
import { isSubjectName, type SubjectName } from '../../subjects/catalog.ts';
import { pictogramOf } from '../../subjects/pictogram.ts';
import { propSize } from './props/build-prop.ts';
import { segmentsOf } from './solids/contours.ts';

const kept = new Map<SubjectName, number>();

/** Width over height of what a studio shows first; undefined where it shows nothing. */
export function proportionOf({ prop, subject }: Pick<Painted, 'prop' | 'subject'>): number | undefined {
  if (prop !== 'none') {
    const { width, height } = propSize(prop);
    return width / height;
  }
  const lead = subject?.things.find(isSubjectName);
  if (lead === undefined) return undefined;
  const known = kept.get(lead) ?? measure(lead);
  kept.set(lead, known);
  return known;
}

type Painted = Extract<SceneSpec, { kind: 'painted' }>;

function measure(name: SubjectName): number {
  let [left, right, top, bottom] = [1e9, -1e9, 1e9, -1e9];
  for (const { path } of pictogramOf(name)) {
    const segments = segmentsOf(path);
    for (let i = 0; i < segments.length; i += 2) {
      left = Math.min(left, segments[i]!);
      right = Math.max(right, segments[i]!);
      top = Math.min(top, segments[i + 1]!);
      bottom = Math.max(bottom, segments[i + 1]!);
    }
  }
  return bottom > top ? (right - left) / (bottom - top) : 1;
}
