import { join } from 'node:path';
import sharp from 'sharp';
import { createWorker, PSM, type Worker } from 'tesseract.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import type { TextBox } from '../checks/boxes.ts';
import { luminanceOfHex } from '../color/contrast.ts';
import { writeCopy } from '../copywriter/copywriter.ts';
import { directAd } from '../direction/art-director.ts';
import { composeAd } from '../render/compose.ts';
import { packageFolder } from '../type/packages.ts';
import { placements } from './placements.ts';

const brief = {
  title: 'Morning coffee',
  saleGoals: '20% off this week',
  adCopy: 'Slow mornings, freshly roasted.\nSmall batches, sent out the day they leave the drum.',
  instructions: 'Brand: Kettle & Crane. CTA: Order a bag',
};
const written = writeCopy(readBrief(brief));
const { copy } = written;
const design = directAd({ brief, size: '1024x1024', seed: 3, layout: 'still-life', ...written });
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}%]+/gu) ?? [];

let reader: Worker;
beforeAll(async () => {
  const data = packageFolder('@tesseract.js-data/eng') ?? '';
  reader = await createWorker('eng', 1, { langPath: join(data, '4.0.0_best_int'), cacheMethod: 'none' });
  await reader.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, user_defined_dpi: '150' });
});
afterAll(() => reader.terminate());

/** What OCR reads of a text, cut out of the picture, dark on light and at a size it is used to. */
async function read(picture: Buffer, { box, fontSize, color }: TextBox, margin: number): Promise<string[]> {
  const edge = Math.round(fontSize * margin);
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const left = Math.max(0, Math.floor(box.x) - edge);
  const top = Math.max(0, Math.floor(box.y) - edge);
  const cut = sharp(picture).extract({
    left,
    top,
    width: Math.min(width - left, Math.ceil(box.width) + 2 * edge),
    height: Math.min(height - top, Math.ceil(box.height) + 2 * edge),
  });
  const scaled = cut.resize({ width: Math.round((box.width + 2 * edge) * (48 / fontSize)) }).grayscale();
  const isLight = luminanceOfHex(color) > 0.4;
  const image = await (isLight ? scaled.negate({ alpha: false }) : scaled).normalize().png().toBuffer();
  return wordsOf((await reader.recognize(image)).data.text);
}

it.each(placements.filter(({ drawnAs }) => drawnAs === undefined))(
  'sets the words of an ad for $network, $label, so that OCR reads every one',
  async ({ width, height, safe }) => {
    const { clean, texts, dropped } = await composeAd({ design, size: { width, height }, safe });
    // What a layout gives up in a small place is left out whole.
    expect(dropped.filter((role) => role !== 'subline' && role !== 'brand')).toEqual([]);
    for (const role of ['headline', 'subline', 'offer', 'callToAction'] as const) {
      if (dropped.includes(role)) continue;
      let missing: string[] = wordsOf(copy[role] ?? '');
      // The edge of a badge may hide a word from OCR, so that a text is cut out closely when it is not read at first.
      for (const margin of [0.3, 0.2, 0.1]) {
        for (const text of missing.length > 0 ? texts.filter((one) => one.role === role) : []) {
          const found = await read(clean, text, margin);
          missing = missing.filter((word) => !found.includes(word));
        }
      }
      expect(missing).toEqual([]);
    }
  },
  60_000,
);
