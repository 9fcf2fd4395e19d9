import { setWidth } from '../brief/text/segments.ts';
import type { Topic } from '../brief/topics.ts';
import {
  type AdCopy,
  type Pixels,
  type SceneLayout,
  type SceneSpec,
  sceneLayouts,
} from '../design/ad-design.ts';
import { shapeOf } from '../design/ad-size.ts';
import type { Voice } from './voices.ts';

/** What the choice of a layout depends on. With `roomFirst` only how much copy a layout holds counts. */
export type LayoutQuestion = {
  copy: AdCopy;
  pixels: Pixels;
  topic: Topic;
  voice: Voice;
  seed: number;
  script: string;
  scene: SceneSpec;
  /** px of the product to be shown. */
  product?: Pixels | undefined;
  roomFirst?: boolean;
};

type Traits = {
  /** Copy it holds at ease, in average letters of headline and sub-line together. */
  room: number;
  /** Fitness for wide, square and tall canvases, 0 to 1. */
  wide: number;
  square: number;
  tall: number;
  /** How well it shows what is in the scene, 0 to 1. */
  shows: number;
  voices: Voice[];
};

const traits: Record<SceneLayout, Traits> = {
  'hero-side': {
    room: 110,
    wide: 1,
    square: 0.7,
    tall: 0.35,
    shows: 1,
    voices: ['professional', 'friendly', 'tech', 'neutral'],
  },
  'hero-bottom': {
    room: 100,
    wide: 0.5,
    square: 0.8,
    tall: 1,
    shows: 0.9,
    voices: ['bold', 'urgent', 'friendly', 'romantic', 'neutral'],
  },
  split: {
    room: 150,
    wide: 1,
    square: 0.8,
    tall: 0.8,
    shows: 0.9,
    voices: ['professional', 'calm', 'retro', 'tech', 'neutral'],
  },
  card: {
    room: 170,
    wide: 0.8,
    square: 0.85,
    tall: 0.85,
    shows: 0.6,
    voices: ['friendly', 'professional', 'calm', 'playful'],
  },
  poster: {
    room: 70,
    wide: 0.6,
    square: 0.95,
    tall: 1,
    shows: 0.7,
    voices: ['bold', 'urgent', 'playful', 'retro'],
  },
  editorial: {
    room: 130,
    wide: 0.8,
    square: 0.75,
    tall: 1,
    shows: 0.7,
    voices: ['luxury', 'calm', 'romantic', 'retro'],
  },
  band: {
    room: 120,
    wide: 0.7,
    square: 0.8,
    tall: 0.9,
    shows: 0.8,
    voices: ['urgent', 'bold', 'friendly', 'neutral'],
  },
  centered: {
    room: 90,
    wide: 0.7,
    square: 0.8,
    tall: 0.8,
    shows: 0.4,
    voices: ['luxury', 'romantic', 'playful', 'calm'],
  },
};

/** All layouts, the most fitting first. The seed decides among those that fit about equally. */
export function rankLayouts(question: LayoutQuestion): SceneLayout[] {
  const { copy, pixels, voice, seed, scene, roomFirst } = question;
  const length = setWidth(copy.headline) * 1.2 + setWidth(copy.subline ?? '') * 0.8 + (copy.offer ? 14 : 0);
  const shape = shapeOf(pixels.width / pixels.height);
  const hasThing =
    question.product !== undefined ||
    scene.kind === 'picture' ||
    scene.prop !== 'none' ||
    scene.subject !== undefined;
  const scored = sceneLayouts.map((name, index) => {
    const { room, shows, voices, ...fit } = traits[name];
    const crowding = Math.max(0, length - room) / 40;
    if (roomFirst) return { name, score: room / 30 - crowding + fit.square };
    let score = fit[shape] * 2 - crowding + (voices.includes(voice) ? 0.8 : 0);
    if (hasThing) score += shows * 1.2;
    // Words over the whole picture would lie on the thing.
    if (scene.kind === 'painted' && scene.subject && shows < 0.7) score -= 2;
    else score += (1 - shows) * 0.6;
    if (name === 'poster' && copy.offer && setWidth(copy.headline) <= 26) score += 0.7;
    if (name === 'centered' && !copy.subline && setWidth(copy.headline) <= 34) score += 0.5;
    // 1.8 of jitter: layouts within that of the best take turns as the seed changes.
    return { name, score: score + jitter(seed, index) * 1.8 };
  });
  return scored.sort((a, b) => b.score - a.score).map(({ name }) => name);
}

/** A number from 0 to 1 for a seed and an index (integer hash by multiplication and shifts). */
function jitter(seed: number, index: number): number {
  let hash = Math.imul((seed >>> 0) * 8 + index + 1, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0xffffffff;
}
