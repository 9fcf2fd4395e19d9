import { noLetterBehind, wordStart } from '../../languages/letters.ts';
import { matchersOf } from '../../languages/matchers.ts';
import { languagesRead, sourcesOfAll, wordsOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { isNegatedWithin } from '../strategy.ts';
import { everyMatch, wholeWords } from '../text/every-match.ts';
import { perLanguage, rememberResults } from '../text/remembering.ts';
import { setWidth, wordCount } from '../text/segments.ts';
import { anyMoney, code, currency, deadline, lowestBehind, money, number, percent } from './offer-words.ts';
import { isForPiece } from './price-terms.ts';

const forSoMany = sourcesOfAll((language) => language.forSoMany);

/** What an offer phrase says: so much less to pay, several for the price of fewer, something free, or a plain price. */
export type OfferKind = 'discount' | 'bundle' | 'free' | 'price';

/** An offer inside a text: its words as written, and where. */
export type FoundOffer = { text: string; start: number; end: number; kind: OfferKind };

/** Two for one in figures alone, the same in every language. */
const figures =
  /(?<!\p{Nd})(?:\p{Nd} ?\+ ?\p{Nd}(?![\p{Nd}:])|(?:2 ?[x×] ?1|3 ?[x×] ?[12]|4 ?[x×] ?[123]|5 ?[x×] ?[34])(?! ?(?:cm|m|mm|px|\p{Nd})))(?:\s(?:gratis|free))?/giu;

/** A percentage that is no discount: cotton, charge, natural, guarantee. */
const notADiscount = toPattern(`^\\s*(?:${sourcesOfAll((language) => language.notDiscounts)})`, 'iu');
const onSomething = toPattern(`^\\s(?:${sourcesOfAll((language) => language.discountOn)})\\s`, 'iu');
const bareHundred = /^(?:100\s?%|%\s?100|١٠٠\s?٪|۱۰۰\s?٪)$/u;

/** Asked before a language's own patterns, which are built around them and take ten times as long to compile. */
const anyPercent = toPattern(percent, 'iu');

/** "6 for 9.90": goods for an amount without a currency. */
const swap = toPattern(
  `${wordStart}\\p{Nd}{1,3}(?:\\s\\p{L}+)?\\s(?:${forSoMany})\\s(?:only |just |nur )?\\p{Nd}{1,4}[.,]\\p{Nd}{2}(?!\\p{Nd})`,
  'giu',
);

/**
 * "Any pizza + drink 12.50": an amount without a currency, behind what it buys, at the end of a clause. Where the cents
 * may be the minutes of an hour, or a month, it is no amount. "Longspan 0.55" is a thickness.
 */
const bareAmountOf = (per: string) =>
  toPattern(
    `(?<=(?:\\p{L}{3,}|\\p{Nd}\\s?(?:k?g|m?l|cl|oz|lb|pcs))\\s)(?!0\\.)\\p{Nd}{1,4}(?:\\.(?:1[1-46-9]|2\\p{Nd}|3[1-9]|4[0-46-9]|[5-9]\\p{Nd})|,(?:[1-9]\\p{Nd}))(?:\\s?${per})?(?=$|[,;)]|\\.(?:\\s|$)|\\s[·|/–-]\\s)`,
    'giu',
  );

/** "Ash and oak, 1.50 a bag": cents without a currency, in front of what they buy. */
const amountForPiece = /(?<=[,;:–-]\s)\p{Nd}{1,4}[.,]\p{Nd}{2}(?=\s?[/\p{L}])/gu;

/** "£9/month", "40 zł/kg"; "adults £10/kids £5" has two prices. */
const perUnit = `/[\\p{L}\\p{M}]{1,10}(?![\\p{L}\\p{M}]|\\s\\p{Sc}?\\s?\\p{Nd})`;

type Patterns = {
  offers: { kind: OfferKind; pattern: RegExp }[];
  percent: RegExp;
  reduced: RegExp;
  reduction: RegExp;
  price: RegExp;
  bareAmount: RegExp;
};

const patternsOf = perLanguage((language): Patterns => {
  const words = matchersOf(language);
  const near = (words_: string) => `(?:${words_}\\s?)`;
  return {
    offers: words.offers.map(({ kind, source }) => ({
      kind: kind === 'half' ? 'discount' : kind,
      pattern: toPattern(source, 'giu'),
    })),
    percent: toPattern(`${near(words.off)}?${near(words.upTo)}?${percent}(?:[\\s-]?${words.off})?`, 'giu'),
    reduced: toPattern(`${words.off}|${words.upTo}`, 'iu'),
    reduction: toPattern(
      `${near(words.off)}(?:${words.upTo}\\s)?${money}|(?:${words.upTo}\\s)?${money}\\s?${words.off}`,
      'giu',
    ),
    price: toPattern(
      `${near(words.from)}?${money}(?:\\s?${lowestBehind(language)})?(?:\\s?${words.per}|${perUnit}|\\s?/\\s?\\p{Nd}{1,3}\\s?\\p{L}{1,4}(?!\\p{L}))?`,
      'giu',
    ),
    bareAmount: bareAmountOf(words.per),
  };
});

/** Every offer of a line in the order it stands: less to pay, more for the same, something free, a price. */
export const findOffers = rememberResults((text, language): readonly FoundOffer[] => {
  const patterns = patternsOf(language);
  const found: FoundOffer[] = [];
  // "£60 for 8 weeks": a sum is no count of goods.
  // "3 meals for 2 people": how many are fed.
  const isSoMany = (offer: FoundOffer) =>
    isNoYear(offer) &&
    !endsInCurrency.test(text.slice(0, offer.start)) &&
    !peopleBehind.test(text.slice(offer.end, offer.end + 16));
  const add = (kind: OfferKind, pattern: RegExp, isOffer = (_: FoundOffer) => true) => {
    for (const match of everyMatch(pattern, text)) {
      const words = match[0].trim();
      const start = match.index + match[0].indexOf(words);
      const offer = { text: words, start, end: start + words.length, kind };
      if (
        words &&
        isOffer(offer) &&
        !(isFeet.test(words) && language !== 'hu') &&
        !found.some((one) => one.start < offer.end && one.end > start)
      )
        found.push(offer);
    }
  };
  const hasFigure = /\p{Nd}/u.test(text);
  if (hasFigure)
    add('bundle', figures, (offer) => isSoMany(offer) && (/\p{L}{2}/u.test(offer.text) || !rooms.test(text)));
  for (const { kind, pattern } of patterns.offers) if (kind === 'bundle') add(kind, pattern, isSoMany);
  const hasMoney = hasFigure && anyMoney.test(text);
  if (hasFigure && anyPercent.test(text))
    add('discount', patterns.percent, (offer) => isDiscount(text, offer, patterns));
  if (hasMoney && patterns.reduced.test(text)) add('discount', patterns.reduction);
  for (const { kind, pattern } of patterns.offers) if (kind !== 'bundle') add(kind, pattern);
  if (hasFigure) add('discount', swap);
  if (hasMoney)
    add(
      'price',
      patterns.price,
      ({ start, end }) =>
        !insured.test(text.slice(end, end + 40)) &&
        !paidOnce.test(text.slice(Math.max(0, start - 24), start)) &&
        !won.test(text.slice(Math.max(0, start - 24), start)),
    );
  else if (hasFigure && !/[★⭐]/u.test(text))
    for (const pattern of [patterns.bareAmount, amountForPiece])
      add(
        'price',
        pattern,
        ({ start, end }) =>
          !timeBefore(language).test(text.slice(0, start)) &&
          (pattern !== amountForPiece || isForPiece(text.slice(end), language)),
      );
  return found.sort((a, b) => a.start - b.start);
});

const peopleBehind = toPattern(`^\\s(?:${sourcesOfAll(({ headsOf }) => headsOf)})(?!\\p{L})`, 'iu');

/** "Byt 2+1", "Sleeps 2+1", "3+1, 120 m²": rooms and beds are no bundle. */
const rooms = toPattern(
  // "2+2 and 4+2, 60 m from the beach": beds of two flats.
  `${wordsOfAll((language) => language.rooms)}|\\p{Nd}\\+\\p{Nd},?\\s(?:\\p{L}{1,3}\\s)?\\p{Nd}\\+\\p{Nd}|\\p{Nd}\\s?(?:m²|m2|㎡)(?!\\p{L})`,
  'iu',
);

/** "40ft" is as high as a ladder, where "40 Ft" is Hungarian money. */
const isFeet = /\p{Nd}\s?ft$/u;

/** "£5m public liability": a sum that stands for no price. */
const insured = toPattern(
  `^(?:\\s?m(?:n|illions?)?)?\\s(?:of\\s)?(?:${sourcesOfAll((language) => language.insured)})(?!\\p{L})`,
  'iu',
);

/** "It cost £900. You paid £40.": sums of a story. */
const paidOnce = toPattern(
  `(?<!\\p{L})(?:${sourcesOfAll((language) => language.paidOnce)})\\s(?:\\p{L}{1,5}\\s)?$`,
  'iu',
);

/** "ชิงเงินรางวัล 5,000 บาท": what is won. */
const won = toPattern(`(?:${sourcesOfAll(({ prizes }) => prizes)})[\\s:：]?$`, 'iu');

const endsInCurrency = /\p{Sc}\s?$/u;

/** "10 places left for 2026": so many for a year are no bundle. */
const isNoYear = ({ text }: FoundOffer) => !/(?<!\p{Nd})20[2-4]\p{Nd}$/u.test(text);

/** Words before an hour or a rating, in front of figures with a point. */
const timeBefore = perLanguage((language) => {
  const { until, hours } = matchersOf(language);
  const own = languagesRead(language).map(({ atHour }) => atHour);
  const at = ['at', 'doors', 'rated', 'rating', 'version', ...own].filter(Boolean).join('|');
  return toPattern(`(?:(?<!\\p{L})(?:${at})|${until}|${hours})\\s$`, 'iu');
});

/** A share counts with a sign or a word of reduction near it, or alone in its line. "15% vitamin C" is no reduction. */
function isDiscount(text: string, { text: words, start, end }: FoundOffer, { reduced }: Patterns): boolean {
  // "Maths from 0 to 70 percent": what is learnt.
  if (fromZero.test(text.slice(0, start))) return false;
  if (bareHundred.test(words) || notADiscount.test(text.slice(end))) return false;
  if (/^[-−–]/u.test(words) || words.length >= text.trim().length - 1) return true;
  return reduced.test(text) || onSomething.test(text.slice(end));
}

const fromZero =
  /(?<![\p{L}\p{Nd}.,])(?:[0٠۰०০]|zero|zéro|cero|null|sıfır(?:dan)?|صفر|нуля|शून्य|শূন্য|אפס)\s?(?:\p{L}{1,5}\s)?$/iu;

const ranks: Record<OfferKind, number> = { bundle: 0, discount: 1, free: 2, price: 3 };

/**
 * The offer of a line that matters most. Two for one comes first, then less to pay, then something free, last a plain
 * price.
 */
export function findOffer(text: string, language: string): FoundOffer | undefined {
  return findOffers(text, language).toSorted((a, b) => ranks[a.kind] - ranks[b.kind] || a.start - b.start)[0];
}

const deadlinePattern = toPattern(`${wordStart}${deadline}`, 'iu');
const codePattern = toPattern(`${wordStart}${code}${noLetterBehind}`, 'u');

/** The last day of an offer as written ("until Sunday"), or undefined. */
export function findDeadline(text: string): string | undefined {
  const found = deadlinePattern.exec(text);
  return found ? wholeWords(found).trim() : undefined;
}

/** Whether a text tells what somebody has paid, as a story does and no price list. */
export const tellsPaid = (text: string) => /\p{Nd}/u.test(text) && paidAnywhere.test(text);
const paidAnywhere = toPattern(
  `(?<!\\p{L})(?:${sourcesOfAll((language) => language.paidOnce)})\\s(?:\\p{L}{1,5}\\s)?(?:\\p{Sc}|[\\p{L}$]{0,3}\\s?\\p{Nd})`,
  'iu',
);

/** A discount code with its words ("use code SAVE20"), or undefined. */
export function findCode(text: string): string | undefined {
  const match = codePattern.exec(text)?.[0].trim();
  if (!match || !/[A-Z]/.test(match) || !/[A-Z0-9]{3,}/.test(match)) return undefined;
  // "Code NOT needed"
  return isNegatedWithin(match) ? undefined : match;
}

/** True for "buy one get one free": an offer although it opens like a call to action. */
export function isBundle(line: string, language: string): boolean {
  return findOffer(line, language)?.kind === 'bundle';
}

/** True when a clause is short enough for a badge and says an offer. */
export function isOfferClause(clause: string, language: string): boolean {
  return (
    setWidth(clause) <= 34 && wordCount(clause, language) <= 7 && findOffer(clause, language) !== undefined
  );
}

const amount = toPattern(number, 'u');
const sign = toPattern(currency, 'iu');

/** Amount and currency of a price as written. */
export function priceParts(text: string): Record<string, string> | undefined {
  const figure = amount.exec(text)?.[0];
  return figure ? { amount: figure, currency: sign.exec(text.replace(figure, ''))?.[0] ?? '' } : undefined;
}
