import type { Intent } from '../brief/intent/intents.ts';
import { type AdDesign, type LayoutName, sceneLayouts } from '../design/ad-design.ts';
import type { AngleName, ConceptName, DetailRole, WayToShow } from '../design/concepts.ts';
import { isCroppable } from '../subjects/croppable.ts';
import { isRepeatable } from '../subjects/repeatable.ts';
import { isSealOffer } from '../type/round-offer.ts';
import { isSaidTwice } from './said-twice.ts';
import type { Voice } from './voices.ts';

/** One idea for an ad, with the layout it lives in and the facts without which it makes no sense. */
export type Idea = {
  concept: ConceptName;
  layout: LayoutName;
  /** Further facts it prints as its picture: all of `needs`, and one of `oneOf`. */
  needs?: readonly DetailRole[];
  oneOf?: readonly (DetailRole | 'offer' | 'deal')[];
  /** Lines of a list it needs. */
  ticks?: number;
  /** How many things have to be known, and how it shows them: a 'body' is lit in the studio. */
  things?: number;
  shows?: WayToShow | 'body';
  /** A painted stage, a photograph or a product behind or beside the words. */
  staged?: boolean;
  /** Colour of the palette that fills most of the picture. */
  ground: 'background' | 'surface' | 'accent';
  angles?: readonly AngleName[];
  voices?: readonly Voice[];
};

const calm: Voice[] = ['luxury', 'calm', 'romantic', 'professional'];
const lively: Voice[] = ['playful', 'friendly', 'bold', 'retro'];
const loud: Voice[] = ['bold', 'urgent', 'playful'];

