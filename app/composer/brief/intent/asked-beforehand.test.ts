import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const intentFor = (title: string, adCopy = '', saleGoals = '', instructions = '') =>
  readBrief({ title, adCopy, saleGoals, instructions }).intent;

describe('what is booked, answered, entered or bid for before the day', () => {
  it.each([
    [
      "Santa's grotto at Hill Farm",
      '6-23 December, £9 a child. Pre-booking essential. hillfarm.example',
      'book',
    ],
    [
      'Grief café',
      'Free. Sunday 9 Nov 3-5pm, above Mill Books. Let us know if you’re coming mill@books.example',
      'reserve',
    ],
    ['Synagogue open house', 'Free tours, Sunday 7 Sept 10am-4pm, please reserve and bring ID', 'reserve'],
    ['Class of 2005 reunion', 'Sat 14 June, 7pm, Hayes Hotel, €40. RSVP by 1 June', 'reserve'],
    ['Flower show: handicraft classes', '30 classes, 50p an entry. Entries close 3 August', 'sign-up'],
    ['Online auction for the lifeboat', 'Bidding open 3-9 May at lifeboatbids.example', 'start'],
    ['Sponsored dog walk', 'Sunday 4 May, 11am, Castle beach. £5 a dog', 'sign-up'],
    ['Charity night walk', 'Sat 4 Oct. 11pm, Castle Park. Entry £15', 'sign-up'],
    ['Free: the 10-point checklist before you let a room', 'Two pages, insurance and all', 'download'],
    ['Free guide: choosing a care home', 'Twelve pages, no jargon', 'download'],
    ['Sunday lunch at the Swan', 'Roast beef £16. Sunday 4 May, booking essential', 'table'],
  ])('%s (%s): %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });

  it('walks nowhere in "many walk in memory of someone"', () => {
    expect(
      intentFor(
        'Hospice night walk',
        'Sat 20 Sept, 11pm. Entry £18',
        'walkers signed up',
        'many walk in memory of someone',
      ),
    ).toBe('sign-up');
  });
});

describe('what goals name beside what they ask for', () => {
  it.each([
    [
      "New series: 'Mud and Glory'",
      'A podcast about muddy sports. Wherever you listen',
      '2,000 downloads',
      'listen',
    ],
    ['播客《深夜列車》第二季', '每週五晚上10點更新', '下載破3000', 'listen'],
    ['Lawn Gnome Courier is out', 'Free on Android & iOS, 60 levels', 'installs', 'download'],
    ['Cheese wedding cakes', 'From £180, taster box £16', 'taster box orders', 'order'],
    [
      'Alphonso mangoes from our orchard',
      '1 dozen Rs 1400. Dispatch every Friday to Pune',
      'advance bookings',
      'order',
    ],
    ['Handmade willow bats', 'Grade 1 £180', 'clubs and academies', 'buy'],
    [
      'Feeding your newborn',
      'Home visits by a midwife. milkhelp.example',
      'bookings, check their insurance first',
      'book',
    ],
    ['Wills from your armchair', 'Single will £130. wills@oak.example', 'book 20 video calls', 'appointment'],
    ['Self assessment done for £160', 'Any shoebox of receipts', 'get people in november', 'contact'],
    [
      'Zinc plating & shot blasting',
      'Brackets, gates, bike frames',
      'private work between the trade jobs',
      'quote',
    ],
    ['Night patrollers wanted', '2 hours a month. Training and radio supplied', '20 patrollers', 'sign-up'],
  ])('%s (%s; %s): %s', (title, copy, goals, intent) => {
    expect(intentFor(title, copy, goals)).toBe(intent);
  });
});

describe('trades and wares taken for something else', () => {
  it.each([
    ['CNC job work, small lots OK', '', 'quote'],
    [
      'Certified translations, Spanish and English',
      'Diplomas. $28 a page, two days. traduce.example',
      'quote',
    ],
    ['Termite season: free inspections', '', 'quote'],
    ['Fox pin drop on Friday', '4 hard enamel pins, $11 ea. fri 7pm. 80 sets. foxpins.example', 'buy'],
    ['Grow shiitake on your kitchen shelf', '$29 kit, crops twice. shroomco.example', 'order'],
    [
      'Custom hats by Nora',
      "Come in, I'll shape what suits you. From $220, 6 weeks. 12 Mill St, Bend",
      'visit',
    ],
    [
      '1950 Rolls-Royce for your wedding',
      'Chauffeur and ribbons. From £400. Saturday 6 June and 18 July',
      'book',
    ],
    ['County lotto jackpot €9,000', 'Play online at clublotto.example. €2 a line, 3 for €5', 'play'],
    ['Stand up comedy open mic & headliner', 'Sat 8pm, Rs 250 incl. chai. 50 seats', 'tickets'],
    ['The Net Loft. Beachfront, 2 bed', 'Stay 4 pay 3 midweek. netloft.example', 'book'],
    ['Bolens 850 for sale, good runner', '', 'contact'],
    [
      'NOTICE: planned water interruption 11 March',
      'Reservoir valve replacement. Please store water',
      'learn',
    ],
  ])('%s (%s): %s', (title, copy, intent) => {
    expect(intentFor(title, copy)).toBe(intent);
  });
});
