import { isCallToAction } from '../../copywriter/calls-to-action.ts';
import { beyondHiring, matchersOf, opensWithHiring } from '../../languages/matchers.ts';
import { sourcesOfAll, sourcesRead } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { findSubjects } from '../../subjects/find-subjects.ts';
import { tradeOf } from '../intent/trade/trade.ts';
import { findDeadline, findOffer, findOffers, isOfferClause } from '../offer/find-offer.ts';
import { namesTerm } from '../offer/price-terms.ts';
import { capitalise, withoutLetter, withoutRequest } from '../request.ts';
import { perLanguage } from '../text/remembering.ts';
import { abbreviated, commaOf, setWidth, splitAt, wordCount } from '../text/segments.ts';
import { withoutTrailingDate } from './date-apart.ts';
import {
  isDateOnly,
  isJobLabel,
  isOfferOnly,
  namesNothing,
  widestWhole,
  withBracket,
  withCalledOut,
  withCry,
  withItsCondition,
  withItsGift,
  withItsHalf,
  withItsList,
  withItsName,
  withItsTitle,
  withItsTrade,
  withLoneSigns,
  withoutWalkIn,
} from './join-pieces.ts';
import {
  asToldReaders,
  withAfterthought,
  withDayApart,
  withoutJoint,
  withoutLeadIn,
  withoutRemarks,
} from './letter.ts';
import { newsBehind } from './news-behind.ts';
import { separateOffer } from './offer-apart.ts';
import { separatePhone } from './phone-apart.ts';
import { withHeldRoutes, withHeldStrokes, withRoutes } from './routes.ts';
import { runOnParts } from './run-on.ts';
import { limitsOffer, spacedPieces } from './spaced-pieces.ts';
import { withoutWordsToMaker } from './to-maker.ts';
import { whenApart } from './when-apart.ts';
import { isWhole, sentencesAndRuns } from './whole-sentences.ts';

/** "10km / 21km", "JEE / NEET course", "Mayo / Sligo", "fulham / putney": a stroke between two of a kind. */
const titleBreak =
  /\s+[-–—|·•~]+\s+|(?<![€$£₺₽₹\p{Nd}]|\p{Nd}\p{L}{1,3})\s+\/+\s+(?!\p{Lu}{2,5}(?:,|$)|(?<=\S\s\S{1,30}\s\S{1,30}\s\/\s)\p{Ll}[\p{L}'’-]{2,20}(?:\s\p{Ll}[\p{L}'’-]{2,20})?$|(?<=\p{Ll}\s\p{Lu}[\p{L}'’-]{1,20}(?:\s\p{Lu}[\p{L}'’-]{1,20})?\s\/\s)\p{Lu}[\p{L}'’-]{1,20}(?:\s\p{Lu}[\p{L}'’-]{1,20}$|\s\p{Ll}|,|$))(?<!(?:(?:^|[,/]\s)\p{L}[\p{L}'’-]{0,20}\s+\/+\s+(?=\p{L}[\p{L}'’-]{0,20}(?:\s\/|,|$|\s\p{Nd}))|(?:^|\s)\p{Lu}{2,5}\s+\/+\s+(?=\p{Lu}{2,5}\s)))|\s*[—|]\s*|(?<=\p{L}|\p{M}|!|\?|\))\s?[:：]\s*|(?<=[!?！？。])\s*(?![)\]!?！？'’"”»])|\.\s+|;\s+|；|，|\n|(?<=[€$£₹₺₽\p{Nd}]\s?\p{Extended_Pictographic}\ufe0f?)\s+(?=\p{Lu}\p{L})/u;

/** "Waiter / waitress wanted": a slash between two forms of one word parts nothing. */
const twoForms = /(?<!\p{L})(\p{L}{3})(\p{L}{0,12})\s+\/\s+(?=\1)/giu;

/** What a title says, in pieces that are printed as they are: the thing sold first. */
export type TitlePieces = { sold: string; others: string[] };

