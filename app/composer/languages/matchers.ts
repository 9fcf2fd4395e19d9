import { number } from '../brief/offer/offer-words.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { toPattern } from '../pattern.ts';
import type { AnyLanguage, OfferPattern } from './language.ts';
import { noLetterBehind, wordStart } from './letters.ts';
import { basicLanguageOf, languages, languagesRead } from './registry.ts';
import { unspacedOrHangul } from './unspaced.ts';

type WordList =
  | 'off'
  | 'upTo'
  | 'from'
  | 'insteadOf'
  | 'insteadBehind'
  | 'per'
  | 'until'
  | 'lastDays'
  | 'conditions'
  | 'hours'
  | 'phone'
  | 'planning'
  | 'negations'
  | 'walkIns'
  | 'cries'
  | 'letting'
  | 'selling'
  | 'courseLength'
  | 'provided'
  | 'promises'
  | 'besidePrices'
  | 'gifts'
  | 'vouchers'
  | 'seeking'
  | 'regularly'
  | 'address'
  | 'pictured'
  | 'indefinite'
  | 'please'
  | 'wishes'
  | 'campaign';

/** A language's words as one alternation each, with word boundaries in them, to build patterns from. */
export type Matchers = Record<WordList, string> & {
  offers: OfferPattern[];
};

/** Matches nowhere: what a language without words of a kind has. */
const nothing = '(?!)';

/** Sources as they stand between other words: bounded on both sides, but where a script has no spaces. */
function boundWords(sources: string[]): string {
  const alternatives: string[] = [];
  const spaced: string[] = [];
  for (const source of sources.filter(Boolean)) {
    const filled = source
      .normalize('NFC')
      .replace(/\[[^\]]*\]/gu, (set) => set.replaceAll('#', '\\p{Nd}'))
      .replaceAll('#', number);
    if (unspacedOrHangul.test(source)) alternatives.push(filled);
    else spaced.push(filled);
  }
  if (spaced.length > 0) alternatives.push(`${wordStart}(?:${spaced.join('|')})${noLetterBehind}`);
  return alternatives.length > 0 ? `(?:${alternatives.join('|')})` : nothing;
}

const lists: WordList[] = [
  'off',
  'upTo',
  'from',
  'insteadOf',
  'insteadBehind',
  'per',
  'until',
  'lastDays',
  'conditions',
  'hours',
  'phone',
  'planning',
  'negations',
  'walkIns',
  'cries',
  'letting',
  'selling',
  'courseLength',
  'provided',
  'promises',
  'besidePrices',
  'gifts',
  'vouchers',
  'seeking',
  'regularly',
  'address',
  'pictured',
  'indefinite',
  'please',
  'wishes',
  'campaign',
];

const compiledOf = perLanguage((code) => compile(withOwnWords(code)));

/** The languages read, behind the brief's own where its kin is read but its offers are known too. */
function withOwnWords(code: string): readonly AnyLanguage[] {
  const own = basicLanguageOf(code);
  const read = languagesRead(code);
  return own?.offers && own.code !== read[0].code ? [own, ...read] : read;
}

/**
 * What a brief in `language` (BCP 47) is read with: that language and English, whose words stand in everybody's briefs.
 */
export const matchersOf = (language: string): Matchers =>
  compiledOf(withOwnWords(language)[0]?.code ?? language);

/** Phrases of every language that say a job is offered: briefs mix them ("Koch (m/w/d) – join our team"). */
const hiringPhrases = boundWords(Object.values(languages).map((language) => language.hiring));
const hiring = toPattern(hiringPhrases, 'iu');
const opensHiring = toPattern(`^${hiringPhrases}`, 'iu');

/** Whether a text offers a job. */
export const isHiring = (text: string) => hiring.test(text);
/** Whether a text opens with a phrase that offers a job, so that it names none. */
export const opensWithHiring = (text: string) => opensHiring.test(text);

const everyHiring = toPattern(hiringPhrases, 'giu');
/** What a text says beside phrases that offer a job. */
export const beyondHiring = (text: string) => text.replace(everyHiring, '');

/** What those who see an ad have to know, and what opens a line that sets an aim, in every language. */
export const noticePhrases = boundWords(Object.values(languages).map(({ notices }) => notices ?? ''));
export const notice = toPattern(noticePhrases, 'iu');
export const aimPhrases = boundWords(Object.values(languages).map(({ aims }) => aims ?? ''));

function compile(read: readonly AnyLanguage[]): Matchers {
  const words = Object.fromEntries(
    lists.map((list) => [list, boundWords(read.map((language) => language[list] ?? ''))]),
  ) as Record<WordList, string>;
  const offers = read.flatMap(({ offers: own = [] }) =>
    own.map(({ kind, source }) => ({ kind, source: boundWords([source]) })),
  );
  return { ...words, offers };
}
