import type { Brief } from '../design/ad-design.ts';
import { isHiring } from '../languages/matchers.ts';
import { sourcesOfAll } from '../languages/registry.ts';
import { type SubjectName, thingsCalled } from './catalog.ts';
import {
  goodsBeforeDrinks,
  goodsBeforeFeasts,
  goodsBeforeSales,
  goodsOfSale,
  isAlike,
  isDoneFor,
  isFeast,
  isHosting,
  isParty,
  isSale,
  isSolid,
  isToken,
  shareBeside,
  shareOfEpisode,
  shareOfHouse,
  shareOfLabel,
  shareOfQuoted,
} from './giving-way.ts';
import { introducedNames, isCreature } from './introduced.ts';
import type { Entry, WordKind } from './lexicon.ts';
import {
  isAside,
  isAudience,
  isDenied,
  isDiscounted,
  isForSale,
  isGivenUp,
  isInClause,
  isIncluded,
  isLandmark,
  isLook,
  isManner,
  isMention,
  isParking,
  isProperName,
  isSender,
  isVehicle,
  placesAtHome,
} from './mentions.ts';
import { type ReadField, readableFields } from './readable-text.ts';
import { behindRefusal, isRefusedOfKind, refusingClauses } from './refused.ts';
import { isAtDistance, isJoining, isListedFor, isPlace, type Relation, relationOf } from './relations.ts';
import { isAnywhere, isSaying, soldUnderSaying } from './sayings.ts';
import { emojiHits, isEmoji, raceHits } from './signs.ts';
import { isWished } from './wished.ts';
import { type WordHit, wordHits } from './word-hits.ts';

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

/** A word of the brief that leads to things, and how it stands to what is sold. */
type Hit = {
  entry: Entry;
  score: number;
  field: ReadField['field'];
  start: number;
  end: number;
  relation?: Relation;
  /** Read as a word of another language than the brief's. */
  isForeign: boolean;
};

const weights: Record<WordKind, number> = {
  trade: 1.25,
  venue: 1.15,
  thing: 1,
  occasion: 0.85,
  hint: 0.75,
  figure: 0.6,
  weak: 0.55,
};
/** What words show that say only how something is done: "craftsmen for bathrooms", "repair of sewing machines". */
const general = new Set<SubjectName | undefined>([
  'toolbox',
  'graduation-cap',
  'school',
  'paint-roller',
  'hammer-and-wrench',
  'wrench',
]);
/** What comes with anything: "free delivery", "a gift". */
const isBrought = new Set<SubjectName | undefined>(['delivery-van', 'parcel', 'banknotes', 'party-popper']);
/** Below this a thing is rather meant by the way. */
const least = 0.45;
const isMeant = ({ score }: Hit) => score >= least;
const isSureInCopy = ({ score, relation }: Hit) => score >= 0.57 && !relation;
/** Turns of phrase lead to nothing. */
const isOfThings = ({ entry }: Hit) => entry.things.length > 0;
const isMeantInCopy = (hit: Hit) => hit.field === 'adCopy' && isMeant(hit);
const most = 3;

/**
 * The things an ad of the brief can show, best first, three at most. None where nothing is surely meant. The title
 * decides. Only where it names nothing but a sale or a feast do copy, goals and instructions. What instructions ask for
 * in the picture comes first.
 */
export function findSubjects(brief: Brief, language: string): FoundSubject[] {
  const [title, ...others] = readableFields(brief);
  const instructions = others.find(({ field }) => field === 'instructions')?.text ?? '';
  const refused = refusedIn(instructions, title?.text ?? '', language);
  const names = introducedNames(`${brief.title}\n${brief.adCopy ?? ''}`.slice(0, 1500));
  const hitsOf = (field: ReadField) =>
    hitsIn(field, language, names).map((hit) => withoutRefused(hit, refused));
  const inTitle = (title ? hitsOf(title) : []).filter(isMeant).filter(isOfThings);
  const besides = others.flatMap(hitsOf).filter(isOfThings);
  const wished = besides.filter((hit) => isAskedFor(hit, instructions));
  const sold = soldIn({ title, others, inTitle, besides }, language);
  return wished.length > 0 ? withFirst(chosen(wished), sold) : sold;
}

const isAskedFor = ({ field, entry: { kind }, start, end }: Hit, instructions: string) =>
  field === 'instructions' && !vague.has(kind) && isWished(instructions, start, end);
const vague = new Set<WordKind>(['hint', 'weak', 'occasion']);

/** What is asked for before what is sold: the thing itself, without what goes with it. */
const withFirst = (wished: FoundSubject[], sold: FoundSubject[]): FoundSubject[] => {
  const [first] = wished;
  if (!first || first.name === sold[0]?.name) return sold;
  const score = Math.max(first.score, 1, sold[0]?.score ?? 0);
  const others = sold.filter(({ name }) => name !== first.name && !isAlike(first.name, name));
  // "Show a clean driveway": what is done there stays first.
  const [lead] = isPlace(first.name) || first.name === 'bricks' ? others : [];
  return [...(lead ? [lead] : []), { ...first, score }, ...others.filter((thing) => thing !== lead)].slice(
    0,
    most,
  );
};

