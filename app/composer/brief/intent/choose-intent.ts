import { matchersOf } from '../../languages/matchers.ts';
import { sourcesOfAll, wordsOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import type { BriefFacts, Unasked } from '../brief-facts.ts';
import { findOffer } from '../offer/find-offer.ts';
import { namesTerm } from '../offer/price-terms.ts';
import { letterBefore } from '../request.ts';
import { isNegated } from '../strategy.ts';
import { everyMatch } from '../text/every-match.ts';
import { perLanguage } from '../text/remembering.ts';
import type { Intent } from './intents.ts';
import {
  comesRound,
  comesToUs,
  isBookingWished,
  isComeFor,
  isDoneOnce,
  isDoneWhileOpen,
  isFetched,
  isSoldAtAddress,
  isStall,
  isTaughtAlone,
} from './reading/come-for.ts';
import { isEatenThere } from './reading/goods-and-deeds.ts';
import { isInvited, isOnlineOnly, wantsEnquiries } from './reading/invited.ts';
import { isOneSession } from './reading/one-session.ts';
import { type Reading, readingOf } from './reading/reading.ts';
import { chooseIntent } from './rules/rules.ts';
import { byWhatIsShown } from './second-look/by-what-is-shown.ts';
import { bearOut } from './second-look/doubts.ts';
import { comesAtAnyHour } from './second-look/emergency.ts';
import { insteadOfTable } from './second-look/instead-of-table.ts';
import { justCome } from './second-look/just-come.ts';
import { asksInWords, sayCall } from './signs/asked-at-address.ts';
import { saysDeed } from './signs/deeds.ts';
import { longestRead } from './signs/pointings.ts';
import { homeSize, isLetting, isSelling } from './trade/exchange.ts';
import { tradeNamed } from './trade/named-trade.ts';

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

/** What one may also join by coming: a group, a run, a game. */
const joined = new Set<Intent>(['sign-up', 'start', 'play']);

const attendedAt = new Set<Intent>(['enrol', 'sign-up', 'start']);

const vouchersOf = perLanguage((language) => toPattern(matchersOf(language).vouchers, 'iu'));

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
  const { intent: found, isGuess, isLoose, isAsked } = chooseIntent(reading);
  // "I have a shop and want people to buy the starter set": no course, however many weeks are told of it.
  const isForSale = trade === 'buy' && attendedAt.has(found) && letterBefore(read.brief.title) !== undefined;
  const chosen = isForSale ? trade : found;
  // "Order: eat in only".
  const isHadAnywhere = hadAnywhere.has(chosen) && !(chosen === 'order' && isEatenThere(reading));
  const settled = isAsked && isHadAnywhere ? chosen : settleByTerms(chosen, reading);
  const intent = isAsked ? settled : whereItIs(settled, reading);
  const borneOut = isGuess && intent === chosen ? bearOut(intent, reading) : intent;
  const come = isAsked && !isLoose ? borneOut : justCome(borneOut, reading, isLoose);
  const shown = byWhatIsShown(come, reading);
  return { trade, intent: shown === 'enrol' && isOneSession(reading) ? 'book' : shown };
}

const moneyAskedFor = toPattern(
  `(?<!\\p{L})(?:${sourcesOfAll((language) => language.moneyAskedFor)})(?!\\p{L})`,
  'giu',
);

/** "No pedir dinero en este anuncio". */
const refusesGifts = ({ brief }: Reading) =>
  [brief.instructions, brief.saleGoals].some((text) =>
    everyMatch(moneyAskedFor, text.slice(0, longestRead)).some(({ index }) => isNegated(text, index)),
  );

