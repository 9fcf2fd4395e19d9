import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { foldLetters } from '../../app/composer/subjects/inflection.ts';
import { directoryKinds } from './directory-kinds.ts';

type Named = { name?: string; aliases?: string[] };
type Translation = {
  presets: Record<string, Named>;
  fields: Record<string, { options?: Record<string, string | { title?: string }> }>;
};

/** What is shown and asked, by the key of the schema. */
const kinds = new Map(
  directoryKinds
    .split('\n')
    .filter((line) => line.includes(': '))
    .flatMap((line) => {
      const gap = line.indexOf(': ');
      return line
        .slice(0, gap)
        .split(' ')
        .map((key): [string, string] => [key, line.slice(gap + 2)]);
    }),
);

/** Languages of the product and the schema's files that have their names, as several countries say them. */
const files: Record<string, string[]> = {
  ...Object.fromEntries(
    'de fr es it pl cs sk sl hr bg ro hu el tr ru uk sv da fi et lv lt ca ar he ur th vi id ja ko am'
      .split(' ')
      .map((language) => [language, [language]]),
  ),
  nl: ['nl', 'nl-BE'],
  pt: ['pt', 'pt-BR'],
  nb: ['no'],
  fa: ['fa', 'fa-IR'],
  ms: ['ms'],
  'sr-Cyrl': ['sr'],
  'zh-Hans': ['zh-CN', 'zh'],
  'zh-Hant': ['zh-TW', 'zh-HK'],
};

/**
 * What people call a kind of place or trade in each language: `thing thing, intent: name, name` a line. The schema's
 * search words are left out: they may say much else ("alcohol", "to take away"). A name that several kinds share tells
 * none of them, and one left in English is none of the language.
 */
export function directoryWords(): Record<string, string> {
  const found: Record<string, string> = {};
  const english = new Set([...namesIn(['en']).values()].flat());
  for (const [language, own] of Object.entries(files)) found[language] = linesOf(namesIn(own), english);
  // The product's own lists know English, and an option of a field is a word of every day ("bowls").
  const places = [...namesIn(['en', 'en-GB', 'en-AU'])].filter(([key]) => !key.includes(':'));
  found.en = linesOf(new Map(places), new Set());
  return found;
}

function translationIn(file: string): Translation {
  const path = import.meta.resolve(`@openstreetmap/id-tagging-schema/dist/translations/${file}.min.json`);
  const { presets = {}, fields = {} } = JSON.parse(readFileSync(fileURLToPath(path), 'utf8'))[file].presets;
  return { presets, fields };
}

/** The names of every kind, advertised or not. */
function namesIn(own: readonly string[]): Map<string, string[]> {
  const all = new Map<string, string[]>();
  const add = (key: string, said: string[]) =>
    all.set(key, [...(all.get(key) ?? []), ...said.flatMap(spellingsOf)]);
  for (const { presets, fields } of own.map(translationIn)) {
    for (const [key, { name = '', aliases = [] }] of Object.entries(presets)) add(key, [name, ...aliases]);
    for (const [field, { options = {} }] of Object.entries(fields))
      for (const [option, said] of Object.entries(options))
        add(`${field}:${option}`, [typeof said === 'string' ? said : (said.title ?? '')]);
  }
  return all;
}

function linesOf(all: ReadonlyMap<string, string[]>, english: ReadonlySet<string>): string {
  const uses = new Map<string, Set<string>>();
  for (const [key, names] of all) {
    if (!kinds.has(key) && isOnMapsAlone(key)) continue;
    for (const name of names) uses.set(name, (uses.get(name) ?? new Set()).add(kinds.get(key) ?? key));
  }
  const byKind = new Map<string, Set<string>>();
  for (const [key, kind] of kinds) {
    const own = (all.get(key) ?? []).filter(
      (name) => uses.get(name)?.size === 1 && !english.has(name) && isWord(name),
    );
    byKind.set(kind, new Set([...(byKind.get(kind) ?? []), ...own]));
  }
  return [...byKind]
    .filter(([, names]) => names.size > 0)
    .map(([kind, names]) => `${kind}: ${[...names].join(', ')}`)
    .join('\n');
}

/** Options of fields are no kinds, and a building is called after what is in it. */
const isOnMapsAlone = (key: string) => /:|^(?:building|landuse|historic)\//u.test(key);

/** "Optik / Brillen (Geschäft)": two spellings, without what stands in brackets. */
const spellingsOf = (text: string): string[] =>
  text
    .replace(/[(（[].*?[)）\]]/gu, ' ')
    .split(/[/／;,、،|]/u)
    .map((part) => foldLetters(part).replace(/\s+/gu, ' ').trim())
    .filter(Boolean);

/** Names that say something else as often: a size, a fair, a page, what a worker is paid when he is old. */
const ambiguous = new Set(
  'medium psykisk synsk psíquico undersökning inspektion balanço mässa pension koule setas phare terapia model gondola vintage tipping kanat leasing hamaca academia'.split(
    ' ',
  ),
);

/** Letters enough to be no part of another word, and words few enough to be a name. */
const isWord = (name: string) =>
  /^[\p{L}\p{M}][\p{L}\p{M}'’ \u200c-]*(?<!-)$/u.test(name) &&
  !ambiguous.has(name) &&
  name.split(' ').length <= 5 &&
  (name.length > (name.includes(' ') ? 8 : 4) ||
    /\p{Script=Han}{2}|\p{Script=Hangul}{2}|\p{Script=Thai}{4}/u.test(name) ||
    (name.length > 3 && /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name)));
