import { askedAtAddress } from './asked-at-address.ts';
import { askedFor, goalDeeds, invitedDeeds } from './deed-rules.ts';
import { bought, boughtOrOrdered, ofDeed, settled, telling } from './goods-and-deeds.ts';
import type { Intent } from './intents.ts';
import { isMeasured } from './name-form.ts';
import type { Reading } from './reading.ts';
import { homeSize, isLetting, longestRead, pointingsIn } from './trade.ts';

/** What one sign of a brief asks its readers to do; undefined: the sign is not there, ask the next rule. */
export type Rule = (reading: Reading) => Intent | undefined;

/** Bookings of these have a name of their own ("Book a table"). */
const bookings = new Set<Intent>(['table', 'view', 'test-drive', 'enrol', 'tickets']);
/** Trades whose customers may be asked for something else by the copy. */
const askable = new Set<Intent>(['buy', 'quote']);
/** What things are used in the service of: their trade says more than the form of a name. */
const servedWith = new Set<Intent>(['book', 'quote', 'contact']);
/** What one comes for, and what is called after it can be sent as well. */
const comeFor = new Set<Intent>(['book', 'visit', 'tickets', 'table', 'enrol', 'start', 'listen', 'buy']);
/** What people come to at a time of its own and still do not buy a ticket for. */
const attended = new Set<Intent>(['enrol', 'book', 'start', 'donate']);
/** What the first words of a sentence may tell its readers to do, whatever it is about. */
const told = new Set<Intent>(['sign-up', 'download', 'book', 'reserve', 'apply', 'donate', 'quote']);

const job: Record<string, Rule> = {
  /** "Barber wanted". */
  job: ({ named, hires, has }) =>
    named !== 'apply' ? undefined : has('phone') && !has('web') && !hires ? 'call' : 'apply',
};

/** What the brief says in so many words that it wants done, and where. */
const asked: Record<string, Rule> = {
  /** "Roof repairs, 01334 555 0142". */
  phoneAlone: ({ has }) => (has('phone') && !has('web') ? 'call' : undefined),
  /** Goals "more eye tests"; copy "Book at lakecabin.example"; "Farm shop geese. Order by 10 December". */
  wish: ({ wishes, named, lines, language, askedFirst }) => {
    const found = pointingsIn(wishes(), language).map(({ intent }) => intent);
    const wished =
      askedFor.find((intent) => found.some((one) => one === intent)) ??
      askedAtAddress(lines, language) ??
      (named === undefined || askable.has(named) || bookings.has(named) ? askedFirst() : undefined);
    // Words for those who enrol may be those for who applies ("jelentkezés"); nobody is hired here.
    if (wished === 'apply' && named && (bookings.has(named) || named === 'sign-up')) return named;
    if (wished === undefined && named === 'visit' && askedFirst() === 'order') return 'order';
    return wished === 'book' && named && bookings.has(named) ? named : wished;
  },
  /** "Name that bird. iOS and Android, free". */
  platform: ({ named, isOnPlatforms }) =>
    (!named || named === 'play') && isOnPlatforms() ? 'download' : undefined,
  /** "Nest boxes for swifts", "£20 puts one up". */
  gift: ({ named, saysWhatGiftsBuy }) =>
    (!named || named === 'buy' || named === 'contact') && saysWhatGiftsBuy() ? 'donate' : undefined,
};

/** What a free estimate may be given for: a repair shop books, makers sell, 'sewing' may be taught or done. */
const estimated = new Set<Intent | undefined>([
  undefined,
  'book',
  'contact',
  'quote',
  'buy',
  'order',
  'enrol',
]);

/** What the copy says is arranged beforehand, whatever the trade. */
const arranged: Record<string, Rule> = {
  /** "Accordion repairs", "free estimate". */
  estimate: ({ named, isEstimated }) => (estimated.has(named) && isEstimated() ? 'quote' : undefined),
  /** "Sunday lunch £14", "table reservations advised"; the tables of a flea market are no one's to eat at. */
  table: ({ named, isEaten, reservesTables }) => {
    const isServed = named === undefined || named === 'order' || named === 'table' || named === 'buy';
    return (isServed || (named === 'visit' && isEaten)) && reservesTables() ? 'table' : undefined;
  },
};

