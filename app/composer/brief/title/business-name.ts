import { tellsLook } from '../../direction/tells-look.ts';
import { matchersOf, notice } from '../../languages/matchers.ts';
import { isHeadLast, sourcesOfAll, sourcesRead } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { isOfButton } from '../facts/dictated-call.ts';
import { findAddresses, findPhones } from '../facts/find-contacts.ts';
import { setBig, withoutOrderBehind } from '../hopes.ts';
import { aboutAd, mentionedIn, orderedIn } from '../instructions.ts';
import { reduction } from '../offer/reduction.ts';
import { capitalise } from '../request.ts';
import { isPlanning } from '../strategy.ts';
import { perLanguage } from '../text/remembering.ts';
import { sentencesOf, wordCount } from '../text/segments.ts';

import { hostIn } from './hosts.ts';
import { cased, hasLegalForm, isHouse, isPlainlyName, withFormsEnded } from './houses.ts';
import { asked, isName, nameEnd, ofItsLook } from './is-name.ts';
import { withCommaBehindName, withNumberApart } from './name-apart.ts';
import { nameToldOutright, plainNameIn } from './told-names.ts';
import { whoTheyAre } from './who-they-are.ts';

/** The name a business gives itself in a line of its own, and what else stands in that line: its place, its address. */
export type BusinessName = { name: string; rest: string };

/** Where a hurried writer ends the sentence of the name: "St Agnes Hospice. warm not begging", "… *with credit". */
const hurriedStop = /(?<=\p{L}{3})\.\s(?=\p{Ll}|\*)/u;

/** Lines of the instructions that are looked at; a name stands among the first. */
export const most = 10;

const wished = perLanguage((language) => {
  const { please, wishes } = matchersOf(language);
  return toPattern(`${please}|${wishes}`, 'iu');
});
/** Words of a place: "plaza del mercado". */
const mostOfPlace = 7;

/** How a sender gives a name: "my name is Walt", "Зовут Алёна". */
const introductionOf = perLanguage((language) => {
  const own = sourcesRead(language, ({ introductions }) => introductions);
  // "Sono Pro" is Italian for nobody but Italians: one word of another language may be the name.
  const others = sourcesOfAll(({ introductions }) => introductions).split('|');
  const plain = others.filter((words) => /\s/u.test(words)).join('|');
  return toPattern(`^(?:(?:${own}|${plain})\\s)(?=\\p{Lu})`, 'iu');
});

