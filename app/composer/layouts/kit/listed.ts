import { capitalise } from '../../brief/request.ts';
import { withoutSaid } from '../../copywriter/without-said.ts';
import { heldParts } from '../../type/held-parts.ts';
import { withNoBreaks } from '../../type/no-break.ts';
import { dot, sentencePieces } from '../../type/sentences.ts';
import { asGiven } from '../../type/typesetting.ts';
import type { SetCopy, SetText } from '../layout.ts';

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

/**
 * The copy without words that only repeat entries of the list or what else is `shown`. These may be the offer or
 * sentences under the headline.
 */
export function withoutListed(copy: SetCopy, shown: readonly SetText[] = []): SetCopy {
  const listed = listOf(copy).flatMap(({ thing, price }) => [thing, price]);
  const entries = [...listed, ...shown].map(({ plain }) => bare(plain));
  entries.sort((one, other) => other.length - one.length);
  const isListed = (text: string) =>
    entries.reduce((rest, one) => rest.replace(one, ''), bare(text)).length < 2;
  const { offer, ...others } = withSentences(copy, (piece) => (isListed(piece) ? undefined : piece));
  return offer && !isListed(offer.plain) ? { ...others, offer } : others;
}

/** The copy without the day and the hour at the beginning of a sentence under the headline, for a ticket shows both. */
export function withoutDay(copy: SetCopy): SetCopy {
  const shown = copy.details
    .filter(({ role }) => role === 'date' || role === 'time')
    .map(({ plain }) => bare(plain));
  return withSentences(copy, (piece) => {
    const clauses = piece.split(/,[\s\u2060]+/u);
    const from = clauses.findIndex((clause) => !shown.includes(bare(clause)));
    return from === 0 ? piece : from < 0 ? undefined : capitalise(clauses.slice(from).join(', '));
  });
}

/** The copy without what says nothing but the number of the ad and its meaning: both stand large over it. */
export function withoutNumber(copy: SetCopy): SetCopy {
  const shown = copy.details
    .filter(({ role }) => role === 'number' || role === 'meaning')
    .map(({ plain }) => bare(plain));
  const isShown = (piece: string) => shown.reduce((rest, one) => rest.replace(one, ''), bare(piece)) === '';
  return withSentences(copy, (piece) => (isShown(piece) ? undefined : piece));
}

/**
 * The copy without the telephone number under the headline and the words that only lead to it, for a strip shows the
 * number.
 */
export function withoutPhone(copy: SetCopy, language: string): SetCopy {
  const phone = copy.details.find(({ role }) => role === 'phone');
  if (!phone) return copy;
  const number = asGiven(phone.plain);
  return withSentences(copy, (piece) => {
    const text = asGiven(piece);
    if (!text.includes(number)) return piece;
    const rest = withoutSaid(text, [number], language);
    return rest === undefined ? undefined : withNoBreaks(rest, language);
  });
}

/** The copy with each sentence under the headline as `rewrite` gives it, or without it. */
function withSentences(copy: SetCopy, rewrite: (piece: string) => string | undefined): SetCopy {
  const { subline, ...others } = copy;
  if (!subline) return copy;
  const kept = subline.plain
    .split(dot)
    .map((part) => sentencePieces(part).flatMap((piece) => rewrite(piece) ?? []))
    .filter(({ length }) => length > 0);
  const plain = kept.map((part) => part.join(' ')).join(' · ');
  return plain ? { ...others, subline: { ...subline, plain, parts: heldParts(plain) } } : others;
}

/** For comparing: letters and figures alone. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\p{Sc}]+/gu, '');
