import { leans, opens, startsNoLine } from './leaning-words.ts';
import { type PhraseModel, phraseEnds } from './phrases.ts';

const zeroWidthSpace = '\u200b';
const wordJoiner = '\u2060';

/** Languages written without spaces whose words no line breaker knows without a dictionary. */
const dictionaryLanguages: Record<string, string> = { Laoo: 'lo', Khmr: 'km', Mymr: 'my' };

/**
 * How a language is broken at its phrases: the least score at which a phrase ends, and how many letters a phrase may
 * have.
 */
type PhraseRules = { model: PhraseModel; least: number; longest: number };

const japanese: PhraseRules = { model: 'ja', least: 0, longest: 8 };
const simplified: PhraseRules = { model: 'zh-hans', least: 0, longest: 6 };
/** The joints of Thai compounds ("มือถือ", "ล่วงหน้า") score a little above 0, those between words far above. */
const thai: PhraseRules = { model: 'th', least: 650, longest: 16 };

const byScript: Record<string, PhraseRules> = {
  Jpan: japanese,
  Hira: japanese,
  Kana: japanese,
  Hans: simplified,
  Hani: simplified,
  Hant: { ...simplified, model: 'zh-hant' },
  Thai: thai,
};

/**
 * Lets lines of a script without spaces break between phrases, or between words where no phrases are known (zero-width
 * spaces). Elsewhere word joiners forbid a break: the renderer would part a figure from its unit, or a bracket from its
 * particle. Texts in other scripts stay as they are.
 */
export function withWordBreaks(text: string, how: { language: string; script: string }): string {
  const dictionary = dictionaryLanguages[how.script];
  if (dictionary) return joinPieces(piecesOf(text, dictionary, () => 1));
  const rules = byScript[how.script];
  if (!rules) return text;
  const ends = phraseEnds(text, rules.model);
  const pieces = piecesOf(text, how.language, (at) => (ends[at] ?? 0) - rules.least);
  const phrases = phrasesOf(rules.model.startsWith('zh') ? withoutSingles(pieces) : pieces);
  return joinPieces(phrases.flatMap(chunksOf).flatMap((phrase) => splitPhrase(phrase, rules.longest)));
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return segmenter;
}

/** A stretch of text, and how well a line ends before it: above 0 it may. */
type Piece = { text: string; end: number };

const never = Number.NEGATIVE_INFINITY;
const always = Number.POSITIVE_INFINITY;
const endsClause = /[、。，！？；：…|｜]$/u;

/** Words by the dictionary of the platform; `endAt` scores what the rules leave open. */
function piecesOf(text: string, language: string, endAt: (at: number) => number): Piece[] {
  let before = '';
  return Array.from(segmenterOf(language).segment(text), ({ segment, index }) => {
    const isHeld =
      before === '' || opens.test(before) || startsNoLine.test(segment) || leans(before, segment);
    const end = isHeld ? never : endsClause.test(before) ? always : endAt(index);
    before = segment;
    // What a word in kana is not parted from by the model is its ending.
    return { text: segment, end: end <= 0 && /^\p{Script=Hiragana}/u.test(segment) ? never : end };
  });
}

const isSingle = (piece: Piece | undefined) => piece !== undefined && /^\p{Script=Han}$/u.test(piece.text);

/**
 * Joins Chinese words of one character: up to four of them to one another ("买二送一"), a single one to what follows
 * ("给爱宠"). At the end of a clause it is joined to what goes before ("钢琴课").
 */
function withoutSingles(pieces: Piece[]): Piece[] {
  let run = 0;
  return pieces.map((piece, index) => {
    const before = run;
    const last = pieces[index - 1];
    const isEnding = piece.end === never && last !== undefined && /\p{L}$/u.test(last.text);
    if (!isSingle(piece) || isEnding) run = 0;
    else run = before < 4 && piece.end !== always ? before + 1 : 1;
    const next = pieces[index + 1];
    const isLast = next === undefined || /^\P{L}/u.test(next.text);
    const leansBack = isSingle(piece) ? run > 1 || (isLast && index > 0) : before === 1;
    return leansBack && Number.isFinite(piece.end) ? { ...piece, end: never } : piece;
  });
}

/** Words that no line parts, together. Both the dictionary and the model see an end where one alone cuts loan words. */
function phrasesOf(pieces: Piece[]): Piece[][] {
  const phrases: Piece[][] = [];
  for (const piece of pieces) {
    if (piece.end > 0 || phrases.length === 0) phrases.push([piece]);
    else phrases.at(-1)?.push(piece);
  }
  return phrases;
}

/** Most pieces of a phrase that are weighed against each other: more than any line holds. */
const mostPieces = 64;

function chunksOf(phrase: Piece[]): Piece[][] {
  const count = Math.ceil(phrase.length / mostPieces);
  return Array.from({ length: count }, (_, turn) => phrase.slice(turn * mostPieces, (turn + 1) * mostPieces));
}

/** A phrase as one piece. A phrase of more than `longest` letters is parted where it holds together least. */
function splitPhrase(phrase: Piece[], longest: number): Piece[] {
  const text = phrase
    .map((piece, index) => joinerBefore(piece.text, phrase[index - 1]) + piece.text)
    .join('');
  const weakest = Math.max(...phrase.slice(1).map(({ end }) => end));
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters <= longest || weakest === never) return [{ text, end: phrase[0]?.end ?? never }];
  const at = phrase.findIndex(({ end }, index) => index > 0 && end === weakest);
  const tail = phrase.slice(at).map((piece, index) => (index === 0 ? { ...piece, end: 1 } : piece));
  return [...splitPhrase(phrase.slice(0, at), longest), ...splitPhrase(tail, longest)];
}

/** The text with a break before the pieces that may start a line. */
function joinPieces(pieces: Piece[]): string {
  return pieces
    .map(
      (piece, index) =>
        (piece.end > 0 ? zeroWidthSpace : joinerBefore(piece.text, pieces[index - 1])) + piece.text,
    )
    .join('');
}

/** A joiner that holds a text to the piece before it, where the renderer alone would break a line. */
function joinerBefore(text: string, before: Piece | undefined): string {
  const breaks =
    before !== undefined &&
    /[\p{P}\p{S}]$/u.test(before.text) &&
    !opens.test(before.text) &&
    !startsNoLine.test(text);
  return breaks ? wordJoiner : '';
}
