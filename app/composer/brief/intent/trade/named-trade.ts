import { isHiring } from '../../../languages/matchers.ts';
import { isHeadLast, sourcesBySpacing, sourcesOfAll, wordsOfAll } from '../../../languages/registry.ts';
import type { FactKind, Unasked } from '../../brief-facts.ts';
import { isPricedFor } from '../../offer/price-terms.ts';
import { reduction } from '../../offer/reduction.ts';
import { letterBefore } from '../../request.ts';
import { wordCount } from '../../text/segments.ts';
import type { Intent } from '../intents.ts';
import { saysDeed } from '../signs/deeds.ts';
import { formOf, formOfName } from '../signs/name-form.ts';
import { longestRead, pointingsIn } from '../signs/pointings.ts';
import {
  isLetting,
  isSelling,
  isVehicleForSale,
  showsLookedAtFirst,
  tradeOfGoods,
  withoutSelling,
} from './exchange.ts';
import {
  asksToJoin,
  givesWanted,
  joinsBelow,
  seeksWork,
  soughtIn,
  wantsPlayers,
  wantsWares,
} from './sought.ts';
import { allDone, tradeOf } from './trade.ts';
import { tradeOfThings } from './trade-of-things.ts';

/** "2019 VW Golf", "Clio 2021, 38 000 km": a year and a make, a mileage or an inspection. */
const carByItsPapers =
  /(?=[^\n]{0,200}(?<!\p{Nd})(?:19[89]|20[0-4])\p{Nd}(?!\p{Nd}))(?=[^\n]{0,200}(?:(?<!\p{L})(?:FSH|MOT|TÜV|ITV|APK|STK|Alfa Romeo|Audi|BMW|Chevrolet|Citro[eë]n|Dacia|Fiat|Ford|Honda|Hyundai|Jaguar|Jeep|Kia|Lada|Land Rover|Lexus|Mazda|Mercedes|Mitsubishi|Nissan|Opel|Peugeot|Porsche|Range Rover|Renault|Seat (?:Ibiza|Le[oó]n|Ateca|Arona)|[SŠ]koda|Subaru|Suzuki|Tesla|Toyota|Vauxhall|Volkswagen|Volvo|VW|Лада|Тойота|Рено|Киа|تويوتا|丰田|豐田|大众|本田|トヨタ|ホンダ|日産|현대|기아)(?!\p{L})|\p{Nd}(?:[.,\s]?\p{Nd}{3}|k|\s?тыс\.?|\s?mil)\s?(?:km|miles|mi|км|kilometer|χλμ)(?!\p{L})))/iu;

/** "2016 Fiesta", with its papers and its price in the copy. */
const year = /(?<!\p{Nd})(?:19[89]|20[0-4])\p{Nd}(?!\p{Nd})/u;

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

/** "Heels, soles, zips – shoe repairs same day": things, and the work that is done on them. */
function workOnListed(sold: string, title: string, language: string): Intent | undefined {
  const behind = title.slice(sold.length, 120);
  if (sold.split(/,\s/u).length < 3 || !/^\s?[-–—:|]\s/u.test(behind)) return undefined;
  // "Prams, cots, baby clothes - all cleaned".
  if (allDone.test(/^\s?[-–—:|]\s\S{1,20}\s/u.exec(behind)?.[0] ?? '')) return undefined;
  const work = tradeOf(behind.replace(/^\s?[-–—:|]\s/u, ''), language);
  return work === 'visit' || work === 'book' || work === 'quote' ? work : undefined;
}

const { spaced: weBuy, unspaced: weBuyUnspaced } = sourcesBySpacing((language) => language.weBuy);
const joined = sourcesOfAll(({ and }) => and);
/** "We buy any campervan", unlike "we buy and sell". */
const opensBuying = new RegExp(
  `^\\P{L}{0,9}(?:${weBuy})\\s(?!(?:&|\\+|\\/|(?:${joined})\\s))|(?:${weBuyUnspaced})(?!.*(?:販売|판매|销售|銷售|ขาย))`,
  'iu',
);

/** What is done with things that others buy from their owners. */
const doneWithThings = new Set<Intent>(['quote', 'book', 'test-drive', 'test-ride', 'view']);

/** "El Rancho jewelry – we buy gold": whose part behind the name opens with what it does for other traders. */
function buyerBehind(sold: string, title: string, language: string): Intent | undefined {
  const behind = /^\s?[-–—:|]\s(?<rest>.*)/u.exec(title.slice(sold.length, 120))?.groups?.rest ?? '';
  const isFirst = pointingsIn(behind, language).some(
    ({ intent, start }) => intent === 'contact' && start === 0,
  );
  return isFirst && tradeOf(sold, language) === 'buy' ? 'contact' : undefined;
}

