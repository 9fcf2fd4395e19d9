import { currency, money } from '../brief/offer/offer-words.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { abbreviated } from '../brief/text/segments.ts';
import { noLetterBehind } from '../languages/letters.ts';
import { matchersOf } from '../languages/matchers.ts';
import { phraseWords } from '../languages/phrase-words.ts';
import { toPattern } from '../pattern.ts';
import { heldParts } from './held-parts.ts';

/**
 * What a line break between two words does to the sense, the worst first: it tears words that are read as one, it is
 * no worse or better than others, it stands before a phrase, behind a comma, between two statements, between sentences.
 */
export const joints = { torn: 0, plain: 1, phrase: 2, comma: 3, clause: 4, sentence: 5 } as const;
export type Joint = (typeof joints)[keyof typeof joints];

/** Words that no line breaks. `joint` is the break that may stand before them, `glue` what stands there otherwise. */
export type Piece = { text: string; joint: Joint; glue: string };

const wordsIn = (words = '') => new Set(words.split(' ').filter(Boolean));
const smallWords = perLanguage((language) => {
  const own = phraseWords[language] ?? phraseWords[language.split('-')[0] ?? language];
  return { opening: wordsIn(own?.opening), closing: wordsIn(own?.closing) };
});
const pricedBy = perLanguage((language) => {
  const { per } = matchersOf(language);
  return {
    whole: toPattern(`(?:${money})[\\s\u00a0]?(?:${per})$`, 'iu'),
    next: toPattern(`^(?:${per})${noLetterBehind}`, 'iu'),
  };
});
const endsMoney = toPattern(`(?:${money})$`, 'iu');

