import { readColors } from '../color/read-colors.ts';
import { isAlike } from './alike.ts';
import { most, type SubjectName, setOf } from './catalog.ts';
import type { FoundSubject } from './find-subjects.ts';
import { foods, isHosting } from './giving-way.ts';
import type { Hit } from './hits.ts';
import type { WordKind } from './lexicon.ts';
import { isPlace } from './relations.ts';
import { animalsThings } from './things/animals-things.ts';
import { natureThings } from './things/nature-things.ts';
import { peopleThings } from './things/people-things.ts';
import { placesThings } from './things/places-things.ts';
import { wearThings } from './things/wear-things.ts';
import { isBareWish, isJoined, isOneWanted, isWished, isWishedAlone } from './wished.ts';

const vague = new Set<WordKind>(['hint', 'weak', 'occasion']);

const carKinds = setOf(['suv', 'car-front', 'racing-car', 'taxi', 'pickup-truck']);

/** What holds what is sold. */
const holding = setOf(['jar', 'basket', 'dinner-plate', 'bucket', 'shopping-bags']);

/** Who may come, how they pay, words for colour and material: "adults only", "solo tarjeta", "dark wood". */
const terms = setOf([
  ...(['older-person', 'baby', 'coin', 'money-bag', 'banknotes', 'euro-notes', 'credit-card'] as const),
  ...(['document', 'location-pin', 'calendar', 'clipboard', 'wheelchair'] as const),
  ...(['paint-roller', 'paintbrush', 'bucket', 'logs'] as const),
]);

/** "Free on Android", "our app": where it is to be had. */
const isPhone = (thing?: SubjectName) => thing === 'smartphone' || thing === 'app-phone';

/** What goes round a thing that is sold, where it is but named among the wishes: "mountains, a camper", "candles". */
const surroundings = new Set<string | undefined>([
  ...Object.keys({ ...natureThings, ...placesThings, ...animalsThings, ...peopleThings, ...wearThings }),
  ...setOf(['candle', 'light-bulb', 'paper-lantern', 'oil-lamp', 'window', 'heart', 'star', 'bubbles']),
  ...setOf(['fire', 'logs', 'ribbon', 'balloon']),
]);

const isColor = (name: string) => readColors(name).length > 0;

/** What is served from, among food and drink. */
const crockery = setOf([
  ...(['amphora', 'jar', 'teapot', 'mug', 'dinner-plate', 'cutlery', 'spoon', 'kitchen-knife'] as const),
  ...(['chopsticks', 'ice-cube'] as const),
]);

/** Instructions, in which things are asked for. */
type Instructions = { text: string; language: string };

/** The things to show, what instructions ask for in the picture before what is sold. */
export function withWished(
  sold: FoundSubject[],
  hits: Hit[],
  { text, language }: Instructions,
  choose: (hits: Hit[]) => FoundSubject[],
): FoundSubject[] {
  const named = hits.filter(
    ({ field, isAsked, entry: { kind } }) => field === 'instructions' && (isAsked || !vague.has(kind)),
  );
  const isTerm = ({ isAsked, entry: { things } }: Hit) =>
    terms.has(things[0]) || (isPhone(things[0]) && !isAsked);
  const alone = named.filter(
    (hit) => !hit.relation && !isTerm(hit) && isWishedAlone(text, hit.start, hit.end),
  );
  if (alone.length > 0) return leadsOf(alone);
  const wished = named.filter(({ start, end }) => isWished(text, start, end));
  const isSoldAsked = hits.some(
    (hit) => hit.entry.things[0] === sold[0]?.name && isAskedBeside(hit, wished, text),
  );
  if (wished.length > 0) {
    const asked = withFirst(choose(wished), sold);
    return isSoldAsked ? withLead(sold[0], asked) : asked;
  }
  const bare = named.filter(
    (hit) =>
      !hit.relation &&
      !hit.isForeign &&
      (hit.isAsked || hit.entry.kind !== 'venue') &&
      !isTerm(hit) &&
      (hit.isAsked || isOneWanted(text, hit.start, hit.end) || !isColor(text.slice(hit.start, hit.end))) &&
      isBareWish(text, { ...hit, language }),
  );
  const isAround = ({ start, end, entry: { things } }: Hit) =>
    (surroundings.has(things[0]) || (foods.has(things[0]) && !crockery.has(things[0]))) &&
    (isPlace(things[0]) || !isOneWanted(text, start, end));
  const [around] = leadsOf(bare.filter(isAround));
  const things = leadsOf(bare.filter((hit) => !isAround(hit)));
  if (things.length === 0 && around && sold.some(({ name }) => name === around.name))
    return withFirst([around], sold);
  const shown = withFirst(things, sold);
  return around ? withSecond(shown, around) : shown;
}

/** The first thing of each hit, as a thing wanted by itself. */
function leadsOf(hits: Hit[]): FoundSubject[] {
  const found = new Map<SubjectName, FoundSubject>();
  for (const { entry, field, start, end, score } of hits.toSorted((a, b) => a.start - b.start)) {
    const [name] = entry.things;
    if (name && !found.has(name)) found.set(name, { name, score: Math.max(score, 1), field, start, end });
  }
  return [...found.values()].slice(0, most);
}

/** "A picture of tools and a bicycle". */
const isAskedBeside = ({ field, start }: Hit, wished: Hit[], instructions: string) =>
  field === 'instructions' &&
  wished.some((hit) => hit.end < start && isJoined(instructions.slice(hit.end, start)));

/** What is asked for before what is sold: the thing itself, without what goes with it. */
const withFirst = (wished: FoundSubject[], sold: FoundSubject[]): FoundSubject[] => {
  const [first] = wished;
  if (!first || first.name === sold[0]?.name) return sold;
  // "Close up of beans" at a coffee roaster's.
  if (first.name === 'beans' && sold.some(({ name }) => name === 'coffee' || name === 'chocolate'))
    return sold;
  // "Kitchen" at a café: the one it is cooked in.
  if (first.name === 'fitted-kitchen' && isHosting(sold[0]?.name)) return sold;
  // "The car on the road" where one kind of car is sold.
  if (first.name === 'car' && carKinds.has(sold[0]?.name)) return sold;
  // "A jar of honey".
  if (holding.has(first.name) && sold[0]) return sold;
  const score = Math.max(first.score, 1, sold[0]?.score ?? 0);
  const others = sold.filter(({ name }) => name !== first.name && !isAlike(first.name, name));
  // "Show a clean driveway": what is done there stays first.
  const isGround = first.name === 'bricks' || first.name === 'paving';
  const [lead] = isPlace(first.name) || isGround ? others : [];
  return [...(lead ? [lead] : []), { ...first, score }, ...others.filter((thing) => thing !== lead)].slice(
    0,
    most,
  );
};

/** "A picture of tools and a bicycle" at a bicycle workshop: of what is asked for, what is sold leads. */
const withLead = (lead: FoundSubject | undefined, asked: FoundSubject[]): FoundSubject[] =>
  lead ? [lead, ...asked.filter(({ name }) => name !== lead.name)] : asked;

/** What goes round what is sold stands beside it, and alone where nothing is sold that shows. */
function withSecond(shown: FoundSubject[], around: FoundSubject): FoundSubject[] {
  const [lead, ...others] = shown;
  if (!lead) return [around];
  if (shown.some(({ name }) => name === around.name || isAlike(name, around.name))) return shown;
  return [lead, { ...around, score: lead.score * 0.8 }, ...others].slice(0, most);
}
