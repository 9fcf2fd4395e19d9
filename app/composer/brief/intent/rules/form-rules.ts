import type { Fact } from '../../brief-facts.ts';
import { isPricedFor } from '../../offer/price-terms.ts';
import { isFirstOf } from '../../title/join-pieces.ts';
import type { Intent } from '../intents.ts';
import { boughtOrOrdered, isEatenThere, ofDeed, settleKind } from '../reading/goods-and-deeds.ts';
import type { Rule } from '../reading/reading.ts';
import { firstClauseOf, tradeIn } from '../reading/trade-below.ts';
import { sayCall } from '../signs/asked-at-address.ts';
import { opensWithDeed, saysDeed } from '../signs/deeds.ts';
import { isMeasured } from '../signs/name-form.ts';
import { pointingsIn } from '../signs/pointings.ts';
import { homeSize, isLetting } from '../trade/exchange.ts';
import { saysInStock } from '../trade/trade-of-things.ts';

/** What things are used in the service of: their trade says more than the form of a name. */
const servedWith = new Set<Intent>(['book', 'quote', 'contact']);
/** What people come to at a time of its own and still do not buy a ticket for. */
const attended = new Set<Intent>(['enrol', 'book', 'start', 'donate']);
/** What the first words of a sentence may tell its readers to do, whatever it is about. */
const told = new Set<Intent>(['sign-up', 'download', 'book', 'reserve', 'apply', 'donate', 'quote']);

/** "First lesson free": the others are paid for. */
const triesFirst = (facts: readonly Fact[], language: string) =>
  facts.some(
    ({ kind, text, parts }) => kind === 'offer' && parts?.kind === 'free' && isFirstOf(text, language),
  );

const firstClause = (copy: string) => copy.split(/[.,;:!?\n]/u, 1)[0] ?? '';

const wares = new Set<Intent | undefined>(['buy', 'order', 'visit']);

/** What those are asked for who come to eat or drink. */
const fed = new Set<Intent>(['visit', 'order', 'table']);
/** What is eaten where people go for it. */
const eatenOut = new Set<Intent>(['order', 'table']);

