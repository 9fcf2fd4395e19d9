import {
  basicLanguageOf,
  isHeadLast,
  languages,
  languagesRead,
  sourcesOfAll,
} from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import { currency } from '../../offer/offer-words.ts';
import { perLanguage } from '../../text/remembering.ts';

/** A name ends at a comma, a dash or a bracket: "Basar, Grundschule am See". */
export const nameEnd = /[,;:(|·•–—]|\s-\s/u;

/** Words that part a name of a language from what is said of it. */
export const partingOf = perLanguage((language) => {
  const own = basicLanguageOf(language);
  const asides = [own?.asides, languages.en?.asides].filter(Boolean).join('|');
  return {
    asides: toPattern(`(?<!\\p{L})(?:${asides})\\s`, 'iu'),
    // A deed, the word that parts it, perhaps an article: what stands behind is the thing it is done with.
    genitives: own?.genitives
      ? toPattern(`\\p{L}{3}[\\p{L}\\p{M}]*\\s(?:${own.genitives})\\s?(?:\\p{L}{1,3}\\s)?$`, 'iu')
      : /(?!)/u,
    firstGenitive: own?.genitives
      ? toPattern(`\\s(?:${own.genitives})(?<=['’]|\\p{L}(?=\\s))`, 'iu')
      : /(?!)/u,
  };
});

/** Small words after which a name goes on to where, when and how. */
export const asidesOf = (language: string) => partingOf(language).asides;

/** A figure, an amount, a sign or an emoji after the words of a name: "Marquee hire 6x12". */
const beyondWords = toPattern(
  `\\s[\\p{Nd}€$£₺₽₹+]|\\s${currency}\\s?\\p{Nd}|[!?.。！？]|\\s?\\p{Extended_Pictographic}`,
  'iu',
);

/** Where the words that say what a name is end: behind "Limpieza" in "Limpieza de colchones". */
export function headEndOf(name: string, language: string): number {
  const { asides, firstGenitive } = partingOf(language);
  const ends = [nameEnd, beyondWords, isHeadLast(language) ? asides : firstGenitive]
    .map((edge) => edge.exec(`${name} `)?.index ?? -1)
    .filter((index) => index > 0);
  return Math.min(name.length, ...ends);
}

const ofReaders = perLanguage((language) => {
  const read = languagesRead(language);
  const sourceOf = (words: (string | undefined)[]) => words.filter(Boolean).join('|') || '(?!)';
  const relatives = sourceOf(read.map((one) => one.relatives));
  const yours = sourceOf(read.map((one) => one.yours));
  return toPattern(
    `\\p{L},?\\s(?:${relatives})\\s[^,.:–—]{0,40}(?<!\\p{L})(?:${yours})\\s(?:\\p{L}{1,20}\\s)?$`,
    'iu',
  );
});

/** "The till that runs your whole restaurant": behind these words stands a trade of the readers. */
export const isTradeOfReaders = (before: string, language: string) =>
  ofReaders(language).test(before.slice(-80));

const yoursOf = perLanguage((language) => {
  const words = languagesRead(language).flatMap(({ yours }) => yours ?? []);
  return toPattern(`(?<!\\p{L})(?:${words.join('|') || '(?!)'})(?!\\p{L})`, 'iu');
});
/** "Your sofa, like new": a thing the reader has. */
export const saysYours = (title: string, language: string) => yoursOf(language).test(title);

const joint = toPattern(`^\\s?(?:[&+/]|${sourcesOfAll(({ and }) => and)})\\s?$`, 'iu');
type Place = { start: number; end: number };
/** Whether all that stands between two words of a title joins them: "toys & puzzles". */
export const areJoined = (one: Place, other: Place, title: string) =>
  joint.test(title.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)));
