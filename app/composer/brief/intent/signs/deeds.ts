import type { Deed } from '../../../languages/asks/asks.ts';
import { matchersOf as wordsOf } from '../../../languages/matchers.ts';
import { languagesRead } from '../../../languages/registry.ts';
import { unspacedOrHangul } from '../../../languages/unspaced.ts';
import { toPattern } from '../../../pattern.ts';
import { everyMatch } from '../../text/every-match.ts';
import { perLanguage } from '../../text/remembering.ts';
import { clausesOf, sentencesOf } from '../../text/segments.ts';
import { stemMatcher } from '../../text/stems.ts';
import { longestRead } from './pointings.ts';

/** What a language says for its deeds, each compiled when it is first asked for. */
const matchersOfDeeds = perLanguage(() => new Map<Deed, RegExp>());

const stemsOf = perLanguage((language) => {
  const read = languagesRead(language);
  return (deed: Deed) =>
    read.flatMap(({ code, deeds }) => {
      if (deeds[deed] === '') return [];
      const known = matchersOfDeeds(code);
      const matcher = known.get(deed) ?? stemMatcher(deeds[deed]);
      known.set(deed, matcher);
      return matcher;
    });
});

/** Whether a text has words for a deed, such as "test rides" or "open day". */
export const saysDeed = (deed: Deed, text: string, language: string) =>
  stemsOf(language)(deed).some((matcher) => text.search(matcher) >= 0);

/** Where the first words for one of some deeds stand; negative where there are none. */
export function firstOfDeed(deeds: readonly Deed[], text: string, language: string): number {
  const found = deeds
    .flatMap((deed) => stemsOf(language)(deed))
    .map((matcher) => text.search(matcher))
    .filter((at) => at >= 0);
  return found.length > 0 ? Math.min(...found) : -1;
}

/** Whether a sentence or a clause of a text opens with words for a deed: "Visit us on Saturdays". */
export const opensWithDeed = (deed: Deed, text: string, language: string) =>
  sentencesOf(text, language)
    .flatMap(clausesOf)
    .some((clause) =>
      stemsOf(language)(deed).some((matcher) =>
        everyMatch(matcher, clause.slice(0, 60)).some(({ index }) => index === 0),
      ),
    );

/**
 * Whether a clause of a text opens or ends with words for a deed, as orders do: "Vote for us", "Bize oy verin". One
 * word at the end need be no order: "Best by public vote".
 */
export const asksWithDeed = (deed: Deed, text: string, language: string) =>
  clausesOf(text).some((clause) =>
    stemsOf(language)(deed).some((matcher) =>
      everyMatch(matcher, clause).some(
        ({ index, 0: words }) =>
          !/\p{L}/u.test(clause.slice(0, index)) ||
          ((/\s/u.test(words) || unspacedOrHangul.test(words)) &&
            !/[\p{L}\p{M}]/u.test(clause.slice(index + words.length))),
      ),
    ),
  );

/** Messengers people give a number for, as they are written in any language. */
const messengerNames = [
  ...[
    'whats ?app',
    'wa',
    'zap',
    'viber',
    'вайб[еъ]р',
    'telegram',
    'zalo',
    'signal',
    'в[ао]тс[аэ]пп?',
    'телеграм',
  ],
  ...[
    'wh?ats+',
    'w[ah]t?s+app?',
    'was+ap',
    '[gh]?uasap',
    'wh?atsap+',
    'wsp',
    'wpp',
    'whats',
    'zapp',
    'zapzap',
    'wapp',
  ],
  ...['व्हाट्स ?[एऐ]प', 'व्हॉट्स ?[एऐअॅ]*प', 'হোয়াটসঅ্যাপ', 'વોટ્સ[એઍ]પ', 'வாட்ஸ் ?அப்', 'వాట్సాప్'],
  ...['واتساب', 'واتس ?اپ', 'واٹس ?ایپ', 'תלגרם', 'וו?א?טסאפ', '카카오톡', '카톡', '微信', 'ไลน์'],
];
/** Some languages write a small word before the name, or its case behind it: "בוואטסאפ", "WhatsAppilla". */
export const messengers = toPattern(
  `(?<![\\p{L}\\p{M}])[בל]?(?<name>${messengerNames.join('|')}|(?:whatsapp|viber|вайбер|ватсап|телеграм|카카오톡|카톡)(?=\\p{L}{1,4}(?!\\p{L})))(?:(?<=whatsapp|viber|вайбер|ватсап|телеграм|카카오톡|카톡)\\p{L}{1,4})?(?![\\p{L}\\p{M}])`,
  'iu',
);