/** What the trade in the title asks for. */
const byTrade: Record<string, Rule> = {
  /** "Vintage fair at the Corn Exchange", "Sunday 16 Nov". */
  openDay: ({ named, isOpenToAll, isEvent, has }) =>
    (named === 'visit' || isOpenToAll()) && isEvent() && has('place') ? 'directions' : undefined,
  /** "Sunday service + soup, all welcome". */
  openToAll: ({ named, isOpenToAll }) =>
    isOpenToAll() && named !== 'sign-up' && named !== 'listen' ? 'visit' : undefined,
  /** "Organ concert, free". */
  freeShow: ({ named, isFree, has }) =>
    named === 'tickets' && isFree() && !has('price') ? 'visit' : undefined,
  /** "Games evening, every Friday". */
  weeklyEvening: ({ named, isRegular, has, pointed }) =>
    named === 'tickets' && isRegular() && !has('price') && !pointed().includes('tickets')
      ? 'visit'
      : undefined,
  /** "Theatre group, £40 a term". */
  showByTerm: ({ named, has, isPricedByTerm }) =>
    named === 'tickets' && has('price') && isPricedByTerm() ? 'enrol' : undefined,
  /** "Chimney sweep Truro", "£65 incl. VAT". */
  deedAtFixedPrice: ({ named, hasFixedPrice }) => (named === 'quote' && hasFixedPrice() ? 'book' : undefined),
  /** "Chair repairs, from £40": told in full when the chair is seen. */
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
    const isBrought = () => isMeasured(reading.copy) && reading.pointed().includes('order');
    // "Brânză de burduf, 45 lei/kg": no word of where its shop is.
    if (named === 'visit' && reading.has('price') && isMeasured(reading.copy) && !reading.isComeBy())
      return bought(reading);
    return isShow && form() === 'goods' && (isMeasured(brief.title.slice(0, longestRead)) || isBrought())
      ? bought(reading)
      : undefined;
  },
  /** "Nail wraps", "£6 a sheet, postage £1.50": sent, so nobody comes for them. */
  postedGoods: (reading) => {
    const { form, named, isPosted } = reading;
    if (named !== undefined && !comeFor.has(named)) return undefined;
    return isPosted() && (form() ?? 'goods') === 'goods' ? bought(reading) : undefined;
  },
  /** "Driving school"; goods and clubs are told apart further down. */
  trade: ({ named, isDeed }) => (named === 'buy' || named === 'sign-up' || isDeed() ? undefined : named),
};

