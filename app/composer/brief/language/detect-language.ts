import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { eld as Detector } from 'eld/extrasmall';
import { lowerCase, lowerCaseIn, withDotlessCapitals } from '../../languages/capitals.ts';
import { basicLanguages } from '../../languages/registry.ts';
import { lexiconOf, wordsOf } from '../../subjects/lexicon.ts';
import { requestedLanguage } from './asked-language.ts';
import { languageLetters } from './letters.ts';
import { type Script, scriptOf } from './script-of.ts';
import { hasWord, languagesOfCapitals, languagesOfWord } from './words-of-languages.ts';

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

let detector: typeof Detector | undefined;

/**
 * The statistical detector, loaded when it is first needed: even its smallest data set takes 0.2 s and 34 MB of heap.
 * Most briefs do without it, for script, letters and known words decide.
 */
function loadDetector(): typeof Detector {
  if (detector) return detector;
  const require = createRequire(import.meta.url);
  // The package has no "require" condition, so it is required by its resolved file.
  const entry = fileURLToPath(import.meta.resolve('eld/extrasmall'));
  detector = (require(entry) as { eld: typeof Detector }).eld;
  return detector;
}

/** Loads the statistical detector ahead of the first brief that needs it. */
export function warmLanguageDetector(): void {
  loadDetector();
  languagesOfWord('with');
}

function scoresByWords(text: string, languages: string[]): Map<string, number> {
  const scores = new Map<string, number>();
  const add = (language: string, score: number) => {
    if (languages.includes(language)) scores.set(language, (scores.get(language) ?? 0) + score);
  };
  const words = text.split(/[^\p{L}\p{M}'’\u200c-]+/u).map((word) => [lowerCase(word), word] as const);
  for (const [word, typed] of new Map(words)) {
    const whole = languagesOfWord(word) ?? languagesOfCapitals(typed);
    // "Streuobst-Apfelsaft": a compound that is not known may be known by its parts.
    const parts = whole || !word.includes('-') ? [whole] : word.split('-').map(languagesOfWord);
    for (const known of parts)
      for (const language of known?.languages ?? []) add(language, (known?.weight ?? 0) / parts.length);
  }
  for (const [letters, hints] of languageLetters) {
    if (letters.test(text)) for (const [language, score] of Object.entries(hints)) add(language, score);
  }
  return scores;
}

/**
 * A language may have a close kin that shares most of its words. Where a text has a word of its own, words of the kin
 * count for it too.
 */
function leanToKin(text: string, scores: Map<string, number>, languages: string[]): void {
  const words = new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{M}'’-]+/u)
      .filter((word) => word.length > 3),
  );
  for (const code of languages) {
    const kin = basicLanguages[code]?.kin;
    if (!kin) continue;
    let own = 0;
    let theirs = 0;
    for (const word of words) {
      const known = languagesOfWord(word);
      if (known?.languages.has(code) && !known.languages.has(kin)) own += known.weight;
      else if (known?.languages.has(kin) && !known.languages.has(code)) theirs += known.weight;
    }
    // One word of its own among many that only the kin has may be the kin's too.
    if (own * 3 < theirs) continue;
    if (own >= 1) scores.set(code, Math.max(scores.get(code) ?? 0, (scores.get(kin) ?? 0) + own));
  }
}

function bestTwo(scores: Map<string, number>): [string | undefined, number, number] {
  const sorted = [...scores].sort((a, b) => b[1] - a[1] || rankOf(a[0]) - rankOf(b[0]));
  return [sorted[0]?.[0], sorted[0]?.[1] ?? 0, sorted[1]?.[1] ?? 0];
}

const eldCodes: Record<string, string> = { no: 'nb', sr: 'sr-Cyrl' };

function guessAmong(input: { text: string; languages: string[]; fallback: string; minimum: number }) {
  const scores = scoresByWords(input.text, input.languages);
  leanToKin(input.text, scores, input.languages);
  const [first, top, second] = bestTwo(scores);
  const letters = input.text.replace(/[^\p{L}]/gu, '').length;
  const words = input.text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length;
  // "Автошкола": a trade that Russian names just so, though others of its letters do too.
  if (input.fallback === 'ru' && first !== 'ru' && isTradeIn('ru', input.text))
    return { language: 'ru', confident: false };
  if (first && top >= 1.8 && top - second >= (words <= 3 && first !== 'en' ? 0.85 : 1.2))
    return { language: first, confident: true };
  if (letters < 8 || words < 2) {
    // "Ristorante": English ads have it too, but as a name.
    if (first && first !== 'en' && isOwnWord(input.text, first) && !isOwnWord(input.text, 'en'))
      return { language: first, confident: top >= 1.8 };
    const isOther = first !== undefined && first !== 'en';
    const shared = [...scores]
      .filter(([code, score]) => everyday.has(code) && score >= Math.max(0.6, top - 0.05))
      .sort((a, b) => rankOf(a[0]) - rankOf(b[0]))[0]?.[0];
    if (shared && top < 1.2 && input.fallback === 'en' && !scores.has('en') && !isEnglishTrade(input.text))
      return { language: shared, confident: false };
    const isLoan = isOther && top < 2 && isEnglishTrade(input.text) && !isOwnWord(input.text, first);
    return first && top >= 1.2 && !isLoan
      ? { language: first, confident: top >= 2 }
      : { language: input.fallback, confident: false };
  }
  const isElsewhere = first !== undefined && top >= 1.2 && top > (scores.get('en') ?? 0);
  if (input.fallback === 'en' && isEnglishTrade(input.text) && !isElsewhere)
    return { language: 'en', confident: false };
  // Between two guesses English is the safer one: its loan words are in every language's ads.
  if (input.fallback === 'en') scores.set('en', (scores.get('en') ?? 0) + 0.35);
  // Groups of letters say little of two or three words, and less than words that are known.
  const trust = words <= 3 && top >= 1 ? 1.2 : 2.4;
  const statistical = loadDetector().detect(withDotlessCapitals(input.text)).getScores();
  for (const [code, score] of Object.entries(statistical)) {
    const language = eldCodes[code] ?? code;
    if (!input.languages.includes(language)) continue;
    scores.set(language, (scores.get(language) ?? 0) + score * trust);
  }
  leanToKin(input.text, scores, input.languages);
  const [likeliest, best, next] = bestTwo(scores);
  // Between a rare language and one that most advertisers use, nearly as likely, it is the latter.
  const usual = [...scores]
    .filter(([code, score]) => everyday.has(code) && code !== 'en' && score >= best * 0.6)
    .sort((a, b) => b[1] - a[1])[0]?.[0];
  const language =
    likeliest && input.fallback === 'en' && isRare(likeliest) && words <= 6
      ? (usual ?? likeliest)
      : likeliest;
  // Letter groups alone point to a language for these few words. Nearly always they are a name or a loan word, and
  // never words of a rare language.
  const known = language ? (scoresByWords(input.text, [language]).get(language) ?? 0) : 0;
  const english = scoresByWords(input.text, ['en']).get('en') ?? 0;
  const isTold = language !== undefined && everyday.has(language) && known >= 0.6 && english === 0;
  if (!language || best < input.minimum)
    return { language: isTold && input.fallback === 'en' ? language : input.fallback, confident: false };
  const lead = best - next - (language === 'en' && input.fallback === 'en' ? 0.35 : 0);
  const isGuess =
    words <= 4 && (known === 0 ? english > 0 || !large.has(language) : isRare(language) && known < 1.2);
  if (isGuess && input.fallback === 'en') return { language: input.fallback, confident: false };
  return { language, confident: lead >= 0.35 };
}

/** Whether a text is one word by which a language is told, such as "boulangerie". */
const isOwnWord = (text: string, language: string) =>
  ` ${basicLanguages[language]?.functionWords} `.includes(` ${lowerCaseIn(text.trim(), language)} `);

const tradeWords = new Map<string, Set<string>>();

/** The words in which a language names trades and goods. */
function tradeWordsOf(language: string): Set<string> {
  const known =
    tradeWords.get(language) ??
    new Set([...lexiconOf(language).exact.keys()].flatMap((phrase) => phrase.split(' ')));
  tradeWords.set(language, known);
  return known;
}

/** Whether a text of a few words has only words that a language names trades and goods by, in these forms. */
function isTradeIn(language: string, text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.length <= 4 && words.every((word) => tradeWordsOf(language).has(word));
}

/** Whether a text of a few words has only words that English names trades and goods by ("burger van"). */
function isEnglishTrade(text: string): boolean {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 4) return false;
  const known = tradeWordsOf('en');
  // The "de" of "eau de parfum" makes no "club de tennis" English.
  const isParticle = (word: string) =>
    word.length < 4 && languagesOfWord(word)?.languages.has('en') === false && !/^\p{Nd}/u.test(word);
  const isKnown = (word: string) =>
    (known.has(word) && !isParticle(word)) || known.has(word.replace(/s$/u, '')) || hasWord(word, 'en');
  return words.every(isKnown);
}

