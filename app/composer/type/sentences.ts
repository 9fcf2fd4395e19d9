import { currency } from '../brief/offer/offer-words.ts';
import { everyMatch } from '../brief/text/every-match.ts';
import { toPattern } from '../pattern.ts';

/** What stands between the pieces of a sub-line. Its spaces may be ones that hold a line together. */
export const dot = /[\s\u200b\u2060]+·[\s\u200b\u2060]+/u;

/** A piece shorter than this is no sentence: an abbreviation, or a word that belongs to its neighbours. */
const shortest = 8;

/**
 * The end of a sentence: a full stop or the like, before a sign that may begin a sentence. In scripts without spaces no
 * space is needed. After two marks the next sentence may begin small: "Handyman!! no job too small".
 */
const ends =
  /([.!?…؟۔।॥։።][)»”"'’]?)[\s\u200b\u2060]+(?=[^\p{Ll}\s\u200b\u2060])|([!?])(?<=[!?]{2})[\s\u200b\u2060]+(?=\p{Ll})|([。！？])[\s\u200b\u2060]*(?=[^\s\u200b\u2060])/gu;
/** What ends in a point and is no sentence: ordinals, initials and short forms ('8. März', 'J. Huber', 'Sa. 8'). */
const shortForm = /(?:^|[\s(])(?:\p{Nd}{1,2}|\p{L}{1,3}|\p{Lu}\p{Ll}{3})\.$/u;

/** A price in front of the point: "8000 Ft." */
const priceAtEnd = toPattern(`\\p{Nd}[\\s\u2060]?${currency}\\.$`, 'iu');

/**
 * The sentences of a running text; a text of one sentence is one piece. Spaces between them are gone, all else is as
 * given.
 */
export function sentencePieces(text: string): string[] {
  const pieces: string[] = [];
  let [from, joint] = [0, ''];
  const add = (to: number) => {
    const piece = text.slice(from, to);
    const last = pieces.at(-1);
    const isEnd = last !== undefined && (!shortForm.test(last) || priceAtEnd.test(last));
    const isWhole = last === undefined || (last.length >= shortest && isEnd);
    if (isWhole) pieces.push(piece);
    else pieces[pieces.length - 1] = last + joint + piece;
  };
  for (const { index, 0: whole, 1: sign = '', 2: doubled = sign, 3: full = doubled } of everyMatch(
    ends,
    text,
  )) {
    add(index + full.length);
    from = index + whole.length;
    joint = whole.slice(full.length);
  }
  add(text.length);
  const last = pieces.at(-1) ?? '';
  if (pieces.length > 1 && last.length < shortest) {
    pieces.pop();
    pieces[pieces.length - 1] += joint + last;
  }
  return pieces;
}
