import { colorDifference } from '../color/contrast.ts';
import type { Palette } from '../design/ad-design.ts';
import type { DetailRole } from '../design/concepts.ts';
import { type Idea, ideaOf, ideas, isOpen, type Material } from './ideas.ts';
import type { Voice } from './voices.ts';

/** So many ideas take turns at most as the seed counts up. */
const mostInTurn = 14;

/**
 * With a subject fewer ideas take turns: any ten seeds then have all its ways to show the subject, and hardly one idea
 * twice.
 */
const mostOfSubject = { whole: 10, croppable: 12 };

type Choice = { material: Material; voice: Voice; palette: Palette };

/** `material` is for the words of this seed, `lasting` for all seeds of the brief. */
type Turn = Choice & { lasting: Material; seed: number };

/**
 * The ideas that are open to a brief, the fittest first: an idea is fit when it makes use of many facts. One layout of
 * each idea comes before a second one. None of them drops a fitting subject.
 */
export function ideasInTurn({ material, voice, palette }: Choice): Idea[] {
  return rank(material, (idea) => fitness(idea, { material, voice, palette })).slice(0, mostInTurn);
}

function rank(material: Material, scoreOf: (idea: Idea) => number): Idea[] {
  const scored = ideas
    .filter((idea) => isOpen(idea, material) && isFaithful(idea, material))
    .map((idea, index) => ({ idea, score: scoreOf(idea) - index * 0.001 }))
    .sort((a, b) => b.score - a.score);
  const seen = new Map<string, number>();
  return scored
    .map(({ idea, score }) => {
      const count = seen.get(idea.concept) ?? 0;
      seen.set(idea.concept, count + 1);
      return { idea, score: score - 0.7 * count };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ idea }) => idea);
}

/** The turns of the seeds: each idea once, those that facts of the brief call for more often. */
function turnsOf(choice: Choice): Idea[] {
  const { material } = choice;
  const fittest = ideasInTurn(choice);
  const round = material.things === 0 ? fittest : roundOfSubject(choice, fittest);
  const strong = round.filter((idea) => isMadeFor(idea, material));
  if (strong.length > 0) return threeInTen(round, strong);
  const called = fittest.filter((idea) => isCalledFor(idea, material));
  if (material.things === 0) return withSecond(round, called);
  const [again] = called;
  return again ? withSecond(round, [again]) : round;
}

/** The fittest ideas with every way to show the subject among them. */
function roundOfSubject({ material, voice }: Choice, fittest: Idea[]): Idea[] {
  const isCalled = (idea: Idea) => isCalledFor(idea, material);
  const isKept = (idea: Idea) => hasOwnWay(idea) || isCalled(idea);
  // What must not be cropped has one way less. It needs all the other ways in ten seeds, and one of them may be there
  // twice.
  const most = material.whole
    ? mostOfSubject.whole - (fittest.some(isCalled) ? 1 : 0)
    : mostOfSubject.croppable;
  const kept = new Set([...new Set([...fittest.filter(isKept), ...fittest])].slice(0, most));
  return spread(rank(material, (idea) => aptness(idea, voice)).filter((idea) => kept.has(idea)));
}

/** A round with some of its ideas first, and again half a round later. */
function withSecond(round: Idea[], called: Idea[]): Idea[] {
  const half = Math.ceil((round.length + called.length) / 2);
  const first = [...called, ...round.filter((idea) => !called.includes(idea))];
  return [...first.slice(0, half), ...called.map(drawn), ...first.slice(half)];
}

/** A round in which three of any ten turns are of some ideas. */
function threeInTen(round: Idea[], strong: Idea[]): Idea[] {
  const others = round.filter((idea) => !strong.includes(idea));
  if (others.length === 0) return strong;
  return Array.from({ length: 10 * others.length }, (_, turn) => {
    const [ten, at] = [Math.floor(turn / 10), turn % 10];
    const count = 3 * ten + at / 3;
    const next = strong[count % strong.length];
    if (at % 3 === 0 && at < 9 && next)
      return Math.floor(count / strong.length) % 2 === 0 ? next : drawn(next);
    return others[(turn - 3 * ten - Math.min(3, Math.ceil(at / 3))) % others.length] ?? strong;
  }).flat();
}

