import { expect, it } from 'vitest';
import { composeAd } from '../render/compose.ts';
import { sheetBriefs, sheetDesign } from './sheet-briefs.fixtures.ts';
import { isTwoPrices, restOf, thingOf } from './was-now.tsx';

it('keeps a sub-line as long as the picture is wide off the thing', async () => {
  const [brief] = sheetBriefs;
  if (!brief) throw new Error('no brief');
  const { offer: _, ...rest } = brief.copy;
  const copy = {
    ...rest,
    headline: 'Riverside Dental',
    subline: 'New patients are welcome at last. A polish by our hygienist is now $79 instead of $110',
  };
  const details = [
    { role: 'formerPrice', text: '$110' },
    { role: 'price', text: '$79' },
  ] as const;
  const design = sheetDesign({ ...brief, copy, details: [...details] }, 'was-now');
  const { report, design: shipped } = await composeAd({ design, size: { width: 512, height: 512 } });
  expect(shipped.layout).toBe('was-now');
  expect(report.checks.find(({ name }) => name === 'subject')?.value).toBeGreaterThanOrEqual(0.97);
});

it.each([
  ['Teeth whitening $149 (was $299)', '$299', '$149', 'Teeth whitening'],
  ['Prima visita 60 € invece di 80 €', '80 €', '60 €', 'Prima visita'],
  ['6 for 9.90 instead of 12', '12', '9.90', '6 for'],
  ['Was $349, now $229', '$349', '$229', undefined],
  ['Sofa 499 € statt 799 € nur bei Abholung', '799 €', '499 €', undefined],
])('what %j is for stands over the prices', (offer, former, price, thing) => {
  expect(thingOf(offer, former, price)).toBe(thing);
});

it('sets what an offer says behind its price under the figure', () => {
  expect(restOf('€240 instead of €320', '€240')).toBe('instead of €320');
  expect(restOf('Was $349, now $229', '$229')).toBeUndefined();
  expect(restOf('$39.50', '$39')).toBeUndefined();
});

it.each([
  ['Now $59, was $89', ['$89', 'Now $59'], 'en', true],
  ['$59, was $89', ['$89', '$59'], 'en', true],
  ['Was £849, now £599', ['£849', 'Now £599'], 'en', true],
  ['59 € statt 89 €', ['89 €', '59 €'], 'de', true],
  ['Was $349, now $229 with a frame', ['$349', 'now $229'], 'en', false],
] as const)('whether figures say all of %j', (offer, [former, price], language, isAll) => {
  expect(isTwoPrices(offer, [former, price], language)).toBe(isAll);
});

it('sets the price that is struck through in the face of the button, to be read behind its line', async () => {
  const [brief] = sheetBriefs;
  if (!brief) throw new Error('no brief');
  const copy = { headline: 'Balayage and blow dry', callToAction: 'Book now' };
  const details = [
    { role: 'formerPrice', text: '$95' },
    { role: 'price', text: '$65' },
  ] as const;
  const fine = { ...brief, copy, display: 'cormorant-garamond', details: [...details] };
  const { texts } = await composeAd({
    design: sheetDesign(fine, 'was-now'),
    size: { width: 512, height: 512 },
  });
  const boxOf = (role: string) => texts.find((text) => text.role === role)?.box ?? { y: 0, height: 0 };
  const [price, button] = [boxOf('price'), boxOf('callToAction')];
  expect(texts.find(({ role }) => role === 'formerPrice')?.fontSize).toBeGreaterThan(20);
  expect(price.y + price.height).toBeLessThan(button.y);
});
