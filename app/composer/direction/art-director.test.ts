import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { repeats } from '../brief/text/clean-text.ts';
import { contrast } from '../color/contrast.ts';
import { writeCopy } from '../copywriter/copywriter.ts';
import {
  type AdCopy,
  type AdDesign,
  adDesignSchema,
  adSizes,
  type Brief,
  flatLayouts,
  sceneLayouts,
} from '../design/ad-design.ts';
import { directAd } from './art-director.ts';
import { ideasInTurn } from './choose-idea.ts';
import { ideaOf, isOpen } from './ideas.ts';
import { nextLayouts, withLayout } from './other-layouts.ts';
import { wayShown } from './subject-scene.ts';

function designFor(
  brief: Brief,
  seed = 1,
  size: AdDesign extends never ? never : (typeof adSizes)[number] = '1024x1024',
) {
  return directAd({ brief, ...writeCopy(readBrief(brief)), size, seed });
}

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const titles = [
  'Summer Sale - 50% off all sneakers',
  'Coffee shop grand opening',
  'Neue Wohnungen in Hamburg',
  'Soldes d’été : -30 % sur tout',
  'Curso de inglés online',
  'تخفيضات الصيف - خصم ٥٠٪',
  'نمایشگاه کتاب',
  'گرمیوں کی سیل',
  'खाने का ऑफर: ३०% छूट',
  '夏季大促，全场5折',
  '新発売 ワイヤレスイヤホン',
  '강아지 간식 무료 배송',
  'Распродажа велосипедов: скидки до 40%',
  'Йога для начинающих',
  'Καφές και γλυκά',
  'Khai trương quán cà phê',
  'ลดราคา 50% ทุกชิ้น',
  'Yaz indirimi: %30',
  'מבצע על תכשיטים',
  'Plants that forgive you',
  'Sale',
];
const copies = [
  undefined,
  'Made for mornings. Freshly roasted, every day. Order now!',
  'Headline: Go further\nCTA: Try a pair',
  'We have been doing this for thirty years and we still love every single day of it, which you can taste.',
];
const goals = [
  undefined,
  'Increase online sales by 25%, target millennials, 20% off first order until Sunday',
  'Raise brand awareness among commuters; boost conversions with free shipping',
  'Umsatz steigern, Zielgruppe erweitern',
];
const voices = [
  undefined,
  'playful',
  'luxury',
  'urgent, bold',
  'calm and warm',
  'professionell',
  'весёлый',
  '专业',
];
const colors = [
  undefined,
  '#0a2540 and #f5b700',
  'pastel',
  'red',
  'Halloween',
  '#fff',
  'negro y dorado',
  '#777777',
  'autumn',
  '#ff0000 #00ff00 #0000ff',
];
const fonts = [
  undefined,
  'modern',
  'elegant serif',
  'handwritten',
  'Anton',
  'bold condensed',
  '可爱',
  'JetBrains Mono',
];

const generated: Brief[] = Array.from({ length: 320 }, (_, index) => ({
  title: pick(titles, index),
  targetAudience: 'millennials with high income',
  adCopy: pick(copies, Math.floor(index / 3)),
  saleGoals: pick(goals, Math.floor(index / 2)),
  brandVoice: pick(voices, Math.floor(index / 5)),
  colors: pick(colors, Math.floor(index / 7)),
  fontStyle: pick(fonts, Math.floor(index / 4)),
}));

const plans =
  /increase|awareness|conversion|millennial|income|commuter|umsatz|zielgruppe|steigern|target|25%/i;

function faultsOf(design: AdDesign): string[] {
  const { palette, layers, typography, script } = design;
  const { headline, subline, offer, callToAction, brand }: AdCopy = layers;
  const printed = [headline, subline, offer, callToAction, brand].filter((words) => words !== undefined);
  const pairs = [
    [headline, subline],
    [headline, offer],
    [subline, offer],
  ];
  const checks = {
    schema: adDesignSchema.safeParse(design).success,
    onBackground: contrast(palette.background, palette.onBackground) >= 4.5,
    onSurface: contrast(palette.surface, palette.onSurface) >= 4.5,
    onAccent: contrast(palette.accent, palette.onAccent) >= 4.5,
    accentSeen: contrast(palette.accent, palette.background) >= 1.4,
    discreet: !printed.some((words) => plans.test(words)),
    distinct: !pairs.some(([one, other]) => one && other && repeats(one, other)),
    composed: printed.every((words) => words === words.normalize('NFC')),
    caseless: /Latn|Cyrl|Grek/.test(script) || (!typography.uppercase && typography.tracking === 0),
  };
  return Object.entries(checks).flatMap(([name, passed]) => (passed ? [] : [name]));
}

