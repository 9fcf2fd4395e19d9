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

it('says when doors open in the words of the sub-line, not as a bare hour', async () => {
  const subline = 'Sat 2 May, doors 8pm · The Larks till 2am';
  const hours: SheetBrief['details'] = [
    { role: 'time', text: '8pm' },
    { role: 'time', text: '2am' },
    { role: 'date', text: 'Sat 2 May' },
  ];
  const texts = async (words: object) => {
    const design = sheetDesign({ ...brief, copy: { ...copy, ...words }, details: hours }, 'event-poster');
    return (await drawAsIs({ design, size: { width: 512, height: 768 } })).texts.map(({ role }) => role);
  };
  const whole = await texts({ subline });
  expect(whole).toContain('subline');
  expect(whole).not.toContain('time');
  // Without it one hour stands behind the day.
  const bare = await texts({ subline: undefined });
  expect(bare.filter((role) => role === 'time')).toHaveLength(1);
  expect(bare.indexOf('time')).toBe(bare.indexOf('date') + 1);
});

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