/** Those whose names say nothing else. */
const everyMessenger =
  /(?<!\p{L})whats ?app|viber|вайбер|telegram|телеграм|zalo|카카오톡|카톡|微信|ไลน์|וו?א?טסאפ|واتساب|واتس ?اپ|واٹس ?ایپ|व्हाट्स ?[एऐ]प/iu;

/** Whether a text names a messenger, with or without a number. */
export const namesMessenger = (text: string) => everyMessenger.test(text.slice(0, longestRead));

/** "微信同号": the number of the telephone is that of the messenger as well. */
const sameNumber = /同[号號步]|同电话|同電話/u;

const phoneWords = perLanguage((language) => toPattern(wordsOf(language).phone, 'giu'));

/** Words for a telephone that do not say to write. */
const callsIn = (text: string, language: string) =>
  everyMatch(phoneWords(language), text).filter(
    ({ 0: word }) => !messengers.test(word) && !saysDeed('text', word, language),
  );

/** Whether a text asks to write and never to call: "Text us a photo, get an offer". */
export const asksToWrite = (text: string, language: string) =>
  callsIn(text, language).length === 0 &&
  !sameNumber.test(text) &&
  sentencesOf(text, language).some(
    (sentence) => /\s\S+\s/u.test(sentence) && opensWithDeed('text', sentence.slice(0, 60), language),
  );

/** Between two ways to reach a number: "WhatsApp/sms til", "sms och". */
const joint = /[/&+,|]|\s\p{L}{1,5}\s\S/u;

/** "010-0000-0000 문자 주세요", "07700 900000 text only": the word stands right behind the number. */
function isWrittenBehind(text: string, at: number, phone: string, language: string): boolean {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at + phone.length + 24);
  const behind = text.slice(at + phone.length, at + phone.length + 24).split(/[\n.,;|(]/u, 1)[0] ?? '';
  const written = firstOfDeed(['text'], behind, language);
  return written >= 0 && written < 3 && callsIn(line, language).length === 0;
}

/**
 * Whether readers are to write to a number, and by which messenger. The words before the number have to say so, and
 * none may say to call.
 */
export function textedAt(text: string, phone: string, language: string): { messenger?: string } | undefined {
  const at = text.indexOf(phone);
  if (at < 0) return undefined;
  const before = clausesOf(text.slice(Math.max(0, at - 40), at)).at(-1) ?? '';
  if (sameNumber.test(before)) return undefined;
  const messenger = messengers.exec(before)?.groups?.name;
  const written = messenger ? before.indexOf(messenger) : firstOfDeed(['text'], before, language);
  if (written < 0) return isWrittenBehind(text, at, phone, language) ? {} : undefined;
  const others = callsIn(before, language);
  // "Call or text", "Text or call"; the little word of "WhatsApp al 655 …" goes with the number.
  if (
    others.some(({ 0: word, index }) =>
      // "Al WhatsApp 600 …": so does one before its name.
      index < written ? word.length > 2 : joint.test(before.slice(written, index + 1)),
    )
  )
    return undefined;
  return messenger ? { messenger } : {};
}

/** The same of all texts of a brief: the first one that says so. */
export function textedIn(
  { lines, brief }: { lines: { text: string }[]; brief: { instructions: string; saleGoals: string } },
  phone: string,
  language: string,
): { messenger?: string } | undefined {
  const said = [...lines.map(({ text }) => text), brief.instructions, brief.saleGoals];
  return said.map((text) => textedAt(text, phone, language)).find((how) => how !== undefined);
}
