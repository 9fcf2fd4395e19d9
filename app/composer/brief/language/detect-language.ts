import { basicLanguages } from '../../languages/registry.ts';
import { requestedLanguage } from './asked-language.ts';
import { knownWordsOf } from './known-words.ts';
import { type LanguageModel, trainLanguageModel } from './language-model.ts';
import { languageLetters } from './letters.ts';
import { type Script, scriptOf } from './script-of.ts';

/** `language` is BCP 47 ('en', 'zh-Hans', 'sr-Cyrl'), `script` ISO 15924 ('Latn', 'Arab', 'Jpan'). */
export type DetectedLanguage = { language: string; script: string; direction: 'ltr' | 'rtl' };

/** Scripts written by one language as far as advertising goes. */
const languageOfScript: Partial<Record<Script, string>> = {
  Grek: 'el',
  Hebr: 'he',
  Beng: 'bn',
  Guru: 'pa',
  Gujr: 'gu',
  Orya: 'or',
  Taml: 'ta',
  Telu: 'te',
  Knda: 'kn',
  Mlym: 'ml',
  Sinh: 'si',
  Thai: 'th',
  Laoo: 'lo',
  Khmr: 'km',
  Mymr: 'my',
  Geor: 'ka',
  Armn: 'hy',
  Ethi: 'am',
  Tibt: 'bo',
  Thaa: 'dv',
  Mong: 'mn-Mong',
  Jpan: 'ja',
  Kore: 'ko',
  Hans: 'zh-Hans',
  Hant: 'zh-Hant',
};

const candidates: Partial<Record<Script, { languages: string[]; fallback: string }>> = {
  Cyrl: { languages: ['ru', 'uk', 'be', 'bg', 'sr-Cyrl', 'mk', 'kk', 'ky', 'mn'], fallback: 'ru' },
  Arab: { languages: ['ar', 'fa', 'ur', 'ps', 'ckb'], fallback: 'ar' },
  Deva: { languages: ['hi', 'mr', 'ne'], fallback: 'hi' },
};

const latinLanguages = Object.keys(basicLanguages).filter((code) =>
  /[a-z]/.test(basicLanguages[code]?.functionWords ?? ''),
);

/** The languages of a script, trained when a text first needs them: some 0.7 s for those written in Latin letters. */
function modelOf(script: Script): LanguageModel {
  const trained = models.get(script);
  if (trained) return trained;
  const { languages } = candidates[script] ?? { languages: latinLanguages };
  const model = trainLanguageModel(languages.map(knownWordsOf));
  models.set(script, model);
  return model;
}

const models = new Map<Script, LanguageModel>();

/** Trains the languages of Latin letters ahead of the first brief that needs them. */
export function warmLanguageDetector(): void {
  modelOf('Latn');
}

/** Words that are looked at; what comes behind them tells no more. */
const mostWords = 60;

type Choice = { language: string; confident: boolean };

/** How much a point of a hint by letters or a currency tells (letters.ts). */
const natsOfHint = 2;

/** The lead, in nats, from which a guess is right in some 95 of 100 short titles. */
const sureLead = 5;

/** The same for words that no language is known to have: they are mostly names. */
const farLead = 10;

/** A language that few advertisers use needs such a lead over those that most of them use. */
const leadOfRare = 1;

/** The likeliest language of a text in a script that several write. */
function guessAmong(text: string, script: Script, fallback: string): Choice {
  const model = modelOf(script);
  const sums = model.codes.map((code) => shareOf(code));
  let isKnown = false;
  const words = wordsOf(text);
  for (const word of words) {
    const { weights, known } = model.weighWord(word);
    isKnown ||= known;
    for (const [at, weight] of weights.entries()) sums[at] = (sums[at] ?? 0) + weight;
  }
  for (const [mark, hints] of languageLetters)
    if (mark.test(text))
      for (const [at, code] of model.codes.entries())
        sums[at] = (sums[at] ?? 0) + natsOfHint * (hints[code] ?? 0);
  const ranked = model.codes
    .map((language, at) => ({ language, sum: sums[at] ?? 0 }))
    .sort((one, other) => other.sum - one.sum);
  const [first, second] = ranked;
  if (!first) return { language: fallback, confident: false };
  const lead = first.sum - (second?.sum ?? 0);
  // A name that no language has tells nothing, unless its letters are very much those of one.
  const safe = ranked.find(({ language }) => language === fallback);
  if (!isKnown && safe && first.sum - safe.sum < farLead) return { language: fallback, confident: false };
  if (lead < sureLead && isRare(first.language)) {
    const usual = ranked.find(({ language }) => !isRare(language));
    if (usual && first.sum - usual.sum < leadOfRare) return { language: usual.language, confident: false };
  }
  // "Tempo", "Sneakers": one word may be a loan or a name.
  const sure = words.size > 1 ? sureLead : 2 * sureLead;
  return { language: first.language, confident: isKnown && lead >= sure };
}