type Read = { title: ReadField | undefined; others: ReadField[]; inTitle: Hit[]; besides: Hit[] };

function soldIn({ title, others, inTitle, besides }: Read, language: string): FoundSubject[] {
  const named = inTitle.filter((hit) => !isSale(hit));
  const isOnlyFeast = named.length > 0 && named.every(isFeast);
  // "10 consultations a month": what is hoped for shows nothing where the title or the copy names a thing.
  const isSaid = inTitle.length > 0 || besides.some(isMeantInCopy);
  const around = isSaid ? besides.filter(({ field }) => field !== 'saleGoals') : besides;
  const isSoldItself = title && named.some((hit) => isSolid(hit) && isForSale(title.text, hit.end));
  const ofSale =
    title && !isSoldItself && !isOnlyFeast && wordHits(title.text, language).some(isSale)
      ? goodsOfSale(inTitle, around.filter(isMeant))
      : [];
  if (ofSale.length > 0) return chosen(ofSale);
  const texts = new Map(others.map(({ field, text }) => [field, text]));
  const isBeside = (one: Hit, other: Hit) => isOneSentence(texts.get(one.field), one, other);
  if (title && named.length > 0 && (isSaying(title.text, language) || isAnywhere(named))) {
    const copy = { text: texts.get('adCopy') ?? '', hits: around.filter(isMeantInCopy) };
    const sold = soldUnderSaying({ text: title.text, hits: inTitle }, copy, language);
    if (sold.length > 0) return chosen(goodsBeforeSales(sold), isBeside);
  }
  if (!isOnlyFeast && named.some(({ score, isForeign }) => score >= 0.8 && !isForeign))
    return chosen(goodsBeforeSales(inTitle));
  const saidFirst = inTitle.length === 0 && !around.some(isMeant) ? around.filter(isSaidFirst(others)) : [];
  const inOthers = [...around.filter(isMeant), ...saidFirst];
  // Copy that says so surely tells better what is sold than a title that is read in another language.
  const own = inOthers.some(isSureInCopy) ? inTitle.filter(({ isForeign }) => !isForeign) : inTitle;
  const hits = isOnlyFeast ? goodsBeforeFeasts(own, inOthers) : goodsBeforeSales([...own, ...inOthers]);
  return chosen(hits, isBeside);
}

/** The things that instructions say must not be shown. "No sad dogs" refuses no dogs where the title names them. */
function refusedIn(instructions: string, title: string, language: string): ReadonlySet<SubjectName> {
  const clauses = refusingClauses(instructions, language);
  if (clauses.length === 0) return new Set();
  const named = new Set(wordHits(title, language).flatMap(({ entry }) => entry.things.slice(0, 1)));
  return new Set(
    clauses.flatMap((clause) => {
      const hits = wordHits(clause, language);
      const isKept = (thing: SubjectName) =>
        named.has(thing) &&
        hits.some(({ entry, start }) => entry.things.includes(thing) && isRefusedOfKind(clause, start));
      return [
        ...hits.flatMap(({ entry }) => entry.things.slice(0, 1)),
        ...thingsCalled(behindRefusal(clause)),
      ].filter((thing) => !isKept(thing));
    }),
  );
}

const withoutRefused = (hit: Hit, refused: ReadonlySet<SubjectName>): Hit =>
  hit.entry.things.some((thing) => refused.has(thing))
    ? { ...hit, entry: { ...hit.entry, things: hit.entry.things.filter((thing) => !refused.has(thing)) } }
    : hit;

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

/** The best hit's thing, then those of hits nearly as good beside it, then the best hit's companions. */
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
  for (const hit of ranked)
    if (hit.score >= best.score * 0.7 && isBeside(best, hit)) take(hit.entry.things[0], hit, hit.score);
  for (const name of best.entry.things.slice(1)) take(name, best, best.score * 0.6);
  return [...found.values()];
}

