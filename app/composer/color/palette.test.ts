import { describe, expect, it } from 'vitest';
import { colorDifference, contrast, oklchOf } from './contrast.ts';
import { curatedPalettes } from './curated-palettes.ts';
import { isRimSeen, type PaletteContext, paletteFrom } from './palette.ts';
import { readColors } from './read-colors.ts';

const context: PaletteContext = { topic: 'general', voice: 'neutral', seed: 0, language: 'en' };
const flat = (text: string | undefined, seed = 0) => {
  const { background, surface, accent } = paletteFrom(text, { ...context, seed });
  return [background, surface, accent];
};

it.each([0, 1, 2, 3])(
  'gives cold things cold colours, unless other colours are asked for (seed %i)',
  (seed) => {
    const cold = { ...context, seed, isCold: true };
    expect(oklchOf(paletteFrom('', cold).background).h).toBeGreaterThan(200);
    expect(paletteFrom('#ff0000', cold).background).toBe('#ff0000');
  },
);

it.each(['not too bright', 'nicht zu grell', 'pas trop flashy', 'no neon please'])(
  'takes the contrary of a mood that is refused: %s',
  (wish) => {
    for (let seed = 0; seed < 4; seed++) {
      const [background = ''] = flat(wish, seed);
      expect(oklchOf(background).l).toBeGreaterThan(0.85);
    }
  },
);

it.each(['calm', 'romantic', 'luxury'] as const)('is not loud in a %s voice', (voice) => {
  const own = curatedPalettes.filter(({ voices }) => voices.includes(voice));
  for (let seed = 0; seed < 40; seed++) {
    const { background } = paletteFrom('', { ...context, topic: 'fitness', voice, seed });
    const isOwn = own.some((palette) => palette.background === background);
    expect(isOwn || oklchOf(background).c < 0.14).toBe(true);
  }
});

it.each([0, 1, 2])('sets a colour on the mood it is asked with: dark, with orange (seed %i)', (seed) => {
  const [background = '', , accent] = flat('dark background with orange', seed);
  expect(oklchOf(background).l).toBeLessThan(0.3);
  expect(accent).toBe('#f97316');
});

it.each([
  'burgundy',
  'red',
  'navy',
  'orange and blue',
  'sunset orange, dusk blue',
  'forest green, orange',
  'forest green and sand',
  'warm brown and cream',
  'deep purple and marigold',
  'burgundy and parchment',
])('gives the ground of an ad to a colour asked for, whatever the seed: %s', (wish) => {
  const asked = readColors(wish).map(({ hex }) => hex);
  for (let seed = 0; seed < 6; seed++) expect(asked).toContain(flat(wish, seed)[0]);
});

it('seats the asked colours so that no main part of what is sold is lost on the ground', () => {
  const ground = (wish: string, rims: string[]) =>
    paletteFrom(wish, { ...context, sold: rims[0], rims }).background;
  const [red, white] = readColors('red and white').map(({ hex }) => hex);
  expect(ground('red and white', [])).toBe(red);
  expect(ground('red and white', ['#f8312f'])).toBe(white);
  // No other colour was asked for: it keeps the ground, and the thing gives way.
  expect(ground('red', ['#f8312f'])).toBe(red);
});

it.each([0, 1, 2, 3, 4, 5])('lets no roof sink into a ground of its colour (seed %i)', (seed) => {
  const rims = ['#c8553d', '#f3e3cf'];
  const { background } = paletteFrom('', { ...context, seed, sold: rims[0], rims });
  expect(isRimSeen(rims, background)).toBe(true);
});

