import { expect, it } from 'vitest';
import { bareLetter, letter, wordStart } from './letters.ts';

it('reads every character of Unicode as the classes they stand for do', () => {
  const all = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .join(' ');
  const found = (source: string, flags = 'giu') => all.match(new RegExp(source, flags))?.join('') ?? '';
  expect(found(letter) === found('[\\p{L}\\p{M}]')).toBe(true);
  expect(found(bareLetter) === found('\\p{L}', 'gu')).toBe(true);
  // A space stands before each.
  const behindEach = `(?<=[^ ]) `;
  expect(found(`${wordStart}${behindEach}`).length).toBe(
    found(`(?<![\\p{L}\\p{M}\\p{N}])${behindEach}`).length,
  );
  expect(found(letter).length).toBeGreaterThan(100_000);
});
