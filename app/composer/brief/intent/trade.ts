import type { PointedIntent } from '../../languages/language.ts';
import { isHiring, matchersOf } from '../../languages/matchers.ts';
import { basicLanguageOf, isHeadLast, languages, sourcesOfAll } from '../../languages/registry.ts';
import { unspaced } from '../../languages/unspaced.ts';
import { findSubjects } from '../../subjects/find-subjects.ts';
import { isAudience, isProperName } from '../../subjects/mentions.ts';
import { intentOfTradeName } from '../../subjects/trade-names/trade-names.ts';
import { isPricedFor } from '../offer/price-terms.ts';
import { reduction } from '../offer/reduction.ts';
import { everyMatch } from '../text/every-match.ts';
import { perLanguage, rememberResults } from '../text/remembering.ts';
import { stemMatcher } from '../text/stems.ts';
import { headMatcher } from './compound-heads.ts';
import { areJoined, asidesOf, headEndOf, isTradeOfReaders, nameEnd, partingOf } from './head.ts';
import type { Intent } from './intents.ts';
import { formOf } from './name-form.ts';
import { intentOfPair, intentOfSubject, isLookedAtFirst, isUntoldPair } from './subject-intents.ts';

type Pointer = { intent: PointedIntent; matcher: RegExp };

const pointersOf = perLanguage((code): Pointer[] =>
  (Object.entries(languages[code]?.pointers ?? {}) as [PointedIntent, string][])
    .filter(([, stems]) => stems !== '')
    .flatMap(([intent, stems]) => {
      const heads = headMatcher(intent, stems, code);
      return [{ intent, matcher: stemMatcher(stems) }, ...(heads ? [{ intent, matcher: heads }] : [])];
    }),
);

/** English words as other languages borrow them: whole, for "consult*" stands in many a word of theirs. */
const borrowed = perLanguage((code): Pointer[] =>
  (Object.entries(languages[code]?.pointers ?? {}) as [PointedIntent, string][])
    .map(([intent, stems]) => ({ intent, stems: stems.replaceAll('_*', '*').replaceAll('*', '') }))
    .map(({ intent, stems }) => ({ intent, matcher: stemMatcher(stems) })),
);

/**
 * A word that points to an intent, and where it stands. `begins`: it is only the beginning of a longer word. `known`:
 * how many of its letters the stem has.
 */
export type Pointing = { intent: PointedIntent; start: number; end: number; begins: boolean; known: number };

/** What a brief asks for stands in its first sentences; the rest is not read for it. UTF-16 units. */
export const longestRead = 500;

/** Every word of a text that points to what readers are asked to do. Where two words overlap, the longer one counts. */
export const pointingsIn = (text: string, language: string): readonly Pointing[] =>
  pointings(text.slice(0, longestRead), language);

const pointings = rememberResults((text, language): Pointing[] => {
  const near = basicLanguageOf(language)?.kin ?? language.split('-')[0] ?? 'en';
  const code = languages[language] ? language : near;
  const own = pointingsOf(languages[code] ? pointersOf(code) : [], text);
  if (code === 'en') return longestOf(own);
  const others = pointingsOf(borrowed('en'), text);
  // A language that knows a word knows it better than English.
  const unknown = others.filter((one) => !own.some(({ start, end }) => start < one.end && end > one.start));
  return longestOf([...own, ...unknown]);
});

function pointingsOf(pointers: readonly Pointer[], text: string): Pointing[] {
  const found: Pointing[] = [];
  for (const { intent, matcher } of pointers)
    for (const match of everyMatch(matcher, text)) {
      const start = match.index;
      const rest = /^[\p{L}\p{M}]*/u.exec(text.slice(start + match[0].length))?.[0] ?? '';
      found.push({
        intent,
        start,
        end: start + match[0].length + (unspaced.test(match[0]) ? 0 : rest.length),
        begins: rest.length > 2 && !unspaced.test(match[0]),
        known: match[0].length,
      });
    }
  return found;
}

/**
 * Where words stand in each other, the longest of them counts. Of the same words, the one that is known better counts:
 * "Theatergruppe" is a group before it is theatre. The end of a compound counts more than its beginning.
 */
