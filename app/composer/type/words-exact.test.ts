import { join } from 'node:path';
import sharp from 'sharp';
import { createWorker } from 'tesseract.js';
import { expect, it } from 'vitest';
import { pixelsOf } from '../design/ad-design.ts';
import { gradientPicture, sampleDesign, samples } from '../render/compose.fixtures.ts';
import { composeAd } from '../render/compose.ts';
import { packageFolder } from './packages.ts';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}%]+/gu) ?? [];

it('sets headline, sub-line and call to action so that OCR reads every word', async () => {
  const data = packageFolder('@tesseract.js-data/eng') ?? '';
  const worker = await createWorker('eng', 1, {
    langPath: join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
  });
  const ad = await composeAd({
    design: sampleDesign('long', 'editorial'),
    size: pixelsOf('1024x1024'),
    assets: await gradientPicture(),
  });
  const { data: page } = await worker.recognize(await sharp(ad.clean).resize(2048).png().toBuffer());
  await worker.terminate();
  const read = new Set(wordsOf(page.text));
  const { headline, subline, callToAction } = samples.long.copy;
  const words = wordsOf(`${headline} ${subline} ${callToAction}`);
  const right = words.filter((word) => read.has(word));
  expect(words.filter((word) => !read.has(word))).toEqual([]);
  expect(right.length / words.length).toBeGreaterThanOrEqual(0.99);
});