/**
 * Languages that most advertisers use, in that order. Of two that are equally likely, the text is in the one that comes
 * first. English comes last: a word it shares is its loan.
 */
const byUse = 'es de fr pt it ru pl tr nl id sv uk vi cs ro da nb fi hu sk hr bg en'.split(' ');
const everyday = new Set(byUse);
/** The place of a language among those that most advertisers use, or behind all of them. */
export const rankOf = (language: string) => byUse.indexOf(language) + 1 || byUse.length + 1;
/** Whether few advertisers use a language. */
export const isRare = (language: string) => !everyday.has(language);
/** Of these, those so common that letter groups alone may name them. */
const large = new Set('es fr de it pt pl tr'.split(' '));

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
  if (several) return { ...guessAmong({ text: sample, ...several, minimum: 1.2 }), script, direction };
  if (!/\p{L}/u.test(sample)) return { language: 'en', script: 'Latn', direction: 'ltr', confident: false };
  const latin = guessAmong({ text: sample, languages: latinLanguages, fallback: 'en', minimum: 1.45 });
  return { ...latin, script: 'Latn', direction: 'ltr' };
}

/**
 * Language, script and direction of a text of any length. Unicode script counts decide first; languages that
 * share a script are told apart by letters, words and letter groups. Latin text that shows nothing is English.
 */
export function detectLanguage(text: string): DetectedLanguage {
  const guess = guessLanguage(text);
  if (!guess.confident) {
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
