import { expect, it } from 'vitest';
import { sharedArea } from '../checks/boxes.ts';
import { type AdSize, type LayoutName, pixelsOf } from '../design/ad-design.ts';
import { boxOfMark } from '../render/watermark.ts';
import { setWords } from './set-words.fixtures.ts';
import { sheetBriefs } from './sheet-briefs.fixtures.ts';

const [bakery, guitar] = sheetBriefs;

it.each<[LayoutName, AdSize, typeof bakery]>([
  ['rings', '1024x1024', bakery],
  ['giant', '1024x1024', bakery],
  ['giant', '1024x1024', guitar],
  ['seal', '1024x1024', guitar],
  ['question', '1024x1024', bakery],
  ['quote', '1024x1024', guitar],
])('keeps the mark of a free ad off labels and buttons: %s at %s', async (layout, size, brief) => {
  if (!brief) throw new Error('no such brief');
  const { laid, failed } = await setWords({ layout, size, brief }, true);
  expect(failed).toEqual([]);
  const mark = await boxOfMark('Created with ads.example', pixelsOf(size));
  const touched = laid.texts.filter(({ plate }) => plate && sharedArea(plate.box, mark) > 1);
  expect(touched.map(({ role }) => role)).toEqual([]);
});
