import { bundle } from './bundle-words.ts';
import {
  after,
  before,
  code,
  deadline,
  eastAsian,
  free,
  halfPrice,
  money,
  percent,
  priceBefore,
} from './offer-words.ts';
import { setWidth, wordCount } from './segments.ts';

const wordStart = '(?<![\\p{L}\\p{M}\\p{N}])';
const wordEnd = '(?![\\p{L}\\p{M}])';

const patterns = [
  bundle,
  halfPrice,
  `(?:${wordStart}${before}\\s?)?${percent}(?:[\\s-]?${after}${wordEnd})?`,
  eastAsian,
  free,
  `(?:${wordStart}${before}\\s)?${money}\\s${after}${wordEnd}`,
  `${wordStart}(?:save|spare|ahorra|risparmia|économisez|bespaar)\\s${money}`,
  `(?:${wordStart}${priceBefore}\\s?)?${money}`,
].map((source) => new RegExp(source, 'iu'));

/** What an offer phrase is: so much less, so many for so many, something free, a plain price. */
export type OfferKind = 'discount' | 'bundle' | 'free' | 'price';

/** An offer inside a text: its words as written, and where. */
export type FoundOffer = { text: string; start: number; end: number; kind: OfferKind };

/** A percentage that is no discount: cotton, charge, natural, guarantee. */
const notADiscount =
  /^\s*(?:cotton|organic|natural|vegan|pure|satisfaction|guarantee|recycled|baumwolle|bio|natürlich|coton|naturel|algodón|natural|cotone|naturale|puro|хлопок|натуральн|pamuk|doğal|天然|纯棉|純棉|綿|천연|면|of |increase|growth|more|higher|alcohol|alc|cacao|cocoa|vol)/iu;

/** The first offer in a clause: percent or amount off, bundle, half price, something free, a price. */
export function findOffer(text: string): FoundOffer | undefined {
  for (const [index, pattern] of patterns.entries()) {
    const match = pattern.exec(text);
    if (!match) continue;
    const found = match[0].trimEnd();
    const isPercent = index === 2;
    if (isPercent && (notADiscount.test(text.slice(match.index + found.length)) || bareHundred.test(found)))
      continue;
    const kind = index === 0 ? 'bundle' : index === 4 ? 'free' : index === 7 ? 'price' : 'discount';
    return { text: found.trim(), start: match.index, end: match.index + found.length, kind };
  }
  return undefined;
}

const bareHundred = /^(?:100\s?%|%\s?100|١٠٠\s?٪|۱۰۰\s?٪)$/u;

const deadlinePattern = new RegExp(`${wordStart}${deadline}`, 'iu');
const codePattern = new RegExp(`${wordStart}${code}${wordEnd}`, 'u');

/** The last day of an offer as written ("until Sunday"), or undefined. */
export function findDeadline(text: string): string | undefined {
  return deadlinePattern.exec(text)?.[0].trim();
}

/** A discount code with its words ("use code SAVE20"), or undefined. */
export function findCode(text: string): string | undefined {
  const match = codePattern.exec(text)?.[0].trim();
  return match && /[A-Z]/.test(match) && /[A-Z0-9]{3,}/.test(match) ? match : undefined;
}

/** True for "buy one get one free": an offer although it opens like a call to action. */
export function isBundle(line: string): boolean {
  return findOffer(line)?.kind === 'bundle';
}

/** True when a clause is short enough for a badge and says an offer. */
export function isOfferClause(clause: string, language: string): boolean {
  return setWidth(clause) <= 34 && wordCount(clause, language) <= 7 && findOffer(clause) !== undefined;
}
