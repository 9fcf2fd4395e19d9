import type { MeasuredNode, Node, RgbaImage } from '@takumi-rs/core';
import { fromJsx } from '@takumi-rs/helpers/jsx';
import type { ReactElement } from 'react';
import sharp from 'sharp';
import type { Pixels } from '../design/ad-design.ts';
import { isEmojiNode, type NamedPicture, withEmoji } from '../type/emoji.ts';
import { renderer } from '../type/fonts.ts';

/** A drawing the renderer understands, with the pictures it names. */
export type Drawing = { node: Node; pictures: NamedPicture[] };

/** RGBA, four bytes a pixel, row-major. */
export type RgbaPixels = Pixels & { data: Uint8Array };

/** Turns a React element into a drawing; emoji become pictures. */
export async function drawingOf(element: ReactElement): Promise<Drawing> {
  const { node } = await fromJsx(element);
  return withEmoji(node);
}

/** Boxes of every node in px; the tree mirrors the drawing's, except inside text. */
export function measure(drawing: Drawing, size: Pixels): Promise<MeasuredNode> {
  return renderer.measure(drawing.node, { ...size, images: drawing.pictures });
}

/** Everything of the drawing but its words, over `backdrop`. */
export async function renderShapes(drawing: Drawing, size: Pixels, backdrop: Node): Promise<RgbaPixels> {
  const root = stackNodes(size, [backdrop, mapNode(drawing.node, withoutWords)]);
  const data = await renderer.render(root, {
    ...size,
    format: 'raw',
    images: drawing.pictures,
  });
  return { ...size, data };
}

type Words = { drawing: Drawing; size: Pixels; under: RgbaPixels; over?: Node | undefined };

/** The words of the drawing over pixels already rendered, with further layers on top, as a PNG. */
export async function renderWords(input: Words): Promise<Buffer> {
  return encodePng(await wordPixels(input));
}

/** As renderWords, not yet encoded. */
export async function wordPixels(input: Words): Promise<RgbaPixels> {
  const { drawing, size } = input;
  const layers = [pixelsNode(input.under), mapNode(drawing.node, onlyWords)];
  if (input.over) layers.push(input.over);
  const root = stackNodes(size, layers);
  const data = await renderer.render(root, { ...size, format: 'raw', images: drawing.pictures });
  return { ...size, data };
}

/**
 * An opaque picture as PNG. Level 2 without filters takes half the time of the renderer's own encoder, for files about
 * a fifth larger (`npm run bench`).
 */
export function encodePng({ width, height, data }: RgbaPixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 2 })
    .toBuffer();
}

/** The same bytes without Buffer's methods, which the renderer copies property by property: 30 ms for an ad. */
export function plainBytes({ buffer, byteOffset, byteLength }: Uint8Array): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

/** An image node showing raw pixels at a place of the canvas. */
export function pixelsNode(pixels: RgbaPixels, at: { x: number; y: number } = { x: 0, y: 0 }): Node {
  const { width, height } = pixels;
  const data = plainBytes(pixels.data);
  // Everything drawn here is opaque, so that straight and premultiplied alpha are the same.
  const src: RgbaImage = { width, height, data, premultiplied: true };
  return {
    type: 'image',
    src,
    width,
    height,
    style: { position: 'absolute', left: at.x, top: at.y, width, height },
  };
}

/** The drawing with raw pixels, straight alpha, in its image nodes of the given ids. */
export function withPixels(drawing: Drawing, pixels: ReadonlyMap<string, RgbaPixels>): Drawing {
  const node = mapNode(drawing.node, (one) => {
    const found = one.type === 'image' && one.id ? pixels.get(one.id) : undefined;
    if (!found) return one;
    const { width, height } = found;
    return { ...one, src: { width, height, data: plainBytes(found.data) } } as Node;
  });
  return { ...drawing, node };
}

/** A node that fills the whole picture with a flat colour. */
export function colorNode(size: Pixels, color: string): Node {
  const style = {
    display: 'block',
    position: 'absolute',
    left: 0,
    top: 0,
    ...size,
    background: color,
  } as const;
  return { type: 'container', style, children: [] };
}

function stackNodes(size: Pixels, children: Node[]): Node {
  return { type: 'container', style: { display: 'block', position: 'relative', ...size }, children };
}

function mapNode(node: Node, change: (node: Node, drawsText: boolean) => Node): Node {
  if (node.type !== 'container') return change(node, node.type === 'text');
  const children = node.children?.map((child) => mapNode(child, change));
  return change({ ...node, ...(children && { children }) }, false);
}

function withoutWords(node: Node): Node {
  if (isEmojiNode(node)) return { ...node, style: { ...node.style, opacity: 0 } };
  if (node.type === 'image') return node;
  return { ...node, style: { ...node.style, color: 'transparent', textShadow: 'none' } };
}

function onlyWords(node: Node): Node {
  if (isEmojiNode(node)) return node;
  if (node.type === 'image') {
    const { width, height } = node;
    return { type: 'container', style: { ...node.style, width, height }, children: [] } as Node;
  }
  const {
    background: _,
    backgroundColor: __,
    backgroundImage: ___,
    boxShadow: ____,
    filter: _____,
    ...style
  } = {
    ...node.style,
  };
  return { ...node, style: { ...style, borderColor: 'transparent' } };
}
