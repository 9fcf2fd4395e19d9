import { everyMatch } from '../brief/text/every-match.ts';
import { toPattern } from '../pattern.ts';

/** A stretch of text; `unbroken` ones stay on one line. */
export type TextPart = { text: string; unbroken: boolean };

const emoji = String.raw`(?:\p{RI}{2}|\p{Emoji_Presentation}(?:\p{Emoji_Modifier}|\u200d|\ufe0f|\p{Extended_Pictographic})*)`;
const emojiIn = /\p{Emoji_Presentation}(?:\p{Emoji_Modifier}|\u200d|\ufe0f|\p{Extended_Pictographic})*/gu;
const emojiNext = toPattern(` ?${emoji}+`, 'uy');
const hour = String.raw`\p{Nd}[\p{Nd}:.]{0,5}(?:[ap]\.?m\.?|h)?`;
const joined = `${hour}[–-]${hour}`;
const words = /\S+/gu;
const joinedIn = toPattern(joined, 'gu');
const joinedInWord = toPattern(String.raw`^\p{L}{1,2}-\p{L}.*|${joined}`, 'gsu');

/**
 * The parts of a text that no line breaks. A danda stays with its word, an emoji with the word before it, and a letter
 * with what its hyphen joins. "10–4" stays whole. Each word is looked at once, however long it is.
 */
export function heldParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const hold = (from: number, to: number) => {
    if (from > end) parts.push({ text: text.slice(end, from), unbroken: false });
    parts.push({ text: text.slice(from, to), unbroken: true });
    end = to;
  };
  for (const { 0: word, index } of everyMatch(words, text)) {
    // What an emoji before it took is not held again.
    const start = Math.max(index, end);
    const stop = index + word.length;
    if (start < stop) holdIn(text, { start, stop, isWhole: start === index, hold });
  }
  if (end < text.length) parts.push({ text: text.slice(end), unbroken: false });
  return parts;
}

type Word = { start: number; stop: number; isWhole: boolean; hold: (from: number, to: number) => void };

/** Holds what of a word stays together; `isWhole` unless it begins in the middle. */
function holdIn(text: string, { start, stop, isWhole, hold }: Word): void {
  let from = start;
  const danda = Math.max(...dandas.map((sign) => text.slice(start, stop).lastIndexOf(sign)));
  if (danda > 0) {
    from = start + danda + 1;
    hold(start, from);
  }
  if (from === stop) return;
  emojiNext.lastIndex = stop;
  const next = emojiNext.exec(text);
  if (next) {
    hold(from, stop + next[0].length);
    return;
  }
  const rest = text.slice(from, stop);
  const after = endOfEmoji(rest);
  if (after > 0) hold(from, from + after);
  const isStart = isWhole && from === start && after === 0;
  for (const match of everyMatch(isStart ? joinedInWord : joinedIn, rest.slice(after)))
    hold(from + after + match.index, from + after + match.index + match[0].length);
}

const dandas = ['।', '॥'];

/** Where the last emoji of a word ends that is not the word's first sign; 0 without one. */
function endOfEmoji(word: string): number {
  const last = everyMatch(emojiIn, word).at(-1);
  const isFirst = last?.index === 0 && !/^.+?\p{Emoji_Presentation}/su.test(last[0]);
  return last && !isFirst ? last.index + last[0].length : 0;
}