describe('readColors', () => {
  const samples: [string, string[]][] = [
    ['#FF5733', ['#ff5733']],
    ['deep purple and marigold', ['#46207a', '#eaa221']],
    ['burgundy and parchment', ['#6d1a2d', '#f1e7d0']],
    ['#fa0', ['#ffaa00']],
    ['ff8800 on 222222', ['#ff8800', '#222222']],
    ['rgb(12, 34, 56), hsl(0 100% 50%)', ['#0c2238', '#ff0000']],
    ['teal and coral', ['#008080', '#ff7f50']],
    ['rebeccapurple', ['#663399']],
    ['dusty rose & forest green', ['#c9a0a0', '#2f7d3f']],
    ['navy & gold', ['#0e1f63', '#d4af37']],
    ['steel blue', ['#4682b4']],
    ['blau und weiß', ['#1f5fd6', '#ffffff']],
    ['rouge et noir', ['#d92b2b', '#111111']],
    ['azul y amarillo', ['#1f5fd6', '#ffd029']],
    ['verde e bianco', ['#1f8f4e', '#ffffff']],
    ['vermelho e branco', ['#d92b2b', '#ffffff']],
    ['rood met wit', ['#d92b2b', '#ffffff']],
    ['niebieski i żółty', ['#1f5fd6', '#ffd029']],
    ['красный и чёрный', ['#d92b2b', '#111111']],
    ['синій та жовтий', ['#1f5fd6', '#ffd029']],
    ['kırmızı ve beyaz', ['#d92b2b', '#ffffff']],
    ['أزرق وأبيض', ['#1f5fd6', '#ffffff']],
    ['سبز و سفید', ['#1f8f4e', '#ffffff']],
    ['כחול ולבן', ['#1f5fd6', '#ffffff']],
    ['लाल और सफेद', ['#d92b2b', '#ffffff']],
    ['红色和金色', ['#d92b2b', '#d4af37']],
    ['赤と白', ['#d92b2b', '#ffffff']],
    ['파란색과 흰색', ['#1f5fd6', '#ffffff']],
    ['màu xanh dương', ['#1f5fd6']],
    ['สีแดง', ['#d92b2b']],
    ['verde oliva', ['#6b7a3a']],
    ['rose poudré', ['#d5a6a6']],
    ['Terrakotta und Senf', ['#c4633f', '#d9a520']],
    ['petrol mavisi', ['#1c4f5c']],
    ['くすみピンク', ['#d5a6a6']],
    ['ziegelrot, moosgrün', ['#c4633f', '#1f8f4e']],
    ['rouge brique', ['#c4633f']],
    ['metsänvihreä', ['#1f8f4e']],
    ['carrot and bread', []],
    ['no purple, use orange', ['#f97316']],
    ['pastel', []],
    ['make it pop', []],
  ];
  it.each(samples)('%s', (text, hexes) => {
    expect(readColors(text).map(({ hex }) => hex)).toEqual(hexes);
  });

  it('moves a hue by its adjective', () => {
    const [dark] = readColors('dark red');
    const [light] = readColors('bleu clair');
    expect(dark && contrast(dark.hex, '#ffffff')).toBeGreaterThan(8);
    expect(light && contrast(light.hex, '#000000')).toBeGreaterThan(10);
  });

  it.each([
    ['dunkelblau', 'blau'],
    ['mørkebrun', 'brun'],
    ['tmavomodrá', 'modrá'],
    ['albastru închis', 'albastru'],
    ['тёмно-зелёный', 'зелёный'],
  ])('%s is darker than %s, in one word or in two', (dark, plain) => {
    const [darker, usual] = [dark, plain].map((text) => readColors(text)[0]?.hex ?? '');
    expect(contrast(darker ?? '', '#ffffff')).toBeGreaterThan(1.4 * contrast(usual ?? '', '#ffffff'));
  });

  it('keeps the names of CSS whole', () => {
    expect(readColors('darkgreen, deepskyblue').map(({ hex }) => hex)).toEqual(['#006400', '#00bfff']);
  });

  it('hears what a colour is for', () => {
    expect(readColors('white background with red accents')).toEqual([
      { hex: '#ffffff', role: 'background' },
      { hex: '#d92b2b', role: 'accent' },
    ]);
    expect(readColors('czerwone tło')).toEqual([{ hex: '#d92b2b', role: 'background' }]);
  });
});