/** What the form of the name, a date or the terms of the price tell. */
export const byForm: Record<string, Rule> = {
  /** "Welsh from scratch". */
  lesson: ({ named, form, saysOpen }) =>
    // "Thai. Proper hot.", "open 5 till 10": cooked.
    !named && form() === 'lesson' && !saysOpen() ? 'enrol' : undefined,
  /** "Furniture painting for beginners, Saturday, £45": taught, whatever the thing. */
  courseInGoods: ({ named, form, has, takesTime, isReduced, namesGoods }) =>
    named === 'buy' &&
    form() === 'lesson' &&
    has('price') &&
    takesTime() &&
    !has('deadline') &&
    !isReduced() &&
    !namesGoods()
      ? 'enrol'
      : undefined,
  /** "Shorthand for court reporters", "12 weeks online, £240". */
  courseByLength: ({
    named,
    form,
    has,
    namesCourse,
    opensWithCourse,
    isBrought,
    pointed,
    opensWithOurDeed,
    isPricedOnAsking,
  }) => {
    const shape = form();
    if (!has('price') || shape === 'goods' || shape === 'outing' || isBrought()) return undefined;
    const isOpen = !named || (named === 'buy' && shape !== 'lesson');
    // "We rewire old lamps. Most jobs $60, 2 weeks": how long the work takes.
    // "From $300, 4 weeks", of a hatter: a course has one price.
    const isWork = () =>
      (pointed().includes('quote') || opensWithOurDeed() || isPricedOnAsking()) &&
      !pointed().includes('enrol');
    return isOpen && (namesCourse() || (!named && opensWithCourse() && !isWork())) ? 'enrol' : undefined;
  },
  /** "Sixth form open evening", "Wed 13 November"; "Charity run", for which one signs up. */
  attendedThing: ({ isEvent, named, things, isNamedReduced, form, has, pointed, givesAway }) => {
    const shown = things();
    if (!isEvent() || (named === 'buy' && isNamedReduced()) || !shown || !attended.has(shown))
      return undefined;
    // "Flamenco night, 25 €": watched, not learnt.
    if (shown === 'enrol' && form() === 'outing' && has('price')) return undefined;
    // "Sign the petition", "our only bus": no driving is taught.
    // "Wrestling is back", "£15 ringside".
    if (shown === 'enrol' && pointed().includes('tickets')) return 'tickets';
    // "Run 5k for the hospice, Sunday 8 June".
    if (shown === 'start') return 'sign-up';
    // "Give blood, Wednesday 18 March, 8 to 13": come to, and no money is asked for.
    if (shown === 'donate' && (has('time') || has('hours'))) return 'visit';
    return (shown === 'enrol' || (shown === 'book' && !givesAway())) && named === 'sign-up' ? named : shown;
  },
  /** "Green bins from 1 April", from the town council: read, and nobody comes. */
  notice: ({ named, form, sentByAuthority, isComeBy, has, pointed }) =>
    (!named || named === 'buy') &&
    !form() &&
    sentByAuthority() &&
    !isComeBy() &&
    !has('price') &&
    !has('time') &&
    !pointed()[0]
      ? 'learn'
      : undefined,
  /** "Garden side, 2 bed, from 1 August". */
  home: ({ isEvent, named, form, said }) =>
    isEvent() && !named && !form() && homeSize.test(said) ? 'view' : undefined,
  /** "Your bike, ready for spring. Full service £55". */
  pricedDeed: (reading) =>
    !reading.named &&
    !reading.form() &&
    !reading.isEvent() &&
    reading.things() !== 'order' &&
    reading.pricesDeed()
      ? // "Pedalo hire £10 for 30 mins".
        reading.pointed()[0] === 'book'
        ? 'book'
        : ofDeed(reading)
      : undefined,
  /** "Owl evening in the old barn, 7 November, £15"; "tickets £15" has its own word, as has "£15 / £8 students". */
  event: (reading) => {
    const { isEvent, named, isOfGoods, pointed, said, brief, language, has, isFree, isDropIn } = reading;
    if (!isEvent() || named === 'buy' || isOfGoods()) return undefined;
    // "Half a lamb, 8 kg, delivered on 18 September"; "20% off on the day, code SOUTH".
    if (!named && reading.tellsGoods() && reading.bringsGoods()) return undefined;
    if (!named && reading.isReduced() && has('web')) return undefined;
    if (!named && !has('price') && pointed().length > 0 && pointed().every((one) => one === 'donate'))
      return 'donate';
    // "Barn for your wedding, from £3,200. Open day 9 March".
    if (reading.isPricedOnAsking() && saysDeed('visit', reading.copy, language)) return 'visit';
    // "Little League sign-ups, $85 first child", "registration closes".
    const isPutDown =
      named === 'sign-up' && (pointed().includes('sign-up') || sayCall(brief.title, 'sign-up', language));
    if (isPutDown && !pointed().includes('tickets') && !isDropIn()) return 'sign-up';
    if ((pointed().includes('tickets') || reading.isPricedByAge()) && !isFree()) return 'tickets';
    // "Speak up at last!", "a course of 12 weeks, from 6 October".
    if (!named && pointed().includes('enrol') && !isFree() && !isDropIn()) return 'enrol';
    // "Trail run, entries £20".
    if ((named ?? 'sign-up') === 'sign-up' && pointed().includes('sign-up') && !isDropIn()) return 'sign-up';
    // "Am dram: The Importance of Being Earnest, £12".
    if (named === 'sign-up' && reading.things() === 'tickets' && has('price') && !isDropIn())
      return 'tickets';
    const isJoined = () =>
      sayCall(brief.title, 'sign-up', language) ||
      opensWithDeed('join', brief.title, language) ||
      // "Reading club at the library", "free to join".
      (!has('time') && !has('hours') && saysDeed('join', reading.copy, language));
    if (named === 'sign-up' && isJoined()) return named;
    if (!has('price') && has('place') && !has('web')) return 'directions';
    if (!has('price') && reading.isAtSpot() && !has('web')) return 'visit';
    // "Seven evenings with Pastor Obi".
    const isOpen = () =>
      !named &&
      !has('price') &&
      !has('web') &&
      pointingsIn(said, language).some(({ intent }) => intent === 'visit');
    // "Bauble making, Sat 10-12, £28 a head": nobody drops in for that.
    const isJustCome = isDropIn() && (reading.isCheap() || !isPricedFor('person', said, language));
    if (isFree() || isJustCome || isOpen()) return 'visit';
    return named === 'sign-up' ? named : 'reserve';
  },
  /** "30 % off chairs" where the topic is none of a shop's. */
  reducedService: ({ named, things, isServed, isNamedReduced }) => {
    const shown = things();
    return named === 'buy' && shown !== 'buy' && isServed && isNamedReduced() ? shown : undefined;
  },
  /** "Guest house winter deal", "stay 3 nights, pay for 2". */
  reducedStay: ({ named, brief, language, pointed }) =>
    named === 'buy' &&
    pointed().includes('book') &&
    pointingsIn(brief.title, language).some(({ intent }) => intent === 'book')
      ? 'book'
      : undefined,
  /** "Piano moved, any floor", "from £95". */
  deed: (reading) => {
    const shown = reading.things();
    // "Shall we dance?", "classes on Tuesdays".
    if (shown === 'enrol' && reading.pointed()[0] === 'enrol') return undefined;
    return reading.isDeed() && !(shown && servedWith.has(shown)) ? ofDeed(reading) : undefined;
  },
  /** A deed to goods: what the thing is used for, else a booking. */
  deedToGoods: ({ isDeed, named, things, hasFixedPrice }) => {
    if (!isDeed() || named !== 'buy') return undefined;
    const shown = things() ?? 'book';
    return (shown === 'quote' || shown === 'contact') && hasFixedPrice() ? 'book' : shown;
  },
  /** "A day with the alpacas". */
  outing: ({ named, form, things, pointed, has, isReduced, saysOpen, isDropIn, ...rest }) => {
    const { isCheap, hasLength, hasDay, isEvent, bringsGoods, said, language } = rest;
    if (named || form() !== 'outing') return undefined;
    // "Punk night", "£8 on the door".
    if (pointed().includes('tickets')) return 'tickets';
    // "Hackathon weekend, free, registration ends 30 Sept".
    if (pointed().includes('sign-up') && !has('price')) return 'sign-up';
    // "Chick days at the feed store, feed 10% off": goods, where they are.
    if (has('web') || has('phone')) return 'book';
    // "Knitting evening at the yarn shop, every Tuesday, free".
    if (rest.isFree() && rest.isRegular()) return 'visit';
    // "Thursday is pie night".
    const eaten = things();
    const isServed = eaten && (eatenOut.has(eaten) || (eaten === 'visit' && saysOpen()));
    const isOfItsDay = () =>
      hasDay() &&
      !isEvent() &&
      !hasLength() &&
      (saysOpen() || !has('time')) &&
      !isPricedFor('person', said, language);
    if (isServed && (!has('price') || isOfItsDay())) return bringsGoods() && has('price') ? 'order' : 'visit';
    const isOfHouse = !has('price') || (isCheap() && !hasLength());
    // "Friday is fish day", "open 4.30 til 9"; "cod & chips £8.50, open till 9".
    const isOpen =
      isOfHouse &&
      !pointed().includes('book') &&
      (saysOpen() || (has('hours') && (isDropIn() || !has('price'))));
    return isOpen || (has('place') && isReduced()) ? 'visit' : 'book';
  },
  /** "Lost your confidence behind the wheel?", "Driving lessons $45/hr". */
  pricedLesson: (reading) => {
    const { named, form, has, hasDay, isEaten, pricesLesson, isPricedByTerm } = reading;
    if (named || form() !== undefined || !has('price') || isEaten) return undefined;
    const isTermly = () => isPricedByTerm() && (hasDay() || has('time'));
    // "Three courses £45".
    if (isEatenThere(reading)) return 'table';
    const isLesson = pricesLesson() || isTermly();
    // "Osteopath in Frome, £48, evenings".
    return isLesson && tradeIn(firstClauseOf(reading), reading.language) !== 'book' ? 'enrol' : undefined;
  },
  /** "Willow baskets in a day", "£95, materials included". */
  provided: ({ named, form, has, isEaten, things, providesThings }) =>
    !named && form() === undefined && has('price') && !isEaten && things() !== 'order' && providesThings()
      ? 'book'
      : undefined,
  /** "Bees in your chimney?", "We move them alive". */
  ourDeed: (reading) =>
    !reading.named && reading.form() === undefined && !reading.isEvent() && reading.opensWithOurDeed()
      ? ofDeed(reading)
      : undefined,
  /** "Dahlias by the bucket", "£30". */
  byPiece: (reading) => {
    const { named, form, isByPiece, isByMeasure, things } = reading;
    if (named || form() !== undefined || !isByPiece() || isByMeasure()) return undefined;
    // "Divorce without a fight", "mediation, £900 each".
    if (things() === 'contact') return undefined;
    // "Two scoops €3.60".
    if (things() === 'visit' && reading.isCheap()) return 'visit';
    return things() === 'order' ? 'order' : boughtOrOrdered(reading);
  },
  /** "500 flyers £39": made, and handed over. */
  counted: ({ named, things, sold, hasFixedPrice }) =>
    !named && things() === 'quote' && hasFixedPrice() && /^\p{Nd}{2,5}\s\p{L}{4}/u.test(sold)
      ? 'order'
      : undefined,
  /** "City bikes. Sign up in the app before Sunday". */
  told: ({ named, things, form, toldFirst }) =>
    (named ?? things() ?? 'buy') === 'buy' && form() !== 'goods'
      ? toldFirst().find((intent) => told.has(intent))
      : undefined,
  /** "Cold cases, warm tea": "New episodes on Mondays". */
  heardBelow: ({ named, has, pointed }) =>
    named === 'buy' && !has('price') && pointed()[0] === 'listen' ? 'listen' : undefined,
  /** "Big windows, small rent", "studios to let, £140 a month". */
  letByTerm: ({ named, said, language, pointed, isPricedByTerm }) =>
    !named && pointed().includes('view') && isPricedByTerm() && isLetting(said, language)
      ? 'view'
      : undefined,
  /** "Wear it once": "Bridal lehenga on rent". */
  lent: ({ named, said, copy, language, things, tellsGoods, form }) =>
    // "Take the gravel": a ware in a slogan.
    (!named || (named === 'buy' && !form() && !tellsGoods() && isLetting(firstClause(copy), language))) &&
    things() !== 'view' &&
    things() !== 'enrol' &&
    isLetting(said, language) &&
    !homeSize.test(said)
      ? 'book'
      : undefined,
  /** "Red wine on cream carpet?", "carpet cleaning in Adelaide": a question, and the trade that answers it. */
  answered: (reading) => {
    const { named, brief, language } = reading;
    if ((named ?? 'buy') !== 'buy' || !/[?？]/u.test(brief.title) || reading.tellsGoods()) return undefined;
    const trade = tradeIn(firstClauseOf(reading), language);
    if (trade !== 'quote' && trade !== 'book') return undefined;
    return trade === 'quote' && reading.hasFixedPrice() && !reading.isByMeasure() ? 'book' : trade;
  },
  /** "Scented candles", "Rowing club". */
  goodsOrClub: (reading) => {
    const { named, brief, language } = reading;
    // "Your first triathlon deserves better than that bike", "20% off last year's models".
    const isShop = () =>
      reading.isReduced() &&
      !reading.isEvent() &&
      pointingsIn(brief.title, language).some(({ intent }) => intent === 'buy');
    // "Scouts' Christmas trees", "we deliver": goods, whoever sells them.
    const isStall = () => wares.has(reading.waresIn()) && reading.has('price') && reading.bringsGoods();
    if (named === 'sign-up' && (isShop() || isStall())) return boughtOrOrdered(reading);
    return named && settleKind(named, reading);
  },
  /** "Harvest bundle, 6 x 1 kg". */
  goods: (reading) => {
    const shown = reading.things();
    // "Sleep in a signal box", "two nights £240".
    if (reading.form() === 'goods' && reading.isPricedByStay() && !isMeasured(reading.sold)) return 'book';
    // "Can you carry a tray?", "volunteers for the summer ball".
    const isQuestion = /[?？]\s*$/u.test(reading.brief.title) && !reading.has('price');
    if (isQuestion && reading.pointed().includes('sign-up')) return undefined;
    if (reading.form() !== 'goods' || (shown && (servedWith.has(shown) || shown === 'view')))
      return undefined;
    // "2 for 1 waffles on Tuesdays": eaten there, or fetched.
    const isHad = !reading.has('price') && !reading.isPosted() && !reading.bringsGoods();
    if ((shown === 'visit' || shown === 'table') && isHad && !isMeasured(reading.said)) return shown;
    if (!shown && fed.has(reading.usual) && isHad)
      return reading.hasDay() || reading.isRegular() || reading.usual === 'visit' ? 'visit' : 'order';
    // "Artisan ice cream, 2 € a scoop".
    if (shown === 'visit' && reading.isCheap() && !isMeasured(reading.said) && !reading.isPosted())
      return 'visit';
    return shown === 'order' ? 'order' : boughtOrOrdered(reading);
  },
  /** "Le 2e pantalon à -50 %": a ware unknown by its name, with its price off in the title. */
  reducedName: ({ named, things, isNamedReduced, isReduced, isEvent }) =>
    !named && (things() ?? 'buy') === 'buy' && isNamedReduced() && isReduced() && !isEvent()
      ? 'buy'
      : undefined,
  /** "Brass band in the park, Sunday 3pm": an hour of its own is for those who come. */
  atItsHour: ({ named, has, hasDay, tellsGoods, isByPiece, things, isDropIn, isCheap, ...rest }) => {
    const { saysOpen, pointed } = rest;
    if (named || !hasDay() || !has('time') || has('hours') || tellsGoods() || isByPiece()) return undefined;
    // "Sneaker drop, Friday 10am, $140".
    if (has('price') && saysInStock(rest.sold)) return undefined;
    // "Dutch for expats, Mondays 19:00, first lesson free".
    if (pointed().includes('enrol') && triesFirst(rest.facts, rest.language)) return 'enrol';
    if (has('price') && pointed().includes('tickets') && !rest.isWalkIn()) return 'tickets';
    const shown = things();
    if (shown !== undefined && shown !== 'buy' && shown !== 'order') return undefined;
    // "Open until 20:00" is a shop, "tacos on Tuesdays, from 11 am" a stall.
    const isOfHours = isDropIn() && !rest.isPricedByAge();
    return has('price') && !isCheap() && shown !== 'order' && !isOfHours && !saysOpen() ? 'reserve' : 'visit';
  },
};
