import { sendsKeyword, toldBeside } from '../brief/facts/find-contacts.ts';
import { withoutWhatFor } from '../brief/facts/number-labels.ts';
import { messengers } from '../brief/intent/signs/deeds.ts';
import { isOfEmergency } from '../brief/intent/signs/emergency-words.ts';
import { capitalise } from '../brief/request.ts';
import { bareWords, says } from '../brief/text/clean-text.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { dangling, setWidth, wordCount } from '../brief/text/segments.ts';
import { matchersOf } from '../languages/matchers.ts';
import { sourceRead } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import { isCallToAction } from './calls-to-action.ts';

/** A line without what the ad says already; undefined when nothing is left. */
export function withoutSaid(text: string, said: readonly string[], language: string): string | undefined {
  if (said.some((other) => says(other, text))) return undefined;
  for (const other of said) {
    const phone = /[\p{Nd}+(][\p{Nd}() .\-/]{5,}\p{Nd}$/u.exec(other)?.[0];
    if (!phone || !text.includes(phone)) continue;
    // "Text SNOW to 07700 900123": the word that is sent is said with its number.
    if (sendsKeyword(text.slice(0, text.indexOf(phone)))) return capitalise(text);
    const label = matchersOf(language).phone;
    const beside = text.replace(phone, '').trim();
    const words = beside.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
    if (words.length <= 3 && setWidth(beside) <= 26) {
      const told = toldBeside(text, phone, label);
      if (!told || isChannelAlone(told) || isOnChannelOf(told, other)) return undefined;
      // "Notdienst 0170 5550188": not any number.
      return capitalise(isOfEmergency(told) ? text : withoutWhatFor(told, label));
    }
    const at = text.indexOf(phone);
    // "Запись в директ или 067 …, Львов": nothing hangs on a number amid the words either.
    const before = withoutLabel(text.slice(0, at), label, language);
    // "Call 044 972 3150 or book online": what goes on from the number stands alone.
    // "Programări la 0722 … sau pe Instagram": the words before the number go on to what stands behind it.
    // "(not on Mondays)": when it is answered goes with the number.
    const after = text.slice(at + phone.length).replace(/^\s?\(\p{L}[^()\p{Nd}]{1,20}\)/u, '');
    // "Ring Ann 0131 555 0199 2 days ahead", "… any evening after 7": when, which goes on from the call.
    const isWhen = /^\s[\p{Ll}\p{Nd}][^.!?]*[.!]?$/u.test(after) && /\p{Nd}/u.test(after);
    if (!before && isWhen && wordCount(after, language) <= 5 && !joinedOn(language).test(after))
      return capitalise(beside.replace(/ {2,}/gu, ' '));
    const isOpen = !before || (/^\p{L}+(?:\s\p{L}{1,3})?$/u.test(before) && channel.test(after));
    const left = `${before}${isOpen ? after.replace(joinedOn(language), ' ') : after}`.replace(
      labelFirst(label),
      '',
    );
    const rest = left
      .replace(/ {2,}/gu, ' ')
      .replace(/^[\s,;:·–-]+/u, '')
      .trim();
    // "Orders 3 days ahead on 041 … or in the shop": without its half the rest would say something else.
    const join = joinedOn(language).exec(after)?.[0];
    const isElsewhere = join && opensWithWhere(after.slice(join.length));
    // "Call 01632 960 143 to save a table", "Tel. 55 12 34 or in the shop": nothing stands without its beginning.
    if (isOpen && !before && hangsOn(after, isElsewhere, language)) return undefined;
    // "Send a photo on WhatsApp 07700 900123 and get a price": a small word goes on to the number, and the sentence on.
    if (/\s\p{Ll}{1,3}$/u.test(before) && /^\s\p{Ll}/u.test(after)) return capitalise(text);
    if (!isOpen && isElsewhere && wordCount(before, language) > 2) return capitalise(text);
    // "Message us", "to grab a spot" beside the button that says the number.
    const isCall =
      [rest, rest.replace(/^\p{Ll}+\s/u, '')].some(isCallToAction) &&
      !/\p{Nd}/u.test(rest) &&
      words.length <= 5;
    return !isCall &&
      !isChannelAlone(rest) &&
      !areLittle(rest) &&
      /\p{L}{3}|\p{Nd}/u.test(rest) &&
      bareWords(rest).length > 6
      ? capitalise(rest)
      : undefined;
  }
  return capitalise(text);
}

const joinedOn = perLanguage((language) =>
  toPattern(`^[\\s,;/]*(?:${sourceRead(language, ({ goesOn }) => goesOn)})\\s`, 'iu'),
);

/** "In the shop", "v slaščičarni": whether words open with a small word before a place. */
const opensWithWhere = (words: string) =>
  /^\p{L}\s/u.test(words) || dangling.test(` ${words.split(' ', 1)[0]}`);

/** Whether words behind a number go on from it: to do what, at what hour, or where else. */
function hangsOn(after: string, isElsewhere: boolean | '' | undefined, language: string): boolean {
  const rest = after.trim();
  if (isElsewhere) return wordCount(rest, language) <= 5;
  if (!/^\s\p{Ll}/u.test(after) || /\p{Nd}|[.!?]\s/u.test(rest) || joinedOn(language).test(after))
    return false;
  return dangling.test(` ${rest.split(' ', 1)[0]}`) || wordCount(rest, language) <= 5;
}

const joinsOnIn = perLanguage((language) =>
  toPattern(`\\s(?:${sourceRead(language, ({ goesOn }) => goesOn)})$`, 'iu'),
);

/** "Siųskite į Viber" beside a button that has the number for it. */
const isOnChannelOf = (words: string, button: string) => {
  const [named] = channel.exec(words) ?? messengers.exec(words) ?? [];
  return named !== undefined && button.toLowerCase().includes(named.toLowerCase());
};

/** "Або в інстаграм", "lewat WA": a channel says nothing without an address. */
const isChannelAlone = (words: string) => {
  const named = (channel.exec(words) ?? messengers.exec(words))?.[0];
  if (named === undefined) return false;
  const others = words.replace(named, ' ').split(/\s+/u).filter(Boolean);
  return others.length <= 2 || others.every((word) => word.length <= 4);
};

/** "Na webu" of "… nebo na webu". */
const areLittle = (words: string) => /^(?:\p{Ll}{1,4}\s?){1,3}$/u.test(words);

const channelNames = [
  ...['insta(?:gram)?', 'facebook', 'fb', 'messenger', 'whatsapp', 'viber', 'telegram', 'tiktok', 'discord'],
  ...[
    '[иі]нста(?:грам)?',
    'фейсбук',
    'вайбер',
    'ватсап',
    'телеграм',
    'д[иі]рект(?!\\p{L})',
    'вконтакте',
    'вк(?!\\p{L})',
  ],
  ...[
    'ב?אינסטגרם',
    'ב?פייסבוק',
    '[إا]نست[غق]رام',
    'فيسبوك',
    'اینستاگرام',
    'インスタ',
    '인스타',
    'ไอจี',
    'เฟซบุ๊ก',
  ],
];
/** A channel with the ending of its case: "Facebooku", "Instagram'dan". */
const channel = toPattern(`(?<!\\p{L})(?:${channelNames.join('|')})(?:['’]?\\p{L}{0,4})(?!\\p{L})`, 'iu');

/** Words without the label of a number that stood at their end: "call", "al", "Tel.:", "on". */
function withoutLabel(text: string, label: string, language: string): string {
  const end = /(?:^|[\s,;·–-])([\p{L}\p{M}]{2,14})\.?\s?([:：]?)\s*$/u.exec(text);
  // "12 Mill St. 0131 …": a street, and no little word that goes on to the number.
  const isShortForm = end?.[1] && /^\p{Lu}/u.test(end[1]) && /\p{L}\.\s*$/u.test(text);
  const isSmall = end?.[1] && end[1].length <= 2 && cased.test(end[1]) && !isShortForm;
  const isLabel = end?.[1] && (isSmall || labelOf(label).test(end[1]));
  // "Anruf genügt: 0176 …" is left out with its number. "Encargos el día antes: 965 …" stays.
  const call = end?.[2]
    ? // "Bis 10. Dezember: 0176 …": a day ends no clause.
      /(?:^|(?:[,;!?]|(?<!\p{Nd})\.)\s)(\S+\s){0,1}\S+$/u.exec(
        text.slice(0, end.index + end[0].length).replace(/\s*[:：]\s*$/u, ''),
      )
    : null;
  const at = call ? call.index : isLabel ? end.index : text.length;
  const rest = text.slice(0, at).replace(/[\s,;:–-]+$/u, '');
  // "Book by noon the day before: 07700 …": behind a colon nothing goes on from a whole word.
  const isWhole = end?.[2] && (end[1]?.length ?? 0) > 4;
  // "Termin online oder 0351 …": nothing hangs on the number that the button says.
  const said = isWhole ? rest : rest.replace(dangling, '');
  return withoutWhatFor(said.replace(joinsOnIn(language), ''), label);
}

const cased = /\p{Lu}|\p{Ll}/u;

/** "Tel. , only by phone": a label that has lost its number, before another clause. */
const labelFirst = perLanguage((label) => toPattern(`^\\s*(?:${label})\\s?[.:：]?\\s?[,;·–-]\\s?`, 'iu'));

const labelOf = perLanguage((label) => toPattern(label, 'iu'));
