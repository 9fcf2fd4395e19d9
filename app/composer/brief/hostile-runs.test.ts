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
  '店名',
];
const fields = ['title', 'adCopy', 'saleGoals', 'instructions'] as const;
type Field = (typeof fields)[number];

/** A run of so many letters. */
const hostile = (run: string, length: number) =>
  `${run.repeat(Math.ceil(length / run.length)).slice(0, length)}x`;

let turn = 0;

/**
 * ms for reading, writing and directing a brief. Each brief is a new one, because what a text leads to is remembered
 * for a while.
 */
function timeOf(field: Field, text: string): number {
  turn += 1;
  const brief: Brief = { title: 'Shoes', [field]: `${turn} ${text}` };
  const started = performance.now();
  const facts = readBrief(brief);
  const written = writeCopy(facts);
  directAd({ brief, size: '1024x1024', seed: 1, facts: facts.facts, ...written });
  return performance.now() - started;
}

const rounds = [1, 2, 3];

/** The same as timeOf, but the least of some rounds: what a busy machine adds is no cost of the brief. */
const cost = (field: Field, text: string) => Math.min(...rounds.map(() => timeOf(field, text)));

/** What people write who write a lot, as much of it as is read of instructions. */
const ordinary = `Show a coat on a hook in the light of the morning. Keep it calm, with plenty of room around the words. The shop
opens Mon–Sat from 9 to 18. Our regulars come for the wool, which is spun two streets away. Mention that repairs are free for
a year. The paper of the leaflet is grey, so no dark colours please. We would like a friendly tone, as one neighbour speaks to
another. Buttons are made of horn. The lining can be chosen in the shop: silk, cotton or felt. Last winter we sold eighty of
them and ran out in December. Customers ask for pockets; there are four. Please do not show faces. The owner is called Marta
and has sewn since 1988. A tram stops at the door. Write in British English. Keep the logo small, it is printed on the bag
already. We also take orders for children. The window has a lamp that stays on until midnight. If there is room, say where we
are: 12 Mill Lane. No exclamation marks. The offer ends on Sunday, 3 May. Thank you very much for your help with this campaign.`;
/** What it costs on a machine at rest, in ms: where it costs more, so does everything else. */
const ordinaryAtRest = 8;

/** How much slower than at rest the machine is now; never less than 1. */
const slowness = () => Math.max(1, cost('instructions', ordinary) / ordinaryAtRest);

/** Up to twelve tries: a machine that turns busy in between measures the one against the other. */
const holds = (isSo: () => boolean) => Array.from({ length: 12 }).some(() => isSo());

describe('a brief of hostile runs', () => {
  it.each(runs)(
    '%j: ten thousand letters of it take less than 20 ms, and four times as many no more than in step',
    (run) => {
      for (const field of fields) {
        const text = hostile(run, 10_000);
        const isQuick = timeOf(field, text) < 20 || holds(() => cost(field, text) < 20 * slowness());
        expect(isQuick, `${field}: 20 ms`).toBe(true);
        // Below the length that is read of a field, where growth shows: a square would be sixteen times as much.
        const inStep = holds(() => {
          const short = cost(field, hostile(run, 280));
          const isBelow = (ms: number) =>
            rounds.some(() => timeOf(field, hostile(run, 1120)) < 8 * short + 2 * ms);
          // Most are at once, whatever the machine is: how slow it is now takes longer to tell than all else.
          return isBelow(1) || isBelow(slowness());
        });
        expect(inStep, `${field}: growth`).toBe(true);
      }
    },
  );
});
