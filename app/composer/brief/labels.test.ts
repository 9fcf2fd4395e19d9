import { describe, expect, it } from 'vitest';
import { unquote } from './labels.ts';

describe('unquoted', () => {
  it.each([
    ['“Run wild”', 'Run wild'],
    ['"Lace up".', 'Lace up'],
    ['«Вперёд»', 'Вперёд'],
    ["'tis the season", "'tis the season"],
    ['“One” and “two”', '“One” and “two”'],
    ['’’’’', '’’’’'],
    ['no quotes', 'no quotes'],
  ])('%s is %s', (text, inner) => {
    expect(unquote(text)).toBe(inner);
  });

  it('reads ten thousand quotation marks in no time', () => {
    const started = performance.now();
    unquote(`${'’'.repeat(10_000)}x`);
    expect(performance.now() - started).toBeLessThan(20);
  });
});
