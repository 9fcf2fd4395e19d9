import { expect, it } from 'vitest';
import type { LayoutName } from '../design/ad-design.ts';
import { composeAd } from '../render/compose.ts';
import { type SheetBrief, sheetBriefs, sheetDesign } from './sheet-briefs.fixtures.ts';

const [bakery] = sheetBriefs as [SheetBrief];

/** An ad of somebody with a long name; half the px of its size, as a studio takes its time. */
function drawn(layout: LayoutName, size: { width: number; height: number }, brand: string) {
  const copy = { headline: 'Spring giraffe walk', offer: 'From £29', callToAction: 'Book now', brand };
  return composeAd({ design: sheetDesign({ ...bakery, things: ['giraffe'], copy }, layout), size });
}

it.each([
  { width: 512, height: 512 },
  { width: 768, height: 512 },
  { width: 512, height: 768 },
])('stands in the band of a scene, off the thing above it: $width x $height', async (size) => {
  const { design, report, texts } = await drawn('band', size, 'Northumberland Wildlife and Zoo Trust');
  expect({ layout: design.layout, rejected: report.rejected }).toEqual({ layout: 'band', rejected: [] });
  expect(report.checks.find(({ name }) => name === 'words-clear')).toMatchObject({ passed: true, value: 0 });
  const topOf = (role: string) => texts.find((text) => text.role === role)?.box.y ?? 0;
  expect(topOf('brand')).toBeGreaterThan(topOf('offer'));
  expect(topOf('brand')).toBeLessThan(topOf('headline'));
});

it('takes a second line where the name is longer than its column', async () => {
  const name = 'Northumberland and Durham Wildlife and Zoo Trust';
  const { design, texts } = await drawn('flat-lay', { width: 768, height: 512 }, name);
  expect(design.layout).toBe('flat-lay');
  expect(texts.find(({ role }) => role === 'brand')?.lines).toHaveLength(2);
});

it.each([
  { width: 512, height: 512 },
  { width: 768, height: 512 },
  { width: 512, height: 768 },
])('stands over the headline at its edge, and is read on a telephone: $width x $height', async (size) => {
  const { texts } = await drawn('hero-bottom', size, 'Giraffe Walks');
  const of = (role: string) => texts.find((text) => text.role === role);
  const [brand, headline] = [of('brand'), of('headline')];
  expect(brand?.box.y).toBeLessThan(headline?.box.y ?? 0);
  // Its mark stands before it.
  expect(Math.abs((brand?.box.x ?? 0) - (headline?.box.x ?? 0))).toBeLessThan(2 * (brand?.fontSize ?? 0));
  expect(((brand?.fontSize ?? 0) * 375) / size.width).toBeGreaterThan(9);
});
