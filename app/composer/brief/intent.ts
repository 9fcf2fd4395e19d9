import { isHiring, matchersOf } from '../languages/matchers.ts';
import { askedAtAddress } from './asked-at-address.ts';
import type { BriefFacts, FactKind } from './brief-facts.ts';
import type { Intent } from './intents.ts';
import { formOf, isDoneByUs, isFreeToEnter, isMeasured, tellsGoods, tellsLesson } from './name-form.ts';
import { findOffer } from './offer.ts';
import { reduction } from './reduction.ts';
import { perLanguage } from './remembering.ts';
import { clausesOf, sentencesOf } from './segments.ts';
import type { Topic } from './topics.ts';
import {
  homeSize,
  isLetting,
  longestRead,
  pointingsIn,
  tradeOf,
  tradeOfGoods,
  tradeOfThings,
} from './trade.ts';
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

/** What things are used in the service of: their trade says more than the form of a name. */
const servedWith = new Set<Intent>(['book', 'quote', 'contact']);

/** "2 Stunden", "90 min", "8 weeks", "/mes": how long something lasts that is no thing. */
const lasting =
  /\p{Nd}\s?(?:h|hrs?|hours?|min|mins|minutes?|minuten|weeks?|wochen|std|stunden|heures?|séances?|jours?|horas?|sesion\p{L}*|ore|minuti|lezion\p{L}*|aulas?|uur|lessen|godz|zajęć|hod|lekc\p{L}*|часа?|часов|мин|занят\p{L}*|saat|ders|dk|óra|perc|timmar|timer|gånger|gange|ganger|kertaa|ore|ساعة|ساعات|حصص|घंटे|時間|分|回|节|節|课时|小时|小時|시간|분|회|ชั่วโมง|ครั้ง|buổi|giờ|jam|kali)(?![\p{L}\p{M}])|\p{Nd}(?:時間|分|回|节|節|小时|小時|시간)|\/\s?(?:h|mes|mois|monat|month|mese|mês|maand|miesiąc|mies|měsíc|мес|ay|月)(?!\p{L})/iu;

/** What nobody has to do where people may just come. */
const booked = new Set<Intent>(['book', 'table', 'reserve', 'enrol']);

const patternsOf = perLanguage((language) => {
  const { walkIns, from, upTo, per } = matchersOf(language);
  return {
    walkIn: new RegExp(walkIns, 'iu'),
    openPrice: new RegExp(`^(?:${from}|${upTo})|/`, 'iu'),
    // "A month", "per person"; "each" and "per piece" are said of goods.
    isPer: new RegExp(`${per}(?<!each|apiece|pièce|stück|stuk|styck|st|je|piece|item|szt|ks|шт|kg|кг)`, 'iu'),
  };
});

/** Whether a brief says that one may come without booking. */
function isWalkIn({ brief, language }: Pick<BriefFacts, 'brief' | 'language'>): boolean {
  const said = `${brief.title}\n${brief.adCopy}\n${brief.instructions}`.slice(0, longestRead);
  return patternsOf(language).walkIn.test(said);
}

/** By the hour, day or night, as no home is let that one looks at first. */
const byTheNight =
  /(?:\/\s?|(?<!\p{L})(?:a|per|by the|pro|par|la|por|al|à|alla|a la|za|na|på|om|der|die|pe|в|за)\s)(?:day|night|hour|weekend|tag|nacht|stunde|jour|nuit|nuitée|heure|día|noche|hora|giorno|notte|ora|dia|noite|diária|dag|uur|natt|nat|døgn|dygn|dobę|doba|dzień|noc|godz|godzinę|den|hodinu|deň|zi|noapte|oră|сутки|день|ночь|час|добу|ніч)(?!\p{L})|günlük|gecelik|vuorokau|\/\s?(?:gün|gece|vrk|yö)|泊|\/(?:日|晚|天|박)|ต่อคืน|คืนละ|(?:لليلة|لليوم)(?!\p{L})/iu;

/** Words with which one looks for somebody, behind who does. */
const seeking =
  /\s(?:sucht|recherche|cherche|busca|cerca|procura|zoekt|szuka|poszukuje|hledá|hľadá|keres|caută|ищет|шукає|söker|søger|søker|etsii|hakee|traži|търси|seeks|arıyor)(?:\s|$)/iu;
const shops = new Set<Intent>(['book', 'quote', 'order', 'table', 'visit', 'contact']);

/** "Menuisier recherche compagnon": a trade that looks for somebody has a job; a refuge or a choir has none. */
function isShopSeeking(title: string, language: string): boolean {
  const at = seeking.exec(title.slice(0, 120))?.index;
  const shop = at === undefined ? undefined : tradeOf(title.slice(0, at), language);
  return shop !== undefined && shops.has(shop);
}

