import { isOfferSaidIn } from '../copywriter/nothing-twice.ts';
import { truest } from '../copywriter/offer-badge.ts';
import { matchersOf, notice } from '../languages/matchers.ts';
import type { BriefFacts, Fact } from './brief-facts.ts';
import { dictatedCall } from './facts/dictated-call.ts';
import { findAddresses, findPhones, toldBeside } from './facts/find-contacts.ts';
import { withoutFacts } from './facts/find-facts.ts';
import { isBareOrder, orderedIn } from './instructions.ts';
import { bareWords, says } from './text/clean-text.ts';
import { clausesOf } from './text/segments.ts';

/** Facts a reader would miss before others, in this order. */
const worth: Fact['kind'][] = [
  'offer',
  'price',
  'phone',
  'date',
  'time',
  'place',
  'condition',
  'deadline',
  'code',
  'hours',
  'web',
  'brand',
  'formerPrice',
  'rating',
  'quote',
  'number',
  'question',
  'benefit',
];

/** What a brief says for print that no text of an ad holds. The most important comes first, and each thing once. */
export function listLeftOut(facts: BriefFacts, texts: readonly string[]): string[] {
  const printed = texts.map((text) => ` ${bareWords(text)} `);
  const together = printed.join('');
  const written = texts.join('\n').toLowerCase();
  const isPrinted = (text: string) => {
    if (written.includes(text.toLowerCase())) return true;
    const bare = bareWords(text);
    if (bare === '' || printed.some((one) => one.includes(` ${bare} `)) || unspacedIn(bare, together))
      return true;
    // Said in two places: the headline has the thing, the wordmark its seller.
    const words = bare.split(' ');
    return (
      words.some((word) => !small.test(word)) &&
      words.every((word) => together.includes(` ${word} `) || small.test(word))
    );
  };
  const offers = truest(facts.lines, facts.language);
  const isOutdone = (text: string) =>
    facts.lines.some(
      (line) =>
        line.text === text &&
        line.use === 'offer' &&
        (!offers.includes(line) || isOfferSaidIn(text, texts, facts.language)),
    );
  const missing: string[] = [];
  for (const kind of worth)
    for (const fact of facts.facts)
      if (
        fact.kind === kind &&
        !isOutdone(fact.text) &&
        !clausesOf(fact.text).every(isPrinted) &&
        !missing.some((known) => says(known, fact.text))
      )
        missing.push(fact.text);
  for (const { text, use, field, facts: held } of facts.lines) {
    const hasMore = hasFiguresBeside(text, held, isPrinted) || saysMore(text, held, isPrinted);
    if (
      use === 'call' ||
      (use === 'details' &&
        held.length > 0 &&
        held.every((fact) => isPrinted(fact.text) && !isMoreBeside(text, fact, facts.language)) &&
        !hasMore) ||
      !(field === 'title' || field === 'adCopy') ||
      isOutdone(text) ||
      clausesOf(text).every(isPrinted) ||
      missing.some((known) => says(known, text))
    )
      continue;
    const at = missing.findIndex((known) => says(text, known));
    if (at < 0) missing.push(text);
    // The days alone would be put in without their hours.
    else if (hasMore) missing[at] = text;
  }
  for (const text of facts.told)
    if (
      !isPrinted(text) &&
      !isBareOrder(text) &&
      !isPrinted(dictatedCall(text) ?? orderedIn(text) ?? text) &&
      !isContactSaid(text, facts.language, isPrinted) &&
      !missing.some((known) => says(known, text))
    )
      missing.push(text);
  return missing.filter(
    (text, index) =>
      !missing.some((other, at) => at !== index && says(other, text) && (at < index || !says(text, other))),
  );
}

/** "Mail to info@farm.example": the ad has the address, and the words in front say no more than that. */
function isContactSaid(text: string, language: string, isPrinted: (text: string) => boolean): boolean {
  const { phone } = matchersOf(language);
  const [contact] = [...findPhones(text, phone), ...findAddresses(text)];
  if (!contact || !isPrinted(contact.text)) return false;
  const rest = text.replace(contact.text, ' ').trim();
  if (/\p{Nd}/u.test(rest) || notice.test(rest) || rest.split(/\s+/u).length > 3) return false;
  return toldBeside(text, contact.text, phone) === undefined || /^(?:\p{Ll}+\s?){1,2}$/u.test(rest);
}

/** Whether words beside a number say more than that one may call it. */
const isMoreBeside = (line: string, { kind, text }: Fact, language: string) =>
  kind === 'phone' && toldBeside(line, text, matchersOf(language).phone) !== undefined;

/** Whether a line holds figures beside those of its facts: the hours behind "Mon–Sat". */
function hasFiguresBeside(
  line: string,
  held: readonly Fact[],
  isPrinted: (text: string) => boolean,
): boolean {
  const rest = withoutFacts(line, held);
  return /\p{Nd}/u.test(rest) && !clausesOf(rest).every(isPrinted);
}

/**
 * Whether a line says more than the facts it holds: "Full time, Tuesday to Saturday" does, "Open Monday to Friday" does
 * not. Words before a number or an address are judged by isMoreBeside.
 */
function saysMore(line: string, held: readonly Fact[], isPrinted: (text: string) => boolean): boolean {
  if (held.some(({ kind }) => kind === 'phone' || kind === 'web')) return false;
  const words = bareWords(withoutFacts(line, held)).split(' ');
  return words.filter((word) => /\p{L}{4}/u.test(word) && !isPrinted(word)).length > 1;
}

/** Words that join two others and say nothing alone. */
const small = /^\p{L}{1,3}$/u;

/** In scripts without spaces a fact stands inside a longer word. */
const unspacedIn = (bare: string, printed: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    bare,
  ) && printed.includes(bare);
