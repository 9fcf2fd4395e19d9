import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Node } from '@takumi-rs/core';
import { extractEmojis } from '@takumi-rs/helpers/emoji';
import { packageFolder } from './packages.ts';

/** A picture for the renderer under the address its nodes name it by. */
export type NamedPicture = { src: string; data: Uint8Array };

const drawings = new Map<string, Promise<Uint8Array | undefined>>();
const emojiAddress = /^https:\/\/.*\/svg\/([0-9a-f-]+\.svg)$/;

/** Whether an image node is an emoji put in by `withEmoji`. */
export function isEmojiNode(node: Node): boolean {
  return node.type === 'image' && typeof node.src === 'string' && emojiAddress.test(node.src);
}

/** Replaces emoji in text by picture nodes and returns the drawings they need, from the installed set; no network. */
export async function withEmoji(root: Node): Promise<{ node: Node; pictures: NamedPicture[] }> {
  const node = extractEmojis(root, 'twemoji');
  const addresses = new Set<string>();
  collect(node, addresses);
  const pictures: NamedPicture[] = [];
  for (const src of addresses) {
    const data = await drawingOf(basename(src));
    if (data) pictures.push({ src, data });
  }
  return { node, pictures };
}

/** Emoji of a text that the installed set has no drawing for. */
export async function findMissingEmoji(emoji: string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const grapheme of emoji) {
    const { pictures } = await withEmoji({ type: 'container', children: [{ type: 'text', text: grapheme }] });
    if (pictures.length === 0) missing.push(grapheme);
  }
  return missing;
}

function collect(node: Node, into: Set<string>): void {
  if (node.type === 'image' && isEmojiNode(node)) into.add(node.src as string);
  if (node.type === 'container') for (const child of node.children ?? []) collect(child, into);
}

function drawingOf(file: string): Promise<Uint8Array | undefined> {
  const known = drawings.get(file);
  if (known) return known;
  const folder = packageFolder('@twemoji/svg');
  const reading = folder ? readFile(join(folder, file)).catch(() => undefined) : Promise.resolve(undefined);
  drawings.set(file, reading);
  return reading;
}
