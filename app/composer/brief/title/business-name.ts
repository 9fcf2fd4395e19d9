import { readColors } from '../../color/read-colors.ts';
import { isCallToAction } from '../../copywriter/calls-to-action.ts';
import { voiceOf } from '../../direction/voices.ts';
import { matchersOf } from '../../languages/matchers.ts';
import { languagesRead, sourcesOfAll } from '../../languages/registry.ts';
import { findAddresses, findPhones } from '../facts/find-contacts.ts';
import { findDates, findHours, findTimes } from '../facts/find-dates.ts';
import { tradeOf } from '../intent/trade.ts';
import { findOffer } from '../offer/find-offer.ts';
import { money } from '../offer/offer-words.ts';
import { isNegated, isPlanning } from '../strategy.ts';
import { perLanguage } from '../text/remembering.ts';
import { sentencesOf, setWidth } from '../text/segments.ts';

/** The name a business gives itself in a line of its own, and what else stands in that line: its place, its address. */
export type BusinessName = { name: string; rest: string };

/** An amount, with its currency or in thousands. */
const price = new RegExp(`${money}|\\p{Nd}[.,]\\p{Nd}{3}(?!\\p{Nd})`, 'iu');
/** What ends a name; the comma of "15,000" does not. */
const nameEnd = /\s?(?:,(?!\p{Nd}{3})|[،、，;|·•(])\s?|\s[-–—]\s/u;
/** Where a hurried writer ends the sentence of the name: "St Agnes Hospice. warm not begging". */
const hurriedStop = /(?<=\p{L}{3})\.\s(?=\p{Ll})/u;

/** Lines of the instructions that are looked at; a name stands among the first. */
const most = 10;
const widest = 40;

/** What instructions are about, where they are not about who sends them. */
const aboutTheAd = new RegExp(
  `(?<!\\p{L})(?:${sourcesOfAll((language) => language.aboutAd)})(?!\\p{L})`,
  'iu',
);
const joining = new RegExp(`^(?:&|\\+|${sourcesOfAll((language) => language.nameParticles)})$`, 'iu');
/** "Helle Farben", "Große Schrift": an adjective before its noun, both in capitals in German. */
const germanPhrase = /^\p{Lu}\p{Ll}+(?:e|er|es|en|em)\s\p{Lu}\p{Ll}+$/u;
const cased = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;
/** Small words of sentences, in scripts without capitals and spaces. */
const sentenceInKana = /[はをがでにへも]|ください|して|せず|不|要|用|请|請|风格|風格|背景|颜色|顏色/u;

const asked = perLanguage((language) => {
  const { pictured, planning, negations } = matchersOf(language);
  return new RegExp(`${pictured}|${planning}|${negations}`, 'iu');
});

/** How a sender gives a name: "my name is Walt", "Зовут Алёна". */
const introduction = new RegExp(
  `^(?:(?:${sourcesOfAll((language) => language.introductions)})\\s)(?=\\p{Lu})`,
  'iu',
);

const ofPerson = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?$/u;

const opensWithStreet = perLanguage((language) => {
  const streets = languagesRead(language).flatMap(({ streets: { before = [] } }) => before);
  return new RegExp(`^(?:${streets.join('|') || '(?!)'})\\s`, 'iu');
});

/** The name typed alone in the instructions: "Anatolia Grill, 12 Station Rd", "Bakış Optik – Kadıköy", "スタジオ凪". */
export function businessNameIn(instructions: string, language: string): BusinessName | undefined {
  const lines = instructions
    .split('\n')
    .flatMap((text) => sentencesOf(text, language))
    .flatMap((sentence) => sentence.split(hurriedStop));
  for (const line of lines.slice(0, most)) {
    const whole = line
      .replace(/[.。।]$/u, '')
      .replace(introduction, '')
      .trim();
    const [name = ''] = whole.split(nameEnd, 1);
    const rest = whole.slice(name.length).replace(/^[\s,،、，;|·•–—-]+/u, '');
    if (isName(name, { rest, language })) return { name, rest };
    if (introduction.test(line) && ofPerson.test(name)) return { name, rest: '' };
  }
  return undefined;
}

function isName(name: string, { rest, language }: { rest: string; language: string }): boolean {
  if (
    setWidth(name) > widest ||
    !/\p{L}{2}|\p{L}\p{M}|\p{Lo}/u.test(name) ||
    /[:!?@#%"“„«：！？]/u.test(name)
  )
    return false;
  if (
    aboutTheAd.test(name) ||
    isPlanning(name) ||
    asked(language).test(name) ||
    isNegated(`${name} x`, name.length + 1)
  )
    return false;
  if (rest === '' && opensWithStreet(language).test(name)) return false;
  if (isCallToAction(name) || findOffer(name, language) || price.test(name)) return false;
  if (findPhones(name, '(?!)').length + findAddresses(name).length > 0) return false;
  if (
    findDates(name, language).length + findTimes(name).length > 0 ||
    findHours(name, language, { opening: '(?!)', regularly: '(?!)' }).length > 0
  )
    return false;
  const words = name.split(/\s+/u);
  const colors = readColors(name).length;
  const hasAddress = /\p{L}.*\p{Nd}/u.test(rest);
  // "Luminoso, alegre", "Rustikal, Holz und Stroh": one word beside others that are no place is a look.
  const isPlace = hasAddress || /^\p{Lu}\S*(?:\s\p{Lu}\S*)*$/u.test(rest) || findAddresses(rest).length > 0;
  if (words.length === 1 && cased.test(rest) && !isPlace && findPhones(rest, '(?!)').length === 0)
    return false;
  if (words.length > 6 || colors > 1 || (words.length <= 2 && colors > 0 && !hasAddress)) return false;
  if (words.length <= 2 && voiceOf({ title: '', instructions: name, brandVoice: name }) !== 'neutral')
    return false;
  if (!cased.test(name))
    return words.length <= 4 && !sentenceInKana.test(name) && tradeOf(name, language) !== undefined;
  // "Fahrschule Rückenwind, Leipzig": a trade that ends as adjectives do.
  const isOfTrade = rest !== '' && tradeOf(words[0] ?? '', language) !== undefined;
  if (language === 'de' && germanPhrase.test(name) && !isOfTrade) return false;
  const named = words.filter((word) => /\p{L}/u.test(word) && !joining.test(word));
  const isCapital = named.every((word) => /^\P{L}*\p{Lu}/u.test(word));
  return isCapital && named.length > 0 && (words.length > 1 || rest !== '');
}