/** What the form of the name, a date or the terms of the price tell. */
const byForm: Record<string, Rule> = {
  /** "Welsh from scratch". */
  lesson: ({ named, form }) => (!named && form() === 'lesson' ? 'enrol' : undefined),
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
  courseByLength: ({ named, form, has, namesCourse, opensWithCourse }) => {
    const shape = form();
    if (!has('price') || shape === 'goods' || shape === 'outing') return undefined;
    const isOpen = !named || (named === 'buy' && shape !== 'lesson');
    return isOpen && (namesCourse() || (!named && opensWithCourse())) ? 'enrol' : undefined;
  },
  /** "Sixth form open evening", "Wed 13 November"; "Charity run", for which one signs up. */
  attendedThing: ({ isEvent, named, things, isNamedReduced }) => {
    const shown = things();
    if (!isEvent() || (named === 'buy' && isNamedReduced()) || !shown || !attended.has(shown))
      return undefined;
    return shown === 'start' && named === 'sign-up' ? named : shown;
  },
  /** "Garden side, 2 bed, from 1 August". */
  home: ({ isEvent, named, form, said }) =>
    isEvent() && !named && !form() && homeSize.test(said) ? 'view' : undefined,
  /** "Your bike, ready for spring. Full service £55". */
  pricedDeed: (reading) =>
    !reading.named && !reading.form() && !reading.isEvent() && reading.pricesDeed()
      ? ofDeed(reading)
      : undefined,
  /** "Owl evening in the old barn, 7 November, £15"; "tickets £15" has its own word. */
  event: ({ isEvent, named, isOfGoods, pointed, has, isFree, isDropIn }) => {
    if (!isEvent() || named === 'buy' || isOfGoods()) return undefined;
    if (pointed().includes('tickets') && !isFree()) return 'tickets';
    if (!has('price') && has('place') && !has('web')) return 'directions';
    return isFree() || isDropIn() ? 'visit' : 'reserve';
  },
  /** "30 % off chairs" where the topic is none of a shop's. */
  reducedService: ({ named, things, isServed, isNamedReduced }) => {
    const shown = things();
    return named === 'buy' && shown !== 'buy' && isServed && isNamedReduced() ? shown : undefined;
  },
  /** "Piano moved, any floor", "from £95". */
  deed: (reading) => {
    const shown = reading.things();
    return reading.isDeed() && !(shown && servedWith.has(shown)) ? ofDeed(reading) : undefined;
  },
  /** A deed to goods: what the thing is used for, else a booking. */
  deedToGoods: ({ isDeed, named, things, hasFixedPrice }) => {
    if (!isDeed() || named !== 'buy') return undefined;
    const shown = things() ?? 'book';
    return (shown === 'quote' || shown === 'contact') && hasFixedPrice() ? 'book' : shown;
  },
  /** "A day with the alpacas". */
  outing: ({ named, form, pointed }) => {
    if (named || form() !== 'outing') return undefined;
    // "Punk night", "£8 on the door".
    return pointed().includes('tickets') ? 'tickets' : 'book';
  },
  /** "Lost your confidence behind the wheel?", "Driving lessons $45/hr". */
  pricedLesson: ({ named, form, has, isEaten, pricesLesson, isPricedByTerm }) => {
    if (named || form() !== undefined || !has('price') || isEaten) return undefined;
    const isTermly = () => isPricedByTerm() && (has('date') || has('time'));
    return pricesLesson() || isTermly() ? 'enrol' : undefined;
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
    return things() === 'order' ? 'order' : boughtOrOrdered(reading);
  },
  /** "City bikes. Sign up in the app before Sunday". */
  told: ({ named, things, form, toldFirst }) =>
    (named ?? things() ?? 'buy') === 'buy' && form() !== 'goods'
      ? toldFirst().find((intent) => told.has(intent))
      : undefined,
  /** "Scented candles", "Rowing club". */
  goodsOrClub: (reading) => reading.named && settled(reading.named, reading),
  /** "Harvest bundle, 6 x 1 kg". */
  goods: (reading) => {
    const shown = reading.things();
    if (reading.form() !== 'goods' || (shown && servedWith.has(shown))) return undefined;
    return shown === 'order' ? 'order' : boughtOrOrdered(reading);
  },
  /** "Le 2e pantalon à -50 %": a ware unknown by its name, with its price off in the title. */
  reducedName: ({ named, things, isNamedReduced, isReduced, isEvent }) =>
    !named && (things() ?? 'buy') === 'buy' && isNamedReduced() && isReduced() && !isEvent()
      ? 'buy'
      : undefined,
  /** "Brass band in the park, Sunday 3pm": an hour of its own is for those who come. */
  atItsHour: ({ named, has, hasDay, tellsGoods, isByPiece, things, isDropIn }) => {
    if (named || !hasDay() || !has('time') || has('hours') || tellsGoods() || isByPiece()) return undefined;
    const shown = things();
    if (shown !== undefined && shown !== 'buy' && shown !== 'order') return undefined;
    return has('price') && !isDropIn() ? 'reserve' : 'visit';
  },
};

