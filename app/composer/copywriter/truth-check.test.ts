import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { untruth } from './truth-check.ts';

const coats = readBrief({
  title: 'Winter coats',
  adCopy: 'Up to 40% off selected coats',
  saleGoals: 'Goal: 500 sign-ups, budget $2000',
});

describe('untruth', () => {
  it.each([
    ['Warm is the new black', undefined],
    ['Up to 40% off selected coats', undefined],
    ['40% off coats', 'limit-dropped'],
    ['60% off coats', 'invented'],
    ['Join 10,000 happy customers', 'invented'],
    ['Now only $2000', 'invented'],
  ])('%s: %s', (text, reason) => {
    expect(untruth(text, coats)).toBe(reason);
  });

  it('reads other languages and digits', () => {
    const rugs = readBrief({ title: 'Halı', adCopy: 'El dokuma halılarda %40’a varan indirim' });
    expect(untruth('%40 indirim', rugs)).toBe('limit-dropped');
    expect(untruth('Yeni sezon', rugs)).toBeUndefined();
  });
});
