import { sourcesBySpacing, sourcesOfAll } from '../../../languages/registry.ts';
import { once } from '../../../once.ts';
import { toPattern } from '../../../pattern.ts';
import type { FactKind, Unasked } from '../../brief-facts.ts';
import { isBeside } from '../../offer/beside.ts';
import { findOffer } from '../../offer/find-offer.ts';
import { money } from '../../offer/offer-words.ts';
import {
  isPricedByMeasure,
  isPricedFor,
  isPricedFromBehind,
  namesTerm,
  tellsLength,
} from '../../offer/price-terms.ts';
import { reduction } from '../../offer/reduction.ts';
import { isSmallPrice } from '../../offer/small-price.ts';
import { everyMatch } from '../../text/every-match.ts';
import { countsDays } from '../../text/periods.ts';
import { clausesOf, wordCount } from '../../text/segments.ts';
import { formOf, tellsGoods, tellsLesson } from '../signs/name-form.ts';
import { patternsOf } from './reading-patterns.ts';

const players = sourcesBySpacing((language) => language.players);
/** "2–6 players, €24 each": those who come pay it. */
const countsPlayers = toPattern(`\\p{Nd}\\s?(?:(?:${players.spaced})(?!\\p{L})|${players.unspaced})`, 'iu');
const teamsOf = toPattern(`(?<!\\p{L})(?:${sourcesOfAll(({ teams }) => teams)})\\s?\\p{Nd}`, 'iu');
const amounts = toPattern(money, 'giu');
/** "Students half price". */
const halvesForSome = (text: string, language: string) =>
  clausesOf(text).some(
    (clause) => namesTerm('person', clause, language) && findOffer(clause, language)?.kind === 'discount',
  );
/** Letters behind an amount that are read for what it does. */
const longestDeed = 60;

/**
 * The signs of a brief that are about money: what is free, reduced or priced, and by what. Each is worked out once, and
 * only when a rule asks for it. `copy` and `said` are what is read of its copy, and of its title and copy.
 */
