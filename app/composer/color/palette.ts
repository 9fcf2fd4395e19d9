import type { Topic } from '../brief/topics.ts';
import type { Palette } from '../design/ad-design.ts';
import type { Voice } from '../direction/voices.ts';
import type { Reference } from '../pictures/reference.ts';
import { coldPalettes, feastPalettes, themedPalettes } from './color-themes.ts';
import { contrast, hexOf, oklchOf, readableOn } from './contrast.ts';
import { type BaseColors, curatedPalettes } from './curated-palettes.ts';
import { harmonyOf } from './harmony.ts';
import { distanceBetween, linearOf, setApart } from './pixel-color.ts';
import { type GivenColor, readColors, withoutColors } from './read-colors.ts';
import { colorsFromReference, fillUp } from './reference-palette.ts';
import { moveApart } from './told-apart.ts';

/** What decides the colours when the brief does not. */
export type PaletteContext = {
  topic: Topic;
  voice: Voice;
  seed: number;
  language: string;
  /** Colour of what is sold ('#rrggbb'): a ground chosen for it sets it off and goes with it. */
  sold?: string | undefined;
  /** All colours that make up its outline. */
  rims?: readonly string[] | undefined;
  /** What is sold is of snow or ice. */
  isCold?: boolean;
  /** What the ad is for, in the brief's words: a feast in it has its colours. */
  title?: string | undefined;
  /** A picture whose colours fill what the text leaves open. */
  reference?: Pick<Reference, 'colors' | 'mood'> | undefined;
  /** Colours that are used exactly as they are, whatever the text says. */
  locked?: { background: string; accent: string } | undefined;
};

/**
 * Colours of an ad from "colors and theming". Colours given there are used as they are: as background, surface or
 * accent, further ones in the scene. What is left is filled up from the colours of a reference picture. Named moods
 * choose a palette; without any of these, topic, voice and seed do. Every text colour reads at 4.5:1 or better on its
 * ground.
 */
export function paletteFrom(text: string | undefined, context: PaletteContext): Palette {
  const wish = (text ?? '').slice(0, 600).toWellFormed().normalize('NFC');
  const given = readColors(wish);
  const themed = themedPalettes(wish);
  const { reference, locked } = context;
  const seen = reference ? colorsFromReference(reference.colors, reference.mood.tone) : [];
  if (locked) {
    const fixed: GivenColor[] = [
      { hex: locked.background.toLowerCase(), role: 'background' },
      { hex: locked.accent.toLowerCase(), role: 'accent' },
    ];
    const rest = given.filter(({ role }) => role === undefined || role === 'text');
    return withTextColors(
      placeColors(fillUp([...fixed, ...rest].slice(0, 5), seen), { ...context, themed, required: 2 }),
      given,
    );
  }
  if (given.length > 0 || seen.length > 0) {
    const named = given.filter(({ role }) => role !== 'text').length;
    const all = fillUp(given, seen);
    const base = placeColors(all, {
      ...context,
      themed,
      mood: themed.length > 0 ? themedPalettes(withoutColors(wish))[0] : undefined,
      required: seen.length > 0 ? Math.min(named || 2, 3) : 0,
    });
    const extra = reference?.colors.extra ?? [];
    return withTextColors({ ...base, extra: [...base.extra, ...extra] }, given);
  }
  const mood = themed[context.seed % Math.max(1, Math.min(2, themed.length))];
  return withTextColors(mood ?? feastFor(context) ?? pickCurated(context));
}

/** Colours of the feast a title names, or of winter for what is cold, that set off what is sold. */
function feastFor({ title, sold, seed, isCold }: PaletteContext): BaseColors | undefined {
  const all = feastPalettes((title ?? '').slice(0, 200).toWellFormed().normalize('NFC'));
  const open = (all.length > 0 || !isCold ? all : coldPalettes).filter(
    ({ background }) => !sold || oklabBetween(sold, background) >= setOff,
  );
  return open[seed % Math.max(1, open.length)];
}

function withTextColors(base: BaseColors, given: GivenColor[] = []): Palette {
  const { background, surface, accent } = base;
  const text = given.filter(({ role }) => role === 'text').map(({ hex }) => hex);
  const read = (ground: string, wished: string[]) => {
    const asked = text.find((color) => contrast(color, ground) >= 4.5);
    return asked ?? readableOn(ground, wished);
  };
  const calm = (color: string) => oklchOf(color).c < 0.06;
  const onSurface = [background, accent].filter((color) => oklchOf(color).l < 0.35);
  return {
    background,
    onBackground: read(background, [surface].filter(calm)),
    surface,
    onSurface: read(surface, onSurface),
    accent,
    onAccent: read(accent, []),
    extra: base.extra
      .filter((color) => color !== background && color !== surface && color !== accent)
      .slice(0, 4),
  };
}

/** Distance in OKLab from which a ground sets off what stands before it. */
const setOff = 0.18;
/** The same for an accent, where a white edge helps. */
const setOffAccent = 0.12;
/** The same for any part of its outline. */
const setOffRim = 0.17;