/** The same idea with what is sold as a drawing: it looks like another ad. */
const drawn = (idea: Idea): Idea => (idea.shows === 'body' ? { ...idea, shows: 'flat' } : idea);

/**
 * Spreads the ideas that show a thing in a way of their own evenly among the others, so that few of ten seeds are
 * without one.
 */
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

const isCalledFor = ({ needs, oneOf, ticks, layout }: Idea, { intent, angle }: Material) =>
  intent === 'apply'
    ? layout === 'job-card'
    : (layout === 'question' && angle === 'question') ||
      needs !== undefined ||
      oneOf !== undefined ||
      ticks !== undefined;

/**
 * Whether a brief states something that only this idea shows as a picture: a vacancy, two prices, a list, a quote, a
 * code.
 */
function isMadeFor({ layout }: Idea, { details, intent }: Material): boolean {
  const has = (role: DetailRole) => details.some((detail) => detail.role === role);
  if (intent === 'apply') return layout === 'job-card';
  if (layout === 'was-now' || layout === 'quote') return true;
  if (layout === 'price-list') return details.filter(({ role }) => role === 'listed').length > 2;
  if (layout === 'coupon') return has('code');
  return (layout === 'date-ticket' || layout === 'event-poster') && has('date') && has('place');
}

/**
 * The idea of a seed. The order of turns is the same for every seed of a brief, or an idea would come up again too
 * soon. The words of this seed may lack what its idea prints. Then an idea that had no turn stands in, or another one
 * with a drawing.
 */
export function chooseIdea({ seed, lasting, ...choice }: Turn): Idea {
  const turns = turnsOf({ ...choice, material: lasting });
  const idea = turns[seed % turns.length];
  if (idea && isOpen(idea, choice.material)) return idea;
  const open = ideasInTurn(choice);
  const inTurn = [...new Set(turns.map(({ layout }) => layout))];
  const closed = inTurn.filter((layout) => !isOpen(ideaOf(layout), choice.material));
  const spare = [
    ...open.filter(({ layout }) => !inTurn.includes(layout)),
    ...open.filter(({ shows }) => shows === 'body').map(drawn),
    ...open,
  ];
  const standIn = spare[Math.max(0, closed.indexOf(idea?.layout ?? 'statement'))];
  if (!standIn) throw new Error('statement is open for every brief');
  return standIn;
}

/**
 * Layouts that set their words across the scene are for photographs. Anything that stands in the middle would be under
 * them.
 */
const acrossScene = new Set(['poster', 'centered']);

/** A known subject is always shown, and nothing covers it. Only ads without a subject are set in type alone. */
function isFaithful(idea: Idea, { things, staged }: Material): boolean {
  if (things > 0 && acrossScene.has(idea.layout)) return false;
  return things === 0 && !staged ? true : idea.staged === true || idea.shows !== undefined;
}

function fitness(idea: Idea, { material, voice, palette }: Choice): number {
  const angle = idea.angles?.includes(material.angle) ? 1.6 : 0;
  const { asked } = palette;
  if (!asked || asked.length === 0) return aptness(idea, voice) + angle;
  const ground = palette[idea.ground];
  const isAsked = asked.some((color) => colorDifference(color, ground) <= 12);
  return aptness(idea, voice) + angle - (isAsked ? 0 : 4);
}

/** How well an idea suits the voice of a brief, and how much of the brief it shows. */
function aptness({ voices, needs, oneOf, ticks, things }: Idea, voice: Voice): number {
  const facts = 0.7 * ((needs?.length ?? 0) + (oneOf ? 1 : 0)) + (ticks ? 0.6 : 0);
  return 1 + (voices?.includes(voice) ? 0.8 : 0) + facts + (things ? 0.9 : 0);
}
