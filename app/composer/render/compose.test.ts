import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type AdDesign,
  type AdSize,
  adSizes,
  flatLayouts,
  pixelsOf,
  sceneLayouts,
} from '../design/ad-design.ts';
import { type Placement, placementOf } from '../design/placements.ts';
import { sheetBriefs, sheetDesign } from '../layouts/sheet-briefs.fixtures.ts';
import { thingOn, things } from '../pictures/pictures.fixtures.ts';
import { gradientPicture, sampleDesign, samples } from './compose.fixtures.ts';
import { type ComposedAd, composeAd } from './compose.ts';
import { boxOfMark, watermarkSize } from './watermark.ts';

let assets: ReadonlyMap<string, Uint8Array>;
beforeAll(async () => {
  assets = await gradientPicture();
});

function compose(design: AdDesign, size: AdSize = '1024x1024', watermark?: string): Promise<ComposedAd> {
  return composeAd({ design, size: pixelsOf(size), assets, ...(watermark && { watermark }) });
}

async function rgba(png: Uint8Array) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

describe('every layout', () => {
  const names = Object.keys(samples) as (keyof typeof samples)[];
  const cases = sceneLayouts.flatMap((layout, index) =>
    names.map((name, turn) => ({ layout, name, size: adSizes[(index + turn) % 3] as AdSize })),
  );
  it.each(cases)('$layout holds the $name copy at $size', async ({ layout, name, size }) => {
    const ad = await compose(sampleDesign(name, layout), size);
    expect(ad.report.rejected).toEqual([]);
    expect(ad.report.checks.filter((check) => !check.passed)).toEqual([]);
    expect(ad.design.layout).toBe(layout);
    const { width, height, format } = await sharp(ad.clean).metadata();
    expect({ width, height, format }).toEqual({ ...pixelsOf(size), format: 'png' });
  });
});

describe('every layout on flat colour', () => {
  const cases = flatLayouts.flatMap((layout, index) =>
    [0, 1].map((turn) => ({
      layout,
      brief: sheetBriefs[(index + 3 * turn) % sheetBriefs.length] as (typeof sheetBriefs)[number],
      size: adSizes[(index + turn) % 3] as AdSize,
    })),
  );
  it.each(cases)('$layout holds the words of $brief.name at $size and leaves the mark room', async (one) => {
    const design = sheetDesign(one.brief, one.layout);
    const size = pixelsOf(one.size);
    const ad = await composeAd({ design, size, watermark: 'Created with ads.example', isMarked: true });
    expect(ad.report.checks.filter((check) => !check.passed)).toEqual([]);
    expect(ad.report.rejected).toEqual([]);
    const names = ad.report.checks.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['legible', 'mark', 'ragged', 'contrast']));
    // What is not printed is said.
    const { headline, subline = '', offer = '' } = design.layers;
    const printed = `${headline} ${subline} ${offer}`.toLowerCase();
    if (!ad.texts.some(({ role }) => role === 'offer')) expect(ad.design.leftOut).toContain(offer);
    for (const { role, text } of design.layers.details)
      if (!ad.texts.some((shown) => shown.role === role) && !printed.includes(text.toLowerCase()))
        expect(ad.design.leftOut).toContain(text);
  });
});

