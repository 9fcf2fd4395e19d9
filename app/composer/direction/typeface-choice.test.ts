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

  const facesOf = (given: Partial<Parameters<typeof typographyFor>[0]>) =>
    Array.from({ length: 60 }, (_, seed) => typographyFor({ ...wish, text: '', seed, ...given }).display);

  it('gives no face more than a tenth of the ads of no certain trade', () => {
    for (const [, faces] of Map.groupBy(facesOf({}), (face) => face))
      expect(faces.length).toBeLessThanOrEqual(6);
  });

  it.each([
    ['general', ['playfair-display', 'bodoni-moda', 'cormorant-garamond']],
    ['cars', ['playfair-display', 'bodoni-moda']],
    ['business', ['nunito', 'fredoka', 'anton']],
    ['finance', ['nunito', 'fredoka', 'anton']],
    ['jewellery', ['nunito', 'anton', 'bitter', 'space-grotesk']],
    ['kids', ['bodoni-moda', 'space-grotesk']],
  ] as const)('sets %s in no face out of its tone', (topic, faces) => {
    const used = new Set(facesOf({ topic }));
    expect(faces.filter((face) => used.has(face))).toEqual([]);
    expect(used.size).toBeGreaterThan(5);
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
