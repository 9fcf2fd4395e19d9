import { type SubjectName, setOf } from './catalog.ts';
import { cakes, drawnFoods } from './drawn-foods.ts';
import { shares } from './less-beside.ts';
import type { Entry } from './lexicon.ts';
import { isPlace, type Relation } from './relations.ts';
import { drinkThings } from './things/drink-things.ts';
import { foodThings } from './things/food-things.ts';
import { homeThings } from './things/home-things.ts';
import { natureThings } from './things/nature-things.ts';
import { wearThings } from './things/wear-things.ts';

/** A thing that words of a brief lead to: where they stand and how they stand to what is sold. */
export type Named = {
  entry: Entry;
  score: number;
  field: string;
  relation?: Relation | undefined;
  isName?: boolean;
};
export type Placed = Named & { start: number; end: number };

/** Whether words name a thing for sure. */
export const isSolid = ({ entry: { kind, things } }: Named) =>
  things.length > 0 && (kind === 'trade' || kind === 'venue' || kind === 'thing');

const sales = setOf(['shopping-bags', 'price-tag']);

/** Whether words say only that something is sold, not what: a sale, a flea market. */
export const isSale = ({ entry }: Pick<Named, 'entry'>) => sales.has(entry.things[0]);

const wares = new Set<string | undefined>([
  ...Object.keys({ ...wearThings, ...homeThings, ...natureThings }).filter(
    (name) => name !== 'shopping-bags',
  ),
  ...setOf(['books', 'book', 'teddy-bear', 'toy-bricks', 'bicycle', 'stroller', 'vinyl-record', 'guitar']),
  ...setOf(['laptop', 'television', 'camera', 'armchair', 'dining-table', 'wardrobe', 'mattress', 'rug']),
  ...setOf(['sewing-machine', 'lawnmower', 'skis']),
  ...setOf([
    'baby-bodysuit',
    'bangles',
    'bench',
    'cot',
    'chandelier',
    'headscarf',
    'necklace',
    'saddle',
    'suit',
  ]),
  ...setOf(['aquarium', 'fireplace', 'garden-shed', 'watering-can', 'wedding-dress', 'wig', 'wreath']),
  ...setOf(['curtains', 'desk-lamp', 'desk', 'office-chair', 'cushion', 'bookshelf', 'stove', 'barbecue']),
]);

const feasts = setOf(['moon', 'oil-lamp', 'christmas-tree', 'jack-o-lantern', 'chick']);
const ofGoods = setOf(['hen', 'fir-tree']);
/** Whether words name a feast, for which much else is sold: Eid, Diwali, Christmas, and not the tree itself. */
export const isFeast = ({ entry: { things } }: Named) =>
  feasts.has(things[0]) && !things.some((thing) => ofGoods.has(thing));

export const foods = new Set<string | undefined>([
  ...Object.keys(foodThings),
  ...Object.keys(drinkThings),
  ...drawnFoods,
]);

const isWare = ({ entry: { things, kind }, relation }: Named) =>
  !relation && (kind === 'trade' || kind === 'thing') && wares.has(things[0]);

/** The goods the copy of a sale names, where its title names none: a "harvest festival sale" of rugs shows a rug. */
export const goodsOfSale = <Hit extends Named>(inTitle: Hit[], inOthers: Hit[]): Hit[] =>
  inTitle.some(isSoldThere) ? [] : inOthers.filter(isWare);

/** What a title names is sold itself unless it is who holds the sale, where or when: "pitch hire 30% off". */
const isSoldThere = ({ entry: { things, kind } }: Named) =>
  wares.has(things[0]) ||
  foods.has(things[0]) ||
  (kind === 'trade' && !sales.has(things[0]) && !isPlace(things[0]) && !holders.has(things[0]));

/** The goods of a feast before the feast: an "Eid sale" of shoes shows shoes, then the moon. */
export function goodsBeforeFeasts<Hit extends Named>(inTitle: Hit[], inOthers: Hit[]): Hit[] {
  const goods = inOthers.filter(isWare);
  if (goods.length === 0) return inTitle;
  return [...inTitle.map((hit) => (isFeast(hit) ? { ...hit, score: hit.score * 0.5 } : hit)), ...goods];
}

