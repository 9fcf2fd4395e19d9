import { colorDifference } from '../color/contrast.ts';
import type { Palette } from '../design/ad-design.ts';
import { type Idea, ideas, isOpen, type Material } from './ideas.ts';
import type { Voice } from './voices.ts';

/** So many ideas take turns as the seed counts up: each comes once before the first comes again. */
const mostInTurn = 14;

type Choice = { material: Material; voice: Voice; palette: Palette; seed: number };

/**
 * The ideas a brief is open for, in the order they take turns: those that make most of its facts are in, one layout of
 * each idea before a second, and a fitting subject is in none of them dropped.
 */
export function ideasInTurn({ material, voice, palette }: Omit<Choice, 'seed'>): Idea[] {
  const open = ideas.filter((idea) => isOpen(idea, material) && isFaithful(idea, material));
  const scored = open
    .map((idea, index) => ({ idea, score: fitness(idea, { material, voice, palette }) - index * 0.001 }))
    .sort((a, b) => b.score - a.score);
  const seen = new Map<string, number>();
  const ranked = scored
    .map(({ idea, score }) => {
      const count = seen.get(idea.concept) ?? 0;
      seen.set(idea.concept, count + 1);
      return { idea, score: score - 0.7 * count };
    })
    .sort((a, b) => b.score - a.score);
  return ranked.slice(0, mostInTurn).map(({ idea }) => idea);
}

/**
 * The turns of the seeds: ideas that facts of the brief call for have two of
 * them, half a round apart, so that few of ten neighbouring seeds share one.
 */
function turnsOf(choice: Choice): Idea[] {
  const ranked = ideasInTurn(choice);
  // What must not be cropped has one way less to be shown: the others come twice as well.
  const { material } = choice;
  const called = ranked.filter((idea) => isCalledFor(idea, material) || (material.whole && hasOwnWay(idea)));
  const half = Math.ceil((ranked.length + called.length) / 2);
  const first = [...called, ...spread(ranked.filter((idea) => !called.includes(idea)))];
  return [...first.slice(0, half), ...called, ...first.slice(half)];
}

/** The ideas that show a thing in a way of their own spread evenly among the others: few of ten seeds are without. */
function spread(ranked: Idea[]): Idea[] {
  const own = ranked.filter(hasOwnWay);
  const others = ranked.filter((idea) => !hasOwnWay(idea));
  const places = own.map((_, index) => Math.round((index * others.length) / own.length));
  return [...others, undefined].flatMap((idea, at) => [
    ...own.filter((_, index) => places[index] === at),
    ...(idea ? [idea] : []),
  ]);
}

const hasOwnWay = ({ shows, layout }: Idea) =>
  shows === 'stickers' || shows === 'pattern' || layout === 'giant';

const isCalledFor = ({ needs, oneOf, ticks, layout }: Idea, { intent }: Material) =>
  intent === 'apply'
    ? layout === 'job-card'
    : needs !== undefined || oneOf !== undefined || ticks !== undefined;

/** The idea of a seed. */
export function chooseIdea(choice: Choice): Idea {
  const turns = turnsOf(choice);
  const idea = turns[choice.seed % turns.length];
  if (!idea) throw new Error('statement is open for every brief');
  return idea;
}

/** Layouts that set their words across the scene are for photographs: what stands in the middle would be under them. */
const acrossScene = new Set(['poster', 'centered']);

/** Where a subject is known, it is shown, and nothing lies on it; type alone is for ads that have none. */
function isFaithful(idea: Idea, { things, staged }: Material): boolean {
  if (things > 0 && acrossScene.has(idea.layout)) return false;
  return things === 0 && !staged ? true : idea.staged === true || idea.shows !== undefined;
}

function fitness(idea: Idea, { material, voice, palette }: Omit<Choice, 'seed'>): number {
  let score = 1;
  if (idea.angles?.includes(material.angle)) score += 1.6;
  if (idea.voices?.includes(voice)) score += 0.8;
  score += 0.7 * ((idea.needs?.length ?? 0) + (idea.oneOf ? 1 : 0)) + (idea.ticks ? 0.6 : 0);
  if (idea.things) score += 0.9;
  const { asked } = palette;
  if (asked && asked.length > 0) {
    const ground = palette[idea.ground];
    score += asked.some((color) => colorDifference(color, ground) <= 12) ? 0 : -4;
  }
  return score;
}