const unspaced = String.raw`[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
const anyUnspaced = toPattern(unspaced, 'u');
const endsUnspaced = toPattern(`(?:${unspaced}|\\p{Nd})$`, 'u');
const startsUnspaced = toPattern(`^${unspaced}`, 'u');

const endsComma = /[,،、，;；]$/u;
const endsClause = /(?:[:：|｜·•…]|[\s\u00a0][–—-]|[!?][)»”"'’]?|\p{Emoji_Presentation}\ufe0f?)$/u;
const figureNext = toPattern(`^(?:${currency}|\\p{Sc})?[ \u00a0]?\\p{Nd}\\S*\u00a0|^\\p{Sc}\\p{Nd}`, 'iu');

const endsSentence = /[.!?…؟۔।॥։።。！？][)»”"'’]?$/u;
/** What ends in a point before a figure or a name and is no sentence: "Sa. 8", "Mt. Etna". */
const shortForm = /(?<![\p{L}\p{M}])(?:\p{L}{1,3}|\p{Lu}\p{Ll}{3})\.$/u;
const shortName = /(?<![\p{L}\p{M}])\p{Lu}\p{Ll}{0,2}\.$/u;

/** The break between two statements, where a full stop or the like parts them. */
function stopJoint(before: string, text: string): Joint | undefined {
  if (!endsSentence.test(before) || abbreviated.test(before)) return undefined;
  const isShort = /^\p{Nd}/u.test(text) ? shortForm.test(before) : shortName.test(before);
  if (isShort) return undefined;
  return /^\p{Ll}/u.test(text) ? joints.clause : joints.sentence;
}

/** The break at a space where words have none between them: there it parts statements, or a name from its letters. */
function spacedJoint(before: string, text: string): Joint | undefined {
  if (endsUnspaced.test(before) && startsUnspaced.test(text)) return joints.clause;
  if (/\p{Script=Latin}$/u.test(before) && /^\p{Script=Latin}/u.test(text)) return joints.torn;
  return startsUnspaced.test(text) || endsUnspaced.test(before) ? joints.phrase : undefined;
}

const han = /^\p{Script=Han}{2}$/u;
const plainWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const firstWord = (text: string) => plainWords(text.split(/[ \u00a0]/u, 1)[0] ?? '')[0] ?? '';
const lastWord = (text: string) => {
  const last = text.split(/[ \u00a0]/u).at(-1) ?? '';
  return /[\p{L}\p{M}\p{N}]$/u.test(last) ? (plainWords(last).at(-1) ?? '') : '';
};

/** Words of a name at most, whose pairs are not torn. */
const longestName = 3;

/** Pairs of words that are a name in other texts of the ad: "hot towel" in "Cut, shave, hot towel". */
function pairsIn(texts: readonly string[], isSmall: (word: string) => boolean): Set<string> {
  const names = texts
    .flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}\s\u2060-]+/u))
    .map(plainWords)
    .filter(({ length }) => length <= longestName);
  return new Set(
    names.flatMap((words) =>
      words
        .slice(1)
        .flatMap((word, index) =>
          isSmall(word) || isSmall(words[index] ?? '') ? [] : `${words[index]} ${word}`,
        ),
    ),
  );
}

/** Where a line may break: also between a short verb and an article that would hang: "Rain is | the best". */
const spaces = /([ \u200b]|(?<=(?:^|[ \u00a0])\p{L}{2})\u00a0(?=\p{L}{1,3}(?:[ \u00a0]|$)))/u;

type Stretch = { text: string; glue: string };

/** Stretches between which a line may break, with what stands there where none does. */
function stretchesOf(plain: string, opening: Set<string>): Stretch[] {
  const found: Stretch[] = [{ text: '', glue: '' }];
  for (const part of heldParts(plain)) {
    const split = part.unbroken ? [part.text] : part.text.split(spaces);
    for (const [index, text] of split.entries()) {
      const last = found.at(-1) ?? { text: '', glue: '' };
      // "At the" stays whole.
      const isBreak = index % 2 === 1 && !(text === '\u00a0' && opening.has(lastWord(last.text)));
      if (isBreak) found.push({ text: '', glue: text });
      else last.text += text;
    }
  }
  return found.filter(({ text }) => text !== '');
}

/** The next few words. */
const wordsFrom = (all: Stretch[], index: number) =>
  all
    .slice(index, index + 4)
    .map(({ text, glue }, at) => (at === 0 ? text : glue + text))
    .join('')
    .replaceAll('\u00a0', ' ');

/**
 * A prepared text as the pieces between which a line may break, each with what a break before it would do. `beside` are
 * the other texts of the ad: what they say as one is not torn.
 * @param language BCP 47.
 */
export function piecesOf(plain: string, language: string, beside: readonly string[] = []): Piece[] {
  const { opening, closing } = smallWords(language);
  const pairs = pairsIn(beside, (word) => opening.has(word) || closing.has(word));
  const isUnspaced = anyUnspaced.test(plain);
  let [said, lastJoint] = ['', joints.sentence as Joint];
  return stretchesOf(plain, opening).map(({ text, glue }, index, all) => {
    const before = all[index - 1]?.text ?? '';
    const [last, next] = [lastWord(before), firstWord(text)];
    const joint = (): Joint => {
      if (index === 0) return joints.sentence;
      const stop = stopJoint(before, text);
      if (stop) return stop;
      if (endsClause.test(before)) return joints.clause;
      if (endsComma.test(before)) return joints.comma;
      const spaced = glue === ' ' && isUnspaced ? spacedJoint(before, text) : undefined;
      if (spaced !== undefined) return spaced;
      if (pricedBy(language).whole.test(said)) return joints.clause;
      if (endsMoney.test(before) && pricedBy(language).next.test(wordsFrom(all, index))) return joints.torn;
      // Two pairs of signs that begin a statement are read as one: "提前预约".
      if (han.test(before) && han.test(text) && lastJoint >= joints.comma) return joints.torn;
      if (opening.has(last) || closing.has(next) || pairs.has(`${last} ${next}`)) return joints.torn;
      if (opening.has(next) || closing.has(last) || figureNext.test(text)) return joints.phrase;
      return /^[+＋&(（„“«"]/u.test(text) ? joints.phrase : joints.plain;
    };
    lastJoint = joint();
    said += glue + text;
    return { text, glue, joint: lastJoint };
  });
}

/** Lines of pieces as one text. */
export const joinLines = (lines: readonly Piece[][]): string =>
  lines.map((line) => line.map(({ text, glue }, at) => (at === 0 ? text : glue + text)).join('')).join('\n');

/** The same, a dash that led over to the next line left out. In Cyrillic it may stand for "is", and stays. */
export const joinTitle = (lines: readonly Piece[][]): string =>
  joinLines(lines).replaceAll(/(?<!\p{Script=Cyrillic}[ \u00a0]?)[ \u00a0][–—-]\n/gu, '\n');