/** What shows those who hold a sale: "vide-grenier des pompiers". */
const holders = setOf([
  'fire-engine',
  'lifebuoy',
  'ambulance',
  'handshake',
  'heart',
  'nurse',
  'graduation-cap',
]);

/**
 * Leaves out the sales where goods are named. In the copy only goods that people carry home count. Coffee and cake are
 * served beside a flea market, cars are parked there and a band plays.
 */
export function goodsBeforeSales<Hit extends Named>(hits: Hit[]): Hit[] {
  const goods = hits.filter((hit) => !isSale(hit));
  const [lead] = goods.filter(
    ({ entry: { things, kind }, field, relation, score }) =>
      things.length > 0 &&
      !relation &&
      (kind === 'trade' || kind === 'thing') &&
      !isPlace(things[0]) &&
      !holders.has(things[0]) &&
      (field === 'title' ? score >= 0.6 : wares.has(things[0])),
  );
  if (lead) return goods;
  const isSureSale = (hit: Named) => isSale(hit) && hit.field === 'title' && hit.score >= 0.8;
  return hits.some(isSureSale) ? hits.filter((hit) => isSale(hit) || hit.field === 'title') : hits;
}

const drinks = setOf([
  'gin-tonic',
  'coffee',
  'tea',
  'champagne',
  'wine',
  'beer',
  'beers',
  'soft-drink',
  'juice-box',
  'cocktail',
  'mug',
]);

const lodgings = setOf(['bed', 'tent', 'caravan', 'campervan', 'hut', 'books', 'circus-tent', 'marquee']);

/** Whether a thing stands for a house where much else happens: an inn, a café, a restaurant, a library. */
export const isHosting = (thing: SubjectName | undefined) =>
  thing !== undefined &&
  ((foods.has(thing) && thing !== 'canned-food') || drinks.has(thing) || lodgings.has(thing));

/** Whether words name food or drink, but no cake, which goes with any party. */
const isTasted = ({ entry: { things } }: Named) => foods.has(things[0]) && !cakes.has(things[0]);

/** Whether words name a drink or a cake, that guests are offered. */
export const isOffered = ({ entry: { things } }: Pick<Named, 'entry'>) =>
  drinks.has(things[0]) || cakes.has(things[0]);

/**
 * Leaves out drinks where anything but food is named, and the cakes named after them. Coffee is offered while one
 * waits, whatever is sold.
 */
export function goodsBeforeDrinks<Hit extends Named>(hits: Hit[]): Hit[] {
  const isDrink = ({ entry }: Named) => drinks.has(entry.things[0]);
  const first = hits.findIndex(isOffered);
  const isSold = ({ entry: { things, kind }, relation }: Named, at: number) =>
    (!relation || (relation === 'for' && at < first)) &&
    (kind === 'trade' || kind === 'thing' || kind === 'venue') &&
    !foods.has(things[0]) &&
    !isPlace(things[0]);
  const sold = hits.findIndex(isSold);
  return sold < 0 ? hits : hits.filter((hit, at) => !(isDrink(hit) || (at > sold && isOffered(hit))));
}

const pets = setOf(['dog', 'dog-standing', 'cat', 'cat-standing', 'horse', 'donkey', 'rabbit', 'paw']);
/** What people and their animals have: a bed for the night, a haircut, the nails, a collar, day care, a jab, teeth. */
const alsoForPets = setOf([
  ...(['bed', 'scissors', 'hair-comb', 'barber-pole', 'bathtub', 'nail-polish'] as const),
  ...(['teddy-bear', 'diamond', 'syringe', 'tooth', 'spine', 'massage'] as const),
]);

const caring = setOf(['stethoscope', 'scissors', 'hair-comb', 'bathtub', 'soap']);

/** Who treats or grooms any animal is shown by a dog: "vets", "vet nurse". */
const isVet = ({ things: [lead, beside] }: Entry) => lead === 'dog' && caring.has(beside);
const treated = setOf(['cat', 'horse', 'donkey', 'rabbit', 'cow', 'sheep', 'parrot', 'hamster', 'hen']);
const treating = setOf(['stethoscope', 'nurse']);

const bodywork = setOf(['spine', 'massage']);
const athletes = setOf(['runner', 'bicycle', 'dancer', 'ballet-shoes', 'swimmer', 'golfer', 'horse-rider']);