describe('paletteFrom', () => {
  it('dresses an ad for the feast its title names, unless the thing sold would drown in it', () => {
    const title = 'Halloween costume hire';
    expect(paletteFrom(undefined, { ...context, title }).background).toBe('#1a1020');
    expect(paletteFrom('pink', { ...context, title }).background).not.toBe('#1a1020');
    expect(paletteFrom(undefined, { ...context, title, sold: '#1c1222' }).background).not.toBe('#1a1020');
  });

  const given = [
    '#ff5733',
    '#0a2540 #f5b700',
    '#e4002b #ffffff #1d1d1b',
    '#777777',
    '#123456 #123457',
    '#00ff00',
    '#ffffff',
    '#000000',
    '#8a2be2 #ffd700',
  ];
  it.each(given)('uses %s as flat colours, exactly', (text) => {
    for (let seed = 0; seed < 6; seed += 1) {
      const used = flat(text, seed);
      const palette = paletteFrom(text, { ...context, seed });
      for (const hex of text.split(' ')) {
        const nearest = Math.min(...[...used, ...palette.extra].map((color) => colorDifference(color, hex)));
        expect(nearest, `${hex} in ${used}`).toBeLessThanOrEqual(1);
      }
      expect(used).toContain(text.split(' ')[0]);
      expect(contrast(palette.background, palette.onBackground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.surface, palette.onSurface)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(palette.accent, palette.onAccent)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keeps the stated roles', () => {
    const palette = paletteFrom('background: #fafafa, button #c2255c, text #222222', context);
    expect(palette).toMatchObject({ background: '#fafafa', accent: '#c2255c', onBackground: '#222222' });
  });

  it('reads text on any ground', () => {
    for (let step = 0; step < 400; step += 1) {
      const hex = `#${((step * 2654435761) >>> 8).toString(16).padStart(6, '0').slice(-6)}`;
      const palette = paletteFrom(hex, { ...context, seed: step });
      for (const [ground, text] of [
        [palette.background, palette.onBackground],
        [palette.surface, palette.onSurface],
        [palette.accent, palette.onAccent],
      ] as const) {
        expect(contrast(ground, text), `${text} on ${ground} for ${hex}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('knows moods in many languages', () => {
    expect(flat('autumn tones')).toEqual(flat('Herbst'));
    expect(flat('autumn')).toEqual(flat('秋'));
    expect(flat('Halloween')).not.toEqual(flat('Christmas'));
    expect(flat('neon cyberpunk')).toEqual(flat('неон'));
    expect(flat('pastel')).not.toEqual(flat(undefined));
  });

  it('sets off what is sold from the ground and from the accent', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const { background, accent } = paletteFrom('', { ...context, seed, sold: '#f5a623' });
      expect(colorDifference(background, '#f5a623')).toBeGreaterThan(15);
      expect(colorDifference(accent, '#f5a623')).toBeGreaterThan(12);
    }
  });

  it('puts no blue thing on burgundy where better grounds suit the trade', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const { background } = paletteFrom('', { ...context, topic: 'restaurant', seed, sold: '#00a6ed' });
      expect(['#3b0f24', '#6b2737']).not.toContain(background);
    }
  });

  it('keeps five palettes or more in turn for what is sold', () => {
    for (const sold of ['#00a6ed', '#f5a623', '#d92b2b', '#8e8e93']) {
      const seeds = Array.from(
        { length: 60 },
        (_, seed) => paletteFrom('', { ...context, seed, sold }).background,
      );
      expect(new Set(seeds).size).toBeGreaterThanOrEqual(5);
    }
  });

  it('chooses among curated palettes without a wish', () => {
    expect(curatedPalettes.length).toBeGreaterThanOrEqual(24);
    const coffee = new Set(
      Array.from(
        { length: 30 },
        (_, seed) => paletteFrom('', { ...context, topic: 'coffee', seed }).background,
      ),
    );
    expect(coffee.size).toBeGreaterThanOrEqual(3);
    const seeds = Array.from({ length: 60 }, (_, seed) => seed);
    const ofNoTrade = seeds.map((seed) => paletteFrom('', { ...context, seed }).accent);
    const orange = ofNoTrade.map(oklchOf).filter(({ c, h }) => c > 0.1 && h > 35 && h < 75);
    expect(new Set(ofNoTrade).size).toBeGreaterThanOrEqual(12);
    expect(orange.length / ofNoTrade.length).toBeLessThan(0.25);
    for (const { name, background, surface, accent } of curatedPalettes) {
      expect(contrast(accent, background), name).toBeGreaterThanOrEqual(1.7);
      expect(contrast(accent, surface), name).toBeGreaterThanOrEqual(1.8);
    }
  });
});
