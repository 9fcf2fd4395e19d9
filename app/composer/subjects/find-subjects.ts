import type { Brief } from '../design/ad-design.ts';
import { asDrivenOut, asRidden, shareBesideTitle, shareOfHelp } from './across-fields.ts';
import { isAlike } from './alike.ts';
import { most, type SubjectName, thingsCalled } from './catalog.ts';
import { asItsEmoji, emojiIn, leftToEmoji } from './emoji-first.ts';
import {
  goodsBeforeFeasts,
  goodsBeforeSales,
  goodsOfSale,
  isFeast,
  isHosting,
  isOffered,
  isParty,
  isSale,
  isSolid,
  isToken,
} from './giving-way.ts';
import { type Hit, hitsIn, isMeant, least } from './hits.ts';
import { introducedNames, isCreature } from './introduced.ts';
import { isForSale, isOpeningDoors, isPersonOrInn, isPutOff } from './mentions.ts';
import { shareOfReleased } from './names-and-flavours.ts';
import { playedHits, playingIn, withoutActs } from './on-stage.ts';
import { type ReadField, readableFields } from './readable-text.ts';
import {
  behindRefusal,
  isCompoundOf,
  isRefusedInManner,
  isRefusedOfKind,
  refusedPart,
  refusingClauses,
  thingsInKind,
} from './refused.ts';
import { isPlace } from './relations.ts';
import { isAnywhere, isSaying, soldByLabel, soldUnderSaying } from './sayings.ts';
import { shareOfItsTitle } from './share-of-text.ts';
import { withWished } from './wished-first.ts';
import { wordHits } from './word-hits.ts';

/**
 * A thing the brief sells and where it says so: UTF-16 places in the
 * field. `score` is about 1 where the title names it.
 */
export type FoundSubject = {
  name: SubjectName;
  score: number;
  field: ReadField['field'];
  start: number;
  end: number;
};

/** What comes with anything: "free delivery", "a gift". */
const isBrought = new Set<SubjectName | undefined>(['delivery-van', 'parcel', 'banknotes', 'party-popper']);

const isSureInCopy = ({ score, relation }: Hit) => score >= 0.57 && !relation;
/** Turns of phrase lead to nothing. */
const isOfThings = ({ entry }: Hit) => entry.things.length > 0;
const isMeantInCopy = (hit: Hit) => hit.field === 'adCopy' && isMeant(hit);
/** "Clean home, clear head | Maid service": work that is an occasion elsewhere. */
const isWorkInCopy = ({ field, entry: { kind }, relation, score }: Hit) =>
  field === 'adCopy' && kind === 'occasion' && !relation && score >= 0.4;

/**
 * The things an ad of the brief can show, best first, three at most. None where nothing is surely meant. The title
 * decides. Only where it names nothing but a sale or a feast do copy, goals and instructions. What instructions ask for
 * in the picture comes first.
 */
export function findSubjects(brief: Brief, language: string): FoundSubject[] {
  const [title, ...others] = readableFields(brief, language);
  const written = title?.text ?? '';
  const instructions = others.find(({ field }) => field === 'instructions')?.text ?? '';
  const refused = refusedIn(instructions, written, language);
  const names = introducedNames(`${brief.title}\n${brief.adCopy ?? ''}`.slice(0, 1500));
  const hitsOf = (field: ReadField) =>
    hitsIn(field, language, names).map((hit) => withoutRefused(hit, refused));
  const inOthers = others.flatMap(hitsOf).filter(isOfThings);
  const copy = others.find(({ field }) => field === 'adCopy')?.text ?? '';
  const emoji = emojiIn(written);
  const playing = playingIn(brief.title, brief.adCopy ?? '', language);
  const titled = title ? withoutActs(hitsOf(title), brief.title, playing) : [];
  const named = titled
    .map((hit) => ({
      ...hit,
      score:
        hit.score *
        shareOfReleased(written, hit, inOthers) *
        shareOfItsTitle(hit, copy, inOthers) *
        shareOfHelp(hit, titled, inOthers),
    }))
    .filter(isMeant)
    .filter(isOfThings)
    .map((hit) => asItsEmoji({ ...hit, entry: asRidden(hit.entry, inOthers) }, emoji));
  const played = playedHits(named, brief.title, playing);
  const inTitle = [...named, ...played];
  const besides = inOthers.map((hit) => ({
    ...hit,
    entry: asDrivenOut(hit.entry, inTitle),
    score: hit.score * shareBesideTitle(hit, inTitle),
  }));
  // "MEET OLIVE 🐇": whose name it is.
  const met = inTitle.filter(({ entry }) => names.size > 0 && isPet(entry.things[0], emoji));
  const told = met.length > 0 ? met : played.length > 0 ? inTitle : [];
  const sold = told.length > 0 ? chosen(told) : soldIn({ title, others, inTitle, besides }, language);
  const shown = withWished(sold, besides, { text: instructions, language }, chosen);
  if (shown.length > 0) return shown;
  const texts = new Map([title, ...others].map((read) => [read?.field, read?.text ?? '']));
  const ofFirm = [...titled, ...besides].filter((hit) => isOfFirm(hit, texts.get(hit.field) ?? ''));
  // "Coffee is on us", of a café that says no more.
  const last = chosen(ofFirm.length > 0 ? ofFirm : titled.filter(({ end }) => isPutOff(written, end)));
  if (last.length > 0) return last;
  const left = chosen(leftToEmoji(written, besides, copy));
  return left.length > 0 ? left : chosen(besides.filter(isTradeBefore));
}

