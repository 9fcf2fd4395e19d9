import { type TopicGuess, topicOf } from '../brief/topics.ts';
import { paletteFrom } from '../color/palette.ts';
import { voiceFromMood } from '../color/reference-palette.ts';
import {
  type AdCopy,
  type AdDesign,
  type AdSize,
  type Brief,
  type LayoutName,
  pixelsOf,
  type SceneSpec,
  type Tuning,
} from '../design/ad-design.ts';
import type { Reference } from '../pictures/reference.ts';
import { findSubjects } from '../subjects/find-subjects.ts';
import { rankLayouts } from './layouts.ts';
import { paintersFor } from './scenes.ts';
import { subjectScene } from './subject-scene.ts';
import { typographyFor } from './typeface-choice.ts';
import { type Voice, voiceOf } from './voices.ts';

type Placed = { asset: string; width: number; height: number };

/**
 * Everything the art director decides from. `picture` replaces the painted scene; `layout`, and above it `tuning`, overrule
 * the choice; `reference` gives colours and, where the brief asks for no tone of voice, the mood.
 */
export type Direction = {
  brief: Brief;
  copy: AdCopy;
  language: string;
  script: string;
  direction: 'ltr' | 'rtl';
  size: AdSize;
  seed: number;
  layout?: LayoutName;
  picture?: { asset: string; focus?: { x: number; y: number } } | undefined;
  reference?: Pick<Reference, 'colors' | 'mood'> | undefined;
  product?: Placed | undefined;
  logo?: Placed | undefined;
  tuning?: Tuning | null | undefined;
};

/** Directs an ad by rules: layout, palette, type and scene from the brief, varied by the seed. Deterministic. */
export function directAd(input: Direction): AdDesign {
  const { brief, copy, language, script, direction, size } = input;
  const seed = Math.abs(Math.trunc(input.seed)) || 0;
  const guess = topicOf(brief);
  const { reference, tuning } = input;
  const asked = voiceOf(brief);
  const voice = asked === 'neutral' && reference ? voiceFromMood(reference.mood) : asked;
  const scene = sceneFor(input, { ...guess, voice, seed });
  const layout =
    tuning?.layout ??
    input.layout ??
    rankLayouts({
      copy,
      pixels: pixelsOf(size),
      topic: guess.topic,
      voice,
      seed,
      script,
      scene,
      product: input.product,
    })[0] ??
    'card';
  return {
    version: 2,
    concept: 'hero-object',
    angle: copy.offer ? 'offer' : 'name',
    seed,
    language,
    script,
    direction,
    layout,
    palette: paletteFrom(brief.colors, {
      topic: guess.topic,
      // A sale of no particular thing speaks up.
      voice: voice === 'neutral' && guess.topic === 'general' && copy.offer ? 'bold' : voice,
      seed,
      language,
      reference,
      locked: tuning?.palette,
    }),
    typography: typographyFor({
      text: brief.fontStyle,
      topic: guess.topic,
      voice,
      seed,
      script,
      headline: copy.headline,
    }),
    layers: {
      ...copy,
      details: [],
      scene,
      ...(input.product && { product: input.product }),
      ...(input.logo && { logo: input.logo }),
    },
    leftOut: [],
  };
}

function sceneFor(input: Direction, mood: TopicGuess & { voice: Voice; seed: number }): SceneSpec {
  const fixed = input.tuning?.painter;
  if (input.picture && !fixed) return { kind: 'picture', ...input.picture };
  const { topic, voice, seed } = mood;
  // A product is the one thing to be seen: nothing else takes its stage.
  const found = input.product ? [] : findSubjects(input.brief, input.language);
  const shown = fixed && fixed !== 'studio' ? undefined : subjectScene(found, voice, seed);
  if (shown) return { kind: 'painted', painter: 'studio', ...shown, seed };
  const painters = paintersFor(topic, voice);
  const painter = fixed ?? painters[seed % painters.length] ?? 'silk';
  return { kind: 'painted', painter, prop: 'none', seed };
}

/**
 * Layouts to try when the checks fail on a design, the best first, without its own: those that leave the words
 * most room come before those that suit the mood.
 */
export function nextLayouts(design: AdDesign): LayoutName[] {
  const { layers, layout, script } = design;
  const ranked = rankLayouts({
    copy: layers,
    pixels: { width: 1, height: 1 },
    topic: 'general',
    voice: 'neutral',
    seed: design.seed,
    script,
    scene: layers.scene,
    product: layers.product,
    roomFirst: true,
  });
  return ranked.filter((name) => name !== layout);
}
