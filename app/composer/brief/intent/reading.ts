import { isHeadLast } from '../../languages/registry.ts';
import { once } from '../../once.ts';
import type { BriefFacts, FactKind } from '../brief-facts.ts';
import { isBeside } from '../offer/beside.ts';
import { findOffer } from '../offer/find-offer.ts';
import { money } from '../offer/offer-words.ts';
import {
  isPricedByMeasure,
  isPricedFor,
  isPricedFromBehind,
  namesTerm,
  tellsLength,
} from '../offer/price-terms.ts';
import { reduction } from '../offer/reduction.ts';
import { isSmallPrice } from '../offer/small-price.ts';
import { everyMatch } from '../text/every-match.ts';
import { countsDays } from '../text/periods.ts';
import { clausesOf, sentencesOf, wordCount } from '../text/segments.ts';
import type { Topic } from '../topics.ts';
import { askedFirst } from './asked-at-address.ts';
import { headEndOf } from './head.ts';
import type { Intent } from './intents.ts';
import { formOf, formOfName, isDoneByUs, isFreeToEnter, tellsGoods, tellsLesson } from './name-form.ts';
import { authorities, bothPhones, clients, patternsOf, platforms, rangeOfTimes } from './reading-patterns.ts';
import { isVehicleForSale, longestRead, pointingsIn, tradeOfThings, waresIn } from './trade.ts';
import { usualIntents } from './usual-intents.ts';

/** Topics of things people come for or are served with: "sale" in their goals does not make them a shop. */
const served = new Set<Topic>(['fitness', 'health', 'travel', 'house', 'software', 'finance', 'business']);
const eaten = new Set<Topic>(['burger', 'baking', 'restaurant']);
const retail = new Set<Topic>([
  'shoes',
  'fashion',
  'headphones',
  'phone',
  'beauty',
  'furniture',
  'pets',
  'bike',
  'gifts',
]);

/** What things are handed over for: a day beside them is when. */
const handedOver = new Set<Intent>(['buy', 'order']);

const amounts = new RegExp(money, 'giu');
/** Letters behind an amount that are read for what it does. */
const longestDeed = 60;

/** What of a brief is known before its call to action is chosen. */
export type Unasked = Omit<BriefFacts, 'intent' | 'trade'>;

/** A brief as the rules for its call to action look at it. */
export type Reading = ReturnType<typeof readingOf>;

/**
 * What one sign of a brief asks its readers to do. undefined: the brief does not have the sign, and the next rule is
 * asked.
 */
export type Rule = (reading: Reading) => Intent | undefined;

/**
 * The signs by which a brief's call to action is chosen. Each is worked out once, and only when a rule asks for it.
 * `named` is what the trade in its title asks for. `hires`: its sender looks for somebody to employ.
 */
