import { wordsOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { tradeOf } from '../intent/trade/trade.ts';

export const namedHouse = toPattern(
  wordsOfAll((language) => language.namedHouses),
  'iu',
);

const isBranch = /\p{Script=Hangul}\s\p{Script=Hangul}+점$/u;

export const cased = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;

/** Words in capitals, or with a kind of house in them: a picture is described in small letters, or in none. */
export const isPlainlyName = (words: string) =>
  /\s/u.test(words) && (cased.test(words) || isNamedHouse(words));

/** Whether words name a kind of house; a Korean branch ends in 점. */
export const isNamedHouse = (words: string) => namedHouse.test(words) || isBranch.test(words);

/** Whether words name a trade or a kind of house. */
export const isHouse = (words: string, language: string) =>
  tradeOf(words, language) !== undefined || isNamedHouse(words);

const dotted = String.raw`s\.\s?r\.\s?[ol]|sp\.\s?z\s?o\.\s?o|sp\.\s?[jk]|[akz]\.\s?s|z\.\s?ú|o\.\s?z|o\.\s?p\.\s?s|v\.\s?o\.\s?s|d\.\s?[do](?:\.\s?o)?|e\.\s?[KVUG]|s\.\s?[ac]|s\.\s?p\.\s?a`;
/** How firms end: "s.r.o.", "e. V.". */
export const legalForm = toPattern(`(?<=\\p{L}{2}),?\\s(?:${dotted}|oy|kft|bt|srl)\\.?$`, 'iu');
const legalWord =
  /\s(?:AB|ASA?|ApS|A\/S|GmbH|UG|KG|OHG|GbR|BV|Oyj?|OÜ|UAB|SIA|Ltd|LLC|Inc|Kft|Bt|SRL|SARL|SAS|SNC|EURL|Lda|SL)\.?$/u;
/** "Norrsot AB", "Plavečci z.s.": nobody but a firm or a club is called so. */
export const hasLegalForm = (words: string) => legalForm.test(words) || legalWord.test(words);

/** "z.s. modrá", "Sp. z o.o. Nie …": a sentence behind the form of a firm, whose dots end none. */
const behindForm = toPattern(`(?<=\\p{L}{2},?\\s(?:${dotted}|[&+]\\sCo)\\.)\\s(?=\\S)`, 'giu');
const townNext = /^\p{Lu}[\p{L}-]+(?:[.,]|$)/u;
/** Instructions with the form of a firm at the end of its sentence; a town stays beside it. */
export const withFormsEnded = (text: string) =>
  text.replace(behindForm, (_space, at: number) => (townNext.test(text.slice(at + 1)) ? ', ' : '\n'));

/** "EuroTrans", "LoftSmart" */
const coinedWord = /^\p{Lu}\p{Ll}+\p{Lu}\p{L}+$/u;
/** Written so as well, and nobody's own name in an ad. */
const knownToAll =
  /^(?:WhatsApp|WhatsApps|YouTube|LinkedIn|TikTok|PayPal|FaceTime|WeChat|SnapChat|GoFundMe|JustGiving|OpenTable|TripAdvisor|TrustPilot|CheckATrade|MasterCard|GooglePay|ApplePay|WiFi|HiFi|LoFi|SciFi|PowerPoint|InDesign|PhotoShop|MwSt|QRCode|StreetView|BankID)$/iu;
/** Whether a word has a capital inside that only a name is written with. */
export const isCoined = (word: string) => coinedWord.test(word) && !knownToAll.test(word);
