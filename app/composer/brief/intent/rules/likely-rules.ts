import { isHeadLast } from '../../../languages/registry.ts';
import { findSubjects } from '../../../subjects/find-subjects.ts';
import { namesTerm } from '../../offer/price-terms.ts';
import { sentencesOf } from '../../text/segments.ts';
import type { Intent } from '../intents.ts';
import { isAttended } from '../reading/come-for.ts';
import { bought, boughtOrOrdered, settleKind, telling } from '../reading/goods-and-deeds.ts';
import { wantsEnquiries } from '../reading/invited.ts';
import type { Reading, Rule } from '../reading/reading.ts';
import { firstClauseOf, tradeIn } from '../reading/trade-below.ts';
import { asksInWords } from '../signs/asked-at-address.ts';
import { saysDeed } from '../signs/deeds.ts';
import { saysYours } from '../signs/head.ts';
import { madeFor } from '../signs/made-for.ts';
import { isMeasured } from '../signs/name-form.ts';
import { pointingsIn } from '../signs/pointings.ts';
import { homeSize, isSelling } from '../trade/exchange.ts';
import { soughtIn } from '../trade/sought.ts';
import { saysInStock, tradeOfThings } from '../trade/trade-of-things.ts';

const houses = new Set<Intent>(['visit', 'table']);
/** What a thing in the title tells well enough. */
const toldByThing = new Set<Intent>(['table', 'contact', 'quote', 'book']);
/** What is done with a ball, dice or a microphone by who has bought them. */
const heldBy = new Set<Intent>(['enrol', 'play', 'tickets']);
/** Trades that do something for people. Goods a copy opens with may go with another thing. */
const doneFor = new Set<Intent>(['quote', 'book', 'enrol', 'visit']);

/** What words of the copy point to. "Builders tea" is a tea. */
function toldIn({ copy, language }: Reading): Intent[] {
  const pointed = pointingsIn(copy, language).toSorted((one, other) => one.start - other.start);
  return pointed
    .filter(({ end }, at) => {
      const next = pointed[at + 1];
      return !(isHeadLast(language) && next?.intent === 'buy' && next.start === end + 1);
    })
    .map(({ intent }) => intent);
}

/** "Lost your keys again?", "tags, pack of 4 £29.99": a question of the title that goods answer. */
const answersWithGoods = ({ brief, tellsGoods }: Reading) => /[?？]\s*$/u.test(brief.title) && tellsGoods();

/** Whether a clause opens with the word for a course. */
const isTaught = (clause: string, language: string) =>
  pointingsIn(clause, language).some(({ intent, start }) => intent === 'enrol' && start === 0);

/** Photographers show one, and so does who sells it. */
const showsCamera = ({ sold, language }: Reading) =>
  findSubjects({ title: sold }, language)[0]?.name === 'camera';

/** Whether a title has a day of the week in it. */
const weekdayIn = ({ lines, has }: Reading) =>
  !has('deadline') &&
  lines[0]?.facts.some(
    ({ kind, text, field }) => kind === 'date' && field === 'title' && !/\p{Nd}/u.test(text),
  ) === true;

