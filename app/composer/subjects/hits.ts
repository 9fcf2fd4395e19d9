import { isHiring } from '../languages/matchers.ts';
import { sourcesOfAll } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import { type SubjectName, setOf } from './catalog.ts';
import { isDenied } from './denied.ts';
import {
  goodsBeforeDrinks,
  isDoneFor,
  isHosting,
  isOffered,
  isParty,
  isSale,
  isSolid,
  isToken,
  shareBeside,
} from './giving-way.ts';
import { shareOfHost } from './hosts.ts';
import { isCreature } from './introduced.ts';
import type { Entry, WordKind } from './lexicon.ts';
import {
  isAcross,
  isAside,
  isAudience,
  isDiscounted,
  isDoctor,
  isGivenUp,
  isHadEnough,
  isHeadOfName,
  isHouse,
  isHouseName,
  isInClause,
  isIncluded,
  isLandmark,
  isLook,
  isManner,
  isMeanwhile,
  isMention,
  isOpeningDoors,
  isParking,
  isPersonOrInn,
  isProperName,
  isPutOff,
  isSender,
  isTown,
  isVehicle,
  placesAtHome,
} from './mentions.ts';
import { asPressed, shareOfApart, shareOfFlavour, shareOfName } from './names-and-flavours.ts';
import type { ReadField } from './readable-text.ts';
import { isAtDistance, isJoining, isListedFor, isPlace, type Relation, relationOf } from './relations.ts';
import {
  shareOfEpisode,
  shareOfHouse,
  shareOfLabel,
  shareOfMeeting,
  shareOfNovel,
  shareOfQuoted,
  shareOfTour,
} from './share-of-text.ts';
import { couchRuns, emojiHits, isEmoji, raceHits, runsByDistance } from './signs.ts';
import { isWished } from './wished.ts';
import { type WordHit, wordHits, wordHitsOfInstructions } from './word-hits.ts';

