import { expect, it } from 'vitest';
import { drawAsIs } from '../render/draw-as-is.ts';
import { type SheetBrief, sheetBriefs, sheetDesign } from './sheet-briefs.fixtures.ts';

const [brief] = sheetBriefs as [SheetBrief];
const copy = {
  headline: 'Stone walling weekend',
  offer: '14-15 June, £145 incl. lunch',
  callToAction: 'Book now',
};
const details: SheetBrief['details'] = [
  { role: 'date', text: '14-15 June' },
  { role: 'place', text: 'Sedbergh' },
  { role: 'price', text: '£145' },
];

it('says once what the badge says, and gives the thing the room that few facts leave', async () => {
  const size = { width: 512, height: 512 };
  const posterOf = async (offer: string) => {
    const design = sheetDesign({ ...brief, copy: { ...copy, offer }, details }, 'event-poster');
    return (await drawAsIs({ design, size })).texts.map(({ role }) => role);
  };
  const roles = await posterOf(copy.offer);
  expect(roles).toContain('place');
  expect(roles).not.toContain('date');
  expect(roles).not.toContain('price');
  expect(await posterOf('Lunch included')).toEqual(expect.arrayContaining(['date', 'place', 'price']));
});
