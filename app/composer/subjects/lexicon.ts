import { everyMatch } from '../brief/text/every-match.ts';
import { dotlessReading, hasTwo } from '../languages/capitals.ts';
import { emojiOfThings, figurative, type SubjectName, setOf, subjectNames, unnamed } from './catalog.ts';
import compiled from './compiled/words.json' with { type: 'json' };
import { directoryOf } from './directory.ts';
import { foldLetters, stripAccents, withoutEnding, withoutFleeting, withoutFront } from './inflection.ts';
import { type WordLine, wordLines } from './word-list.ts';
import { askedWords } from './words/asked-words.ts';
import { carModels } from './words/car-models.ts';
import { englishKindsOfThings } from './words/kinds-of-things-en.ts';
import { turnsOfPhraseIn } from './words/turns-of-phrase.ts';
import { wordLinesIn } from './words/words-in.ts';

/**
 * What a word says of the thing sold. A trade says it for sure. A venue and an occasion give way to it. A key word of
 * an emoji is only a hint.
 */
export type WordKind = 'trade' | 'venue' | 'thing' | 'occasion' | 'hint' | 'figure' | 'weak';

/** What a word or phrase leads to, the best thing first. */
export type Entry = { things: SubjectName[]; kind: WordKind };

/** The words of one language. */
export type Lexicon = {
  language: string;
  /** Phrases as written, words parted by one space, and without their endings. */
  exact: ReadonlyMap<string, Entry>;
  stems: ReadonlyMap<string, Entry>;
  /** First words of its phrases of several words, as they stand in both. */
  openers: ReadonlySet<string>;
  /** Letters of the longest entry: how far a search in text without spaces has to look. */
  longest: number;
};

const lexicons = new Map<string, Lexicon>();

/** The lexicon of a language, made when it is first asked for; without words where the language is not known. */
export function lexiconOf(language: string): Lexicon {
  const known = lexicons.get(language);
  if (known) return known;
  const made = makeLexicon(language);
  lexicons.set(language, made);
  return made;
}

const trades = new Map<string, Lexicon>();

/** The lexicon of a language with nothing but our own words for trades. It is for readers of another language. */
export function tradesLexiconOf(language: string): Lexicon {
  const known = trades.get(language);
  if (known) return known;
  const made = makeLexicon(language, false);
  trades.set(language, made);
  return made;
}

/** What people speak of where they say how a picture is to look: "sad eyes". */
const ofLooks = setOf(['eye', 'foot', 'brain', 'heart', 'mate', 'toast', 'target', 'hook', 'memo', 'star']);

const asked = new Map<string, Lexicon>();

/** Things as instructions ask for them in the picture. */
export function askedLexiconOf(language: string): Lexicon {
  const known = asked.get(language);
  if (known) return known;
  const base = language.slice(0, 2);
  // Whoever writes the very name of a thing means the thing itself.
  const names =
    base === 'en'
      ? subjectNames
          .filter((name) => !ofLooks.has(name))
          .map((name) => `${name}: ${name.replaceAll('-', ' ')}`)
      : [];
  const made = lexiconOfLines(language, wordLines([...names, askedWords[base] ?? ''].join('\n')));
  asked.set(language, made);
  return made;
}

const modelLines = wordLines(carModels);

function makeLexicon(language: string, withNames = true): Lexicon {
  // They lead to nothing by themselves, so that a language is not told by them.
  const turns = wordLines(turnsOfPhraseIn[language.slice(0, 2)] ?? '');
  const lines = [...turns, ...wordLinesIn(language), ...modelLines];
  return lexiconOfLines(language, lines, (add) => {
    if (!withNames) return;
    if (language === 'en') addEnglish(add);
    else addForeign(language, add);
  });
}

type Add = (phrase: string, entry: Entry) => void;

function lexiconOfLines(language: string, lines: WordLine[], addOthers?: (add: Add) => void): Lexicon {
  const exact = new Map<string, Entry>();
  const stems = new Map<string, Entry>();
  const add: Add = (phrase, entry) => {
    const words = wordsOf(phrase);
    if (words.length === 0) return;
    const written = words.join(' ');
    // Words of the list have no prefix, but may look as if they had: the ש of שעון is no "that".
    const bare = words.length > 1 ? words.map((word) => withoutFront(word, language)) : words;
    const stem = bare.map((word) => withoutEnding(word, language)).join(' ');
    if (!exact.has(written)) exact.set(written, surerOf(entry, stems.get(stem)));
    // A Vietnamese syllable without its tone is another word: "trứng" is an egg, "trung" is not.
    const isToned = language === 'vi' && words.length === 1;
    const spellings = isToned ? [stem] : [stem, stripAccents(written), withoutFleeting(stem, language)];
    for (const spelling of spellings)
      if (!stems.has(spelling) && spelling.length > 2) stems.set(spelling, entry);
  };
  for (const { things, words, weak } of lines)
    for (const word of words) add(word, { things, kind: weak ? 'weak' : kindOfTrade(things) });
  addOthers?.(add);
  const longest = Math.max(2, ...[...exact.keys()].map((phrase) => phrase.length));
  return { language, exact, stems, openers: openersIn(exact, stems), longest };
}

