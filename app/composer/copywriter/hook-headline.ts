import type { BriefFacts } from '../brief/brief-facts.ts';
import type { Intent } from '../brief/intent/intents.ts';
import { formOf } from '../brief/intent/signs/name-form.ts';
import { longestRead } from '../brief/intent/signs/pointings.ts';
import { isLetting, isSelling } from '../brief/intent/trade/exchange.ts';
import { isPricedFor } from '../brief/offer/price-terms.ts';
import { says } from '../brief/text/clean-text.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { setWidth } from '../brief/text/segments.ts';
import { stemMatcher } from '../brief/text/stems.ts';
import type { Voice } from '../direction/voices.ts';
import type { Hooks } from '../languages/hooks.ts';
import { matchersOf } from '../languages/matchers.ts';
import { languageOf, languagesRead } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';
import type { SubjectName } from '../subjects/catalog.ts';
import { findSubjects } from '../subjects/find-subjects.ts';
import { animalsThings } from '../subjects/things/animals-things.ts';
import { foodThings } from '../subjects/things/food-things.ts';
import { longestBadge } from './badge-parts.ts';
import { beauty, bodies, counsel, meals, outings, ridden, stays, tended, treats } from './hook-things.ts';
import type { Finder } from './led-lines.ts';

type Hook = { [Group in keyof Hooks]: keyof Hooks[Group] }[keyof Hooks];

/**
 * A stock phrase of the language that claims nothing ("Hungry?", "See you there?"). It is chosen by what the brief
 * wants of its readers. The sub-line then has to name the thing, so no phrase is used where the badge names it.
 * undefined: none fits, the language has none, or the ad's own words are asked for in another language.
 */
export const hook: Finder = (facts) => {
  const { language, sayIn, sold, lines } = facts;
  const own = languageOf(language);
  if (!own || sayIn !== language || /[?？؟!！;]/u.test(sold) || lines.some(({ use }) => use === 'question'))
    return undefined;
  if (wantsRoom(facts) || lines.some(({ use, text }) => use === 'offer' && says(text, sold)))
    return undefined;
  const kind = hookOf(facts);
  if (!kind || (casual.has(kind) && formal.has(facts.voice))) return undefined;
  const { food, people, service, wishes, needs } = own.hooks;
  return { headline: { ...food, ...people, ...service, ...wishes, ...needs }[kind], said: [] };
};

/** Widest sub-line beside which a hook is read, in average Latin letters: it has the name to say as well. */
const widestBeside = 76;

/** Whether days, places and details need the room the name would take in the sub-line. */
const wantsRoom = ({ lines, sold }: BriefFacts) =>
  lines
    .filter(
      ({ use, text }) =>
        (use !== 'offer' || setWidth(text) > longestBadge) &&
        use !== 'call' &&
        use !== 'quote' &&
        text !== sold,
    )
    .reduce((width, { text }) => width + setWidth(text) + 3, setWidth(sold)) > widestBeside;

const casual: ReadonlySet<Hook> = new Set<Hook>(['hungry', 'tasty', 'coffee', 'tempted']);
const formal: ReadonlySet<Voice> = new Set<Voice>(['luxury', 'professional']);

const solemnOf = perLanguage((language) => languagesRead(language).map(({ solemn }) => stemMatcher(solemn)));

/** "Bäckerei sucht Mehl": who looks for something sells nothing. */
const seekingOf = perLanguage((language) => toPattern(matchersOf(language).seeking, 'iu'));

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

/** What the title shows, best first. */
const thingsOf = ({ brief, language }: BriefFacts): SubjectName[] =>
  findSubjects({ title: brief.title }, language)
    .filter(({ score }) => score >= 0.6)
    .map(({ name }) => name);

const thingOf = (facts: BriefFacts) => thingsOf(facts)[0];

/** What a thing to eat or drink opens an ad with. */
function eaten(thing?: SubjectName): Hook | undefined {
  if (thing === 'coffee') return 'coffee';
  return meals.has(thing) ? 'hungry' : treats.has(thing) ? 'tasty' : undefined;
}

const isHealth = ({ topic }: BriefFacts, thing?: SubjectName) =>
  topic.topic === 'health' || bodies.has(thing);

/** Goods and whatever else is looked for and found. */
const goods = (facts: BriefFacts): Hook | undefined => {
  const thing = thingOf(facts);
  return eaten(thing) ?? (isHealth(facts, thing) || isAnimal(thing) ? undefined : 'found');
};

const isAnimal = (thing?: SubjectName) => thing !== undefined && thing in animalsThings;

/** "Croquetas caseras por encargo": what is ordered is eaten, unless it shows something else. */
const ordered = (facts: BriefFacts): Hook | undefined => {
  const thing = thingOf(facts);
  const isFood = thing === undefined ? facts.trade === 'order' : thing in foodThings;
  return eaten(thing) ?? (isFood ? 'tasty' : thing && goods(facts));
};

const visited = (facts: BriefFacts): Hook | undefined => {
  const { brief, language, trade } = facts;
  const tasted = eaten(thingOf(facts));
  if (tasted) return tasted;
  // "Jual bibit ikan lele": nobody joins in where wares are sold.
  if (isSelling(brief.title, language)) return goods(facts);
  return trade === 'book' || trade === 'quote' ? 'trust' : 'meet';
};

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
  const [thing] = shown;
  const { form } = formOf(sold, language);
  if (isHealth(facts, thing)) return 'here';
  if (shown.some((one) => beauty.has(one))) return 'pamper';
  if (trade === 'book' && stays.has(thing)) return 'away';
  // A walk with dogs is their outing.
  if (outings.has(thing) || (form === 'outing' && !isAnimal(thing))) return 'tempted';
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
