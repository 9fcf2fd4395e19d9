import { perLanguage } from '../brief/text/remembering.ts';
import { noLetterBefore, noLetterBehind } from '../languages/letters.ts';
import { isHeadLast, languageOf, sourcesOfAll } from '../languages/registry.ts';
import { unspacedOrHangul } from '../languages/unspaced.ts';
import { toPattern } from '../pattern.ts';
import { but as butIn, wishWords } from './words/wish-words.ts';

const fewWords = `(?:(?!(?:${wishWords.beside})\\s)[\\p{L}\\p{M}'’-]+\\s+)`;
const askedBefore = toPattern(
  `${noLetterBefore}(?:${wishWords.before})\\s+(?:(?!(?:${wishWords.beside})\\s)[\\p{L}\\p{M}\\p{N}'’-]+\\s+){0,2}$`,
  'iu',
);
const askedBehind = toPattern(
  `^\\s(?:${wishWords.behind})${noLetterBehind}|^\\s?(?:${wishWords.unspacedBehind})`,
  'iu',
);

const joining = toPattern(`^\\s(?:${wishWords.beside})\\s(?:\\p{L}{1,4}\\s)?$`, 'iu');

/** Whether what stands between two things joins them: "tools and a bicycle". */
export const isJoined = (between: string): boolean => between.length < 16 && joining.test(between);

const askedItself = toPattern(wishWords.itself, 'iu');

/** Letters of the clause to either side that are looked at. */
const reach = 48;

/** Whether instructions ask for the thing named from `start` to `end`: "show a climber", "one alpaca close up". */
export const isWished = (text: string, start: number, end: number): boolean =>
  askedItself.test(text.slice(start, end)) ||
  askedBefore.test(text.slice(Math.max(0, start - reach), start)) ||
  askedBehind.test(text.slice(end, end + reach));

const edge = `[.,;:!?()|•·\\n/。、，；！？،؛।]|\\s[-–—]\\s`;
const clauseBefore = toPattern(`(?:^|${edge})((?:(?!${edge})[^])*)$`, 'u');
const clauseBehind = toPattern(`^(?:(?!${edge})[^])*`, 'u');

/** What stands before and behind a word within its clause. */
function clauseAround(text: string, start: number, end: number): { before: string; behind: string } {
  return {
    before: clauseBefore.exec(text.slice(Math.max(0, start - reach), start))?.[1]?.trim() ?? '',
    behind: clauseBehind.exec(text.slice(end, end + reach))?.[0].trim() ?? '',
  };
}

const onlyBefore = toPattern(
  `(?<!${noLetterBefore}(?:${wishWords.not})\\s)${noLetterBefore}(?:${wishWords.only})\\s+${fewWords}{0,2}$`,
  'iu',
);
const onlyBehind = toPattern(`^(?:${wishWords.onlyBehind})`, 'iu');

/** Whether instructions want one thing and nothing beside it: "just the truck", "keep to my yellow van". */
export function isWishedAlone(text: string, start: number, end: number): boolean {
  const { before, behind } = clauseAround(text, start, end);
  return onlyBefore.test(`${before} `) || onlyBehind.test(behind);
}

const capitalised = new Set(['de', 'lb']);

/** What joins and parts the things of a clause in one language: "peonies and tulips", "scales but no gavel". */
const jointsOf = perLanguage((language) => {
  const words = languageOf(language);
  const and = ['[&+]', words?.and].filter(Boolean).join('|');
  const other = [and, butIn[language.slice(0, 2)], words?.refusals].filter(Boolean).join('|');
  return {
    before: toPattern(`^[^]*\\s(?:${and})(?=\\s|$)`, 'iu'),
    behind: toPattern(`\\s(?:${other})(?=\\s|$)[^]*$`, 'iu'),
    refusing: toPattern(`(?:^|\\s)(?:${words?.refusals ?? '(?!)'})(?=\\s|$)`, 'iu'),
  };
});

