import { tellsLook } from '../direction/tells-look.ts';
import { matchersOf } from '../languages/matchers.ts';
import { sourcesOfAll, wordsOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import { dictatedCall, isOfButton } from './facts/dictated-call.ts';
import { findAddresses, findPhones, fromLabel } from './facts/find-contacts.ts';
import { findDates, findHours, findTimes } from './facts/find-dates.ts';
import { namesLandmark } from './facts/landmarks.ts';
import { numberedStreets, openedWithNumber, wholeAddress } from './facts/streets.ts';
import { clausesWithPlaces, ordered, orders, withoutHope, withoutSetting } from './hopes.ts';
import { textedAt } from './intent/signs/deeds.ts';
import { tellsDeed } from './intent/signs/name-form.ts';
import { type FoundOffer, findCode, findDeadline, findOffer } from './offer/find-offer.ts';
import { moneyAlone } from './offer/offer-words.ts';
import { offerAmongPlans } from './offer-among-plans.ts';
import { isInternal, isOfReaders, mostClauses } from './plans.ts';
import { capitalise } from './request.ts';
import { isNegated, isPlanning } from './strategy.ts';
import { repeats } from './text/clean-text.ts';
import { everyMatch } from './text/every-match.ts';
import { perLanguage } from './text/remembering.ts';
import { clausesOf, sentencesOf, setWidth, wordCount } from './text/segments.ts';
import { isDateOnly, isFirstOf } from './title/join-pieces.ts';

/** Words of orders to whoever makes the ad. */
const wishedOf = perLanguage((language) => {
  const { negations, pictured, please, wishes } = matchersOf(language);
  return toPattern(`${pictured}|${please}|${wishes}|^${negations}\\s`, 'iu');
});

/**
 * A clause up to its phone number, without the small words before the number: "devis gratuit au 04 55 01 22 33" gives
 * "devis gratuit".
 */
function beforePhone(clause: string, phone: { start: number } | undefined): string {
  return phone
    ? clause.slice(0, phone.start).replace(/(?:(?:\s+\p{L}{1,2})?\s+\p{L}{1,5})?[\s:.,–-]*$/u, '')
    : clause;
}

/** Parts of an ad and of an order for one, in English, which orders of all languages borrow. */
export const meta =
  /(?:phone|number|website|web site|address|logo|brand|company|(?<!\p{L})(?:the|that|this)\s(?:\p{L}+\s){0,2}(?:line|bit|part|sentence|warning|disclaimer|wording|small print)(?!\p{L})|name|price|colou?rs?|(?<!\p{L})font|picture|image|photo|audience|target|(?<!\p{L})tone|voice|style|language|background|slogan|tagline|headline|button|cta|(?<!\p{L})(?:url|link|qr))/iu;
const around = (part: 'please' | 'also' | 'that' | 'behind') =>
  `(?:${sourcesOfAll(({ aroundMention }) => aroundMention?.[part])})`;
const mention = toPattern(
  `(?<!\\p{L})(?:${around('please')} )?(?:${around('also')} )?(?:${sourcesOfAll((language) => language.mention)})` +
    `\\s?[:：]?\\s+(?:${around('that')}(?:\\s+|(?<=['’])))?(.{3,110})$`,
  'iu',
);
const quotedWhole = /^["“„«]\s?([^"“”„«»]+?)\s?["”“»]$/u;
/** "Згадайте, що є укриття": the comma before "that" parts nothing. */
const commaBeforeThat = toPattern(
  `(?<=(?:${sourcesOfAll((language) => language.mention)})),(?=\\s(?:${around('that')}|що)\\s)`,
  'giu',
);
/** "申し込み不要と書いて", without quotation marks. */
const saidBefore = toPattern(
  `^([^「『"“'‘」』”’]{3,40}?)(?:${sourcesOfAll((language) => language.saidBefore)})`,
  'u',
);
/** An order to say something, by what stands before it. */
const orderIn = (clause: string) =>
  mention.exec(clause) ?? mentionUnspaced.exec(clause) ?? saidBefore.exec(clause);

/** What a clause orders to be said; undefined where it orders nothing. */
export const mentionedIn = (clause: string): string | undefined =>
  isOfButton(clause) ? undefined : (orderIn(clause) ?? quotedBefore.exec(clause))?.[1]?.trim();

/** The same, or with the order behind it: "Hunde erlaubt bitte erwähnen". */
export const orderedIn = (clause: string): string | undefined =>
  mentionedIn(clause) ?? mentionBehind.exec(clause)?.[1];

const bareOrder = toPattern(
  `^(?:${around('please')} )?(?:${sourcesOfAll((language) => language.mention)}|${around('behind')}):$`,
  'iu',
);
/** "bitte erwähnen" before a colon: the order alone, without what is to be said. */
export const isBareOrder = (clause: string): boolean => bareOrder.test(`${clause}:`);

/** "Kilkenny and Carlow must be on it" */
const mentionBehind = toPattern(
  `^(?!${around('please')}\\s+${around('behind')}$)(?:${around('please')} )?(.{3,80}?),?\\s+(?:${around('please')} )?${around('behind')}$`,
  'iu',
);
/** "Mention the pear cider somewhere pls": what hangs behind it is said to whoever makes the ad. */
const mentionTail = toPattern(
  `(?<=\\p{L}{2}|\\p{Nd}|\\))(?:[\\s,]{1,3}(?:${sourcesOfAll(({ mentionTails }) => mentionTails)})|\\s?[:;]-?[)D])+[\\s.!]*$`,
  'iu',
);
/** What instructions are about, where they are not about who sends them. */
export const aboutAd = toPattern(
  `(?<!\\p{L})(?:${sourcesOfAll((language) => language.aboutAd)})(?!\\p{L})`,
  'iu',
);
const quotedMention =
  /(?:include|add|mention|write|say|text|phrase|words)\s[^"“'‘\n]{0,25}(?:["“]|(?<!\p{L})['‘])([^"”’'\n]{2,60})["”’'](?!\p{L}|\s+(?:as|for|on|in)\s)/iu;

/** "dass wir auch Kartenzahlung haben": German and Dutch put the verb last behind "that". */
const verbLast = /\s(?:dass|dat)\s+(?:(wir|ich|es|man|we|wij|ik|het|er)\s(.+)\s(\p{L}+)$|.)/iu;
/** "dass der Eintritt frei ist": said without its verb, as signs do. */
const beingLast = /\s(?:dass|dat)\s+(?:(?:der|die|das|de|het)\s)?(.+)\s(?:ist|sind|is|zijn)$/iu;

/** "שיש הדרכה": the "that" of Hebrew is written onto the next word. */
const hebrewThat = /^ש(?=(?:יש|אין|אנחנו|ניתן|אפשר|זה|כל|ה[א-ת]{3,})(?![א-ת]))/u;

/** What is to be said, as a sentence of its own; undefined where its words would have to be put in another order. */
function asMainClause({ 0: order, 1: said }: RegExpExecArray): string | undefined {
  const behindThat = verbLast.exec(order);
  if (!behindThat) return said?.replace(hebrewThat, '');
  const [, who, rest, verb] = behindThat;
  return who ? `${who} ${verb} ${rest}` : beingLast.exec(order)?.[1];
}

/** "写明酒水不打折" */
const mentionUnspaced = /^(?:写明|注明|标明|寫明|註明|標明)[:：]?\s?(.{3,40})$/u;

/** "「駐車場あり」と入れてください", "'kontenjan 10 kişi' yazın": what is quoted before the order. */
const quotedBefore =
  /(?:[「『"“'‘]|^)([^「『」』"“”'’\n]{2,40})[」』"”'’]\s?(?:と|라고|이라고|를|을)?\s?(?:入れ|書い|記載|明記|넣어|써 ?주|적어|yaz(?:ın|ılsın|sın)|belirtin|ekleyin)/u;

/** "The address is 41 Mill Rd, don't put it on": told for the maker alone. */
const withheld = toPattern(
  wordsOfAll((language) => language.withheld),
  'iu',
);

const pointsBack = toPattern(`^${wordsOfAll((language) => language.pointsBack)}`, 'iu');

/** An article and one word. */
const pointsAt = toPattern(`\\s(?:${sourcesOfAll(({ articles }) => articles)})\\s[\\p{L}\\p{M}-]+$`, 'iu');

/** "Leave the top left free": nothing is free of charge. */
const roomKept = toPattern(
  wordsOfAll((language) => language.roomKept),
  'iu',
);

/** What instructions say that may be printed: things to mention, offers, codes, phone numbers, addresses and hours. */
export function printableInstructions(instructions: string, language: string): string[] {
  const printed: string[] = [];
  const add = (text: string | undefined) => {
    if (text && !printed.some((known) => repeats(known, text))) printed.push(capitalise(text));
  };
  const words = quotedMention.exec(instructions) ?? quotedBefore.exec(instructions);
  const isLabel = (said: string) =>
    dictatedCall(instructions) === capitalise(said.trim()) ||
    clausesOf(instructions).some((clause) => clause.includes(said) && isOfButton(clause));
  if (words?.[1] && !isNegated(instructions, words.index) && !isLabel(words[1])) add(words[1].trim());
  const { phone, hours: opening, regularly } = matchersOf(language);
  const lines = instructions.split('\n').flatMap((text) => sentencesOf(text, language));
  let before = '';
  for (const line of lines.slice(0, mostClauses)) {
    if (withheld.test(line)) continue;
    let isList = false;
    let isAfterWhen = false;
    const clauses = clausesWithPlaces(line.replace(commaBeforeThat, ''))
      .slice(0, mostClauses)
      .map((one) => withoutHope(one, language));
    for (const [at, { text: typed }] of clauses.entries()) {
      const clause = withoutSetting(typed, language);
      if (roomKept.test(clause) || (isOfButton(clause) && findPhones(clause, phone).length === 0)) continue;
      const isWhere = isAfterWhen && tellsWhere(clause, language);
      isAfterWhen = saysWhen(clause) || isDayTold(clause, language);
      const asked = orderIn(clause) ?? mentionBehind.exec(clause);
      if (asked && isNegated(clause, asked.index)) continue;
      const wished = (asked ? asMainClause(asked) : undefined)
        ?.replace(ordered, '')
        .replace(mentionTail, '')
        .replace(quotedWhole, '$1')
        .trim();
      // "Mention the dog": which dog, only who asks for it knows.
      const isUntold = wished ? pointsAt.test(asked?.[0] ?? '') : false;
      // "We take cards now. Mention it somewhere": what stands before.
      const isBefore = wished && !isUntold ? pointsBack.test(wished) : false;
      const said = isUntold || isBefore ? undefined : wished;
      if (isBefore && before && !meta.test(before) && setWidth(before) <= 60) add(before);
      before = clause;
      const offer = findOffer(said ?? clause, language);
      // "Mention fully insured, evenings no extra charge": what is to be said goes on.
      const goesOn: boolean = isList && !said && isSaid(clause, language);
      isList = (said !== undefined && !meta.test(said)) || goesOn || isBareOrder(clause);
      if (
        said &&
        (offer || !(meta.test(said) || isPlanning(said) || (setWidth(said) > 60 && !warning.test(said))))
      )
        add(said);
      else if (goesOn || isWhere || isLandmark(clause, language)) add(clause);
      else if (offer && isWhole(clause, offer, language)) add(clause.trim().replace(ordered, ''));
      else if (offer && !isPlanning(clause)) {
        const called = findPhones(clause, phone).find(({ start }) => start >= offer.end);
        const told = beforePhone(clause, called);
        add(tellsPrice(told, offer, language) ? told.trim() : offerAmongPlans(told, offer, language));
        add(called?.text);
      } else if (findHours(clause, language, { opening, regularly }).length > 0 || isAfterWhen)
        add(withExclusion(clause, clauses[at + 1]?.text));
      // "Apply by mail: jobs@loaf.example by 15 May"
      else if (findAddresses(clause).length > 0 && isSaid(clause, language) && tellsDay(clause, language))
        add(clause);
      else {
        for (const { text } of findPhones(clause, phone)) {
          // "WhatsApp 722 555 0188": the number is printed with the words that say how to reach it.
          const how = textedAt(clause, text, language);
          // A short one is no number without them.
          const isKnown = findPhones(text, phone).length > 0;
          add(how?.messenger ? `${how.messenger} ${text}` : isKnown ? text : fromLabel(clause, phone));
        }
        for (const { text } of findAddresses(clause)) add(text);
      }
      add(findCode(clause));
      if (said && !offer) add(findDeadline(said));
    }
    // "Paid for by …": what has to be said, where the sentence gives no order.
    if (warning.test(line) && setWidth(line) <= 100 && !orders.test(line)) add(line.replace(/\.$/u, ''));
    for (const street of [...numberedStreets, openedWithNumber])
      for (const place of everyMatch(street, line)) add(wholeAddress(line, place.index, place[0]));
  }
  return printed;
}

const warning = toPattern(`(?<!\\p{L})(?:${sourcesOfAll((language) => language.warnings)})`, 'iu');

const excluded = toPattern(`^${wordsOfAll((language) => language.exclusions)}`, 'iu');

/** "Valid until 31 March, not on sale items": what is left out of an offer stays with its last day. */
const withExclusion = (clause: string, next = '') =>
  excluded.test(next.trim()) && setWidth(next) <= 40 ? `${clause.trim()}, ${next.trim()}` : clause;

/** "Sun 8 March 12-4": a day of a month and nothing else; a bare weekday may be one of the designer's. */
const isDayTold = (clause: string, language: string) =>
  setWidth(clause) <= 44 && tellsDay(clause, language) && isDateOnly(clause, language);

const tellsDay = (clause: string, language: string) =>
  findDates(clause, language).some(({ text }) => /\p{Nd}/u.test(text) && /\p{L}/u.test(text));

/** "Upstairs at the Crown" behind "Tuesdays 7pm": where it is, by a name in capitals or a kind of house. */
const tellsWhere = (clause: string, language: string) =>
  isSaid(clause, language) &&
  (venue.test(clause) || (language !== 'de' && /\p{Ll}\s(?:the\s)?\p{Lu}\p{Ll}/u.test(clause)));

const venue = toPattern(
  wordsOfAll((language) => language.venues),
  'iu',
);

/** "Next to the station": where to come, and nothing of the picture. */
const isLandmark = (clause: string, language: string) =>
  namesLandmark(clause) && isOfNoAd(clause) && !picturedOf(language).test(clause);

const picturedOf = perLanguage((language) => toPattern(matchersOf(language).pictured, 'iu'));

const isOfNoAd = (clause: string) =>
  !meta.test(clause) && !aboutAd.test(clause) && !isPlanning(clause) && !tellsLook(clause);

/** Whether a clause may be printed behind one that is asked for: it has two words and says nothing of the ad. */
const isSaid = (clause: string, language: string) =>
  wordCount(clause, language) >= 2 &&
  setWidth(clause) <= 60 &&
  isOfNoAd(clause) &&
  !wishedOf(language).test(clause);

/**
 * Whether a clause names before "free" who or what is free, and says nothing about the ad: "Kids under 10 paddle free
 * with an adult". "First clean half price" does so with less to pay.
 */
const isWhole = (clause: string, { kind, start, end }: FoundOffer, language: string) =>
  kind !== 'price' &&
  (kind === 'free' ||
    (start > 0 &&
      end === clause.trimEnd().length &&
      wordCount(clause.slice(0, start), language) <= 3 &&
      (isFirstOf(clause.slice(0, start), language) || !tellsLook(clause.slice(0, start))) &&
      !orders.test(clause.slice(0, start)))) &&
  setWidth(clause) <= 60 &&
  /\p{L}{2}/u.test(clause.slice(0, start)) &&
  !isInternal(clause, language) &&
  !meta.test(kind === 'free' ? clause : clause.slice(0, start)) &&
  !aboutAd.test(clause) &&
  findPhones(clause, matchersOf(language).phone).length === 0;

/**
 * "£60 for 8 weeks", "finance from Ksh 62,000 pm": what the thing costs, in a clause that begins with it or says from
 * what sum on or for how much of it. A bare sum behind other words may be one that only the owner has to know.
 */
function tellsPrice(clause: string, { kind, start, end }: FoundOffer, language: string): boolean {
  if (kind !== 'price' || setWidth(clause) > 60 || wordCount(clause, language) < 2) return false;
  const isBare = moneyAlone.test(clause.slice(start, end)) && !/\+\s?$/u.test(clause.slice(0, start));
  return (
    (start === 0 ||
      !isBare ||
      measured.test(clause.slice(0, start)) ||
      namesDeed(clause.slice(0, start), language)) &&
    !isInternal(clause, language) &&
    !isOfReaders(`… ${clause}`) &&
    !isNegated(clause, start) &&
    ![aboutAd, orders, wishedOf(language)].some((words) => words.test(clause)) &&
    !tellsLook(clause) &&
    findPhones(clause, matchersOf(language).phone).length === 0
  );
}

/** "1kg 7,000원 2kg 13,000원": how much of it. */
const measured = /^\p{Nd}{1,4}\s?(?:k?g|m?l|cm)\s$/iu;

/** "Full service £45": what is done for that sum, in two or three words. */
const namesDeed = (words: string, language: string) =>
  wordCount(words, language) <= 3 && /^\p{L}[\p{L}\s-]+\s$/u.test(words) && tellsDeed(words, language);

/** "Viewings after 6pm", "ring 0131 … before noon": a short clause with a time, no order about the ad itself. */
const saysWhen = (clause: string) =>
  setWidth(clause) <= 44 &&
  findTimes(clause).length > 0 &&
  !meta.test(clause) &&
  !isPlanning(clause) &&
  !/(?<!\p{L})(?:post|publish|schedule|send|run|ad|ads|deadline for|by the time|clock|watch)(?!\p{L})/iu.test(
    clause,
  );