describe('directAd', () => {
  it('makes valid, readable, discreet designs of any brief', () => {
    const faults = generated.flatMap((brief, index) => {
      const design = designFor(brief, index * 31, pick(adSizes, index));
      return faultsOf(design).map((fault) => ({ fault, brief, design }));
    });
    expect(faults).toEqual([]);
  });

  it('is deterministic, and varies with the seed', () => {
    const brief = { title: 'Coffee shop grand opening' };
    expect(designFor(brief, 7)).toEqual(designFor(brief, 7));
    const designs = Array.from({ length: 24 }, (_, seed) => designFor(brief, seed * 977));
    expect(new Set(designs.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(designs.map(({ palette }) => palette.background)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(designs.map(({ typography }) => typography.display)).size).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['Coffee shop grand opening', 'coffee'],
    ['50% off all sneakers', 'sneaker'],
    ['Neue Laufschuhe', 'sneaker'],
    ['Burger Tuesday', 'burger'],
    ['Hundefutter für Welpen und Hunde', 'dog'],
    ['Casas en la playa, venta de viviendas', 'house'],
    ['Geburtstagstorten nach Maß', 'birthday-cake'],
    ['Велосипеды для всей семьи', 'bicycle'],
    ['ワイヤレスヘッドホン', 'headphones'],
    ['健身房', 'dumbbell'],
    ['كتب جديدة', 'books'],
    ['चाय और कॉफी', 'tea'],
    ['여름 여행 항공권', 'airplane'],
    ['Diamond rings', 'ring'],
    ['Pflanzen für dein Zuhause', 'seedling'],
    ['Tacos al pastor', 'taco'],
  ])('%s puts a %s on the stage, whatever the seed', (title, thing) => {
    for (let seed = 0; seed < 10; seed++) {
      const { scene } = designFor({ title }, seed * 37).layers;
      expect(scene).toMatchObject({ kind: 'painted', painter: 'studio' });
      expect(scene.kind === 'painted' && scene.subject?.things[0]).toBe(thing);
    }
  });

  it('shows one subject in at least three ways over ten seeds', () => {
    const ways = Array.from({ length: 10 }, (_, seed) => {
      const { scene } = designFor({ title: 'Barber shop' }, seed).layers;
      return scene.kind === 'painted' ? `${scene.subject?.shownAs} ${scene.subject?.setting}` : '';
    });
    expect(new Set(ways).size).toBeGreaterThanOrEqual(3);
  });

  it('puts no prop beside the point where nothing fits', () => {
    expect(designFor({ title: 'Hello world' }).layers.scene).toMatchObject({ kind: 'painted', prop: 'none' });
    expect(designFor({ title: 'Tacos al pastor' }).layers.scene).toMatchObject({ prop: 'none' });
  });

  it('takes a given layout and picture as they are', () => {
    const brief = { title: 'Shoes' };
    const picture = { asset: 'temp/u/reference/1.png', focus: { x: 0.2, y: 0.8 } };
    const design = directAd({
      brief,
      ...writeCopy(readBrief(brief)),
      size: '1536x1024',
      seed: 3,
      layout: 'band',
      picture,
    });
    expect(design.layout).toBe('band');
    expect(design.layers.scene).toEqual({ kind: 'picture', ...picture });
  });

  it('falls back on layouts that are open for the brief, each once, and never on its own', () => {
    const design = designFor({ title: 'Coffee, 20% off' }, 5);
    const fallbacks = nextLayouts(design);
    expect(fallbacks.length).toBeGreaterThan(6);
    expect(new Set([...fallbacks, design.layout]).size).toBe(fallbacks.length + 1);
    for (const layout of ['hero-price', 'was-now', 'date-ticket', 'phone-strip'] as const)
      expect(fallbacks).not.toContain(layout);
  });

  it('falls back on roomy scene layouts for a design of before there were ideas', () => {
    const adCopy =
      'Thirty years of patience in every cup. Come in, sit down and taste what a slow roast does to a bean from high up.';
    const design = {
      ...designFor({ title: 'Coffee', adCopy }, 5),
      concept: 'classic',
      layout: 'band',
    } as const;
    const fallbacks = nextLayouts(design);
    expect([...fallbacks, 'band'].sort()).toEqual([...sceneLayouts].sort());
    expect(['card', 'split', 'editorial']).toContain(fallbacks[0]);
  });

  it('gives ten neighbouring seeds of one brief at least nine looks and three ways to show what is sold', () => {
    const facts = [
      { kind: 'price', text: '€9.90' },
      { kind: 'formerPrice', text: '€12' },
      { kind: 'place', text: '14 Mill Road' },
    ];
    const brief = { title: 'Fresh croissants 20% off' };
    const designs = Array.from({ length: 10 }, (_, turn) =>
      directAd({ brief, ...writeCopy(readBrief(brief)), size: '1024x1024', seed: 40 + turn, facts }),
    );
    const looks = designs.map(
      ({ layout, typography, palette }) => `${layout} ${typography.display} ${palette.background}`,
    );
    expect(new Set(looks).size).toBeGreaterThanOrEqual(9);
    expect(new Set(designs.map(({ concept }) => concept)).size).toBeGreaterThanOrEqual(5);
    const ways = designs.map(({ layout, layers: { scene } }) =>
      scene.kind === 'painted' && scene.subject ? wayShown(scene.subject, layout) : undefined,
    );
    expect(new Set(ways).size).toBeGreaterThanOrEqual(3);
    expect(ways).not.toContain(undefined);
  });

  it('opens an idea only to a brief that states what it prints', () => {
    for (const layout of flatLayouts) {
      const idea = ideaOf(layout);
      for (const role of idea.needs ?? []) {
        const material = {
          headline: 'Bread',
          offer: '20% off',
          details: [],
          things: 3,
          staged: false,
          angle: 'name',
        } as const;
        expect(isOpen(idea, { ...material, details: [] }), `${layout} without ${role}`).toBe(false);
        const details = (idea.needs ?? []).map((one) => ({
          role: one,
          text: one === 'number' ? '97%' : 'x',
        }));
        // A list is of two things or more.
        const stated = layout === 'price-list' ? [...details, ...details] : details;
        expect(isOpen(idea, { ...material, details: stated }), layout).toBe(true);
      }
    }
  });

  it('cuts a coupon for a deal, not for a price, and sets only a price said once as the picture', () => {
    const material = { headline: 'Flat in Leith', things: 1, staged: true, angle: 'offer' } as const;
    const price = [{ role: 'price', text: '£325,000' }] as const;
    const isOpenFor = (layout: 'coupon' | 'hero-price' | 'seal', offer: string, details = price) =>
      isOpen(ideaOf(layout), { ...material, offer, details: [...details] });
    expect(isOpenFor('coupon', '£325,000')).toBe(false);
    expect(isOpenFor('coupon', 'First class free')).toBe(true);
    expect(isOpenFor('hero-price', '£325,000')).toBe(true);
    expect(isOpenFor('hero-price', 'Now £325,000 per couple')).toBe(false);
    expect(isOpenFor('seal', 'Haircut £16, beard trim £9')).toBe(false);
  });

  it('sets no words across what stands in the middle of a scene', () => {
    const material = { headline: 'Yoga', offer: undefined, details: [], things: 1, staged: true };
    const { palette } = designFor({ title: 'Yoga' });
    const layouts = ideasInTurn({ material: { ...material, angle: 'name' }, voice: 'luxury', palette }).map(
      ({ layout }) => layout,
    );
    expect(layouts).not.toContain('centered');
    expect(layouts).not.toContain('poster');
    expect(layouts.length).toBeGreaterThanOrEqual(9);
  });
});

it('shows one thing, no field of them, beside words: from the start and where a layout gives way', () => {
  const settingOf = ({ layers: { scene } }: AdDesign) =>
    scene.kind === 'painted' ? scene.subject?.setting : undefined;
  const designs = Array.from({ length: 24 }, (_, seed) => designFor({ title: 'Guitar lessons' }, seed));
  const onScenes = designs.flatMap((design) => [
    ...sceneLayouts.map((layout) => withLayout(design, layout)),
    ...((sceneLayouts as readonly string[]).includes(design.layout) ? [design] : []),
  ]);
  const settings = onScenes.map(settingOf);
  expect(settings).toContain('podium');
  expect(settings).not.toContain('flat-lay');
});
