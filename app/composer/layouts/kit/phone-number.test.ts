import { expect, it } from 'vitest';
import { prepareCopy } from '../../type/set-copy.ts';
import { numbersOf } from '../phone-strip.tsx';
import { type SheetBrief, sheetBriefs, sheetDesign } from '../sheet-briefs.fixtures.ts';
import { numberLength, withWholeNumber } from './phone-number.ts';

const text = (plain: string) => ({ plain, parts: [{ text: plain, unbroken: false }] });

it.each([
  ['Call 0117 496 0321', ['Call ', '0117 496 0321']],
  ['Call (602) 555-0147', ['Call ', '(602) 555-0147']],
  ['致电 400-123-4567', ['致电 ', '400-123-4567']],
  ['致电 400-\u200b123-\u200b4567', ['致电 ', '400-123-4567']],
  ['8 912 000-11-22', ['8 912 000-11-22']],
])('of "%s" the number is one piece', (plain, parts) => {
  const whole = withWholeNumber(text(plain), 'ltr');
  expect(whole.parts.map((part) => part.text)).toEqual(parts);
  expect(numberLength(whole)).toBe(parts.at(-1)?.length);
});

it.each(['Book now', 'From €120', 'Reserve for 2 or 4'])('"%s" has no telephone number', (plain) => {
  expect(withWholeNumber(text(plain), 'ltr')).toEqual(text(plain));
});

it('a number keeps its direction among letters from right to left', () => {
  expect(withWholeNumber(text('تماس ۰۲۱-۴۴۵۵۶۶۷۷'), 'rtl').plain).toBe('تماس \u2066۰۲۱-۴۴۵۵۶۶۷۷\u2069');
});

it('the number in the strip keeps its direction too', async () => {
  const brief = sheetBriefs.find(({ name }) => name === 'arabic') as SheetBrief;
  const design = sheetDesign(brief, 'phone-strip');
  design.layers.callToAction = 'تماس: 021-55501234';
  design.layers.details = [{ role: 'phone', text: '021-55501234' }];
  const { copy } = await prepareCopy(design);
  expect(numbersOf(copy, 'rtl').call.plain).toBe('تماس: \u2066021-55501234\u2069');
  expect(numbersOf(copy, 'rtl').phone?.plain).toBe('\u2066021-55501234\u2069');
});
