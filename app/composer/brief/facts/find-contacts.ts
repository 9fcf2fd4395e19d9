import { isCallToAction } from '../../copywriter/calls-to-action.ts';
import { sourcesOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { isOfEmergency } from '../intent/signs/emergency-words.ts';
import { currency, magnitude, number } from '../offer/offer-words.ts';
import { everyMatch } from '../text/every-match.ts';
import { perLanguage } from '../text/remembering.ts';
import { dangling, withHeldDots } from '../text/segments.ts';
import { saysByAppointment, saysWhatFor, withoutWhatFor } from './number-labels.ts';

/** Where in a text something was found, and the words themselves. */
export type Found = { text: string; start: number; end: number; parts?: Record<string, string> };

const digits =
  /(?<![\p{Nd}.,:/%+-]|(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}])\p{L})(?:\+\s?)?\(?\p{Nd}[\p{Nd}() .\-–/]{5,20}\p{Nd}(?![\p{L}\p{Nd}%])/gu;
const letters = /(?<![\p{L}\p{Nd}])1?-?8\d\d-[A-Z]{3,8}(?:-[A-Z\d]{3,5})?(?![\p{L}\p{Nd}])/gu;
const beside = toPattern(`(?:${currency})\\s?$`, 'iu');
/** A price, which needs no figure behind it: '99 ريال', '8만원부터', 'Sh 1,500'. */
const priceAtEnd = toPattern(
  `(?:${number}${magnitude}\\s?(?:${currency})[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Hangul}]{0,3}|(?:${currency})\\s?${number}${magnitude})[\\s,;:·|–-]*$`,
  'iu',
);
const after = toPattern(`^\\s?(?:${currency}|%)`, 'iu');
/** "0466-55-0142" is a number in Japan: a year stands on one side alone. */
const date =
  /^\(?(?:\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-](?:\p{Nd}{1,2}|\p{Nd}{4})|\p{Nd}{4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{1,2})$/u;
const years = /^(?:19|20)\d\d\s?[-–/]\s?(?:19|20)?\d\d$/u;

/**
 * A number within its area or a small country: "Sal's on Main, 555-0142", "555 0142", "5000 0746", "12 34 56 78", "29
 * 123 456".
 */
const localNumber =
  /^(?:[2-9]\d{2}(?:-\d{4}| (?!(?:19|20)\d\d|\d\d00)\d{4})|[2-9]\d{2}-\d{2}-\d{2}|(?!(?:19|20)\d\d)[2-9]\d{3}[ -]\d{4}|[2-9]\d(?: \d{2}){3}|[2-9]\d \d{3} \d{3}|[49]\d{2} \d{2} \d{3})$/u;
/** Within Hungary or Croatia: "62/550-318". */
const withArea = /^[1-9]\d?\/\s?\d{3}[- ]\d{3,4}$/u;
const stepsOf = (words: string) => {
  const pairs = /^[2-9]\d(?: \d{2}){3}$/u.test(words) ? words.split(' ').map(Number) : [];
  return pairs.slice(1).map((pair, index) => pair - (pairs[index] ?? 0));
};
/** "51 40 77 21" amid words, as in Norway; what counts up or in tens is none there. */
const isInPairs = (words: string) =>
  stepsOf(words).some((step) => step < 0) && !/^(?:\d[05] ?)+$/u.test(words);
/** "36 38 40 42". */
const areSizes = (words: string) => {
  const steps = stepsOf(words);
  return steps.length > 0 && steps.every((step) => step > 0 && step <= 4);
};
/** What stands before a telephone: "loja 22 - (31) 3271-0955", "24/7 07700 900188". "1 - (800)" is a number itself. */
const ahead = /^(?:(?![178]\s)\p{Nd}{1,4}\s[-–/]\s(?=\(\p{Nd}{2,4}\))|24\s?\/\s?7\s(?=[(+\p{Nd}]))/u;
/** "0117 496 0123 24/7", "555-234-0139 2 days ahead": what is said or counted behind a number is no part of it. */
const counted =
  /(?<=(?:\p{Nd}[\s()-]{0,2}){6}\p{Nd})\s24\s?\/\s?7$|(?<=(?:\p{Nd}[\s()-]{0,2}){9}\p{Nd})\s\p{Nd}{1,2}$/u;
/** One for all of Korea: "1600-0024". */
const koreanNumber = /^1[568]\d\d-\d{4}$/u;
const hour = String.raw`(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)?`;
const fromTo = String.raw`${hour}\s?[-–]\s?${hour}`;
/** "07.00 - 21.00", "9-12.30 / 15-19": hours. */
const hours = toPattern(
  String.raw`^(?:\d{1,2}[.:]\d{2}\s?[-–/]\s?\d{1,2}[.:]\d{2}|${fromTo}\s?[/ ]\s?${fromTo})$`,
  'u',
);
/** "8000-10000": what a job pays, from and to. */
const roundRange = /^[1-9]\d{1,5}00\s?[-–]\s?[1-9]\d{1,5}00$/u;
/** A date, hours, sizes or what a job pays. */
const isOtherFigure = (words: string) =>
  areSizes(words) || [date, years, hours, roundRange].some((pattern) => pattern.test(words));
const isAlone = (text: string, start: number, end: number) =>
  /(?:^|[,;|·•–—\n]\s*|\p{L}[.!?]\s|(?<!\p{L})\p{Lu}\p{Ll}{1,20}\s)$/u.test(
    start > 30 ? `x${text.slice(start - 30, start)}` : text.slice(0, start),
  ) && isClosedBehind.test(text.slice(end, end + 30));
/** Behind a number: the end of a clause, or who answers it ("555 0142 Marta"). */
const isClosedBehind = /^\s*(?:$|[,;.|·•\n]|\p{Lu}\p{Ll}{2,12}[.!]?$)/u;

/** "24hr locksmith 555-0119": behind a word, at the end of a text; a range of figures is round. */
const isLast = (text: string, start: number, end: number) =>
  // "No weekend fee 555-0142": with its hyphen it is told behind a shorter word.
  (text.charAt(start + 3) === '-' ? /\p{L}{3}\s$/u : /\p{L}{4}\s$/u).test(
    text.slice(Math.max(0, start - 6), start),
  ) &&
  /^(?:[.!]|\s?\p{Extended_Pictographic}|\s\p{Lu}\p{Ll}{2,12})?$/u.test(text.slice(end)) &&
  !text.slice(start, end).endsWith('00');

/** "Swish 123 000 00 00": where money goes, and nobody to call. */
const isPaidTo =
  /(?<!\p{L})(?:swish|bizum|mobilepay|vipps|pix|blik|twint|iban|paypal)(?:[\s:：.]|n[ro]\.?|nummer|número){0,6}$/iu;

/** "Adószám: 00000000-1-00", "Charity no. 1234567": a number that nobody calls. */
const isOther = toPattern(
  `(?<!\\p{L})(?:${sourcesOfAll((language) => language.otherNumbers)})(?:[\\s:：.#№]|n[ro]\\.?|°){0,6}$`,
  'iu',
);

const labelBefore = perLanguage((label) =>
  toPattern(`${label}\\s*[:.：]?\\s*(?:\\p{L}{1,6}\\s|["“”']?\\p{L}{2,12}["“”']?\\s\\p{L}{1,3}\\s)?$`, 'iu'),
);
const keywordAtEnd = /\p{L}\s["“']?(?!(?:DM|PM|SMS|TEL|WA|INFO)\s)\p{Lu}{2,12}["”']?\s\p{Ll}{1,3}\s$/u;

/** Whether words before a number name one to send to it: "Text SNOW to". "Call or DM on" names a way to write. */
export const sendsKeyword = (before: string) => keywordAtEnd.test(before);

/** "Tel.", "WhatsApp al": one label, or one and the little word that goes on to the number. */
const labelAtEnd = perLanguage((label) =>
  toPattern(`(?:${label}\\s+)?${label}(?:は|へ|까지)?[\\s:：.,-]*$`, 'iu'),
);

/** "Slagter Bundgaard" of "Slagter Bundgaard tlf.": words before a number without its label. `label`: as below. */
export const withoutPhoneLabel = (before: string, label: string) => before.replace(labelAtEnd(label), '');

/** Phone numbers as written. `label`: source of the words a short number needs before it ('call', 'tel.'). */
export function findPhones(text: string, label: string): Found[] {
  const labelled = labelBefore(label);
  const found: Found[] = [];
  for (const match of [...everyMatch(digits, text), ...everyMatch(letters, text)]) {
    const shop = ahead.exec(match[0])?.[0].length ?? 0;
    const own = match[0].slice(shop).trim();
    const said = counted.exec(own)?.[0] ?? '';
    const goesOn = /^\s\p{L}/u.test(text.slice(match.index + match[0].length));
    const tail = goesOn || said.includes('/') ? said : '';
    const words = own.slice(0, own.length - tail.length);
    const start = match.index + shop;
    const end = start + words.length;
    // "Call or text 24/7 555-0107"
    const before = text.slice(Math.max(0, start - 24), start).replace(/(?<=\s)24\s?\/\s?7\s$/u, '');
    const count = words.replace(/\P{Nd}/gu, '').length;
    const isNumber = /[A-Z]{3}/.test(words) || count >= 9 || (count >= 6 && labelled.test(before));
    const isOpen = (words.match(/\(/g)?.length ?? 0) === (words.match(/\)/g)?.length ?? 0);
    const isLocal =
      withArea.test(words) ||
      isInPairs(words) ||
      (localNumber.test(words) && (isAlone(text, start, end) || isLast(text, start, end))) ||
      (koreanNumber.test(words) && /\p{Script=Hangul}/u.test(text));
    if (!isNumber && !isLocal && !(count >= 7 && /^(?:\+|\(?0)/.test(words))) continue;
    if (!isOpen || count > 15 || isOtherFigure(words)) continue;
    if (isPaidTo.test(before) || isOther.test(before)) continue;
    const isAmount = beside.test(before) && !priceAtEnd.test(before);
    if (isAmount || after.test(text.slice(match.index + match[0].length))) continue;
    found.push({ text: words, start, end });
  }
  return found;
}

const topLevel =
  'com|net|org|io|co|app|dev|shop|store|ai|me|biz|info|example|test|studio|online|site|de|fr|es|it|nl|pl|se|no|dk|fi|at|ch|be|pt|cz|sk|hu|ro|bg|gr|ru|ua|tr|ir|il|in|cn|jp|kr|tw|hk|vn|th|id|my|ph|br|mx|ar|cl|za|ke|eu|uk|us|ca|au|nz|рф';
const address = toPattern(
  `(?<![\\p{L}\\p{N}@./-])(?:(?:https?://|www\\.)[^\\s,;]{3,80}|[\\p{L}\\p{N}._+-]{1,40}@[\\p{L}\\p{N}-]{1,40}(?:\\.[\\p{L}\\p{N}-]{2,20}){1,3}|(?:[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,40}\\.){1,3}(?:${topLevel})(?:/[^\\s,;]{0,60})?|(?<=^|[\\s(:])/[a-z][a-z0-9-]{2,40}(?:/[a-z0-9-]{1,40}){0,3})(?![\\p{L}\\p{N}@])`,
  'giu',
);

/** Web and mail addresses as written, paths such as "/book-online" included. */
export function findAddresses(text: string): Found[] {
  return everyMatch(address, text).map((match) => {
    const words = match[0].replace(/[.!?)]+$/u, '');
    return { text: words, start: match.index, end: match.index + words.length };
  });
}

const nameAhead = /^\p{Lu}\p{Ll}+,\s\p{Lu}\p{Ll}+\s$/u;
/** A dot before a small letter stands in an address: "jobs@loaf.example or 0117 496 0123". */
const clauseEdge = /[,;!?•·|(–—،؛。，]\s*|\.(?!\p{Ll})\s*|\s-\s+/gu;

/** "0131 555 0199 for a free survey": what one calls for, without its article. */
const phonedFor = toPattern(
  `^\\s(?:${sourcesOfAll((language) => language.phonedFor?.before)})\\s+` +
    `(?:(?:${sourcesOfAll((language) => language.phonedFor?.article)})\\s)?(\\S.*)$`,
  'iu',
);

/**
 * Parts a sentence that starts or ends with a phone number. The parts are what it says and how to call: "Free survey –
 * call Ray on 0131 555 0199". undefined: there is no number, or it stands amid the words.
 */
export function separateContact(text: string, label: string): { rest: string; contact: string } | undefined {
  const phones = findPhones(text, label);
  const [phone] = phones;
  if (!phone || phones.length > 1) return undefined;
  const before = text.slice(0, phone.start);
  const after = text.slice(phone.end).replace(/^\s*\)/u, '');
  const edges = everyMatch(clauseEdge, withHeldDots(text).slice(0, phone.start));
  const from = edges.at(-1);
  const lead = from ? before.slice(from.index + from[0].length) : before;
  const labelled = labelAtEnd(label).exec(lead);
  // "Text SNOW to 555-0123": the word that is sent is said with its number.
  if (sendsKeyword(lead)) return undefined;
  // "Craig, Stockport 0161 555 0133": who and where, which no cut parts.
  if (from && !labelled && nameAhead.test(before)) return { rest: '', contact: text.trim() };
  // "Free fitting, only by appointment: 0131 …": how one may come is told, and is no label.
  const isCondition = from !== undefined && saysByAppointment(lead);
  const isLabel =
    !isCondition &&
    countWords(lead) <= 3 &&
    !/\p{Nd}/u.test(lead) &&
    !(unspaced.test(lead) && lead.trim().length > 6);
  // "Message us on WhatsApp 07700 900 431": words that go on to the label are nothing without it.
  const goesOn = labelled !== null && dangling.test(lead.slice(0, labelled.index).trimEnd());
  // "Singer, Pfaff, overlockers 555-0134": the last of a list is no label.
  const isLastOfList =
    from !== undefined &&
    !labelled &&
    countWords(lead) === 1 &&
    /\S,\s\p{L}[^\s,]*,\s[^\s:：]+\s$/u.test(before);
  if (isLastOfList) return { rest: before.trim(), contact: phone.text };
  const isContact = isLabel || goesOn;
  // "Free trial call 02 555 0123": the clause goes on to the number, its label is the last word.
  const start = isContact
    ? (from?.index ?? 0)
    : isCondition
      ? phone.start
      : labelled
        ? before.length - lead.length + labelled.index
        : priceAtEnd.test(before.slice(-40))
          ? phone.start
          : undefined;
  if (start === undefined) return undefined;
  const purpose = phonedFor.exec(after)?.[1];
  // "Ring 0131 555 0199 to get your table": one word is nothing without the call.
  if (purpose && isLabel && start === 0)
    return { rest: countWords(purpose) > 1 ? purpose : '', contact: text.slice(0, phone.end).trim() };
  const isClosed = /^\s*(?:[,;.!?)•·|–—،؛。，]|-\s|$)/u.test(after);
  if (!isClosed && countWords(after) > 3) return undefined;
  const tail = isClosed ? after : '';
  // "… în aceeași zi. Comenzi pe": what is left of a clause that a short form hides the end of.
  const cut = withoutWhatFor(before.slice(0, start).replace(/[\s,;:•·|(–—،؛，-]+$/u, ''), label);
  // "Free quote with a photo on WhatsApp 07700 …": the words before go on to the messenger, which is said with them.
  const way = goesOnTo.test(cut) ? messenger.exec(before.slice(start).trim())?.[0] : undefined;
  const head = way ? `${cut} ${way}` : cut;
  const rest = `${head}${head && /\p{L}|\p{Nd}/u.test(tail) ? tail : tail.replace(/^[\s,;.!?)•·|–—،؛。，-]+/u, '')}`;
  const own = text.slice(start, isClosed ? phone.end : undefined);
  const contact = own.replace(/^[\s,;.!?•·|–—،؛。，-]+|^[\s(]+(?=\p{L})/gu, '').trim();
  if (!/\p{L}{2}|\p{L}\p{M}|\p{Lo}|\p{Nd}/u.test(rest)) return { rest: '', contact: contact || phone.text };
  return { rest: rest.trim(), contact };
}

const goesOnTo = toPattern(
  `\\s(?:${sourcesOfAll(({ asides }) => asides)}|${sourcesOfAll(({ onPlatform }) => onPlatform)})$`,
  'iu',
);
const messenger = /^(?:whatsapp|telegram|viber|messenger|signal|sms)$/iu;

/** "Paisley 0141 555 0199": where they are or who answers, where the words before a number are no label of it. */
export function namedBefore(contact: string, label: string): string | undefined {
  const name = /^\p{Lu}\p{Ll}[\p{L}'’-]+(?=\s\(?\+?\p{Nd})/u.exec(contact)?.[0];
  if (!name || labelIn(label).test(name) || saysWhatFor(name, label)) return undefined;
  return isCallToAction(name) || isOfEmergency(name) ? undefined : name;
}

const labelIn = perLanguage((label) => toPattern(label, 'iu'));

/**
 * What stands beside the number of a short line, unless it is the number's label: "same-day visit" before 0131 555
 * 0199. undefined: nothing stands there, or a word that says how to get in touch. `label`: as for findPhones.
 */
export function toldBeside(text: string, number: string, label: string): string | undefined {
  const at = Math.max(0, text.indexOf(number));
  // "091 555 0182 (Ante)", "nipigie 555-0182 Asha": who answers goes with the number.
  const behind = text
    .slice(at + number.length)
    .replace(/^\s?(?:\(\p{L}[^()\p{Nd}]{1,20}\)|\p{Lu}\p{Ll}{2,12}[.!]?$)/u, '');
  // "0117 496 0123 for a quote": what one calls for.
  if (at === 0 && countWords(behind) <= 3 && phonedFor.test(behind)) return undefined;
  // "주문 010-4417-8862 위미리 현이네": whose farm it is.
  const ahead = saysWhatFor(text.slice(0, at), label) ? '' : text.slice(0, at);
  const rest = `${ahead} ${behind}`
    .replace(/ {2,}/gu, ' ')
    .replace(/^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu, '')
    .replace(dangling, '');
  const words = countWords(rest);
  // "कानपुर 94150 22871", "Çubuk/Ankara 555 0169": where they are. "Declan", "Reserves": nothing without the number.
  const isPlaces = /\p{L}\s?\/\s?\p{Lu}/u.test(rest);
  if (words === 1 && cased.test(rest) && !isPlaces && !isOfEmergency(rest)) return undefined;
  const isLabel =
    labelIn(label).test(rest) ||
    saysWhatFor(rest, label) ||
    isCallToAction(rest) ||
    // "Orders by 10 December: 0170 …": a day is more than a label.
    /^\P{Nd}*[:：]\s*$/u.test(text.split(number)[0] ?? '');
  return isLabel || words === 0 || (words === 1 && unspaced.test(rest) && rest.length < 4) ? undefined : rest;
}

const cased = /\p{Lu}|\p{Ll}/u;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const countWords = (text: string) => text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;

const labelAt = perLanguage((label) => toPattern(label, 'iu'));

/** A number with the words that say how it is used, where others stand before them. */
export function fromLabel(contact: string, label: string): string {
  const at = labelAt(label).exec(contact.split(/\p{Nd}/u, 1)[0] ?? '');
  if (!at) return contact;
  const own = contact.slice(at.index);
  // "Al WhatsApp 600 …": the small word goes with the label only where that is all there is.
  const channel = /^\p{L}{1,3}\s/u.test(own) ? own.slice(own.indexOf(' ') + 1) : own;
  return labelAt(label).exec(channel)?.index === 0 ? channel : own;
}
