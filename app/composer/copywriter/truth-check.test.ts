import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { writeCopy } from './copywriter.ts';
import { correctWords, findUntruth } from './truth-check.ts';

const coats = readBrief({
  title: 'Winter coats',
  adCopy: 'Up to 40% off selected coats',
  saleGoals: 'Goal: 500 sign-ups, budget $2000',
});

describe('findUntruth', () => {
  it.each([
    ['Warm is the new black', undefined],
    ['Up to 40% off selected coats', undefined],
    ['40% off coats', 'limit-dropped'],
    ['60% off coats', 'invented'],
    ['Join 10,000 happy customers', 'invented'],
    ['Now only $2000', 'invented'],
  ])('%s: %s', (text, reason) => {
    expect(findUntruth(text, coats)).toBe(reason);
  });

  it('reads other languages and digits', () => {
    const rugs = readBrief({ title: 'Halı', adCopy: 'El dokuma halılarda %40’a varan indirim' });
    expect(findUntruth('%40 indirim', rugs)).toBe('limit-dropped');
    expect(findUntruth('Yeni sezon', rugs)).toBeUndefined();
  });
});

describe('correctWords', () => {
  const said = { headline: 'Winter coats', subline: null, offer: null, callToAction: 'Come in' };
  const mended = (
    brief: Parameters<typeof readBrief>[0],
    words: Partial<Parameters<typeof correctWords>[0]>,
  ) => {
    const facts = readBrief(brief);
    const own = writeCopy(facts).copy;
    return { own, words: correctWords({ ...said, ...words }, { facts, own }) };
  };

  it('takes back what is free for nobody, in any language', () => {
    expect(mended({ title: 'Winter coats' }, { subline: 'Free delivery today' }).words.subline).toBeNull();
    expect(
      mended({ title: 'Wintermäntel' }, { headline: 'Wintermäntel', offer: 'Kostenlose Lieferung' }).words
        .offer,
    ).toBeNull();
    const free = { title: 'Winter coats', adCopy: 'Free delivery in Leith' };
    expect(mended(free, { subline: 'Delivery is free in Leith' }).words.subline).toBe(
      'Delivery is free in Leith',
    );
    expect(
      mended({ title: 'Winter coats' }, { subline: 'Feel free to try one on' }).words.subline,
    ).not.toBeNull();
  });

  it('prints neither audience nor goals', () => {
    const brief = {
      title: 'Garden chairs',
      saleGoals: 'clear stock before May, 20% off',
      targetAudience: 'rich pensioners',
    };
    const { own, words } = mended(brief, {
      headline: 'Garden chairs for rich pensioners',
      offer: 'Clear stock before May',
    });
    expect(words.headline).toBe(own.headline);
    expect(words.offer).toBe(own.offer ?? null);
    expect(mended(brief, { headline: 'Garden chairs', offer: '20% off' }).words.offer).toBe('20% off');
  });

  it('names what is sold below a headline that does not', () => {
    const brief = { title: 'Dog grooming in Leith', adCopy: 'Call 0131 555 0199' };
    const headline = 'Because they deserve it';
    expect(mended(brief, { headline, subline: 'Simply the best' }).words).toMatchObject({
      headline,
      subline: 'Dog grooming in Leith',
    });
    expect(mended(brief, { headline, subline: 'Dog grooming for Leith' }).words.subline).toBe(
      'Dog grooming for Leith',
    );
  });

  it('asks for what the brief asks for', () => {
    const notary = { title: 'Notary in Leith', adCopy: 'Call 0131 555 0199' };
    const call = (callToAction: string) =>
      mended(notary, { headline: 'Notary in Leith', callToAction }).words.callToAction;
    expect(call('Shop now')).toBe('Call 0131 555 0199');
    expect(call('Contact us')).toBe('Contact us');
    expect(call('Ask a notary')).toBe('Ask a notary');
  });
});
