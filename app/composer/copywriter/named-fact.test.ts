import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import type { Brief } from '../design/ad-design.ts';
import { writeCopy } from './copywriter.ts';
import { namedFact } from './named-fact.ts';

const headlineOf = (brief: Brief) => namedFact(readBrief(brief))?.headline;

describe('the name and one fact of it', () => {
  it.each<[Brief, string]>([
    [
      { title: 'Garden clearance', adCopy: 'Free quote within 24 hours' },
      'Garden clearance. Free quote within 24 hours.',
    ],
    [{ title: 'Skikurs', adCopy: 'Lørdager kl. 11, 490 kr' }, 'Skikurs. Lørdager kl. 11, 490 kr.'],
    [
      { title: 'Töpfern', adCopy: '6 Abende, dienstags 18.30 Uhr, 145 € inkl. Ton' },
      'Töpfern. 6 Abende, dienstags 18.30 Uhr, 145 € inkl. Ton.',
    ],
    [
      { title: 'Masáže Brno', adCopy: 'Každá 5. masáž zdarma, tel. 777 555 012' },
      'Masáže Brno. Každá 5. masáž zdarma.',
    ],
    [
      { title: 'New album out Friday', adCopy: 'Vinyl, CD, download' },
      'New album out Friday. Vinyl, CD, download.',
    ],
    [{ title: 'Need a plasterer?', adCopy: 'From £14 per m²' }, 'Need a plasterer? From £14 per m².'],
    [{ title: 'Halı yıkama', adCopy: 'm² 60 TL' }, 'Halı yıkama. m² 60 TL.'],
    [{ title: 'ヘッドスパ専門店', adCopy: '60分6,600円' }, 'ヘッドスパ専門店 60分6,600円'],
    [{ title: 'घर की पुताई', adCopy: 'मुफ्त अनुमान' }, 'घर की पुताई, मुफ्त अनुमान'],
    [
      {
        title: 'Ofsted rated good childminder has 2 spaces',
        adCopy: 'Under 5s, term time only, in Horsforth',
      },
      'Ofsted rated good childminder has 2 spaces. In Horsforth.',
    ],
    [
      { title: 'Bakery', adCopy: 'Mon–Sat 7:00–14:00\nFree parking behind the shop' },
      'Bakery. Free parking behind the shop.',
    ],
  ])('%j: %s', (brief, headline) => {
    expect(headlineOf(brief)).toBe(headline);
  });

  it.each<[string, Brief]>([
    [
      'what limits an offer stands with it',
      {
        title: 'Beach cottage',
        adCopy: 'Weekend break with breakfast £390, weeks from £950, excluding cleaning',
      },
    ],
    ['what is to be done by when is no fact', { title: 'Pasta fresca', adCopy: 'Ordini entro le 11' }],
    ['a number to call', { title: 'Dog walker', adCopy: 'Call 0131 496 0123' }],
    ['what is paid beside it', { title: 'Marquees', adCopy: 'Deposit £50' }],
    ['nobody has to book', { title: 'Barber', adCopy: 'No appointment needed' }],
    [
      'a price whose former price is of some',
      { title: 'Teeth cleaning - £49', adCopy: 'instead of £90 for new patients' },
    ],
  ])('%s: %j', (_, brief) => {
    expect(headlineOf(brief)).toBeUndefined();
  });

  it('comes before a stock phrase, and leaves the rest of its line to the ad', () => {
    const brief = { title: 'Cykelværksted', adCopy: 'Lapning 120 kr, stort eftersyn 499 kr, luft gratis' };
    const { headline, subline = '', offer = '' } = writeCopy(readBrief(brief), { otherIdea: true }).copy;
    expect(headline).toMatch(/^Cykelværksted\. |gratis/u);
    for (const fact of ['120', '499', 'gratis']) expect(`${headline} ${subline} ${offer}`).toContain(fact);
  });
});
