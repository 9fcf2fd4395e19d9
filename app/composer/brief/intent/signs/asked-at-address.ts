import { lowerCaseIn } from '../../../languages/capitals.ts';
import type { PointedIntent } from '../../../languages/language.ts';
import { basicLanguageOf, basicLanguages } from '../../../languages/registry.ts';
import type { Line } from '../../brief-facts.ts';
import { findOffer } from '../../offer/find-offer.ts';
import { isNegated } from '../../strategy.ts';
import { perLanguage } from '../../text/remembering.ts';
import type { Intent } from '../intents.ts';
import { pointingsIn } from './pointings.ts';

/** Deeds a web address is given for; of two with one word ("Book now", "Book a table") the first. */
const deeds: Intent[] = [
  'book',
  'order',
  'buy',
  'donate',
  'apply',
  'enrol',
  'sign-up',
  'download',
  'quote',
  'tickets',
  'reserve',
];

/** Intents whose calls name what is booked. */
const bookings = new Set([
  'book',
  'table',
  'reserve',
  'tickets',
  'enrol',
  'view',
  'test-drive',
  'test-ride',
  'demo',
  'appointment',
]);

/**
 * How many first letters a word and its other forms share: réserver, réservation. Long words share more: "matrimonio"
 * is another word.
 */
const stemOf = (word: string) => firstLetters(word, word.length > 10 ? 6 : 5);
/** Marks go with their letter: a Tamil word of three letters has five characters. */
const firstLetters = (word: string, count: number) =>
  word
    .match(/\p{L}\p{M}*/gu)
    ?.slice(0, count)
    .join('') ?? '';
const wordsOf = (text: string, language: string) =>
  lowerCaseIn(text, language).match(/[\p{L}\p{M}]{4,}/gu) ?? [];

/** The weightiest word of each call to action of a language and of English, without those most calls share ("now"). */
const stemsOf = perLanguage((language) => {
  const made = new Map<string, Intent>();
  for (const own of [basicLanguageOf(language), basicLanguages.en]) {
    if (!own) continue;
    const wordsOfCall = (call: string) => wordsOf(call, own.code);
    const all = Object.values(own.calls).flatMap(wordsOfCall);
    const apart = Object.entries(own.calls).flatMap(([intent, call]) =>
      bookings.has(intent) ? [] : wordsOfCall(call),
    );
    // "Boka bord", "boka tid": what only bookings share says that something is booked.
    const books = wordsOfCall(own.calls.book).filter((word) => !apart.includes(word));
    const isShared = (word: string) =>
      all.filter((other) => other === word).length > 4 && !books.includes(word);
    for (const intent of deeds) {
      // "Réserver ma place": without its verb it is a square.
      const isBooking = intent === 'book' || intent === 'reserve';
      const [word] = wordsOfCall(own.calls[intent as keyof typeof own.calls] ?? '')
        .filter((one) => !isShared(one) && (isBooking || !books.includes(one)))
        .sort((a, b) => b.length - a.length);
      const begun = word && stemOf(word);
      if (begun && !made.has(begun)) made.set(begun, intent);
    }
  }
  return made;
});

/**
 * The deed a word of a brief asks for. None where the word says that something is free: Greek "δωρεάν" begins like
 * "δωρεά".
 */
function deedOf(word: string, language: string): Intent | undefined {
  const stems = stemsOf(language);
  const deed = stems.get(firstLetters(word, 6)) ?? stems.get(firstLetters(word, 5));
  return deed && findOffer(word, language)?.kind !== 'free' ? deed : undefined;
}

/** Whether words say the deed of a call, or what it asks for: "devis" of "Demander un devis", "bookings". */
export function sayCall(
  words: string,
  intent: PointedIntent | 'appointment' | 'reserve',
  language: string,
): boolean {
  const said = wordsOf(words, language);
  return [basicLanguageOf(language), basicLanguages.en].some((own) =>
    wordsOf(own?.calls[intent] ?? '', own?.code ?? 'en').some((word) =>
      said.some((one) => one.startsWith(stemOf(word))),
    ),
  );
}

/** Whether words of a text point to an intent and say the deed of its call: "Order online", unlike "takeaway". */
export const asksInWords = (text: string, intent: PointedIntent, language: string): boolean =>
  pointingsIn(text, language).some(
    (one) => one.intent === intent && sayCall(text.slice(one.start, one.end), intent, language),
  );

/** What a brief sends its readers to a web address for: "Book at lakecabin.example", "Anmeldung: verein.example". */
export function askedAtAddress(lines: readonly Line[], language: string): Intent | undefined {
  for (const { text, facts } of lines) {
    const address = facts.find(({ kind }) => kind === 'web');
    const at = address ? text.indexOf(address.text) : -1;
    if (at < 0) continue;
    const before =
      text
        .slice(Math.max(0, at - 40), at)
        .split(/[.!?;]\s/u)
        .at(-1) ?? '';
    for (const word of wordsOf(before, language).slice(-4)) {
      const intent = deedOf(word, language);
      if (intent) return intent;
    }
  }
  return undefined;
}

/** How far into a sentence what it asks for may stand: "Prenez rendez-vous, prêt en 45 minutes". */
const opening = 14;

/** Whether a sentence opens with an appointment to make: "Запази час", "Termin buchen und los". */
export const asksForAppointment = (sentences: readonly string[], language: string): boolean => {
  const own = basicLanguageOf(language);
  const call = lowerCaseIn(own?.calls.appointment ?? '', own?.code ?? 'en');
  return sentences.some(
    (sentence) =>
      (call !== '' && lowerCaseIn(sentence, language).startsWith(call)) ||
      pointingsIn(sentence, language).some(
        ({ intent, start, end }) =>
          intent === 'book' &&
          start <= opening &&
          sayCall(sentence.slice(start, end), 'appointment', language) &&
          !isNegated(sentence, start),
      ),
  );
};

/** What a sentence tells its readers to do by its first word, which is the verb of a button: "Book by 31 March". */
export function askedFirst(sentences: readonly string[], language: string): Intent | undefined {
  for (const sentence of sentences) {
    const [word] = lowerCaseIn(sentence, language).match(/^[\p{L}\p{M}]{4,}(?=\s)/u) ?? [];
    const intent = word && deedOf(word, language);
    if (!word || !intent) continue;
    // "Book sale Sat 10-2", Finnish "Tarjous voimassa 30.6." (the offer, which is also a quote): nouns.
    const isOffer = intent === 'quote' && pointingsIn(sentence, language)[0]?.start !== 0;
    const longer = pointingsIn(sentence, language).filter(
      (one) => one.start === 0 && one.end > word.length && one.intent !== intent,
    );
    // "Bestil bord": a table, though "bestil" alone orders.
    const call = longer.find((one) => sayCall(sentence.slice(0, one.end), one.intent, language));
    if (call) return call.intent;
    if (longer.length > 0 || isOffer) continue;
    // "Hämta hos oss": fetched, and no app.
    const isFetched =
      intent === 'download' && !pointingsIn(sentence, language).some((one) => one.intent === intent);
    if (!isFetched) return intent;
  }
  return undefined;
}
