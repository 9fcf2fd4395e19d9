import { heldParts } from '../type/held-parts.ts';
import { sentencePieces } from '../type/sentences.ts';
import type { SetCopy, SetText } from './layout.ts';

/** What one gets, and at which price. */
export type Priced = { thing: SetText; price: SetText };

/** The price list of an ad, entry by entry. */
export function listOf({ details }: Pick<SetCopy, 'details'>): Priced[] {
  const prices = details.filter(({ role }) => role === 'listedPrice');
  const things = details.filter(({ role }) => role === 'listed');
  return things.flatMap((thing, index) => {
    const price = prices[index];
    return price ? [{ thing, price }] : [];
  });
}

/** The copy without the offer, and the sentences under the headline, that say nothing but entries of the list. */
export function withoutListed(copy: SetCopy): SetCopy {
  const entries = listOf(copy).flatMap(({ thing, price }) => [bare(thing.plain), bare(price.plain)]);
  entries.sort((one, other) => other.length - one.length);
  const isListed = (text: string) =>
    entries.reduce((rest, one) => rest.replace(one, ''), bare(text)).length < 2;
  const { offer, subline, ...others } = copy;
  const pieces = subline?.plain.split(dot).map((part) => sentencePieces(part)) ?? [];
  const kept = pieces
    .map((part) => part.filter((piece) => !isListed(piece)))
    .filter(({ length }) => length > 0);
  const plain = kept.map((part) => part.join(' ')).join(' · ');
  return {
    ...others,
    ...(offer && !isListed(offer.plain) ? { offer } : {}),
    ...(subline && plain ? { subline: { ...subline, plain, parts: heldParts(plain) } } : {}),
  };
}

/** Between the sentences of a sub-line; its spaces may be ones that hold a line together. */
export const dot = /[\s\u200b\u2060]+·[\s\u200b\u2060]+/u;

/** For comparing: letters and figures alone. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\p{Sc}]+/gu, '');