/** "Dental practice. As heard on the radio.": the trade of a copy that ends on something else. */
const isTradeBefore = ({ entry, field, score, relation, isForeign }: Hit) =>
  field === 'adCopy' && entry.kind === 'trade' && !relation && !isForeign && score >= 0.8 * least;

/** Whether a thing is an animal whose emoji stands in the title. */
const isPet = (thing: SubjectName | undefined, emoji: readonly SubjectName[]) =>
  thing !== undefined && isCreature(thing) && emoji.includes(thing);

/** "Demo days at Whelan Motorcycles": where nothing else is named, the name of the firm says what is sold. */
const isOfFirm = ({ entry: { kind, things }, field, relation, start, end }: Hit, text: string) =>
  /\p{Lu}/u.test(text.charAt(start)) &&
  !isPersonOrInn(text, start, end) &&
  kind === 'trade' &&
  relation !== 'with' &&
  !isHosting(things[0]) &&
  (field === 'title' || field === 'adCopy') &&
  (/\p{Lu}[\p{L}'’]+ (?:& )?$/u.test(text.slice(Math.max(0, start - 32), start)) ||
    /^ (?:& )?\p{Lu}\p{L}/u.test(text.slice(end, end + 5)));

type Read = { title: ReadField | undefined; others: ReadField[]; inTitle: Hit[]; besides: Hit[] };

function soldIn({ title, others, inTitle, besides }: Read, language: string): FoundSubject[] {
  const named = inTitle.filter((hit) => !isSale(hit));
  const isOnlyFeast = named.length > 0 && named.every(isFeast);
  // "10 consultations a month": what is hoped for shows nothing where the title or the copy names a thing.
  const isNamed = inTitle.length > 0 || besides.some(isMeantInCopy);
  const around = isNamed ? besides.filter(({ field }) => field !== 'saleGoals') : besides;
  const isSoldItself = title && named.some((hit) => isSolid(hit) && isForSale(title.text, hit.end));
  const ofSale =
    title && !isSoldItself && !isOnlyFeast && wordHits(title.text, language).some(isSale)
      ? goodsOfSale(inTitle, around.filter(isMeant))
      : [];
  if (ofSale.length > 0) return chosen(ofSale);
  const texts = new Map(others.map(({ field, text }) => [field, text]));
  const isBeside = (one: Hit, other: Hit) => isOneSentence(texts.get(one.field), one, other);
  // "The app for our street": an app is what it says.
  const isApp = ({ start, end, relation }: Hit) =>
    !relation && /^apps?$/iu.test(title?.text.slice(start, end) ?? '');
  const isSaid = title && !named.some(isApp) && !isOpeningDoors(title.text) && isSaying(title.text, language);
  if (title && named.length > 0) {
    const copy = {
      text: texts.get('adCopy') ?? '',
      hits: around.filter((hit) => isMeantInCopy(hit) || isWorkInCopy(hit)),
    };
    const said = { text: title.text, hits: inTitle };
    const sold =
      isSaid || isAnywhere(named) ? soldUnderSaying(said, copy, language) : soldByLabel(said, copy, language);
    if (sold.length > 0) return chosen(goodsBeforeSales(sold), isBeside);
  }
  // "Village fete", over "live band, hog roast": a party is shown by what is on there.
  const onThere = named.length > 0 && named.every(isParty) ? around.filter(isOnAtParty) : [];
  if (onThere.length > 0) return chosen(onThere);
  if (!isOnlyFeast && named.some(({ score, isForeign }) => score >= 0.8 && !isForeign))
    return chosen(goodsBeforeSales(inTitle));
  const saidFirst = inTitle.length === 0 && !around.some(isMeant) ? around.filter(isSaidFirst(others)) : [];
  const inOthers = [...around.filter(isMeant), ...saidFirst];
  // Copy that says so surely tells better what is sold than a title that is read in another language.
  const own = inOthers.some(isSureInCopy) ? inTitle.filter(({ isForeign }) => !isForeign) : inTitle;
  // "Christmas costumes, pop-up store": the shop is no part of the feast.
  const hits = isOnlyFeast
    ? goodsBeforeFeasts(
        own.filter((hit) => !isSale(hit)),
        inOthers,
      )
    : goodsBeforeSales([...own, ...inOthers]);
  return chosen(hits, isBeside);
}

/** What the copy names for certain that is done or eaten at a party; drinks and cakes go with any. */
const isOnAtParty = (hit: Hit) =>
  (isMeantInCopy(hit) || isWorkInCopy(hit)) &&
  !hit.relation &&
  !hit.isForeign &&
  !isPlace(hit.entry.things[0]) &&
  !isOffered(hit) &&
  !isToken(hit) &&
  !isParty(hit);

/** The things that instructions say must not be shown. "No sad dogs" refuses no dogs where the title names them. */
function refusedIn(instructions: string, title: string, language: string): ReadonlySet<SubjectName> {
  const clauses = refusingClauses(instructions, language).map((clause) => refusedPart(clause, language));
  if (clauses.length === 0) return new Set();
  const inTitle = wordHits(title, language);
  const named = new Set(
    inTitle.flatMap(({ entry: { things } }) => (things[0] === 'paw' ? things : things.slice(0, 1))),
  );
  const wordsFor = (thing: SubjectName) =>
    inTitle.filter(({ entry }) => entry.things[0] === thing).map(({ start, end }) => title.slice(start, end));
  return new Set(
    clauses.flatMap((clause) => {
      const hits = wordHits(clause, language);
      const isKept = (thing: SubjectName) =>
        named.has(thing) &&
        hits.some(
          ({ entry, start, end }) =>
            entry.things.includes(thing) &&
            (isRefusedOfKind(clause, start, end) ||
              isRefusedInManner(clause, end, language) ||
              isCompoundOf(clause.slice(start, end), wordsFor(thing))),
        );
      return [
        ...hits.flatMap(({ entry }) => entry.things.slice(0, 1)),
        ...thingsCalled(behindRefusal(clause)),
        ...thingsInKind(clause),
      ].filter((thing) => !isKept(thing));
    }),
  );
}

const withoutRefused = (hit: Hit, refused: ReadonlySet<SubjectName>): Hit => {
  if (!hit.entry.things.some((thing) => refused.has(thing))) return hit;
  // "No kimono": nor the bag that goes with it.
  const isOfRefusal =
    hit.field === 'instructions' && hit.entry.things.slice(0, 1).some((thing) => refused.has(thing));
  const left = isOfRefusal ? [] : hit.entry.things.filter((thing) => !refused.has(thing));
  // Who treats backs and shows no bones shows a massage.
  const things: SubjectName[] =
    left.length === 0 && hit.entry.things[0] === 'spine' && !refused.has('massage') ? ['massage'] : left;
  return { ...hit, entry: { ...hit.entry, things } };
};

/** How something is sold, in the first words of the copy, where nothing else is named: "Tapas and live music". */
const isSaidFirst =
  (fields: ReadField[]) =>
  ({ entry, field, start, score }: Hit): boolean => {
    const text = fields.find((read) => read.field === field)?.text ?? '';
    return (
      field === 'adCopy' &&
      entry.kind === 'occasion' &&
      !isBrought.has(entry.things[0]) &&
      score >= 0.75 * least &&
      !sentenceEnd.test(text.slice(0, start))
    );
  };

/** Whether hits of the copy stand in one sentence. What the next sentences name is rather said by the way. */
function isOneSentence(text: string | undefined, one: Hit, other: Hit): boolean {
  if (text === undefined || one.field !== other.field) return one.field === other.field;
  const [first, last] = one.start < other.start ? [one, other] : [other, one];
  return !sentenceEnd.test(text.slice(first.end, last.start));
}

const sentenceEnd = /[.!?]\s|[。！？।።။។\n]/u;

/**
 * The best hit's thing, then those of hits nearly as good beside it. What goes with the best one only keeps it company
 * where it would stand alone: beside things that the text names it would be one that nobody named.
 */
function chosen(hits: Hit[], isBeside: (one: Hit, other: Hit) => boolean = () => true): FoundSubject[] {
  const ranked = hits.toSorted((a, b) => b.score - a.score || a.start - b.start);
  const [best] = ranked;
  if (!best) return [];
  const found = new Map<SubjectName, FoundSubject>();
  const take = (name: SubjectName | undefined, { field, start, end }: Hit, score: number) => {
    if (!name || found.has(name) || found.size === most) return;
    if ([...found.keys()].some((shown) => isAlike(shown, name))) return;
    found.set(name, { name, score, field, start, end });
  };
  // "Wake up to elephants", a safari camp: of the two animals of a safari the title names one.
  const named = ranked.find(
    ({ field, entry }) =>
      field === 'title' &&
      entry.kind === 'figure' &&
      best.field !== 'title' &&
      best.entry.things.slice(1).some((thing) => thing === entry.things[0]),
  );
  if (named) take(named.entry.things[0], named, best.score);
  for (const hit of ranked)
    if (hit.score >= best.score * 0.7 && isBeside(best, hit)) take(hit.entry.things[0], hit, hit.score);
  const companions = found.size > 1 ? [] : best.entry.things.slice(1);
  for (const name of companions) take(name, best, best.score * 0.6);
  return [...found.values()];
}