export function readingOf(read: Unasked, { named, hires }: { named: Intent | undefined; hires: boolean }) {
  const { brief, facts, lines, sold, language, voice } = read;
  const { topic } = read.topic;
  const patterns = patternsOf(language);
  const copy = brief.adCopy.slice(0, longestRead);
  const said = `${brief.title}\n${brief.adCopy}`.slice(0, longestRead);
  const has = (kind: FactKind) => facts.some((fact) => fact.kind === kind);
  const tellsHours = (clause: string) => patterns.open.test(clause) && /\p{Nd}/u.test(clause);
  const form = once(() => formOfName(sold, brief.title, language));
  const things = once(() => tradeOfThings(sold, language));
  const offersFree = once(() => findOffer(sold, language)?.kind === 'free');
  const offersApp = () => has('offer') && !has('price');
  /** "Every evening". */
  const isRegular = once(() => patterns.regularly.test(said));
  /**
   * "By the ice rink": a place where people who pass may buy. In "van hire" the van is no such place, only a part of
   * the name.
   */
  const isAtSpot = once(() => {
    const title = brief.title.slice(0, longestRead);
    const named = isHeadLast(language) ? title.slice(0, headEndOf(title, language)).lastIndexOf(' ') + 1 : 0;
    return patterns.spots.some((spots) => said.slice(named).search(spots) >= 0);
  });
  /** "20 % off", "two for one". */
  const isReduced = once(() =>
    facts.some(({ kind, parts }) => kind === 'offer' && ['discount', 'bundle'].includes(parts?.kind ?? '')),
  );
  /** "£3 each", "by the jar". */
  const isByPiece = once(
    () => isPricedFor('piece', said, language) || namesTerm('piece', brief.title, language),
  );
  /** A day of its own, and no shop's sale that ends on it. */
  const isEvent = once(
    () =>
      !retail.has(topic) &&
      facts.some(
        ({ kind, text, field }) => kind === 'date' && field !== 'saleGoals' && /\p{Nd}/u.test(text),
      ) &&
      !has('deadline'),
  );
  /** "From £40", "up to £40", "£40/h", "4,500円から". */
  const hasOpenPrice = once(
    () =>
      facts.some(({ kind, text }) => kind === 'price' && patterns.openPrice.test(text)) ||
      isPricedFromBehind(said, language),
  );
  const hasLength = once(() => tellsLength(said, language));
  /** "£4.50": each of its prices is one for a thing. */
  const isCheap = once(() => {
    const prices = facts.filter(({ kind }) => kind === 'price');
    return prices.length > 0 && prices.every(({ text }) => isSmallPrice(text));
  });
  const isPricedByTime = once(() =>
    facts.some(({ kind, text }) => kind === 'price' && patterns.isPer.test(text)),
  );
  return {
    brief,
    lines,
    sold,
    language,
    topic,
    voice,
    named,
    hires,
    /** Its title and copy, as far as they are read. */
    said,
    /** Its copy, as far as it is read. */
    copy,
    /** What it says it wants done, without what it wants in the picture. */
    wishes: once(() => {
      const isNamed = facts.some(({ kind, field }) => kind === 'brand' && field === 'instructions');
      const wished = clausesOf(brief.instructions).filter(
        (clause) => !patterns.pictured.test(clause) && !(isNamed && isTown(clause)),
      );
      // "Brand: Oak Street Bakery" asks for nothing.
      const asked = facts.reduce(
        (rest, { kind, text }) => (kind === 'brand' ? rest.replace(text, ' ') : rest),
        wished.join('\n'),
      );
      return `${asked}\n${brief.saleGoals}`;
    }),
    has,
    prices: facts.filter(({ kind }) => kind === 'price').map(({ text }) => text),
    form,
    things,
    waresIn: once(() => waresIn(sold, language)),
    /** Nothing but a title, and no figure in it that is a price. */
    isNameAlone: copy.trim() === '' && !has('price'),
    isReduced,
    isByPiece,
    isEvent,
    isEaten: eaten.has(topic),
    isServed: served.has(topic),
    /** What the topic's customers are usually asked to do. */
    usual: usualIntents[topic],
    /** The thing sold is named together with what is off its price. */
    isNamedReduced: once(() => reduction.test(sold)),
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
    /** "Open till 8 on Thursdays"; "Open 5 AM" in the title, unlike "Open evening". */
    saysOpen: once(
      () =>
        sentencesOf(copy, language)
          .flatMap(clausesOf)
          .some((clause) => patterns.open.test(clause)) ||
        (has('time') && clausesOf(brief.title.slice(0, longestRead)).some(tellsHours)),
    ),
    sentByAuthority: once(() => authorities.test(brief.title.slice(0, longestRead))),
    /** "New clients", in its goals. */
    servesClients: once(() => clients.test(brief.saleGoals)),
    isOpenToAll: once(() => isFreeToEnter(said, language)),
    /** "Free woodchip": nothing is sold, it is there to be fetched. */
    givesAway: once(() => offersFree() && !has('price') && !isReduced()),
    /** A day, an hour or how long it takes: what one has to be there for. */
    takesTime: once(() => has('date') || has('time') || hasLength()),
    /** "3 hours". */
    hasLength,
    /** A day that is not the last of something. */
    hasDay: once(() => {
      const ends = facts.filter(({ kind }) => kind === 'deadline');
      return facts.some(
        ({ kind, text }) => kind === 'date' && !ends.some((deadline) => deadline.text.includes(text)),
      );
    }),
    isUsedVehicle: once(() => isVehicleForSale(brief.title, language)),
    isRegular,
    /** "Every weekend, 10–16 Uhr" in one clause. */
    hasRegularHours: once(() =>
      sentencesOf(copy, language)
        .flatMap(clausesOf)
        .some(
          (clause) =>
            patterns.regularly.test(clause) &&
            facts.some(({ kind, text }) => (kind === 'hours' || kind === 'time') && clause.includes(text)),
        ),
    ),
    isAtSpot,
    /** It says when or where people may come by. */
    isComeBy: once(() => has('place') || has('hours') || isRegular() || isAtSpot()),
    /** "Free estimate". */
    isEstimated: once(() => patterns.estimates.some((estimates) => said.search(estimates) >= 0)),
    /** "Table reservations". */
    reservesTables: once(() => patterns.tables.some((tables) => copy.search(tables) >= 0)),
    isCheap,
    /** "£35, two left": one price and hardly a word beside it, none of them of time. */
    isBarePrice: once(() => {
      const prices = facts.filter(({ kind }) => kind === 'price');
      const beside = prices.reduce((rest, { text }) => rest.replace(text, ' '), copy);
      const isOfTime = has('date') || has('time') || isPricedByTime() || isPricedFor('stay', said, language);
      return prices.length === 1 && !hasOpenPrice() && !isOfTime && wordCount(beside, language) <= 3;
    }),
    /** "Sofas delivered in 7 days": a title that says how its goods come. */
    isBrought: once(() =>
      patterns.brought.some((brought) => brief.title.slice(0, longestRead).search(brought) >= 0),
    ),
    /** "Postage £2": goods, whatever they are called after. */
    isPosted: once(() =>
      patterns.posted.some((posted) => `${said}\n${brief.instructions}`.search(posted) >= 0),
    ),
    tellsGoods: once(() => tellsGoods(said, language)),
    namesGoods: once(() => tellsGoods(sold, language)),
    /** "£60 a term", "320 zł za miesiąc". */
    isPricedByTerm: once(() => isPricedFor('term', said, language)),
    /** "£90 a night", "120k/ngày". */
    isPricedByStay: once(() => isPricedFor('stay', said, language)),
    /** "10–12 Uhr": one comes at any time between. */
    isDropIn: once(() => facts.some(({ kind, text }) => kind === 'time' && rangeOfTimes.test(text))),
    /** "£40/month", "2 € pro Kopf". */
    isPricedByTime,
    /** "From £350": the full price is told when the job is known. There are no goods, no day and no hour. */
    isPricedOnAsking: once(
      () => hasOpenPrice() && !isCheap() && !isPricedByTime() && !isByPiece() && !tellsGoods(said, language),
    ),
    /** Whether the name is that of a deed, and names no trade that says more. */
    isDeed: once(
      () => form() === 'deed' && (named === undefined || named === 'buy') && !reduction.test(sold),
    ),
    /** Things with no trade to their name, on whatever day. */
    isOfGoods: once(() => {
      const shown = things();
      const isThing = shown !== undefined && handedOver.has(shown);
      return !named && form() !== 'outing' && (form() === 'goods' || isThing || isByPiece());
    }),
    isOnPlatforms: once(() => platforms.test(copy) || (bothPhones.test(brief.title) && offersApp())),
    /** "Free app for Android and iPhone": the title or a sentence opens with the word for an app. */
    isApp: once(
      () =>
        (platforms.test(said) || bothPhones.test(said)) &&
        [brief.title, ...sentencesOf(copy, language)].some((text) =>
          pointingsIn(text, language).some(({ intent, start }) => intent === 'download' && start === 0),
        ),
    ),
    /** "£15 buys a coat". */
    saysWhatGiftsBuy: once(() =>
      everyMatch(amounts, said).some(({ index, 0: { length } }) => {
        const behind = index + length;
        return patterns.gift.test(said.slice(behind, behind + longestDeed));
      }),
    ),
    /** "Ten evenings", in the title. */
    namesCourse: once(() => patterns.course.test(brief.title)),
    opensWithCourse: once(() => clausesOf(copy).some((clause) => patterns.opensWithCourse.test(clause))),
    /** A price in a line that says how one is taught. */
    pricesLesson: once(() =>
      lines.some(
        ({ text, facts: held }) => held.some(({ kind }) => kind === 'price') && tellsLesson(text, language),
      ),
    ),
    /** "£15, students £8": two prices, one of them for some who come. */
    isPricedByAge: once(() =>
      lines.some(
        ({ text, facts: held }) =>
          held.filter(({ kind }) => kind === 'price').length > 1 && namesTerm('person', text, language),
      ),
    ),
    /** "500 business cards £29": a price for so many things, which take no time. */
    countsPriced: once(() =>
      lines.some(
        ({ text, start: place, facts: held }) =>
          held.some(({ kind, start }) => kind === 'price' && start > place) &&
          /^\p{Nd}{2,5}\s\p{L}{4}/u.test(text) &&
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
    /** "Gloves lent", "lunch included": for those who come. */
    providesThings: once(() => patterns.provided.test(said)),
    /** "No appointment needed". */
    isWalkIn: once(() =>
      patterns.walkIn.test(`${brief.title}\n${brief.adCopy}\n${brief.instructions}`.slice(0, longestRead)),
    ),
    /** "We collect it, strip it": what its sender does for others comes first in the copy. */
    opensWithOurDeed: once(() => isDoneByUs(sentencesOf(copy, language)[0] ?? '', language)),
    /** What a sentence of the copy asks for with the verb of a button. */
    askedFirst: once(() => askedFirst(sentencesOf(copy, language), language)),
    /** What words of the copy point to. */
    pointed: once(() => pointingsIn(copy, language).map(({ intent }) => intent)),
    /** What the sentences of the copy point to with their first words, in their order. */
    toldFirst: once(() =>
      sentencesOf(copy, language).flatMap(
        (sentence) => pointingsIn(sentence, language).find(({ start }) => start === 0)?.intent ?? [],
      ),
    ),
  };
}

/** "Tours" behind the name of the sender is a town. */
const isTown = (clause: string) => /^\p{Lu}[\p{L}'’-]*$/u.test(clause.trim());

const isPlainlyFree = (clause: string, language: string) =>
  !/\p{Nd}/u.test(clause) && clause.split(/\s+/u).length <= 2 && findOffer(clause, language)?.kind === 'free';
