import { describe, expect, it } from 'vitest';
import { writeCopy } from '../copywriter/copywriter.ts';
import type { Brief } from '../design/ad-design.ts';
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
];
const fields = ['title', 'adCopy', 'saleGoals', 'instructions'] as const;

const timed = (brief: Brief) => {
  const started = performance.now();
  writeCopy(readBrief(brief));
  return performance.now() - started;
};

/** The best of some runs, in ms: what the text costs, not what else the machine does. */
const cost = (brief: Brief) => Math.min(...Array.from({ length: 6 }, () => timed(brief)));

describe('a brief of hostile runs', () => {
  it.each(runs)('%j: ten thousand of it cost no more than a hundred plain briefs', (run) => {
    const plain = cost({
      title: 'Summer coats',
      adCopy: 'Warm is the new black.\nUp to 40% off selected coats',
    });
    // 20 ms on a machine at rest; a busy one shows in the plain brief too.
    const bar = Math.max(80, plain * 100);
    for (const field of fields) {
      const text = `${run.repeat(Math.ceil(10_000 / run.length)).slice(0, 10_000)}x`;
      expect(cost({ title: 'Shoes', [field]: text }), field).toBeLessThan(bar);
    }
  });
});
