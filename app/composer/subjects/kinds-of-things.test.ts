import { expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

it.each([
  ['Stilton and port evening', 'cheese'],
  ['Silk by the metre', 'fabric-roll'],
  ['Oak beams and sleepers', 'tree'],
  ['Toad patrol', 'frog'],
  ['Bluebell walk', 'hyacinth'],
  ['Halibut and turbot, landed today', 'fish'],
  ['Cobra awareness course', 'snake'],
  ['Wombat Awareness Week', 'badger'],
])('shows the kin of a kind that has no drawing: "%s"', (title, thing) => {
  expect(findSubjects({ title }, 'en')[0]?.name).toBe(thing);
});

it.each([
  ['Kestrel Plumbing', 'tap'],
  ['The Magpie tea room', 'tea'],
  ['Red Kite Accountants', 'calculator'],
  ['Bulldogs rugby trials', 'rugby-ball'],
  ['Silk press and braids', 'hair-straightener'],
  ['Oak furniture', 'dining-table'],
])('leaves the trade first where a kind only names the firm or says what of: "%s"', (title, thing) => {
  expect(findSubjects({ title }, 'en')[0]?.name).toBe(thing);
});
