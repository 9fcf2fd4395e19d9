import type { BriefFacts } from '../brief/brief-facts.ts';
import type { Intent } from '../brief/intent/intents.ts';
import { formOf } from '../brief/intent/name-form.ts';
import { isLetting, isSelling, longestRead } from '../brief/intent/trade.ts';
import { isPricedFor } from '../brief/offer/price-terms.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { stemMatcher } from '../brief/text/stems.ts';
import type { Voice } from '../direction/voices.ts';
import type { Hooks } from '../languages/language.ts';
import { matchersOf } from '../languages/matchers.ts';
import { languages, languagesRead } from '../languages/registry.ts';
import type { SubjectName } from '../subjects/catalog.ts';
import { findSubjects } from '../subjects/find-subjects.ts';
import { animalsThings } from '../subjects/things/animals-things.ts';
import { foodThings } from '../subjects/things/food-things.ts';
import type { Finder } from './led-lines.ts';

type Hook = { [Group in keyof Hooks]: keyof Hooks[Group] }[keyof Hooks];

/**
 * A stock phrase of the language that claims nothing ("Hungry?", "See you there?"), for what the brief wants of its
 * readers; the sub-line names the thing. undefined: none fits, the language has none, or the ad's own words are asked
 * for in another one.
 */
export const hook: Finder = (facts) => {
  const { language, sayIn, sold, lines } = facts;
  const own = languages[language] ?? languages[language.split('-')[0] ?? ''];
  if (!own || sayIn !== language || /[?？؟!！;]/u.test(sold) || lines.some(({ use }) => use === 'question'))
    return undefined;
  const kind = hookOf(facts);
  if (!kind || (casual.has(kind) && formal.has(facts.voice))) return undefined;
  const { food, people, service, wishes, needs } = own.hooks;
  return { headline: { ...food, ...people, ...service, ...wishes, ...needs }[kind], said: [] };
};

const casual: ReadonlySet<Hook> = new Set<Hook>(['hungry', 'tasty', 'coffee', 'tempted']);
const formal: ReadonlySet<Voice> = new Set<Voice>(['luxury', 'professional']);

const solemnOf = perLanguage((language) => languagesRead(language).map(({ solemn }) => stemMatcher(solemn)));

/** "Bäckerei sucht Mehl": who looks for something sells nothing. */
const seekingOf = perLanguage((language) => new RegExp(matchersOf(language).seeking, 'iu'));

function hookOf(facts: BriefFacts): Hook | undefined {
  const { brief, language, intent, trade } = facts;
  const asked = intent === 'call' ? trade : intent;
  if (!asked) return undefined;
  const said = `${brief.title}\n${brief.adCopy}`.slice(0, longestRead);
  if (solemnOf(language).some((matcher) => said.search(matcher) >= 0)) {
    if (asked === 'donate') return 'help';
    return asked === 'contact' || asked === 'book' || asked === 'quote' ? 'here' : undefined;
  }
  if (seekingOf(language).test(brief.title) && !seeks.has(asked)) return undefined;
  return byIntent[asked]?.(facts);
}

/** Who may look for somebody, or for something. */
const seeks: ReadonlySet<Intent> = new Set<Intent>(['apply', 'sign-up', 'donate']);

const things = (names: string) => new Set(names.split(' ')) as ReadonlySet<string>;

const meals = things(
  'pizza burger kebab falafel taco burrito tamale sandwich takeaway-box bento onigiri dumpling french-fries hot-dog chicken-leg sushi curry spaghetti noodles paella rice oden fondue stew cutlery chopsticks dinner-plate salad',
);
const treats = things(
  'bread croissant baguette flatbread pretzel bagel pancakes waffle pie cheese honey chocolate candy lollipop pudding cookie birthday-cake cake-slice cupcake doughnut soft-ice-cream ice-cream shaved-ice moon-cake dango rice-cracker fish-cake meat-on-bone',
);
const stays = things(
  'bed house houses house-with-garden hotel bellhop-bell campsite hut caravan houseboat desert-island beach airplane cruise-ship',
);
const beauty = things(
  'massage haircut hair-comb barber-pole razor nail-polish eyelashes sauna lipstick serum-bottle lotion',
);
const outings = things(
  'bowling carousel hot-air-balloon sailing-boat canoe motor-boat speedboat golf fishing-rod horse-rider ferris-wheel parachute skis sled ice-skate roller-skate billiard-ball',
);
/** What is tended or played for its owner, at a time agreed on. */
const tended = things(
  'dog dog-standing poodle cat cat-standing paw rabbit hamster parrot piano-keys violin guitar wrench tyre wheel car car-front bicycle watch scissors sewing-needle camera camera-flash disco-ball palette balloon',
);
/** What is for hire where it is paid by the hour or the day. */
const ridden = things('bicycle car car-front motor-scooter motorcycle');
/** What those who advise and care for others are shown by. */
const counsel = things(
  'calculator abacus scales document briefcase handshake receipt nurse older-person identity-card fountain-pen gavel money-bag bank chart-up bar-chart',
);
const bodies = things(
  'tooth bone stethoscope hospital syringe brain eye lungs heart hearing-aid glasses nurse',
);

