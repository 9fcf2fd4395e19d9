import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pixelsOf } from '../design/ad-design.ts';
import { composeAd } from '../render/compose.ts';
import { canvasFor } from './layout.ts';
import { type SheetBrief, sheetBriefs, sheetDesign } from './sheet-briefs.fixtures.ts';

it('keeps the strokes of Nastaliq that lean back over the start of a line within the margin', async () => {
  const brief = sheetBriefs.find(({ name }) => name === 'arabic') as SheetBrief;
  const family = 'noto-nastaliq-urdu';
  const urdu = {
    ...{ ...brief, language: 'ur', display: family, body: family, details: [] },
    copy: { headline: 'گرمیوں کی سیل', callToAction: 'ابھی خریدیں' },
  };
  const size = pixelsOf('1024x1024');
  const design = sheetDesign(urdu, 'flat-lay');
  const ad = await composeAd({ design, size });
  expect(ad.design.layout).toBe('flat-lay');
  const { margin } = canvasFor(size, design);
  const headline = ad.texts.find(({ role }) => role === 'headline')?.box;
  const top = Math.floor(headline?.y ?? 0);
  const strip = {
    left: size.width - margin + 3,
    top,
    width: margin - 3,
    height: Math.floor(headline?.height ?? 1),
  };
  const pixels = await sharp(ad.clean).extract(strip).removeAlpha().raw().toBuffer();
  const [r, g, b] = pixels;
  const others = pixels.filter((value, at) => Math.abs(value - ([r, g, b][at % 3] ?? 0)) > 8);
  expect(others.length).toBe(0);
});
