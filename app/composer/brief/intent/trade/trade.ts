import type { PointedIntent } from '../../../languages/language.ts';
import { isHiring } from '../../../languages/matchers.ts';
import { basicLanguageOf, isHeadLast, sourcesOfAll, wordsOfAll } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import { findSubjects } from '../../../subjects/find-subjects.ts';
import { isAudience, isProperName } from '../../../subjects/mentions.ts';
import { intentInDirectory, intentOfTradeName } from '../../../subjects/trade-names/trade-names.ts';
import { reduction } from '../../offer/reduction.ts';
import type { Intent } from '../intents.ts';
import { areJoined, asidesOf, headEndOf, isTradeOfReaders, nameEnd } from '../signs/head.ts';
import { formOf } from '../signs/name-form.ts';
import { type Pointing, pointingsIn } from '../signs/pointings.ts';
import { isLetting, isSelling } from './exchange.ts';

/** What may be done with anything: words for it give way to those of a trade. */
const general = new Set<Intent>(['buy', 'sign-up', 'visit', 'order', 'start']);

const placeBehind = toPattern(
  `\\p{L}\\s(?:${sourcesOfAll((language) => language.passing)})\\s(?:\\p{Lu}[\\p{L}'’.-]*\\s){1,3}$`,
  'u',
);

const doneToGoods = new Set<Intent>(['quote', 'book']);
/** "Prams and cots, all cleaned": work that was done on the wares. */
export const allDone = toPattern(`[,:–—-]\\s${wordsOfAll((language) => language.allDone)}\\s$`, 'iu');

/** What may be held in a house or done to it. Then the house itself is not for sale. */
const ofHomes = new Set<Intent>(['visit', 'quote']);

/**
 * What the trade a title names usually asks for. It is told by its own words, else by the thing it shows. undefined:
 * not known.
 */
export function tradeOf(text: string, language: string): PointedIntent | undefined {
  const title = text
    .slice(0, 120)
    .replace(/\s?[(（][^()（）]*[)）]/gu, '')
    .replace(/\s?\p{Extended_Pictographic}[\u200d\ufe0f]?/gu, '');
  const plain = intentOfPlainName(title, language, intentOfTradeName);
  if (plain) return plain;
  const named = pointingsIn(title, language).filter((one) => !isCompoundDeed(one, title, language));
  // "Residencia felina El Tejado": what a house is called says nothing of what it does.
  const own = named.filter(
    ({ intent, start, end }) =>
      !isAudience(title, start) &&
      !isTradeOfReaders(title.slice(0, start), language) &&
      !(doneToGoods.has(intent) && allDone.test(title.slice(0, start))) &&
      !isProperName(title, start, end, language),
  );
  // "Summer fete at Oakdale School": what it is about stands before where it is.
  const ahead = own.filter(({ start }) => !placeBehind.test(title.slice(0, start)));
  const among = ahead.length > 0 ? ahead : own;
  const trade =
    headOf(
      among.filter(({ intent }) => !general.has(intent)),
      title,
      language,
    ) ??
    headOf(
      among.filter(({ intent }) => intent !== 'buy'),
      title,
      language,
    ) ??
    headOf(among, title, language);
  if (!trade) return intentOfPlainName(title, language, intentInDirectory);
  // "School summer fair": one goes there, nobody is taught.
  const head = maybeOfClub.has(trade.intent) ? headOf(among, title, language)?.intent : undefined;
  // "Ukulele club", "swimming club, sauna included", "canal restoration volunteers": joined.
  if ((head === 'visit' && trade.intent === 'enrol') || (head === 'sign-up' && isHeadLast(language)))
    return head;
  // "Museum membership", "Abonnement théâtre": joined for a year, and no seat.
  if (trade.intent === 'tickets' && headOf(among, title, language)?.intent === 'sign-up') return 'sign-up';
  // "Planning tool for beginners": what it is stands before for whom.
  const isForWhom =
    trade.intent === 'enrol' && asidesOf(language).test(`${title.slice(trade.start, trade.end)} `);
  if (isForWhom && among.some(({ intent, start }) => intent === 'start' && start < trade.start))
    return 'start';
  // "Wooden toys & puzzles": nobody plays them here.
  if (trade.intent === 'play' && among.some((one) => one.intent === 'buy' && areJoined(one, trade, title)))
    return 'buy';
  // "Donate your old bike": nobody works on it.
  if (among.some(({ intent, start }) => intent === 'donate' && start === 0)) return 'donate';
  // "Sushi takeaway": carried home, whatever is else eaten at a table.
  // "Puzzle magazine subscription": nobody plays it here.
  const isPlain = trade.intent === 'play' && among.every((one) => !areJoined(one, trade, title));
  if ((trade.intent === 'table' || isPlain) && isHeadOrder(among, title, language)) return 'order';
  // "おせち予約受付中": what is eaten is ordered, whatever word its language has for that.
  const words = title.slice(trade.start, trade.end);
  const isOrderedSo =
    trade.intent === 'book' && basicLanguageOf(language)?.calls.book.includes(words) === true;
  if (isOrderedSo && among.some(({ intent }) => intent === 'order')) return 'order';
  // "Hotel software": what it runs is whoever's trade.
  if (
    !general.has(trade.intent) &&
    isHeadLast(language) &&
    headOf(among, title, language)?.intent === 'start'
  )
    return 'start';
  // "Duvets wanted for the night shelter": what is looked for is given, not hired.
  if (trade.intent === 'apply' && among.some(({ intent }) => intent === 'donate')) return 'donate';
  // "Mercatino di Natale in villa", "valuation of your home": what it is about first, then the house.
  const done = among.find(({ intent, end }) => ofHomes.has(intent) && end <= trade.start);
  if (trade.intent === 'view' && done) return done.intent;
  return isGoods(trade, among, { title, language }) ? 'buy' : trade.intent;
}

