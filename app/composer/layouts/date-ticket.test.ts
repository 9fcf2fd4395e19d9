import { expect, it } from 'vitest';
import { drawAsIs } from '../render/draw-as-is.ts';
import { type SheetBrief, sheetBriefs, sheetDesign } from './sheet-briefs.fixtures.ts';

const [brief] = sheetBriefs as [SheetBrief];

it.each([
  ['30 June', 2],
  ['June 30', 2],
  ['Sunday 30 June', 3],
  ['12月1日', 2],
  ['12월 1일', 2],
  ['12月1日(火)', 3],
])('each part of a day is measured: %s', async (text, parts) => {
  const design = sheetDesign(brief, 'date-ticket');
  design.layers.details = [{ role: 'date', text }];
  const { texts } = await drawAsIs({ design, size: { width: 512, height: 512 } });
  expect(texts.filter(({ role }) => role === 'date')).toHaveLength(parts);
});
