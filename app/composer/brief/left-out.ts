import type { BriefFacts, Fact } from './brief-facts.ts';
import { bareWords, says } from './clean-text.ts';
import { clausesOf } from './segments.ts';

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
  'formerPrice',
  'rating',
  'quote',
  'number',
  'question',
  'benefit',
];

/** What a brief says for print that none of the texts of an ad holds, the weightiest first; each thing once. */
export function leftOut(facts: BriefFacts, texts: readonly string[]): string[] {
  const printed = texts.map((text) => ` ${bareWords(text)} `);
  const together = printed.join('');
  const isPrinted = (text: string) => {
    const bare = bareWords(text);
    return bare === '' || printed.some((one) => one.includes(` ${bare} `)) || unspacedIn(bare, together);
  };
  const missing: string[] = [];
  for (const kind of worth)
    for (const fact of facts.facts)
      if (
        fact.kind === kind &&
        !clausesOf(fact.text).every(isPrinted) &&
        !missing.some((known) => says(known, fact.text))
      )
        missing.push(fact.text);
  return missing;
}

/** In scripts without spaces a fact stands inside a longer word. */
const unspacedIn = (bare: string, printed: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    bare,
  ) && printed.includes(bare);
