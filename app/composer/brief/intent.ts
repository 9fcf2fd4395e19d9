import { isHiring, matchersOf } from '../languages/matchers.ts';
import { askedAtAddress } from './asked-at-address.ts';
import type { BriefFacts, FactKind } from './brief-facts.ts';
import type { Intent } from './intents.ts';
import { findOffer } from './offer.ts';
import { reduction } from './reduction.ts';
import { perLanguage } from './remembering.ts';
import { clausesOf, sentencesOf } from './segments.ts';
import type { Topic } from './topics.ts';
import { isLetting, longestRead, pointingsIn, tradeOf, tradeOfGoods, tradeOfThings } from './trade.ts';
import { usualIntents } from './usual-intents.ts';

/** Topics of things people come for or are served with: "sale" in their goals does not make them a shop. */
const served = new Set<Topic>(['fitness', 'health', 'travel', 'house', 'software', 'finance', 'business']);
const eaten = new Set<Topic>(['burger', 'baking', 'restaurant']);
const retail = new Set<Topic>(
  (Object.keys(usualIntents) as Topic[]).filter((topic) => usualIntents[topic] === 'buy'),
);

/** "2019 VW Golf", "Clio 2021, 38 000 km": a year and a make, a mileage or an inspection. */
const carByItsPapers =
  /(?=[^\n]{0,200}(?<!\p{Nd})(?:19[89]|20[0-4])\p{Nd}(?!\p{Nd}))(?=[^\n]{0,200}(?:(?<!\p{L})(?:FSH|MOT|TÜV|ITV|APK|STK|Alfa Romeo|Audi|BMW|Chevrolet|Citro[eë]n|Dacia|Fiat|Ford|Honda|Hyundai|Jaguar|Jeep|Kia|Lada|Land Rover|Lexus|Mazda|Mercedes|Mitsubishi|Nissan|Opel|Peugeot|Porsche|Range Rover|Renault|Seat (?:Ibiza|Le[oó]n|Ateca|Arona)|[SŠ]koda|Subaru|Suzuki|Tesla|Toyota|Vauxhall|Volkswagen|Volvo|VW|Лада|Тойота|Рено|Киа|تويوتا|丰田|豐田|大众|本田|トヨタ|ホンダ|日産|현대|기아)(?!\p{L})|\p{Nd}(?:[.,\s]?\p{Nd}{3}|k|\s?тыс\.?|\s?mil)\s?(?:km|miles|mi|км|kilometer|χλμ)(?!\p{L})))/iu;

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

const patternsOf = perLanguage((language) => {
  const { walkIns, from, upTo } = matchersOf(language);
  return { walkIn: new RegExp(walkIns, 'iu'), openPrice: new RegExp(`^(?:${from}|${upTo})|/`, 'iu') };
});

/** Whether a brief says that one may come without booking. */
function isWalkIn({ brief, language }: Pick<BriefFacts, 'brief' | 'language'>): boolean {
  const said = `${brief.title}\n${brief.adCopy}\n${brief.instructions}`.slice(0, longestRead);
  return patternsOf(language).walkIn.test(said);
}

