import { expect, it } from 'vitest';
import { drawAsIs } from '../render/draw-as-is.ts';
import { partsOf } from './date-ticket.tsx';
import { type SheetBrief, sheetBriefs, sheetDesign } from './sheet-briefs.fixtures.ts';

const [brief] = sheetBriefs as [SheetBrief];

it.each([
  ['30 June', 2],
  ['June 30', 2],
  ['Sunday 30 June', 3],
  ['12月1日', 1],
  ['12월 1일', 1],
  ['12月1日(火)', 2],
])('each part of a day is measured: %s', async (text, parts) => {
  const design = sheetDesign(brief, 'date-ticket');
  design.layers.details = [{ role: 'date', text }];
  const { texts } = await drawAsIs({ design, size: { width: 512, height: 512 } });
  expect(texts.filter(({ role }) => role === 'date')).toHaveLength(parts);
});

it.each([
  ['6th July', '', '6', 'July'],
  ['6TH JULY', '', '6', 'JULY'],
  ['Sunday 21st of July', 'Sunday', '21', 'July'],
  ['June 3rd', 'June', '3', ''],
  ['1er mai', '', '1', 'mai'],
  ['1º de maio', '', '1', 'maio'],
  ['6 de octubre', '', '6', 'octubre'],
  ['6-го июля', '', '6', 'июля'],
  ['6:e juli', '', '6', 'juli'],
  ['6. Juli', '', '6', 'Juli'],
  ['1 d’abril', '', '1', 'abril'],
  ['Sunday 6May', 'Sunday', '6', 'May'],
  ['Sunday 6may', 'Sunday', '6', 'may'],
  ['6th', '', '6th', ''],
])('names the month alone beside the day: %s', (text, before, day, after) => {
  expect(partsOf(text)).toEqual({ before, day, after });
});

it('sets the hour with the day, not apart from it', async () => {
  const design = sheetDesign(brief, 'date-ticket');
  design.layers.details = [
    { role: 'date', text: 'Sunday 30 June' },
    { role: 'time', text: '6pm' },
  ];
  const { texts } = await drawAsIs({ design, size: { width: 512, height: 768 } });
  const [hour, day] = ['time', 'date'].map((role) => texts.filter((text) => text.role === role).at(-1));
  expect(hour?.fontSize).toBe(day?.fontSize);
  expect(hour?.box.y).toBeCloseTo((day?.box.y ?? 0) + (day?.box.height ?? 0), 0);
});
