import { isHiring, matchersOf } from '../../languages/matchers.ts';
import { sourcesOfAll } from '../../languages/registry.ts';
import type { BriefFacts } from '../brief-facts.ts';
import { findOffer } from '../offer/find-offer.ts';
import { isPricedFor, namesTerm } from '../offer/price-terms.ts';
import { reduction } from '../offer/reduction.ts';
import { isNegated } from '../strategy.ts';
import { everyMatch } from '../text/every-match.ts';
import { perLanguage } from '../text/remembering.ts';
import { comesRound, comesToUs, isBookingWished, isComeFor, isStall } from './come-for.ts';
import { isInvited, isOnlineOnly, wantsEnquiries } from './deed-rules.ts';
import { saysDeed } from './deeds.ts';
import { bearOut } from './doubts.ts';
import { isEatenThere } from './goods-and-deeds.ts';
import { insteadOfTable } from './instead-of-table.ts';
import type { Intent } from './intents.ts';
import { formOf, formOfName } from './name-form.ts';
import { type Reading, readingOf, type Unasked } from './reading.ts';
import { chooseIntent } from './rules.ts';
import { asksToJoin, givesWanted, joinsBelow, seeksWork, soughtIn, wantsWares } from './sought.ts';
import {
  isLetting,
  isSelling,
  isVehicleForSale,
  longestRead,
  pointingsIn,
  showsLookedAtFirst,
  tradeOf,
  tradeOfGoods,
  tradeOfThings,
  withoutSelling,
} from './trade.ts';

/** "2019 VW Golf", "Clio 2021, 38 000 km": a year and a make, a mileage or an inspection. */
const carByItsPapers =
  /(?=[^\n]{0,200}(?<!\p{Nd})(?:19[89]|20[0-4])\p{Nd}(?!\p{Nd}))(?=[^\n]{0,200}(?:(?<!\p{L})(?:FSH|MOT|TÜV|ITV|APK|STK|Alfa Romeo|Audi|BMW|Chevrolet|Citro[eë]n|Dacia|Fiat|Ford|Honda|Hyundai|Jaguar|Jeep|Kia|Lada|Land Rover|Lexus|Mazda|Mercedes|Mitsubishi|Nissan|Opel|Peugeot|Porsche|Range Rover|Renault|Seat (?:Ibiza|Le[oó]n|Ateca|Arona)|[SŠ]koda|Subaru|Suzuki|Tesla|Toyota|Vauxhall|Volkswagen|Volvo|VW|Лада|Тойота|Рено|Киа|تويوتا|丰田|豐田|大众|本田|トヨタ|ホンダ|日産|현대|기아)(?!\p{L})|\p{Nd}(?:[.,\s]?\p{Nd}{3}|k|\s?тыс\.?|\s?mil)\s?(?:km|miles|mi|км|kilometer|χλμ)(?!\p{L})))/iu;

/** What nobody has to do where people may just come. */
const booked = new Set<Intent>([
  'book',
  'table',
  'reserve',
  'enrol',
  'appointment',
  'test-drive',
  'test-ride',
]);

const vouchersOf = perLanguage((language) => new RegExp(matchersOf(language).vouchers, 'iu'));

/** "Spa voucher": it is bought, whatever is done for it. A free voucher comes with something else. */
function isVoucher({ sold, language }: Unasked): boolean {
  const beside = sold.replace(vouchersOf(language), '');
  return beside !== sold && findOffer(beside, language)?.kind !== 'free';
}

/** What a brief asks its readers to do, and what its trade usually asks for. */
export function intentOf(read: Unasked): Pick<BriefFacts, 'intent' | 'trade'> {
  if (isVoucher(read)) {
    const kinds = new Set(read.facts.map(({ kind }) => kind));
    return { trade: 'buy', intent: kinds.has('phone') && !kinds.has('web') ? 'call' : 'buy' };
  }
  const { trade, hires } = tradeNamed(read);
  const reading = readingOf(read, { named: trade, hires });
  const { intent: chosen, isGuess, isAsked } = chooseIntent(reading);
  const settled = isAsked && handedOver.has(chosen) ? chosen : settleByTerms(chosen, reading);
  const intent = isAsked ? settled : whereItIs(settled, reading);
  return { trade, intent: isGuess && intent === chosen ? bearOut(intent, reading) : intent };
}

/** "Nachhilfe gesucht?" asks its readers whether they look for it; nobody is hired. */
const lookedFor = new RegExp(
  `(?<!\\p{L})(?:${sourcesOfAll((language) => language.lookedFor)})\\s?(?=[?？])`,
  'giu',
);

const isSaleAtEnd = (name: string) => reduction.test(/\p{L}+$/u.exec(name.slice(0, 120).trim())?.[0] ?? '');