/** Every idea. A layout belongs to one. Where a fact is missing, only ideas without needs are left to choose from. */
export const ideas: readonly Idea[] = [
  {
    concept: 'hero-object',
    layout: 'hero-side',
    staged: true,
    ground: 'background',
    voices: ['professional', 'tech', 'friendly'],
  },
  {
    concept: 'hero-object',
    layout: 'hero-bottom',
    staged: true,
    ground: 'background',
    voices: ['bold', 'urgent', 'romantic'],
  },
  {
    concept: 'hero-object',
    layout: 'card',
    staged: true,
    ground: 'background',
    voices: ['friendly', 'calm'],
  },
  { concept: 'hero-object', layout: 'band', staged: true, ground: 'background', voices: ['urgent', 'bold'] },
  { concept: 'hero-object', layout: 'poster', staged: true, ground: 'background', voices: ['bold', 'retro'] },
  {
    concept: 'hero-object',
    layout: 'centered',
    staged: true,
    ground: 'background',
    voices: ['luxury', 'romantic'],
  },
  {
    concept: 'split',
    layout: 'split',
    staged: true,
    ground: 'background',
    voices: ['professional', 'calm', 'tech'],
  },
  { concept: 'editorial', layout: 'editorial', staged: true, ground: 'surface', voices: calm },
  {
    concept: 'cropped-giant',
    layout: 'giant',
    things: 1,
    shows: 'body',
    ground: 'background',
    voices: [...loud, 'tech'],
  },
  {
    concept: 'flat-lay',
    layout: 'flat-lay',
    things: 1,
    shows: 'body',
    ground: 'background',
    voices: [...lively, 'tech'],
  },
  {
    concept: 'still-life',
    layout: 'still-life',
    things: 1,
    shows: 'body',
    ground: 'background',
    voices: calm,
  },
  {
    concept: 'sticker-collage',
    layout: 'stickers',
    things: 1,
    shows: 'stickers',
    ground: 'accent',
    voices: lively,
  },
  {
    concept: 'pattern',
    layout: 'pattern',
    things: 1,
    shows: 'pattern',
    ground: 'background',
    voices: ['retro', 'friendly', 'playful'],
  },
  {
    concept: 'seal',
    layout: 'seal',
    oneOf: ['offer'],
    things: 1,
    shows: 'body',
    ground: 'background',
    angles: ['offer'],
    voices: loud,
  },
  {
    concept: 'hero-price',
    layout: 'hero-price',
    needs: ['price'],
    shows: 'body',
    ground: 'background',
    angles: ['offer', 'urgency'],
  },
  {
    concept: 'price-list',
    layout: 'price-list',
    needs: ['listed', 'listedPrice'],
    shows: 'body',
    ground: 'accent',
    angles: ['offer', 'name', 'benefit'],
  },
  {
    concept: 'was-now',
    layout: 'was-now',
    needs: ['formerPrice', 'price'],
    shows: 'body',
    ground: 'background',
    angles: ['offer', 'urgency'],
  },
  {
    concept: 'coupon',
    layout: 'coupon',
    oneOf: ['code', 'deal'],
    shows: 'body',
    ground: 'background',
    angles: ['offer', 'urgency'],
    voices: loud,
  },
  {
    concept: 'date-ticket',
    layout: 'date-ticket',
    needs: ['date'],
    shows: 'body',
    ground: 'background',
    angles: ['occasion', 'urgency'],
  },
  {
    concept: 'event-poster',
    layout: 'event-poster',
    needs: ['date', 'place'],
    shows: 'body',
    ground: 'background',
    angles: ['occasion', 'name'],
  },
  {
    concept: 'tick-list',
    layout: 'tick-list',
    ticks: 3,
    shows: 'body',
    ground: 'surface',
    angles: ['benefit', 'name'],
    voices: ['professional', 'friendly', 'tech'],
  },
  {
    concept: 'features',
    layout: 'features',
    ticks: 3,
    things: 1,
    shows: 'body',
    ground: 'background',
    angles: ['benefit', 'name'],
  },
  {
    concept: 'big-number',
    layout: 'big-number',
    needs: ['number', 'meaning'],
    shows: 'body',
    ground: 'background',
    angles: ['proof'],
  },
  {
    concept: 'quote',
    layout: 'quote',
    needs: ['quote', 'source'],
    shows: 'body',
    ground: 'background',
    angles: ['proof'],
  },
  { concept: 'question', layout: 'question', shows: 'body', ground: 'accent', angles: ['question'] },
  {
    concept: 'phone-strip',
    layout: 'phone-strip',
    needs: ['phone'],
    shows: 'body',
    ground: 'background',
    angles: ['urgency', 'name', 'benefit'],
  },
  { concept: 'job-card', layout: 'job-card', shows: 'body', ground: 'surface' },
  {
    concept: 'before-after',
    layout: 'before-after',
    needs: ['before', 'after'],
    shows: 'body',
    ground: 'background',
  },
  { concept: 'statement', layout: 'statement', ground: 'background', voices: loud },
  {
    concept: 'statement',
    layout: 'rings',
    ground: 'background',
    voices: ['friendly', 'retro', 'calm', 'romantic'],
  },
  {
    concept: 'statement',
    layout: 'ledger',
    ground: 'surface',
    voices: ['professional', 'tech', 'luxury', 'neutral'],
  },
];

const byLayout = new Map(ideas.map((idea) => [idea.layout, idea]));

/** The idea a layout is the home of. */
export function ideaOf(layout: LayoutName): Idea {
  const idea = byLayout.get(layout);
  if (!idea) throw new Error(`no idea lives in the layout ${layout}`);
  return idea;
}

/** What an ad has to show and to say, as far as ideas depend on it. */
export type Material = Pick<AdDesign['layers'], 'headline' | 'offer' | 'details'> & {
  /** What stands under the headline, where that is known. */
  subline?: string | undefined;
  things: number;
  /** Whether the leading thing has to be shown whole. */
  whole?: boolean;
  /** Whether it may not be repeated small, by itself or in a voice as quiet as this one. */
  single?: boolean;
  staged: boolean;
  angle: AngleName;
  /** What readers are asked to do. */
  intent?: Intent | undefined;
};

