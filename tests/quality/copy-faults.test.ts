import { describe, expect, it } from 'vitest';
import { findDates } from '#app/composer/brief/facts/find-dates.ts';
import { readBrief } from '#app/composer/brief/read-brief.ts';
import { writeCopy } from '#app/composer/copywriter/copywriter.ts';
import type { Brief } from '#app/composer/design/ad-design.ts';
import { judgeCopy } from '../../scripts/quality/quality-row.ts';
import { corpusOffers } from './corpus.ts';
import { factsOf } from './facts-of.ts';
import { gradeOffer } from './grade-offers.ts';

const write = (brief: Brief) => writeCopy(readBrief(brief)).copy;
const textOf = (brief: Brief) => Object.values(write(brief)).join('\n');

describe('the words of an ad', () => {
  it.each<[string, string, string[]]>([
    ['El mar está más cerca de lo que crees', 'es', []],
    ['Sun cream for the whole family', 'en', []],
    ['Open Mon–Sat, Sun 10', 'en', ['Mon–Sat', 'Sun']],
    ['Salı günü görüşürüz', 'tr', ['Salı']],
  ])(
    'takes a short name of a day for a day only where a figure or a range says so: %s',
    (text, language, days) => {
      expect(findDates(text, language).map(({ text: words }) => words)).toEqual(days);
    },
  );

  it('shows every offer of the corpus whole, and changes the truth of none', () => {
    const graded = corpusOffers().map((offer, index) => ({
      title: offer.brief.title,
      ...gradeOffer(offer, judgeCopy(offer, index, factsOf(offer.brief))),
    }));
    expect(graded.filter(({ missing, untrue }) => missing.length + untrue.length > 0)).toEqual([]);
  });

  it.each<[Brief, Partial<ReturnType<typeof write>>]>([
    [
      {
        title: 'Old Foundry Sessions',
        adCopy: 'Friday 21 November, doors 19:30 / Tickets £18 at oldfoundry.example',
      },
      {
        headline: 'Old Foundry Sessions',
        subline: 'Friday 21 November, doors 19:30',
        offer: 'Tickets £18 at oldfoundry.example',
      },
    ],
    [{ title: 'Schuhe', adCopy: '2. Paar zum halben Preis' }, { offer: '2. Paar zum halben Preis' }],
    [{ title: 'Ayakkabı', adCopy: '2. ürüne %50 indirim' }, { offer: '2. ürüne %50 indirim' }],
    [
      { title: 'Paint night', adCopy: '$35 per person, min. 4 people' },
      { headline: 'Paint night', offer: '$35 per person, min. 4 people' },
    ],
    [
      {
        title: '3 bed flat for sale in Leith, £325,000',
        adCopy: 'Viewings Sat 14 June',
        instructions: 'call 0131 555 0199',
      },
      {
        headline: '3 bed flat for sale in Leith',
        subline: 'Viewings Sat 14 June',
        offer: '£325,000',
        callToAction: 'Call 0131 555 0199',
      },
    ],
    [
      {
        title: 'Elm Street Neighbourhood Clean-up + BBQ',
        adCopy: 'Saturday 3 May, 10am\nMeet at the library',
      },
      {
        headline: 'Elm Street Neighbourhood Clean-up + BBQ',
        subline: 'Saturday 3 May, 10am · Meet at the library',
        callToAction: 'Get directions',
      },
    ],
    [
      { title: 'Croissants', saleGoals: 'sell more on saturdays, 6 for 9.90 instead of 12' },
      { offer: '6 for 9.90 instead of 12' },
    ],
    [{ title: 'Farm honey', adCopy: 'Buy 2 jars, get 1 free' }, { offer: 'Buy 2 jars, get 1 free' }],
    [
      { title: 'Rugs 40% off', adCopy: 'Up to 40% off hand-knotted rugs.' },
      { headline: 'Rugs', offer: 'Up to 40% off hand-knotted rugs' },
    ],
    [
      {
        title: 'Invoicing software',
        adCopy: 'Send invoices in 30 seconds. Get paid 2x faster.',
        saleGoals: 'trial sign ups',
      },
      {
        headline: 'Send invoices in 30 seconds',
        subline: 'Invoicing software · Get paid 2x faster',
        callToAction: 'Sign up',
      },
    ],
    [
      { title: 'Law firm Hartley & Partners', adCopy: 'Mon–Sat, no appointment\nFirst consultation free' },
      {
        headline: 'Law firm Hartley & Partners',
        subline: 'Mon–Sat, no appointment',
        offer: 'First consultation free',
      },
    ],
    [{ title: 'Noche de tapas', adCopy: 'Viernes 12 de julio, 21:00 h' }, { headline: 'Noche de tapas' }],
  ])('%j', (brief, expected) => {
    expect(write(brief)).toMatchObject(expected);
  });

  it('keeps what is internal inside', () => {
    expect(textOf({ title: 'Bike shop', saleGoals: 'clear stock before May' })).not.toMatch(/may|stock/iu);
    const fitness = { title: 'Fitness app', saleGoals: 'Goal: 500 sign-ups, budget $2000, CPA under $4' };
    expect(textOf(fitness)).not.toMatch(/\d/u);
    const hair = { title: 'Friseur', saleGoals: '10 € Rabatt für Neukunden, mehr Termine am Montag' };
    expect(textOf(hair)).toMatch(/10 € Rabatt für Neukunden/u);
    expect(textOf(hair)).not.toMatch(/Termine|Montag/u);
  });

  it.each<[Brief, string[]]>([
    [{ title: 'Shoes', adCopy: 'Was £80, now £49.99' }, ['Was £80, now £49.99']],
    [
      { title: 'Coffee beans', adCopy: 'Free shipping on orders over $50' },
      ['Free shipping on orders over $50'],
    ],
    [
      { title: 'Pizza', saleGoals: 'get more orders, 20% off with code PIZZA20 until Friday' },
      ['20% off with code PIZZA20 until Friday'],
    ],
    [{ title: 'Streaming', adCopy: '7 days free, then €9.99/month' }, ['7 days free, then €9.99/month']],
    [
      { title: 'Glasses', adCopy: '2nd pair half price. Excludes designer frames.' },
      ['2nd pair half price', 'Excludes designer frames'],
    ],
    [
      { title: 'Sofas', adCopy: 'Bis zu 50 % auf ausgewählte Sofas\nNur bis 30. November' },
      ['Bis zu 50 % auf ausgewählte Sofas', 'Nur bis 30. November'],
    ],
    [
      { title: 'Zapatos', adCopy: '2ª unidad al 70% en calzado seleccionado' },
      ['2ª unidad al 70% en calzado seleccionado'],
    ],
    [
      { title: 'Möbel', saleGoals: '20% rabatt på allt över 1000 kr, inte på rea-varor' },
      ['över 1000 kr', 'inte på rea-varor'],
    ],
    [
      { title: 'Saç bakımı', saleGoals: 'öğrencilere %20 indirim, hafta içi' },
      ['encilere %20 indirim', 'hafta içi'],
    ],
    [
      { title: 'Tv', adCopy: 'Spara upp till 3 000 kr på utvalda tv-apparater' },
      ['upp till 3 000 kr på utvalda'],
    ],
    [
      { title: 'Кафе', adCopy: 'Скидка 15% на всё меню для студентов по будням' },
      ['для студентов по будням'],
    ],
    [{ title: 'ขนมปัง', adCopy: 'ซื้อ 2 แถม 1 เฉพาะวันศุกร์' }, ['ซื้อ 2 แถม 1 เฉพาะวันศุกร์']],
    [{ title: '美容室', saleGoals: '新規のお客様限定 カット20%オフ' }, ['新規のお客様限定', '20%オフ']],
    [
      { title: 'Kue ulang tahun', adCopy: 'Diskon 10% untuk pembelian di atas Rp200.000' },
      ['di atas Rp200.000'],
    ],
    [
      { title: 'Hotel', adCopy: '3 nights for the price of 2, minimum stay 3 nights, Sunday to Thursday' },
      ['minimum stay 3 nights, Sunday to Thursday'],
    ],
  ])('keeps an offer with its limits: %j', (brief, words) => {
    for (const part of words)
      expect(textOf(brief).replaceAll('\n', ' ').toLowerCase()).toContain(part.toLowerCase());
  });
});