/** Whether one thing is done for the other: a haircut for dogs, a clinic for rabbits, physio for runners. */
export const isDoneFor = (done: Named, { entry }: Named) =>
  ((alsoForPets.has(done.entry.things[0]) || treating.has(done.entry.things[0])) &&
    pets.has(entry.things[0])) ||
  (bodywork.has(done.entry.things[0]) && athletes.has(entry.things[0])) ||
  (isVet(done.entry) && treated.has(entry.things[0]));

const tokens = setOf(['gift', 'ribbon', 'ballot-box', 'admission-ticket', 'ticket', 'handshake']);

/** Whether words name what stands for something else: a voucher, a vote or help is "for" what is meant. */
export const isToken = ({ entry: { things } }: Named) =>
  tokens.has(things[0]) || (things[0] === 'heart' && things[1] === 'handshake');

const parties = setOf(['balloon', 'party-popper']);

/** Whether words name a party. A party is shown by what is done there. */
export const isParty = ({ entry }: Named) => parties.has(entry.things[0]);

const sewing = setOf(['sewing-needle', 'sewing-machine']);
const clothes = setOf(['dress', 'sari', 'kimono', 'coat', 'blouse', 'bride', 'jeans', 'necktie', 'curtains']);

/** What cleaning is shown by, and what is given to be cleaned. */
const cleaning = setOf(['washing-machine', 'broom', 'bubbles', 'bucket', 'sponge', 'bathtub']);
const cleaned = setOf([
  'sofa',
  'armchair',
  'rug',
  'mattress',
  'curtains',
  'sneaker',
  'handbag',
  'car',
  'solar-panel',
]);

/** What other pots than those of a kitchen are for. */
const potted = setOf(['tea', 'plant', 'seedling', 'cactus']);

/** What else than cars is looked over each year. */
const tested = setOf(['motorcycle', 'motor-scooter', 'bicycle', 'tractor', 'campervan', 'boiler']);

const homes = setOf(['house', 'houses', 'house-with-garden', 'apartment-building']);
const doneToHomes = setOf(['broom', 'bucket', 'delivery-van', 'lorry']);

/** A podcast speaks of much, which it does not sell. */
export const isAired = (thing: SubjectName | undefined) => thing === 'studio-microphone';

/** Whether words name a novel, which tells of much. */
export const isNovel = ({ entry: { things } }: Pick<Named, 'entry'>) =>
  things[0] === 'book' && things[1] === 'open-book';

/** Whether words name a trade beside a clinic or a job. People are hired for what is else an occasion too: to clean. */
export const isWorkBeside = (
  { entry: { kind, things }, relation, field, isName }: Named,
  thing: SubjectName,
) =>
  things.length > 0 &&
  !relation &&
  !(isName && field !== 'title') &&
  (kind === 'trade' || (thing === 'briefcase' && kind === 'occasion'));

/** What is put into a gift box. */
const given = new Set<string | undefined>([
  ...[...foods].filter((name) => name !== 'hamper' && name !== 'canned-food'),
  ...drinks,
  ...setOf(['serum-bottle', 'lotion', 'soap', 'perfume', 'moon-cake']),
]);

/**
 * The share of its score that a thing keeps beside another one that is named. A hotel for dogs shows the dog, not the
 * bed. Whoever sews evening dresses shows a dress with the needle beside it. Sofas that are dry-cleaned are sofas.
 */
