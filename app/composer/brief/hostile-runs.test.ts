import { describe, expect, it } from 'vitest';
import { writeCopy } from '../copywriter/copywriter.ts';
import type { Brief } from '../design/ad-design.ts';
import { directAd } from '../direction/art-director.ts';
import { readBrief } from './read-brief.ts';

/** Runs that set patterns back: each is repeated to ten thousand letters, with an end that matches nothing. */
const runs = [
  '’',
  '"',
  'a ',
  'a',
  '1',
  '1 ',
  '1\n',
  '. ',
  'A. ',
  '%',
  '1%',
  '€',
  'until ',
  'free ',
  'Headline:',
  '(',
  'https://',
  'a.',
  '@a',
  'buy ',
  '1,',
  'gratis ',
  'un ',
  'до ',
  '無',
  '第',
  '買',
  '満',
  '\n-',
  '*',
  '`',
  '<',
  '“',
  '» ',
  'ปี',
  'の',
  'Brand is ',
  'called A',
  'cta: ',
  'button ',
  'mention ',
  '🔥',
  '! ',
  'no ',
  'A&',
  '1 - ',
  '9 9 9 ',
  '1+1 ',
  '<script',
  '+49 ',
  '12 May ',
  'Mon–',
  ' ',
  ' x',
  'a-',
  'a@',
  'make an ad for ',
  'Brand: ',
];
const fields = ['title', 'adCopy', 'saleGoals', 'instructions'] as const;
type Field = (typeof fields)[number];

const hostile = (run: string, field: Field, length: number): Brief => {
  const text = `${run.repeat(Math.ceil(length / run.length)).slice(0, length)}x`;
  return { title: 'Shoes', [field]: text };
};

/** ms for reading, writing and directing it once. */
function timeOf(brief: Brief): number {
  const started = performance.now();
  const facts = readBrief(brief);
  const written = writeCopy(facts);
  directAd({ brief, size: '1024x1024', seed: 1, facts: facts.facts, ...written });
  return performance.now() - started;
}

/** As timeOf, the least of some rounds: what a busy machine adds to it is no cost of the brief. */
const cost = (brief: Brief, rounds = 3) => Math.min(...Array.from({ length: rounds }, () => timeOf(brief)));

const plain: Brief = {
  title: 'Summer coats',
  adCopy: 'Warm is the new black.\nUp to 40% off selected coats',
  instructions: 'Show a coat on a hook. Keep it calm, with plenty of room around the words.',
};
/** What the plain brief costs on a machine at rest, in ms: where it costs more, so does everything else. */
const plainAtRest = 1;

/** How much slower than at rest the machine is now; never less than 1. */
const slowness = () => Math.max(1, cost(plain, 9) / plainAtRest);

/** Up to twelve tries: a machine that turns busy in between measures the one against the other. */
const holds = (isSo: () => boolean) => Array.from({ length: 12 }).some(() => isSo());

describe('a brief of hostile runs', () => {
  it.each(runs)(
    '%j: ten thousand letters of it take less than 20 ms, and four times as many no more than in step',
    (run) => {
      for (const field of fields) {
        const brief = hostile(run, field, 10_000);
        const isQuick = timeOf(brief) < 20 || holds(() => cost(brief) < 20 * slowness());
        expect(isQuick, `${field}: 20 ms`).toBe(true);
        // Below the length that is read of a field, where growth shows: a square would be sixteen times as much.
        const inStep = holds(() => {
          const [short, long] = [cost(hostile(run, field, 280)), cost(hostile(run, field, 1120))];
          return long < 8 * short + 2 || long < 8 * short + 2 * slowness();
        });
        expect(inStep, `${field}: growth`).toBe(true);
      }
    },
  );
});
