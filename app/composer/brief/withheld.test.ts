import { describe, expect, it } from 'vitest';
import { writeCopy } from '../copywriter/copywriter.ts';
import type { Brief } from '../design/ad-design.ts';
import { readBrief } from './read-brief.ts';

const printedOf = (brief: Brief) => {
  const { headline, subline, offer } = writeCopy(readBrief(brief)).copy;
  return [headline, subline, offer].join('\n');
};

describe('what is told to the maker of an ad alone', () => {
  it.each<[Brief, string]>([
    [
      {
        title: 'Firewood, split and dry',
        adCopy: '£90 a load',
        instructions: 'address is 14 Mill Lane, dont put it on',
      },
      'Mill Lane',
    ],
    [
      {
        title: 'Brennholz, trocken',
        adCopy: '90 € der Meter',
        instructions: 'Mühlgasse 14, bitte nicht draufschreiben',
      },
      'Mühlgasse',
    ],
    [
      { title: 'Tyres fitted', adCopy: '£60 each', instructions: 'logo comes later, leave top right free' },
      'top right',
    ],
    [
      { title: 'Invisible braces', adCopy: 'From £1,950', saleGoals: 'Free check-ups booked, 30 this month' },
      'booked',
    ],
    [
      { title: 'Memory tree', adCopy: 'Name a leaf for somebody you miss', saleGoals: '£25k in gifts' },
      '£25k',
    ],
  ])('is not printed: %j', (brief, unsaid) => {
    expect(printedOf(brief).toLowerCase()).not.toContain(unsaid.toLowerCase());
  });

  it('leaves an address that is only to stand somewhere', () => {
    const brief = {
      title: 'Firewood, split and dry',
      instructions: "14 Mill Lane, don't put it on top",
    };
    expect(printedOf(brief)).toContain('14 Mill Lane');
  });
});

it('asks nobody for an answer that is not needed', () => {
  const launch = {
    title: 'Book launch: Tide Tables',
    adCopy: 'Thursday 6 for 6.30pm, Quay Books. RSVP not needed but nice',
  };
  expect(readBrief(launch).intent).toBe('visit');
  expect(writeCopy(readBrief(launch)).copy.callToAction).not.toMatch(/rsvp/iu);
});

it('takes much text without kana for no Japanese', () => {
  const garage = {
    title: '大發機車行｜保養送洗車',
    adCopy:
      '齒輪油 $300 起，現場免費檢查煞車一次。輪胎優惠中。\n週二到週日 10:00–20:00\n高雄市前金區，車站後門',
  };
  expect(readBrief(garage).language).toBe('zh-Hant');
});
