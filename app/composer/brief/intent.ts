import type { PointedIntent } from '../languages/language.ts';
import { languages } from '../languages/registry.ts';
import type { BriefFacts, FactKind } from './brief-facts.ts';
import { pointers, usualIntents } from './intent-words.ts';
import type { Intent } from './intents.ts';
import { stemMatcher } from './stems.ts';
import type { Topic } from './topics.ts';

const pointed: PointedIntent[] = ['view', 'test-drive', 'play', 'quote', 'book', 'enrol'];
const own = new Map<string, [PointedIntent, RegExp][]>();

function ownPointers(language: string): [PointedIntent, RegExp][] {
  const words = languages[language] ?? languages[language.split('-')[0] ?? ''] ?? languages.en;
  const known = own.get(words?.code ?? 'en');
  if (known) return known;
  const made = pointed.map((intent): [PointedIntent, RegExp] => [
    intent,
    stemMatcher(words?.pointers[intent] ?? ''),
  ]);
  own.set(words?.code ?? 'en', made);
  return made;
}

const matches = (matcher: RegExp, text: string) => {
  matcher.lastIndex = 0;
  return matcher.test(text);
};

const hiring =
  /(?<!\p{L})(?:hiring|we['’]?re hiring|job opening|vacancy|now recruiting|m\/[fw]\/d|[mw]\/w\/d|wir suchen|se busca|on recrute|cercasi)(?!\p{L})/iu;
/** Topics of things people come for or are served with: "sale" in their goals does not make them a shop. */
const served = new Set<Topic>(['fitness', 'health', 'travel', 'house', 'software', 'finance', 'business']);
const eaten = new Set<Topic>(['burger', 'baking', 'restaurant']);
const retail = new Set<Topic>(
  (Object.keys(usualIntents) as Topic[]).filter((topic) => usualIntents[topic] === 'buy'),
);
/** What goals say before what the title says; of the title, trades come before words that only hint. */
const explicit = new Set<Intent>([
  'donate',
  'download',
  'tickets',
  'apply',
  'quote',
  'sign-up',
  'table',
  'book',
  'order',
]);

/** What a brief asks its readers to do: a number to call, then what it says, then what its trade and topic are used to. */
export function intentOf(read: Omit<BriefFacts, 'intent'>): Intent {
  const { brief, facts, voice, language } = read;
  const { topic } = read.topic;
  const has = (kind: FactKind) => facts.some((fact) => fact.kind === kind);
  if (hiring.test(`${brief.title}\n${brief.adCopy}`)) return 'apply';
  if (has('phone') && !has('web')) return 'call';
  const isEvent =
    !retail.has(topic) &&
    facts.some(({ kind, text, field }) => kind === 'date' && field !== 'saleGoals' && /\p{Nd}/u.test(text)) &&
    !has('deadline');
  const asked = `${brief.instructions}\n${brief.saleGoals}`;
  for (const [intent, matcher] of pointers)
    if (explicit.has(intent) && matches(matcher, asked)) return settle(intent);
  const isSale =
    retail.has(topic) &&
    pointers.some(([intent, matcher]) => intent === 'buy' && matches(matcher, brief.title));
  if (isSale) return settle('buy');
  for (const [intent, matcher] of pointers)
    if (intent === 'donate' && matches(matcher, brief.title)) return intent;
  const copy = `${brief.title}\n${brief.adCopy}`;
  const title = brief.title.slice(0, 70);
  for (const text of [title, asked, copy]) {
    for (const [intent, matcher] of ownPointers(language)) if (matches(matcher, text)) return intent;
    if (isEvent && text === title) {
      if (has('price') || matchesIntent('tickets', copy)) return 'tickets';
      if (has('place') && !has('web')) return 'directions';
      return 'reserve';
    }
    for (const [intent, matcher] of pointers) {
      if (intent === 'learn' && text !== asked) continue;
      if (intent === 'buy' && served.has(topic)) continue;
      if (matches(matcher, text)) return settle(intent);
    }
  }
  if (has('phone')) return 'call';
  const usual = usualIntents[topic];
  if (topic === 'general' && (has('place') || has('hours'))) return 'visit';
  if (usual === 'learn' && has('offer') && topic === 'general') return 'buy';
  return settle(usual);

  function settle(intent: Intent): Intent {
    if (intent !== 'buy') return intent;
    if (eaten.has(topic)) return 'order';
    return voice === 'luxury' && !has('offer') ? 'discover' : intent;
  }
}

const matchesIntent = (wanted: Intent, text: string) =>
  pointers.some(([intent, matcher]) => intent === wanted && matches(matcher, text));