/** Whether an idea has all it needs. */
export function isOpen(idea: Idea, material: Material): boolean {
  const { headline, offer, details, things, staged, angle, intent } = material;
  const has = (role: DetailRole | 'offer' | 'deal') =>
    role === 'offer'
      ? offer !== undefined
      : role === 'deal'
        ? isDeal(offer, details)
        : details.some(
            (detail) => detail.role === role && !(role === 'date' && headline.includes(detail.text)),
          );
  if (idea.staged) return staged;
  if ((idea.needs ?? []).some((role) => !has(role))) return false;
  if (idea.oneOf && !idea.oneOf.some(has)) return false;
  if (details.filter(({ role }) => role === 'tick').length < (idea.ticks ?? 0)) return false;
  if (idea.layout === 'big-number' && !details.some(({ role, text }) => role === 'number' && isBig(text)))
    return false;
  // Of an event the name leads: "Jumble sale, 7 June, 150 stalls".
  if (idea.layout === 'big-number' && details.some(({ role }) => role === 'date')) return false;
  const listed = details.filter(({ role }) => role === 'listed').length;
  if (idea.layout === 'price-list' && listed < 2) return false;
  // One price of several, or today's without the former, is half of what the brief says.
  if (idea.layout === 'hero-price' && (listed > 1 || has('formerPrice') || isSaidTwice(material)))
    return false;
  if (idea.layout === 'seal' && !isOneOffer(offer)) return false;
  if (idea.layout === 'giant' && material.whole) return false;
  if (idea.layout === 'pattern' && material.single) return false;
  if (intent === 'apply' && ofSales.has(idea.layout)) return false;
  if (idea.layout === 'job-card' && intent !== 'apply' && !has('fact')) return false;
  if (idea.layout === 'question' && angle !== 'question' && !/[?？؟]/u.test(headline)) return false;
  return things >= (idea.things ?? 0);
}

/** Ideas that don't fit a job: its deadline is not an event, and its wage is not an offer. */
const ofSales: ReadonlySet<LayoutName> = new Set([
  ...(['date-ticket', 'event-poster', 'coupon', 'seal', 'was-now', 'price-list'] as const),
]);

/** Whether an offer is more than the price: what a coupon is cut out for. */
function isDeal(offer: string | undefined, details: Material['details']): boolean {
  if (offer === undefined) return false;
  const price = details.some(({ role, text }) => role === 'price' && offer.includes(text));
  return !price || /[%٪]/u.test(offer);
}

/** Of one price, and no more words about it than a round seal holds. */
const isOneOffer = (offer = '') => (offer.match(/\p{Sc}/gu) ?? []).length <= 1 && isSealOffer(offer);

/** Numbers that are small talk ("2 years warranty", "12 lessons") fill no picture. */
const isBig = (text: string) => /[%٪]|\p{Nd}{3}|\p{Nd}[.,]\p{Nd}/u.test(text);

/** Material of a design, for what replaces its layout. */
export function materialOf({
  layers,
  angle,
  layout,
}: Pick<AdDesign, 'layers' | 'angle' | 'layout'>): Material {
  const { headline, subline, offer, details, scene, product } = layers;
  const painted = scene.kind === 'painted' ? scene : undefined;
  const isStage = painted?.painter === 'studio' && (painted.prop !== 'none' || painted.subject !== undefined);
  return {
    ...{ headline, subline, offer, details, angle },
    intent: layout === 'job-card' ? 'apply' : undefined,
    things: painted?.subject?.things.length ?? 0,
    whole: isWhole(painted?.subject?.things ?? []),
    single: isSingle(painted?.subject?.things ?? []),
    staged: !painted || product !== undefined || isStage,
  };
}

/** Whether the first of some things has to be shown whole. */
export const isWhole = ([lead]: readonly string[]): boolean => lead !== undefined && !isCroppable(lead);

/** Whether the first of some things may not be repeated: small, nobody would know it. A soft voice does not repeat. */
export const isSingle = ([lead]: readonly string[], voice: Voice = 'neutral'): boolean =>
  lead !== undefined && (!isRepeatable(lead) || soft.has(voice));

const soft: ReadonlySet<Voice> = new Set(['luxury', 'calm', 'romantic']);

/** Whether a layout stands over a scene. */
export const isSceneLayout = (layout: LayoutName): boolean =>
  (sceneLayouts as readonly LayoutName[]).includes(layout);
