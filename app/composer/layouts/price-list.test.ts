import { expect, it } from 'vitest';
import { composeAd } from '../render/compose.ts';
import { sheetBriefs, sheetDesign } from './sheet-briefs.fixtures.ts';

const [brief] = sheetBriefs;

it.each([
  { width: 512, height: 768 },
  { width: 512, height: 512 },
])('sets the name larger than two entries of a list: $width x $height', async (size) => {
  if (!brief) throw new Error('no brief');
  const copy = {
    headline: 'Diwali fair',
    subline: 'A silver coin with every purchase over £50 · Daily from 10 to 9',
    offer: 'Up to 50% off saris',
    callToAction: 'Shop now',
  };
  const details = [
    { role: 'listed', text: 'Silk sari' },
    { role: 'listedPrice', text: 'from £49' },
    { role: 'listed', text: 'Cotton sari' },
    { role: 'listedPrice', text: 'from £19' },
  ] as const;
  const design = sheetDesign({ ...brief, copy, details: [...details], things: ['sari'] }, 'price-list');
  const { texts, design: shipped } = await composeAd({ design, size });
  expect(shipped.layout).toBe('price-list');
  const sizeOf = (role: string) => texts.find((text) => text.role === role)?.fontSize ?? 0;
  expect(sizeOf('headline')).toBeGreaterThan(1.1 * sizeOf('listed'));
});
