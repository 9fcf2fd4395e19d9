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

  it('reads a hundred thousand quotation marks, which a pattern would take hours for', () => {
    expect(unquote(`${'’'.repeat(100_000)}x`)).toHaveLength(100_001);
  });
});
