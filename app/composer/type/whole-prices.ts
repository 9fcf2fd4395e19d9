import { money } from '../brief/offer/offer-words.ts';
import { everyMatch } from '../brief/text/every-match.ts';
import { toPattern } from '../pattern.ts';

const amount = toPattern(money, 'giu');
/** What parts an entry from the one before it; a point or comma within a figure does not. */
const upToEntry = /^.*[,;:·|/–—.!?](?=[\s\u2060])/su;

/**
 * Most characters that no line breaks: of an entry, of a longer entry's last word with its price, and of what stands
 * behind all.
 */
const longest = { entry: 18, priced: 16, tail: 14 };

/**
 * Lets a text of several prices break only between its entries: "4 yards £180 | 6 yards £230 | ALL INC VAT". Each price
 * stands behind what it is for. Where an entry is too long for a line, its last word stays with the price.
 */
export function withWholePrices(text: string): string {
  const amounts = everyMatch(amount, text).map(({ index, 0: words }) => ({
    index,
    end: index + words.length,
  }));
  const [first] = amounts;
  const last = amounts.at(-1);
  if (!first || !last || amounts.length < 2 || !/[\p{L}\p{M}]{2}/u.test(text.slice(0, first.index)))
    return text;
  const held: [from: number, to: number][] = amounts.map(({ index, end }, at) => {
    const from = amounts[at - 1]?.end ?? 0;
    const before = text.slice(from, index);
    const start = from + (upToEntry.exec(before)?.[0].length ?? 0);
    const entry = start + (/^[\s\u2060]*/u.exec(text.slice(start, index))?.[0].length ?? 0);
    // "each" behind a price, in small letters, is said of that one.
    if (end - entry <= longest.entry && /^[\p{Nd}\p{Lu}\p{Lo}]/u.test(text.slice(entry, index)))
      return [entry, end];
    const word = from + before.trimEnd().lastIndexOf(' ') + 1;
    return end - word <= longest.priced ? [Math.max(word, entry), end] : [end, end];
  });
  const tail = text.slice(last.end).trimStart();
  if (tail.length <= longest.tail && /^[\p{Lu}\p{Lo}]/u.test(tail))
    held.push([text.length - tail.length, text.length]);
  return held.reduce(
    (whole, [from, to]) =>
      whole.slice(0, from) + whole.slice(from, to).replaceAll(' ', '\u00a0') + whole.slice(to),
    text,
  );
}