/** "The Allotment Tapes – new podcast", "Garage Days, the podcast": what a name is given to. */
function heardBehind(title: string, language: string): Intent | undefined {
  const parts = title.slice(0, 120).split(/\s[-–—|]\s|[,:]\s/u);
  const last = parts.length > 1 ? (parts.at(-1) ?? '').replace(/[.!]+$/u, '') : '';
  const [only, ...others] = wordCount(last, language) < 3 ? pointingsIn(last, language) : [];
  const isHead = !isHeadLast(language) || only?.end === last.length;
  return only?.intent === 'listen' && others.length === 0 && isHead ? 'listen' : undefined;
}

/** What the trade in the title asks for, and whether its sender looks for somebody to employ. */
export function tradeNamed({ brief, sold, facts, language }: Unasked): {
  trade: Intent | undefined;
  hires: boolean;
} {
  const title = brief.title.replace(lookedFor, '');
  const known =
    buyerBehind(sold, title, language) ??
    workOnListed(sold, title, language) ??
    heardBehind(title, language) ??
    tradeOfSold(sold.replace(lookedFor, ''), language) ??
    // "I have a book shop and want people to buy the starter set": the shop tells it.
    tradeOf(letterBefore(title) ?? title, language) ??
    houseOf(title, language);
  // "Car wreckers", "Cash for unwanted cars": they buy, whatever else is done with these things.
  const buysBelow = () =>
    (known === undefined || doneWithThings.has(known)) && opensBuying.test(brief.adCopy.slice(0, 120));
  if (opensBuying.test(title.slice(0, 120)) || buysBelow()) return { trade: 'contact', hires: false };
  if (isBesideEvening(title, facts, language)) return { trade: 'visit', hires: false };
  if (known === 'enrol' && joinsBooking(title, language)) return { trade: 'book', hires: false };
  const worker = seeksWork(title, language);
  if (worker) return { trade: worker, hires: false };
  if (wantsPlayers(brief, facts, language)) return { trade: 'sign-up', hires: false };
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
    named !== 'sign-up' &&
    !(
      known !== undefined &&
      askedBeside.has(known) &&
      soundsLikeJob(title.slice(0, 120), language) === known
    ) &&
    (sought === 'staff' || isHiring(title) || (known !== 'donate' && isHiring(brief.adCopy.slice(0, 300))));
  if (hires && seeksVolunteers(brief, facts, language)) return { trade: 'sign-up', hires: false };
  const below = hires && !isHiring(title) ? soundsLikeJob(brief.adCopy.slice(0, 300), language) : undefined;
  if (below && sought !== 'staff') return { trade: known ?? below, hires: false };
  // "Parade sponsors needed".
  const inTitle = pointingsIn(title.slice(0, 120), language).map(({ intent }) => intent);
  if (hires && inTitle.includes('contact') && !inTitle.includes('apply'))
    return { trade: 'contact', hires: false };
  if (hires) return { trade: 'apply', hires };
  if (carByItsPapers.test(title) || isCarBelow(brief, language)) return { trade: 'test-drive', hires };
  // "Used kayaks": most businesses lend kayaks, this one sells them.
  if (named === 'book' && isSelling(title, language) && !isLetting(title, language))
    return { trade: isVehicleForSale(title, language) ? 'view' : 'buy', hires };
  // "Stove exhibition clearance": what is shown there is for sale.
  if (
    (named === 'tickets' || named === 'book') &&
    reduction.test(title) &&
    pointingsIn(title, language).some((one) => one.intent === 'buy')
  )
    return { trade: 'buy', hires };
  // "Lastenrad mieten": nobody buys it.
  if (named === 'buy' && isLetting(title, language) && !isSelling(title, language))
    return { trade: 'book', hires };
  // "Boat hire, no licence needed": lent, and nobody is taught.
  if (named === 'enrol' && isLetting(title, language) && tradeOfThings(title, language) === 'book')
    return { trade: 'book', hires };
  // "Refurbished laptops".
  if (isSelling(title, language) && isOfWares(named, title, language)) return { trade: 'buy', hires };
  // "Inflatable kayak", "12 kg, €349 with paddles": what is lent has no weight told.
  if (named === 'book' && isWeighedThing(title, brief.adCopy, facts, language))
    return { trade: 'buy', hires };
  // "Static caravan, £24,950": nobody lends it at such a price.
  if (named === 'book' && isSoldByPrice(brief, language)) return { trade: 'view', hires };
  // "Winter tyres for sale": most tyres are changed, and used printers are not mended.
  const isWork = servedThings.has(tradeOfThings(title, language) ?? 'buy');
  if (named === undefined && isSelling(title, language) && isWork && !showsLookedAtFirst(title, language))
    return { trade: 'buy', hires };
  // "Second-hand bikes, all serviced": sold, though work was done on them.
  if (named === undefined && isSelling(title, language) && soldUsed.has(tradeOfThings(title, language)))
    return { trade: 'buy', hires };
  // "Pub to let": asked about by who would keep it.
  if (
    houses.has(named) &&
    isLetting(title, language) &&
    pointingsIn(title, language).some(({ intent }) => intent === 'view')
  )
    return { trade: 'view', hires };
  if (named !== 'view') return { trade: named, hires };
  const goods = tradeOfGoods(title, brief.adCopy.slice(0, longestRead), language);
  return { trade: goods === 'buy' && showsLookedAtFirst(title, language) ? 'view' : (goods ?? named), hires };
}