/** A title taken apart: the request around it is gone, dates and offers stand for themselves. */
export function readTitle(title: string, language: string): TitlePieces {
  const told = asToldReaders(withoutLeadIn(title));
  const letter = withoutRequest(told.split('\n').join(' ').replace(twoForms, '$1$2/'));
  const own = withoutWordsToMaker(letter, language);
  const request = withoutLetter(own);
  const isLetter = own !== letter;
  const opensAsLetter = isLetter && !letter.startsWith(own.slice(0, 8));
  const asked = request !== told && !isLetter;
  const thing = asked ? withoutOrders(request) : request;
  const whole = separatePhone(withoutRemarks(asked || isLetter ? withDayApart(thing) : thing), language);
  const pieces = sentencesAndRuns(whole.text, language)
    .flatMap((unit) => runOnParts(unit, language))
    .flatMap((unit) =>
      isWhole(unit, language)
        ? [unit]
        : splitAt(withHeldRoutes(withHeldStrokes(titleWithoutStop(unit)), language), titleBreak).map(
            withRoutes,
          ),
    )
    .map((part) => part.trim().replace(/^[-–—]\s+/u, ''))
    .reduce(withLoneSigns, [])
    .reduce(withAfterthought, [])
    .reduce(withBracket, [])
    .reduce<string[]>((parts, part) => withItsName(parts, part, { title: whole.text, language }), [])
    .reduce<string[]>((parts, part) => withItsTitle(parts, part, whole.text), [])
    .reduce<string[]>((parts, part) => withItsList(parts, part, { title: whole.text, language }), [])
    .reduce<string[]>((parts, part) => withItsTrade(parts, part, { title: whole.text, language }), [])
    .reduce<string[]>((parts, part) => withItsHalf(parts, part, { title: whole.text, language }), [])
    .reduce<string[]>((parts, part) => withCry(parts, part, { title: whole.text, language }), [])
    .reduce<string[]>((parts, part) => withoutWalkIn(parts, part, language), [])
    .reduce<string[]>((parts, part) => withCalledOut(parts, part, { title: whole.text, language }), [])
    .flatMap((part, index) =>
      index === 0 || asked || opensAsLetter || told !== title
        ? commaPieces(part, { language, asked: asked || opensAsLetter })
        : [part],
    )
    .flatMap((part) => spacedPieces(part, language))
    .flatMap((part, index) => (index === 0 ? whenApart(part, language) : [part]))
    .flatMap((part, index) => (index === 0 ? withoutTrailingDate(part, language) : [part]))
    .flatMap((part, index) => (index === 0 ? separateOffer(part, language) : [part]));
  const isName = (piece: string) =>
    !isOfferOnly(piece, language) &&
    !isDateOnly(piece, language) &&
    !opensWithHiring(piece) &&
    !(pieces.length > 1 && isJobLabel(piece, language));
  const names = pieces.filter((piece) => isName(piece) && /\p{L}{2}|\p{L}\p{M}/u.test(piece));
  // "$1 = 3 meals. Seriously.": an offer, and a word that only bears it out.
  const [only] = names;
  if (
    only &&
    names.length === 1 &&
    pieces.length > 1 &&
    pieces[0] !== only &&
    isLoneWord(only, language) &&
    whole.text.length <= 58
  )
    return { sold: capitalise(whole.text), others: whole.phone ? [whole.phone] : [] };
  // "FREE WOODCHIP – collect from our yard": what is given away, where all else is a call.
  // "Donate your furniture, free collection": what comes beside a call names no thing.
  const gift = pieces.find(
    (piece, at) =>
      givesThing(piece, language) && (at === 0 || findSubjects({ title: piece }, language).length > 0),
  );
  // "Free eye camp – Guntur": where it is, beside a thing that is given.
  const isThing = (piece: string) =>
    tradeOf(piece, language) !== undefined || findSubjects({ title: piece }, language).length > 0;
  const isTown = (piece: string) =>
    wordCount(piece, language) <= 3 && !/[.!?！？]$/u.test(piece) && !isThing(piece);
  const isCamp = gift && wordCount(gift, language) >= 3 && isThing(gift) && names.every(isTown);
  const given = names.every(isCallToAction) || isCamp ? gift : undefined;
  // "Hiring: night shift baker": where all pieces offer a job, the one that names it.
  const posts = names.length === 0 ? pieces.filter((piece) => !isDateOnly(piece, language)) : [];
  const post = posts.find((piece) => /\p{L}{3}/u.test(beyondHiring(piece))) ?? posts[0];
  const sold =
    given ??
    postOf(pieces, names, language) ??
    newsBehind(whole.text, names, language) ??
    names[0] ??
    post ??
    pieces[0] ??
    whole.text;
  // "Wanted: patient people with big hearts": the label says nothing further down.
  const [label = ''] = pieces;
  const labelled = whole.text.slice(whole.text.indexOf(label), whole.text.indexOf(sold) + sold.length);
  if (
    pieces[1] === sold &&
    wordCount(label, language) === 1 &&
    (opensWithHiring(label) || isJobLabel(label, language)) &&
    /^\p{L}+\s?[:：–—-]\s/u.test(labelled) &&
    setWidth(labelled) <= widestWhole
  )
    return {
      sold: capitalise(labelled),
      others: [...pieces.slice(2), ...(whole.phone ? [whole.phone] : [])],
    };
  const isLong = setWidth(whole.text) > widestWhole;
  // Behind a request comes what its sender hopes for: "všichni si myslí že na to nedosáhnou, ať se ozvou".
  const others = pieces
    .filter((piece) => piece !== sold && !(asked && isHoped(piece, language)))
    .map((piece) => (isLong ? withoutPlans(forReaders(piece), language) : forReaders(piece)))
    .map((piece) => (told === title ? piece : withoutJoint(piece, language)))
    .filter(Boolean);
  return {
    sold: capitalise((isLong && forReaders(sold)) || sold),
    others: [...others, ...(whole.phone ? [whole.phone] : [])],
  };
}