/** Addresses and letters alone are words of no language. */
const address =
  /(?:https?:\/\/|www\.)\S{1,200}|\S{1,100}@\S{1,100}|[\w-]{1,60}\.[a-z]{2,10}(?:\/\S{0,200})?(?![\p{L}.])/giu;

const isWord = (word: string) => word.length <= longestWord && (word.length > 1 || /[^a-z]/iu.test(word));

/** "L'aeroport", "dell'usato": two words. */
const elided = /(?<!\p{L})(?:[ldjcmnst]|qu|un|[dn]?[ae]ll)['’](?=\p{L})/giu;

/** Longer runs of letters are no words. UTF-16 units. */
const longestWord = 40;

function wordsOf(text: string): ReadonlySet<string> {
  const words = text
    .replace(address, ' ')
    .replace(elided, '$& ')
    .split(/[^\p{L}\p{M}'’\u200c]+/u);
  return new Set(words.filter(isWord).slice(0, mostWords));
}

/** Languages that most advertisers use, in that order. English comes last: a word it shares is its loan. */
const byUse = 'es de fr pt it ru pl tr nl id sv uk vi cs ro da nb fi hu sk hr bg ms hi ar en'.split(' ');
/** The place of a language among those that most advertisers use, or behind all of them. */
export const rankOf = (language: string) => byUse.indexOf(language) + 1 || byUse.length + 1;
/** Whether few advertisers use a language. */
export const isRare = (language: string) => !byUse.includes(language);

/** How usual a language is in ads before a word is read, in nats: four for English, less the fewer use it. */
const shareOf = (language: string) =>
  language === 'en' ? 4 : isRare(language) ? -1.65 : 1.5 - 0.06 * rankOf(language);

const quantity = /\p{Nd}\s?(?:k?g|[mcd]?l|[kcm]?m)(?!\p{L})/giu;

/** The same as detectLanguage, with whether the text alone settles it. A single loan word ("Sneakers") does not. */
export function guessLanguage(text: string): DetectedLanguage & { confident: boolean } {
  // "200 ml" is a word of no language.
  const sample = text.slice(0, 2000).toWellFormed().normalize('NFC').replace(quantity, ' ');
  const script = scriptOf(sample);
  const direction = rightToLeft.test(script) ? 'rtl' : 'ltr';
  const own = languageOfScript[script];
  if (own) return { language: own, script, direction, confident: true };
  const several = candidates[script];
  if (several) return { ...guessAmong(sample, script, several.fallback), script, direction };
  if (!/\p{L}/u.test(sample)) return { language: 'en', script: 'Latn', direction: 'ltr', confident: false };
  return { ...guessAmong(sample, 'Latn', 'en'), script: 'Latn', direction: 'ltr' };
}

/**
 * Language, script and direction of a text of any length. Unicode script counts decide first; languages that
 * share a script are told apart by letters, words and letter groups. Latin text that shows nothing is English.
 */
export function detectLanguage(text: string): DetectedLanguage {
  const guess = guessLanguage(text);
  // The request itself may be all that is English: "Sneakers. in German".
  if (!guess.confident || guess.language === 'en') {
    const asked = requestedLanguage(text);
    if (asked && !languageIsOtherScript(asked, guess.script))
      return { ...withoutConfidence(guess), language: asked };
  }
  return withoutConfidence(guess);
}

function withoutConfidence({ language, script, direction }: DetectedLanguage): DetectedLanguage {
  return { language, script, direction };
}

/** The script a language is written in (ISO 15924). */
export function scriptOfLanguage(language: string): string {
  const own = Object.entries(languageOfScript).find(([, code]) => code === language)?.[0];
  const shared = Object.entries(candidates).find(([, group]) => group.languages.includes(language))?.[0];
  return own ?? shared ?? 'Latn';
}

/** The direction of a language; `script` is that of its words. */
export function directionOf(language: string, script: string): 'ltr' | 'rtl' {
  return [script, scriptOfLanguage(language)].some((one) => rightToLeft.test(one)) ? 'rtl' : 'ltr';
}

const rightToLeft = /^(?:Arab|Hebr|Thaa|Syrc|Nkoo)$/;

/** True when `language` is never written in `script`. */
export function languageIsOtherScript(language: string, script: string): boolean {
  return scriptOfLanguage(language) !== script;
}