const namedDirectly = sourcesOfAll((language) => language.namedDirectly);
/** A label without its colon, or the verb: "firma Teplovar s.r.o.", "nimi Löylylautta", "si chiama Zampe Pulite". */
const label = toPattern(
  `^(?:(?:la|el|il|le|the|our|my|der|die|o|a)\\s)?(?:${sourcesOfAll((language) => language.labels?.brand)}|${sourcesOfAll((language) => language.namedAs)})(?:\\s+|は|(?=["“「『]))|^(?:${namedDirectly})`,
  'iu',
);
/** "'흙손공방' 이에요" */
const endsSentence = /(?<=['’”"]|\p{Script=Hangul})\s(?:이에요|예요|입니다|이고요?|임)[.!]?$/u;
/** "Business is Brightline Electrical" */
const isCalled = /^(?:is|are|ist|est|es|è|é|to|jest|är|er|on|là|adalah)\s(?=["“„«]?\p{Lu})/u;
/** What leaves no doubt that a name follows, in scripts without capitals: "店名は…", "상호 …", "ስማችን …". */
const plainLabel = toPattern(`は$|^(?:${sourcesOfAll((language) => language.namedAs)})\\s$`, 'iu');
const opensDirectly = toPattern(`^(?:${namedDirectly})`, 'iu');
const startsAsName = /^["«„“'‘]?\p{Lu}/u;
const quotedWhole = /^["«„“'‘「](.{2,40})["»”“'’」]$/u;

const ofPerson = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?$/u;

const townAtEnd = /(?<=\s\S{2,30}),\s(\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}\p{Ll}+)?)$/u;
/** "Byg & Tag ApS, Randers" behind its label: a name of two words or more, and its town. */
export function withPlaceApart(name: string): BusinessName {
  const town = townAtEnd.exec(name);
  return town?.[1] ? { name: name.slice(0, town.index), rest: town[1] } : { name, rest: '' };
}

/** The name typed alone in the instructions: "Anatolia Grill, 12 Station Rd", "Bakış Optik – Kadıköy", "スタジオ凪". */
export function businessNameIn(instructions: string, language: string): BusinessName | undefined {
  const introduction = introductionOf(language);
  const lines = withFormsEnded(instructions)
    .split('\n')
    .flatMap((text) => sentencesOf(text, language))
    .flatMap((sentence) => sentence.split(hurriedStop));
  const isTyped = /\p{Ll}/u.test(instructions) || !/\p{Lu}/u.test(instructions);
  for (const typed of lines.slice(0, most)) {
    const line = withCommaBehindName(withNumberApart(typed, language));
    const whole = line
      .replace(/(?<!\.\s?\p{L})[.。।۔።]$/u, '')
      .replace(introduction, '')
      .trim();
    const [typedName = '', ...others] = whole.split(nameEnd).slice(0, most);
    const name = withoutTradeBehind(orderedIn(typedName) ?? typedName, language);
    const host = whole
      .split(nameEnd)
      .slice(0, most)
      .map((clause) => hostIn(clause, language))
      .find((one) => one !== undefined);
    if (host) return { name: host, rest: '' };
    const inMarks = quotedAlone.exec(typedName)?.[1];
    if (inMarks && isName(inMarks, { rest: '', language, isLabelled: true }) && !saysElse(inMarks))
      return { name: inMarks, rest: placesOf(others, language) };
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
      .map((clause) => whoTheyAre(clause, language));
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
    const at = nameBehindOthers([mentionedIn(typedName) === undefined ? name : '', ...others], language);
    const later = others[at - 1];
    if (later && isOne(later) && isName(later, { rest: others.slice(at).join(', '), language }))
      return { name: capitalise(later), rest: placesOf(others.slice(at), language) };
    if (introduction.test(line) && ofPerson.test(name)) return { name, rest: '' };
    const said = nameToldOutright(line);
    if (said) return { name: capitalise(said), rest: '' };
  }
  return undefined;
}

const saysElse = (words: string) => tellsLook(words) || reduction.test(words);
/** «Портьера» */
const quotedAlone =
  /^["«„“]((?=[\p{Script=Cyrillic}\p{Script=Greek}])\p{Lu}[^"«»„“”\s]{1,20}(?:\s\p{Lu}[^"«»„“”\s]{1,20})?)["»”“]$/u;

/**
 * Where among clauses the name stands behind what is wished for: "Dark and mysterious, Keyhouse Hongdae". Behind a
 * number or what is to be mentioned it has to name a house: "Tel 0171 2290456, Holzhof Brenner". 0 where it does not.
 */
function nameBehindOthers([first = '', ...others]: string[], language: string): number {
  const isNumber = (clause: string) => hasContact([clause], language);
  const isSaid = first === '' || isNumber(first);
  if (!isSaid && !isWish(first, language)) return 0;
  const at = others.findIndex((clause) => !isWish(clause, language) && !isNumber(clause));
  const found = others[at] ?? '';
  const isNamed = isSaid ? hasLegalForm(found) || isHouse(found, language) : true;
  return isNamed && isPlainlyName(found) ? at + 1 : 0;
}

const hasContact = (clauses: string[], language: string) =>
  clauses.some((one) => findPhones(one, matchersOf(language).phone).length + findAddresses(one).length > 0);

const hires =
  /\s(?:recrute|cherche|busca|cerca|sucht|zoekt|is hiring|hiring|søker|søger|söker|szuka|hledá)$/u;

/** "Petal & Stem florist", "The Bike Shed charity": a name in capitals without the trade in small letters behind it. */
function withoutTradeBehind(name: string, language: string): string {
  if (language !== 'en' && isHeadLast(language)) return name;
  const hiring = name.replace(hires, '');
  const behind = /\s(?<=\p{Lu}[\p{L}\p{M}’'.-]*\s)(\p{Ll}[\p{L}-]*(?:\s\p{Ll}[\p{L}-]*)?)$/u.exec(hiring);
  const isTrade = behind?.[1] !== undefined && (isHouse(behind[1], language) || kindOfHouse.test(behind[1]));
  return isTrade ? hiring.slice(0, behind.index) : hiring;
}
const kindOfHouse = /^(?:charity|pub|shop|store|company|firm|club|school|church)$/u;

/** "Teplovar" of "firma Teplovar"; undefined where no label stands before a name. */
export function nameBehindLabel(clause: string): string | undefined {
  const told = label.exec(clause)?.[0];
  if (told === undefined) return undefined;
  // "Firma adı Pırıl": two labels.
  const rest = clause
    .slice(told.length)
    .replace(label, '')
    .replace(isCalled, '')
    .replace(/^[叫是为為]\s?/u, '')
    .replace(endsSentence, '')
    .replace(/[।۔።。]$/u, '');
  const inner = quotedWhole.exec(rest)?.[1];
  const isPlain =
    !cased.test(rest) &&
    (inner !== undefined || plainLabel.test(told) || opensDirectly.test(clause)) &&
    !setBig.test(rest);
  return startsAsName.test(rest) || isPlain ? (inner ?? rest) : undefined;
}

/** What stands behind a name and is where it is found, without wishes about the ad: "retro style", "no anglicisms". */
const placesOf = (clauses: string[], language: string) =>
  clauses
    .filter((clause) => isNoWish(clause, language))
    // "Loonlake Fibre (Nova Scotia)"
    .map((clause) => withoutOrderBehind(clause.includes('(') ? clause : clause.replace(/\)$/u, '')))
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

/** "Kosmetikstudio in Kiel": a trade and its town. */
const isTradeAt = (words: string, language: string) =>
  /^\p{L}+\s\p{L}{1,4}\s\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?$/u.test(words) &&
  isHouse(words.split(' ', 1)[0] ?? '', language);