/** What a club may have a word of its name in common with. */
const maybeOfClub = new Set<Intent>(['enrol', 'book', 'quote']);

/** Words of a title that are tried as a plain name. */
const mostWords = 6;

/**
 * The intent of a plain name that is the title or opens it. Behind it may stand where, when, for how much ("Filmabend
 * in Kassel, 12 €") or whose it is ("Reformhaus Müller"). What follows the name is then not what is sold or done.
 */
function intentOfPlainName(
  title: string,
  language: string,
  intentOfName: typeof intentOfTradeName,
): PointedIntent | undefined {
  // "Tailleur de pierre" is no tailor.
  const isCutShort = (length: number) =>
    pointingsIn(title, language).some(({ start, end }) => start === 0 && end > length);
  const head = headEndOf(title, language);
  const whole =
    intentOfName(title, language) ??
    (isCutShort(head) ? undefined : intentOfName(title.slice(0, head), language));
  if (whole || isLetting(title, language) || isSelling(title, language) || isHiring(title)) return whole;
  const [name = ''] = title.split(nameEnd, 1);
  const words = name.trim().split(/\s+/u).slice(0, mostWords);
  for (let count = words.length - 1; count > 0; count--) {
    const intent = intentOfName(words.slice(0, count).join(' '), language);
    if (!intent) continue;
    if (isCutShort(words.slice(0, count).join(' ').length)) continue;
    const rest = words.slice(count).join(' ');
    return namesNothing(rest, language) ? intent : undefined;
  }
  return undefined;
}

const namesNothing = (words: string, language: string) =>
  pointingsIn(words, language).length === 0 &&
  formOf(words, language).form === undefined &&
  findSubjects({ title: words }, language).every(({ score }) => score < 0.6);

/** Whether a word for what is ordered is what a name is about. */
const isHeadOrder = (among: readonly Pointing[], title: string, language: string) =>
  isHeadLast(language) && headOf(among, title, language)?.intent === 'order';

/** "Mattopesu", the washing of a mat, is no mat. */
const isCompoundDeed = ({ intent, start, end, begins }: Pointing, title: string, language: string) =>
  intent === 'buy' && begins && formOf(title.slice(start, end), language).form === 'deed';

/** What is done with things at a time and a place. A shop for these things sells goods ("aquarium shop"). */
const attending = new Set<Intent>(['tickets', 'enrol', 'play', 'listen', 'start', 'download']);

/**
 * Whether goods or a shop are what a name is about, though a trade stands in it: "ballet shoes", "night repair serum".
 */
function isGoods(
  trade: Pointing,
  among: readonly Pointing[],
  name: { title: string; language: string },
): boolean {
  const { title, language } = name;
  if (general.has(trade.intent) || trade.intent === 'apply' || trade.intent === 'donate') return false;
  // "Wanted: old postcards".
  if (title.slice(trade.start, trade.end).includes(':')) return false;
  const head = headOf(
    among.filter(({ start, end }) => !reduction.test(title.slice(start, end))),
    title,
    language,
  );
  if (head?.intent !== 'buy') return false;
  if (attending.has(trade.intent)) return true;
  return isHeadLast(language) && /^[\s-]$/u.test(title.slice(trade.end, head.start));
}

/**
 * The word that says what a name is: the first one, or in some languages the last one before the name goes on to where
 * and when.
 */
function headOf(among: readonly Pointing[], title: string, language: string): Pointing | undefined {
  const sorted = among.toSorted((a, b) => a.start - b.start);
  const [first] = sorted;
  if (!first || !isHeadLast(language)) return first;
  const rest = title.slice(first.end);
  const edges = [asidesOf(language).exec(rest), nameEnd.exec(rest)].filter((edge) => edge !== null);
  const end = first.end + Math.min(rest.length, ...edges.map(({ index }) => index));
  return sorted.findLast((one) => one.end <= end);
}