describe('composeAd', () => {
  it('gives equal bytes for equal designs', async () => {
    const design = sampleDesign('long', 'hero-side');
    const [first, second] = [await compose(design), await compose(design)];
    expect(first.clean.equals(second.clean)).toBe(true);
  });

  it('mirrors the panel of a split layout for right-to-left', async () => {
    const panelAt = async (name: 'thai' | 'arabic', x: number) => {
      const { data } = await rgba((await compose(sampleDesign(name, 'split'))).clean);
      return [...data.subarray((1015 * 1024 + x) * 4, (1015 * 1024 + x) * 4 + 3)];
    };
    const surface = [0xfd, 0xf6, 0xec];
    expect(await panelAt('thai', 8)).toEqual(surface);
    expect(await panelAt('thai', 1015)).not.toEqual(surface);
    expect(await panelAt('arabic', 1015)).toEqual(surface);
    expect(await panelAt('arabic', 8)).not.toEqual(surface);
  });

  it('gives up on a layout whose text would not read, says so, and ships another', async () => {
    const palette = { ...sampleDesign('long', 'band').palette, accent: '#d9d9d9', onAccent: '#ffffff' };
    const ad = await compose(sampleDesign('long', 'band', palette));
    expect(ad.report.rejected[0]).toMatchObject({ layout: 'band', failed: [{ name: 'contrast' }] });
    expect(ad.report.passed).toBe(true);
    expect(ad.design.layout).not.toBe('band');
  });

  it('gives up on a layout whose words do not fit', async () => {
    const design = sampleDesign('long', 'split');
    const headline = `${'Donaudampfschifffahrtsgesellschaftskapitänsmützen'.repeat(2)}`;
    const ad = await compose({ ...design, layers: { ...design.layers, headline } });
    expect(ad.report.rejected[0]).toMatchObject({ layout: 'split', failed: [{ name: 'overflow' }] });
  });

  it('leaves words out, and says which, before there is no ad', async () => {
    const design = sheetDesign(sheetBriefs[0] as (typeof sheetBriefs)[number], 'split');
    const copy = {
      headline: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenanprobe mit Kaffee und Kuchen am Sonntag',
      subline:
        'Kuchen 3,90 €, Sonnenallee 14, mit Blick auf die alte Donau und ihre Schiffe, Platz für achtzig Gäste im Garten und für zwanzig am Kamin, Hunde und Kinder willkommen',
      offer: 'Jeden Sonntag ab 10 Uhr, Kaffee 2,50 €',
      callToAction: 'Ruf an: 030 123456',
      brand: 'Kaffeerösterei Hohenzollernplatz',
    };
    const long = { ...design, layers: { ...design.layers, ...copy } };
    const ad = await composeAd({ design: long, size: pixelsOf('1536x1024') });
    expect(ad.dropped).toContain('subline');
    expect(ad.design.leftOut).toContain(copy.subline);
    const shown = ad.texts.map(({ role }) => role);
    expect(shown).toEqual(expect.arrayContaining(['headline', 'callToAction']));
  });

  it('looks at the mark of a free ad on the last panel too', async () => {
    const [brief] = sheetBriefs;
    const design = sheetDesign(brief as (typeof sheetBriefs)[number], 'split');
    const headline = 'Donaudampfschifffahrtsgesellschaftskapitänsmützen'.repeat(2);
    const ad = await composeAd({
      design: { ...design, layers: { ...design.layers, headline } },
      ...{ size: pixelsOf('1024x1024'), watermark: 'Created with ads.example', isMarked: true },
    });
    const mark = ad.report.checks.find(({ name }) => name === 'mark');
    expect(mark).toBeDefined();
    expect(ad.report.passed).toBe(ad.report.checks.every(({ passed }) => passed));
  });

  it('refuses what no font has a glyph for', async () => {
    const design = sampleDesign('short', 'card');
    const attempt = compose({ ...design, layers: { ...design.layers, headline: 'ᎠᎴᏂᏙᎲ' } });
    await expect(attempt).rejects.toMatchObject({ code: 'no-layout-passes', message: /no glyph/ });
  });

  it('names a missing and a broken picture', async () => {
    const input = { design: sampleDesign('short', 'card'), size: pixelsOf('1024x1024') };
    await expect(composeAd(input)).rejects.toMatchObject({ code: 'asset-missing' });
    const broken = new Map([['scene', new TextEncoder().encode('not a picture')]]);
    await expect(composeAd({ ...input, assets: broken })).rejects.toMatchObject({ code: 'asset-unreadable' });
  });

  it.each(['pinterest', 'tiktok', 'reel'])(
    'keeps long words and a long call beside an upright product in %s',
    async (key) => {
      const { width, height, safe } = placementOf(key) as Placement;
      const design = sampleDesign('short', 'card');
      const product = { asset: 'product', width: things.bottle.width, height: things.bottle.height };
      const copy = {
        headline: 'Sommerschlussverkauf für Naturliebhaberinnen',
        callToAction: 'Jetzt versandkostenfrei bestellen',
      };
      const { texts, report } = await composeAd({
        design: { ...design, layers: { ...design.layers, ...copy, product } },
        size: { width, height },
        safe,
        assets: new Map([...assets, ['product', await thingOn('bottle')]]),
      });
      expect(report.passed).toBe(true);
      for (const { role, lines, region } of texts) {
        const right = Math.max(...lines.map((line) => line.x + line.width));
        expect(right, role).toBeLessThanOrEqual((region?.x ?? 0) + (region?.width ?? width) + 1);
      }
    },
  );

  it('sets a short call in one line beside an upright product', async () => {
    const { width, height, safe } = placementOf('pinterest') as Placement;
    const design = sampleDesign('japanese', 'split');
    const product = { asset: 'product', width: things.bottle.width, height: things.bottle.height };
    const { texts } = await composeAd({
      design: { ...design, layers: { ...design.layers, callToAction: '今すぐ購入', product } },
      size: { width, height },
      safe,
      assets: new Map([...assets, ['product', await thingOn('bottle')]]),
    });
    expect(texts.find(({ role }) => role === 'callToAction')?.lines).toHaveLength(1);
  });

  it('places a product whole and in proportion', async () => {
    const red = await sharp({ create: { width: 300, height: 150, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const design = sampleDesign('short', 'hero-side');
    const product = { asset: 'product', width: 300, height: 150 };
    const ad = await composeAd({
      design: { ...design, layers: { ...design.layers, product } },
      size: pixelsOf('1024x1024'),
      assets: new Map([...assets, ['product', red]]),
    });
    const { data } = await rgba(ad.clean);
    const box = { left: 1024, right: 0, top: 1024, bottom: 0 };
    for (let at = 0; at < 1024 * 1024; at++) {
      if (data[at * 4] !== 255 || data[at * 4 + 1] !== 0 || data[at * 4 + 2] !== 0) continue;
      box.left = Math.min(box.left, at % 1024);
      box.right = Math.max(box.right, at % 1024);
      box.top = Math.min(box.top, Math.floor(at / 1024));
      box.bottom = Math.max(box.bottom, Math.floor(at / 1024));
    }
    expect((box.right - box.left + 1) / (box.bottom - box.top + 1)).toBeCloseTo(2, 1);
  });
});

function changedBetween(before: Awaited<ReturnType<typeof rgba>>, after: Awaited<ReturnType<typeof rgba>>) {
  expect([after.width, after.height]).toEqual([before.width, before.height]);
  const changed = { left: after.width, right: 0, top: after.height, bottom: 0 };
  for (let at = 0; at < before.data.length; at += 4) {
    const same = [0, 1, 2].every((k) => before.data[at + k] === after.data[at + k]);
    if (same) continue;
    const [x, y] = [(at / 4) % after.width, Math.floor(at / 4 / after.width)];
    changed.left = Math.min(changed.left, x);
    changed.right = Math.max(changed.right, x);
    changed.top = Math.min(changed.top, y);
    changed.bottom = Math.max(changed.bottom, y);
  }
  return changed;
}

describe('the watermark', () => {
  it('changes a box in the middle and nothing else', async () => {
    const { clean, marked } = await compose(
      sampleDesign('long', 'card'),
      '1536x1024',
      'Created with ads.example',
    );
    const changed = changedBetween(await rgba(clean), await rgba(marked as Buffer));
    const type = watermarkSize({ width: 1536, height: 1024 });
    expect(type).toBe(41);
    expect((changed.left + changed.right) / 2).toBeCloseTo(768, -1);
    expect((changed.top + changed.bottom) / 2).toBeCloseTo(512, -1);
    const [width, height] = [changed.right - changed.left, changed.bottom - changed.top];
    expect(height).toBeGreaterThan(type);
    expect(height).toBeLessThan(type * 3);
    expect(width).toBeLessThan(type * 18);
  });

  it('stays on one line, within its box, where the line has room', async () => {
    const size = { width: 1200, height: 1200 };
    const watermark = 'Created with localhost:42053';
    const { clean, marked } = await composeAd({
      design: sampleDesign('long', 'card'),
      size,
      assets,
      watermark,
    });
    const changed = changedBetween(await rgba(clean), await rgba(marked as Buffer));
    const box = await boxOfMark(watermark, size);
    expect(changed.bottom - changed.top).toBeLessThanOrEqual(Math.ceil(box.height));
    expect(changed.right - changed.left).toBeLessThanOrEqual(Math.ceil(box.width));
  });

  it('is never smaller than 16 px', () => {
    expect(watermarkSize({ width: 300, height: 250 })).toBe(16);
    expect(watermarkSize({ width: 1024, height: 1024 })).toBe(41);
  });
});
