import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { RgbaPixels } from '../render/render.ts';
import { drawn, photograph, pixelsOfPng, type Thing, thingOn, things } from './pictures.fixtures.ts';
import { readProduct } from './product.ts';

const alphaAt = ({ width, data }: RgbaPixels, x: number, y: number) => data[(y * width + x) * 4 + 3];

describe('readProduct', () => {
  it.each<[Thing, string, string]>([
    ['bottle', 'product', 'cut-out'],
    ['shoe', 'product', 'cut-out'],
    ['pole', 'product', 'cut-out'],
    ['wordmark', 'logo', 'cut-out'],
    ['whiteMug', 'product', 'whole'],
  ])('takes a %s on white for a %s, %s', async (thing, kind, finish) => {
    expect(await readProduct(await thingOn(thing))).toMatchObject({ kind, finish });
  });

  it('leaves the pixels inside a cut-out as they were', async () => {
    const png = await drawn(
      600,
      600,
      '<rect width="600" height="600" fill="#fff"/><rect x="150" y="100" width="300" height="400" fill="#a33a1c"/><circle cx="300" cy="300" r="60" fill="#fff"/>',
    );
    const source = await pixelsOfPng(png);
    const product = await readProduct(png);
    if (!product) throw new Error('nothing was read');
    const { pixels } = product;
    expect([pixels.width, pixels.height]).toEqual([300, 400]);
    for (let y = 3; y < 397; y++)
      for (let x = 3; x < 297; x++) {
        const to = (y * 300 + x) * 4;
        const from = ((y + 100) * 600 + x + 150) * 4;
        expect(pixels.data.subarray(to, to + 4)).toEqual(
          new Uint8Array(source.data.subarray(from, from + 4)),
        );
      }
  });

  it('keeps a hole of the colour of the ground', async () => {
    const png = await drawn(
      400,
      400,
      '<rect width="400" height="400" fill="#fff"/><circle cx="200" cy="200" r="150" fill="#1b4f9c"/><circle cx="200" cy="200" r="50" fill="#fff"/>',
    );
    const product = await readProduct(png);
    expect(product?.finish).toBe('cut-out');
    expect(alphaAt(product?.pixels as RgbaPixels, 150, 150)).toBe(255);
  });

  it('takes the colour of the ground out of the edge', async () => {
    const png = await drawn(
      400,
      400,
      '<rect width="400" height="400" fill="#fff"/><circle cx="200" cy="200" r="150" fill="#101820"/>',
    );
    const { pixels } = (await readProduct(png)) ?? {};
    if (!pixels) throw new Error('nothing was read');
    let brightest = 0;
    for (let at = 0; at < pixels.data.length; at += 4)
      if (pixels.data[at + 3]! > 20) brightest = Math.max(brightest, pixels.data[at]!);
    expect(brightest).toBeLessThan(60);
  });

  it('cuts a photographed thing off a plain ground and leaves one on a busy ground', async () => {
    const { width, height, body } = things.bottle;
    const plain = `<rect width="100%" height="100%" fill="#e9e6e0"/>${body}`;
    expect(await readProduct(await photograph(width, height, plain))).toMatchObject({ finish: 'cut-out' });
    const busy = `<defs><linearGradient id="b" x2="1" y2="1"><stop stop-color="#7a4a2c"/><stop offset="1" stop-color="#e8c9a0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#b)"/>${body}`;
    expect(await readProduct(await photograph(width, height, busy))).toMatchObject({ finish: 'whole' });
  });

  it('uses a picture with transparency as it is, without its empty margins', async () => {
    const product = await readProduct(
      await drawn(500, 500, '<circle cx="250" cy="300" r="100" fill="#c33"/>'),
    );
    expect(product).toMatchObject({ finish: 'cut-out', size: { width: 200, height: 200 } });
  });

  it('turns a photograph upright', async () => {
    const lying = await sharp(await thingOn('bottle'))
      .rotate(-90)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { size } = (await readProduct(lying)) ?? {};
    expect(size && size.height > size.width * 2).toBe(true);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['one pixel', () => drawn(1, 1, '<rect width="1" height="1" fill="#333"/>')],
    ['a line', () => drawn(1, 4000, '<rect width="1" height="4000" fill="#333"/>')],
    ['one colour', () => drawn(700, 700, '<rect width="700" height="700" fill="#3a6"/>')],
  ])('keeps %s whole', async (_name, draw) => {
    expect(await readProduct(await draw())).toMatchObject({ kind: 'product', finish: 'whole' });
  });

  it('finds nothing in a transparent picture', async () => {
    expect(await readProduct(await drawn(200, 200, ''))).toBeUndefined();
  });
});