/** Whether all colours of an outline are seen on a ground. */
export const isRimSeen = (rims: readonly string[], ground: string) =>
  rims.every((rim) => setApart(linearOf(rim), linearOf(ground)) >= setOffRim);
const oklabBetween = (one: string, other: string) => distanceBetween(linearOf(one), linearOf(other));

/** At least so many palettes take turns, however few go well with what is sold. */
const leastInTurn = 5;

/** What an accent counts beside a background: it is the ground of the thing in fewer layouts. */
const accentShare = 0.4;

/** The palettes whose grounds go best with a colour, in their own order: the better half of them. */
function inHarmony<Suiting extends { palette: BaseColors }>(open: Suiting[], sold: string): Suiting[] {
  const scored = open
    .map((suiting) => {
      const { background, accent } = suiting.palette;
      return { suiting, harmony: harmonyOf(sold, background) + accentShare * harmonyOf(sold, accent) };
    })
    .sort((a, b) => b.harmony - a.harmony);
  const kept = scored.slice(0, Math.max(leastInTurn, Math.ceil(open.length / 2)));
  const best = new Set(kept.map(({ suiting }) => suiting));
  return open.filter((suiting) => best.has(suiting));
}

/** Voices that no loud ground speaks in: "calm, encouraging" on a neon lime. */
const quietVoices = new Set<Voice>(['calm', 'romantic', 'luxury']);
/** Chroma in OKLCH from which a ground is loud. */
const loud = 0.14;

