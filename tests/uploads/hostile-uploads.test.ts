import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ads, monthlyUsage } from '#app/db/schema.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { drawPicture } from '#tests/support/draw-picture.ts';

const app = testApp({ env: { ROLE: 'web' } });

type Bytes = Uint8Array | string;

function send(user: TestUser, bytes: Bytes, name: string, field = 'productImage') {
  const form = new FormData();
  form.set('intent', 'generate');
  form.set('title', 'With a picture');
  form.set(field, new File([bytes as BlobPart], name));
  return user.post('/dashboard', form);
}

const filesOf = (user: TestUser): string[] => {
  const folder = join(app.dataDir, 'files/temp', user.id);
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
};

const payload = '<script>alert(document.domain)</script><?php system($_GET[0]); ?>';
const png = () => drawPicture({ width: 300, height: 200 });
const animated = (format: 'webp' | 'gif') =>
  sharp(Buffer.alloc(16 * 32 * 3, 90).fill(200, 16 * 16 * 3), {
    raw: { width: 16, height: 32, channels: 3, pageHeight: 16 },
  })
    .toFormat(format)
    .toBuffer();

describe('what is no still picture of the three kinds', () => {
  const cases: [string, () => Promise<Bytes> | Bytes, RegExp][] = [
    [
      'a GIF',
      async () =>
        sharp(await png())
          .gif()
          .toBuffer(),
      /PNG, JPEG or WebP/,
    ],
    ['an animated GIF', () => animated('gif'), /PNG, JPEG or WebP/],
    ['an animated WebP', () => animated('webp'), /animated/],
    [
      'an AVIF',
      async () =>
        sharp(await png())
          .avif({ effort: 0 })
          .toBuffer(),
      /PNG, JPEG or WebP/,
    ],
    [
      'a TIFF',
      async () =>
        sharp(await png())
          .tiff()
          .toBuffer(),
      /PNG, JPEG or WebP/,
    ],
    [
      'an SVG that says it is a PNG',
      () => `\uFEFF<?xml version="1.0"?><svg>${payload}</svg>`,
      /PNG, JPEG or WebP/,
    ],
    ['a PDF', () => `%PDF-1.7\n${payload}`, /PNG, JPEG or WebP/],
    ['a ZIP', () => Buffer.from('504b0304140000000800', 'hex'), /PNG, JPEG or WebP/],
    ['a web page', () => `<!doctype html>${payload}`, /PNG, JPEG or WebP/],
    [
      'the first bytes of a PNG and a web page',
      () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(payload)]),
      /PNG, JPEG or WebP|could not be read/,
    ],
    [
      'the first bytes of a JPEG and nothing',
      () => Buffer.from('ffd8ffe000104a464946', 'hex'),
      /could not be read/,
    ],
    [
      'half of a JPEG',
      async () => {
        const jpeg = await sharp(await png())
          .jpeg()
          .toBuffer();
        return jpeg.subarray(0, jpeg.length / 2);
      },
      /could not be read/,
    ],
    [
      'half of a WebP',
      async () => {
        const webp = await sharp(await png())
          .webp()
          .toBuffer();
        return webp.subarray(0, webp.length / 2);
      },
      /could not be read/,
    ],
    [
      'a PNG that says it is 60,000 x 60,000',
      async () => claiming(await png(), 60_000, 60_000),
      /25 megapixels|could not be read/,
    ],
    ['a PNG with no pixels', async () => claiming(await png(), 0, 0), /could not be read|PNG, JPEG or WebP/],
  ];

  // What is no picture never gets in (specification: hostile.files).
  test.each(cases)('%s is refused, with nothing stored and nothing charged', async (_name, make, message) => {
    const user = await app.user({ tier: 'professional' });
    for (const field of ['productImage', 'referenceImage']) {
      const response = await send(user, await make(), 'logo.png', field);
      expect(response.status).toBe(422);
      expect(await response.text()).toMatch(message);
    }
    expect(filesOf(user)).toEqual([]);
    expect(await app.db.$count(ads, eq(ads.userId, user.id))).toBe(0);
    expect(await app.db.$count(monthlyUsage, eq(monthlyUsage.userId, user.id))).toBe(0);
  });
});

/** The picture with other sizes in its header, and the check sum that goes with them. */
function claiming(picture: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(picture);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}

describe('what carries more than a picture', () => {
  const cases: [string, () => Promise<Bytes>][] = [
    ['a PNG with a web page behind it', async () => Buffer.concat([await png(), Buffer.from(payload)])],
    [
      'a JPEG with a comment',
      async () => {
        const jpeg = await sharp(await png())
          .jpeg()
          .toBuffer();
        const comment = Buffer.from(payload);
        const length = Buffer.alloc(2);
        length.writeUInt16BE(comment.length + 2);
        return Buffer.concat([
          jpeg.subarray(0, 2),
          Buffer.from('fffe', 'hex'),
          length,
          comment,
          jpeg.subarray(2),
        ]);
      },
    ],
    [
      'a JPEG with EXIF, XMP and a place',
      async () =>
        sharp(await png())
          .jpeg()
          .withExif({
            IFD0: { ImageDescription: payload, Artist: 'Lin' },
            IFD3: { GPSLatitude: '48/1 51/1 0/1' },
          })
          .toBuffer(),
    ],
    [
      'a CMYK JPEG',
      async () =>
        sharp(await png())
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
    ],
    [
      'a PNG of 16 bits',
      async () =>
        sharp(await png())
          .toColourspace('rgb16')
          .png()
          .toBuffer(),
    ],
    [
      'a grey PNG with a palette',
      async () =>
        sharp(await png())
          .greyscale()
          .png({ palette: true })
          .toBuffer(),
    ],
  ];

  // Where it was taken stays with its owner (specification: uploads.rewritten).
  test.each(cases)('%s is written anew, as a picture and nothing else', async (_name, make) => {
    const user = await app.user({ tier: 'professional' });
    const response = await send(user, await make(), `../../<img src=x onerror=alert(1)>\r\nx: y.png`);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('<img src=x');
    const [file, ...more] = filesOf(user);
    expect(more).toEqual([]);
    expect(file).toMatch(/\/products\/[0-9a-f]{32}\.(png|jpg)$/);
    const bytes = readFileSync(file ?? '');
    expect(bytes.includes('alert(')).toBe(false);
    const { format, exif, xmp, width = 0, space } = await sharp(bytes).metadata();
    expect(['png', 'jpeg']).toContain(format);
    expect({ exif, xmp }).toEqual({ exif: undefined, xmp: undefined });
    expect(width).toBeLessThanOrEqual(2_048);
    expect(space).not.toBe('cmyk');
  });
});
