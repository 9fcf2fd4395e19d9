import { isHiring, matchersOf } from '../languages/matchers.ts';
import { askedAtAddress } from './asked-at-address.ts';
import type { BriefFacts, FactKind } from './brief-facts.ts';
import type { Intent } from './intents.ts';
import { formOf, isDoneByUs, isFreeToEnter, isMeasured, tellsGoods, tellsLesson } from './name-form.ts';
import { findOffer } from './offer.ts';
import { money } from './offer-words.ts';
import { isPricedFor, namesTerm, tellsLength } from './price-terms.ts';
import { reduction } from './reduction.ts';
import { perLanguage } from './remembering.ts';
import { clausesOf, sentencesOf } from './segments.ts';
import type { Topic } from './topics.ts';
import {
  homeSize,
  isLetting,
  isSelling,
  longestRead,
  pointingsIn,
  tradeOf,
  tradeOfGoods,
  tradeOfThings,
} from './trade.ts';
import { usualIntents } from './usual-intents.ts';

/** Topics of things people come for or are served with: "sale" in their goals does not make them a shop. */
const served = new Set<Topic>(['fitness', 'health', 'travel', 'house', 'software', 'finance', 'business']);
const eaten = new Set<Topic>(['burger', 'baking', 'restaurant']);
const retail = new Set<Topic>(
  (Object.keys(usualIntents) as Topic[]).filter((topic) => usualIntents[topic] === 'buy'),
);

/** "2019 VW Golf", "Clio 2021, 38 000 km": a year and a make, a mileage or an inspection. */
const carByItsPapers =
  /(?=[^\n]{0,200}(?<!\p{Nd})(?:19[89]|20[0-4])\p{Nd}(?!\p{Nd}))(?=[^\n]{0,200}(?:(?<!\p{L})(?:FSH|MOT|TÜV|ITV|APK|STK|Alfa Romeo|Audi|BMW|Chevrolet|Citro[eë]n|Dacia|Fiat|Ford|Honda|Hyundai|Jaguar|Jeep|Kia|Lada|Land Rover|Lexus|Mazda|Mercedes|Mitsubishi|Nissan|Opel|Peugeot|Porsche|Range Rover|Renault|Seat (?:Ibiza|Le[oó]n|Ateca|Arona)|[SŠ]koda|Subaru|Suzuki|Tesla|Toyota|Vauxhall|Volkswagen|Volvo|VW|Лада|Тойота|Рено|Киа|تويوتا|丰田|豐田|大众|本田|トヨタ|ホンダ|日産|현대|기아)(?!\p{L})|\p{Nd}(?:[.,\s]?\p{Nd}{3}|k|\s?тыс\.?|\s?mil)\s?(?:km|miles|mi|км|kilometer|χλμ)(?!\p{L})))/iu;

/** What goals and instructions ask for before the trade does, the plainest first. */
const asks: Intent[] = [
  'donate',
  'download',
  'table',
  'tickets',
  'apply',
  'quote',
  'sign-up',
  'book',
  'order',
];
/** Bookings of these have a name of their own ("Book a table"). */
const bookings = new Set<Intent>(['table', 'view', 'test-drive', 'enrol', 'tickets']);

/** What things are used in the service of: their trade says more than the form of a name. */
const servedWith = new Set<Intent>(['book', 'quote', 'contact']);

const amount = new RegExp(money, 'iu');

/** What nobody has to do where people may just come. */
const booked = new Set<Intent>(['book', 'table', 'reserve', 'enrol']);

const patternsOf = perLanguage((language) => {
  const { walkIns, from, upTo, per, seeking, pictured, provided, gifts, courseLength } = matchersOf(language);
  return {
    seeking: new RegExp(`\\s${seeking}(?:\\s|$)`, 'iu'),
    pictured: new RegExp(pictured, 'iu'),
    provided: new RegExp(provided, 'iu'),
    gift: new RegExp(`${money}\\s?${gifts}`, 'iu'),
    course: new RegExp(courseLength, 'iu'),
    opensWithCourse: new RegExp(`^${courseLength}`, 'iu'),
    walkIn: new RegExp(walkIns, 'iu'),
    openPrice: new RegExp(`^(?:${from}|${upTo})|/`, 'iu'),
    // "A month", "per person"; "each" and "per piece" are said of goods.
    isPer: new RegExp(`${per}(?<!each|apiece|pièce|stück|stuk|styck|st|je|piece|item|szt|ks|шт|kg|кг)`, 'iu'),
  };
});

/** Whether a brief says that one may come without booking. */
function isWalkIn({ brief, language }: Pick<BriefFacts, 'brief' | 'language'>): boolean {
  const said = `${brief.title}\n${brief.adCopy}\n${brief.instructions}`.slice(0, longestRead);
  return patternsOf(language).walkIn.test(said);
}