/** The palettes that suit topic and voice, one of them by seed: one that goes with what is sold where there is any. */
function pickCurated({ topic, voice, seed, sold, rims = [] }: PaletteContext): BaseColors {
  const scored = curatedPalettes.map((palette, index) => {
    const place = palette.topics.indexOf(topic);
    const suits = (place < 0 ? 0 : 3 - place * 0.4) + (palette.voices.includes(voice) ? 2.2 : 0);
    return { palette, score: suits - index * 0.0001 };
  });
  scored.sort((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  const near = scored.filter(({ score }) => score >= best - 2.3);
  const quiet = quietVoices.has(voice)
    ? near.filter(({ palette }) => palette.voices.includes(voice) || oklchOf(palette.background).c < loud)
    : near;
  const close = (quiet.length > 0 ? quiet : near).slice(0, 16);
  const apart = close.filter(({ palette }) => !sold || oklabBetween(sold, palette.background) >= setOff);
  // The accent is the ground of stickers and of the marked tile.
  const both = apart.filter(({ palette }) => !sold || oklabBetween(sold, palette.accent) >= setOffAccent);
  // A red roof on brown is lost, however well its white walls stand out.
  const wholly = both.filter(({ palette }) => isRimSeen(rims, palette.background));
  const setOffs = [wholly, both, apart, close].find((left) => left.length > 0) ?? close;
  const open = sold ? inHarmony(setOffs, sold) : setOffs;
  const chosen = open[Math.floor(seed / 7 + seed) % open.length] ?? scored[0];
  return chosen?.palette ?? { background: '#16181d', surface: '#f5f3ee', accent: '#3fc9a0', extra: [] };
}

/** Grounds and accents that go with a colour, for roles the brief leaves open. */
type Companions = { surfaces: string[]; accents: string[]; backgrounds: string[] };
const knownCompanions = new Map<string, Companions>();

function companions(color: string): Companions {
  let known = knownCompanions.get(color);
  if (!known) {
    if (knownCompanions.size > 500) knownCompanions.clear();
    known = companionsOf(color);
    knownCompanions.set(color, known);
  }
  return known;
}

function companionsOf(color: string): Companions {
  const { l, c, h } = oklchOf(color);
  const tint = Math.min(c, 0.1);
  const paper = hexOf({ l: 0.97, c: tint * 0.16, h });
  const lifted = hexOf({ l: l < 0.5 ? Math.min(0.36, l + 0.09) : l - 0.06, c: c * 0.9, h });
  const deep = hexOf({ l: 0.24, c: Math.min(0.06, c * 0.6), h });
  const wash = hexOf({ l: 0.93, c: tint * 0.4, h });
  const warm = hexOf({ l: 0.82, c: 0.13, h: 80 });
  return {
    surfaces: l > 0.9 ? ['#ffffff', wash, deep] : [paper, lifted, '#ffffff'],
    accents: c > 0.05 ? [deep, warm, paper] : [hexOf({ l: 0.62, c: 0.19, h: 40 }), deep, warm],
    backgrounds: [wash, deep, '#ffffff'],
  };
}

const orders: Record<number, [number, number, number][]> = {};

/** Every way to seat up to five colours as background, surface and accent. */
function seatings(count: number): [number, number, number][] {
  const known = orders[count];
  if (known) return known;
  const all: [number, number, number][] = [];
  const seats = Array.from({ length: count + 1 }, (_, index) => index - 1);
  for (const b of seats)
    for (const s of seats)
      for (const a of seats) {
        const used = [b, s, a].filter((seat) => seat >= 0);
        if (used.length > 0 && new Set(used).size === used.length) all.push([b, s, a]);
      }
  orders[count] = all;
  return all;
}

/** Gives each colour a part of the ad: as many as possible become flat areas, and neighbours can be told apart. */
function placeColors(
  given: GivenColor[],
  context: PaletteContext & {
    /** Palettes of the moods the brief names. */
    themed: BaseColors[];
    /** That of a mood named for itself and not to tell a colour ("dark, with orange", but not "sunset orange"). */
    mood?: BaseColors | undefined;
    /** So many of the first colours get a seat before any other. */
    required?: number;
  },
): BaseColors {
  const flat = given.filter(({ role }) => role !== 'text').slice(0, 5);
  const colors = flat.length > 0 ? flat : [{ hex: '#ffffff' } as GivenColor];
  const hexes = colors.map(({ hex }) => hex);
  const [first = '#ffffff'] = hexes;
  const { themed, mood } = context;
  const suggestion = themed[0] ?? pickCurated(context);
  const moodGround = mood ? [mood.background] : [];
  let best: { base: BaseColors; score: number } | undefined;
  for (const [b, s, a] of seatings(colors.length)) {
    const fits = colors.every(
      ({ role }, index) => !role || (role === 'background' ? b === index : a === index || role !== 'accent'),
    );
    if (!fits) continue;
    if (colors.slice(0, context.required ?? 0).some((_, index) => ![b, s, a].includes(index))) continue;
    const seated = [b, s, a].filter((seat) => seat >= 0).length;
    if (seated < Math.min(3, colors.length) - 1) continue;
    const options = companions(hexes[b] ?? first);
    const backgrounds =
      b >= 0 ? [hexes[b] ?? first] : [...companions(first).backgrounds, suggestion.background, ...moodGround];
    for (const background of backgrounds) {
      const surfaces =
        s >= 0
          ? [hexes[s] ?? first]
          : [...options.surfaces, ...(b >= 0 ? [] : companions(background).surfaces)];
      for (const surface of surfaces) {
        const asked = hexes[a] ?? first;
        const accents =
          a >= 0 ? [asked, ...moveApart(asked, background)] : [...options.accents, suggestion.accent];
        for (const accent of accents) {
          const score = seatScore({
            background,
            surface,
            accent,
            b,
            s,
            a,
            seated,
            themed: themed.length > 0,
            mood,
            suggestion,
            isLost: b >= 0 && flat.length > 1 && !isRimSeen(context.rims ?? [], background),
          });
          if (!best || score > best.score) best = { base: { background, surface, accent, extra: [] }, score };
        }
      }
    }
  }
  const base = best?.base ?? { background: first, surface: '#ffffff', accent: '#111111', extra: [] };
  const unused = hexes.filter(
    (hex) => hex !== base.background && hex !== base.surface && hex !== base.accent,
  );
  return { ...base, extra: [...unused, ...given.slice(5).map(({ hex }) => hex)] };
}

type Seating = {
  background: string;
  surface: string;
  accent: string;
  b: number;
  s: number;
  a: number;
  seated: number;
  themed: boolean;
  mood: BaseColors | undefined;
  suggestion: BaseColors;
  /** Part of what is sold would be lost on the background, while other colours were asked for as well. */
  isLost: boolean;
};

function seatScore(seating: Seating): number {
  const { background, surface, accent, b, s, a, seated, mood, suggestion } = seating;
  const onBackground = contrast(accent, background);
  const onSurface = contrast(accent, surface);
  const vividBackground = oklchOf(background).c;
  let score = seated * 4;
  score += Math.min(onBackground, 4) * 1.1 + Math.min(onSurface, 3) * 0.7;
  if (onBackground < 1.6) score -= 8;
  if (onSurface < 1.5) score -= 5;
  if (Math.abs(oklchOf(background).l - oklchOf(surface).l) < 0.015) score -= 3;
  if (seating.isLost) score -= 5;
  // Named first means meant most.
  if (b === 0) score += 1.6;
  if (seated === 1 && b === 0) score += 2.4;
  // A colour that was asked for has to fill a quarter of the picture (checks/asked-colors.ts). An accent does not.
  if (b < 0 && !mood) score -= 8;
  if (a >= 0 && seated > 1) score += 1.2;
  if (s >= 0 && seated === 2) score -= 0.4;
  // "Dark, with orange": the mood is the ground's, the colour stands on it.
  const isOnMood = seated === 1 && a === 0 && background === mood?.background;
  if (isOnMood) score += 6;
  // A light, soft colour that was asked for as accent gets a light ground: on brown, coral no longer looks like coral.
  else if (a === 0 && seated === 1 && oklchOf(accent).l > 0.62 && oklchOf(background).l < 0.4) score -= 4;
  // Two strong colours of like lightness flicker against each other.
  if (vividBackground > 0.12 && oklchOf(accent).c > 0.12 && onBackground < 2.2) score -= 4;
  if (a >= 0 && oklchOf(accent).c < 0.03 && seated > 1) score -= 0.8;
  if (s >= 0 && oklchOf(surface).c > 0.12) score -= 1.2;
  if (a < 0 && accent === suggestion.accent && seating.themed) score += 1;
  return score;
}