/** Whether a title shows wares, or names no work beside the words that say they are for sale. */
function isOfWares(named: Intent | undefined, title: string, language: string): boolean {
  if (named !== 'quote' && named !== 'test-drive') return false;
  const rest = tradeOf(withoutSelling(title, language), language);
  return named === 'quote'
    ? wares.has(tradeOfThings(title, language)) || rest !== named
    : rest !== named && !showsLookedAtFirst(title, language);
}

/** What things ask for that are bought second-hand, whatever is done with new ones: "used pianos, game consoles". */
const soldUsed = new Set<Intent | undefined>(['buy', 'tickets', 'play', 'enrol', 'start']);

/** What wares ask for. They are sold or, where they are mended, shown. */
const wares = new Set<Intent | undefined>(['buy', 'visit', 'order']);

/**
 * An outing is often called after goods or after what is taught ("yoga retreat"). An outing that is paid for may be
 * called after its cause or the house it is held in ("raclette evening at the cheese shop").
 */
const paidAt = new Set<Intent>(['donate', 'visit', 'sign-up']);
const calledAfter = new Set<Intent>(['buy', 'order', 'enrol']);

/** "Gel nails promotion": what is cheaper now is still done for those who book it. */
function tradeOfSold(sold: string, language: string): Intent | undefined {
  const trade = tradeOf(sold, language);
  if (trade !== 'buy' || !reduction.test(sold) || formOf(sold, language).form !== 'deed') return trade;
  const rest = sold.replace(reduction, ' ').trim();
  const things = tradeOf(rest, language) === undefined ? tradeOfThings(rest, language) : undefined;
  return things !== undefined && servedThings.has(things) ? things : trade;
}

/** What things may be asked for that are done for people, and not handed over. */
const servedThings = new Set<Intent>(['book', 'quote', 'enrol', 'table']);

const houses = new Set<Intent | undefined>(['visit', 'table']);

/** "Čerstvě natočená dvanáctka, Pivnice U Tří lip": the house that ends a title which names no other trade. */
function houseOf(title: string, language: string): Intent | undefined {
  const last =
    title
      .slice(0, 120)
      .split(/[,–—|]\s/u)
      .slice(1)
      .at(-1) ?? '';
  const trade = /^\s?\p{Lu}/u.test(last) ? tradeOf(last, language) : undefined;
  return houses.has(trade) ? trade : undefined;
}

/** "Pony rides & riding lessons": one call for both. */
function joinsBooking(title: string, language: string): boolean {
  const pointed = pointingsIn(title.slice(0, 120), language);
  return pointed.some(
    ({ intent, end }) =>
      intent === 'book' &&
      pointed.some((other) => other.intent === 'enrol' && jointly.test(title.slice(end, other.end))),
  );
}

/** "Fabric shop & Thursday sewing bee": goods, and an evening where they are sold. */
function isBesideEvening(title: string, facts: Unasked['facts'], language: string): boolean {
  const [goods = '', rest] = title.slice(0, 120).split(/\s[&+]\s/u);
  if (rest === undefined || formOf(goods, language).form === 'outing') return false;
  if (!facts.some(({ kind, text }) => kind === 'date' && rest.startsWith(text))) return false;
  return [tradeOf(goods, language), tradeOfThings(goods, language)].includes('buy');
}

const jointly = new RegExp(`^[^,.:–—|]{0,20}(?:&|\\+|\\s(?:${sourcesOfAll(({ and }) => and)})\\s)`, 'iu');

