import { opensSecondHalf } from '../../copywriter/badge-parts.ts';
import type { Fact, Line } from '../brief-facts.ts';
import { capitalise } from '../request.ts';
import { setWidth, splitAt } from '../text/segments.ts';

/** Where the entries of a price list part; a comma within a figure parts nothing. */
const betweenEntries = /[;|•\n]|[,،、，；](?!\p{Nd})|[.!?。।](?=\s|$)|\s[·–—]\s(?=\p{L})/u;
/** Points, dashes and colons that lead from a thing to its price. */
const leaders = /^[\s.:：·…=_–—-]+|[\s.:：·…=_–—-]+$/gu;

/** Breadth of a thing in average Latin letters, and how many entries an ad has room for. */
const widest = 34;
const most = 6;

/**
 * What a brief sells at a price each ("Cut £20, colour £60"): every thing with the one price beside it. A price in
 * words of its own ("then £30") belongs to no thing, and neither does one that was lowered.
 */
export function pricedThings(lines: readonly Line[]): Omit<Fact, 'field' | 'start' | 'end'>[] {
  const entries = lines
    .filter(({ field, facts }) => field !== 'title' && !facts.some(({ kind }) => kind === 'formerPrice'))
    .flatMap((line) =>
      splitAt(line.text, betweenEntries)
        .flatMap((piece) => behindPrices(piece, line))
        .flatMap((piece) => entryIn(piece, line)),
    );
  const things = entries.map(({ parts }) => parts.thing.toLowerCase());
  const fresh = entries.filter(({ parts }, at) => things.indexOf(parts.thing.toLowerCase()) === at);
  return fresh.slice(0, most);
}

/** Where a space is as good as a comma an entry ends with its price: "ตัดผม 150 บาท สระไดร์ 100 บาท". */
function behindPrices(piece: string, { facts }: Line): string[] {
  if (!spacedLikeCommas.test(piece)) return [piece];
  const prices = facts.filter(({ kind, text }) => kind === 'price' && text !== '');
  return prices.reduce((held, { text }) => held.replace(`${text} `, `${text}\n`), piece).split('\n');
}

const spacedLikeCommas = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** "Free delivery over £30": the sum from which something is free is no price of it. */
const isFreeFrom = (piece: string, facts: Line['facts']) =>
  facts.some(({ kind, parts, text }) => kind === 'offer' && parts?.kind === 'free' && piece.includes(text));

function entryIn(piece: string, { facts }: Line) {
  const prices = facts.filter(({ kind, text }) => kind === 'price' && piece.includes(text));
  const [first] = prices;
  if (!first || prices.length > 1 || opensSecondHalf(piece.trim()) || isFreeFrom(piece, facts)) return [];
  const at = piece.indexOf(first.text);
  const before = piece.slice(0, at).replace(leaders, '');
  const after = piece.slice(at + first.text.length).replace(leaders, '');
  const thing = before || after;
  const isApart = !(/[\p{L}\p{Nd}]/u.test(before) && /[\p{L}\p{Nd}]/u.test(after));
  if (!isApart || !/\p{L}{2}|\p{L}\p{M}|\p{Lo}/u.test(thing) || setWidth(thing) > widest) return [];
  const [name, price] = [capitalise(thing), first.text.replace(/[.,]$/u, '')];
  return [{ kind: 'listed' as const, text: `${name} ${price}`, parts: { thing: name, price } }];
}