/** What is left to go by: the thing in the picture, a word of the copy, the custom of the topic. */
const byLikelihood: Record<string, Rule> = {
  /** A thing one is taught to use; booked where no day or length is told. */
  taughtThing: ({ things, has, takesTime }) =>
    things() === 'enrol' && has('price') && !takesTime() ? 'book' : undefined,
  /** "Fence panels fitted", "£75 a bay". */
  workingThing: ({ things, hasFixedPrice }) => (things() === 'quote' && hasFixedPrice() ? 'book' : undefined),
  /** A microphone that costs nothing. */
  freeShowThing: ({ things, isFree, has }) =>
    things() === 'tickets' && isFree() && !has('price') ? 'visit' : undefined,
  /** A used boat: looked at first. */
  usedThing: ({ isUsedVehicle, things }) =>
    isUsedVehicle() && things() !== 'test-drive' ? 'view' : undefined,
  /** A candle: bought; a croissant: ordered. */
  thing: (reading) => {
    const shown = reading.things();
    // "Bagpipes at weddings": what is priced beside a feast and counted by no piece is played, not sold.
    if (shown === 'buy' && reading.topic === 'events' && !reading.tellsGoods() && reading.has('price'))
      return undefined;
    // "Hedgelaying, £14 a metre".
    if (shown === 'buy' && reading.isByMeasure()) return 'quote';
    // "Bryndza, 1 kg 12 €": sent or fetched, whatever its shop is for.
    if (shown === 'visit' && reading.tellsGoods() && !reading.isComeBy()) return 'buy';
    // A curry with a price and an hour: at a table or over a counter, people come for it.
    if (shown === 'table' && reading.isComeBy() && (reading.has('price') || reading.isAtSpot()))
      return 'visit';
    // "Pie and a pint, every Thursday".
    if (shown === 'order' && reading.isRegular() && !reading.pointed().includes('order')) return 'visit';
    return shown && settled(shown, reading);
  },
  /** "Chess with a twist", "Play free in your browser": words that are said of nothing else. */
  word: (reading) => {
    const said = reading.pointed().find((intent) => telling.has(intent));
    if (said) return said;
    return reading.pointed().includes('buy') && !reading.has('price') && !reading.isServed
      ? bought(reading)
      : undefined;
  },
  /** A number beside an address. */
  phone: ({ has }) => (has('phone') ? 'call' : undefined),
  /** "Run with us", "Tuesdays 6.30, free". */
  freeAtAnHour: ({ isFree, has, takesTime }) =>
    isFree() && !has('price') && takesTime() ? 'visit' : undefined,
  /** Something unknown by its measure: work by the metre, a home by its area, goods by weight or piece. */
  measure: (reading) => {
    if (reading.has('price') && reading.isByMeasure()) return 'quote';
    if (reading.has('price') && homeSize.test(reading.said)) return 'view';
    return reading.tellsGoods() || reading.isByPiece() ? boughtOrOrdered(reading) : undefined;
  },
  /** "Dressmaker's pins and thread", "On the High Street". */
  comeBy: ({ givesAway, isComeBy }) => (givesAway() || isComeBy() ? 'visit' : undefined),
  /** Something unknown with a price: goods tell how they are measured, so this is done for those who ask. */
  price: (reading) => {
    const { has, usual, hasFixedPrice, isPricedByTerm, isPricedByStay, isPricedOnAsking } = reading;
    if (!has('price') || usual !== 'contact') return undefined;
    if (isPricedByTerm()) return 'contact';
    // "Medlar cheese, £6.50": hardly anybody works for that.
    if (hasFixedPrice() && reading.isCheap() && !reading.isPricedByTime() && !reading.takesTime())
      return 'order';
    // "Blackthorn walking sticks, £35, two left": a ware or a piece of work.
    if (reading.isBarePrice() && reading.topic !== 'events') return 'contact';
    if (hasFixedPrice() || isPricedByStay()) return 'book';
    return isPricedOnAsking() ? 'quote' : undefined;
  },
  /** Something unknown, three for two. */
  reduced: ({ usual, isReduced }) => (usual === 'contact' && isReduced() ? 'buy' : undefined),
  /** "Sneaker Week", and not a word more. */
  nameAlone: (reading) => {
    const shown = reading.usual === 'contact' && reading.isNameAlone ? reading.waresIn() : undefined;
    return shown && settled(shown, reading);
  },
  /** Coffee: a visit; a charity: a gift; a collection by a house of fashion: a look. */
  topic: (reading) =>
    reading.usual === 'contact' && reading.voice === 'luxury' && !reading.has('price')
      ? 'discover'
      : settled(reading.usual, reading),
};

const rules = [job, goalDeeds, asked, arranged, invitedDeeds, byTrade, byForm, byLikelihood].flatMap(
  (group) => Object.values(group),
);
/** Rules that go by less than what the brief says: a ware's word may stand in anybody's slogan. */
const guesses = new Set([byForm.goodsOrClub, ...Object.values(byLikelihood)]);

/** Rules that go by what the brief says in so many words. */
const wishes = new Set(Object.values({ ...goalDeeds, ...invitedDeeds, wish: asked.wish }));

/**
 * What a brief asks its readers to do: the first rule that has an answer, from what it says to what is likely.
 * `isGuess`: it is only likely; `isAsked`: it is said in so many words.
 */
export function chooseIntent(reading: Reading): { intent: Intent; isGuess: boolean; isAsked: boolean } {
  for (const rule of rules) {
    const intent = rule(reading);
    if (intent) return { intent, isGuess: guesses.has(rule), isAsked: wishes.has(rule) };
  }
  return { intent: 'contact', isGuess: true, isAsked: false };
}