/** What the trade in the title asks for, and whether its sender looks for somebody to employ. */
function tradeNamed({ brief, sold, facts, language }: Unasked): {
  trade: Intent | undefined;
  hires: boolean;
} {
  const title = brief.title.replace(lookedFor, '');
  const known =
    tradeOfSold(sold.replace(lookedFor, ''), language) ??
    tradeOf(title, language) ??
    houseOf(title, language);
  if (isBesideEvening(title, facts, language)) return { trade: 'visit', hires: false };
  if (known === 'enrol' && joinsBooking(title, language)) return { trade: 'book', hires: false };
  const worker = seeksWork(title, language);
  if (worker) return { trade: worker, hires: false };
  if (wantsWares(title, brief.adCopy, language)) return { trade: 'contact', hires: false };
  const form = formOfName(sold, title, language);
  // "Wine evening", "ruta de setas": what one goes to, whatever there is.
  const isOuting =
    known !== undefined &&
    (calledAfter.has(known) || (paidAt.has(known) && facts.some(({ kind }) => kind === 'price'))) &&
    form === 'outing' &&
    !reduction.test(sold);
  // "Pottery seconds sale": nobody is taught.
  const isSale = known === 'enrol' && form !== 'lesson' && isSaleAtEnd(sold);
  const sought =
    asksToJoin(title, language) || joinsBelow(title, brief.adCopy, language)
      ? 'members'
      : soughtIn(title, language);
  // "The dogs' shelter needs volunteers": they are asked for, and not who gives money.
  const seeksHelpers = known === 'donate' && saysDeed('volunteer', title, language);
  // "Furniture painting for beginners": taught, not done.
  const isTaught = (known === 'quote' || known === 'table') && form === 'lesson';
  const named =
    sought === 'members' || seeksHelpers
      ? 'sign-up'
      : isTaught
        ? 'enrol'
        : isOuting
          ? undefined
          : isSale
            ? 'buy'
            : known;
  if (sought === 'partners') return { trade: 'contact', hires: false };
  if (sought === 'staff' && seeksGuests(brief, known, language)) return { trade: known, hires: false };
  if (!seeksHelpers && givesWanted(title, language)) return { trade: 'donate', hires: false };
  // "Volunteer drivers, 2 hours a week" are no employees.
  const hires =
    named !== 'sign-up' && (sought === 'staff' || isHiring(title) || isHiring(brief.adCopy.slice(0, 300)));
  if (hires) return { trade: 'apply', hires };
  if (carByItsPapers.test(title)) return { trade: 'test-drive', hires };
  // "Used kayaks": most businesses lend kayaks, this one sells them.
  if (named === 'book' && isSelling(title, language) && !isLetting(title, language))
    return { trade: isVehicleForSale(title, language) ? 'view' : 'buy', hires };
  // "Stove exhibition clearance": what is shown there is for sale.
  if (
    named === 'tickets' &&
    reduction.test(title) &&
    pointingsIn(title, language).some((one) => one.intent === 'buy')
  )
    return { trade: 'buy', hires };
  // "Lastenrad mieten": nobody buys it.
  if (named === 'buy' && isLetting(title, language) && !isSelling(title, language))
    return { trade: 'book', hires };
  // "Refurbished laptops".
  if (isSelling(title, language) && isOfWares(named, title, language)) return { trade: 'buy', hires };
  // "Static caravan, £24,950": nobody lends it at such a price.
  if (named === 'book' && isSoldByPrice(brief, language)) return { trade: 'view', hires };
  // "Winter tyres for sale": most tyres are changed, and used printers are not mended.
  const isWork = servedThings.has(tradeOfThings(title, language) ?? 'buy');
  if (named === undefined && isSelling(title, language) && isWork && !showsLookedAtFirst(title, language))
    return { trade: 'buy', hires };
  // "Second-hand bikes, all serviced": sold, though work was done on them.
  if (named === undefined && isSelling(title, language) && soldUsed.has(tradeOfThings(title, language)))
    return { trade: 'buy', hires };
  if (named !== 'view') return { trade: named, hires };
  const goods = tradeOfGoods(title, brief.adCopy.slice(0, longestRead), language);
  return { trade: goods === 'buy' && showsLookedAtFirst(title, language) ? 'view' : (goods ?? named), hires };
}

/** "Pinball bar seeks wizards", "local beers, walk-ins fine": a house whose copy tells what there is for guests. */
function seeksGuests(
  { title, adCopy }: Unasked['brief'],
  known: Intent | undefined,
  language: string,
): boolean {
  if (!houses.has(known) || isHiring(title) || isHiring(adCopy)) return false;
  const told = [title, adCopy].map(
    (text) => new Set(pointingsIn(text, language).map(({ intent }) => intent)),
  );
  return (told[1]?.size ?? 0) > 0 && told.every((intents) => !intents.has('apply'));
}

/** Five figures in euros, pounds or dollars. */
const dearPrice =
  /[€£$]\s?\p{Nd}{2,3}[.,' ]?\p{Nd}{3}(?!\p{Nd})|(?<!\p{Nd})\p{Nd}{2,3}[.,' ]?\p{Nd}{3}\s?[€£$]/u;

/** Whether a caravan, a boat or a horse has a price to buy it for. A price for a day or for each person is none. */
function isSoldByPrice({ title, adCopy }: Unasked['brief'], language: string): boolean {
  const said = `${title}\n${adCopy}`.slice(0, longestRead);
  if (isLetting(title, language) || !dearPrice.test(said)) return false;
  if (isPricedFor('stay', said, language) || isPricedFor('person', said, language)) return false;
  return showsLookedAtFirst(title, language);
}

const moneyAskedFor = new RegExp(
  `(?<!\\p{L})(?:${sourcesOfAll((language) => language.moneyAskedFor)})(?!\\p{L})`,
  'giu',
);

/** "No pedir dinero en este anuncio". */
const refusesGifts = ({ brief }: Reading) =>
  [brief.instructions, brief.saleGoals].some((text) =>
    everyMatch(moneyAskedFor, text.slice(0, longestRead)).some(({ index }) => isNegated(text, index)),
  );

