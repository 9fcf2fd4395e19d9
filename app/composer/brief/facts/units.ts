import { isCallToAction } from '../../copywriter/calls-to-action.ts';
import { aimPhrases, matchersOf } from '../../languages/matchers.ts';
import { sourceRead, sourcesOfAll, sourcesRead } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { messengers } from '../intent/signs/deeds.ts';
import { findOffer, tellsPaid } from '../offer/find-offer.ts';
import { anyMoney, money } from '../offer/offer-words.ts';
import { capitalise } from '../request.ts';
import { isJargon } from '../strategy.ts';
import { bareWords } from '../text/clean-text.ts';
import { perLanguage } from '../text/remembering.ts';
import { dangling, sentencesOf, setWidth, wordCount } from '../text/segments.ts';
import { separateContact } from './find-contacts.ts';
import { findDates, findTimes } from './find-dates.ts';
import { quotedRoles, unquote } from './labels.ts';
import { withHeldPairs, withStrokes } from './pairs.ts';

/** Longest unit, in UTF-16 units: every pattern runs on one of these, so that a text costs what its length does. */
const longest = 240;
/** An ad says no more than this many things; what follows is not read. */
const most = 30;

const [order, ordersBy, please, and, also] = [
  sourcesOfAll((language) => language.orders),
  sourcesOfAll((language) => language.ordersBy),
  sourcesOfAll((language) => language.please),
  sourcesOfAll((language) => language.and),
  sourcesOfAll((language) => language.also),
];
/**
 * Whether words around a quote (here \0) order it to be printed: "Headline “Fresh today”", "and please write “…” on
 * it", "„…“ schreiben". In "They say “too far”" the verb has somebody who does it before it.
 */
const directive = toPattern(
  `(?:^|[.!?;:,–—]\\s)\\P{L}{0,3}(?:(?:${ordersBy}|${please}|${and}|${also})\\s){0,3}(?:${order})(?!\\p{L})[^.!?\\0]{0,60}\\0` +
    `|\\0\\s?(?:\\p{L}{2,12}\\s){0,3}(?:${sourcesOfAll(({ orderedBehind }) => orderedBehind)})(?!\\p{L})` +
    `|\\0,\\s(?:${please}\\s)?(?:${order})(?!\\p{L})[^.!?]{0,40}$`,
  'iu',
);
/** "Entries R280 / R390 close 1 June": a stroke between two figures parts nothing. */
const signs = toPattern(
  `\\s+[|•·]\\s+|\\s*[|•]\\s+|\\s+(?<!${money}\\s+|${money}\\s\\p{L}{1,10}\\s+(?=/\\s+${money})|\\p{L}\\s\\p{Nd}{1,4}(?:[.,]\\p{Nd}{2})?\\s+(?=/\\s+\\p{L}{1,20}\\s\\p{Nd})|\\p{Nd}\\p{L}{0,3}\\s+(?=/\\s+\\p{L}{0,2}\\p{Nd}))/\\s+`,
  'iu',
);

/**
 * Sentences and lines of an ad copy, each to be printed as it is. Requests around quoted words are left out. So are
 * hashtags and words that only marketers use.
 */
export function unitsOf(text: string, language: string): string[] {
  if (!text) return [];
  const units: string[] = [];
  for (const line of text.split('\n').flatMap(withoutOrder)) {
    for (const part of withHeldPairs(line).split(signs).map(withStrokes)) {
      for (const unit of sentenceRuns(part, language)) {
        const words = isQuote(unit) ? unit : unquote(unit);
        for (const part of withContactApart(words, language))
          if (isPrintable(part) && !setsAim(part)) units.push(...pieces(part));
        if (units.length >= most) return units.slice(0, most);
      }
    }
  }
  return units;
}

/** The quotes of a line that orders them to be printed, else the line. */
function withoutOrder(line: string): string[] {
  const quotes = quotedRoles(line);
  const isOrder = quotes.length > 0 && directive.test(line.replace(anyQuote, '\0'));
  return isOrder ? quotes.map(({ words }) => words) : [line];
}