/** What a price for each player may be taken for. */
const paidByPlayers = new Set<Intent>(['buy', 'visit', 'quote']);
const negotiable = toPattern(
  wordsOfAll((language) => language.negotiable),
  'iu',
);
const fetchedOnly = toPattern(
  wordsOfAll((language) => language.fetchedOnly),
  'iu',
);
/** What a thing may be taken for that has a price to talk about. */
const talkedOver = new Set<Intent>(['buy', 'order', 'visit', 'quote', 'book', 'discover']);
const isHome = ({ said, has }: Reading) => homeSize.test(said) || has('price') || has('phone');
/** "£650", unlike what a seat costs. */
const isFee = (price: string) => /[£€$]\s?\p{Nd}{3}|\p{Nd}{3}\s?[£€$]/u.test(price);
/** Four figures: nobody books that unseen. */
const isDearFee = (price: string) => /\p{Nd}[.,' ]?\p{Nd}{3}/u.test(price);

/** What was chosen, unless the terms of a price, "to rent" or "no appointment" say something else. */
function settleByTerms(chosen: Intent, reading: Reading): Intent {
  const { brief, language, lines } = reading;
  if (chosen === 'donate' && refusesGifts(reading)) return reading.isComeBy() ? 'visit' : 'contact';
  // "Beach hut by the day": for a day or a night people book without a viewing.
  const isByTheNight = (text: string) => namesTerm('stay', text.slice(0, longestRead), language);
  if (chosen === 'view' && !reading.isUsedVehicle() && isByTheNight(`${brief.title}\n${brief.adCopy}`))
    return 'book';
  // "Heritage open house, Sunday 10–4": no home is for sale.
  // "Open house Sunday 2-4": nobody books what is open to all for two hours.
  const isOpenThen = () => reading.hasDay() && (reading.has('time') || reading.has('hours'));
  const isOpenFor = () => !isHome(reading) || (isOpenThen() && !saysDeed('view', brief.saleGoals, language));
  if (chosen === 'view' && saysDeed('visit', brief.title, language) && isOpenFor()) return 'visit';
  // "Antique barn, 9,000 sq ft, open daily 10-5".
  const isHouseToLet = () => isLetting(brief.title, language) || isSelling(brief.title, language);
  if (chosen === 'view' && reading.saysOpen() && reading.isRegular() && !isHouseToLet()) return 'visit';
  const prices = lines.filter((line) => line.facts.some(({ kind }) => kind === 'price'));
  const isSeat = reading.pointed().includes('tickets');
  if (
    chosen === 'tickets' &&
    ((!isSeat && !reading.isCheap() && prices.some(({ text }) => isByTheNight(text))) || comesToUs(reading))
  )
    return 'book';
  // "Ceilidh band for weddings, from £780": a show that comes to those who ask for it.
  if (
    chosen === 'tickets' &&
    !reading.has('date') &&
    !reading.has('time') &&
    (reading.isPricedOnAsking() || (reading.prices.some(isFee) && !reading.isComeBy())) &&
    !reading.pointed().includes('tickets') &&
    !sayCall(brief.title.slice(0, longestRead), 'tickets', language)
  )
    return 'book';
  // "Felt boots, adults £42, children £26, sent anywhere".
  const isSent = () => !reading.named && reading.pointed().includes('order') && !reading.takesTime();
  if ((chosen === 'buy' || chosen === 'order') && isComeFor(reading) && !isSent())
    return reading.has('hours') && !reading.has('web') ? 'visit' : 'book';
  // "60 minutes of air left", "2–6 players, from €24 each".
  const isPlayed = !reading.named || (chosen === 'visit' && !reading.isCheap() && !reading.isWalkIn());
  if (paidByPlayers.has(chosen) && isPlayed && reading.isOfPlayers()) return 'book';
  // "Heels, zips, watch straps", "while you wait". A telescope of £179, "ready in 12 minutes", is bought.
  if (
    chosen === 'buy' &&
    reading.isWalkIn() &&
    (!reading.has('price') || reading.isCheap()) &&
    !reading.has('offer') &&
    !reading.isPosted() &&
    !reading.has('web')
  )
    return 'visit';
  if (chosen === 'order' && isEatenThere(reading)) return reading.isComeBy() ? 'visit' : 'table';
  // "Paella in your garden, 18 € per person".
  if (chosen === 'table' && comesToUs(reading)) return reading.has('price') ? 'book' : 'quote';
  // "Sushi selber rollen, 3 Stunden, 69 € pro Person".
  if (chosen === 'table' && reading.form() === 'deed' && reading.hasLength() && reading.has('price'))
    return 'book';
  if (chosen === 'table' && !asksInWords(brief.saleGoals, 'table', language)) {
    const instead = insteadOfTable(reading);
    if (instead) return instead;
  }
  if ((chosen === 'buy' || chosen === 'order') && isStall(reading)) return 'visit';
  if (chosen === 'order' && isSoldAtAddress(reading)) return 'visit';
  // "Boat noodles, 20 a bowl, open 9 to 3": eaten there, where nothing says how else it would come.
  if (chosen === 'order' && isOpenAndSilent(reading)) return 'visit';
  // "Tractor, €46,500 ono": asked about before it is bought.
  const isOpenOnItsDay = chosen === 'visit' && (reading.isWalkIn() || reading.isDropIn());
  if (talkedOver.has(chosen) && negotiable.test(reading.said) && !isOpenOnItsDay) return 'contact';
  // "Pullets £17 each, collection only".
  if (chosen === 'buy' && !reading.has('web') && fetchedOnly.test(reading.said))
    return reading.has('hours') || reading.saysOpen() ? 'visit' : 'contact';
  // "Barrel sauna in your garden, from $5,400 installed", with the goal of leads.
  if (chosen === 'book' && wantsEnquiries(reading) && reading.prices.some(isDearFee)) return 'quote';
  if (comesAtAnyHour(chosen, reading)) return 'call';
  // "Places at our nursery", "come and see us on Saturday 15 March, 10–1".
  const isShownOnDay = () => isInvited(reading) && reading.hasDay() && reading.isDropIn();
  if (chosen === 'enrol' && isShownOnDay() && !reading.has('price') && !reading.has('phone')) return 'visit';
  // "Throw a pot this weekend", "2 hr wheel taster £38".
  if (chosen === 'enrol' && isDoneOnce(reading)) return 'book';
  // "Eat and sing together, €5, no need to sign up".
  if (chosen === 'tickets' && reading.isWalkIn() && !reading.pointed().includes('tickets')) return 'visit';
  // "New exhibition at the museum. Thu-Sun 10-4, gold coin entry".
  if (chosen === 'tickets' && isOpenHouse(reading)) return 'visit';
  // "Podcast recording, Friday 3 May 8pm, £14": the seats are paid for.
  if (chosen === 'listen' && reading.has('price') && reading.hasDay() && reading.has('time'))
    return 'tickets';
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
  if (chosen === 'play' && reading.hasDay() && !saysDeed('online', reading.said, language)) {
    if (reading.has('place') || reading.has('hours')) return 'visit';
    if (!reading.has('time')) return 'discover';
  }
  // "Free rabies jabs, 8 March, 8-12": whoever comes between.
  const isFreeForAll = reading.isOfferedFree() && reading.hasDay() && reading.isDropIn();
  if (chosen === 'book' && isFreeForAll && !reading.has('web') && !reading.has('phone')) return 'visit';
  // "Book reading, Friday 8pm, £14".
  if (
    chosen === 'visit' &&
    reading.named === 'visit' &&
    reading.isEvent() &&
    reading.has('time') &&
    !reading.has('hours') &&
    !reading.isWalkIn() &&
    !reading.tellsGoods() &&
    reading.prices.length === 1 &&
    !reading.isCheap() &&
    !reading.isDropIn()
  )
    return 'tickets';
  // "DJ on the roof, every Friday, free entry".
  const isOpenRegularly = reading.isOpenToAll() && (reading.isRegular() || reading.hasDay());
  if (chosen === 'book' && isOpenRegularly && !reading.has('phone') && !reading.has('web')) return 'visit';
  // "Rémouleur à domicile".
  if (chosen === 'visit' && !reading.has('hours') && (comesToUs(reading) || isFetched(reading)))
    return reading.hasFixedPrice() && !reading.isByMeasure() ? 'book' : 'contact';
  const isLent = ['buy', 'test-drive', 'test-ride'].includes(chosen) && isLetting(brief.title, language);
  const intent = isLent ? 'book' : chosen;
  // "Fresh fade $25, walk-ins welcome": no number or address to ask at, and not "booth to rent".
  const isAsked = reading.has('phone') || reading.has('web') || isLetting(brief.title, language);
  if ((intent === 'quote' || (intent === 'contact' && !isAsked)) && reading.isWalkIn()) return 'visit';
  const isWalkIn = reading.isWalkIn() && !isBookingWished(reading);
  // "Running group, Tuesdays 6.30, just turn up".
  // "Payroll, done in 10 minutes" has no hour of its own.
  const isJoinedThere =
    joined.has(intent) && (reading.has('date') || reading.has('time') || reading.isRegular());
  if (isJoinedThere && isWalkIn && !saysDeed('join', brief.saleGoals, language)) return 'visit';
  // "Chimney swept, report while you wait": at the reader's house.
  const isAtHome = reading.named === 'quote' && !reading.isComeBy();
  if (
    booked.has(intent) &&
    ((isWalkIn && !isAtHome) || comesRound(intent, reading) || isDoneWhileOpen(reading))
  )
    return 'visit';
  // "GCSE maths tutor, £32/hr".
  return intent === 'enrol' && isTaughtAlone(reading) ? 'book' : intent;
}

/** What is heard or carried home; asked for in so many words, it is no matter when. */
const hadAnywhere = new Set<Intent>(['buy', 'order', 'listen']);
/** What is carried home; asked for in so many words, it is no matter where. */
const handedOver = new Set<Intent>(['buy', 'order']);
/** What may be had where people are asked to come by. */
const hadThere = new Set<Intent>(['buy', 'order', 'contact', 'discover']);
/** What is bought by who only asks about it. */
const askedAbout = new Set<Intent>(['buy', 'order', 'discover', 'learn']);

/** "Open till late", and no word of a number, a web address or of orders. */
const isOpenAndSilent = (reading: Reading) =>
  reading.saysOpen() &&
  !reading.has('web') &&
  !reading.has('phone') &&
  !reading.has('deadline') &&
  !reading.bringsGoods() &&
  !reading.isPosted() &&
  !reading.pointed().includes('order') &&
  !asksInWords(reading.brief.saleGoals, 'order', reading.language);

const daySpan = /\p{L}{2}\.?\s?[-–—]\s?\p{L}{2}/u;
/** A house that is open on its days, and no word of a ticket. */
const isOpenHouse = ({ has, isRegular, saysOpen, lines, said, language }: Reading) =>
  lines.some(({ facts }) =>
    facts.some(({ kind, text }) => kind === 'hours' && (isRegular() || saysOpen() || daySpan.test(text))),
  ) &&
  !has('price') &&
  !has('web') &&
  !has('phone') &&
  !asksInWords(said, 'tickets', language);

/** "Bedding plants, 6 for £10", "tea room open daily", "Garden Centre": a house that is open, and nothing brought. */
const isHouseOpen = ({ pointed, isRegular, saysOpen, has, bringsGoods, brief, language }: Reading) =>
  pointed().includes('visit') &&
  !pointed().includes('order') &&
  (isRegular() || saysOpen() || has('hours')) &&
  !has('phone') &&
  !bringsGoods() &&
  !saysDeed('online', brief.saleGoals, language);

/** "Guitars and amps", "12 Dock Street": a shop of bricks. "Lamps up to 50% off, 6–8 November": a sale in it. */
const isShopAtAddress = ({ facts, has, isReduced, bringsGoods }: Reading) =>
  facts.some(({ kind, text }) => kind === 'place' && /\p{Nd}/u.test(text)) &&
  !has('phone') &&
  !has('deadline') &&
  (!isReduced() || facts.some(({ kind, text }) => kind === 'date' && spanOfDays.test(text))) &&
  !bringsGoods();

/** "6–8 November", "6.–8. november". */
const spanOfDays = /\p{Nd}\.?\s?[-–—~〜]\s?\p{Nd}/u;

const shopPlaces = toPattern(
  wordsOfAll((language) => language.shopPlaces),
  'iu',
);
/** "Fish tanks 30% off", "Mill Retail Park": where the shop stands, and no other way to it. */
const isShopInPlace = ({ said, brief, has, bringsGoods, pointed }: Reading) =>
  shopPlaces.test(`${said}\n${brief.instructions}`) &&
  !has('phone') &&
  !bringsGoods() &&
  !pointed().includes('order');

/**
 * What was chosen, unless the brief says where it is to be had: "visit our showroom". A shop on the web cannot be
 * visited.
 */
function whereItIs(chosen: Intent, reading: Reading): Intent {
  // "Walk in, or book online": online is where it is booked.
  const isBooked = reading.named !== undefined && booked.has(reading.named);
  if ((chosen === 'visit' || chosen === 'directions') && !isBooked && isOnlineOnly(reading))
    // "Coin auction, viewing Friday, bids online": nothing is bought before that day.
    return reading.givesAway() || reading.hasDay() ? 'sign-up' : reading.isEaten ? 'order' : 'buy';
  const isNowhere = chosen === 'visit' && !reading.isComeBy() && !reading.has('date');
  if ((askedAbout.has(chosen) || isNowhere) && wantsEnquiries(reading)) return 'contact';
  const isSent =
    reading.has('web') || reading.isPosted() || saysDeed('online', reading.brief.saleGoals, reading.language);
  const isShopOpen = () =>
    chosen === 'buy' &&
    reading.saysOpen() &&
    !reading.has('price') &&
    !reading.has('offer') &&
    !reading.has('phone') &&
    !reading.bringsGoods();
  const isThere = () =>
    isInvited(reading) ||
    isShopOpen() ||
    (chosen === 'buy' && (isShopAtAddress(reading) || isShopInPlace(reading))) ||
    (handedOver.has(chosen) && isHouseOpen(reading));
  return hadThere.has(chosen) && !isSent && isThere() ? 'visit' : chosen;
}
