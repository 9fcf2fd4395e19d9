import { matchersOf } from '../../languages/matchers.ts';
import { sourcesOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { findOffer, findOffers, isOfferClause } from '../offer/find-offer.ts';
import { namesTerm } from '../offer/price-terms.ts';
import { everyMatch } from '../text/every-match.ts';
import { perLanguage } from '../text/remembering.ts';
import { setWidth, wordCount } from '../text/segments.ts';

/** "Buy 1 get 1, students": for whom or when an offer is stays with it. */
export const limitsOffer = (piece: string, language: string) =>
  wordCount(piece, language) <= 2 &&
  setWidth(piece) <= 24 &&
  (onlyLimits(language).test(piece) || namesTerm('person', piece, language));
const onlyLimits = perLanguage((language) =>
  toPattern(`^${matchersOf(language).conditions}(?:\\s\\p{L}+)?$`, 'iu'),
);

/** In scripts without spaces a space parts phrases: 夏のセール 全品半額. */
export function spacedPieces(part: string, language: string): string[] {
  if (
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u.test(
      part,
    )
  )
    return [part];
  // "กินครบ 10 ชามฟรี 1": a count and its gift are one, whatever spaces are in them.
  const bundle = findOffer(part, language);
  if (bundle?.kind === 'bundle' && /\S\s+$/u.test(part.slice(0, bundle.start)))
    return [part.slice(0, bundle.start).trim(), part.slice(bundle.start)];
  const pieces = phrasesOf(part, language);
  const offer = pieces.findIndex((piece) => isOfferClause(piece, language));
  if (pieces.length < 2 || offer < 1) return [part];
  const start =
    setWidth(pieces[offer - 1] ?? '') <= 6 &&
    leadsOffer(pieces[offer - 1] ?? '', pieces[offer] ?? '', language)
      ? offer - 1
      : offer;
  if (start < 1) return [part];
  // "9.9元 周末班": what stands behind a price alone is of the thing, and not of the price.
  // "9.9元 地址中山路3号": nor is where to come.
  const where = pieces.findIndex((piece, at) => at > offer && opensWithPlace.test(piece));
  const end = isPriceAlone(pieces[offer] ?? '', pieces.slice(offer + 1), language)
    ? offer + 1
    : where > 0
      ? where
      : pieces.length;
  return [pieces.slice(0, start), pieces.slice(start, end), pieces.slice(end)]
    .map((words) => words.join(' '))
    .filter(Boolean);
}

/** Words parted by spaces, but not those within an offer ("450 บาท") or before its price ("เครื่องละ"). */
function phrasesOf(part: string, language: string): string[] {
  const offers = findOffers(part, language);
  const phrases: string[] = [];
  for (const { 0: word, index } of everyMatch(/\S+/gu, part)) {
    const last = phrases.at(-1);
    const isWithin = offers.some(({ start, end }) => start < index && end > index);
    const isPrice = offers.some(({ kind, start }) => kind === 'price' && start === index);
    if (last !== undefined && (isWithin || (isPrice && unit.test(last))))
      phrases.push(`${phrases.pop()} ${word}`);
    else phrases.push(word);
  }
  return phrases;
}

const unit = toPattern(`(?:^|\\s)(?:${sourcesOfAll(({ unitFirst }) => unitFirst)})$`, 'iu');

const opensWithPlace = toPattern(`^(?:${sourcesOfAll(({ placeLabels }) => placeLabels)})`, 'u');

/** Whether a piece is a price and what follows neither counts, limits nor offers anything. */
const isPriceAlone = (price: string, behind: readonly string[], language: string) =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(price) &&
  findOffer(price, language)?.kind === 'price' &&
  behind.every((words) => /^\p{L}{3,}$/u.test(words) && !limitsOffer(words, language)) &&
  !findOffer(behind.join(' '), language);

/** Whether a phrase is the first word of the offer after it: ลด 20%. */
const leadsOffer = (phrase: string, offer: string, language: string) =>
  findOffer(`${phrase} ${offer}`, language)?.start === 0;
