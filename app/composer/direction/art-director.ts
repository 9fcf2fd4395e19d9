import type { Intent } from '../brief/intent/intents.ts';
import { type TopicGuess, topicOf } from '../brief/topics.ts';
import { findAskedColors } from '../color/asked-colors.ts';
import { themedPalettes } from '../color/color-themes.ts';
import { isRimSeen, type PaletteContext, paletteFrom } from '../color/palette.ts';
import { readColors } from '../color/read-colors.ts';
import { voiceFromMood } from '../color/reference-palette.ts';
import {
  type AdCopy,
  type AdDesign,
  type AdSize,
  type Brief,
  type LayoutName,
  type Palette,
  pixelsOf,
  type SceneSpec,
  type Tuning,
} from '../design/ad-design.ts';
import type { AngleName } from '../design/concepts.ts';
import type { Reference } from '../pictures/reference.ts';
import { bodyColorOf } from '../subjects/body-color.ts';
import { isSubjectName } from '../subjects/catalog.ts';
import { isCold } from '../subjects/cold.ts';
import { type FoundSubject, findSubjects } from '../subjects/find-subjects.ts';
import { isPerson } from '../subjects/person.ts';
import { mainRimsOf } from '../subjects/rim-colors.ts';
import { topicOfThing } from '../subjects/topic-of-thing.ts';
import { chooseIdea } from './choose-idea.ts';
import { detailsFrom } from './details.ts';
import { type Idea, ideaOf, isSingle, isWhole, type Material } from './ideas.ts';
import { rankLayouts } from './layouts.ts';
import { withLayout } from './other-layouts.ts';
import { paintersFor } from './scenes.ts';
import { startOf } from './start-of.ts';
import type { StatedFact } from './stated-facts.ts';
import { propOf, type SubjectScene, shownIn, subjectScene } from './subject-scene.ts';
import { typographyFor } from './typeface-choice.ts';
import { type Voice, voiceOf } from './voices.ts';

type Placed = { asset: string; width: number; height: number };

/**
 * Everything the art director decides from. `picture` replaces the painted scene; `layout`, and above it `tuning`,
 * overrule the choice; `reference` gives colours and, where the brief asks for no tone of voice, the mood.
 */
export type Direction = {
  brief: Brief;
  copy: AdCopy;
  language: string;
  /** The language of the brief's words, where that is another. */
  writtenIn?: string;
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
  /** What the brief states, and the side of it the copy leads with. */
  facts?: readonly StatedFact[];
  angle?: AngleName;
  intent?: Intent | undefined;
  /** The name of what is sold. */
  sold?: string;
  /** A picture will be painted behind the words by a model. */
  pictured?: boolean;
};

/**
 * Directs an ad by rules from the brief and what it states: idea, layout, palette, type and the way to show what is
 * sold. The seed varies them, and neighbouring seeds have different ideas. Deterministic.
 */
export function directAd(input: Direction): AdDesign {
  const { brief, copy, language, script, direction } = input;
  const seed = Math.abs(Math.trunc(input.seed)) || 0;
  const { reference, tuning } = input;
  const asked = voiceOf(brief);
  const voice = asked === 'neutral' && reference ? voiceFromMood(reference.mood) : asked;
  const angle = input.angle ?? (copy.offer ? 'offer' : /[?？؟]/u.test(copy.headline) ? 'question' : 'name');
  const details = detailsFrom(input.facts ?? [], [copy.headline, copy.subline, copy.offer]);
  // Where there is a product, no other thing is shown.
  const found = input.product ? [] : findSubjects(brief, input.writtenIn ?? language);
  const lead = found[0]?.name;
  const guess = topicFor(brief, lead);
  // A prop modelled in 3D is painted in colours of the palette.
  const sold = lead && !propOf(lead) ? bodyColorOf(lead) : undefined;
  const rims = lead && sold ? mainRimsOf(lead) : undefined;
  const palette = paletteOf(input, { guess, voice, seed, sold, rims, isCold: isCold(lead) });
  const fixed = tuning?.layout ?? input.layout;
  const isPictured = input.picture !== undefined || input.pictured === true || input.product !== undefined;
  const material = {
    ...{
      headline: copy.headline,
      subline: copy.subline,
      offer: copy.offer,
      details,
      angle,
      intent: input.intent,
    },
    things: isPictured ? 0 : found.length,
    whole: isWhole(found.map(({ name }) => name)),
    single: isSingle(
      found.map(({ name }) => name),
      voice,
    ),
    staged: isPictured || found.length > 0,
  };
  const turn = { lasting: lastingOf(material, input.facts), voice, palette, seed: seed + startOf(brief) };
  const idea = fixed ? ideaOf(fixed) : chooseIdea({ ...turn, material });
  const ruled: AdDesign = {
    version: 2,
    concept: idea.concept,
    angle,
    seed,
    language,
    script,
    direction,
    layout: idea.layout,
    ...(input.sold && input.sold.length <= longestName && { sold: input.sold }),
    palette,
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
      details,
      scene: sceneFor(input, { ...guess, voice, seed, found, idea, palette }),
      ...(input.product && { product: input.product }),
      ...(input.logo && { logo: input.logo }),
    },
    leftOut: [],
  };
  if (fixed || !isPictured) return ruled;
  // Over a picture what counts is how the layouts lie on it.
  const [best = idea.layout] = rankLayouts({
    ...{ copy, topic: guess.topic, voice, seed, script, scene: ruled.layers.scene, product: input.product },
    pixels: pixelsOf(input.size),
  });
  return withLayout(ruled, best);
}