function openersIn(...lists: ReadonlyMap<string, Entry>[]): Set<string> {
  const openers = new Set<string>();
  for (const list of lists) {
    for (const phrase of list.keys()) {
      const gap = phrase.indexOf(' ');
      if (gap > 0) openers.add(phrase.slice(0, gap));
    }
  }
  return openers;
}

/**
 * A key word that is another case of a known word for the same thing counts as much as that word: "pizzy" as "pizza".
 */
const surerOf = (entry: Entry, known: Entry | undefined): Entry =>
  entry.kind === 'hint' && known?.kind === 'trade' && known.things[0] === entry.things[0] ? known : entry;

/**
 * Feasts, courses and words that only say how something is sold. "Christmas turkeys" are turkeys, a "dance course" is a
 * dance, and a "sushi restaurant" has sushi. A "concert of organ music" has an organ, and "free delivery" sells no van.
 */
const occasions = new Set<SubjectName>([
  'christmas-tree',
  'jack-o-lantern',
  'chick',
  'party-popper',
  'graduation-cap',
  'school',
  'cutlery',
  'airplane',
  'heart',
  'ring',
  'broom',
  'iron',
  'delivery-van',
  'parcel',
  'banknotes',
  'musical-notes',
  'oil-lamp',
  'moon',
]);

/** Places and services that say more by another word: a dental clinic, a piano tutor, consultants, a market. */
const venues = new Set<SubjectName>([
  ...(['stethoscope', 'shopping-cart', 'open-book', 'ring', 'briefcase'] as const),
  ...(['food-truck', 'market-stall'] as const),
]);

function kindOfTrade([lead, beside]: SubjectName[]): WordKind {
  // Chicks of a hen are no Easter, and firs are sold themselves.
  if (beside === 'hen' || (lead === 'christmas-tree' && beside === 'fir-tree')) return 'trade';
  if (lead && venues.has(lead)) return 'venue';
  return lead && occasions.has(lead) ? 'occasion' : 'trade';
}

/**
 * A word for a parcel may also mean a bundle of anything ("tour package"), and a school may teach driving. So both are
 * weak.
 */
const kindOf = (thing: SubjectName): WordKind =>
  figurative.has(thing) ? 'figure' : thing === 'parcel' || thing === 'school' ? 'weak' : 'thing';

function addEnglish(add: Add): void {
  for (const thing of Object.keys(emojiOfThings) as SubjectName[]) {
    if (unnamed.has(thing)) continue;
    add(thing.replaceAll('-', ' '), { things: [thing], kind: kindOf(thing) });
  }
  for (const { things, words } of wordLines(englishKindsOfThings))
    for (const name of words) add(name, { things, kind: 'thing' });
  addDirectory('en', add);
}

function addForeign(language: string, add: Add): void {
  const lines = ((compiled as Record<string, string>)[language] ?? '').split('\n').filter(Boolean);
  const named = lines.map((line) => {
    const [thing, names = '', keys = ''] = line.split(/[:;]/u);
    return { thing: thing as SubjectName, names: names.split(','), keys: keys.split(',') };
  });
  for (const { thing, names } of named)
    for (const name of names) add(name, { things: [thing], kind: kindOf(thing) });
  addDirectory(language, add);
  for (const { thing, keys } of named) for (const key of keys) add(key, { things: [thing], kind: 'hint' });
}

function addDirectory(language: string, add: Add): void {
  for (const { things, names } of directoryOf(language))
    for (const name of names) add(name, { things, kind: kindOfTrade(things) });
}

/** The point of Catalan parts no words: "col·legi". */
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?:'|(?<=l)·(?=l))[\p{L}\p{M}]+)*/gu;

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return foldLetters(text).match(word) ?? [];
}

/** A word, folded, with where it stands; `dotless`: what its capital I makes of it in Turkish, HALI is halı. */
export type PlacedWord = { word: string; dotless?: string | undefined; start: number; end: number };

/** The words of a text, folded, with where they stand, as the language reads them whose own words are looked up. */
export function placedWords(text: string, language?: string): PlacedWord[] {
  const hasDotless = language !== undefined && hasTwo(language);
  return everyMatch(
    /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c]*(?:(?:['’ʼ‘`´]|(?<=l)·(?=l))[\p{L}\p{M}]+)*/giu,
    text,
  ).map((match) => {
    const dotless = hasDotless ? dotlessReading(match[0]) : undefined;
    return {
      word: foldLetters(match[0]),
      ...(dotless !== undefined && { dotless: foldLetters(dotless) }),
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}