/** A word of the brief that leads to things, and how it stands to what is sold. */
export type Hit = {
  entry: Entry;
  score: number;
  field: ReadField['field'];
  start: number;
  end: number;
  relation?: Relation;
  /** Part of a proper name, of a firm or a town. */
  isName: boolean;
  /** Read as a word of another language than the brief's. */
  isForeign: boolean;
  /** A name under which instructions ask for a thing in the picture. */
  isAsked: boolean;
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

/** What is done again and again at home, and what others do for money. */
const chores = setOf(['snowflake', 'spade', 'snow-plough', 'lawnmower', 'iron', 'broom', 'washing-machine']);

/** Below this a thing is rather meant by the way. */
export const least = 0.45;

export const isMeant = ({ score }: Hit) => score >= least;

/** "Webinar: ...", "online course: ...". */
const isOnline = ({ things: [lead] }: Entry) => lead === 'laptop' || lead === 'video-call';

export function hitsIn(read: ReadField, language: string, names: ReadonlySet<string>): Hit[] {
  const { field, text, weight } = read;
  const said = field === 'instructions' ? wordHitsOfInstructions(text, language) : wordHits(text, language);
  // "Verkäufer für unsere Bäckerei gesucht": the bakery says what is sold.
  const isJob =
    field === 'title' && isHiring(text) && said.some((hit) => isOfTrade(hit.entry) && !isSale(hit));
  const named = isJob ? said.filter((hit) => !isSale(hit)) : said;
  const runs = couchRuns(text);
  const others = named.filter(({ start, end }) => !runs.some((run) => run.start < end && start < run.end));
  const byDistance = field === 'title' ? runsByDistance(text) : [];
  const words: WordHit[] = [...runs, ...byDistance, ...others, ...emojiHits(text), ...raceHits(text, named)];
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  const atHome = placesAtHome(text);
  const isOpening = field === 'title' && isOpeningDoors(text);
  const hits: Hit[] = [];
  for (const { entry, start, end, share, isForeign = false, isAsked = false } of words) {
    // "Tired of shovelling?", "No more ironing": who reads it is rid of the work, which is what is sold.
    const isWork = field === 'title' && chores.has(entry.things[0]) && isHadEnough(text.slice(0, start));
    if (!isEmoji(text, start) && !isWork && isDenied(text, { start, end, field, language })) continue;
    if (names.has(text.slice(start, end)) && !isCreature(entry.things[0])) continue;
    if (atHome.some((place) => place.start <= start && end <= place.end)) continue;
    // "Open evening at Northgate School": the house that opens its doors is what it is about.
    const isOpened =
      isOpening && isOpenHouse(entry, text.slice(start, end)) && !isPersonOrInn(text, start, end);
    // A word that says little has to be a good part of the title: a "school of falconry" is no schoolhouse.
    const enough = general.has(entry.things[0]) ? 0.45 : 0.25;
    // "Webinar: tax for makers".
    const isLabel = isOnline(entry) && start < 16 && /^\s?[:–-]\s/u.test(text.slice(end, end + 3));
    const isLittle = end - start < letters * enough && !isLabel;
    if (entry.kind === 'weak' && field === 'title' && !isOpened && isLittle) continue;
    // A key word that many things could have had counts where it is about all that is said.
    if (entry.kind === 'hint' && (field !== 'title' || end - start < letters * 0.85)) continue;
    // "Widok na góry": a view that is asked for.
    const isView = isAsked && isWished(text, start, end);
    if (field !== 'title' && !isView && (isMention(text, start) || isLandmark(text, start, end))) continue;
    if (field === 'title' && hits.length > 0 && isAcross(text, start)) continue;
    if ((field !== 'title' || hits.length > 0) && isAside(text, start, end)) continue;
    // "Husky tour incl. campfire coffee".
    const isExtra = field !== 'title' || (hits.length > 0 && isOffered({ entry }));
    if (isExtra && isIncluded(text, start, end)) continue;
    // "Poster + insta": the ad itself.
    if (field === 'instructions' && (ofAd.test(text.slice(start, end)) || isLook(text, start, end))) continue;
    // "Large photo", "short video": the picture of the ad itself.
    if (field === 'instructions' && isOfPicture(entry) && !isWished(text, start, end)) continue;
    // "Pastel colours" in a language in which a painter is called by that word.
    if (field === 'instructions' && isOfPaint(entry) && !isWished(text, start, end)) continue;
    const isParked = isVehicle(entry.things[0]) && isParking(text, start, end);
    if (isParked && (field !== 'title' || hits.length > 0)) continue;
    if (isJoining(text, { start, end, language }) || isManner(text, start, end)) continue;
    if (entry.things[0] === 'smartphone' && leadsToNumber(text, end)) continue;
    // "50 metros de la playa": how far it is.
    if (entry.things[0] === 'metro' && /\d\s*$/u.test(text.slice(Math.max(0, start - 4), start))) continue;
    const isUse = (entry.kind === 'occasion' || entry.kind === 'venue') && isListedFor(text, start, language);
    const isAway = isPlace(entry.things[0]) && isAtDistance(text, start);
    // "Hlasujte za nové ihrisko": the vote's own word, not where something stands.
    const isVotedFor = hits.some((hit) => isToken(hit) && hit.end + 1 === start);
    const stated = isVotedFor ? 'for' : relationOf(text, { start, end, language });
    const stands = isAway ? 'near' : (stated ?? (isUse ? 'for' : undefined));
    if (stands === 'in' && !isOfTrade(entry) && isHouseName(text, start, end)) continue;
    if (isTown(text, start, end) || isDoctor(text, start)) continue;
    // "20 % auf alle Fahrräder": what is cheaper is sold.
    const isSoldThere = isOpened || (stands === 'in' && isDiscounted(text, start));
    const relation = isSoldThere || isWork ? undefined : stands;
    if (relation === 'near' && field !== 'title' && !isView) continue;
    // "Vote for a playground": what the vote is for is no audience.
    const isBeside =
      hits.some((hit) => !isToken(hit)) &&
      (isAudience(text, start) || (field === 'title' && isInClause(text, hits[0], start)));
    const isAgainst =
      field === 'title' && !isWork && (isGivenUp(text, start, end, language) || isPutOff(text, end));
    const beside = !relation && isBeside ? 0.5 : isMeanwhile(text, start) ? 0.6 : 1;
    const aside = isAgainst ? 0.35 : beside;
    const isOwnName =
      (field === 'instructions' && isOfTrade(entry) && !nameEnd.test(text.slice(0, end))) ||
      ((field === 'adCopy' || field === 'instructions') && isWorkedAt(entry) && isSender(text, start, end));
    const isName = isProperName(text, start, end, language);
    const isHead =
      field === 'title' &&
      language === 'en' &&
      (isOfTrade(entry) || endsNames.has(entry.things[0])) &&
      isHeadOfName(text, start, end) &&
      // "Milk Hut": the house is named after what it has.
      !(isHouse(text.slice(start, end)) && hits.some((hit) => hit.end + 1 === start));
    // "Supper Club": dishes that the copy names say more.
    const asHead = entry.kind === 'occasion' ? 0.6 : 0.85;
    const byName = isOwnName || isOpened || !isName ? 1 : isHead ? asHead : 0.5;
    const late = Math.max(0.8, 1 - start / 400);
    hits.push({
      entry,
      field,
      start,
      end,
      score:
        Math.max(weights[entry.kind], isOpened ? weights.venue : 0) * weight * aside * byName * late * share,
      relation,
      isName,
      isForeign,
      isAsked,
    });
  }
  const pressed = hits.map((hit) => asPressed(hit, hits));
  const sold = field === 'title' ? pressed : goodsBeforeDrinks(pressed);
  return sold.map((hit) => ({
    ...hit,
    score:
      hit.score *
      shareOfRelation(hit, sold, { letters, weight }) *
      shareBeside(hit, sold) *
      shareOfLabel(text, hit, sold) *
      shareOfMeeting(text, hit, sold) *
      shareOfEpisode(text, hit, sold) *
      shareOfHouse(hit, sold, text) *
      shareOfTour(text, hit, sold) *
      shareOfNovel(hit, sold) *
      shareOfQuoted(text, hit, sold) *
      shareOfFlavour(hit, sold) *
      shareOfHost(hit, sold) *
      (language === 'en' ? shareOfName(text, hit, sold) : 1) *
      shareOfApart(text, { hit, language }, sold),
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
    if (relation === 'with' && isOffered(hit) && other.entry.kind === 'occasion') return isNamed(other);
    return other.score >= 0.8 * field.weight && (isSolid(other) || (relation === 'in' && isNamed(other)));
  });
  if (!isSaid) return 1;
  // "A choir seeks tenors and bribes with cake".
  if (relation === 'with' && isOffered(hit)) return 0.5;
  // "Concert in the hotel": the house is no part of it.
  return relation === 'with' ? 0.72 : relation === 'in' && isHosting(entry.things[0]) ? 0.4 : 0.5;
}

const ofAd = toPattern(
  `^(?:${sourcesOfAll((language) => language.aboutAd)}|poster|flyer|banner|website|writing|lettering)$`,
  'iu',
);
const isOfPicture = ({ things: [lead] }: Entry) => lead === 'camera' || lead === 'video-camera';
const isOfTrade = ({ kind }: Entry) => kind === 'trade' || kind === 'venue';
const isOfPaint = ({ things: [lead] }: Entry) => lead === 'paint-roller' || lead === 'paintbrush';
/** Where people learn and children are looked after, which have their open days: a college, a nursery. */
const schools = setOf(['school', 'graduation-cap', 'toy-bricks', 'teddy-bear']);
/** What is rather an occasion, and trade at the end of a name: "Blue Door Bistro", "Rainbow Nursery". */
const endsNames = setOf(['cutlery', 'toy-bricks', 'teddy-bear']);
/** Places that nobody opens: "Tiny Oaks nursery open morning". */
const outdoors = setOf([
  ...(['tree', 'fir-tree', 'palm-tree', 'leaves', 'autumn-leaves', 'mountain', 'moon', 'star'] as const),
  ...(['sun', 'cloud', 'wave', 'snowflake', 'sunrise', 'night-sky'] as const),
]);
/** A house that people can look round: a school, a library, a fire station; the words for the day are none. */
const isOpenHouse = ({ kind, things: [lead] }: Entry, words: string) =>
  !/^open /iu.test(words) &&
  !outdoors.has(lead) &&
  (kind === 'trade' || (!isCreature(lead) && (kind === 'venue' || schools.has(lead) || isPlace(lead))));
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