/** Characters of a name that a design holds. */
const longestName = 120;

/** What an ad is about: what its words name, else what the thing it shows is for. */
function topicFor(brief: Brief, lead: FoundSubject['name'] | undefined): TopicGuess {
  const guess = topicOf(brief);
  return guess.topic === 'general' && lead ? { topic: topicOfThing(lead), strong: false } : guess;
}

/**
 * What a brief holds, whichever angle the words take: all facts count as not yet printed, and no offer as a headline.
 */
function lastingOf(material: Material, facts: readonly StatedFact[] = []): Material {
  const offer = material.offer ?? facts.find(({ kind }) => kind === 'offer')?.text;
  const angle = facts.some(({ kind }) => kind === 'question') ? 'question' : 'name';
  return { ...material, headline: '', subline: undefined, offer, details: detailsFrom(facts, []), angle };
}

function paletteOf(
  input: Direction,
  {
    guess,
    voice,
    seed,
    ...ofSold
  }: { guess: TopicGuess; voice: Voice; seed: number } & Pick<PaletteContext, 'sold' | 'rims' | 'isCold'>,
): Palette {
  const { brief, copy, language, reference, tuning } = input;
  const wish = findAskedColors(brief);
  const palette = paletteFrom(wish, {
    topic: guess.topic,
    // A sale of no particular thing speaks up.
    voice: voice === 'neutral' && guess.topic === 'general' && copy.offer ? 'bold' : voice,
    ...{ seed, language, ...ofSold, reference, title: brief.title },
    locked: tuning?.palette,
  });
  // A colour for the words or the button alone has no share of the picture to be held to.
  const asked = readColors(wish.slice(0, 600))
    .filter(({ role }) => role === undefined || role === 'background')
    .map(({ hex }) => hex)
    .slice(0, 5);
  if (asked.length === 0) return palette;
  const isOfMood = themedPalettes(wish).some(({ background }) => background === palette.background);
  return { ...palette, asked: isOfMood ? [...asked, palette.background] : asked };
}

/** A drawing that its ground would swallow, a tan dog on yellow, is shown as a body: that moves away from it. */
function onGround(shown: SubjectScene, ground: string): SubjectScene {
  const { subject } = shown;
  const lead = subject.things.find(isSubjectName);
  const isDrawing = subject.shownAs === 'flat' && lead !== undefined && !isPerson(lead);
  if (!isDrawing || isRimSeen(mainRimsOf(lead), ground)) return shown;
  return { ...shown, subject: { ...subject, shownAs: 'solid' } };
}

type Mood = TopicGuess & { voice: Voice; seed: number; found: FoundSubject[]; idea: Idea; palette: Palette };

function sceneFor(input: Direction, mood: Mood): SceneSpec {
  const { topic, voice, seed, found, idea, palette } = mood;
  const fixed = input.tuning?.painter;
  if (input.picture && !fixed) return { kind: 'picture', ...input.picture };
  const set = fixed && fixed !== 'studio' ? undefined : subjectScene(found, voice, seed);
  if (set) {
    const shown = shownIn(idea, set);
    return { kind: 'painted', painter: 'studio', ...onGround(shown, palette[idea.ground]), seed };
  }
  const painters = paintersFor(topic, voice);
  const painter = fixed ?? painters[seed % painters.length] ?? 'silk';
  return { kind: 'painted', painter, prop: 'none', seed };
}