export function priceSignsOf(
  read: Unasked,
  { copy, said, has }: { copy: string; said: string; has: (kind: FactKind) => boolean },
) {
  const { brief, facts, lines, sold, language } = read;
  const patterns = patternsOf(language);
  const offersFree = once(() => findOffer(sold, language)?.kind === 'free');
  /** "20 % off", "two for one". */
  const isReduced = once(() =>
    facts.some(({ kind, parts }) => kind === 'offer' && ['discount', 'bundle'].includes(parts?.kind ?? '')),
  );
  /** "£3 each", "by the jar". */
  const isByPiece = once(
    () =>
      (isPricedFor('piece', said, language) && !countsPlayers.test(said)) ||
      namesTerm('piece', brief.title, language),
  );
  /** "From £40", "up to £40", "£40/h", "4,500円から". */
  const hasOpenPrice = once(
    () =>
      facts.some(({ kind, text }) => kind === 'price' && patterns.openPrice.test(text)) ||
      isPricedFromBehind(said, language),
  );
  /** "£4.50": each of its prices is one for a thing. */
  const isCheap = once(() => {
    const prices = facts.filter(({ kind }) => kind === 'price');
    return prices.length > 0 && prices.every(({ text }) => isSmallPrice(text));
  });
  const isPricedByTime = once(() =>
    facts.some(({ kind, text }) => kind === 'price' && patterns.isPer.test(text)),
  );
  return {
    prices: facts.filter(({ kind }) => kind === 'price').map(({ text }) => text),
    isReduced,
    isByPiece,
    /** The thing sold is named together with what is off its price. */
    isNamedReduced: once(() => reduction.test(sold)),
    /** "Football clearance": in words; "3 %" may be what a bank pays. */
    isSaleNamed: once(() => reduction.test(sold.replaceAll('%', ' '))),
    /** A price, for all of it. */
    hasFixedPrice: once(() => has('price') && !hasOpenPrice() && !isPricedByMeasure(said)),
    /** "From € 29 per m²". */
    isByMeasure: once(() => isPricedByMeasure(said)),
    /**
     * "14 days free", "30 Tage gratis testen": one may use it for nothing at first. That goods may be sent back is no
     * such trial.
     */
    isFreeAtFirst: once(() =>
      facts.some(
        ({ kind, text, parts }) =>
          kind === 'offer' &&
          parts?.kind === 'free' &&
          clausesOf(text).some(
            (clause) =>
              countsDays(clause, language) &&
              findOffer(clause, language)?.kind === 'free' &&
              !isBeside(clause, language),
          ),
      ),
    ),
    /** "Free", "Free entry": for everybody, unlike "under 16s free". */
    isFree: once(() =>
      facts.some(
        ({ kind, text, parts }) =>
          kind === 'offer' &&
          parts?.kind === 'free' &&
          clausesOf(text).some((clause) => isPlainlyFree(clause, language)),
      ),
    ),
    /** "Free eye tests", whatever glasses cost. */
    isOfferedFree: once(() => offersFree() && !isReduced()),
    /** "Free woodchip": nothing is sold, it is there to be fetched. */
    givesAway: once(() => offersFree() && !has('price') && !isReduced()),
    /** "Free estimate". */
    isEstimated: once(() => patterns.estimates.some((estimates) => said.search(estimates) >= 0)),
    isCheap,
    /** "2–6 players, €24 each", "teams of 8". */
    isOfPlayers: once(() => has('price') && (countsPlayers.test(said) || teamsOf.test(said))),
    /** "£35, two left": one price and hardly a word beside it, none of them of time. */
    isBarePrice: once(() => {
      const prices = facts.filter(({ kind }) => kind === 'price');
      const beside = prices.reduce((rest, { text }) => rest.replace(text, ' '), copy);
      const isOfTime = has('date') || has('time') || isPricedByTime() || isPricedFor('stay', said, language);
      return prices.length === 1 && !hasOpenPrice() && !isOfTime && wordCount(beside, language) <= 3;
    }),
    /** "£60 a term", "320 zł za miesiąc". */
    isPricedByTerm: once(() => isPricedFor('term', said, language)),
    /** "£90 a night", "120k/ngày". */
    isPricedByStay: once(() => isPricedFor('stay', said, language)),
    /** "£40/month", "2 € pro Kopf". */
    isPricedByTime,
    /** "From £350": the full price is told when the job is known. There are no goods, no day and no hour. */
    isPricedOnAsking: once(
      () => hasOpenPrice() && !isCheap() && !isPricedByTime() && !isByPiece() && !tellsGoods(said, language),
    ),
    /** "£15 buys a coat". */
    saysWhatGiftsBuy: once(() =>
      everyMatch(amounts, said).some(({ index, 0: { length } }) => {
        const behind = index + length;
        return patterns.gift.test(said.slice(behind, behind + longestDeed));
      }),
    ),
    /** A price in a line that says how one is taught. */
    pricesLesson: once(() =>
      lines.some(
        ({ text, facts: held }) => held.some(({ kind }) => kind === 'price') && tellsLesson(text, language),
      ),
    ),
    /** "£15, students £8", "£18, students half price": one price for all, and less for some who come. */
    isPricedByAge: once(() =>
      lines.some(({ text, facts: held }) => {
        const prices = held.filter(({ kind }) => kind === 'price').length;
        return prices > 1
          ? namesTerm('person', text, language)
          : prices > 0 && !isCheap() && halvesForSome(text, language);
      }),
    ),
    /** "500 business cards £29": a price for so many things, which take no time. */
    countsPriced: once(() =>
      lines.some(
        ({ text, start: place, facts: held }) =>
          held.some(({ kind, start }) => kind === 'price' && start > place) &&
          /^\p{Nd}{2,5}\s(?!(?:gallon|litre|liter|metre|meter|pound|kilo)\p{L}*)\p{L}{4}/iu.test(text) &&
          !tellsLength(text, language),
      ),
    ),
    /** "Full service £55". */
    pricesDeed: once(() =>
      clausesOf(copy).some((clause) => {
        const at = everyMatch(amounts, clause)[0]?.index ?? 0;
        return at > 2 && formOf(clause.slice(0, at).trim(), language).form === 'deed';
      }),
    ),
  };
}

const isPlainlyFree = (clause: string, language: string) =>
  !/\p{Nd}/u.test(clause) && clause.split(/\s+/u).length <= 2 && findOffer(clause, language)?.kind === 'free';
