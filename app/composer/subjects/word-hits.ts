import { rememberResults } from '../brief/text/remembering.ts';
import { readColors } from '../color/read-colors.ts';
import { askedLexiconOf, type Entry, lexiconOf, wordsOf } from './lexicon.ts';
import { fromOtherLanguages, lettersOf } from './other-languages.ts';
import { findPhrases, type Placed } from './phrases.ts';
import { animalsThings } from './things/animals-things.ts';
import { foodThings } from './things/food-things.ts';
import { natureThings } from './things/nature-things.ts';
import { findUnspaced, isUnspaced } from './unspaced.ts';
import { isAskedFor } from './wished.ts';

/**
 * A word that leads to things; `isForeign`: read as a word of another language than the text's; `isAsked`: a name under
 * which instructions ask for a thing.
 */
export type WordHit = Placed & { isForeign?: boolean; isAsked?: boolean };

/** The words of a text that lead to things, in its own language, or in another where that names more. */
export const wordHits = rememberResults((text, language): readonly WordHit[] => {
  const own = hitsInOwn(text, language);
  const elsewhere = fromOtherLanguages(text, {
    language,
    covered: coverage(text, own),
    isSure: language === 'en' && own.some(({ entry }) => entry.kind === 'trade' || entry.kind === 'venue'),
  });
  return elsewhere.length > 0 ? elsewhere.map((hit) => ({ ...hit, isForeign: true })) : own;
});

function coverage(text: string, hits: Placed[]): number {
  const letters = text.replace(/[^\p{L}\p{M}]/gu, '').length;
  return letters > 0 ? lettersOf(text, hits) / letters : 0;
}

function hitsInOwn(text: string, language: string): Placed[] {
  const lexicon = lexiconOf(language);
  if (isUnspaced(language)) {
    return [...findUnspaced(text, lexicon), ...findPhrases(latinIn(text), lexiconOf('en'), 0.9)];
  }
  const own = findPhrases(text, lexicon, 1);
  if (language === 'en') return own;
  const english = lexiconOf('en');
  // Words of English as English writes them: with an ending taken off, "spectacle" would show spectacles.
  const loans = findPhrases(text, english, 0.85).filter(
    ({ start, end }) =>
      end - start > 4 &&
      english.exact.has(wordsOf(text.slice(start, end)).join(' ')) &&
      !own.some((hit) => meet(hit, { start, end }) && hit.end - hit.start >= end - start),
  );
  return [...own.filter((hit) => !loans.some((loan) => meet(hit, loan))), ...loans];
}

const grown = new Set<string | undefined>(Object.keys({ ...foodThings, ...natureThings, ...animalsThings }));

/** Whether the word for what grows or lives names its colour: "orange", "peach", "coral". */
const isColor = (name: string, { things: [lead] }: Entry) =>
  grown.has(lead) && !name.includes(' ') && readColors(name).length > 0;

/** The words of instructions, before all the names by which a thing is asked for in the picture. */
export function wordHitsOfInstructions(text: string, language: string): readonly WordHit[] {
  const own = wordHits(text, language);
  const turns = own.filter(({ entry }) => entry.things.length === 0);
  const asked = findPhrases(text, askedLexiconOf(language), 1)
    // "Dark, old school": a turn of phrase asks for none of its words.
    .filter((hit) => !turns.some((turn) => isWithin(hit, turn)))
    .filter(({ entry, start, end }) => !isColor(text.slice(start, end), entry))
    .filter(({ start, end }) => isAskedFor(text, { start, end, language }))
    .map((hit) => ({ ...hit, isAsked: true }));
  return [...own.filter((hit) => !asked.some((other) => meet(hit, other))), ...asked];
}

const isWithin = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  b.start <= a.start && a.end <= b.end && a.end - a.start < b.end - b.start;

const meet = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start < b.end && b.start < a.end;

/** Text with spaces for the letters of scripts that part no words: "二手iPhone" has a word of its own. */
const latinIn = (text: string) =>
  text.replace(/[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]+/gu, (letters) => ' '.repeat(letters.length));