const longestOf = (found: readonly Pointing[]) =>
  found.filter(
    (one) =>
      !found.some(
        (other) =>
          (one.start === other.start && one.end === other.end && other.known > one.known) ||
          (one.begins && other.end === one.end && !other.begins
            ? other.start > one.start
            : other.start <= one.start &&
              other.end >= one.end &&
              other.end - other.start > one.end - one.start &&
              !(other.begins && !one.begins && other.end === one.end)),
      ),
  );

/** What may be done with anything: words for it give way to those of a trade. */
const general = new Set<Intent>(['buy', 'sign-up', 'visit', 'order', 'start']);

const placeBehind = new RegExp(
  `\\p{L}\\s(?:${sourcesOfAll((language) => language.passing)})\\s(?:\\p{Lu}[\\p{L}'’.-]*\\s){1,3}$`,
  'u',
);

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
  const plain = intentOfPlainName(title, language);
  if (plain) return plain;
  const named = pointingsIn(title, language).filter((one) => !isCompoundDeed(one, title, language));
  // "Residencia felina El Tejado": what a house is called says nothing of what it does.
  const own = named.filter(
    ({ start, end }) =>
      !isAudience(title, start) &&
      !isTradeOfReaders(title.slice(0, start), language) &&
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
  if (!trade) return undefined;
  // "School summer fair": one goes there, nobody is taught.
  const head = taughtOrBooked.has(trade.intent) ? headOf(among, title, language)?.intent : undefined;
  // "Ukulele club", "swimming club, sauna included": joined.
  if ((head === 'visit' && trade.intent === 'enrol') || (head === 'sign-up' && isHeadLast(language)))
    return head;
  // "Wooden toys & puzzles": nobody plays them here.
  if (trade.intent === 'play' && among.some((one) => one.intent === 'buy' && areJoined(one, trade, title)))
    return 'buy';
  // "Donate your old bike": nobody works on it.
  if (among.some(({ intent, start }) => intent === 'donate' && start === 0)) return 'donate';
  // "Sushi takeaway": carried home, whatever is else eaten at a table.
  if (trade.intent === 'table' && isHeadOrder(among, title, language)) return 'order';
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
const taughtOrBooked = new Set<Intent>(['enrol', 'book']);

/** Words of a title that are tried as a plain name. */
const mostWords = 6;

/**
 * The intent of a plain name that is the title or opens it. Behind it may stand where, when, for how much ("Filmabend
 * in Kassel, 12 €") or whose it is ("Reformhaus Müller"). What follows the name is then not what is sold or done.
 */
function intentOfPlainName(title: string, language: string): PointedIntent | undefined {
  const whole =
    intentOfTradeName(title, language) ??
    intentOfTradeName(title.slice(0, headEndOf(title, language)), language);
  if (whole || isLetting(title, language) || isSelling(title, language) || isHiring(title)) return whole;
  const [name = ''] = title.split(nameEnd, 1);
  const words = name.trim().split(/\s+/u).slice(0, mostWords);
  for (let count = words.length - 1; count > 0; count--) {
    const intent = intentOfTradeName(words.slice(0, count).join(' '), language);
    if (!intent) continue;
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

/** "Te huur", "for sale": words that say how a thing changes hands, not which. */
const exchangeOf = perLanguage((language) => {
  const { letting, selling } = matchersOf(language);
  return { letting: new RegExp(letting, 'iu'), selling: new RegExp(selling, 'iu') };
});

/** Whether a title offers something for rent or hire. */
export const isLetting = (title: string, language: string) => exchangeOf(language).letting.test(title);

/** Whether a title says that a thing is sold, new or used. */
export const isSelling = (title: string, language: string) => exchangeOf(language).selling.test(title);

/** A title without the words that say a thing is sold. */
export const withoutSelling = (title: string, language: string) =>
  title.replace(exchangeOf(language).selling, ' ').trim();

/** Whether what a title shows first is a boat, a van or a horse. */
export function showsLookedAtFirst(title: string, language: string): boolean {
  const [first] = findSubjects({ title }, language);
  return first !== undefined && first.score >= 0.6 && isLookedAtFirst(first.name);
}

/** Whether a title sells a boat, a van or a horse: what is looked at before it is bought. */
export const isVehicleForSale = (title: string, language: string) =>
  isSelling(title, language) &&
  !isLetting(title, language) &&
  findSubjects({ title }, language).some(({ name, score }) => score >= 0.6 && isLookedAtFirst(name));

/** An area or a number of rooms, as homes and plots have: "80 m²", "2 bed", "T3". */
export const homeSize =
  /\p{Nd}\s?(?:m²|m2|㎡|坪|sqm|sq\.? ?(?:ft|m)|кв\.?\s?м|qm|tsubo|平米|bed|bhk|zi|hab|rum|rok|pok)|(?<!\p{L})T[1-6](?!\p{L})|(?<!\p{Nd})\p{Nd}\s?\+\s?(?:\p{Nd}|kk)(?!\p{Nd})/iu;

/**
 * What "to rent" and "for sale" ask for where no home is meant: a stall is booked, hay is bought. undefined: a home is
 * meant, or the title says neither.
 */
export function tradeOfGoods(title: string, copy: string, language: string): 'book' | 'buy' | undefined {
  const { letting, selling } = exchangeOf(language);
  const isExchange = (words: string) =>
    [letting, selling].some((pattern) => words.replace(pattern, '').replace(/\P{L}/gu, '').length <= 2);
  const namesHome = pointingsIn(title, language).some(
    ({ intent, start, end }) => intent === 'view' && !isExchange(title.slice(start, end)),
  );
  const things = tradeOfThings(title, language);
  if (namesHome || homeSize.test(title) || things === 'view') return undefined;
  // "Shop to let", "45 m²": something unknown that has an area, or a rent by the month, is a room.
  if (things === undefined && (homeSize.test(copy) || isPricedFor('term', copy, language))) return undefined;
  if (letting.test(title)) return 'book';
  return selling.test(title) ? 'buy' : undefined;
}

/** Intents of wares. A name that only has a ware in it is about something else. */
const ofWares = new Set<Intent>(['buy', 'discover', 'order']);

/**
 * What the things of a title are usually asked for, the best known first. Goods are bought only where the title is
 * about them.
 */
export function tradeOfThings(title: string, language: string): Intent | undefined {
  const shown = findSubjects({ title }, language);
  const [first, second] = shown;
  const isPair = first && second && first.start === second.start;
  const pair = isPair && intentOfPair(first.name, second.name);
  if (pair && first.score >= 0.6) return pair;
  const telling = isPair && isUntoldPair(first.name, second.name) ? shown.slice(2) : shown;
  for (const { name, score, start, end } of telling)
    if (score >= 0.6) {
      const intent = intentOfSubject(name);
      if (intent && ofWares.has(intent) && isAside(title, start, language)) continue;
      if (intent === 'buy' && !isHead(title, end, language)) continue;
      if (intent) return intent;
    }
  return undefined;
}

/** The ware in a title that is of something else: all there is to go by in "Sneaker Week". */
export const waresIn = (title: string, language: string): Intent | undefined =>
  findSubjects({ title }, language)
    .filter(({ score, start }) => score >= 0.6 && !isAside(title, start, language))
    .map(({ name }) => intentOfSubject(name))
    .find((intent) => intent !== undefined && ofWares.has(intent));

const participle = /^(?:\p{L}+\s){0,2}\p{L}*(?:ed|made|grown|baked|spun|blown|woven|knit|cut)$/iu;

/** Whether a thing only goes with what a title is about: "bagpipes for weddings", "affûtage de couteaux". */
function isAside(title: string, start: number, language: string): boolean {
  const before = title.slice(0, start);
  if (!isHeadLast(language)) return partingOf(language).genitives.test(before);
  // "Save 30% on spectacles" is about spectacles.
  return /\p{L}/u.test(before) && !/[%٪]/u.test(before) && asidesOf(language).test(`${before} `);
}

/** Whether a thing is what a title is about: no deed, place or person stands behind it ("oboe repairs"). */
function isHead(title: string, end: number, language: string): boolean {
  if (!isHeadLast(language)) return true;
  const tail = /^[\p{L}\p{M}]*(.*)$/su.exec(title.slice(end))?.[1] ?? '';
  if (unspaced.test(title)) return true;
  const edge = /[,;:!?.|•·–—(+&]|\s-\s|\p{Nd}|\p{Extended_Pictographic}/u.exec(tail);
  const from = asidesOf(language).exec(tail);
  const rest = tail.slice(0, Math.min(edge?.index ?? tail.length, from?.index ?? tail.length)).trim();
  return rest === '' || participle.test(rest);
}
