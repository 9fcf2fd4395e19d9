import type { BriefFacts } from '../brief/brief-facts.ts';
import { listLeftOut } from '../brief/left-out.ts';
import { type ReadHow, readBrief } from '../brief/read-brief.ts';
import { writeCopy } from '../copywriter/copywriter.ts';
import { correctWords, type SaidWords } from '../copywriter/truth-check.ts';
import type { AdCopy, Brief } from '../design/ad-design.ts';
import { openingOfTurn } from '../direction/angle-of-turn.ts';
import { type Direction, directAd } from '../direction/art-director.ts';
import { findSubjects } from '../subjects/find-subjects.ts';
import { warmReading } from './warm-reading.ts';

/** What is known of an ad before its words are chosen, and the seeds to direct it by. */
type Order = Omit<Direction, 'seed' | 'facts' | 'angle' | keyof ReturnType<typeof writeCopy>> & {
  facts: BriefFacts;
  seeds: readonly number[];
};

/**
 * Everything that reads a stranger's words on the way to an ad. It runs in a thread of its own (text-thread.ts):
 * whatever one brief costs, the process goes on answering. Input and output are plain data.
 */
export const textSteps = {
  warm: (language: string) => warmReading(language),
  /** What a brief states, and the copy that leads with the usual side of it. */
  read: ({ brief, how }: { brief: Brief; how?: ReadHow }) => {
    const facts = readBrief(brief, how);
    return { facts, written: writeCopy(facts) };
  },
  /** One design for each seed. */
  direct: ({ facts, seeds, ...order }: Order) =>
    seeds.map((seed) =>
      directAd({
        ...order,
        ...writeCopy(facts, openingOfTurn(facts, seed)),
        seed,
        facts: facts.facts,
        intent: facts.intent,
      }),
    ),
  /** Names of the things an ad of the brief can show, best first. */
  things: ({ brief, language }: { brief: Brief; language: string }) =>
    findSubjects(brief, language).map(({ name }) => name),
  /** Words somebody else wrote for a brief, with the rules' own in place of what must not be printed. */
  correct: ({ said, ...by }: { said: SaidWords; facts: BriefFacts; own: AdCopy }) => correctWords(said, by),
  /** What the brief says for print and none of the texts holds. */
  leftOut: ({ facts, texts }: { facts: BriefFacts; texts: readonly string[] }) => listLeftOut(facts, texts),
};

export type TextSteps = typeof textSteps;
export type StepName = keyof TextSteps;