export function shareBeside({ entry: { things }, score }: Named, hits: Named[]): number {
  const [thing, beside] = things;
  const isNamed = (names: ReadonlySet<SubjectName | undefined>) =>
    hits.some((hit) => names.has(hit.entry.things[0]) && isSolid(hit));
  if (isVet({ things, kind: 'trade' }) && isNamed(treated)) return 0.5;
  // "Teas by weight, pots and strainers".
  if (thing === 'frying-pan' && beside === 'cook' && isNamed(potted)) return 0.4;
  // "Tractor MOT".
  if (thing === 'wrench' && beside === 'car' && isNamed(tested)) return 0.7;
  const less = shares.find(([one, others]) => one === thing && isNamed(others));
  if (less) return less[2];
  // "Halloween at the barn, costumes welcome".
  if (thing === 'theatre-masks' && hits.some((hit) => hit.entry.things[0] === 'jack-o-lantern')) return 0.5;
  // "Webinar: Steuern für Selbstständige": what it is about.
  if (
    (thing === 'laptop' || thing === 'video-call') &&
    beside === 'headphones' &&
    hits.some((hit) => isSolid(hit) && hit.entry.things[0] !== thing)
  )
    return 0.6;
  // "Christmas market, 30 huts".
  if (thing === 'hut' && hits.some(isFeast)) return 0.5;
  // "Tea gift box": what is in it.
  if (thing === 'gift' && hits.some((hit) => given.has(hit.entry.things[0]) && !hit.relation)) return 0.6;
  // "Pruning, removals, stump grinding": trees are removed.
  if (thing === 'lorry' && beside === 'delivery-van' && isNamed(setOf(['tree']))) return 0.5;
  // "Neteja de pisos", "Sťahovanie bytov": homes are cleaned and moved.
  if (homes.has(thing) && hits.some((hit) => doneToHomes.has(hit.entry.things[0]) && !hit.relation))
    return 0.4;
  // "Bakery: bread with sourdough".
  if (thing === 'croissant' && beside === 'bread' && isNamed(setOf(['bread', 'round-loaf']))) return 0.7;
  // "Volunteers to read with children": what they do says more than that they help.
  if ((thing === 'handshake' && beside === 'heart') || (thing === 'heart' && beside === 'handshake'))
    return hits.some(isTask) ? 0.6 : 1;
  // "A choir looks for singers".
  if (thing === 'microphone' && hits.some((hit) => hit.entry.things[0] === 'musical-notes' && !hit.relation))
    return 0.6;
  if (
    bodywork.has(thing) &&
    hits.some(({ entry, relation }) => relation === 'for' && athletes.has(entry.things[0]))
  )
    return 0.7;
  if (alsoForPets.has(thing)) {
    const isForPets = hits.some(
      ({ entry, relation }) => pets.has(entry.things[0]) && (!relation || relation === 'for'),
    );
    return isForPets ? 0.35 : 1;
  }
  // What is voted for says more than the vote.
  if (thing === 'ballot-box')
    return hits.some(
      (hit) => (!hit.relation || hit.relation === 'for') && hit.entry.things[0] !== thing && isSolid(hit),
    )
      ? 0.7
      : 1;
  // "Dental clinic", "hiring carers": the doctor and the job say less than what is done there.
  if (thing === 'stethoscope' || thing === 'briefcase')
    return hits.some((hit) => isWorkBeside(hit, thing)) ? 0.5 : 1;
  // A birthday at a pony farm is of ponies, an evening of wine and cheese is of these, and a feast has its own sign.
  if (parties.has(thing))
    return hits.some(
      (hit) =>
        (isFeast(hit) && !hit.relation) ||
        (isSolid(hit) &&
          (hit.relation === 'in'
            ? !isPlace(hit.entry.things[0])
            : thing === 'party-popper' && !hit.relation && isTasted(hit))),
    )
      ? 0.6
      : 1;
  // In the lists a machine itself stands before its needle. A machine with thread means sewing.
  if (thing === 'sewing-machine' && beside === 'sewing-needle') return 1;
  const work = [
    { shownBy: sewing, on: clothes },
    { shownBy: cleaning, on: cleaned },
  ].find(({ shownBy }) => shownBy.has(thing) && beside !== 'window');
  const goods = hits
    .filter((hit) => !hit.relation && work?.on.has(hit.entry.things[0]))
    .map((hit) => hit.score);
  return goods.length === 0 ? 1 : Math.min(1, (0.9 * Math.max(...goods)) / score);
}

/** Whether words name what helpers are asked to do: no helping itself, no place, no refreshments. */
const isTask = (hit: Named) =>
  (hit.entry.kind === 'trade' || (hit.entry.kind === 'thing' && !isPlace(hit.entry.things[0]))) &&
  (!hit.relation || hit.relation === 'for') &&
  hit.score >= 0.4 &&
  !isToken(hit) &&
  !holders.has(hit.entry.things[0]) &&
  (!foods.has(hit.entry.things[0]) || hit.entry.things[0] === 'canned-food') &&
  !isOffered(hit);