/** The last rules. They go by the thing in the picture, by a word of the copy, or by what is usual for the topic. */
export const byLikelihood: Record<string, Rule> = {
  /** "Sleep on it for 100 nights", "Hybrid mattress", with the goal of online sales. */
  soldOnline: ({ named, pointed, tellsGoods, brief, language }) =>
    !named && (pointed().includes('buy') || tellsGoods()) && saysDeed('online', brief.saleGoals, language)
      ? 'buy'
      : undefined,
  /** A thing one is taught to use; booked where no day or length is told. */
  taughtThing: ({ things, has, takesTime, isWalkIn }) =>
    things() === 'enrol' && has('price') && !takesTime() ? (isWalkIn() ? 'visit' : 'book') : undefined,
  /** A used boat: looked at first. */
  usedThing: ({ isUsedVehicle, things }) =>
    isUsedVehicle() && things() !== 'test-drive' && things() !== 'test-ride' ? 'view' : undefined,
  /** "Fence panels fitted", "£75 a bay". */
  workingThing: (reading) => {
    if (reading.things() !== 'quote' || !reading.hasFixedPrice()) return undefined;
    if (answersWithGoods(reading)) return undefined;
    if (wantsEnquiries(reading)) return 'quote';
    // "Fox pins, $11 each, 80 sets".
    if (reading.tellsGoods() && reading.has('web') && !reading.hasLength()) return boughtOrOrdered(reading);
    return madeFor.test(reading.brief.title) ? 'order' : 'book';
  },
  /** A microphone that costs nothing. */
  freeShowThing: ({ things, isFree, has }) =>
    things() === 'tickets' && isFree() && !has('price') ? 'visit' : undefined,
  /** "You dance, we carry the piano", "Piano removals": the copy opens with the trade a slogan only plays on. */
  tradeBelow: (reading) => {
    const { named, language, isEaten, things } = reading;
    const shown = things();
    if (named !== undefined) return undefined;
    const first = firstClauseOf(reading);
    // "Права на катер", "Курс": a boat is hired, a course for it is taught.
    const isTaughtBelow = () => shown === 'book' && isTaught(first, language);
    if (shown && toldByThing.has(shown)) return isTaughtBelow() ? 'enrol' : undefined;
    // "Shantykoor zoekt bassen".
    if (soughtIn(first, language) === 'members') return 'sign-up';
    const below = tradeIn(first, language);
    // "Your feet will thank you", "felt slippers, rolled by hand", "sent all over the country".
    if (below === 'visit' && reading.bringsGoods() && tradeOfThings(first, language) === 'buy')
      return boughtOrOrdered(reading);
    // "Writers' retreat, 5 nights £595".
    if (below === 'enrol' && namesTerm('stay', reading.copy, language)) return 'book';
    return below === 'table' || (below && doneFor.has(below) && !isEaten) ? below : undefined;
  },
  /** A candle: bought; a croissant: ordered. */
  thing: (reading) => {
    const shown = reading.things();
    // "Football clearance!": the trade is only that of the thing in the picture.
    if (shown && heldBy.has(shown) && !reading.named && reading.isSaleNamed()) return bought(reading);
    // "Bagpipes at weddings": what is priced beside a feast and counted by no piece is played, not sold.
    if (shown === 'buy' && reading.topic === 'events' && !reading.tellsGoods() && reading.has('price'))
      return undefined;
    if (
      (shown === 'book' || shown === 'quote') &&
      answersWithGoods(reading) &&
      reading.has('price') &&
      !reading.takesTime()
    )
      return 'buy';
    // "Light for the hospital", "one generator, gifts from 50 UAH".
    if (shown === 'book' && reading.pointed()[0] === 'donate') return 'donate';
    // "35mm film cameras, tested, with a roll of film": goods by the form of their name.
    const isOfGoods = () => reading.form() === 'goods' && reading.has('price') && !reading.takesTime();
    const isSold = () => shown === 'quote' || (shown === 'book' && showsCamera(reading));
    if (isOfGoods() && isSold() && !madeFor.test(reading.brief.title)) return boughtOrOrdered(reading);
    // "Fountain pens with your name", "orders by 10 March".
    if (shown === 'contact' && reading.has('price') && reading.pointed().includes('order')) return 'order';
    if (shown === 'buy' && reading.isCheap() && reading.isPricedByTerm()) return 'sign-up';
    // "Hedgelaying, £14 a metre".
    // "Linen by the metre" is cut off and handed over.
    const isCutOff = () => namesTerm('piece', reading.brief.title, reading.language);
    if (shown === 'buy' && reading.isByMeasure() && !isCutOff()) return 'quote';
    // "Bryndza, 1 kg 12 €": sent or fetched, whatever its shop is for.
    const isCarried = () => reading.tellsGoods() && !(reading.isCheap() && reading.isByPiece());
    if (shown === 'visit' && (isMeasured(reading.said) || isCarried()) && !reading.isComeBy()) return 'buy';
    // "Half a lamb, boxed, £95", "collect, or delivered".
    if (
      shown === 'visit' &&
      reading.has('price') &&
      reading.bringsGoods() &&
      !reading.saysOpen() &&
      !reading.has('hours')
    )
      return 'order';
    // A curry with a price and an hour: at a table or over a counter, people come for it.
    const isServedThere = () =>
      reading.has('price') || reading.isAtSpot() || (reading.isRegular() && reading.has('time'));
    // "Half a lamb, €135, delivered on Thursdays".
    const isSent = () => reading.has('price') && reading.bringsGoods() && !reading.saysOpen();
    if (shown === 'table' && isSent()) return 'order';
    if (shown === 'table' && reading.isComeBy() && isServedThere())
      return reading.pointed().includes('order') && !reading.has('place') ? 'order' : 'visit';
    // "Wing Wednesday".
    const isOfItsDay = () =>
      weekdayIn(reading) && !reading.pointed().includes('order') && !reading.isBrought();
    if (shown === 'order' && isOfItsDay()) return 'visit';
    // "Pie and a pint, every Thursday"; "oysters on the quay, open when the flag is up".
    const isThere = () => reading.isRegular() || (reading.isAtSpot() && reading.saysOpen());
    if (shown === 'order' && isThere() && !reading.pointed().includes('order')) return 'visit';
    return shown && settleKind(shown, reading);
  },
  /** "Chess with a twist", "Play free in your browser": words that are said of nothing else. */
  word: (reading) => {
    const said = toldIn(reading).find((intent) => telling.has(intent));
    // "Scissors, rulers and pens", "free delivery over £25": goods of a shop.
    const isShopped = () =>
      reading.bringsGoods() &&
      reading.pointed().includes('buy') &&
      !reading.isEaten &&
      !asksInWords(reading.copy, 'order', reading.language);
    if (said === 'order' && isShopped()) return bought(reading);
    // "Party bags: crayons, mini board games", "delivered in two days".
    if (said === 'play' && reading.has('web') && reading.bringsGoods()) return 'order';
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
  /** "Get your hands dirty!", "6 week pottery course, £145": told by the copy alone. */
  toldCourse: ({ named, pointed, has, isEaten }) =>
    !named && !isEaten && has('price') && pointed().includes('enrol') ? 'enrol' : undefined,
  /** "Office fruit", "b2b leads". */
  enquiries: (reading) =>
    !reading.isEaten && wantsEnquiries(reading)
      ? reading.isPricedOnAsking()
        ? 'quote'
        : 'contact'
      : undefined,
  /** "First visit $49 at Elm Chiropractic": the house in the title works by the hour. */
  servedThere: ({ named, brief, language, has, hasDay, saysOpen, isWalkIn }) => {
    const isAtHour = () => hasDay() || has('time') || has('hours') || saysOpen() || isWalkIn();
    if (named || !has('price') || isAtHour()) return undefined;
    const titled = pointingsIn(brief.title, language);
    return titled.length > 0 && titled.every(({ intent }) => intent === 'book') ? 'book' : undefined;
  },
  /** "Dressmaker's pins and thread", "On the High Street"; "Worms, minnows. Open 5 AM". */
  comeBy: ({ givesAway, isComeBy, saysOpen, has, hasLength, ...rest }) => {
    const { isPricedByAge, isPricedByTerm, bringsGoods, isPosted } = rest;
    // "£18, posted on Fridays".
    if (isPosted() && has('price') && !saysOpen() && !has('hours') && !has('place')) return undefined;
    // "Boat to the seals, 2 hours, £22, kids £12".
    if (hasLength() && isPricedByAge() && !has('hours')) return 'book';
    // "£160, delivered in Dorset".
    if (has('price') && bringsGoods() && !saysOpen() && !has('hours')) return undefined;
    return givesAway() || (isComeBy() && !isPricedByTerm()) || (saysOpen() && has('time'))
      ? 'visit'
      : undefined;
  },
  /** Something unknown with a price: goods tell how they are measured, so this is done for those who ask. */
  price: (reading) => {
    const { has, usual, hasFixedPrice, isPricedByTerm, isPricedByStay, isPricedOnAsking } = reading;
    if (!has('price') || usual !== 'contact') return undefined;
    // "Sleep like it's Sunday", "queen size was $899 now $549": a ware unknown by its name.
    const isCheaper = has('formerPrice') && !has('time') && reading.form() === undefined;
    if (isCheaper && !reading.hasLength() && !isPricedByStay() && !isPricedByTerm()) return 'buy';
    // "Room in a quiet house", "£520 pcm".
    if (reading.pointed().includes('view')) return 'view';
    // "Wash £6, dry £3", "7am-9pm".
    if (reading.isDropIn() && reading.isCheap() && !has('phone') && !has('web')) return 'visit';
    // "The local paper, £3 a month": taken every month. Nobody lets a room for that.
    if (isPricedByTerm()) return reading.isCheap() ? 'sign-up' : 'contact';
    // "Medlar cheese, £6.50": hardly anybody works for that.
    if (hasFixedPrice() && reading.isCheap() && !reading.isPricedByTime() && !reading.takesTime())
      return 'order';
    // "Blackthorn walking sticks, £35, two left": a ware or a piece of work.
    if (reading.isBarePrice() && reading.topic !== 'events') return 'contact';
    if (reading.isPosted() || reading.bringsGoods()) return 'order';
    // "Name chain, 39 €": neither a day nor a length, and no word of work.
    if (hasFixedPrice() && !isAttended(reading)) return 'contact';
    if (hasFixedPrice() || isPricedByStay()) return 'book';
    // "Aquarium fish for beginners, from $12".
    const isShops = () => reading.waresIn() === 'buy' || (reading.isRetail && saysInStock(reading.sold));
    if (isPricedOnAsking() && isShops() && !isAttended(reading) && !saysYours(reading.sold, reading.language))
      return 'buy';
    return isPricedOnAsking() ? 'quote' : undefined;
  },
  /** Something unknown, three for two. */
  reduced: ({ usual, isReduced, servesClients }) =>
    usual === 'contact' && isReduced() ? (servesClients() ? 'book' : 'buy') : undefined,
  /** "Sneaker Week", and not a word more. */
  nameAlone: (reading) => {
    const shown = reading.usual === 'contact' && reading.isNameAlone ? reading.waresIn() : undefined;
    return shown && settleKind(shown, reading);
  },
  /** "New flavours at Gelateria Bianca": the house in the title, where nothing else is told. */
  houseNamed: ({ usual, brief, language, has }) =>
    usual === 'contact' && !has('web')
      ? pointingsIn(brief.title, language).find(({ intent }) => houses.has(intent))?.intent
      : undefined,
  /** "Three generations and no shortcuts", "dry aged beef, our own sausages": food the copy opens with. */
  foodBelow: (reading) => {
    const { named, usual, has, copy, language, isComeBy, saysOpen, bringsGoods, isPosted, pointed } = reading;
    if (named !== undefined || usual !== 'contact' || has('price') || reading.things()) return undefined;
    const [first = ''] = sentencesOf(copy, language);
    const shown = first.includes(', ') ? tradeOfThings(first, language) : undefined;
    if (shown !== 'order' && shown !== 'visit') return undefined;
    if (bringsGoods() || isPosted() || has('web')) return 'order';
    return pointed().includes('order') && !isComeBy() && !saysOpen() ? 'order' : 'visit';
  },
  /** Coffee: a visit; a charity: a gift; a collection by a house of fashion: a look. */
  topic: (reading) =>
    // "A used upright, tuned and delivered".
    reading.has('price') && isSelling(reading.brief.title, reading.language) && !reading.takesTime()
      ? 'buy'
      : reading.usual === 'contact' && reading.voice === 'luxury' && !reading.has('price')
        ? 'discover'
        : settleKind(reading.usual, reading),
};
