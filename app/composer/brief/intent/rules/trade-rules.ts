import { sourcesBySpacing, sourcesOfAll, wordsOfAll } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import { isSmallPrice } from '../../offer/small-price.ts';
import type { Intent } from '../intents.ts';
import { bought } from '../reading/goods-and-deeds.ts';
import { isInvited, wantsEnquiries } from '../reading/invited.ts';
import type { Reading, Rule } from '../reading/reading.ts';
import { madeFor } from '../signs/made-for.ts';
import { isMeasured, isWeighed, tellsLesson } from '../signs/name-form.ts';
import { longestRead, pointingsIn } from '../signs/pointings.ts';
import { roomFor } from '../signs/room-for.ts';
import { isLetting } from '../trade/exchange.ts';

/** What one comes for, and what is called after it can be sent as well. */
const comeFor = new Set<Intent>(['book', 'visit', 'tickets', 'table', 'enrol', 'start', 'listen', 'buy']);

const broken = sourcesBySpacing((language) => language.broken);
/** "Fridge down?", "Cracked screen?": said of a thing before it, or behind it where the title opens. */
export const brokenThing = toPattern(
  `(?:(?<!\\p{L})(?:${broken.spaced})|${broken.unspaced})\\s?[?？]|` +
    `^\\P{L}{0,9}(?:${broken.spaced})\\s[^?？.!:\\n]{1,40}[?？]`,
  'iu',
);

/** "3 for $10". */
const isBehindCount = (title: string, price: string) =>
  title.includes(price) && /\p{Nd}\s?$/u.test(title.slice(0, title.indexOf(price)));

const wantsQuotes = (goals: string, language: string) =>
  pointingsIn(goals, language).some(({ intent }) => intent === 'quote');

/** Four figures in euros, pounds or dollars. */
const isDear = (price: string) =>
  /[€£$]\s?\p{Nd}{1,3}[.,' ]?\p{Nd}{3}(?!\p{Nd})|(?<!\p{Nd})\p{Nd}{1,3}[.,' ]?\p{Nd}{3}\s?[€£$]/u.test(price);

const opensWithUs = (sold: string) => weOpen.test(sold);
const weOpen = toPattern(
  `^(?:${sourcesOfAll((language) => [language.we, language.toMaker?.self].filter(Boolean).join('|'))})\\s`,
  'iu',
);

/** Nothing a shop sells: no ware in the title or the copy, and how long the work takes. */
const isUnknownWork = ({ named, things, pointed, tellsGoods, hasLength }: Reading) =>
  named === undefined && things() === undefined && !pointed().includes('buy') && !tellsGoods() && hasLength();

/** Houses a course may be held in. */
const heldIn = new Set<Intent | undefined>(['visit', 'table', 'book']);
/** What is looked over for whoever asks, whatever its name has in common with. */
const lookedOver = new Set<Intent | undefined>([undefined, 'quote', 'book', 'contact', 'buy', 'view']);
const inspected = toPattern(
  wordsOfAll((language) => language.inspected),
  'iu',
);

