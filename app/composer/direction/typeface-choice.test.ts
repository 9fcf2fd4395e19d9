import { describe, expect, it } from 'vitest';
import { typographyFor } from './typeface-choice.ts';

const wish = {
  topic: 'general',
  voice: 'neutral',
  seed: 0,
  script: 'Latn',
  headline: 'Summer Sale',
} as const;
const displayFor = (text: string, script = 'Latn') => typographyFor({ ...wish, text, script }).display;

describe('typographyFor', () => {
  it.each([
    ['Playfair Display', 'playfair-display'],
    ['use Inter please', 'inter'],
    ['JetBrains Mono', 'jetbrains-mono'],
    ['like Helvetica', 'inter'],
    ['Bodoni', 'bodoni-moda'],
    ['elegant serif', 'playfair-display'],
    ['handwritten', 'caveat'],
    ['calligraphy', 'dancing-script'],
    ['bold', 'anton'],
    ['condensed', 'oswald'],
    ['playful and round', 'fredoka'],
    ['luxury', 'cormorant-garamond'],
    ['tech', 'space-grotesk'],
    ['modern', 'plus-jakarta-sans'],
    ['verspielt', 'fredoka'],
    ['Handschrift', 'caveat'],
    ['élégant', 'playfair-display'],
    ['moderno', 'plus-jakarta-sans'],
    ['odręczny', 'caveat'],
    ['手写', 'caveat'],
    ['優雅', 'playfair-display'],
    ['モダン', 'plus-jakarta-sans'],
    ['أنيق', 'playfair-display'],
  ])('%s is %s', (text, display) => {
    expect(displayFor(text)).toBe(display);
  });

  it('picks families that have the letters of the script', () => {
    expect(displayFor('жирный', 'Cyrl')).toBe('oswald');
    expect(displayFor('playful', 'Cyrl')).toBe('nunito');
    expect(displayFor('elegant', 'Grek')).toBe('inter');
  });

  it('sets capitals and spacing only where letters have case', () => {
    expect(typographyFor({ ...wish, text: 'condensed' })).toMatchObject({ uppercase: true });
    expect(typographyFor({ ...wish, text: 'all caps', script: 'Arab' })).toMatchObject({
      uppercase: false,
      tracking: 0,
    });
    expect(typographyFor({ ...wish, text: 'modern, lowercase' })).toMatchObject({ uppercase: false });
  });
});