const wholeWord = (words: string) => toPattern(`${noLetterBefore}(?:${words})${noLetterBehind}`, 'iu');
const saysOther = wholeWord(wishWords.notBare);
const saysOtherInEnglish = wholeWord(wishWords.notBareInEnglish);
const listed = toPattern(`${noLetterBefore}(?:${wishWords.listing})${noLetterBehind}[^.!?;\\n]*$`, 'iu');
const said = toPattern(
  `${noLetterBefore}(?:${wishWords.courtesy}|${sourcesOfAll((language) => language.articles)})${noLetterBehind}`,
  'giu',
);
const courtesy = toPattern(`${noLetterBefore}(?:${wishWords.courtesy})${noLetterBehind}`, 'giu');
const placedElsewhere = toPattern(`^\\s*${wishWords.placingElsewhere}$`, 'iu');
const inUse = toPattern(
  `^(?:\\p{L}+ing(?:\\s\\p{L}+){0,2})?\\s*(?:${wishWords.placed}|${wishWords.placing})?$`,
  'iu',
);

/** Whether the capitals of a clause are those of a firm: "Hargreave Opticians", "Kallion kirjasto", "TALLY PAYROLL". */
function isOfFirm(
  text: string,
  { name, before, behind, language }: { name: string; before: string; behind: string; language: string },
): boolean {
  const isCapital = (part: string) => /(?<!\p{L})\p{Lu}\p{Ll}/u.test(part);
  if (/^\p{Lu}[\p{Lu}\s&]{3}/u.test(name) && /\p{Ll}/u.test(text)) return true;
  if (isCapital(before.slice(1))) return true;
  if (capitalised.has(language)) return isCapital(behind.split(' ')[0] ?? '');
  if (isCapital(behind)) return true;
  return before !== '' && (isCapital(name) || (language !== 'en' && isCapital(before)));
}

/** Words that English has before a thing in a clause that names nothing else; others have one word to either side. */
const mostBefore = 3;

/**
 * Whether a clause of the instructions is but the name of a thing, and so a wish without a verb: "truck pouring", "one
 * nice armchair", "barca bianca". The name of a firm has capitals.
 */
export function isBareWish(
  text: string,
  { start, end, language }: { start: number; end: number; language: string },
): boolean {
  const around = clauseAround(text, start, end);
  const joint = jointsOf(language);
  const before = ` ${around.before}`.replace(joint.before, '');
  const behind = ` ${around.behind}`.replace(joint.behind, '');
  const words = `${around.before} ${around.behind}`;
  if (/\p{N}/u.test(words) || (language === 'en' ? saysOtherInEnglish : saysOther).test(words)) return false;
  if (listed.test(text.slice(Math.max(0, start - 2 * reach), start))) return false;
  const name = text.slice(start, end);
  if (joint.refusing.test(`${around.before} ${behind}`) || text.charAt(start - 1) === '-') return false;
  if (unspacedOrHangul.test(name)) return (before + behind).replace(/\s/gu, '').length <= 2;
  if (isOfFirm(text, { name, ...around, language })) return false;
  const count = (part: string) => part.replace(said, '').split(/\s+/u).filter(Boolean).length;
  if (language === 'en')
    return count(before) <= mostBefore && inUse.test(behind.replace(courtesy, '').trim());
  // "A tablet like a screenshot" ends on its noun in Turkish.
  const following = count(behind.replace(placedElsewhere, ''));
  const isLast = isHeadLast(language) && following === 0;
  // Where no letter is a capital a name cannot be told: "مسجد النور".
  if (!/[\p{Lu}\p{Ll}]/u.test(name)) return count(before) + following === 0;
  return count(before) + following <= (isLast ? mostBefore : 1);
}

const singleBefore = toPattern(`(?:^|\\s)(?:${wishWords.single})\\s`, 'iu');

/** Whether a clause wants one of a thing: "a lemon", "one red kite". */
export const isOneWanted = (text: string, start: number, end: number): boolean =>
  singleBefore.test(`${clauseAround(text, start, end).before} `);

/** Whether instructions ask for the thing named there, in whatever way. */
export const isAskedFor = (
  text: string,
  { start, end, language }: { start: number; end: number; language: string },
): boolean =>
  isWished(text, start, end) || isWishedAlone(text, start, end) || isBareWish(text, { start, end, language });
