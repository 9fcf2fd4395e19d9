import { expect, test } from 'vitest';
import { everyMatch } from './every-match.ts';

const asMatchAll = (pattern: RegExp, text: string) => [...text.matchAll(pattern)];

test.each([
  [/\p{L}+/gu, 'two for one'],
  [/\d/gu, 'none here'],
  [/(?=b)|x*/gu, 'abxx👋b'],
  [/(?<day>\d+)\. (Mai|Juni)/giu, 'am 3. Mai und 4. juni'],
])('%s finds what matchAll finds', (pattern, text) => {
  expect(everyMatch(pattern, text)).toEqual(asMatchAll(pattern, text));
});

test('begins at the start whatever the pattern was used for before, also within itself', () => {
  const word = /\p{L}+/gu;
  word.test('left in the middle');
  const inner = everyMatch(word, 'a b').map(() => everyMatch(word, 'c d').length);
  expect(inner).toEqual([2, 2]);
  expect(word.lastIndex).toBe(0);
});
