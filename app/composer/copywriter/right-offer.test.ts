import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import type { Brief } from '../design/ad-design.ts';
import { writeCopy } from './copywriter.ts';

const write = (brief: Brief, how = {}) => writeCopy(readBrief(brief), how).copy;

describe('the offer of the badge', () => {
  it.each<[string, Brief, string | undefined]>([
    [
      'keeps for what it is less',
      { title: 'Weekly fruit box', saleGoals: 'first box orders, 30% off', adCopy: 'Crunch, sorted.' },
      'First box, 30% off',
    ],
    [
      'has a price and the later one',
      {
        title: 'Tulips for mum',
        saleGoals: 'get people to order before 5 march, 20 tulips £15, after that £20',
      },
      '20 tulips £15, after that £20',
    ],
    [
      'is the one that has the code, and no price of so many meals',
      {
        title: 'Veggie suppers',
        adCopy: '4 meals for 2 people: £40\n40% off your first week with code FERN40',
      },
      '40% off your first week with code FERN40',
    ],
    [
      'has both prices of one line',
      { title: 'Easter biscuit tins', adCopy: 'Small tin £9 · large tin £16\nFirms, 30+ tins: 10% off' },
      'Small tin £9 · large tin £16',
    ],
    [
      'is no first price of a list',
      { title: 'Hot cross buns', adCopy: 'Plain £1 · cherry £1.20 · chocolate £1.50\nBox of 6 buns £5' },
      'Box of 6 buns £5',
    ],
    [
      'is the price of the goods before the fee to come in',
      { title: 'Retro clothes kilo sale saturday', adCopy: '£15 per kilo\nEntry £1\nTown Hall, 10–4' },
      '£15 per kilo',
    ],
    [
      'is no rent that sellers pay',
      { title: 'Rommelmarkt op het kerkplein', adCopy: 'Zondag 4 mei, 9.00–15.00 uur\nKraam huren: € 12' },
      undefined,
    ],
  ])('%s', (_, brief, offer) => {
    expect(write(brief).offer).toBe(offer);
  });

  it('says until when the first of two prices holds', () => {
    const { subline } = write({
      title: 'Tulips for mum',
      saleGoals: 'get people to order before 5 march, 20 tulips £15, after that £20',
    });
    expect(subline).toBe('Order before 5 march');
  });

  it('loses nothing of the list it leaves', () => {
    const { subline = '' } = write({
      title: 'Hot cross buns',
      adCopy: 'Plain £1 · cherry £1.20 · chocolate £1.50\nBox of 6 buns £5',
    });
    expect(subline).toContain('Plain £1 · Cherry £1.20 · Chocolate £1.50');
  });
});

describe('what leads', () => {
  it('is not what comes with so much that is bought', () => {
    const { headline } = write(
      { title: 'School shoes, all sizes in stock', adCopy: 'Shoes from £25\nFree laces when you spend £40' },
      { otherIdea: true },
    );
    expect(headline).toMatch(/^School shoes/u);
  });

  it('leaves the day of a title beside its name', () => {
    const brief = {
      title: 'Farsdagsfrokost søndag den 5. juni',
      adCopy: 'Forkæl far med steg og øl\nBestil bord på 12 34 56 78',
    };
    expect(write(brief, { angle: 'benefit' }).subline).toBe(
      'Farsdagsfrokost søndag den 5. juni · Bestil bord på 12 34 56 78',
    );
    const { subline } = write({
      title: 'CRANE DRIVERS WANTED - START MONDAY',
      adCopy: 'Weekly pay\n12 Quay Road, Gate 2',
    });
    expect(subline).toMatch(/^START MONDAY/u);
  });
});
