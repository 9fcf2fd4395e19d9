import { expect, it } from 'vitest';
import { prepareCopy } from '../../type/set-copy.ts';
import type { SetCopy, SetText } from '../layout.ts';
import { sheetBriefs, sheetDesign } from '../sheet-briefs.fixtures.ts';
import { withoutDay, withoutListed, withoutNumber, withoutPhone } from './listed.ts';

const set = (role: SetText['role'], plain: string): SetText => ({
  ...{ role, plain, families: [] },
  parts: [{ text: plain, unbroken: false }],
});
const copyOf = (offer: string, subline: string): SetCopy => ({
  headline: set('headline', 'Barber Szabó'),
  callToAction: set('callToAction', 'Call'),
  offer: set('offer', offer),
  subline: set('subline', subline),
  details: [
    ...[set('listed', 'Cut'), set('listedPrice', '5500 Ft')],
    ...[set('listed', 'Cut + beard'), set('listedPrice', '8000 Ft')],
  ],
});

it('says the entries of a price list once', () => {
  const left = withoutListed(
    copyOf('Cut 5500 Ft', 'Cut + beard 8000 Ft. No appointment needed. Open · Piac utca 14'),
  );
  expect(left.offer).toBeUndefined();
  expect(left.subline?.plain).toBe('No appointment needed. Open · Piac utca 14');
});

it('keeps an offer that says more than the list', () => {
  expect(withoutListed(copyOf('20% off for new customers', 'Open daily')).offer?.plain).toContain('20% off');
});

it('says a day and its hours once on a ticket', () => {
  const copy = copyOf('Free entry', 'Sunday 7 December, 10am to 4pm, town hall, main street. Live carols.');
  const details = [set('date', 'Sunday 7 December'), set('time', '10am to 4pm')];
  expect(withoutDay({ ...copy, details }).subline?.plain).toBe('Town hall, main street. Live carols.');
});

it('says a number and its meaning once where they stand over the words', () => {
  const copy = copyOf('Up to £300 off', 'King size mattress sale · 100 night trial');
  const details = [set('number', '100'), set('meaning', 'night trial')];
  expect(withoutNumber({ ...copy, details }).subline?.plain).toBe('King size mattress sale');
  expect(withoutNumber(copy).subline?.plain).toBe('King size mattress sale · 100 night trial');
});

it.each([
  ['01632 960781 · Open till 9.30', 'Open till 9.30'],
  ['Call 01632\u00a0960781 · Open till 9.30', 'Open till 9.30'],
  ['Tel: 01632 960781', undefined],
  ['Please order by Friday noon: 01632 960781 · Free parking', 'Please order by Friday noon · Free parking'],
  ['Open till 9.30', 'Open till 9.30'],
])('says the number of a strip once: %s', (subline, left) => {
  const copy = { ...copyOf('Cod and chips £9', subline), details: [set('phone', '01632\u00a0960781')] };
  expect(withoutPhone(copy, 'en').subline?.plain.replaceAll('\u00a0', ' ')).toBe(left);
});

it('parts a price list in running text between its entries', async () => {
  const [brief] = sheetBriefs;
  if (!brief) throw new Error('no brief');
  const subline = 'Croissant €1.80, almond croissant €2.60 and more';
  const { copy } = await prepareCopy(sheetDesign({ ...brief, copy: { ...brief.copy, subline } }, 'split'));
  expect(copy.subline?.plain).toContain('almond\u00a0croissant\u00a0€2.60');
});
