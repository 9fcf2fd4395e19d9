import type { Brief } from '../design/ad-design.ts';
import type { Voice } from '../direction/voices.ts';
import type { Role } from './facts/labels.ts';
import type { Intent } from './intent/intents.ts';
import type { DetectedLanguage } from './language/detect-language.ts';
import type { TopicGuess } from './topics.ts';

/** Everything a brief can state about what is advertised. */
export type FactKind =
  | 'sold'
  | 'offer'
  | 'price'
  | 'formerPrice'
  | 'condition'
  | 'deadline'
  | 'date'
  | 'time'
  | 'hours'
  | 'place'
  | 'phone'
  | 'web'
  | 'rating'
  | 'number'
  | 'quote'
  | 'brand'
  | 'event'
  | 'code'
  | 'question'
  | 'benefit'
  | 'item'
  | 'role'
  | 'before'
  | 'after'
  | 'listed';

/** Where words stand in a brief: UTF-16 offsets into the field as it was typed. */
export type Span = { field: keyof Brief; start: number; end: number };

/**
 * One fact in the brief's own words. `parts`: number and meaning; day, month and weekday; amount and currency; quote
 * and source; thing and price of a price list. Words that the cleaning of a field changed have an empty span at its
 * start.
 */
export type Fact = Span & { kind: FactKind; text: string; parts?: Record<string, string> };

/** What a line of a brief is good for in an ad. */
export type LineUse = 'slogan' | 'offer' | 'details' | 'condition' | 'question' | 'quote' | 'call' | 'body';

/** A line or sentence that may be printed, word for word, with the facts it holds. */
export type Line = Span & { text: string; use: LineUse; facts: Fact[] };

/** A brief read once: what it says, and what the ad should make its readers do. */
export type BriefFacts = DetectedLanguage & {
  /** The language of the words the ad adds of its own, such as its button's (BCP 47); mostly that of the brief. */
  sayIn: string;
  /** The brief without markup and control characters, as facts quote it. */
  brief: Required<Brief>;
  /** In the order of the fields title, adCopy, saleGoals, instructions. */
  facts: Fact[];
  intent: Intent;
  /**
   * What the trade named in the title usually asks for, whatever else the brief says; undefined where none is known.
   */
  trade: Intent | undefined;
  topic: TopicGuess;
  voice: Voice;
  /** Parts of the ad the brief names outright ("Headline: …"). */
  named: Partial<Record<Role, string>>;
  /** The thing sold, as a short phrase of the title ('Home insurance'). Where there is none, the words of `sold`. */
  sold: string;
  /** The line of the ad copy that says what is sold, where the title does not (naming-line.ts). */
  naming: string | undefined;
  /** Lines that may be printed, best known field first: title, ad copy, goals, instructions. */
  lines: Line[];
  /** What else goals and instructions have for those who see the ad: said as left out where nothing prints it. */
  told: string[];
};

/** Ways to open an ad; each needs facts of its own. */
export type Angle = 'offer' | 'benefit' | 'proof' | 'occasion' | 'urgency' | 'question' | 'name';

const needs: Record<Angle, readonly FactKind[]> = {
  offer: ['offer', 'price'],
  benefit: ['benefit'],
  proof: ['rating', 'quote', 'number'],
  occasion: ['date', 'event'],
  urgency: ['deadline'],
  question: ['question'],
  name: [],
};

/** The angles a brief has the facts for; 'name' is always one. */
export function anglesOf(facts: Pick<BriefFacts, 'facts'>): Angle[] {
  const kinds = new Set(facts.facts.map(({ kind }) => kind));
  return (Object.keys(needs) as Angle[]).filter(
    (angle) => needs[angle].length === 0 || needs[angle].some((kind) => kinds.has(kind)),
  );
}

/** What of a brief is known before its call to action is chosen. */
export type Unasked = Omit<BriefFacts, 'intent' | 'trade'>;
