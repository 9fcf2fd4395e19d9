import { describe, expect, it } from 'vitest';
import type { Brief } from '#app/composer/design/ad-design.ts';
import { readBrief } from '../../read-brief.ts';

const intentOf = (brief: Brief) => readBrief(brief).intent;

describe('where a brief says where and when, and nothing is booked or sent', () => {
  it.each<Brief>([
    { title: 'Seconds sale at the pottery', adCopy: 'Sat & Sun 10-4. Bring newspaper to wrap' },
    { title: 'Studio sale at the dance school', adCopy: 'Costumes from £2. Saturday 10-1' },
    { title: 'Sailing club gear sale', adCopy: 'Sun 9 March 10-1, clubhouse. Entry £1. Tables £12' },
    {
      title: 'Stamp and postcard fair',
      adCopy: 'First Sunday of the month, 9.30-2.30. Free valuations. £1 entry',
    },
    { title: '£5 bag day at the hospice shop', adCopy: 'Fill a bag. thurs 9-3 behind the church' },
    { title: 'Comic swap morning', adCopy: '2 May, 10am. Local artists signing, hot dogs' },
    { title: 'Can release: Dad Shorts pale ale', adCopy: '4-packs $15. Thursday noon at the taproom' },
    {
      title: 'Folk session, open to all',
      adCopy: 'First Sunday, 3pm till late, back room of the Ship. Free',
    },
    {
      title: 'Rhubarb and custard this week',
      instructions: 'our shop is by the pier, 2 doors from the bank',
    },
    {
      title: 'Wine release weekend',
      adCopy: 'Sat & Sun 11-4. No bookings needed.',
      saleGoals: 'mailing list',
    },
    { title: 'Wildflower & Natives Nursery: autumn sale', adCopy: 'Plugs $3.50. Fri-Mon 9-4, 212 Range Rd' },
    { title: 'Toddler group weds 9.30 church hall, £2' },
    { title: 'Independent bookshop day', adCopy: 'Saturday 6th December. Mulled wine, gift wrapping' },
    { title: 'Anzac Day dawn service', adCopy: 'Gather 5.15am at the cenotaph. Wreaths by arrangement' },
    { title: 'Hand-sewn kilts', adCopy: 'From £640, twelve weeks. Measuring in our workshop, 3 Mill Street' },
    { title: 'Heritage open house', adCopy: 'The old mill, Sunday 10-4' },
    {
      title: 'We have moved!',
      adCopy: 'Hill Opticians, now at 27 Bath Street next to the bakery',
    },
    {
      title: 'Strickabend im Wollkorb',
      adCopy: 'Jeden Mittwoch 18-21 Uhr, Kuchen und Kaffee, alle willkommen',
    },
    { title: 'Fête de la laine', adCopy: 'Samedi 4 mai, 10h-17h, buvette sur place, parking' },
    {
      title: 'Fiesta de la matanza',
      adCopy: 'sábado 8 de marzo desde las 11 h, en la puerta del bar. Música en vivo',
    },
    {
      title: 'Open huis zaterdag 11-13u',
      adCopy: 'Vraagprijs € 465.000 k.k. Loop gerust binnen, zonder afspraak',
    },
    { title: 'Donor darah di balai desa', adCopy: 'Minggu 8.00-12.00, langsung datang saja, bawa KTP' },
  ])('people just come: %j', (brief) => {
    expect(intentOf(brief)).toMatch(/^(?:visit|directions)$/u);
  });

  it.each<[Brief, RegExp]>([
    [
      {
        title: 'Night walk with the bat group',
        adCopy: 'Fri 22 Aug 8.15pm, nature reserve. £5. 25 places, bring a torch',
      },
      /book|reserve/u,
    ],
    [
      { title: 'Make your own gin', adCopy: '3 hours, £90 per person, free parking. Fri–Sun' },
      /book|reserve/u,
    ],
    [
      {
        title: 'Flood wardens wanted',
        adCopy: 'Volunteers of all ages. Info night Tues 4 Feb, 7pm at the depot',
      },
      /sign-up|apply/u,
    ],
    [
      { title: 'Learn to lay hedges in a weekend', adCopy: 'sat & sun, £110, bring boots' },
      /book|enrol|reserve/u,
    ],
    [
      { title: 'Hill lamb, half or whole', adCopy: 'Half lamb €135 (8kg). Delivered Thursday 18 September' },
      /order|buy/u,
    ],
    [
      { title: 'Left-handed tin openers', adCopy: '20% off on 13 August, code SOUTH. lefties.example' },
      /order|buy/u,
    ],
    [
      { title: 'Year 9 presents Oliver', adCopy: '15, 16, 17 May 7pm, school hall. £8 from the office' },
      /tickets|book|reserve|visit/u,
    ],
    [{ title: 'Garba nights', adCopy: 'Season pass Rs 2,499, live orchestra, food stalls' }, /tickets|book/u],
    [{ title: 'Cushion covers', adCopy: 'They come in four sizes. £18, posted on Fridays' }, /buy|order/u],
    [{ title: 'Studio flat to let', adCopy: '£520 pcm, parking, opposite the station' }, /view/u],
    [
      { title: 'Pilates small group', adCopy: 'Tuesdays 10-11, sign up at the leisure centre' },
      /sign-up|enrol|book/u,
    ],
  ])('something is asked for before: %j', (brief, intent) => {
    expect(intentOf(brief)).toMatch(intent);
  });

  it('turnout in the goals is of visitors, where nobody votes', () => {
    expect(
      intentOf({ title: 'Farmers market opens May 3', adCopy: 'Saturdays 9–1', saleGoals: 'strong turnout' }),
    ).toBe('visit');
    expect(intentOf({ title: 'Town election 4 May', saleGoals: 'voter turnout' })).toBe('vote');
  });
});

it.each<[Brief, string]>([
  [
    { title: 'Stargazing at the dam', adCopy: 'Fri 21 Nov 7pm, £5. Hot chocolate after. Booking essential' },
    'book',
  ],
  [
    {
      title: 'Free booklet: 40 meals for one',
      adCopy: 'Print it or read on your phone',
      saleGoals: 'downloads',
    },
    'download',
  ],
  [
    { title: 'Host a French student for two weeks', adCopy: '£300 a week paid to you. stays.example' },
    'apply',
  ],
  [{ title: 'Pregnancy massage from 14 weeks', adCopy: '60 mins $95, evenings available' }, 'book'],
  [{ title: 'Mattress clearance ex hotel', adCopy: 'Doubles £90, kings £120. 40 left' }, 'buy'],
  [{ title: 'Beard oil, cedar or plain', adCopy: '£9.99 each, 3 for £25, free UK post' }, 'buy'],
  [{ title: 'Tapizamos sofás', adCopy: 'manda una foto por wasap al 555-0167' }, 'text'],
])('is asked for what the brief says: %j', (brief, intent) => {
  expect(intentOf(brief)).toBe(intent);
});
