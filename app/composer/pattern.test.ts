import { describe, expect, it } from 'vitest';
import { toPattern } from './pattern.ts';

/** The characters of the first plane that a pattern matches, but for halves of others. */
function matchedBy(pattern: RegExp): string {
  const found: string[] = [];
  for (let code = 0; code <= 0xffff; code++) {
    const character = String.fromCharCode(code);
    if ((code < 0xd800 || code > 0xdfff) && pattern.test(character)) found.push(character);
  }
  return found.join('');
}

describe('toPattern', () => {
  it.each([
    '\\p{L}',
    '\\p{M}',
    '\\p{N}',
    '\\p{Nd}',
    '\\P{L}',
    '\\P{Nd}',
    '[\\p{L}\\p{M}]',
    '[\\p{L}\\p{Nd}’().\\]-]',
    "[^\\p{L}\\p{N}'\\s]",
    '[\\p{L}^]',
    '(?<!\\p{L})[^\\p{L}](?!\\p{M})',
    '\\\\|\\[\\p{L}',
  ])('matches the same characters as %s', (source) => {
    expect(matchedBy(toPattern(`^(?:${source})$`, 'u'))).toBe(matchedBy(new RegExp(`^(?:${source})$`, 'u')));
  });

  it('knows what is typed beyond the first plane: rare Han, bold letters and figures', () => {
    expect(toPattern('^\\p{L}+$', 'iu').test('𠮷野家𝓢𝐀𝗅𝖾')).toBe(true);
    expect(toPattern('^\\p{Nd}+$', 'iu').test('𝟓𝟎')).toBe(true);
    expect(toPattern('^[\\p{L}\\p{M}]+$', 'iu').test('葛󠄀城')).toBe(true);
    expect(toPattern('[\\p{L}\\p{M}\\p{N}]', 'iu').test('🍕🎉💇')).toBe(false);
    expect(toPattern('^\\P{L}{2}$', 'iu').test('🍕🎉')).toBe(true);
  });

  it('counts a letter with an iota below as the letter it is, in either case', () => {
    expect(toPattern('^\\P{L}', 'iu').test('ιδέα')).toBe(false);
    expect(toPattern('^\\p{L}+$', 'iu').test('ΙΔΈΑ')).toBe(true);
  });

  it('throws at a source that is no pattern', () => {
    expect(() => toPattern('(', 'u')).toThrow(SyntaxError);
  });
});
