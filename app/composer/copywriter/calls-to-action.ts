import type { Intent } from '../brief/intents.ts';
import type { BasicLanguage, RareIntent } from '../languages/language.ts';
import { basicLanguages, languages } from '../languages/registry.ts';

/** What a language without words for a rarer intent says instead. */
const instead: Record<RareIntent, Exclude<Intent, RareIntent>> = {
  call: 'contact',
  enrol: 'sign-up',
  view: 'visit',
  'test-drive': 'book',
  play: 'start',
  listen: 'discover',
  directions: 'visit',
};

const isRare = (intent: Intent): intent is RareIntent => intent in instead;

/** The words of a language, or of its base ('pt-BR'), else English. */
function languageOf<Kind>(tables: Record<string, Kind>, language: string): Kind | undefined {
  return tables[language] ?? tables[language.split('-')[0] ?? 'en'];
}

/** The call to action for `intent` in `language` (BCP 47); in English for a language without a table. */
export function callToAction(input: { intent: Intent; language: string; playful?: boolean }): string {
  const table: BasicLanguage | undefined = languageOf(basicLanguages, input.language) ?? basicLanguages.en;
  if (!table) return 'Learn more';
  if (input.playful && input.intent === 'buy' && table.playfulCall) return table.playfulCall;
  const own = table.calls[input.intent];
  if (own) return own;
  return isRare(input.intent) ? table.calls[instead[input.intent]] : table.calls.learn;
}

/** "Call 0131 555 0199" in `language`. */
export function callNumber(phone: string, language: string): string {
  const words = languageOf(languages, language) ?? languages.en;
  return (words?.callNumber ?? 'Call {phone}').replace('{phone}', phone);
}

/** Languages there is a table of calls to action for. */
export const callLanguages = Object.keys(basicLanguages);

const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘`]/gu, "'")
    .replace(/[^\p{L}\p{M}\p{N}' ]/gu, '')
    .trim();

const calls = new Set<string>();
for (const { calls: own, playfulCall } of Object.values(basicLanguages))
  for (const call of [...Object.values(own), playfulCall]) if (call) calls.add(plain(call));

/** Imperatives that open a call to action; only a line of five words or fewer counts. */
const openings =
  /^(?:shop|buy|order|book|reserve|get (?:started|yours|tickets|the app|a|an|directions|in touch|it|access|your)|grab|sign up|signup|join|learn more|discover|try|start|download|call|visit|subscribe|register|donate|claim|apply|contact|see more|find out|read more|tap|click|swipe|come (?:in|by|see)|collect|pick up|pre-?order|enrol|rsvp|request|schedule|save your|view|jetzt|hier|zum|mehr erfahren|kaufen|bestellen|buchen|besuche|besuchen|kontaktiere|acheter|achetez|commander|commandez|réserver|réservez|découvrir|découvrez|télécharger|téléchargez|inscrivez|en savoir|cliquez|compra|compre|comprar|pide|reserva|reserve|reservar|descubre|descarga|llama|visita|visite|regístrate|haz clic|más información|acquista|ordina|prenota|scopri|scarica|iscriviti|chiama|peça|baixe|saiba mais|garanta|clique|bestel|boek|koop|ontdek|lees meer|köp|beställ|boka|läs mer|køb|bestil|læs mere|kjøp|bestill|les mer|osta|tilaa|varaa|lue lisää|kup|zamów|zarezerwuj|sprawdź|dowiedz|kupte|objednejte|rezervujte|zjistěte|kúpte|objednajte|rendeld|vásárolj|foglalj|cumpără|comandă|rezervă|află|купи|купить|купите|закажи|закажите|заказать|забронируй|забронируйте|узнай|узнайте|звони|звоните|замов|замовляй|замовляйте|дізнайся|поръчай|hemen|şimdi|sipariş|keşfet|تسوق|تسوّق|اطلب|احجز|اشتر|سجل|سجّل|اكتشف|اتصل|حمل|همین حالا|سفارش|خرید کنید|رزرو|ابھی|अभी|आज ही|এখনই|mua ngay|đặt|đăng ký|beli|pesan|daftar|unduh|hubungi|nunua|agiza)(?![\p{L}\p{M}])/iu;
const unspacedCalls =
  /^(?:立即|马上|馬上|点击|點擊|立刻|快来|今すぐ|詳しくは|お申し込み|ご予約|お問い合わせ|지금|바로|자세히|구매하기|ช้อป|สั่งซื้อ|จอง|สมัคร|คลิก|ดูเพิ่ม)/u;

/** True for a short line that asks for an action, such as "Book now!" or "Jetzt bestellen". */
export function isCallToAction(line: string): boolean {
  const text = line.replace(/[\s\p{P}\p{S}]+$/u, '').replace(/^[\s👉➡→▶]+/u, '');
  if (text.length > 32) return false;
  if (calls.has(plain(text))) return true;
  if (/[%٪％]/u.test(text)) return false;
  const words = text.split(/\s+/).length;
  if (words > 5 || /[.!?,;:]\s/u.test(text)) return false;
  return (words > 1 && openings.test(text)) || (text.length <= 14 && unspacedCalls.test(text));
}