/** What the title shows, best first. */
const thingsOf = ({ brief, language }: BriefFacts): SubjectName[] =>
  findSubjects({ title: brief.title }, language)
    .filter(({ score }) => score >= 0.6)
    .map(({ name }) => name);

const thingOf = (facts: BriefFacts) => thingsOf(facts)[0];

/** What a thing to eat or drink opens an ad with. */
function eaten(thing: string = ''): Hook | undefined {
  if (thing === 'coffee') return 'coffee';
  return meals.has(thing) ? 'hungry' : treats.has(thing) ? 'tasty' : undefined;
}

const isHealth = ({ topic }: BriefFacts, thing: string = '') => topic.topic === 'health' || bodies.has(thing);

/** Goods and whatever else is looked for and found. */
const goods = (facts: BriefFacts): Hook | undefined => {
  const thing = thingOf(facts);
  return eaten(thing) ?? (isHealth(facts, thing) || isAnimal(thing) ? undefined : 'found');
};

const isAnimal = (thing: string = '') => thing in animalsThings;

/** "Croquetas caseras por encargo": what is ordered is eaten, unless it shows something else. */
const ordered = (facts: BriefFacts): Hook | undefined => {
  const thing = thingOf(facts);
  const isFood = thing === undefined ? facts.trade === 'order' : thing in foodThings;
  return eaten(thing) ?? (isFood ? 'tasty' : thing && goods(facts));
};

const visited = (facts: BriefFacts): Hook =>
  eaten(thingOf(facts)) ?? (facts.trade === 'book' || facts.trade === 'quote' ? 'trust' : 'meet');

const hired = ({ trade, facts }: BriefFacts): Hook | undefined =>
  trade !== 'apply' ? undefined : facts.some(({ kind }) => kind === 'price') ? 'work' : 'join';

const consulted = (facts: BriefFacts): Hook | undefined => {
  const { brief, language, trade } = facts;
  if (isLetting(brief.title, language) || isSelling(brief.title, language)) return 'found';
  return trade === 'contact' && thingsOf(facts).some((thing) => counsel.has(thing)) ? 'here' : undefined;
};

function booked(facts: BriefFacts): Hook | undefined {
  const { brief, language, sold, trade } = facts;
  const shown = thingsOf(facts);
  const [thing = ''] = shown;
  const { form } = formOf(sold, language);
  if (isHealth(facts, thing)) return 'here';
  if (shown.some((one) => beauty.has(one))) return 'pamper';
  if (trade === 'book' && stays.has(thing)) return 'away';
  if (outings.has(thing) || form === 'outing') return 'tempted';
  if (isLetting(brief.title, language)) return 'found';
  if (treats.has(thing) || (meals.has(thing) && trade !== 'book')) return eaten(thing);
  if (ridden.has(thing) && isPricedFor('stay', brief.adCopy.slice(0, longestRead), language)) return 'found';
  return trade === 'quote' || form === 'deed' || tended.has(thing) ? 'trust' : undefined;
}

const byIntent: Partial<Record<Intent, (facts: BriefFacts) => Hook | undefined>> = {
  table: () => 'hungry',
  order: ordered,
  buy: goods,
  discover: (facts) => (facts.trade === 'buy' ? goods(facts) : undefined),
  view: goods,
  'test-drive': goods,
  tickets: () => 'meet',
  directions: () => 'meet',
  reserve: () => 'meet',
  visit: visited,
  enrol: () => 'start',
  'sign-up': ({ trade }) => (trade === 'sign-up' ? 'join' : undefined),
  start: ({ topic }) => (topic.topic === 'fitness' ? 'join' : undefined),
  apply: hired,
  donate: () => 'help',
  quote: () => 'trust',
  contact: consulted,
  book: booked,
};