/** What may sound like a job and is none: a room that is let, a fair for those who look for work. */
const askedBeside = new Set<Intent>(['view', 'visit']);

/** "Nachmieter gesucht", "foster carers needed": what asks for something else, and is all that sounds like a job. */
const soundsLikeJob = (text: string, language: string): Intent | undefined =>
  pointingsIn(text, language).find(
    ({ intent, start, end }) =>
      intent !== 'apply' &&
      isHiring(text.slice(start, end)) &&
      !isHiring(`${text.slice(0, start)} ${text.slice(end)}`),
  )?.intent;

const fewHours = new RegExp(
  wordsOfAll((language) => language.fewHours),
  'iu',
);

/** "Hands needed!", "volunteer riders wanted", "more volunteers": nobody is paid. */
function seeksVolunteers(brief: Unasked['brief'], facts: Unasked['facts'], language: string): boolean {
  if (facts.some(({ kind }) => kind === 'price')) return false;
  // "Patrollers wanted", "2 hours a month".
  if (fewHours.test(brief.adCopy.slice(0, longestRead))) return true;
  return [brief.title, brief.adCopy, brief.saleGoals].some((text) =>
    pointingsIn(text, language).some(
      ({ intent, start, end }) =>
        intent === 'sign-up' && saysDeed('volunteer', text.slice(start, end), language),
    ),
  );
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

const weight = /\p{Nd}\s?(?:kg|kilo\p{L}*|кг|公斤|lbs?)(?!\p{L})/iu;

/** Whether a thing others lend has its weight and one price, and no hour, day or place to have it for or at. */
function isWeighedThing(title: string, adCopy: string, facts: Unasked['facts'], language: string): boolean {
  const said = `${title}\n${adCopy}`.slice(0, longestRead);
  const has = (...kinds: FactKind[]) => facts.some(({ kind }) => kinds.includes(kind));
  return (
    tradeOfThings(title, language) === 'book' &&
    weight.test(said) &&
    has('price') &&
    !has('date', 'time', 'hours', 'place') &&
    !isLetting(said, language) &&
    (['stay', 'person', 'term'] as const).every((term) => !isPricedFor(term, said, language))
  );
}

/** Five figures in euros, pounds or dollars. */
const dearPrice =
  /[€£$]\s?\p{Nd}{2,3}[.,' ]?\p{Nd}{3}(?!\p{Nd})|(?<!\p{Nd})\p{Nd}{2,3}[.,' ]?\p{Nd}{3}\s?[€£$]/u;

const fourFigures = /[€£$]\s?\p{Nd}[.,' ]?\p{Nd}{3}(?!\p{Nd})|(?<!\p{Nd})\p{Nd}[.,' ]?\p{Nd}{3}\s?[€£$]/u;

/** "Golf, 2017", "68,000 km, new MOT, £11,900". */
const isCarBelow = ({ title, adCopy }: Unasked['brief'], language: string): boolean =>
  (tradeOfThings(title, language) === 'test-drive' || !showsLookedAtFirst(title, language)) &&
  year.test(title.slice(0, 60)) &&
  (fourFigures.test(adCopy.slice(0, 120)) || dearPrice.test(adCopy.slice(0, 120))) &&
  carByItsPapers.test(`${title.slice(0, 60)} ${adCopy.slice(0, 120)}`.replaceAll('\n', ' '));

/** Whether a caravan, a boat or a horse has a price to buy it for. A price for a day or for each person is none. */
function isSoldByPrice({ title, adCopy }: Unasked['brief'], language: string): boolean {
  const said = `${title}\n${adCopy}`.slice(0, longestRead);
  if (isLetting(title, language)) return false;
  // "Caravan, 4 berth 2015", "£9,200".
  const isOfAYear = () =>
    /(?<!\p{Nd})(?:19[89]|20[0-4])\p{Nd}(?!\p{Nd})/u.test(title) && fourFigures.test(said);
  // "Caravan, 4 berth, £6,900".
  const isPriced = dearPrice.test(said) || (fourFigures.test(said) && !/\p{Nd}\s?[-–]\s?\p{Nd}/u.test(said));
  if (!isPriced && !isOfAYear()) return false;
  if (isPricedFor('stay', said, language) || isPricedFor('person', said, language)) return false;
  return showsLookedAtFirst(title, language);
}
