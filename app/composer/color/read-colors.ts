import { formatHex, parse } from 'culori';
import { colorsNamed } from 'culori/fn';
import { everyMatch } from '../brief/text/every-match.ts';
import { stemMatcher } from '../brief/text/stems.ts';
import type { Shade } from '../languages/language.ts';
import { noLetterBefore, noLetterBehind } from '../languages/letters.ts';
import { sourcesOfAll, stemsOfAll } from '../languages/registry.ts';
import { unspacedOrHangul } from '../languages/unspaced.ts';
import { toPattern } from '../pattern.ts';
import { hues, namedColors } from './color-names.ts';
import { hexOf, oklchOf } from './contrast.ts';

/** The part of an ad a colour is meant for, when the text says so. */
export type ColorRole = 'background' | 'text' | 'accent';
export type GivenColor = { hex: string; role?: ColorRole };

type Found = { hex: string; start: number; end: number };

const cssNames = Object.keys(colorsNamed).filter((name) => !(name in namedColors));
/** CSS writes 'forestgreen', people 'forest green'. */
const spacedCss = new Map(
  cssNames.map((name) => [
    name.replace(
      /^(alice|antique|blue|burly|cadet|corn|corn flower|cornflower|dark|deep|dim|dodger|fire|floral|forest|ghost|golden|green|honey|hot|indian|lavender|lawn|lemon|light|lime|medium|midnight|mint|misty|navajo|old|olive|orange|pale|papaya|peach|powder|rebecca|rosy|royal|saddle|sandy|sea|sky|slate|spring|steel|white|yellow)(?=[a-z]{3,})/u,
      '$1 ',
    ),
    name,
  ]),
);
const spoken = new Map<string, string>([
  ...[...spacedCss].map(([said, name]) => [said, formatHex(parse(name)) ?? '#000000'] as const),
  ...cssNames.map((name) => [name, formatHex(parse(name)) ?? '#000000'] as const),
  ...Object.entries(namedColors),
]);
const spokenPattern = toPattern(
  `${noLetterBefore}(?:${[...spoken.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(' ', '[\\s-]'))
    .join('|')})(?:s|ish)?${noLetterBehind}`,
  'giu',
);
const values =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![0-9a-z])|(?<![\p{L}\p{N}#])(?=[a-f]*\d)[0-9a-f]{6}(?![\p{L}\p{N}])|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^()]{3,60}\)/giu;
const inWords = hues.map((hue) => ({
  hex: namedColors[hue] ?? parseHex(hue),
  matcher: stemMatcher(longestFirst(stemsOfAll((language) => language.colors?.[hue]))),
}));

/** "Petrol mavisi" is one colour, not petrol and blue. */
function longestFirst(stems: string): string {
  return stems
    .split(' ')
    .sort((a, b) => b.length - a.length)
    .join(' ');
}

function parseHex(value: string): string {
  return formatHex(parse(value)) ?? '#000000';
}

const shade = (name: Shade) =>
  toPattern(`(?:${sourcesOfAll((language) => language.shades?.[name])})[\\s-]*$`, 'iu');
const lighter = shade('lighter');
const darker = shade('darker');
const brighter = shade('brighter');
const pastel = shade('pastel');
const after = (pattern: RegExp) =>
  toPattern(`^[\\s-]*${pattern.source.replace('[\\s-]*$', '')}${noLetterBehind}`, 'iu');
const lighterAfter = after(lighter);
const darkerAfter = after(darker);

const shades: Shade[] = ['lighter', 'darker', 'brighter', 'pastel'];
const shadeInWord = toPattern(
  `${noLetterBefore}(?:${shades.map((name) => sourcesOfAll((language) => language.shades?.[name])).join('|')})(?=${stemsOfAll(
    (language) => hues.map((hue) => language.colors?.[hue]).join(' '),
  )
    .split(' ')
    .map((stem) => stem.replace(/^\*|[*_].*$/gu, ''))
    .filter((stem) => stem.length > 2)
    .join('|')})`,
  'giu',
);

/** "Dunkelblau", "mørkebrun", "tmavomodrá": a colour and how it is changed in one word, as two. */
const inTwoWords = (text: string) => text.replace(shadeInWord, '$& ');

/** "Light blue", "bleu foncé", "深绿": a named hue moved in lightness. */
function modifyHue(found: Found, text: string): Found {
  const before = text.slice(Math.max(0, found.start - 14), found.start);
  const following = text.slice(found.end, found.end + 12);
  const { l, c, h } = oklchOf(found.hex);
  const neutral = c < 0.02;
  if (lighter.test(before) || lighterAfter.test(following))
    return { ...found, hex: hexOf({ l: neutral ? 0.85 : Math.max(0.84, l), c: c * 0.55, h }) };
  if (darker.test(before) || darkerAfter.test(following))
    return { ...found, hex: hexOf({ l: Math.min(0.36, l * 0.62), c: c * 0.8, h }) };
  if (pastel.test(before)) return { ...found, hex: hexOf({ l: 0.88, c: Math.min(0.07, c * 0.5), h }) };
  if (brighter.test(before) && !neutral)
    return { ...found, hex: hexOf({ l: Math.max(l, 0.66), c: 0.37, h }) };
  return found;
}

const refusals = sourcesOfAll((language) => language.refusals);
const refused = toPattern(`${noLetterBefore}(?:${refusals})\\s+(?:(?:too much|any|le|la|el|de)\\s+)?$`, 'iu');

const roles: ColorRole[] = ['background', 'text', 'accent'];
const roleWords = roles.map((role) => [role, sourcesOfAll((language) => language.adParts?.[role])] as const);
const roleAfter = roleWords.map(
  ([role, words]) => [role, toPattern(`^\\s*(?:colou?red\\s+)?(?:${words})${noLetterBehind}`, 'iu')] as const,
);
const roleBefore = roleWords.map(
  ([role, words]) =>
    [
      role,
      toPattern(
        `${noLetterBefore}(?:${words})(?:\\s+(?:colou?r|farbe))?\\s*(?:[:=]|is|in|ist|en|de)?\\s*$`,
        'iu',
      ),
    ] as const,
);

/** Where the word ends of which a stem ends at `at`: "albastr|u închis". */
function endOfWord(text: string, at: number): number {
  if (unspacedOrHangul.test(text.charAt(at - 1))) return at;
  return at + (/^[\p{L}\p{M}]*/u.exec(text.slice(at, at + 12))?.[0].length ?? 0);
}

/** Colours a text gives, in its order: values, CSS names, finer names, and colour words in every language. */
export function readColors(written: string): GivenColor[] {
  if (!written) return [];
  const text = inTwoWords(written);
  const given: GivenColor[] = [];
  let covered = 0;
  for (const one of placesOfColors(text)) {
    if (one.start < covered || refused.test(text.slice(Math.max(0, one.start - 24), one.start))) continue;
    covered = one.end;
    const literal = /^(?:#|[0-9a-f]{6}$|\w+\()/iu.test(text.slice(one.start, one.end));
    const { hex } = literal ? one : modifyHue(one, text);
    const role =
      roleAfter.find(([, pattern]) => pattern.test(text.slice(one.end, one.end + 30)))?.[0] ??
      roleBefore.find(([, pattern]) => pattern.test(text.slice(Math.max(0, one.start - 30), one.start)))?.[0];
    if (!given.some((known) => known.hex === hex)) given.push(role ? { hex, role } : { hex });
  }
  return given.slice(0, 7);
}

const wordBefore = /[\p{L}\p{M}]+[\s-]+$/u;

/** A text without its colours and the word that tells each of them: "dark, sunset orange" is "dark, ". */
export function withoutColors(written: string): string {
  const text = inTwoWords(written);
  let left = '';
  let covered = 0;
  for (const { start, end } of placesOfColors(text)) {
    if (start < covered) continue;
    const before = text.slice(covered, start);
    const near = before.slice(-20);
    left += `${before.slice(0, before.length - near.length)}${near.replace(wordBefore, '')}`;
    covered = end;
  }
  return left + text.slice(covered);
}

/** Every place that may name a colour, by where it starts; of those at one place the longest first. */
function placesOfColors(text: string): Found[] {
  const found: Found[] = [];
  const add = (pattern: RegExp, hexOfMatch: (match: string) => string | undefined) => {
    for (const match of everyMatch(pattern, text)) {
      const hex = hexOfMatch(match[0]);
      if (hex) found.push({ hex, start: match.index, end: endOfWord(text, match.index + match[0].length) });
    }
  };
  add(values, (match) => formatHex(parse(/^[0-9a-f]{6}$/iu.test(match) ? `#${match}` : match)));
  add(spokenPattern, (match) => {
    const name = match.toLowerCase().replace(/[\s-]+/gu, ' ');
    return spoken.get(name) ?? spoken.get(name.replace(/s$|ish$/u, '')) ?? spoken.get(name.replace(' ', '-'));
  });
  for (const { hex, matcher } of inWords) add(matcher, () => hex);
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}