/** What was chosen, unless the terms of a price, "to rent" or "no appointment" say something else. */
function settleByTerms(chosen: Intent, reading: Reading): Intent {
  const { brief, language, lines } = reading;
  if (chosen === 'donate' && refusesGifts(reading)) return reading.isComeBy() ? 'visit' : 'contact';
  // "Beach hut by the day": for a day or a night people book without a viewing.
  const isByTheNight = (text: string) => namesTerm('stay', text.slice(0, longestRead), language);
  if (chosen === 'view' && !reading.isUsedVehicle() && isByTheNight(`${brief.title}\n${brief.adCopy}`))
    return 'book';
  const prices = lines.filter((line) => line.facts.some(({ kind }) => kind === 'price'));
  if (chosen === 'tickets' && (prices.some(({ text }) => isByTheNight(text)) || comesToUs(reading)))
    return 'book';
  // "Ceilidh band for weddings, from £780": a show that comes to those who ask for it.
  if (
    chosen === 'tickets' &&
    !reading.has('date') &&
    reading.isPricedOnAsking() &&
    !reading.pointed().includes('tickets')
  )
    return 'book';
  if ((chosen === 'buy' || chosen === 'order') && isComeFor(reading)) return 'book';
  if (chosen === 'order' && isEatenThere(reading)) return reading.isComeBy() ? 'visit' : 'table';
  if (chosen === 'table') {
    const instead = insteadOfTable(reading);
    if (instead) return instead;
  }
  if ((chosen === 'buy' || chosen === 'order') && isStall(reading)) return 'visit';
  // "Eat and sing together, €5, no need to sign up".
  if (chosen === 'tickets' && reading.isWalkIn() && !reading.pointed().includes('tickets')) return 'visit';
  // "Trad session, Thursday 9pm": listened to where it is played.
  if (chosen === 'listen' && reading.has('time') && reading.isComeBy()) return 'visit';
  // "Test-ride days, Friday and Saturday 10–18 Uhr": whoever comes between.
  if (
    chosen === 'test-ride' &&
    !saysDeed('test-ride', brief.saleGoals, language) &&
    reading.hasDay() &&
    (reading.isDropIn() || reading.has('hours')) &&
    !reading.has('web')
  )
    return 'visit';
  // A game that is not out yet: "Out 3 September"; at its place and hour one plays there.
  if (chosen === 'play' && reading.hasDay()) {
    if (reading.has('place') || reading.has('hours')) return 'visit';
    if (!reading.has('time')) return 'discover';
  }
  // "Free rabies jabs, 8 March, 8-12": whoever comes between.
  const isFreeForAll = reading.givesAway() && reading.hasDay() && reading.isDropIn();
  if (chosen === 'book' && isFreeForAll && !reading.has('web') && !reading.has('phone')) return 'visit';
  // "Rémouleur à domicile".
  if (chosen === 'visit' && comesToUs(reading) && !reading.has('hours'))
    return reading.hasFixedPrice() ? 'book' : 'contact';
  const isLent = ['buy', 'test-drive', 'test-ride'].includes(chosen) && isLetting(brief.title, language);
  const intent = isLent ? 'book' : chosen;
  if (intent === 'quote' && reading.isWalkIn()) return 'visit';
  const isWalkIn = reading.isWalkIn() && !isBookingWished(reading);
  return booked.has(intent) && (isWalkIn || comesRound(intent, reading)) ? 'visit' : intent;
}

/** What is carried home; asked for in so many words, it is no matter where. */
const handedOver = new Set<Intent>(['buy', 'order']);
/** What may be had where people are asked to come by. */
const hadThere = new Set<Intent>(['buy', 'order', 'contact', 'discover']);
/** What is bought by who only asks about it. */
const askedAbout = new Set<Intent>(['buy', 'order', 'discover', 'learn']);

/**
 * What was chosen, unless the brief says where it is to be had: "visit our showroom". A shop on the web cannot be
 * visited.
 */
function whereItIs(chosen: Intent, reading: Reading): Intent {
  // "Walk in, or book online": online is where it is booked.
  const isBooked = reading.named !== undefined && booked.has(reading.named);
  if ((chosen === 'visit' || chosen === 'directions') && !isBooked && isOnlineOnly(reading))
    return reading.givesAway() ? 'sign-up' : reading.isEaten ? 'order' : 'buy';
  const isNowhere = chosen === 'visit' && !reading.isComeBy() && !reading.has('date');
  if ((askedAbout.has(chosen) || isNowhere) && wantsEnquiries(reading)) return 'contact';
  const isSent = reading.has('web') || reading.isPosted();
  return hadThere.has(chosen) && !isSent && isInvited(reading) ? 'visit' : chosen;
}
