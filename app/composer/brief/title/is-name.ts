import { readColors } from '../../color/read-colors.ts';
import { isCallToAction } from '../../copywriter/calls-to-action.ts';
import { tellsLook, tellsVoice } from '../../direction/tells-look.ts';
import { matchersOf } from '../../languages/matchers.ts';
import { isHeadLast, sourcesOfAll, sourcesRead, wordsOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { findSubjects } from '../../subjects/find-subjects.ts';
import { lexiconOf } from '../../subjects/lexicon.ts';
import { dictatedCall, isOfButton } from '../facts/dictated-call.ts';
import { findAddresses, findPhones } from '../facts/find-contacts.ts';
import { findDates, findHours, findTimes } from '../facts/find-dates.ts';
import { isStreet } from '../facts/streets.ts';
import { ordered, setBig } from '../hopes.ts';
import { aboutAd, mentionedIn } from '../instructions.ts';
import { tradeOf } from '../intent/trade/trade.ts';
import { isBeside } from '../offer/beside.ts';
import { findOffer } from '../offer/find-offer.ts';
import { money } from '../offer/offer-words.ts';
import { isNegatedWithin, isPlanning } from '../strategy.ts';
import { perLanguage } from '../text/remembering.ts';
import { setWidth } from '../text/segments.ts';
import { cased, hasLegalForm, isCoined, isHouse, isNamedHouse, legalForm, namedHouse } from './houses.ts';

/** An amount, with its currency or in thousands. */
const price = toPattern(`${money}|\\p{Nd}[.,]\\p{Nd}{3}(?!\\p{Nd})`, 'iu');
/** What ends a name; the comma of "15,000" does not. */
export const nameEnd =
  /\s?(?:(?<!\p{Nd}),|,(?!\p{Nd})|[،、，;|·•]|\((?!\p{Nd}))\s?|(?<!\p{Nd}(?:\s?h)?)\s[-–—]\s|\s[-–—]\s(?!\p{Nd})/u;
const widest = 40;

export const joining = toPattern(`^(?:&|\\+|${sourcesOfAll((language) => language.nameParticles)})$`, 'iu');
/** "Helle Farben", "Große Schrift": an adjective before its noun, both in capitals in German. */
const germanPhrase = /^\p{Lu}\p{Ll}+(?:e|er|es|en|em)\s\p{Lu}\p{Ll}+$|\szum\s\p{Lu}\p{Ll}+en$/u;

/** Small words of sentences, in scripts without capitals and spaces. */
const sentenceInKana = /[はをがでにへも]|ください|して|せず|不|要|用|请|請|风格|風格|背景|颜色|顏色/u;

export const asked = perLanguage((language) => {
  const { pictured, planning, negations } = matchersOf(language);
  return toPattern(`${pictured}|${planning}|${negations}`, 'iu');
});
/** A kind of business and its name in quotation marks: "Клуб «Белая ладья»". */
const quotedName = /^(\p{L}[\p{L}\s-]{1,30})\s["«„“](\p{Lu}[^"«»„“”]{1,30})["»”“]$/u;

const partOfAd = toPattern(
  (['callToAction', 'headline', 'subline', 'offer'] as const)
    .map((role) => wordsOfAll(({ labels }) => labels?.[role]))
    .join('|'),
  'iu',
);
/** "Напишите «Вкусно»" */
const toldTo = /^\p{L}+(?:ите|йте|ьте|іть|ить|ать|ять|вати|ши|жи|бавь|мини)\s/u;
/** "Вареничня «Галя»": words before a name in quotation marks that give no order and are no part of an ad. */
const isFirm = (words: string) =>
  /^\p{Script=Cyrillic}|^\p{Script=Greek}/u.test(words) &&
  /^\p{Lu}\p{Ll}+(?:\s\p{L}+){0,3}\s["«„“]/u.test(words) &&
  !partOfAd.test(words) &&
  !toldTo.test(words) &&
  !ordered.test(words) &&
  mentionedIn(words) === undefined &&
  !isOfButton(words) &&
  !isCallToAction(words.replace(/^[^«„“"]*["«„“]|["»”“]$/gu, ''));

/** "San Antonio", "Leeds, LS1 4DY" */
const townBehind = /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+){0,2}(?:,|$)/u;

/** "눈에 띄게", "大きめに", "要大": how a name is to look. */
export const ofItsLook = /(?:게|로|に|で)$|^[要大红紅蓝藍]/u;

const opensWithStreet = perLanguage((language) => {
  const streets = sourcesRead(language, ({ streets: { before } }) => before);
  return toPattern(`^(?:${streets})\\s`, 'iu');
});

export type Around = { rest: string; language: string; isLabelled?: boolean };

export function isName(name: string, { rest, language, isLabelled = false }: Around): boolean {
  const kind = quotedName.exec(name)?.[1];
  if (kind)
    return (
      namedHouse.test(kind) ||
      (!aboutAd.test(kind) && (tradeOf(kind, language) !== undefined || isFirm(name)))
    );
  if (
    setWidth(name) > widest ||
    !/\p{L}{2}|\p{L}\p{M}|\p{Lo}/u.test(name) ||
    /[:!?@#%"“„«：！？]/u.test(name)
  )
    return false;
  if (
    aboutAd.test(name) ||
    ordered.test(name) ||
    isPlanning(name) ||
    asked(language).test(name) ||
    isNegatedWithin(name)
  )
    return false;
  if (!/\p{Lu}|\p{Nd}/u.test(rest) && opensWithStreet(language).test(name)) return false;
  if (isStreet(name)) return false;
  if (isBeside(name, language)) return false;
  if (isCallToAction(name) || dictatedCall(name) || findOffer(name, language) || price.test(name))
    return false;
  if (findPhones(name, '(?!)').length + findAddresses(name).length > 0) return false;
  if (
    findDates(name, language).length + findTimes(name).length > 0 ||
    findHours(name, language, { opening: '(?!)', regularly: '(?!)' }).length > 0
  )
    return false;
  const words = name.replace(legalForm, '').split(/\s+/u);
  const colors = readColors(name).length;
  const hasAddress = /\p{L}.*\p{Nd}/u.test(rest) || isStreet(rest.split(',', 1)[0] ?? '');
  // "Luminoso, alegre", "Rustikal, Holz und Stroh": one word beside others that name no place describes a look.
  const isPlace =
    isLabelled || hasAddress || /^\p{Lu}\S*(?:\s\p{Lu}\S*)*$/u.test(rest) || findAddresses(rest).length > 0;
  const isFirms = hasLegalForm(name) || (words.length === 1 && isCoined(name));
  if (words.length === 1 && cased.test(rest) && !isPlace && !isFirms && findPhones(rest, '(?!)').length === 0)
    return false;
  // "Casa Bella, Leeds": the place behind it tells that this is no wish.
  const isOwnName =
    hasLegalForm(name) ||
    (words.length === 2 && townBehind.test(rest) && !tellsLook(rest) && !words.every(tellsLook));
  const isColor = colors > 0 && !hasAddress && !isLabelled && !isHouseOfColor(words, language);
  if (words.length > 6 || colors > 1) return false;
  if (words.length <= 2 && !isOwnName && (isColor || tellsVoice(name))) return false;
  if (!cased.test(name))
    return (
      words.length <= 4 &&
      (isLabelled || (!sentenceInKana.test(name) && (isNamedHouse(name) || isTradeWithName(name, language))))
    );
  // "Fahrschule Rückenwind, Leipzig": a trade that ends as adjectives do.
  const [first = ''] = words;
  const isOfTrade =
    namedHouse.test(first) ||
    (rest !== '' && tradeOf(first, language) !== undefined) ||
    (words.length === 2 && isNounWithName(first, words[1] ?? '', language));
  if (language === 'de' && germanPhrase.test(name) && !isOfTrade) return false;
  const named = words.filter((word) => /\p{L}/u.test(word) && !joining.test(word));
  const isAlone = words.length === 1 && rest === '' && !isFirms;
  return isWrittenAsName(named, language) && (!isAlone || isLabelled);
}

/** "Bäckerei Braun", "Bella Boutique": beside a trade a colour is a name. */
const isHouseOfColor = (words: string[], language: string) =>
  isHouse(words.filter((word) => readColors(word).length === 0).join(' '), language);

/** "한빛이사", "小马手机维修": one word of four letters or more that ends on a trade. */
const isTradeWithName = (name: string, language: string) => {
  if (!/^(?:\p{Script=Hangul}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]){4,12}$/u.test(name))
    return false;
  if (tellsLook(name) || ofItsLook.test(name) || setBig.test(name) || tradeOf(name, language) === undefined)
    return false;
  if (lexiconOf(language).exact.has(name)) return false;
  const firstOf = (text: string) => findSubjects({ title: text }, language)[0]?.name;
  const thing = firstOf(name);
  // What stands before the trade names nothing itself, as in "生日蛋糕".
  return [2, 3, 4, 5].some(
    (at) => firstOf(name.slice(at)) === thing && firstOf(name.slice(0, at)) === undefined,
  );
};

const adjectiveEnd = /(?:lich|isch|ig|sam|bar|haft|los|ell|iv|nd|al|ant|ent|ier|t|rn|rm|ch)e[rnsm]?$/u;
/** "Blumen Petra", "Radladen Speiche", "Samtpfote Graz": wares or a thing, and a word that names none. */
const isNounWithName = (first: string, name: string, language: string) =>
  !adjectiveEnd.test(first) &&
  !tellsLook(first) &&
  !tellsLook(name) &&
  (tradeOf(first, language) !== undefined || findSubjects({ title: first }, language).length > 0) &&
  tradeOf(name, language) === undefined &&
  findSubjects({ title: name }, language).length === 0;

const isCapital = (word: string | undefined) => /^\P{L}*\p{Lu}/u.test(word ?? '');

/**
 * Whether words are written as a name. They are in capitals, except small words ("La Cave aux Meules"). In German that
 * says nothing, for any phrase has capitals. A trade in small letters may stand before the name: "zwemschool Dobber",
 * "Квіткова майстерня Барвінок".
 */
function isWrittenAsName(words: string[], language: string): boolean {
  if (words.length === 0) return false;
  if (!isCapital(words.at(-1))) return endsOnHouse(words, language);
  const small = words.filter((word) => !isCapital(word));
  if (small.length === 0) return true;
  if (isCapital(words[0])) {
    if (language === 'de') return false;
    if (small.every((word) => setWidth(word) <= 4)) return true;
  }
  const trade = words.slice(0, words.findLastIndex((word) => !isCapital(word)) + 1);
  return isHouse(trade.join(' '), language);
}

/**
 * "Lángos Sziget büfé", "Bjurholms hembygdsförening": a kind of house in small letters behind the name, as languages
 * write it that say last what a thing is. English is left out, for "Cosy café" begins a sentence.
 */
function endsOnHouse(words: string[], language: string): boolean {
  if (!isHeadLast(language) || language === 'de' || language === 'en') return false;
  const from = words.findIndex((word) => !isCapital(word));
  const house = words.slice(from).join(' ');
  const name = words.slice(0, from).join(' ');
  if (from < 1 || words.length - from > 2 || words.slice(from).some(isCapital) || tellsLook(name))
    return false;
  return namedHouse.test(house) || (from > 1 && tradeOf(house, language) !== undefined);
}
