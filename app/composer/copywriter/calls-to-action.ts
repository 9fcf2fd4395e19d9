import type { Intent } from '../brief/intent/intents.ts';
import { capitalise } from '../brief/request.ts';
import { withoutVowelSigns } from '../brief/text/clean-text.ts';
import type { RareIntent } from '../languages/asks/asks.ts';
import type { BasicLanguage } from '../languages/language.ts';
import { noLetterBehind } from '../languages/letters.ts';
import { basicLanguages, languages, sourcesOfAll, wordsOfAll } from '../languages/registry.ts';
import { unspacedOrHangul } from '../languages/unspaced.ts';
import { toPattern } from '../pattern.ts';

/** What a language without words for a rarer intent says instead. */
const instead: Record<RareIntent, Exclude<Intent, RareIntent>> = {
  call: 'contact',
  enrol: 'sign-up',
  view: 'visit',
  'test-drive': 'book',
  play: 'start',
  listen: 'discover',
  directions: 'visit',
  'test-ride': 'book',
  demo: 'book',
  appointment: 'book',
  text: 'contact',
  follow: 'discover',
  vote: 'learn',
  sign: 'sign-up',
  attend: 'visit',
  watch: 'discover',
};

const isRare = (intent: Intent): intent is RareIntent => intent in instead;

/** The words of a language, or of its base ('pt-BR'), else English. */
function languageOf<Kind>(tables: Record<string, Kind>, language: string): Kind | undefined {
  return tables[language] ?? tables[language.split('-')[0] ?? 'en'];
}

/** The call to action for `intent` in `language` (BCP 47); in English for a language without a table. */
export function callToAction(input: { intent: Intent; language: string; playful?: boolean }): string {
  const table: BasicLanguage | undefined = languageOf(basicLanguages, input.language) ?? basicLanguages.en;
  if (!table) return 'Learn more';
  if (input.playful && input.intent === 'buy' && table.playfulCall) return table.playfulCall;
  const own = table.calls[input.intent];
  if (own) return own;
  return isRare(input.intent) ? table.calls[instead[input.intent]] : table.calls.learn;
}

/** "Call 0131 555 0199" in `language`; "Contact us: …" in one whose word for it is not known. */
export function callNumber(phone: string, language: string): string {
  const own: BasicLanguage | undefined = languageOf(basicLanguages, language);
  if (own?.callNumber) return own.callNumber.replace('{phone}', phone);
  return own ? `${own.calls.contact}: ${phone}` : `Call ${phone}`;
}

/** "Text 07700 900123", or the name of the messenger a brief gives the number for; "Contact us: …" as above. */
export function textNumber(phone: string, language: string, messenger?: string): string {
  if (messenger) return `${messengerName(messenger)} ${phone}`;
  return languageOf(languages, language)?.textNumber.replace('{phone}', phone) ?? callNumber(phone, language);
}

/** A name as it is written on a button, however it was typed: "zap", "whatsapp". */
const messengerName = (typed: string) =>
  typed.length > 2 && /^(?:wh?ats|w[ah]t?s|was|[gh]?uas|wsp|wpp)/iu.test(typed)
    ? 'WhatsApp'
    : typed.length > 2
      ? capitalise(typed)
      : typed;

/** Languages there is a table of calls to action for. */
export const callLanguages = Object.keys(basicLanguages);

const plain = (text: string) =>
  withoutVowelSigns(text.normalize('NFC'))
    .replace(/[İIı]/gu, 'i')
    .toLowerCase()
    .replace(/[’‘`]/gu, "'")
    .replace(/[^\p{L}\p{M}\p{N}' ]/gu, '')
    .trim();

const calls = new Set<string>();
for (const { calls: own, playfulCall } of Object.values(basicLanguages))
  for (const call of [...Object.values(own), playfulCall]) if (call) calls.add(plain(call));

/** "Buchen" of "Jetzt buchen": words of four letters and more with which the calls of all languages begin or end. */
export const callEdges: ReadonlySet<string> = new Set(
  [...calls].flatMap((call) => {
    const words = call.split(' ');
    return [words[0] ?? '', words.at(-1) ?? ''].filter((word) => word.length > 3);
  }),
);

/** Words that open a call to action; only a line of five words or fewer counts. */
const openings = toPattern(
  `^(?:${sourcesOfAll(({ callOpenings = '' }) => (unspacedOrHangul.test(callOpenings) ? '' : callOpenings))})${noLetterBehind}`,
  'iu',
);
const unspacedOpenings = toPattern(
  `^(?:${sourcesOfAll(({ callOpenings = '' }) => (unspacedOrHangul.test(callOpenings) ? callOpenings : ''))})`,
  'u',
);

/** "Visita no mesmo dia", "Reserva de mesas": the noun is written as the verb is. */
const nouns = toPattern(
  `^(?:${sourcesOfAll((language) => language.callNouns)})\\s` +
    `(?:${sourcesOfAll((language) => language.behindNouns)})(?![\\p{L}\\p{M}])`,
  'iu',
);

/** "Call out fee", "Call an ambulance", "Book fair": the verb of a button in a name or a saying. */
const sayings =
  /^(?:call[- ]?outs?|call (?:an?|it|your)|get it (?:done|sorted|fixed|right)|get your (?:\p{L}+ ){1,3}back|shop (?:clos|open|front|fitt|soiled|windows?)\p{L}*|book (?:fairs?|clubs?|sales?|signings?)|start (?:yours|times?|dates?|points?)|(?:order|buy|book|call|try) before (?:it|they|you|we)|buy (?:here|now),? pay (?:here|later)|pick[- ]?ups? (?:from|at|and|in))(?!\p{L})/iu;

/** "Jetzt online", "out now": that a work is out, said in the words buttons begin with. "Pre-order" is an order. */
const saysOut = toPattern(`^(?!pre)${wordsOfAll((language) => language.works?.out)}$`, 'iu');

/** True for a short line that asks for an action, such as "Book now!" or "Jetzt bestellen". */
export function isCallToAction(line: string): boolean {
  const text = line.replace(/[\s\p{P}\p{S}]+$/u, '').replace(/^[\s👉➡→▶]+/u, '');
  if (text.length > 32) return false;
  if (calls.has(plain(text))) return true;
  if (/[%٪％]/u.test(text) || nouns.test(text) || sayings.test(text) || saysOut.test(text)) return false;
  const words = text.split(/\s+/).length;
  if (words > 5 || /[.!?,;:]\s/u.test(text)) return false;
  return (words > 1 && openings.test(text)) || (text.length <= 14 && unspacedOpenings.test(text));
}
