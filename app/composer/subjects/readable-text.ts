import { isOfButton } from '../brief/facts/dictated-call.ts';
import { withoutRequest } from '../brief/request.ts';
import { withRequestBlank } from '../brief/title/to-maker.ts';
import type { Brief } from '../design/ad-design.ts';
import { isHiring } from '../languages/matchers.ts';
import { sourcesOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';

/** A field of the brief and what its words weigh: the title says what is sold, the rest mentions it. */
export type ReadField = {
  field: 'title' | 'adCopy' | 'saleGoals' | 'instructions';
  text: string;
  weight: number;
};

/**
 * Each part starts where no other part could have started. Trying it at every letter of a long run would take time with
 * the square of its length.
 */
const addresses =
  /(?:https?:\/\/|www\.)\S+|(?<!\S)\S+@\S+|[@#][\p{L}\p{N}_.]+|(?<=^|\s)\/\S+|(?<![\p{L}\p{N}-]\.?)[\p{N}-]*\p{L}[\p{L}\p{N}-]*(?:\.[\p{L}\p{N}-]+)*\.(?:com|net|org|io|co|app|dev|shop|store|info|example|[a-z]{2})(?:\/\S*)?(?![\p{L}\p{N}])/giu;
const named = toPattern(
  `(?<=^|[\\n.;,!])\\s*(?:${sourcesOfAll((language) => language.brandLabels)})\\s*[:：=][^\\n.;]*`,
  'giu',
);

const clauses = /[^\n.;,!、。，]+/gu;

/** What a food is made without: "dairy-free ice cream" shows no cow. */
const madeWithout =
  /(?<!\p{L})(?:(?:dairy|sugar|gluten|lactose|nut|peanut|egg|milk|meat|smoke|wheat|grain|cereal|corn|rice|salt|fat|carb|fish|peat|pesticide|chemical|fragrance|soya?|plastic|cruelty|alcohol|caffeine|cash|paper)[- ]|(?!chain|duty)\p{L}{3,14}-)free(?!\p{L})/giu;

/**
 * Hours are no watches: "ab 7 Uhr". What is finished is no key:
 * "schlüsselfertig". Pets that may come along are not sold.
 */
const turnsOfPhrase = toPattern(
  `\\d\\s*(?:${sourcesOfAll((language) => language.hourSigns)})(?!\\p{L})|` +
    `(?<!\\p{L})(?:${sourcesOfAll((language) => language.nothingShown)})(?!\\p{L})`,
  'giu',
);

/** What is given away with what is sold, in the words for that: "a sleeping bag as a gift", "спальник в подарок". */
const asGift = toPattern(`(?<!\\p{L})(?:${sourcesOfAll((language) => language.asGift)})(?!\\p{L})`, 'giu');

/** What an employer gives beside the wage. "company car, pension" shows neither a car nor a pension. */
const benefits = toPattern(
  `(?<!\\p{L})(?:${sourcesOfAll((language) => language.benefits)})(?!\\p{L})`,
  'giu',
);

/** When a hall opens is no door, when a play begins no curtain: "doors 19:30", "curtain 7:30". */
const openingTimes =
  /(?<!\p{L})(?:doors|curtain)(?: open| up| rises)?(?: at| from)?[: ]+\d{1,2}(?:[:.]\d{2})?/giu;

/**
 * The fields that may name what is sold. Spaces stand in place of what names nothing, so that positions stay: web and
 * mail addresses, handles, the brand and the button's words. The audience is no subject.
 */
export function readableFields(brief: Brief, language: string): ReadField[] {
  const fields: [ReadField['field'], number][] = [
    ['title', 1],
    ['adCopy', 0.5],
    ['saleGoals', 0.5],
    ['instructions', 0.45],
  ];
  const isJob = isHiring(brief.title.slice(0, 200));
  return fields.flatMap(([field, weight]) => {
    const text = (brief[field] ?? '').slice(0, 1500).toWellFormed();
    if (!text.trim()) return [];
    const blank = (part: string) => ' '.repeat(part.length);
    const bare = text
      .replace(addresses, blank)
      .replace(named, blank)
      .replace(madeWithout, blank)
      .replace(openingTimes, blank)
      .replace(asGift, blank)
      .replace(turnsOfPhrase, blank)
      .replace(clauses, (clause) =>
        field === 'instructions' && isOfButton(clause) ? blank(clause) : clause,
      );
    const told = isJob ? bare.replace(benefits, blank) : bare;
    return [
      { field, weight, text: field === 'title' ? withRequestBlank(withoutOrder(bare), language) : told },
    ];
  });
}

/** "Make an ad for my bakery" is about a bakery; what is cut leaves spaces. */
function withoutOrder(title: string): string {
  // What was blotted out left more spaces than any request has: to try each of them would take long.
  if (/\s{200}/u.test(title)) return title;
  const rest = withoutRequest(title);
  const at = rest.length < title.length ? title.toLowerCase().lastIndexOf(rest.toLowerCase()) : -1;
  return at > 0 ? ' '.repeat(at) + title.slice(at, at + rest.length) : title;
}
