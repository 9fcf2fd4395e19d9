import type { PointedIntent } from '../../../languages/language.ts';
import { isHeadLast } from '../../../languages/registry.ts';
import { once } from '../../../once.ts';
import { placesAtHome } from '../../../subjects/mentions.ts';
import type { FactKind, Unasked } from '../../brief-facts.ts';
import { findOffer } from '../../offer/find-offer.ts';
import { tellsLength } from '../../offer/price-terms.ts';
import { reduction } from '../../offer/reduction.ts';
import { clausesOf, sentencesOf } from '../../text/segments.ts';
import type { Topic } from '../../topics.ts';
import type { Intent } from '../intents.ts';
import { askedFirst, sayCall } from '../signs/asked-at-address.ts';
import { headEndOf } from '../signs/head.ts';
import { formOfName, isDoneByUs, isFreeToEnter, tellsGoods } from '../signs/name-form.ts';
import { longestRead, pointingsIn } from '../signs/pointings.ts';
import { isVehicleForSale } from '../trade/exchange.ts';
import { tradeOfThings, waresIn } from '../trade/trade-of-things.ts';
import { usualIntents } from '../trade/usual-intents.ts';
import { priceSignsOf } from './price-signs.ts';
import { authorities, bothPhones, clients, patternsOf, platforms, rangeOfTimes } from './reading-patterns.ts';

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
  /** A day of its own, and no shop's sale that ends on it. */
  const isEvent = once(
    () =>
      !retail.has(topic) &&
      facts.some(
        ({ kind, text, field }) => kind === 'date' && field !== 'saleGoals' && /\p{Nd}/u.test(text),
      ) &&
      !has('deadline'),
  );
  const hasLength = once(() => tellsLength(said, language));
  const prices = priceSignsOf(read, { copy, said, has });
  return {
    ...prices,
    brief,
    facts,
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
    form,
    things,
    waresIn: once(() => waresIn(sold, language)),
    /** Nothing but a title, and no figure in it that is a price. */
    isNameAlone: copy.trim() === '' && !has('price'),
    isEvent,
    isEaten: eaten.has(topic),
    isServed: served.has(topic),
    /** Whether shops sell what its topic is about. */
    isRetail: retail.has(topic),
    /** What the topic's customers are usually asked to do. */
    usual: usualIntents[topic],
    /** "Open till 8 on Thursdays"; "Open 5 AM" in the title, unlike "Open evening". */
    saysOpen: once(
      () =>
        sentencesOf(copy, language)
          .flatMap(clausesOf)
          .some((clause) => patterns.open.test(clause) && !patterns.openedByReaders.test(clause)) ||
        (has('time') && clausesOf(brief.title.slice(0, longestRead)).some(tellsHours)),
    ),
    sentByAuthority: once(() =>
      [
        brief.title.slice(0, longestRead),
        ...facts.map((fact) => (fact.kind === 'brand' ? fact.text : '')),
      ].some((text) => authorities.test(text)),
    ),
    /** "New clients", in its goals. */
    servesClients: once(() => clients.test(brief.saleGoals)),
    isOpenToAll: once(() => isFreeToEnter(said, language)),
    /** A day, an hour or how long it takes: what one has to be there for. */
    takesTime: once(() => has('date') || has('time') || hasLength()),
    /** "3 hours". */
    hasLength,
    /** "From 6 October": the first day of several. */
    startsOnItsDay: once(() =>
      facts.some(({ kind, text }) => {
        const at = kind === 'date' ? said.indexOf(text) : -1;
        return at > 0 && patterns.startsOn.test(said.slice(Math.max(0, at - 30), at));
      }),
    ),
    /** A day that is not the last of something. */
    hasDay: once(() => {
      const ends = facts.filter(({ kind }) => kind === 'deadline');
      return facts.some(
        ({ kind, text }) =>
          // "Until 30 June." may be read with its stop, or without it.
          kind === 'date' && !ends.some((deadline) => deadline.text.includes(text.replace(/\.$/u, ''))),
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
    /** "Table reservations". */
    reservesTables: once(() => patterns.tables.some((tables) => copy.search(tables) >= 0)),
    /** "Sofas delivered in 7 days": a title that says how its goods come. */
    isBrought: once(() =>
      patterns.brought.some((brought) => brief.title.slice(0, longestRead).search(brought) >= 0),
    ),
    /** The same anywhere in it. */
    bringsGoods: once(() => patterns.brought.some((brought) => said.search(brought) >= 0)),
    /** "Postage £2": goods, whatever they are called after. */
    isPosted: once(() =>
      patterns.posted.some((posted) => `${said}\n${brief.instructions}`.search(posted) >= 0),
    ),
    tellsGoods: once(() => tellsGoods(said, language)),
    namesGoods: once(() => tellsGoods(sold, language)),
    /** "10–12 Uhr": one comes at any time between. */
    isDropIn: once(() => facts.some(({ kind, text }) => kind === 'time' && rangeOfTimes.test(text))),
    /** Whether the name is that of a deed, and names no trade that says more. */
    isDeed: once(
      () => form() === 'deed' && (named === undefined || named === 'buy') && !reduction.test(sold),
    ),
    /** Things with no trade to their name, on whatever day. */
    isOfGoods: once(() => {
      const shown = things();
      const isThing = shown !== undefined && handedOver.has(shown);
      return !named && form() !== 'outing' && (form() === 'goods' || isThing || prices.isByPiece());
    }),
    isOnPlatforms: once(
      () =>
        platforms.test(copy) ||
        (bothPhones.test(brief.title) && offersApp()) ||
        // "Free for iPhone and Android".
        clausesOf(copy).some(
          (clause) => bothPhones.test(clause) && findOffer(clause, language)?.kind === 'free',
        ),
    ),
    /** "Free app for Android and iPhone": the title or a sentence opens with the word for an app. */
    isApp: once(
      () =>
        (platforms.test(said) || bothPhones.test(said)) &&
        [brief.title, ...sentencesOf(copy, language)].some((text) =>
          pointingsIn(text, language).some(
            ({ intent, start }) =>
              intent === 'download' &&
              (start === 0 || (start < 12 && findOffer(text.slice(0, start), language)?.kind === 'free')),
          ),
        ),
    ),
    /** "Ten evenings", in the title. */
    namesCourse: once(() => patterns.course.test(brief.title)),
    countsCourse: once(() => patterns.course.test(said)),
    opensWithCourse: once(() => clausesOf(copy).some((clause) => patterns.opensWithCourse.test(clause))),
    /** "Gloves lent", "lunch included": for those who come. */
    providesThings: once(() => patterns.provided.test(said)),
    /** "No appointment needed", unlike "done in 30 minutes at your work". */
    isWalkIn: once(
      () =>
        patterns.walkIn.test(
          `${brief.title}\n${brief.adCopy}\n${brief.instructions}\n${brief.saleGoals}`.slice(0, longestRead),
        ) && placesAtHome(brief.title.slice(0, longestRead)).length === 0,
    ),
    /** "We collect it, strip it": what its sender does for others comes first in the copy. */
    opensWithOurDeed: once(() =>
      isDoneByUs(sentencesOf(copy.trim() === '' ? said : copy, language)[0] ?? '', language),
    ),
    /** What a sentence of the copy asks for with the verb of a button. */
    askedFirst: once(() => askedFirst(sentencesOf(copy, language), language)),
    /** What words of the copy point to, in their order. */
    pointed: once(() =>
      pointingsIn(copy, language)
        .toSorted((one, other) => one.start - other.start)
        .map(({ intent }) => intent),
    ),
    /** What the sentences of the copy point to with their first words, in their order. */
    toldFirst: once(() =>
      sentencesOf(copy, language).flatMap((sentence) => {
        const first = pointingsIn(sentence, language).find(({ start }) => start === 0);
        return first && isTold(sentence.slice(0, first.end), { intent: first.intent, named, language })
          ? first.intent
          : [];
      }),
    ),
  };
}

/** "Builders bag £110" asks for no quote, though builders do; "e-bikes, servicing in store" for no booking. */
const isTold = (
  words: string,
  { intent, named, language }: { intent: PointedIntent; named: Intent | undefined; language: string },
) => (intent !== 'quote' && !(intent === 'book' && named === 'buy')) || sayCall(words, intent, language);

/** "Tours" behind the name of the sender is a town. */
const isTown = (clause: string) => /^\p{Lu}[\p{L}'’-]*$/u.test(clause.trim());