const anyQuote = /["“”„«「『][^"“”„«»「」『』\n]*["“”»」』]/gu;

/** “Words of a customer” – Name. */
export const isQuote = (unit: string) =>
  /^['‘]\p{Lu}[^'‘’\n]{8,160}[.!?…]['’]$/u.test(unit) ||
  /^["“”„«»「『][^"“”„«»「」『』]{8,160}["“”»«」』]\s*(?:[-–—,(/]\s*.{2,40}|$)/u.test(unit);

const isPrintable = (unit: string) =>
  /[\p{L}\p{N}]/u.test(unit) && !isJargon(unit) && !/^(?:#[\p{L}\p{N}_]+\s*)+$/u.test(unit);

const aim = toPattern(`^\\P{L}{0,3}${aimPhrases}\\s?[:：]`, 'iu');

/** "Target: 60 joiners" is for the advertiser; "Goal: £5,000" asks for gifts. */
const setsAim = (unit: string) => aim.test(unit) && !anyMoney.test(unit);

/** Words on how to call stay apart: a button that says the number takes their place. */
export function withContactApart(words: string, language: string): string[] {
  if (words.length > longest || !/\p{Nd}{2}/u.test(words)) return [words];
  const parted = separateContact(words, matchersOf(language).phone);
  if (!parted) return [words];
  return [parted.rest, ...withOfferApart(parted.contact, language)].filter(Boolean);
}

/** "Free quote by photo on WhatsApp 07700 900123": what is offered stands without the number. */
function withOfferApart(contact: string, language: string): string[] {
  const before = contact.slice(0, messengers.exec(contact)?.index ?? 0).trimEnd();
  const offered = before.replace(dangling, '');
  const isApart = offered !== before && findOffer(offered, language) && !isCallToAction(offered);
  return isApart ? [offered, contact.slice(offered.length).trim()] : [contact];
}

/**
 * The sentences of a line. Those of a few words that open it are one slogan: "Sleep. Dream. Repeat.", "Carry less.
 * Sleep higher."
 */
function sentenceRuns(line: string, language: string): string[] {
  const sentences = sentencesOf(line, language).reduce<string[]>(
    (known, sentence, at) => withAnswer(known, sentence, { language, isLater: at > 1 }),
    [],
  );
  if (isWithAfterthought(sentences, language) || isStory(sentences) || isPair(sentences, language))
    return [sentences.join(' ')];
  const other = sentences.findIndex((sentence) => !isBeat(sentence, language));
  const run = sentences.slice(0, other < 0 ? sentences.length : other);
  const opening = run.join(' ');
  return run.length >= 2 && setWidth(opening) <= 44 ? [opening, ...sentences.slice(run.length)] : sentences;
}

/** "She ate a glove. It cost £900. You paid £40.": a sum that was paid says nothing without what stands around it. */
const isStory = (sentences: readonly string[]) =>
  sentences.length > 1 &&
  sentences.length <= 4 &&
  setWidth(sentences.join(' ')) <= 76 &&
  tellsPaid(sentences.join(' '));

/**
 * "You packed the tent. Now the other thing.", "Keep the boat. Get the garage back.": a line of two short sentences
 * with their stops is one saying, if it has no figure, offer, day or call in it.
 */
const isPair = (sentences: readonly string[], language: string) =>
  sentences.length === 2 &&
  setWidth(sentences.join(' ')) <= 48 &&
  sentences.every(
    (one, at) =>
      /[^.]\.$/u.test(one) &&
      wordCount(one, language) <= 5 &&
      // "Come alone. Leave with friends.": the first may be shorter.
      wordCount(one, language) >= 2 + at &&
      !/\p{Nd}|[,:;–—]/u.test(one) &&
      !findOffer(one, language) &&
      findDates(one, language).length === 0,
  ) &&
  !isCallToAction(sentences[1] ?? '');

/** "Walk on it. For 20 years.": a line of two sentences, of which the second is nothing without the first. */
function isWithAfterthought(sentences: readonly string[], language: string): boolean {
  const [first = '', second = '', ...others] = sentences;
  return (
    others.length === 0 &&
    second !== '' &&
    setWidth(first) + setWidth(second) < 44 &&
    // "Your plants get watered. And you?"
    /[.!…?？؟]$/u.test(second) &&
    wordCount(first, language) <= 4 &&
    wordCount(second, language) <= 4 &&
    !/[?？؟]|\p{Nd}/u.test(first) &&
    opensWithSmall(language).test(second) &&
    findTimes(second).length + findDates(second, language).length === 0 &&
    ![first, second].some((one) => findOffer(one, language) || isCallToAction(one))
  );
}

const opensWithSmall = perLanguage((language) => {
  const words = sourcesRead(language, ({ asides, and }) => [asides, and]);
  return toPattern(`^(?:${words})\\s`, 'iu');
});

/** "No credit? No problem.", "Can't adopt? Foster!": a question of a few words is read with its answer. */
function withAnswer(
  sentences: string[],
  sentence: string,
  { language, isLater }: { language: string; isLater: boolean },
): string[] {
  const asked = sentences.at(-1);
  // "She said don't bother. Bother.", "Gears clicking? Brakes squealing?"
  const last = asked?.split(/(?<=\?)\s/u).at(-1) ?? '';
  const isOne =
    asked !== undefined &&
    (answersQuote(sentence, asked, language) ||
      (setWidth(asked) + setWidth(sentence) < 44 &&
        (echoes(sentence, asked) ||
          (!goesOnIn(language).test(sentence) &&
            [last, sentence].every((one) => shortQuestion.test(one) && wordCount(one, language) <= 3)))));
  if (isOne) return [...sentences.slice(0, -1), `${asked} ${sentence}`];
  const words = wordCount(sentence, language);
  // "Never thrown a rock? Perfect.", but "Tired of queues? Jo's Garage."
  const isWord = words === 1 && isBeat(sentence, language);
  // "Want to sell? Tables £15": further down, for whom an offer is, unless it is one of several questions.
  const isFor =
    isLater &&
    !/[?？؟]$/u.test(sentences.at(-2) ?? '') &&
    wordCount(asked ?? '', language) <= 5 &&
    findOffer(sentence, language) !== undefined;
  const isAnswered =
    asked !== undefined &&
    shortQuestion.test(asked) &&
    (isWord ||
      isFor ||
      isFullAnswer(sentence, asked, language) ||
      // "Stopped? Bring it in.": one word is asked, and "it" is nothing without it.
      (wordCount(asked, language) === 1 &&
        words <= 3 &&
        /^[^\p{Nd}]*\.$/u.test(sentence) &&
        findOffer(sentence, language) === undefined) ||
      (wordCount(asked, language) <= 3 &&
        words <= 2 &&
        (isBeat(sentence, language) || isCallToAction(sentence))));
  return isAnswered
    ? [...sentences.slice(0, -1), `${asked} ${capitalise(sentence)}`]
    : [...sentences, sentence];
}

const opensWithNo = perLanguage((language) => toPattern(`^${matchersOf(language).negations}`, 'iu'));

/** "Slept well? If not we fetch it again.": a question of a few words says nothing without the sentence behind it. */
const isFullAnswer = (sentence: string, asked: string, language: string) =>
  /^[^\p{Nd},:;–—?]*\p{L}[.!…]$/u.test(sentence) &&
  wordCount(asked, language) <= 3 &&
  wordCount(sentence, language) <= 6 &&
  // "No experience? We train you.": on what condition.
  !opensWithNo(language).test(asked) &&
  setWidth(asked) + setWidth(sentence) < 48 &&
  !findOffer(sentence, language) &&
  findDates(sentence, language).length === 0 &&
  !isCallToAction(sentence);

const goesOnIn = perLanguage((language) =>
  toPattern(`^(?:${sourceRead(language, ({ goesOn }) => goesOn)})\\s`, 'iu'),
);

/** Whether a sentence of a word or two only says again what was said before it. */
const echoes = (sentence: string, before: string) => {
  const words = bareWords(sentence).split(' ');
  const said = bareWords(before).split(' ');
  return (
    words.length <= 2 &&
    said.length > words.length &&
    words.every((word) => word.length >= 4 && said.includes(word)) &&
    !/\p{Nd}/u.test(before)
  );
};

/** "They say “too far”. We disagree.": two or three words that say something to what is quoted before them. */
const answersQuote = (sentence: string, before: string, language: string) =>
  /\p{L}.*[“„«「"]\p{L}.*["”“»」][.!?]$/u.test(before) &&
  /^[^\p{Nd},]{1,30}[.!]$/u.test(sentence) &&
  wordCount(sentence, language) <= 3 &&
  setWidth(before) + setWidth(sentence) < 56 &&
  !isCallToAction(sentence);

const shortQuestion = /^[^?]{1,30}\?$/u;

/** A sentence so short that it is read with the next: no figure, offer, question or call. */
const isBeat = (sentence: string, language: string) =>
  /\s|^\p{L}+[.!…]*$/u.test(sentence) &&
  !/[^\P{Lo}\p{Script=Hebrew}\p{Script=Arabic}]/u.test(sentence) &&
  wordCount(sentence, language) <= 3 &&
  !/\p{Nd}|[?？؟]/u.test(sentence) &&
  !findOffer(sentence, language) &&
  !isCallToAction(sentence);

/** An endless unit in parts, cut between words. */
function pieces(unit: string): string[] {
  const parts: string[] = [];
  let rest = unit;
  while (rest.length > longest && parts.length < most) {
    const space = rest.lastIndexOf(' ', longest);
    const cut = space > longest / 2 ? space : longest;
    parts.push(rest.slice(0, cut).trim().toWellFormed());
    rest = rest.slice(cut).trim();
  }
  return rest ? [...parts, rest] : parts;
}
