import sharp from 'sharp';
import { luminance } from '../color/contrast.ts';
import type { Pixels } from '../design/ad-design.ts';
import type { RgbaPixels } from '../render/render.ts';
import { cutOut } from './cut-out.ts';
import { plainGroundOf } from './plain-ground.ts';
import { isLogo } from './product-kind.ts';

/** A product's or logo's picture, ready to be placed. */
export type Product = {
  kind: 'product' | 'logo';
  /** `cut-out`: free of its ground (or it never had one); `whole`: with the ground it was photographed on. */
  finish: 'cut-out' | 'whole';
  /** Straight alpha, trimmed to what is visible, at most 1024 px long. */
  pixels: RgbaPixels;
  /** Size of the visible part in px of the stored picture: what enlarging is measured by. */
  size: Pixels;
  /** Where its lowest part stands, as fractions of the width: the contact shadow lies there. */
  foot: { left: number; right: number };
  /** Luminances (0 to 1) of the visible pixels, sorted: what a logo's readability is measured by. */
  ink: Float64Array;
};

/** No ad shows a product larger, px. */
const longest = 1024;
const known = new WeakMap<Uint8Array, Promise<Product | undefined>>();

/**
 * Reads a stored product picture: turned upright, cut out when its ground is plain. The same bytes are read once.
 * undefined when nothing in it is visible. Rejects when the bytes are no picture.
 */
export function readProduct(bytes: Uint8Array): Promise<Product | undefined> {
  let reading = known.get(bytes);
  if (!reading) {
    reading = decode(bytes).then(productOf);
    known.set(bytes, reading);
  }
  return reading;
}

type Decoded = {
  pixels: RgbaPixels;
  /** px of the stored picture for one of these. */
  scale: number;
  kept: 'lossless' | 'lossy';
};

async function decode(bytes: Uint8Array): Promise<Decoded> {
  const picture = sharp(bytes, { failOn: 'error' }).autoOrient();
  const { autoOrient: whole, format } = await picture.metadata();
  const { data, info } = await picture
    .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const scale = Math.max(whole.width / width, whole.height / height);
  return { pixels: { width, height, data }, scale, kept: format === 'jpeg' ? 'lossy' : 'lossless' };
}

function productOf({ pixels, scale, kept }: Decoded): Product | undefined {
  const hasAlpha = isSeeThrough(pixels);
  const plain = hasAlpha ? undefined : plainGroundOf(pixels, kept);
  const cut = hasAlpha ? pixels : plain && cutOut(pixels, plain);
  const visible = trimToVisible(cut ?? pixels);
  if (!visible) return undefined;
  return {
    kind: cut && isLogo(visible) ? 'logo' : 'product',
    finish: cut ? 'cut-out' : 'whole',
    pixels: visible,
    size: { width: Math.round(visible.width * scale), height: Math.round(visible.height * scale) },
    foot: footOf(visible),
    ink: inkOf(visible),
  };
}

/** Whether a picture has transparent parts worth the name. */
function isSeeThrough({ data }: RgbaPixels): boolean {
  // Every seventh pixel: as good a sample as all of them.
  let clear = 0;
  for (let at = 3; at < data.length; at += 28) if (data[at]! < 200) clear++;
  return clear > 0.005 * (data.length / 28);
}

/** Cut to the box of the pixels that can be seen; undefined when there are none. */
function trimToVisible(pixels: RgbaPixels): RgbaPixels | undefined {
  const { width, height, data } = pixels;
  const isSeen = (at: number) => data[at * 4 + 3]! >= 12;
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let start = 0;
    while (start < width && !isSeen(row + start)) start++;
    if (start === width) continue;
    let end = width - 1;
    while (!isSeen(row + end)) end--;
    left = Math.min(left, start);
    right = Math.max(right, end);
    top = Math.min(top, y);
    bottom = y;
  }
  if (right < 0) return undefined;
  if (left === 0 && top === 0 && right === width - 1 && bottom === height - 1) return pixels;
  const size = { width: right - left + 1, height: bottom - top + 1 };
  const cut = new Uint8Array(size.width * size.height * 4);
  for (let y = 0; y < size.height; y++) {
    const from = ((top + y) * width + left) * 4;
    cut.set(data.subarray(from, from + size.width * 4), y * size.width * 4);
  }
  return { ...size, data: cut };
}

function footOf({ width, height, data }: RgbaPixels): Product['foot'] {
  let [left, right] = [width, -1];
  for (let y = Math.floor(height * 0.95); y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3]! < 128) continue;
      if (x < left) left = x;
      if (x > right) right = x;
    }
  return right < 0 ? { left: 0, right: 1 } : { left: left / width, right: (right + 1) / width };
}

function inkOf({ data }: RgbaPixels): Float64Array {
  const values: number[] = [];
  const step = Math.max(1, Math.floor(data.length / 4 / 8000));
  for (let at = 0; at < data.length; at += step * 4)
    if (data[at + 3]! >= 128) values.push(luminance(data[at]!, data[at + 1]!, data[at + 2]!));
  return Float64Array.from(values).sort();
}

/** The picture in exactly the px it is shown in. */
export async function scaleProduct({ pixels }: Product, size: Pixels): Promise<RgbaPixels> {
  const { width, height, data } = pixels;
  const scaled = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(size.width, size.height, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { ...size, data: scaled };
}