/** What the trade in the title asks for. */
export const byTrade: Record<string, Rule> = {
  /** "Welsh in the pub, beginners, 8 weeks, £95". */
  courseInHouse: ({ named, form, has, countsCourse, opensWithCourse, copy, language }) =>
    heldIn.has(named) &&
    has('price') &&
    countsCourse() &&
    (form() === 'lesson' || (named !== 'book' && opensWithCourse()) || tellsLesson(copy, language))
      ? 'enrol'
      : undefined,
  /** "Building inspections from $450": the price hangs on the house, and an hour is booked all the same. */
  inspection: ({ named, has, sold, brief, language, isOfGoods }) =>
    lookedOver.has(named) &&
    has('price') &&
    inspected.test(sold) &&
    !isOfGoods() &&
    !wantsQuotes(brief.saleGoals, language)
      ? 'book'
      : undefined,

  /** "Vintage fair at the Corn Exchange", "Sunday 16 Nov". */
  openDay: ({ named, isOpenToAll, isEvent, has }) =>
    (named === 'visit' || isOpenToAll()) && isEvent() && has('place') ? 'directions' : undefined,
  /** "Sunday service + soup, all welcome". */
  openToAll: ({ named, isOpenToAll, said, hasLength, has }) => {
    if (!isOpenToAll() || named === 'sign-up' || named === 'listen') return undefined;
    // "Silent retreat, three days, by donation, 20 seats".
    const isHeld = roomFor.test(said) && !has('time') && (hasLength() || has('date'));
    return isHeld ? 'reserve' : 'visit';
  },
  /** "Organ concert, free". */
  freeShow: ({ named, isFree, has }) =>
    named === 'tickets' && isFree() && !has('price') ? 'visit' : undefined,
  /** "Village dog show, Sunday 1pm, entry £2": paid at the gate. */
  showAtTheGate: ({ named, isEvent, isCheap, pointed, has, takesTime }) =>
    named === 'tickets' &&
    isEvent() &&
    takesTime() &&
    isCheap() &&
    !has('web') &&
    !has('phone') &&
    !pointed().includes('tickets')
      ? 'visit'
      : undefined,
  /** "Free collection of old kettles, Saturday 9–13". */
  freeOnItsDay: ({ named, givesAway, hasDay, has, isReduced, isDropIn }) => {
    if ((named !== 'quote' && named !== 'contact') || !hasDay()) return undefined;
    const isFreeThere = () => has('offer') && !has('price') && !isReduced() && isDropIn();
    return givesAway() || isFreeThere() ? 'visit' : undefined;
  },
  /** "Farm boxes, delivered on Thursdays": a word for what is ordered, and copy that speaks of it. */
  broughtGoods: ({ named, brief, language, pointed, saysOpen }) =>
    named === 'visit' &&
    !saysOpen() &&
    pointed().includes('order') &&
    pointingsIn(brief.title, language).some(({ intent }) => intent === 'order')
      ? 'order'
      : undefined,
  /** "Give blood, Wednesday 8–14, no appointment": given where people just come, and no money. */
  givenThere: ({ named, things, has, isWalkIn }) =>
    (named ?? 'donate') === 'donate' &&
    things() === 'donate' &&
    (has('time') || has('hours')) &&
    isWalkIn() &&
    !has('web')
      ? 'visit'
      : undefined,
  /** "Save our library: public meeting", "Monday 7pm": a cause that asks people to come. */
  meetingForCause: ({ named, has, hasDay, brief, language }) =>
    named === 'donate' &&
    (hasDay() || has('time')) &&
    pointingsIn(brief.title, language).some(({ intent }) => intent === 'visit')
      ? 'visit'
      : undefined,
  /** "Games evening, every Friday". */
  weeklyEvening: ({ named, isRegular, has, pointed, prices }) =>
    named === 'tickets' &&
    isRegular() &&
    !pointed().includes('tickets') &&
    // "Darts every Tuesday, $5 entry, $200 to the winner".
    (!has('price') || (prices.some(isSmallPrice) && !has('web') && !has('phone')))
      ? 'visit'
      : undefined,
  /** "Theatre group, £40 a term". */
  showByTerm: ({ named, has, isPricedByTerm }) =>
    named === 'tickets' && has('price') && isPricedByTerm() ? 'enrol' : undefined,
  /** "Chess coaching", "first class free", "30 new students": taught. Who coaches managers talks it over with them. */
  taughtCoaching: (reading) => {
    const { named, brief, language, hasDay, isPricedByTerm } = reading;
    const inTitle = pointingsIn(brief.title, language);
    const isEither = inTitle.some((one) =>
      inTitle.some(
        ({ intent, start }) => one.intent === 'enrol' && intent === 'contact' && start === one.start,
      ),
    );
    if (named !== 'contact' || !isEither) return undefined;
    const isOfPupils = () => pointingsIn(brief.saleGoals, language).some(({ intent }) => intent === 'enrol');
    return isOfPupils() || hasDay() || isPricedByTerm() ? 'enrol' : undefined;
  },
  /** "Garden waste collection – subscribe for 2026": the title goes on to what its readers do. */
  subscribedDeed: ({ named, brief, language }) =>
    named === 'quote' &&
    pointingsIn(brief.title, language).some(
      ({ intent, start }) =>
        intent === 'sign-up' && /[-–—:,]\s$/u.test(brief.title.slice(Math.max(0, start - 2), start)),
    )
      ? 'sign-up'
      : undefined,
  /** "Shop fridge or cold room down?": it is mended, not sold; "green pool?": nobody learns to swim. */
  brokenThing: (reading) => {
    const { named, brief, language, things, waresIn, has, isAtSpot, isPricedOnAsking } = reading;
    if (!brokenThing.test(brief.title.slice(0, longestRead))) return undefined;
    // "Cracked heels? Balm in a tin": what helps is sold.
    const answer = brief.title.slice(brief.title.search(/[?？]/u));
    const isSold = pointingsIn(answer, language).some(({ intent }) => intent === 'buy');
    if (isSold || reading.tellsGoods() || reading.isPosted()) return undefined;
    const shown = named ?? things() ?? waresIn();
    if (shown !== 'buy' && (named !== undefined || shown !== 'enrol')) return undefined;
    if (has('place') || has('hours') || isAtSpot() || isInvited(reading)) return 'visit';
    return isPricedOnAsking() ? 'quote' : 'contact';
  },
  /** "Chimney sweep Truro", "£65 incl. VAT". */
  deedAtFixedPrice: (reading) => {
    const { named, hasFixedPrice, isByPiece, countsPriced } = reading;
    if (named !== 'quote') return undefined;
    // "Boiler fitted, £1,895": nobody books that unseen. Nor where leads are hoped for.
    if (reading.prices.some(isDear) || wantsEnquiries(reading)) return 'quote';
    // "IT support, $49 a desk each month".
    if (reading.isPricedByTerm()) return 'quote';
    // "24 shirts, $9.50 each", "500 wizytówek 79 zł": made, and handed over.
    if (countsPriced()) return 'order';
    // "Solar path lights, 8 pk", "$39.99 was $59.99": a pack, cheaper than before.
    if (reading.form() === 'goods' && reading.has('formerPrice') && hasFixedPrice()) return 'buy';
    // "A website, Rs 14,999": nobody comes to do it at an hour that is booked.
    // "We build websites for trades, $890": told to those who ask.
    if (hasFixedPrice() && !isByPiece() && madeFor.test(reading.brief.title))
      return opensWithUs(reading.sold) ? 'quote' : 'order';
    return hasFixedPrice() && !isByPiece() && !reading.isByMeasure() ? 'book' : undefined;
  },
  /** "Сауна на берегу, до 6 человек, 1800 р/час": a house with a price for the hour. */
  houseByTheHour: ({ named, isPricedByStay, brief, language }) =>
    named === 'visit' &&
    isPricedByStay() &&
    pointingsIn(brief.title, language).some(({ intent }) => intent === 'book')
      ? 'book'
      : undefined,
  /** "Mattopesu", "9 €/m²". */
  deedByMeasure: ({ named, isByMeasure, brief, language }) =>
    named === 'book' && isByMeasure() && !isLetting(brief.title, language) ? 'quote' : undefined,
  /** "Chair repairs, from £40": the full price is told when the chair has been seen. */
  workFromPrice: ({ named, form, topic, isPricedOnAsking, isPricedByStay, brief, language }) =>
    named === 'book' &&
    (topic === 'furniture' || topic === 'house') &&
    form() === 'deed' &&
    isPricedOnAsking() &&
    !isPricedByStay() &&
    !isLetting(brief.title, language)
      ? 'quote'
      : undefined,
  /** "Museum blend coffee 250 g". */
  measuredGoods: (reading) => {
    const { form, named, brief } = reading;
    const isShow = named === 'visit' || named === 'tickets';
    const isSomewhere = () => reading.isComeBy() || reading.has('time');
    const isBrought = () =>
      isMeasured(reading.copy) && reading.pointed().includes('order') && !reading.has('time');
    // "Brânză de burduf, 45 lei/kg": nothing says where its shop is.
    if (named === 'visit' && reading.has('price') && isMeasured(reading.copy) && !isSomewhere())
      return bought(reading);
    // "Laundry, 35/kilo": brought, not bought.
    const title = brief.title.slice(0, longestRead);
    // "Burger van is back, 3 for £10": how many for what, and still eaten there.
    const isBundle = () => reading.isEaten && reading.prices.some((price) => isBehindCount(title, price));
    const isPacked = () => isMeasured(title) && !isBundle() && (reading.isEaten || !isWeighed(title));
    return isShow && form() === 'goods' && (isPacked() || isBrought()) ? bought(reading) : undefined;
  },
  /** "Vegetable baskets – AMAP sign-up open": a share for a season is no order. */
  seasonShare: ({ named, brief, language }) =>
    named === 'order' && pointingsIn(brief.title, language).some(({ intent }) => intent === 'sign-up')
      ? 'sign-up'
      : undefined,
  /** "Sunday roast in a box, £13, order by Friday, delivered". */
  broughtMeals: ({ named, has, pointed, bringsGoods, reservesTables }) =>
    named === 'table' && has('price') && pointed().includes('order') && bringsGoods() && !reservesTables()
      ? 'order'
      : undefined,
  /** "Spargel", "1 kg 9,90 €", "Hofladen": weighed out and carried home, whatever is else eaten at a table. */
  weighedGoods: ({ named, copy, pointed, has, reservesTables }) =>
    named === 'table' &&
    has('price') &&
    isWeighed(copy) &&
    (pointed().includes('visit') || pointed().includes('order')) &&
    !reservesTables()
      ? 'visit'
      : undefined,
  /** "Puzzles for grown-ups", "1000 pieces, £16": carried home before they are played. */
  playedAtHome: ({ named, has, tellsGoods, pointed, isOnPlatforms }) =>
    named === 'play' &&
    !pointed().includes('play') &&
    has('price') &&
    (tellsGoods() || pointed().includes('buy')) &&
    !isOnPlatforms()
      ? 'buy'
      : undefined,
  /** "First home game of the season", "Sat 6 September, kick-off 3pm": played by others, and watched. */
  playedOnItsDay: ({ named, has, hasDay, pointed, isOnPlatforms }) =>
    named === 'play' && hasDay() && has('time') && !pointed().includes('play') && !isOnPlatforms()
      ? has('price')
        ? 'tickets'
        : 'visit'
      : undefined,
  /** "Nail wraps", "£6 a sheet, postage £1.50": sent, so nobody comes for them. */
  postedGoods: (reading) => {
    const { form, named, isPosted } = reading;
    if (named !== undefined && !comeFor.has(named)) return undefined;
    if (!isPosted() || (form() ?? 'goods') !== 'goods') return undefined;
    const asked = bought(reading);
    // "Reports bound in a day, or we post them": done first, and no goods of a shop.
    const isMade = () => form() === undefined && isUnknownWork(reading);
    // "Batteries posted free": nobody comes for them.
    return asked === 'visit' || (asked === 'buy' && isMade()) ? 'order' : asked;
  },
  /** "Sourdough for beginners, £55 per person, Sunday 10am": taught, whatever the food. */
  courseInFood: ({ named, form, has, hasDay }) =>
    named === 'order' && form() === 'lesson' && has('price') && hasDay() && has('time') ? 'enrol' : undefined,
  /** "Driving school"; goods and clubs are told apart further down. */
  trade: ({ named, isDeed }) => (named === 'buy' || named === 'sign-up' || isDeed() ? undefined : named),
};
