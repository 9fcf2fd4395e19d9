import {
  type AdCopy,
  type AdDesign,
  type AdSize,
  type Brief,
  type LayoutName,
  type PropName,
  pixelsOf,
  type SceneSpec,
} from './ad-design.ts';
import { rankLayouts } from './direction/layouts.ts';
import { paintersFor, propFor } from './direction/scenes.ts';
import { type TopicGuess, topicOf } from './direction/topics.ts';
import { type Voice, voiceOf } from './direction/voices.ts';
import { paletteFrom } from './palette.ts';
import { typographyFor } from './typeface-choice.ts';

/** Everything the art director decides from. `picture` replaces the painted scene; `layout` overrules the choice. */
export type Direction = {
  brief: Brief;
  copy: AdCopy;
  language: string;
  script: string;
  direction: 'ltr' | 'rtl';
  size: AdSize;
  seed: number;
  layout?: LayoutName;
  picture?: { asset: string; focus?: { x: number; y: number } };
};

/** Directs an ad by rules: layout, palette, type and scene from the brief, varied by the seed. Deterministic. */
export function directAd(input: Direction): AdDesign {
  const { brief, copy, language, script, direction, size } = input;
  const seed = Math.abs(Math.trunc(input.seed)) || 0;
  const guess = topicOf(brief);
  const voice = voiceOf(brief);
  const scene = sceneFor(input, { ...guess, voice, seed });
  const layout =
    input.layout ??
    rankLayouts({ copy, pixels: pixelsOf(size), topic: guess.topic, voice, seed, script, scene })[0] ??
    'card';
  return {
    version: 1,
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
    }),
    typography: typographyFor({
      text: brief.fontStyle,
      topic: guess.topic,
      voice,
      seed,
      script,
      headline: copy.headline,
    }),
    layers: { ...copy, scene },
  };
}

function sceneFor(input: Direction, mood: TopicGuess & { voice: Voice; seed: number }): SceneSpec {
  if (input.picture) return { kind: 'picture', ...input.picture };
  const { topic, strong, voice, seed } = mood;
  const prop: PropName = propFor(input.brief, topic);
  const studio = prop !== 'none' && strong && seed % 5 !== 4;
  const painters = paintersFor(topic, voice);
  const painter = studio ? 'studio' : (painters[seed % painters.length] ?? 'silk');
  return { kind: 'painted', painter, prop: painter === 'studio' ? prop : 'none', seed };
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
    roomFirst: true,
  });
  return ranked.filter((name) => name !== layout);
}
