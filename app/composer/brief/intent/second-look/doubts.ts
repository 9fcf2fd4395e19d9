import { sourcesOfAll, sourcesRead } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import { isPricedFor } from '../../offer/price-terms.ts';
import { perLanguage } from '../../text/remembering.ts';
import { wordCount } from '../../text/segments.ts';
import type { Intent } from '../intents.ts';
import { isAttended } from '../reading/come-for.ts';
import { boughtOrOrdered, isEatenThere } from '../reading/goods-and-deeds.ts';
import { wantsEnquiries } from '../reading/invited.ts';
import type { Reading } from '../reading/reading.ts';
import { tradeBelow } from '../reading/trade-below.ts';
import { saysDeed } from '../signs/deeds.ts';
import { headEndOf, saysYours } from '../signs/head.ts';
import { madeFor } from '../signs/made-for.ts';
import { homeSize, isLetting, isSelling } from '../trade/exchange.ts';
import { isPriceOfHome } from '../trade/sold-by-price.ts';
import { saysInStock } from '../trade/trade-of-things.ts';

/**
 * How many words the name of a ware has at most ("Seville marmalade"). Something longer may say anything of the ware.
 * The name of a thing of the reader's own ("Your sofa, like new") is shorter still.
 */
const longestName = { known: 6, own: 4, unknown: 3 };

const articlesOf = perLanguage((language) => {
  const own = sourcesRead(language, ({ articles }) => articles);
  return toPattern(`^\\P{L}*(?:${own})(?!\\p{L})`, 'iu');
});

/** What a ware does, said behind its name: "The mattress that stays cool". */
const relatives = toPattern(
  `(?<=\\p{L}{3})\\s(?:${sourcesOfAll((language) => language.relatives)})\\s`,
  'iu',
);

/**
 * Whether a title is what something is called, with nothing said of it: "Sheepskin slippers" is, "A bench for Margaret"
 * is not.
 */