/** "The allotment society seeks new members": whatever it is, one joins it. */
function seeksMembers(title: string, language: string): boolean {
  const at = patternsOf(language).seeking.exec(title.slice(0, 120))?.index;
  return (
    at !== undefined && pointingsIn(title.slice(at), language).some(({ intent }) => intent === 'sign-up')
  );
}
const shops = new Set<Intent>(['book', 'quote', 'order', 'table', 'visit', 'contact']);

/** "Menuisier recherche compagnon": a trade that looks for somebody has a job; a refuge or a choir has none. */
function isShopSeeking(title: string, language: string): boolean {
  const at = patternsOf(language).seeking.exec(title.slice(0, 120))?.index;
  if (seeksMembers(title, language)) return false;
  const shop = at === undefined ? undefined : tradeOf(title.slice(0, at), language);
  return shop !== undefined && shops.has(shop);
}

/** What a brief asks its readers to do, and what its trade usually asks for. */
export function intentOf(read: Omit<BriefFacts, 'intent' | 'trade'>): Pick<BriefFacts, 'intent' | 'trade'> {
  const { brief, facts, language } = read;
  const known = tradeOf(read.sold, language) ?? tradeOf(brief.title, language);
  // "Wine evening": what one goes to, whatever there is.
  const isOuting =
    known === 'buy' && formOf(read.sold, language).form === 'outing' && !reduction.test(read.sold);
  const named = seeksMembers(brief.title, language) ? 'sign-up' : isOuting ? undefined : known;
  // "Volunteer drivers, 2 hours a week" are no employees.
  const hires =
    named !== 'sign-up' &&
    (isHiring(brief.title) || isHiring(brief.adCopy.slice(0, 300)) || isShopSeeking(brief.title, language));
  const trade = hires
    ? 'apply'
    : carByItsPapers.test(brief.title)
      ? 'test-drive'
      : settledTrade(brief.title, named);
  const chosen = choose(read, trade);
  // "Beach hut by the day": who comes for a night books it unseen.
  const isByTheNight = (text: string) => namesTerm('stay', text.slice(0, longestRead), language);
  if (chosen === 'view' && isByTheNight(`${brief.title}\n${brief.adCopy}`)) return { trade, intent: 'book' };
  const prices = read.lines.filter((line) => line.facts.some(({ kind }) => kind === 'price'));
  if (chosen === 'tickets' && prices.some(({ text }) => isByTheNight(text))) return { trade, intent: 'book' };
  if (isComeFor()) return { trade, intent: 'book' };
  const isLent = (chosen === 'buy' || chosen === 'test-drive') && isLetting(brief.title, language);
  const intent = isLent ? 'book' : chosen;
  return { trade, intent: booked.has(intent) && isWalkIn(read) ? 'visit' : intent };

  /** What is paid by the head or the hour is for those who come, whatever it is called after. */
  function isComeFor(): boolean {
    if (chosen !== 'buy' && chosen !== 'order') return false;
    if (trade === 'order' || isMeasured(brief.title.slice(0, longestRead))) return false;
    const said = `${brief.title}\n${brief.adCopy}`.slice(0, longestRead);
    if (isPricedFor('person', said, language)) return true;
    return !tellsGoods(brief.title, language) && isPricedFor('stay', said, language);
  }

  function settledTrade(title: string, of: Intent | undefined): Intent | undefined {
    // "Used kayaks": what is lent by most is sold here.
    if (of === 'book' && isSelling(title, language) && !isLetting(title, language)) return 'buy';
    return of === 'view' ? (tradeOfGoods(title, language) ?? of) : of;
  }

  function choose({ topic: { topic }, voice }: typeof read, named: Intent | undefined): Intent {
    const said = `${brief.title}\n${brief.adCopy}`.slice(0, longestRead);
    const has = (kind: FactKind) => facts.some((fact) => fact.kind === kind);
    if (named === 'apply') return has('phone') && !has('web') && !hires ? 'call' : 'apply';
    if (has('phone') && !has('web')) return 'call';
    const isReduced = () =>
      facts.some(
        ({ kind, parts }) => kind === 'offer' && (parts?.kind === 'discount' || parts?.kind === 'bundle'),
      );
    const hasFixedPrice = () => {
      const prices = facts.filter(({ kind }) => kind === 'price');
      return prices.length > 0 && !prices.some(({ text }) => patternsOf(language).openPrice.test(text));
    };
    /** "Free", "Free entry": for everybody, unlike "under 16s free". */
    const isPlainlyFree = (clause: string) =>
      !/\p{Nd}/u.test(clause) &&
      clause.split(/\s+/u).length <= 2 &&
      findOffer(clause, language)?.kind === 'free';
    /** "Free woodchip": nothing is sold, it is there to be fetched. */
    const givesAway = () => findOffer(read.sold, language)?.kind === 'free' && !has('price') && !isReduced();
    /** A day, an hour or how long it takes: what one has to be there for. */
    const takesTime = () => has('date') || has('time') || tellsLength(said, language);
    const isByPiece = () => isPricedFor('piece', said, language) || namesTerm('piece', brief.title, language);
    /** What is done for its customers: at once where people just come, else at a price agreed on or fixed. */
    const deedIntent = (): Intent => (has('hours') ? 'visit' : hasFixedPrice() ? 'book' : 'quote');
    const pricesDeed = () =>
      clausesOf(brief.adCopy.slice(0, longestRead)).some((clause) => {
        const at = amount.exec(clause)?.index ?? 0;
        return at > 2 && formOf(clause.slice(0, at).trim(), language).form === 'deed';
      });
    /** "Lace-making in four evenings", "Furniture painting for beginners, Saturday": taught, whatever the thing. */
    const isCourseOf = (form: string | undefined, named: Intent | undefined): boolean => {
      if (!has('price') || form === 'goods' || form === 'outing') return false;
      const { course, opensWithCourse } = patternsOf(language);
      if (named === 'buy' && form === 'lesson')
        return takesTime() && !has('deadline') && !isReduced() && !tellsGoods(read.sold, language);
      if (named !== undefined && named !== 'buy') return false;
      return (
        course.test(brief.title) ||
        (!named &&
          clausesOf(brief.adCopy.slice(0, longestRead)).some((clause) => opensWithCourse.test(clause)))
      );
    };
    /** What something unknown with a price is: a home by its area, goods by their weight, else by when it is. */
    const byPrice = (): Intent => {
      if (homeSize.test(said)) return 'view';
      if (tellsGoods(said, language) || isByPiece()) return settle('buy');
      const isByTime = facts.some(
        ({ kind, text }) => kind === 'price' && patternsOf(language).isPer.test(text),
      );
      return isByTime || takesTime() || !hasFixedPrice() ? 'book' : settle('buy');
    };
    const settle = (intent: Intent): Intent => {
      if (intent !== 'buy') return intent;
      if (givesAway()) return 'visit';
      if (eaten.has(topic)) return 'order';
      return voice === 'luxury' && !has('offer') ? 'discover' : intent;
    };
    const wishes = clausesOf(brief.instructions).filter(
      (clause) => !patternsOf(language).pictured.test(clause),
    );
    const asked =
      askedIn(`${wishes.join('\n')}\n${brief.saleGoals}`, language) ?? askedAtAddress(read.lines, language);
    if (asked) return asked === 'book' && named && bookings.has(named) ? named : asked;
    if ((!named || named === 'play') && platforms.test(brief.adCopy.slice(0, longestRead))) return 'download';
    if ((!named || named === 'buy') && patternsOf(language).gift.test(brief.adCopy.slice(0, longestRead)))
      return 'donate';
    const isEvent =
      !retail.has(topic) &&
      facts.some(
        ({ kind, text, field }) => kind === 'date' && field !== 'saleGoals' && /\p{Nd}/u.test(text),
      ) &&
      !has('deadline');
    const isOpenToAll = isFreeToEnter(said, language);
    if ((named === 'visit' || isOpenToAll) && isEvent && has('place')) return 'directions';
    if (isOpenToAll && named !== 'sign-up' && named !== 'listen') return 'visit';
    const isFree = facts.some(
      ({ kind, text, parts }) =>
        kind === 'offer' && parts?.kind === 'free' && clausesOf(text).some(isPlainlyFree),
    );
    if (named === 'tickets' && isFree && !has('price')) return 'visit';
    if (named === 'tickets' && has('price') && isPricedFor('term', said, language)) return 'enrol';
    if (named === 'quote' && hasFixedPrice()) return 'book';
    const form = formOf(read.sold, language).form;
    const isDeed = form === 'deed' && (named === undefined || named === 'buy') && !reduction.test(read.sold);
    if (
      form === 'goods' &&
      isMeasured(brief.title.slice(0, longestRead)) &&
      (named === 'visit' || named === 'tickets')
    )
      return settle('buy');
    if (named && named !== 'buy' && named !== 'sign-up' && !isDeed) return named;
    if (!named && form === 'lesson') return 'enrol';
    if (isCourseOf(form, named)) return 'enrol';
    const things = tradeOfThings(read.sold, language);
    if (isEvent && things && attended.has(things)) return things;
    const isOfGoods =
      !named &&
      form !== 'outing' &&
      (form === 'goods' || (things !== undefined && sold.has(things)) || isByPiece());
    if (isEvent && !named && !form && homeSize.test(said)) return 'view';
    // "Your bike, ready for spring. Full service £55": the price is for a deed.
    if (!named && !form && !isEvent && pricesDeed()) return deedIntent();
    if (isEvent && named !== 'buy' && !isOfGoods) {
      const wantsTickets = pointingsIn(brief.adCopy, language).some(({ intent }) => intent === 'tickets');
      if (has('price') || (wantsTickets && !isFree)) return 'tickets';
      if (has('place') && !has('web')) return 'directions';
      return isFree ? 'visit' : 'reserve';
    }
    if (named === 'buy' && things && served.has(topic) && things !== 'buy' && reduction.test(read.sold))
      return things;
    if (isDeed && !(things && servedWith.has(things))) return deedIntent();
    if (isDeed && named === 'buy') return things === 'quote' && hasFixedPrice() ? 'book' : (things ?? 'book');
    if (!named && form === 'outing') return 'book';
    if (!named && form === undefined && has('price') && !eaten.has(topic)) {
      const priced = read.lines.filter((line) => line.facts.some(({ kind }) => kind === 'price'));
      const isTaught = priced.some((line) => tellsLesson(line.text, language));
      if (isTaught || (isPricedFor('term', said, language) && (has('date') || has('time')))) return 'enrol';
      if (things !== 'order' && patternsOf(language).provided.test(said)) return 'book';
    }
    if (!named && form === undefined && !isEvent && opensWithOurDeed(brief.adCopy, language))
      return deedIntent();
    if (!named && form === undefined && isByPiece()) return settle(things === 'order' ? things : 'buy');
    const told = (named ?? things ?? 'buy') === 'buy' && opensWithDeed(brief.adCopy, language);
    if (told) return told;
    if (named) return settle(named);
    if (form === 'goods' && (things === undefined || !servedWith.has(things)))
      return things === 'order' ? things : settle('buy');
    // "Brass band in the park, Sunday 3pm": an hour of its own is for those who come.
    const isAtItsHour =
      !named && has('date') && has('time') && !has('hours') && !tellsGoods(said, language) && !isByPiece();
    if (isAtItsHour && (things === undefined || sold.has(things))) return has('price') ? 'book' : 'visit';
    if (things === 'enrol' && has('price') && !takesTime()) return 'book';
    if (things === 'quote' && hasFixedPrice()) return 'book';
    if (things) return things === 'tickets' && isFree && !has('price') ? 'visit' : settle(things);
    const inCopy = pointingsIn(brief.adCopy, language).filter(
      // A lunch in the copy comes with the thing.
      ({ intent }) => intent !== 'table' && (intent !== 'buy' || !served.has(topic)),
    );
    const pointed = inCopy.find(({ intent }) => intent !== 'buy' && intent !== 'visit') ?? inCopy[0];
    if (pointed) return settle(pointed.intent);
    if (has('phone')) return 'call';
    if (isFree && !has('price') && takesTime()) return 'visit';
    const usual = usualIntents[topic];
    if (has('price') && (usual === 'learn' || usual === 'discover')) return byPrice();
    if (givesAway() || (topic === 'general' && (has('place') || has('hours')))) return 'visit';
    if (usual === 'learn' && isReduced()) return 'buy';
    return settle(usual);
  }
}

