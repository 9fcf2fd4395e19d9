import type { Node } from '@takumi-rs/core';
import sharp from 'sharp';
import type { Pixels } from '../design/ad-design.ts';
import type { Box } from '../layouts/layout.ts';
import { fontStackFor, loadFonts, renderer } from '../type/fonts.ts';
import { ComposeError } from './compose-error.ts';
import { encodePng, pixelsNode, type RgbaPixels } from './render.ts';

/** Type size of the mark in px: 4 % of the smaller side, at least 16 px (specification: ads.watermark.size). */
export function watermarkSize({ width, height }: Pixels): number {
  return Math.max(16, Math.round(0.04 * Math.min(width, height)));
}

/** The mark of the free plan: the text centred on the picture, on a translucent box. */
export async function watermarkNode(text: string, size: Pixels): Promise<Node> {
  return (await layOutMark(text, size)).node;
}

/** Where the mark lies, px: words below it could not be read. */
export async function boxOfMark(text: string, size: Pixels): Promise<Box> {
  return (await layOutMark(text, size)).box;
}

async function layOutMark(text: string, size: Pixels): Promise<{ node: Node; box: Box }> {
  const { families } = fontStackFor({ text, wanted: 'inter', language: 'en', script: 'Latn' });
  await loadFonts([{ text, families }]);
  const fontSize = watermarkSize(size);
  const maxWidth = size.width * 0.94;
  const box = {
    type: 'text',
    id: 'watermark',
    text,
    style: {
      display: 'block',
      padding: `${fontSize * 0.45}px ${fontSize * 0.8}px`,
      borderRadius: fontSize * 0.3,
      backgroundColor: 'rgba(0, 0, 0, 0.45)',
      color: 'rgba(255, 255, 255, 0.92)',
      fontFamily: families.map((family) => `"${family}"`).join(', '),
      fontSize,
      fontWeight: 600,
      lineHeight: 1.25,
      textAlign: 'center',
      whiteSpace: 'nowrap',
    },
  } satisfies Node;
  const line = await measureNode(centerNode(box, size), size);
  // A text that fits its line must not be free to break: it broke all the same where the box's width was rounded down.
  if (line.box.width <= maxWidth) return line;
  return measureNode(
    centerNode({ ...box, style: { ...box.style, maxWidth, whiteSpace: 'normal' } }, size),
    size,
  );
}

function centerNode(box: Node, size: Pixels): Node {
  return {
    type: 'container',
    style: {
      position: 'absolute',
      left: 0,
      top: 0,
      ...size,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      direction: 'ltr',
    },
    children: [box],
  };
}

async function measureNode(node: Node, size: Pixels): Promise<{ node: Node; box: Box }> {
  const { children } = await renderer.measure(node, size);
  const { width = 0, height = 0 } = children[0] ?? {};
  const box = { x: (size.width - width) / 2, y: (size.height - height) / 2, width, height };
  return { node, box };
}

/**
 * Marks a picture that is not composed here. Both answers are PNGs of exactly `size` px; a picture of another shape is
 * cut to cover it. Throws ComposeError ('asset-unreadable') when the bytes are no picture.
 */
export async function markPicture(
  bytes: Uint8Array,
  { text, size }: { text: string; size: Pixels },
): Promise<{ clean: Buffer; marked: Buffer }> {
  const pixels = await pixelsCovering(bytes, size);
  const mark = await watermarkNode(text, size);
  const [clean, marked] = await Promise.all([[], [mark]].map((over) => encode(pixels, over)));
  return { clean: clean as Buffer, marked: marked as Buffer };
}

async function pixelsCovering(bytes: Uint8Array, size: Pixels): Promise<RgbaPixels> {
  try {
    const picture = sharp(bytes, { failOn: 'error' })
      .autoOrient()
      .resize({ ...size, fit: 'cover' });
    const data = await picture.toColourspace('srgb').ensureAlpha().raw().toBuffer();
    return { ...size, data };
  } catch (error) {
    throw new ComposeError('asset-unreadable', String(error));
  }
}

async function encode(pixels: RgbaPixels, over: Node[]): Promise<Buffer> {
  const { width, height } = pixels;
  const style = { display: 'block', position: 'relative', width, height } as const;
  const data = await renderer.render(
    { type: 'container', style, children: [pixelsNode(pixels), ...over] },
    { width, height, format: 'raw' },
  );
  return encodePng({ width, height, data });
}