/** What a brief asks its readers to do, and what its trade usually asks for. */
export function intentOf(read: Omit<BriefFacts, 'intent' | 'trade'>): Pick<BriefFacts, 'intent' | 'trade'> {
  const { brief, facts, language } = read;
  const hires = isHiring(brief.title) || isHiring(brief.adCopy.slice(0, 300));
  const trade = hires
    ? 'apply'
    : carByItsPapers.test(brief.title)
      ? 'test-drive'
      : settledTrade(brief.title, tradeOf(read.sold, language) ?? tradeOf(brief.title, language));
  const chosen = choose(read, trade);
  const isLent = (chosen === 'buy' || chosen === 'test-drive') && isLetting(brief.title, language);
  const intent = isLent ? 'book' : chosen;
  return { trade, intent: booked.has(intent) && isWalkIn(read) ? 'visit' : intent };

  function settledTrade(title: string, named: Intent | undefined): Intent | undefined {
    return named === 'view' ? (tradeOfGoods(title, language) ?? named) : named;
  }

  function choose({ topic: { topic }, voice }: typeof read, named: Intent | undefined): Intent {
    const has = (kind: FactKind) => facts.some((fact) => fact.kind === kind);
    if (named === 'apply') return has('phone') && !has('web') && !hires ? 'call' : 'apply';
    if (has('phone') && !has('web')) return 'call';
    const isReduced = () =>
      facts.some(
        ({ kind, parts }) => kind === 'offer' && (parts?.kind === 'discount' || parts?.kind === 'bundle'),
      );
    const hasFixedPrice = () => {
      const prices = facts.filter(({ kind }) => kind === 'price');
      return prices.length > 0 && !prices.some(({ text }) => patternsOf(language).openPrice.test(text));
    };
    /** "Free", "Free entry": for everybody, unlike "under 16s free". */
    const isPlainlyFree = (clause: string) =>
      !/\p{Nd}/u.test(clause) &&
      clause.split(/\s+/u).length <= 2 &&
      findOffer(clause, language)?.kind === 'free';
    /** "Free woodchip": nothing is sold, it is there to be fetched. */
    const givesAway = () => findOffer(read.sold, language)?.kind === 'free' && !has('price') && !isReduced();
    const settle = (intent: Intent): Intent => {
      if (intent !== 'buy') return intent;
      if (givesAway()) return 'visit';
      if (eaten.has(topic)) return 'order';
      return voice === 'luxury' && !has('offer') ? 'discover' : intent;
    };
    const wishes = clausesOf(brief.instructions).filter((clause) => !pictured.test(clause));
    const asked =
      askedIn(`${wishes.join('\n')}\n${brief.saleGoals}`, language) ?? askedAtAddress(read.lines, language);
    if (asked) return asked === 'book' && named && bookings.has(named) ? named : asked;
    const isEvent =
      !retail.has(topic) &&
      facts.some(
        ({ kind, text, field }) => kind === 'date' && field !== 'saleGoals' && /\p{Nd}/u.test(text),
      ) &&
      !has('deadline');
    if (named === 'visit' && isEvent && has('place')) return 'directions';
    const isFree = facts.some(
      ({ kind, text, parts }) =>
        kind === 'offer' && parts?.kind === 'free' && clausesOf(text).some(isPlainlyFree),
    );
    if (named === 'tickets' && isFree && !has('price')) return 'visit';
    if (named === 'quote' && hasFixedPrice()) return 'book';
    if (named && named !== 'buy' && named !== 'sign-up') return named;
    const things = tradeOfThings(read.sold, language);
    if (isEvent && things && attended.has(things)) return things;
    if (isEvent && named !== 'buy') {
      const wantsTickets = pointingsIn(brief.adCopy, language).some(({ intent }) => intent === 'tickets');
      if (has('price') || (wantsTickets && !isFree)) return 'tickets';
      return has('place') && !has('web') ? 'directions' : 'reserve';
    }
    if (named === 'buy' && things && served.has(topic) && things !== 'buy' && reduction.test(read.sold))
      return things;
    const told = (named ?? things ?? 'buy') === 'buy' && opensWithDeed(brief.adCopy, language);
    if (told) return told;
    if (named) return settle(named);
    if (things) return things === 'tickets' && isFree && !has('price') ? 'visit' : settle(things);
    const inCopy = pointingsIn(brief.adCopy, language).filter(
      // A lunch in the copy comes with the thing.
      ({ intent }) => intent !== 'table' && (intent !== 'buy' || !served.has(topic)),
    );
    const pointed = inCopy.find(({ intent }) => intent !== 'buy' && intent !== 'visit') ?? inCopy[0];
    if (pointed) return settle(pointed.intent);
    if (has('phone')) return 'call';
    const usual = usualIntents[topic];
    if (givesAway() || (topic === 'general' && (has('place') || has('hours')))) return 'visit';
    if (usual === 'learn' && isReduced()) return 'buy';
    return settle(usual);
  }
}

/** Words of instructions that are about the picture: what it shows asks for nothing. */
const pictured =
  /(?<!\p{L})(?:show|picture|pictures|photo of|image|illustration|background|zeig\p{L}*|bild|hintergrund|montre[rz]?|image|muestra|imagen|fondo|mostra\p{L}*|immagine|sfondo|imagem|toon|afbeelding|visa|bakgrund|vis|baggrund|bakgrunn|kuva|tausta|pokaż|zdjęcie|tło|ukaž|obrázek|mutass|kép|arată|imagine|покажи\p{L}*|фото|фон|göster|görsel|أظهر|صورة|הראו|תמונה)(?!\p{L})|画像|背景|图片|圖片|사진/iu;

/** What a sentence of the copy tells its readers to do in its first words, other than to buy: "Sign up in the app". */
function opensWithDeed(adCopy: string, language: string): Intent | undefined {
  for (const sentence of sentencesOf(adCopy.slice(0, longestRead), language)) {
    const first = pointingsIn(sentence, language).find(({ start }) => start === 0)?.intent;
    if (first && deeds.has(first)) return first;
  }
  return undefined;
}
const deeds = new Set<Intent>(['sign-up', 'download', 'book', 'reserve', 'apply', 'donate', 'quote']);

/** What people come to at a time of its own and still do not buy a ticket for. */
const attended = new Set<Intent>(['enrol', 'book', 'start', 'donate']);

/** What goals and instructions ask for outright; sales alone are what every brief is after. */
function askedIn(text: string, language: string): Intent | undefined {
  const found = pointingsIn(text, language).map(({ intent }) => intent);
  return asks.find((intent) => found.some((one) => one === intent));
}