/** What a sentence of the copy tells its readers to do in its first words, other than to buy: "Sign up in the app". */
function opensWithDeed(adCopy: string, language: string): Intent | undefined {
  for (const sentence of sentencesOf(adCopy.slice(0, longestRead), language)) {
    const first = pointingsIn(sentence, language).find(({ start }) => start === 0)?.intent;
    if (first && deeds.has(first)) return first;
  }
  return undefined;
}
const deeds = new Set<Intent>(['sign-up', 'download', 'book', 'reserve', 'apply', 'donate', 'quote']);

/** What things are handed over for: a day beside them is when. */
const sold = new Set<Intent>(['buy', 'order']);

/** Whether the copy opens with what its sender does for others: "We collect it, strip it". */
function opensWithOurDeed(adCopy: string, language: string): boolean {
  const [first = ''] = sentencesOf(adCopy.slice(0, longestRead), language);
  return isDoneByUs(first, language);
}

/** Where apps are fetched from, and what they run on: names, alike in every language. */
const platforms =
  /(?<!\p{L})(?:App ?Store|Google Play|(?:on|for|für|sur|pour|para|per|su|voor|op|na|för|til|для|на) (?:Android|iOS)|iOS\P{L}{1,3}(?:\p{L}{1,4}\s)?Android|Android\P{L}{1,3}(?:\p{L}{1,4}\s)?iOS)(?!\p{L})/iu;

/** What people come to at a time of its own and still do not buy a ticket for. */
const attended = new Set<Intent>(['enrol', 'book', 'start', 'donate']);

/** What goals and instructions ask for outright; sales alone are what every brief is after. */
function askedIn(text: string, language: string): Intent | undefined {
  const found = pointingsIn(text, language).map(({ intent }) => intent);
  return asks.find((intent) => found.some((one) => one === intent));
}
