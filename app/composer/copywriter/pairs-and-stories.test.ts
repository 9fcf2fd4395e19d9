import { expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { writeCopy } from './copywriter.ts';

const copyOf = (brief: { title: string; adCopy?: string; saleGoals?: string }) =>
  writeCopy(readBrief(brief)).copy;

it.each([
  ['You packed the tent. Now the other thing.', 'Travel cover for campers'],
  ['Keep the boat. Get the garage back.', 'Boat storage by the week'],
])('%s: a saying of two sentences stays whole', (saying, title) => {
  const { headline, subline } = copyOf({ title, adCopy: `${saying}\nFrom £9 a week` });
  expect([headline, ...(subline?.split(' · ') ?? [])]).toContain(saying);
});

it('makes no offer of what a story says was paid', () => {
  const { subline, offer } = copyOf({
    title: 'Dog cover that pays the vet',
    adCopy: 'She ate a glove. It cost £1,900. You paid £90.',
    saleGoals: 'quotes, first month free with code GLOVE',
  });
  expect(subline).toBe('She ate a glove. It cost £1,900. You paid £90.');
  expect(offer).toBe('First month free with code GLOVE');
});

it('keeps what bears out a sentence behind it', () => {
  const { subline } = copyOf({ title: 'Pastry cook – we close every August. no joke', adCopy: '£31k' });
  expect(subline).toContain('We close every August. No joke');
});

it('keeps the marks of words that are quoted amid a sentence', () => {
  const { subline } = copyOf({
    title: 'Free eye test',
    adCopy: '“Which line?” is not an answer.\nBook at Vine Optics',
  });
  expect(subline).toContain('“Which line?” is not an answer');
});
