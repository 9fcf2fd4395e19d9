import { readColors } from '../../color/read-colors.ts';
import { isCallToAction } from '../../copywriter/calls-to-action.ts';
import { tellsLook, tellsVoice } from '../../direction/tells-look.ts';
import { matchersOf, notice } from '../../languages/matchers.ts';
import { sourcesOfAll, sourcesRead, wordsOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { findSubjects } from '../../subjects/find-subjects.ts';
import { lexiconOf } from '../../subjects/lexicon.ts';
import { isOfButton } from '../facts/dictated-call.ts';
import { findAddresses, findPhones, withoutPhoneLabel } from '../facts/find-contacts.ts';
import { findDates, findHours, findTimes } from '../facts/find-dates.ts';
import { saysWhatFor } from '../facts/number-labels.ts';
import { isStreet } from '../facts/streets.ts';
import { ordered, setBig } from '../hopes.ts';
import { aboutAd, mentionedIn } from '../instructions.ts';
import { tradeOf } from '../intent/trade/trade.ts';
import { isBeside } from '../offer/beside.ts';
import { findOffer } from '../offer/find-offer.ts';
import { money } from '../offer/offer-words.ts';
import { capitalise } from '../request.ts';
import { isNegated, isPlanning } from '../strategy.ts';
import { perLanguage } from '../text/remembering.ts';
import { sentencesOf, setWidth, wordCount } from '../text/segments.ts';
import { nameToldOutright, plainNameIn } from './told-names.ts';
import { whoTheyAre } from './who-they-are.ts';

/** The name a business gives itself in a line of its own, and what else stands in that line: its place, its address. */
export type BusinessName = { name: string; rest: string };

/** An amount, with its currency or in thousands. */
const price = toPattern(`${money}|\\p{Nd}[.,]\\p{Nd}{3}(?!\\p{Nd})`, 'iu');
/** What ends a name; the comma of "15,000" does not. */
export const nameEnd =
  /\s?(?:(?<!\p{Nd}),|,(?!\p{Nd})|[،、，;|·•]|\((?!\p{Nd}))\s?|(?<!\p{Nd}(?:\s?h)?)\s[-–—]\s|\s[-–—]\s(?!\p{Nd})/u;
/** Where a hurried writer ends the sentence of the name: "St Agnes Hospice. warm not begging". */
const hurriedStop = /(?<=\p{L}{3})\.\s(?=\p{Ll})/u;

/** Lines of the instructions that are looked at; a name stands among the first. */
export const most = 10;
const widest = 40;

export const joining = toPattern(`^(?:&|\\+|${sourcesOfAll((language) => language.nameParticles)})$`, 'iu');
/** "Helle Farben", "Große Schrift": an adjective before its noun, both in capitals in German. */
const germanPhrase = /^\p{Lu}\p{Ll}+(?:e|er|es|en|em)\s\p{Lu}\p{Ll}+$|\szum\s\p{Lu}\p{Ll}+en$/u;
const cased = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;
/** Small words of sentences, in scripts without capitals and spaces. */
const sentenceInKana = /[はをがでにへも]|ください|して|せず|不|要|用|请|請|风格|風格|背景|颜色|顏色/u;

const asked = perLanguage((language) => {
  const { pictured, planning, negations } = matchersOf(language);
  return toPattern(`${pictured}|${planning}|${negations}`, 'iu');
});
const wished = perLanguage((language) => {
  const { please, wishes } = matchersOf(language);
  return toPattern(`${please}|${wishes}`, 'iu');
});
/** Words of a place: "plaza del mercado". */
const mostOfPlace = 7;

/** How a sender gives a name: "my name is Walt", "Зовут Алёна". */
const introduction = toPattern(
  `^(?:(?:${sourcesOfAll((language) => language.introductions)})\\s)(?=\\p{Lu})`,
  'iu',
);

/** How firms end: "s.r.o.", "e. V.". */
const legalForm =
  /(?<=\p{L}{2}),?\s(?:s\.\s?r\.\s?o|sp\.\s?z\s?o\.\s?o|[ak]\.\s?s|d\.\s?o\.\s?o|e\.\s?[KVU]|oy|kft|bt|srl)\.?$/iu;
/** A kind of business and its name in quotation marks: "Клуб «Белая ладья»". */
const quotedName = /^(\p{L}[\p{L}\s-]{1,30})\s["«„“](\p{Lu}[^"«»„“”]{1,30})["»”“]$/u;

export const namedHouse = toPattern(
  wordsOfAll((language) => language.namedHouses),
  'iu',
);

/** A label without its colon, or the verb: "firma Teplovar s.r.o.", "nimi Löylylautta", "si chiama Zampe Pulite". */
const label = toPattern(
  `^(?:(?:la|el|il|le|the|our|my|der|die|o|a)\\s)?(?:${sourcesOfAll((language) => language.labels?.brand)}|${sourcesOfAll((language) => language.namedAs)})(?:\\s+|は|(?=["“「『]))`,
  'iu',
);
/** "Business is Brightline Electrical" */
const isCalled = /^(?:is|are|ist|est|es|è|é|to|jest|är|er|on)\s(?=["“„«]?\p{Lu})/u;
/** What leaves no doubt that a name follows, in scripts without capitals: "店名は…", "상호 …", "ስማችን …". */
const plainLabel = toPattern(`は$|^(?:${sourcesOfAll((language) => language.namedAs)})\\s$`, 'iu');
/** "눈에 띄게", "大きめに", "要大": how a name is to look. */
const ofItsLook = /(?:게|로|に|で)$|^[要大红紅蓝藍]/u;
const startsAsName = /^["«„“'‘]?\p{Lu}/u;
const quotedWhole = /^["«„“'‘「](.{2,40})["»”“'’」]$/u;

const ofPerson = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?$/u;

const opensWithStreet = perLanguage((language) => {
  const streets = sourcesRead(language, ({ streets: { before } }) => before);
  return toPattern(`^(?:${streets})\\s`, 'iu');
});

/** The name typed alone in the instructions: "Anatolia Grill, 12 Station Rd", "Bakış Optik – Kadıköy", "スタジオ凪". */
export function businessNameIn(instructions: string, language: string): BusinessName | undefined {
  const lines = instructions
    .split('\n')
    .flatMap((text) => sentencesOf(text, language))
    .flatMap((sentence) => sentence.split(hurriedStop));
  const isTyped = /\p{Ll}/u.test(instructions) || !/\p{Lu}/u.test(instructions);
  for (const typed of lines.slice(0, most)) {
    const line = withNumberApart(typed, language);
    const whole = line
      .replace(/(?<!\.\s?\p{L})[.。।۔።]$/u, '')
      .replace(introduction, '')
      .trim();
    const [typedName = '', ...others] = whole.split(nameEnd).slice(0, most);
    const name = withoutTradeBehind(mentionedIn(typedName) ?? typedName, language);
    const labelled = [name, ...others]
      .map(nameBehindLabel)
      .find((one) => one && isName(one, { rest: '', language, isLabelled: true }));
    // "업체명 반짝클린, 전화 010-1234-5678"
    const plain = cased.test(name) ? undefined : plainNameIn(name, language);
    if (
      plain &&
      !labelled &&
      !ofItsLook.test(plain) &&
      (hasContact(others, language) || isHouse(plain, language))
    )
      if (isName(plain, { rest: '', language, isLabelled: true })) return { name: plain, rest: '' };
    if (labelled) return { name: labelled, rest: nameBehindLabel(name) ? placesOf(others, language) : '' };
    const own = line
      .replace(/[.。।۔።]$/u, '')
      .split(nameEnd)
      .slice(0, most)
      .map(whoTheyAre);
    const me = own.findIndex(
      (one) => one && (isName(one, { rest: '', language }) || isTradeAt(one, language)),
    );
    const is = own[me];
    if (is) return { name: capitalise(is), rest: placesOf(others.slice(me), language) };
    const rest = whole.slice(typedName.length).replace(/^[\s,،、，;|·•–—-]+/u, '');
    // "RED AND YELLOW, BIG PRICE": where all is in capitals they make no name.
    const isOne = (words: string) => isTyped || isHouse(words, language);
    if (isName(name, { rest, language }) && isOne(name))
      return { name: capitalise(name), rest: placesOf(others, language) };
    // "Dark and mysterious, Keyhouse Hongdae": the name stands behind what is wished for.
    const at = isWish(name, language) ? others.findIndex((clause) => !isWish(clause, language)) : -1;
    const later = others[at];
    if (
      later &&
      isOne(later) &&
      isPlainlyName(later) &&
      isName(later, { rest: others.slice(at + 1).join(', '), language })
    )
      return { name: capitalise(later), rest: placesOf(others.slice(at + 1), language) };
    if (introduction.test(line) && ofPerson.test(name)) return { name, rest: '' };
    const said = nameToldOutright(line);
    if (said) return { name: capitalise(said), rest: '' };
  }
  return undefined;
}

const hasContact = (clauses: string[], language: string) =>
  clauses.some((one) => findPhones(one, matchersOf(language).phone).length + findAddresses(one).length > 0);

const hires =
  /\s(?:recrute|cherche|busca|cerca|sucht|zoekt|is hiring|hiring|søker|søger|söker|szuka|hledá)$/u;

/** "Petal & Stem florist", "The Bike Shed charity": a name in capitals without the trade in small letters behind it. */
function withoutTradeBehind(name: string, language: string): string {
  if (language === 'de') return name;
  const hiring = name.replace(hires, '');
  const behind = /\s(?<=\p{Lu}[\p{L}\p{M}’'.-]*\s)(\p{Ll}[\p{L}-]*(?:\s\p{Ll}[\p{L}-]*)?)$/u.exec(hiring);
  const isTrade = behind?.[1] !== undefined && (isHouse(behind[1], language) || kindOfHouse.test(behind[1]));
  return isTrade ? hiring.slice(0, behind.index) : hiring;
}
const kindOfHouse = /^(?:charity|pub|shop|store|company|firm|club|school|church)$/u;

/** Labels of a number that stand before it and mean nothing as a name. */
const labelAlone = perLanguage((language) => toPattern(`^${matchersOf(language).phone}(?!\\p{L})`, 'iu'));

/** "EuroTrans" */
const coined = /^\p{Lu}\p{Ll}+\p{Lu}\p{L}+$/u;

/** "Slagter Bundgaard tlf. 86 12 34 56", "현대설비 010-2222-3333": a name that runs on to its number is parted from it. */
function withNumberApart(line: string, language: string): string {
  const { phone: label } = matchersOf(language);
  const [phone] = findPhones(line, label);
  if (!phone) return line;
  const ahead = withoutPhoneLabel(line.slice(0, phone.start), label).trimEnd();
  const name = ahead.split(nameEnd).at(-1) ?? '';
  const isNamed =
    (isPlainlyName(name) || isHouse(name, language) || coined.test(name)) &&
    !labelAlone(language).test(name) &&
    !saysWhatFor(name, label);
  return isNamed ? `${ahead}, ${line.slice(phone.start)}` : line;
}

const isBranch = /\p{Script=Hangul}\s\p{Script=Hangul}+점$/u;

/** Words in capitals, or with a kind of house in them: a picture is described in small letters, or in none. */
export const isPlainlyName = (words: string) =>
  /\s/u.test(words) && (cased.test(words) || namedHouse.test(words) || isBranch.test(words));

/** "Teplovar" of "firma Teplovar"; undefined where no label stands before a name. */
export function nameBehindLabel(clause: string): string | undefined {
  const told = label.exec(clause)?.[0];
  if (told === undefined) return undefined;
  // "Firma adı Pırıl": two labels.
  const rest = clause
    .slice(told.length)
    .replace(label, '')
    .replace(isCalled, '')
    .replace(/[।۔።。]$/u, '');
  const inner = quotedWhole.exec(rest)?.[1];
  const isPlain = !cased.test(rest) && (inner !== undefined || plainLabel.test(told)) && !setBig.test(rest);
  return startsAsName.test(rest) || isPlain ? (inner ?? rest) : undefined;
}

/** What stands behind a name and is where it is found, without wishes about the ad: "retro style", "no anglicisms". */
const placesOf = (clauses: string[], language: string) =>
  clauses
    .filter((clause) => isNoWish(clause, language))
    // "Loonlake Fibre (Nova Scotia)"
    .map((clause) => (clause.includes('(') ? clause : clause.replace(/\)$/u, '')))
    .join(', ');

const isNoWish = (clause: string, language: string) =>
  // Where letters have a case a place has a capital or a figure: "big percent sign" has none.
  (!cased.test(clause) || /\p{Lu}|\p{Nd}|@|\.\p{L}/u.test(clause) || notice.test(clause)) &&
  !isWish(clause, language) &&
  mentionedIn(clause) === undefined &&
  !isOfButton(clause) &&
  wordCount(clause, language) <= mostOfPlace;

/** Whether a clause is about the ad and how it is to look. */
const isWish = (clause: string, language: string) =>
  aboutAd.test(clause) ||
  asked(language).test(clause) ||
  wished(language).test(clause) ||
  isPlanning(clause) ||
  tellsLook(clause);

type Around = { rest: string; language: string; isLabelled?: boolean };

export function isName(name: string, { rest, language, isLabelled = false }: Around): boolean {
  const kind = quotedName.exec(name)?.[1];
  if (kind) return namedHouse.test(kind) || (tradeOf(kind, language) !== undefined && !aboutAd.test(kind));
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
    isNegated(`${name} x`, name.length + 1)
  )
    return false;
  if (!/\p{Lu}|\p{Nd}/u.test(rest) && opensWithStreet(language).test(name)) return false;
  if (isStreet(name)) return false;
  if (isBeside(name, language)) return false;
  if (isCallToAction(name) || findOffer(name, language) || price.test(name)) return false;
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
  if (words.length === 1 && cased.test(rest) && !isPlace && findPhones(rest, '(?!)').length === 0)
    return false;
  if (
    words.length > 6 ||
    colors > 1 ||
    (words.length <= 2 && colors > 0 && !hasAddress && !isLabelled && !isHouseOfColor(words, language))
  )
    return false;
  if (words.length <= 2 && tellsVoice(name)) return false;
  if (!cased.test(name))
    return (
      words.length <= 4 &&
      (isLabelled ||
        (!sentenceInKana.test(name) &&
          (namedHouse.test(name) || isBranch.test(name) || isTradeWithName(name, language))))
    );
  // "Fahrschule Rückenwind, Leipzig": a trade that ends as adjectives do.
  const isOfTrade = rest !== '' && tradeOf(words[0] ?? '', language) !== undefined;
  if (language === 'de' && germanPhrase.test(name) && !isOfTrade) return false;
  const named = words.filter((word) => /\p{L}/u.test(word) && !joining.test(word));
  const isAlone = words.length === 1 && rest === '' && !legalForm.test(name);
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

/** "Kosmetikstudio in Kiel": a trade and its town. */
const isTradeAt = (words: string, language: string) =>
  /^\p{L}+\s\p{L}{1,4}\s\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?$/u.test(words) &&
  isHouse(words.split(' ', 1)[0] ?? '', language);

const isCapital = (word: string | undefined) => /^\P{L}*\p{Lu}/u.test(word ?? '');

/**
 * Whether words are written as a name. They are in capitals, except small words ("La Cave aux Meules"). In German that
 * says nothing, for any phrase has capitals. A trade in small letters may stand before the name: "zwemschool Dobber",
 * "Квіткова майстерня Барвінок".
 */
function isWrittenAsName(words: string[], language: string): boolean {
  if (words.length === 0 || !isCapital(words.at(-1))) return false;
  const small = words.filter((word) => !isCapital(word));
  if (small.length === 0) return true;
  if (isCapital(words[0])) {
    if (language === 'de') return false;
    if (small.every((word) => setWidth(word) <= 4)) return true;
  }
  const trade = words.slice(0, words.findLastIndex((word) => !isCapital(word)) + 1);
  return isHouse(trade.join(' '), language);
}

/** Whether words name a trade or a kind of house; a Korean branch ends in 점. */
export const isHouse = (words: string, language: string) =>
  tradeOf(words, language) !== undefined || namedHouse.test(words) || isBranch.test(words);
