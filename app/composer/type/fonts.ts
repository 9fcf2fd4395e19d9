import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Renderer } from '@takumi-rs/core';
import { characterMapOf } from './character-map.ts';
import { fallbackFamilies, familyFor, kinOf } from './families.ts';
import { type Face, facesOf, inRanges } from './packages.ts';
import { graphemesOf, isEmoji } from './typesetting.ts';

/** One renderer for the process: prepared fonts live in it. */
export const renderer = new Renderer();

/** Families to set a text in, in order, and the characters none of them has (empty when all is well). */
export type FontStack = { families: string[]; missing: string[] };

const characterMaps = new Map<string, Set<number>>();
const registered = new Map<string, Promise<void>>();
const stacks = new Map<string, FontStack>();

/**
 * Chooses families by their glyphs for the whole text: the wanted family when it has every character, otherwise one
 * like it or the family of the script. So one text is never set in two styles that only meet by accident.
 * @param language BCP 47. @param script ISO 15924.
 */
export function fontStackFor(input: {
  text: string;
  wanted: string;
  language: string;
  script: string;
}): FontStack {
  const key = [input.text, input.wanted, input.language, input.script].join('\n');
  const known = stacks.get(key);
  if (known) return known;
  const points = codePointsOf(input.text);
  const own = familyFor(input.language, input.script);
  const wanted = packageName(input.wanted);
  const suited = [...new Set([wanted, ...kinOf(wanted), own, 'noto-sans'])];
  const whole = suited.find((family) => points.every((point) => hasGlyph(family, point)));
  const stack = whole
    ? { families: [whole], missing: [] }
    : mixedStack(points, [own, ...fallbackFamilies], own);
  if (stacks.size > 500) stacks.clear();
  stacks.set(key, stack);
  return stack;
}

/** Registers the font files these texts need with the renderer; returns at once for files already there. */
export async function loadFonts(texts: { text: string; families: string[] }[]): Promise<void> {
  const wanted = new Set<Face>();
  for (const { text, families } of texts) {
    for (const point of codePointsOf(text)) {
      const family = families.find((name) => hasGlyph(name, point));
      if (family) for (const face of facesWith(family, point)) wanted.add(face);
    }
  }
  await Promise.all([...wanted].map(register));
}

let warming: Promise<void> | undefined;

/** Loads the Latin files of the families most designs use, ahead of the first ad. Never fails; does its work once. */
export function warmComposer(): Promise<void> {
  warming ??= loadLatin().catch(() => {});
  return warming;
}

const commonFamilies = [
  'inter',
  'noto-sans',
  'plus-jakarta-sans',
  'outfit',
  'montserrat',
  'playfair-display',
  'oswald',
  'anton',
  'nunito',
  'fredoka',
  'space-grotesk',
  'cormorant-garamond',
  'fraunces',
  'bitter',
];

async function loadLatin(): Promise<void> {
  for (const family of commonFamilies) {
    await loadFonts([{ text: 'AaZz09.,!?’', families: [family] }]);
  }
}

function mixedStack(points: number[], candidates: string[], own: string): FontStack {
  const families = [own];
  const missing: string[] = [];
  for (const point of points) {
    if (families.some((family) => hasGlyph(family, point))) continue;
    const found = candidates.find((family) => hasGlyph(family, point));
    if (found) families.push(found);
    else missing.push(String.fromCodePoint(point));
  }
  return { families, missing };
}

/** Distinct code points that need a glyph: emoji are pictures, joiners and spaces draw nothing. */
function codePointsOf(text: string): number[] {
  const points = new Set<number>();
  for (const grapheme of graphemesOf(text)) {
    if (isEmoji(grapheme)) continue;
    for (const character of grapheme) {
      const point = character.codePointAt(0);
      if (point !== undefined && !/[\s\p{Cf}\p{Cc}\p{Variation_Selector}]/u.test(character))
        points.add(point);
    }
  }
  points.add(32);
  return [...points];
}

function facesWith(family: string, point: number): Face[] {
  return facesOf(family).filter((face) => inRanges(face.ranges, point) && characterMap(face).has(point));
}

function hasGlyph(family: string, point: number): boolean {
  return facesOf(family).some((face) => inRanges(face.ranges, point) && characterMap(face).has(point));
}

function characterMap(face: Face): Set<number> {
  const known = characterMaps.get(face.path);
  if (known) return known;
  const map = characterMapOf(readFileSync(face.path));
  characterMaps.set(face.path, map);
  return map;
}

function register(face: Face): Promise<void> {
  const known = registered.get(face.path);
  if (known) return known;
  const registering = readFile(face.path).then(async (data) => {
    const weight = face.weight === undefined ? {} : { weight: face.weight };
    await renderer.registerFont({ name: face.family, data, unicodeRange: face.ranges, ...weight });
  });
  registered.set(face.path, registering);
  return registering;
}

/** 'Playfair Display' and '@fontsource-variable/playfair-display' to 'playfair-display'. */
function packageName(family: string): string {
  return family
    .replace(/^@fontsource(-variable)?\//, '')
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, '-');
}
