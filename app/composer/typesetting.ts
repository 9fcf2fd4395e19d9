/** A stretch of text; `unbroken` ones stay on one line. */
export type TextPart = { text: string; unbroken: boolean };

/** A text ready to be set: `plain` is its characters, `parts` the same split for line breaking. */
export type PreparedText = { plain: string; parts: TextPart[] };

const zeroWidthSpace = '\u200b';
/** Languages written without spaces whose words no line breaker knows without a dictionary. */
const scriptsWithoutSpaces: Record<string, string> = { Thai: 'th', Laoo: 'lo', Khmr: 'km', Mymr: 'my' };
const hanScripts = new Set(['Hans', 'Hant', 'Hani', 'Jpan']);
const casedScripts = new Set(['Latn', 'Grek', 'Cyrl', 'Armn']);
const spacedScripts = new Set(['Latn', 'Grek', 'Cyrl']);

/** `running` text is set in several lines of one size: its last word should not stand alone. `breakWords` lets
 * very long words break anywhere. */
export type SettingRules = {
  language: string;
  script: string;
  uppercase?: boolean;
  running?: boolean;
  breakWords?: boolean;
};

/**
 * Prepares a text for setting: NFC, single spaces, upper case by the language's rules where the script has case,
 * places where lines may break for scripts without spaces, a danda kept with its word.
 * @param language BCP 47. @param script ISO 15924.
 */
export function prepareText(text: string, how: SettingRules): PreparedText {
  const clean = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  const cased = how.uppercase && casedScripts.has(how.script) ? upper(clean, how.language) : clean;
  const broken = withBreaks(cased, how);
  const plain = how.breakWords ? withinWords(broken) : broken;
  return { plain, parts: partsOf(plain) };
}

/** Letter-spacing suits only scripts whose letters stand apart. */
export function allowsTracking(script: string): boolean {
  return spacedScripts.has(script);
}

function upper(text: string, language: string): string {
  try {
    return text.toLocaleUpperCase(language);
  } catch {
    return text.toUpperCase();
  }
}

function withBreaks(text: string, how: SettingRules): string {
  const dictionary = scriptsWithoutSpaces[how.script];
  if (dictionary) return joinWords(wordsOf(text, dictionary));
  if (hanScripts.has(how.script)) return joinWords(phrasesOf(text, how.language));
  return how.running ? keepLastWords(text) : text;
}

/** Words with a break allowed between each two, never before closing or after opening punctuation. */
function joinWords(words: string[]): string {
  let joined = '';
  for (const word of words) {
    const together = joined === '' || /[\s\p{Ps}\p{Pi}]$/u.test(joined) || /^[\s\p{P}\p{M}ๆຯໆៗ]/u.test(word);
    joined += together ? word : zeroWidthSpace + word;
  }
  return joined;
}

function wordsOf(text: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return Array.from(segments, (entry) => entry.segment);
}

/** Han words; in Japanese each with the particles and endings in kana that lean on it. */
function phrasesOf(text: string, language: string): string[] {
  const phrases: string[] = [];
  for (const word of wordsOf(text, language)) {
    const last = phrases.at(-1);
    const leans =
      /^[\p{Script=Hiragana}ー]{1,3}$/u.test(word) && last !== undefined && !/[\s\p{P}]$/u.test(last);
    if (leans) phrases[phrases.length - 1] = last + word;
    else phrases.push(word);
  }
  return phrases;
}

/** A very short last word goes with the one before it, so that it never ends up alone on a line. */
function keepLastWords(text: string): string {
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  if (words.length < 4 || last.length > 5 || (words.at(-2) ?? '').length > 9) return text;
  return `${words.slice(0, -1).join(' ')}\u00a0${last}`;
}

/** Breaks allowed every few letters in words too long for any line. */
function withinWords(text: string): string {
  return text.replaceAll(/[^\s\u200b]{15,}/gu, (word) => {
    const letters = graphemesOf(word);
    return letters.map((letter, at) => (at > 0 && at % 5 === 0 ? zeroWidthSpace + letter : letter)).join('');
  });
}

const emoji = String.raw`(?:\p{RI}{2}|\p{Emoji_Presentation}(?:\p{Emoji_Modifier}|\u200d|\ufe0f|\p{Extended_Pictographic})*)`;
const together = new RegExp(String.raw`\S+[।॥]+|\S+ ?${emoji}+|(?<!\S)\p{L}{1,2}-\p{L}\S*`, 'gu');

/** A danda stays with its word, an emoji with the word before it, a letter with what its hyphen joins ('E-Bike'). */
function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(together)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), unbroken: false });
    parts.push({ text: match[0], unbroken: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), unbroken: false });
  return parts;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a reader counts as characters. */
export function graphemesOf(text: string): string[] {
  return Array.from(graphemes.segment(text), (entry) => entry.segment);
}

/** Whether a grapheme is shown as a picture: emoji by default, by variation selector, keycaps and flags. */
export function isEmoji(grapheme: string): boolean {
  if (grapheme.includes('\ufe0e')) return false;
  if (/^(?:\p{Regional_Indicator}{1,2}|[#*0-9]\ufe0f?\u20e3)$/u.test(grapheme)) return true;
  if (!/^\p{Extended_Pictographic}/u.test(grapheme)) return false;
  return /^\p{Emoji_Presentation}|\ufe0f|\u200d|^\p{Emoji_Modifier_Base}\p{Emoji_Modifier}/u.test(grapheme);
}

/** The part of an offer that carries its number ('20%', '€9.99') with what stands before and after it. */
export function splitOffer(offer: string): { before: string; number: string; after: string } | undefined {
  const number = /(?:[-−–+]\s?)?(?:[$€£¥₹₩₺₽฿₫₪]\s?)?\p{Nd}[\p{Nd}.,٫٬'’]*(?:\s?[%٪$€£¥₹₩₺₽฿₫₪])?/u.exec(
    offer,
  );
  if (!number) return undefined;
  const before = offer.slice(0, number.index).trim();
  const after = offer.slice(number.index + number[0].length).trim();
  return { before, number: number[0].trim(), after };
}
