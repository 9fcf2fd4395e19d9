import { matchersOf } from '../languages/matchers.ts';
import type { BriefFacts, FactKind } from './brief-facts.ts';
import type { Intent } from './intents.ts';
import type { Topic } from './topics.ts';
import { longestRead, pointingsIn, tradeOf, tradeOfThings } from './trade.ts';
import { usualIntents } from './usual-intents.ts';

const hiring =
  /(?<!\p{L})(?:hiring|we['’]?re hiring|job opening|vacancy|now recruiting|m\/[fw]\/d|[mw]\/w\/d|w\/m\/d|f\/m\/d|m\/v\/x|wir suchen|wir stellen ein|nous recrutons|estamos contratando|vi anställer|vi ansætter|vi ansetter|zatrudniamy|nabíráme|prijímame|felveszünk|işe alıyoruz|se buscan?|on recrute|cercasi|gesucht|gezocht|sökes|søges|søkes|haetaan|требу[ею]тся|потріб(?:ен|ні|на)|hľadáme|hledáme|szukamy|zatrudnimy|angajăm|tražimo|ieškome|ζητείται|ζητούνται|aranıyor|търсим)(?!\p{L})/iu;
/** Topics of things people come for or are served with: "sale" in their goals does not make them a shop. */
const served = new Set<Topic>(['fitness', 'health', 'travel', 'house', 'software', 'finance', 'business']);
const eaten = new Set<Topic>(['burger', 'baking', 'restaurant']);
const retail = new Set<Topic>(
  (Object.keys(usualIntents) as Topic[]).filter((topic) => usualIntents[topic] === 'buy'),
);

/** "2019 VW Golf, 41k miles", "Clio 2021, 38 000 km": a year and a mileage. */
const carByItsPapers =
  /(?=[^\n]{0,200}(?<!\p{Nd})(?:19[89]|20[0-4])\p{Nd}(?!\p{Nd}))(?=[^\n]{0,200}\p{Nd}(?:[.,\s]?\p{Nd}{3}|k|\s?тыс\.?|\s?mil)\s?(?:km|miles|mi|км|kilometer|χλμ)(?!\p{L}))/iu;

/** What goals and instructions ask for before the trade does, the plainest first. */
const asks: Intent[] = [
  'donate',
  'download',
  'table',
  'tickets',
  'apply',
  'quote',
  'sign-up',
  'book',
  'order',
];
/** Bookings of these have a name of their own ("Book a table"). */
const bookings = new Set<Intent>(['table', 'view', 'test-drive', 'enrol', 'tickets']);

/** What nobody has to do where people may just come. */
const booked = new Set<Intent>(['book', 'table', 'reserve', 'enrol']);

/** Whether a brief says that one may come without booking. */
function isWalkIn({ brief, language }: Pick<BriefFacts, 'brief' | 'language'>): boolean {
  const said = `${brief.title}\n${brief.adCopy}\n${brief.instructions}`.slice(0, longestRead);
  return new RegExp(matchersOf(language).walkIns, 'iu').test(said);
}

/** What a brief asks its readers to do, and what its trade usually asks for. */
export function intentOf(read: Omit<BriefFacts, 'intent' | 'trade'>): Pick<BriefFacts, 'intent' | 'trade'> {
  const { brief, facts, language } = read;
  const isHiring = hiring.test(brief.title) || hiring.test(brief.adCopy.slice(0, 300));
  const trade = isHiring
    ? 'apply'
    : carByItsPapers.test(brief.title)
      ? 'test-drive'
      : (tradeOf(read.sold, language) ?? tradeOf(brief.title, language));
  const intent = choose(read, trade);
  return { trade, intent: booked.has(intent) && isWalkIn(read) ? 'visit' : intent };

  function choose({ topic: { topic }, voice }: typeof read, named: Intent | undefined): Intent {
    const has = (kind: FactKind) => facts.some((fact) => fact.kind === kind);
    if (named === 'apply') return has('phone') && !has('web') && !isHiring ? 'call' : 'apply';
    if (has('phone') && !has('web')) return 'call';
    const settle = (intent: Intent): Intent => {
      if (intent !== 'buy') return intent;
      if (eaten.has(topic)) return 'order';
      return voice === 'luxury' && !has('offer') ? 'discover' : intent;
    };
    const asked = askedIn(`${brief.instructions}\n${brief.saleGoals}`, language);
    if (asked) return asked === 'book' && named && bookings.has(named) ? named : asked;
    const isEvent =
      !retail.has(topic) &&
      facts.some(
        ({ kind, text, field }) => kind === 'date' && field !== 'saleGoals' && /\p{Nd}/u.test(text),
      ) &&
      !has('deadline');
    if (named === 'visit' && isEvent && has('place')) return 'directions';
    if (named && named !== 'buy' && named !== 'sign-up') return named;
    if (isEvent && !(named === 'buy')) {
      const wantsTickets = pointingsIn(brief.adCopy, language).some(({ intent }) => intent === 'tickets');
      if (has('price') || wantsTickets) return 'tickets';
      return has('place') && !has('web') ? 'directions' : 'reserve';
    }
    const things = tradeOfThings(read.sold, language);
    if (named === 'buy' && things && served.has(topic) && things !== 'buy') return things;
    if (named) return settle(named);
    if (things) return settle(things);
    const inCopy = pointingsIn(brief.adCopy, language).filter(
      ({ intent }) => intent !== 'buy' || !served.has(topic),
    );
    const told = inCopy.find(({ intent }) => intent !== 'buy' && intent !== 'visit') ?? inCopy[0];
    if (told) return settle(told.intent);
    if (has('phone')) return 'call';
    const usual = usualIntents[topic];
    if (topic === 'general' && (has('place') || has('hours'))) return 'visit';
    if (usual === 'learn' && has('offer')) return 'buy';
    return settle(usual);
  }
}

/** What goals and instructions ask for outright; sales alone are what every brief is after. */
function askedIn(text: string, language: string): Intent | undefined {
  const found = pointingsIn(text, language).map(({ intent }) => intent);
  return asks.find((intent) => found.some((one) => one === intent));
}