function isPlainName({ sold, language, named, hasFixedPrice }: Reading): boolean {
  const [name = '', end] = (sold.split(relatives)[0] ?? '').split(/([,;:.!?？！،、，–—(]|\s-\s)/u);
  const isOwn = articlesOf(language).test(name);
  const most = named !== 'buy' ? longestName.unknown : isOwn ? longestName.own : longestName.known;
  // "Name necklaces in silver" is the name of necklaces.
  const phrase =
    named === 'buy' || isOwn || !hasFixedPrice() ? name : name.slice(0, headEndOf(name, language));
  return !/[?？]/u.test(end ?? '') && wordCount(phrase, language) <= most;
}

/** "Ready in 4 days": how long one waits for it. */
const leadTime = toPattern(`(?<!\\p{L})(?:${sourcesOfAll((language) => language.within)})\\s\\p{Nd}`, 'iu');

/** Whether wares are counted, weighed, reduced or said to be for sale. Services may have reduced prices as well. */
const isForSale = (reading: Reading) =>
  reading.tellsGoods() ||
  reading.isByPiece() ||
  ((reading.isReduced() || reading.has('formerPrice') || reading.isNamedReduced()) &&
    (reading.named === 'buy' || !reading.isServed)) ||
  isSelling(reading.brief.title, reading.language) ||
  // "Sneaker drop, Friday 10am, $140".
  saysInStock(reading.sold);

/**
 * Whether goods are sold: the terms say so, or the title is the plain name of a ware. An unknown ware needs a price
 * that is not for a day or an hour.
 */
function isWare(reading: Reading): boolean {
  const { named, has } = reading;
  // "Halloween at the mill – come in costume", "Fri 30 Oct, doors 9pm, £10".
  const isHeld = has('date') && has('time') && has('price') && !reading.pointed().includes('buy');
  if (isHeld && !isForSale(reading)) return false;
  if (isForSale(reading) || (named === 'buy' && (has('offer') || reading.pointed().includes('buy'))))
    return true;
  if (!isPlainName(reading)) return false;
  if (named === 'buy') return true;
  // "Headphones for him", "Father's Day is 15 June": the day of a feast.
  const isForDay =
    !reading.has('time') && !has('price') && !reading.has('place') && reading.things() === 'buy';
  if (
    (reading.has('date') && !isForDay) ||
    reading.has('time') ||
    (reading.hasLength() && !leadTime.test(reading.said))
  )
    return false;
  return has('price') ? !reading.isPricedByTime() : reading.things() === 'buy';
}

/**
 * Whether the copy speaks of orders or of delivery, and nothing is done at an hour of its own: "Roses. Same day
 * delivery".
 */
const isOrdered = (reading: Reading) =>
  reading.pointed().includes('order') &&
  reading.form() === undefined &&
  !reading.isServed &&
  !(reading.takesTime() && !reading.has('deadline')) &&
  !reading.isPricedByTime();

/** At a day or an hour of its own; the last day of an offer is none. */
const isAtATime = ({ has, hasDay }: Reading) => hasDay() || has('time');
/** "Thursday", and no day of the calendar or hour. */
const isOnWeekday = ({ facts, has }: Reading) =>
  !has('time') && facts.every(({ kind, text }) => kind !== 'date' || !/\p{Nd}/u.test(text));
const isSomewhere = ({ isComeBy, saysOpen }: Reading) => isComeBy() || saysOpen();

const isOpen = ({ saysOpen, has }: Reading) => (saysOpen() || has('hours')) && !has('web');

/** "Full valet $89" sells no car: those have four figures, or a month's rate. */
const isVehiclePrice = ({ prices, isPricedByTerm }: Reading) =>
  prices.length === 0 ||
  isPricedByTerm() ||
  prices.some((price) => /\p{Nd}{4}|\p{Nd}[.,' \u00a0]\p{Nd}{3}/u.test(price));

/** What has to be read in a brief before it asks for a thing that is only likely. */
const signs: Partial<Record<Intent, (reading: Reading) => boolean>> = {
  buy: isWare,
  order: (reading) =>
    madeFor.test(reading.brief.title) ||
    (reading.isCheap() && reading.hasFixedPrice()) ||
    reading.things() === 'order' ||
    isOrdered(reading) ||
    (reading.named === 'buy' ? isWare(reading) : isForSale(reading)),
  tickets: (reading) => isAtATime(reading) || reading.isRegular() || reading.pointed().includes('tickets'),
  table: (reading) => !reading.has('price') || isAtATime(reading) || isSomewhere(reading),
  visit: (reading) => !reading.has('price') || isAtATime(reading) || isSomewhere(reading),
  // "Who gets the house?" shows none.
  view: ({ sold, said, has, pointed, brief, language, prices }) =>
    !/[?？]\s*$/u.test(sold) &&
    (!has('price') ||
      prices.some(isPriceOfHome) ||
      homeSize.test(said) ||
      pointed().includes('view') ||
      isSelling(brief.title, language) ||
      isLetting(brief.title, language)),
  'test-drive': isVehiclePrice,
  'test-ride': isVehiclePrice,
  // What costs so much a month, a garden plot, is a thing to let.
  // Where a tea is £1.20, nobody asks what it costs.
  quote: ({ isPricedByTerm, givesAway, isCheap, hasFixedPrice }) =>
    !isPricedByTerm() && !givesAway() && !(isCheap() && hasFixedPrice()),
  contact: (reading) =>
    wantsEnquiries(reading) ||
    reading.has('price') ||
    (reading.pointed().includes('contact') && !reading.has('hours') && !reading.has('deadline')),
};

/**
 * The likely intent stays where the brief supports it or says nothing but a name. Otherwise one that suits any trade:
 * to call where there is a number, to book where a day has a price. Where prices are "from £150", readers ask for a
 * quote. Where a place is told, they come by. Where nothing of this is told, they get in touch ("A bench for Margaret",
 * "£20 each").
 */
export function bearOut(likely: Intent, reading: Reading): Intent {
  if (reading.isNameAlone || (signs[likely]?.(reading) ?? true)) return likely;
  if (reading.has('phone')) return 'call';
  if (reading.isWalkIn() && !reading.has('web')) return 'visit';
  // "Brownies, £18 a box, posted on Fridays": the day is that of the parcel.
  if ((likely === 'order' || likely === 'buy') && (reading.isPosted() || reading.bringsGoods()))
    return likely;
  if (likely === 'buy' && isAtATime(reading) && reading.pointed().includes('tickets')) return 'tickets';
  const below = likely === 'buy' && !isForSale(reading) ? tradeBelow(reading) : undefined;
  if (below) return below;
  // "Asparagus, from Saturday, £8 a bunch", "guppy restock Thursday, from $12": the day of the goods.
  const isOfGoods =
    (reading.things() === 'buy' || reading.has('formerPrice')) &&
    reading.form() === undefined &&
    isOnWeekday(reading);
  const isPerHead = () => isPricedFor('person', reading.said, reading.language);
  if (isAtATime(reading) && reading.has('price')) {
    if (reading.isDropIn() || isOpen(reading)) return 'visit';
    return likely === 'buy' && isOfGoods && !reading.hasLength() && !isPerHead() ? likely : 'book';
  }
  // "Hedgehog houses, from £38" are no homes.
  if (likely === 'view' && isPlainName(reading)) return 'buy';
  // "Ramen from £11": what is eaten is made as it is, whatever it costs.
  if (likely === 'table') return isSomewhere(reading) ? 'visit' : isEatenThere(reading) ? 'table' : 'order';
  // "Online sales".
  if (likely === 'buy' && saysDeed('online', reading.brief.saleGoals, reading.language)) return likely;
  const isReaders = saysYours(reading.sold, reading.language);
  if (reading.isPricedOnAsking())
    return likely === 'buy' &&
      (reading.things() === 'buy' || saysInStock(reading.sold)) &&
      !isReaders &&
      !isAttended(reading)
      ? likely
      : 'quote';
  if (likely === 'view') return 'contact';
  if (likely === 'test-drive' || likely === 'test-ride') return isOpen(reading) ? 'visit' : 'book';
  if (isSomewhere(reading)) return 'visit';
  // "Still warm at 7am", "bagels boiled on the premises".
  if (likely === 'order' && !reading.has('price') && reading.pointed().includes('order')) return likely;
  // A cheese with its price, and nothing that says where its shop is.
  if (
    likely === 'visit' &&
    reading.things() === 'visit' &&
    !reading.isPricedByTime() &&
    !(reading.isCheap() && reading.isByPiece())
  )
    return 'buy';
  // "Cappuccino 99 ₽": nobody books that.
  if (likely === 'visit' && (reading.isCheap() || reading.topic === 'coffee')) return likely;
  // "Gourmet popcorn, 3 bags for £10".
  if (isForSale(reading) && reading.has('price')) return boughtOrOrdered(reading);
  if (reading.named === 'buy') return reading.has('price') ? 'contact' : 'discover';
  // A price in a slogan is for what is done to the thing.
  return reading.hasFixedPrice() && isAttended(reading) ? 'book' : 'contact';
}