/** What a brief asks its readers to do, and what its trade usually asks for. */
export function intentOf(read: Omit<BriefFacts, 'intent' | 'trade'>): Pick<BriefFacts, 'intent' | 'trade'> {
  const { brief, facts, language } = read;
  const known = tradeOf(read.sold, language) ?? tradeOf(brief.title, language);
  // "Wine evening": what one goes to, whatever there is.
  const isOuting =
    known === 'buy' && formOf(read.sold, language).form === 'outing' && !reduction.test(read.sold);
  const named = isOuting ? undefined : known;
  // "Volunteer drivers, 2 hours a week" are no employees.
  const hires =
    named !== 'sign-up' &&
    (isHiring(brief.title) || isHiring(brief.adCopy.slice(0, 300)) || isShopSeeking(brief.title, language));
  const trade = hires
    ? 'apply'
    : carByItsPapers.test(brief.title)
      ? 'test-drive'
      : settledTrade(brief.title, named);
  const chosen = choose(read, trade);
  // "Beach hut by the day": who comes for a night books it unseen.
  const isByTheNight = (text: string) => byTheNight.test(text.slice(0, longestRead));
  if (chosen === 'view' && isByTheNight(`${brief.title}\n${brief.adCopy}`)) return { trade, intent: 'book' };
  const prices = read.lines.filter((line) => line.facts.some(({ kind }) => kind === 'price'));
  if (chosen === 'tickets' && prices.some(({ text }) => isByTheNight(text))) return { trade, intent: 'book' };
  const isLent = (chosen === 'buy' || chosen === 'test-drive') && isLetting(brief.title, language);
  const intent = isLent ? 'book' : chosen;
  return { trade, intent: booked.has(intent) && isWalkIn(read) ? 'visit' : intent };

  function settledTrade(title: string, of: Intent | undefined): Intent | undefined {
    return of === 'view' ? (tradeOfGoods(title, language) ?? of) : of;
  }

  function choose({ topic: { topic }, voice }: typeof read, named: Intent | undefined): Intent {
    const said = `${brief.title}\n${brief.adCopy}`.slice(0, longestRead);
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
    /** A day, an hour or how long it takes: what one has to be there for. */
    const takesTime = () => has('date') || has('time') || lasting.test(said);
    const isByPiece = () => facts.some(({ kind, text }) => kind === 'price' && byThePiece.test(text));
    /** What is done for its customers: at once where people just come, else at a price agreed on or fixed. */
    const deedIntent = (): Intent => (has('hours') ? 'visit' : hasFixedPrice() ? 'book' : 'quote');
    /** What something unknown with a price is: a home by its area, goods by their weight, else by when it is. */
    const byPrice = (): Intent => {
      if (homeSize.test(said)) return 'view';
      if (tellsGoods(said, language) || isByPiece()) return settle('buy');
      const isByTime = facts.some(
        ({ kind, text }) => kind === 'price' && patternsOf(language).isPer.test(text),
      );
      return isByTime || takesTime() || !hasFixedPrice() ? 'book' : settle('buy');
    };
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
    const isOpenToAll = isFreeToEnter(said, language);
    if ((named === 'visit' || isOpenToAll) && isEvent && has('place')) return 'directions';
    if (isOpenToAll && named !== 'sign-up' && named !== 'listen') return 'visit';
    const isFree = facts.some(
      ({ kind, text, parts }) =>
        kind === 'offer' && parts?.kind === 'free' && clausesOf(text).some(isPlainlyFree),
    );
    if (named === 'tickets' && isFree && !has('price')) return 'visit';
    if (named === 'tickets' && has('price') && byTheTerm.test(said)) return 'enrol';
    if (named === 'quote' && hasFixedPrice()) return 'book';
    const form = formOf(read.sold, language).form;
    const isDeed = form === 'deed' && (named === undefined || named === 'buy') && !reduction.test(read.sold);
    if (
      form === 'goods' &&
      isMeasured(brief.title.slice(0, longestRead)) &&
      (named === 'visit' || named === 'tickets')
    )
      return settle('buy');
    if (named && named !== 'buy' && named !== 'sign-up' && !isDeed) return named;
    if (!named && form === 'lesson') return 'enrol';
    const things = tradeOfThings(read.sold, language);
    if (isEvent && things && attended.has(things)) return things;
    const isOfGoods =
      !named &&
      form !== 'outing' &&
      (form === 'goods' || (things !== undefined && sold.has(things)) || isByPiece());
    if (isEvent && named !== 'buy' && !isOfGoods) {
      const wantsTickets = pointingsIn(brief.adCopy, language).some(({ intent }) => intent === 'tickets');
      if (has('price') || (wantsTickets && !isFree)) return 'tickets';
      if (has('place') && !has('web')) return 'directions';
      return isFree ? 'visit' : 'reserve';
    }
    if (named === 'buy' && things && served.has(topic) && things !== 'buy' && reduction.test(read.sold))
      return things;
    if (isDeed && !(things && servedWith.has(things))) return deedIntent();
    if (isDeed && named === 'buy') return things === 'quote' && hasFixedPrice() ? 'book' : (things ?? 'book');
    if (!named && form === 'outing') return 'book';
    if (!named && form === undefined && has('price') && !eaten.has(topic)) {
      const priced = read.lines.filter((line) => line.facts.some(({ kind }) => kind === 'price'));
      const isTaught = priced.some((line) => tellsLesson(line.text, language));
      if (isTaught || (byTheTerm.test(said) && (has('date') || has('time')))) return 'enrol';
      if (things !== 'order' && lentThere.test(brief.adCopy.slice(0, longestRead))) return 'book';
    }
    if (!named && form === undefined && !isEvent && opensWithOurDeed(brief.adCopy, language))
      return deedIntent();
    const told = (named ?? things ?? 'buy') === 'buy' && opensWithDeed(brief.adCopy, language);
    if (told) return told;
    if (named) return settle(named);
    if (form === 'goods' && (things === undefined || !servedWith.has(things)))
      return things === 'order' ? things : settle('buy');
    if (things === 'enrol' && has('price') && !takesTime()) return 'book';
    if (things === 'quote' && hasFixedPrice()) return 'book';
    if (things) return things === 'tickets' && isFree && !has('price') ? 'visit' : settle(things);
    const inCopy = pointingsIn(brief.adCopy, language).filter(
      // A lunch in the copy comes with the thing.
      ({ intent }) => intent !== 'table' && (intent !== 'buy' || !served.has(topic)),
    );
    const pointed = inCopy.find(({ intent }) => intent !== 'buy' && intent !== 'visit') ?? inCopy[0];
    if (pointed) return settle(pointed.intent);
    if (has('phone')) return 'call';
    if (isFree && !has('price') && takesTime()) return 'visit';
    const usual = usualIntents[topic];
    if (has('price') && (usual === 'learn' || usual === 'discover')) return byPrice();
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

/** "2 zł za sztukę": how things are counted, and nobody who comes. */
const byThePiece =
  /(?<!\p{L})(?:apiece|pièce|stück|stuk|styck|stk|pezzo|cadaun\p{L}|unidade?s?|szt(?:uk\p{L})?|ks|kus|db|bucat\p{L}|шт(?:ук\p{L})?|adedi|tanesi|kpl)(?!\p{L})/iu;

/** "210 € l'année", "a term": what one pays for a course, and for no evening. */
const byTheTerm =
  /(?:l['’]|par |an? |per |pro |im |al |por |om |na |za |pe |в |на |\/\s?)(?:année|an|trimestre|mois|term|month|season|monat|quartal|halbjahr|mes|curso|mese|mês|maand|seizoen|månaden|termin|måneden|miesiąc|semestr|měsíc|pololetí|lună|месяц|місяць|мес|ay)(?!\p{L})|havonta|miesięcznie|měsíčně|aylık|월 ?\p{Nd}|月\p{Nd}|每月|شهري|महीन|เดือนละ/iu;

/** What those who come need not bring: "flasks provided", "Schutzkleidung gestellt". */
const lentThere =
  /(?<!\p{L})(?:provided|gestellt|fournie?s?|prêtée?s?|forniti|fornite|fornecid[oa]s|te leen|zapewniamy|k zapůjčení|biztosítjuk|предоставляем|надаємо)(?!\p{L})/iu;

/** What things are handed over for: a day beside them is when. */
const sold = new Set<Intent>(['buy', 'order']);

/** Whether the copy opens with what its sender does for others: "We collect it, strip it". */
function opensWithOurDeed(adCopy: string, language: string): boolean {
  const [first = ''] = sentencesOf(adCopy.slice(0, longestRead), language);
  return isDoneByUs(first, language);
}

/** What people come to at a time of its own and still do not buy a ticket for. */
const attended = new Set<Intent>(['enrol', 'book', 'start', 'donate']);

/** What goals and instructions ask for outright; sales alone are what every brief is after. */
function askedIn(text: string, language: string): Intent | undefined {
  const found = pointingsIn(text, language).map(({ intent }) => intent);
  return asks.find((intent) => found.some((one) => one === intent));
}
