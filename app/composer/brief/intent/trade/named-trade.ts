import { isHiring } from '../../../languages/matchers.ts';
import { isHeadLast, sourcesBySpacing, sourcesOfAll, wordsOfAll } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import type { Unasked } from '../../brief-facts.ts';
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
import { offersJob } from './job-offers.ts';
import { carByItsPapers, isCarBelow, isPriceOfHome, isSoldByPrice, isWeighedThing } from './sold-by-price.ts';
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

/** "Nachhilfe gesucht?" asks its readers whether they look for it; nobody is hired. */
const lookedFor = toPattern(
  `(?<!\\p{L})(?:${sourcesOfAll((language) => language.lookedFor)})\\s?(?=[?？])`,
  'giu',
);

const isSaleAtEnd = (name: string) =>
  reduction.test(/\p{L}+(?=[\s!.]{0,9}$)/u.exec(name.slice(0, 120))?.[0] ?? '');

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

const jointly = toPattern(`^[^,.:–—|]{0,20}(?:&|\\+|\\s(?:${sourcesOfAll(({ and }) => and)})\\s)`, 'iu');

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
const opensBuying = toPattern(
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
  // "The dogs' shelter needs volunteers": they are asked for, and not who gives money.
  const seeksHelpers = known === 'donate' && saysDeed('volunteer', title, language);
  // "Nanny wanted", "text Priya": a family is written to where it says so.
  const isOfFamily = known === 'apply' && facts.some(({ kind }) => kind === 'phone');
  const isUnpaid = () => seeksHelpers || seeksVolunteers(brief, facts, language);
  if (!isOfFamily && offersJob(brief, facts, language) && !isUnpaid()) return { trade: 'apply', hires: true };
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
    // "Cottage for sale": most are booked by the night, this one is looked at.
    return { trade: isVehicleForSale(title, language) || isHome(title, language) ? 'view' : 'buy', hires };
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
  // "Cottage by the church", "£275,000".
  const isDearHome = () =>
    isHome(title, language) && facts.some(({ kind, text }) => kind === 'price' && isPriceOfHome(text));
  if (named === 'book' && (isSoldByPrice(brief, language) || isDearHome())) return { trade: 'view', hires };
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

const isHome = (title: string, language: string) => tradeOfThings(title, language) === 'view';

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

const fewHours = toPattern(
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
