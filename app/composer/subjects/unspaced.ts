import { everyMatch } from '../brief/text/every-match.ts';
import { isHeadLast } from '../languages/registry.ts';
import { foldLetters } from './inflection.ts';
import type { Entry, Lexicon } from './lexicon.ts';

/** Scripts that part no words; Hangul does, but hangs its particles on them. "3D" belongs to the word behind it. */
const run =
  /(?:3[dD])?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー々]+/gu;

type Unspaced = { entry: Entry; start: number; end: number; share: number };

export const isUnspaced = (language: string) => /^(?:zh|ja|th|lo|km|my)/.test(language);

/** What stands between two nouns, where the first says what the second is made of, has or is for: 猫のいる古本屋. */
const isBeside = /^(?:の(?:いる|ある|見える|ための))?$/u;

/** Entries of the lexicon in text without spaces, the longest first at each place; `share` of their weight counts. */
export function findUnspaced(text: string, lexicon: Lexicon): Unspaced[] {
  const found: Unspaced[] = [];
  const longest = Math.min(lexicon.longest, 24);
  for (const match of everyMatch(run, text)) {
    const letters = match[0];
    // Folded once where that moves no letter: part by part it would be done two dozen times for each.
    const whole = foldLetters(letters);
    const isEven = whole.length === letters.length;
    let words: Int32Array | undefined;
    for (let at = 0; at < letters.length; at++) {
      for (let length = Math.min(longest, letters.length - at); length > 0; length--) {
        const part = isEven ? whole.slice(at, at + length) : foldLetters(letters.slice(at, at + length));
        const entry = lexicon.exact.get(part);
        if (!entry || !standsAlone(letters, at, length)) continue;
        if (hasDictionary.test(lexicon.language)) {
          words ??= wordsAt(letters, lexicon.language);
          if (isPiece(letters, words, at, at + length)) continue;
        }
        const start = match.index + at;
        const before = found.at(-1);
        if (
          before &&
          isHeadLast(lexicon.language) &&
          entry.kind !== 'venue' &&
          entry.things.length > 0 &&
          isBeside.test(text.slice(before.end, start))
        )
          before.share *= 0.8;
        found.push({ entry, start, end: start + length, share: 1 });
        at += length - 1;
        break;
      }
    }
  }
  return found;
}

/** Languages whose dictionary in the platform is good enough to tell a piece from a word. */
const hasDictionary = /^(?:ja|th|zh)/u;

const segmenters = new Map<string, Intl.Segmenter>();

/** For each place of a text where the word of the platform's dictionary that stands there ends. */
function wordsAt(text: string, language: string): Int32Array {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  const ends = new Int32Array(text.length);
  for (const { segment, index } of segmenter.segment(text))
    ends.fill(index + segment.length, index, index + segment.length);
  return ends;
}

/** Behind a thing: the shop for it, as in 古本屋. */
const shop = /[屋店館馆舗铺鋪]/u;

/** Whether letters are a part of one longer word: กล้วย (banana) in กล้วยไม้ (orchid), 工作 (work) in 工作室 (studio). */
function isPiece(text: string, ends: Int32Array, start: number, end: number): boolean {
  const wordEnd = ends[start] ?? end;
  if (wordEnd < end) return false;
  const isCutBefore = start > 0 && ends[start - 1] === wordEnd;
  const isCutBehind = wordEnd > end && !(wordEnd === end + 1 && shop.test(text.charAt(end)));
  return isCutBefore || isCutBehind;
}

/** Words written onto a thing that say nothing of it: staff, part-time work, shop, fair, school, set. */
const isGeneral = (rest: string) =>
  /^(?:スタッフ|バイト|アルバイト|ショップ|フェア|スクール|セット|セール|レッスン|オープン|サービス|レンタル|メニュー|ツアー|イベント|教室)/u.test(
    rest,
  );

const katakana = /[\p{Script=Katakana}ー]/u;
const han = /\p{Script=Han}/u;
const hiragana = /\p{Script=Hiragana}/u;

/** Whether a part is a word and not a piece of one: パン is no word in シャンパン, nor 本 in 日本. */
function standsAlone(letters: string, at: number, length: number): boolean {
  const [first = '', last = ''] = [letters[at], letters[at + length - 1]];
  const before = letters[at - 1] ?? '';
  const after = letters[at + length] ?? '';
  const cutsLeft = katakana.test(first) && katakana.test(before);
  const cutsRight = katakana.test(last) && katakana.test(after) && !isGeneral(letters.slice(at + length));
  if (cutsLeft && (cutsRight || length < 3)) return false;
  if (cutsRight && length < 4) return false;
  if (length === 1 && han.test(first)) return !han.test(before) && !han.test(after);
  if (hiragana.test(first) && hiragana.test(last)) return length > 2;
  return length > 1;
}