function hitsIn(read: ReadField, language: string, names: ReadonlySet<string>): Hit[] {
  const { field, text, weight } = read;
  const said = wordHits(text, language);
  // "Verkäufer für unsere Bäckerei gesucht": the bakery says what is sold.
  const isJob =
    field === 'title' && isHiring(text) && said.some((hit) => isOfTrade(hit.entry) && !isSale(hit));
  const named = isJob ? said.filter((hit) => !isSale(hit)) : said;
  const words: WordHit[] = [...named, ...emojiHits(text), ...raceHits(text, named)];
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  const atHome = placesAtHome(text);
  const hits: Hit[] = [];
  for (const { entry, start, end, share, isForeign = false } of words) {
    if (!isEmoji(text, start) && isDenied(text, start, field)) continue;
    if (names.has(text.slice(start, end)) && !isCreature(entry.things[0])) continue;
    if (atHome.some((place) => place.start <= start && end <= place.end)) continue;
    // A word that says little has to be a good part of the title: a "school of falconry" is no schoolhouse.
    const enough = general.has(entry.things[0]) ? 0.45 : 0.25;
    if (entry.kind === 'weak' && field === 'title' && end - start < letters * enough) continue;
    // A key word that many things could have had counts where it is about all that is said.
    if (entry.kind === 'hint' && (field !== 'title' || end - start < letters * 0.85)) continue;
    if (field !== 'title' && (isMention(text, start) || isLandmark(text, start, end))) continue;
    if ((field !== 'title' || hits.length > 0) && isAside(text, start, end)) continue;
    if (field !== 'title' && isIncluded(text, start, end)) continue;
    // "Poster + insta": the ad itself.
    if (field === 'instructions' && (ofAd.test(text.slice(start, end)) || isLook(text, start, end))) continue;
    const isParked = isVehicle(entry.things[0]) && isParking(text, start, end);
    if (isParked && (field !== 'title' || hits.length > 0)) continue;
    if (isJoining(text, { start, end, language }) || isManner(text, start, end)) continue;
    if (entry.things[0] === 'smartphone' && leadsToNumber(text, end)) continue;
    const isUse = (entry.kind === 'occasion' || entry.kind === 'venue') && isListedFor(text, start, language);
    const isAway = isPlace(entry.things[0]) && isAtDistance(text, start);
    const stands = isAway
      ? 'near'
      : (relationOf(text, { start, end, language }) ?? (isUse ? 'for' : undefined));
    // "20 % auf alle Fahrräder": what is cheaper is sold.
    const relation = stands === 'in' && isDiscounted(text, start) ? undefined : stands;
    if (relation === 'near' && field !== 'title') continue;
    const isBeside =
      hits.length > 0 && (isAudience(text, start) || (field === 'title' && isInClause(text, hits[0], start)));
    const isAgainst = field === 'title' && isGivenUp(text, start, end);
    const aside = isAgainst ? 0.35 : !relation && isBeside ? 0.5 : 1;
    const isOwnName =
      (field === 'instructions' && isOfTrade(entry) && !nameEnd.test(text.slice(0, end))) ||
      ((field === 'adCopy' || field === 'instructions') && isWorkedAt(entry) && isSender(text, start, end));
    const byName = !isOwnName && isProperName(text, start, end, language) ? 0.5 : 1;
    const late = Math.max(0.8, 1 - start / 400);
    hits.push({
      entry,
      field,
      start,
      end,
      score: weights[entry.kind] * weight * aside * byName * late * share,
      relation,
      isForeign,
    });
  }
  const sold = field === 'title' ? hits : goodsBeforeDrinks(hits);
  return sold.map((hit) => ({
    ...hit,
    score:
      hit.score *
      shareOfRelation(hit, sold, { letters, weight }) *
      shareBeside(hit, sold) *
      shareOfLabel(text, hit, sold) *
      shareOfEpisode(text, hit, sold) *
      shareOfHouse(hit, sold) *
      shareOfQuoted(text, hit, sold),
  }));
}

/**
 * What is sold comes before what it comes with, whom it is for and where it is: "flat with a pool", "concert in the
 * church". A place alone is no thing sold where anything else is said.
 */
function shareOfRelation(hit: Hit, hits: Hit[], field: { letters: number; weight: number }): number {
  const { entry, relation, start, end } = hit;
  if (!relation || end - start >= field.letters * 0.85) return 1;
  const isSomewhere =
    relation === 'near' ||
    ((relation === 'in' || relation === 'with') && isPlace(entry.things[0]) && !isLodging(entry));
  if (isSomewhere) return 0.35;
  const isSaid = hits.some((other) => {
    if (other.relation || isParty(other)) return false;
    if (relation === 'for') return isNamed(other) && !isToken(other) && !isDoneFor(other, hit);
    return other.score >= 0.8 * field.weight && (isSolid(other) || (relation === 'in' && isNamed(other)));
  });
  if (!isSaid) return 1;
  // "Concert in the hotel": the house is no part of it.
  return relation === 'with' ? 0.72 : relation === 'in' && isHosting(entry.things[0]) ? 0.4 : 0.5;
}

const ofAd = new RegExp(
  `^(?:${sourcesOfAll((language) => language.aboutAd)}|poster|flyer|banner|website)$`,
  'iu',
);
const isOfTrade = ({ kind }: Entry) => kind === 'trade' || kind === 'venue';
/** What a sender's name says of the business: where one sleeps, eats or drinks may be where it happens. */
const isWorkedAt = ({ kind, things: [lead] }: Entry) =>
  kind === 'trade' && !isPlace(lead) && !isHosting(lead);
/** What ends the name with which a sender opens the instructions: "King's Chair Barbershop, 2209 Main St". */
const nameEnd = /[,;:.!?\n]/u;

/** "A weekend in a farmhouse": one stays there. */
const isLodging = ({ kind, things }: Entry) => kind === 'trade' && things.includes('bed');

const isNamed = ({ entry: { kind, things }, score }: Hit) =>
  score >= least && things.length > 0 && !(general.has(things[0]) && kind !== 'trade');

/** Whether a number to call follows: "mobile: 98480 …", but not "iPhone 13 128 GB". */
const leadsToNumber = (text: string, end: number) =>
  /^[^\p{L}\p{N}]{0,3}(?:\p{N}[ -]?){6}/u.test(text.slice(end, end + 16));