/**
 * "Recrute vendangeurs – Domaine du Clos, Beaujolais": the job leads where what stands behind it names the house, or
 * the pay. undefined: the title does not open with a job, or names it further down ("We're hiring! Night nurse").
 */
function postOf([first = '']: string[], [name = '']: string[], language: string): string | undefined {
  if (!opensWithHiring(first) || wordCount(first, language) < 2 || /^["«„“]/u.test(first)) return undefined;
  const shown = (title: string) => findSubjects({ title }, language).length > 0;
  const post = beyondHiring(first).replace(/^[\s:–—-]+/u, '');
  const isPost =
    shown(first) || (language !== 'de' && /\p{L}{4}/u.test(post) && !/^\p{Ll}{1,3}\s/u.test(post));
  const trade = tradeOf(name, language);
  if (isPost && findOffer(name, language)?.kind === 'price') return first;
  if (!isPost || trade === 'apply' || /[(/]/u.test(name)) return undefined;
  const [house = ''] = name.split(/[,،、，]/u);
  const isKnown = trade !== undefined || shown(house);
  // "Longreach run, 8 week contract": where it is and for how long, which names no other job.
  const isHouse = isCased.test(house) ? namesHouse.test(house.trim()) || (shown(first) && !isKnown) : isKnown;
  return isHouse ? first : undefined;
}

const isCased = /\p{Lu}|\p{Ll}/u;
/** "Auberge du Vieux Pont", "пекарня «Колос»". */
const namesHouse =
  /^(?:\p{Lu}\S*|&)(?:\s(?:\p{Lu}\S*|&|\p{Ll}{1,4}))*\s["«„“]?\p{Lu}\S*$|\s["«„“]\p{Lu}[^"»”“]{1,30}["»”“]$/u;

/** A word that names nothing. */
const isLoneWord = (piece: string, language: string) =>
  wordCount(piece, language) === 1 && namesNothing(piece.replace(/[.!?]+$/u, ''), language);

const hopesOf = perLanguage((language) => {
  const { planning, wishes } = matchersOf(language);
  return toPattern(`(?<!\\p{L})(?:${planning}|${wishes})(?!\\p{L})`, 'iu');
});

/** Whether a long piece of a request plans or wishes. English requests are cut where that begins. */
const isHoped = (piece: string, language: string) =>
  language !== 'en' && wordCount(piece, language) > 6 && hopesOf(language).test(piece);

/** A piece without its clauses that speak to the designer: "so push weekdays", "people dont know it exists". */
const forReaders = (piece: string) =>
  toldDesigner.test(piece)
    ? piece
        .split(/,\s+/u)
        .filter((clause) => !toldDesigner.test(clause))
        .join(commaOf(piece))
    : piece;

/** A piece of a long title without the clauses that say what its sender wants of the ad: "want more bookings". */
const withoutPlans = (piece: string, language: string) =>
  piece
    .split(/,\s+/u)
    .filter((clause) => wordCount(clause, language) < 4 || !opensWithPlan(language).test(clause))
    .join(commaOf(piece));

const opensWithPlan = perLanguage((language) => {
  const { planning, address } = matchersOf(language);
  return toPattern(`^(?!.*${address}).{0,20}?${planning}(?=\\s\\S+\\s)`, 'iu');
});

const toldDesigner = toPattern(
  `(?<!\\p{L})(?:${sourcesOfAll((language) => language.toldDesigner)})(?!\\p{L})`,
  'iu',
);

const titleWithoutStop = (sentence: string) =>
  /[^.]\.$/u.test(sentence) && !/\.\S*\.$/u.test(sentence) && !abbreviated.test(sentence)
    ? sentence.slice(0, -1)
    : sentence;

/** What is said to the designer after the thing itself: "… and people always come late so tell them to come". */
function withoutOrders(request: string): string {
  const order =
    /(?:,|\s)+(?:and |so |but )*(?:people|they|customers|clients|everyone|please|pls|plz|target|targeting|aimed at|use the|tell|make sure|i want|we want|it should)\s/iu.exec(
      request,
    );
  return order && order.index > 8 ? request.slice(0, order.index) : request;
}

/** "Buy 3 tyres, 4th half price": the comma of a bundle parts nothing. */
function withItsBundle(known: string[], piece: string, how: { title: string; language: string }): string[] {
  const last = known.at(-1);
  if (last === undefined) return [piece];
  const [from, to] = [how.title.indexOf(last) + last.length, how.title.indexOf(piece)];
  const isWithin = findOffers(how.title, how.language).some(
    ({ kind, start, end }) => kind === 'bundle' && start < from && end > to,
  );
  return isWithin
    ? [...known.slice(0, -1), how.title.slice(from - last.length, to + piece.length)]
    : [...known, piece];
}

/** Parts a title at its commas where it holds an offer ("Summer sale, 50% off"), or is still a request. */
function commaPieces(part: string, how: { language: string; asked: boolean }): string[] {
  const pieces = part
    .split(/(?<!\p{N})\s*[,،、]\s*|[,،、]\s+/u)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .reduce<string[]>(
      (known, piece) => withItsBundle(known, piece, { title: part, language: how.language }),
      [],
    )
    .reduce<string[]>((known, piece) => withItsGift(known, piece, how.language), [])
    .reduce<string[]>((known, piece) => withItsCondition(known, piece, { title: part, ...how }), []);
  if (how.asked && setWidth(part) > 60) return pieces;
  // "The village, in your inbox, Fridays": a bare weekday is read with what it belongs to.
  // "5 a side, 7pm, no commitment": nor does an hour part what stands around it.
  const isAmid = (piece: string) => pieces.indexOf(piece) > 0 && piece !== pieces.at(-1);
  const isRead = (piece: string) =>
    pieces.length > 1 &&
    setWidth(part) <= widestWhole &&
    (isAmid(piece) || !/\p{Nd}/u.test(piece)) &&
    !findDeadline(piece);
  const standsAlone = (piece: string) =>
    isOfferClause(piece, how.language) || (isDateOnly(piece, how.language) && !isRead(piece));
  if (pieces.length < 2) return [part];
  const first = pieces[0] ?? '';
  // "Grand piano for sale (upright, tuned) £450, delivery extra": a price ends what it is for, however wide that is.
  if (!standsAlone(first) && endsOnPrice(first, how.language))
    return [first, ...commaPieces(part.slice(first.length).replace(/^\s*[,،、]\s*/u, ''), how)];
  if (!pieces.some(standsAlone)) return [part];
  const joined: string[] = [];
  const comma = commaOf(part);
  for (const [index, piece] of pieces.entries()) {
    const before = pieces[index - 1];
    const last = joined.at(-1);
    // "Buy 1 get 1, students", "half price, seniors": for whom an offer is stays with it.
    const isWhose = /^\P{Nd}{1,30}$/u.test(piece) && namesTerm('person', piece, how.language);
    if (
      before !== undefined &&
      !standsAlone(piece) &&
      (!standsAlone(before) || (isWhose && setWidth(part) <= widestWhole))
    )
      joined.push(`${joined.pop()}${comma}${piece}`);
    else if (
      last !== undefined &&
      (isPriceList(last, piece, how.language) ||
        endsList(last, piece, how.language) ||
        (before !== undefined && standsAlone(before) && limitsOffer(piece, how.language)))
    )
      joined.push(`${joined.pop()}${comma}${piece}`);
    else joined.push(piece);
  }
  return joined;
}

/** "Hall hire £14/hr residents, £20 others": prices that follow one another are one offer, which no cut parts. */
const isPriceList = (before: string, piece: string, language: string) =>
  [before, piece].every((words) => findOffer(words, language)?.kind === 'price') &&
  setWidth(before) + setWidth(piece) <= 48;

/** Whether a piece ends on its one price, which words of their own stand before. */
function endsOnPrice(piece: string, language: string): boolean {
  const [price, ...others] = findOffers(piece, language);
  return (
    price?.kind === 'price' &&
    others.length === 0 &&
    wordCount(piece.slice(0, price.start), language) >= 3 &&
    wordCount(piece.slice(price.end), language) <= 3
  );
}

/** "Gutters cleaned, flushed & bagged from $99": the last of a list, whose one price is for all of it. */
function endsList(before: string, piece: string, language: string): boolean {
  const offer = findOffer(piece, language);
  if (offer?.kind !== 'price' || findOffer(before, language)) return false;
  const words = piece.slice(0, offer.start);
  return /^\p{Ll}/u.test(words) && wordCount(words, language) <= 6 && joinsTwo(language).test(words);
}

const joinsTwo = perLanguage((language) =>
  toPattern(`\\p{L}\\s(?:&|\\+|${sourcesRead(language, ({ and }) => and)})\\s\\p{L}`, 'iu'),
);

/**
 * Whether a piece says that a thing is free, not that a service comes with it: "Free woodchip" does, "Free" alone does
 * not.
 */
function givesThing(piece: string, language: string): boolean {
  const offer = findOffer(piece, language);
  const rest = offer?.kind === 'free' ? piece.slice(0, offer.start) + piece.slice(offer.end) : '';
  return /(?:\p{L}\p{M}*){3}/u.test(rest);
}
