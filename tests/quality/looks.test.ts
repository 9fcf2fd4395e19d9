import { describe, expect, it } from 'vitest';
import type { Brief } from '#app/composer/design/ad-design.ts';
import { judgeCopy, type QualityRow } from '../../scripts/quality/quality-row.ts';
import { corpusOffers, everydayBriefs, shortTitles } from './corpus.ts';
import { factsOf } from './facts-of.ts';

const bareTitles = Object.values(shortTitles()).flatMap((titles) =>
  titles.slice(0, 5).map((title) => ({ title })),
);
const everyday = [...everydayBriefs(), ...corpusOffers()]
  .map(({ brief }) => brief)
  .filter((_, index) => index % 5 === 0);

const shares = (rows: QualityRow[]) =>
  [...Map.groupBy(rows, ({ layout }) => layout)].map(([layout, { length }]) => ({
    layout,
    share: length / rows.length,
  }));

/** What ten neighbouring seeds make of a brief. */
function tenSeedsOf(brief: Brief) {
  const rows = Array.from({ length: 10 }, (_, turn) =>
    judgeCopy({ brief, seed: 100 + turn }, 0, factsOf(brief)),
  );
  const shown = rows.map(({ subjects }) => subjects[0]?.shownAs);
  return {
    title: brief.title,
    hasSubject: shown.every((way) => way !== undefined),
    ways: new Set(shown).size,
    looks: new Set(rows.map(({ layout }, index) => `${layout} ${shown[index]}`)).size,
  };
}

describe('how unlike the ads are', () => {
  it.each([
    // Three words leave fewer ideas to choose from: nothing is quoted, listed or priced.
    ['titles without a brief', 0.14, bareTitles],
    ['everyday briefs', 0.12, everyday],
  ] as const)('of %s no layout takes more than %d', (_, most, briefs) => {
    const rows = briefs.flatMap((brief, index) => [
      judgeCopy({ brief }, index, factsOf(brief)),
      judgeCopy({ brief, seed: index }, index, factsOf(brief)),
    ]);
    expect(rows.length).toBeGreaterThan(200);
    expect(shares(rows).filter(({ share }) => share > most)).toEqual([]);
  });

  it('one seed for every brief gives no layout to more than 16 %', () => {
    const rows = [...bareTitles, ...everyday].map((brief) =>
      judgeCopy({ brief, seed: 1 }, 0, factsOf(brief)),
    );
    expect(rows.length).toBeGreaterThan(200);
    expect(shares(rows).filter(({ share }) => share > 0.16)).toEqual([]);
  });

  it.each([
    [['coupon'], { title: 'Sourdough pizza', adCopy: '20% off until Sunday. Use code PIZZA20.' }],
    [
      ['date-ticket', 'event-poster'],
      { title: 'Jazz evening', adCopy: 'Saturday 12 October at the Town Hall. Doors 19:30' },
    ],
    [
      ['job-card'],
      { title: 'Barista wanted', adCopy: 'Full-time, £12.50 an hour, Leeds city centre. Apply by email.' },
    ],
    [['was-now'], { title: 'Garden furniture set', adCopy: 'Was $349, now $229.' }],
  ])('%s comes up at least three times in ten where a brief is made for it', (layouts, brief) => {
    const rows = Array.from({ length: 10 }, (_, seed) => judgeCopy({ brief, seed }, 0, factsOf(brief)));
    expect(rows.filter(({ layout }) => layouts.includes(layout)).length).toBeGreaterThanOrEqual(3);
  });

  it('ten seeds of a brief show its subject in three ways and have nine looks', () => {
    const every = (briefs: Brief[], step: number) => briefs.filter((_, index) => index % step === 0);
    const rounds = [...every(bareTitles, 12), ...every(everyday, 7)]
      .map(tenSeedsOf)
      .filter(({ hasSubject }) => hasSubject);
    expect(rounds.length).toBeGreaterThan(20);
    expect(rounds.filter(({ ways }) => ways < 3)).toEqual([]);
    const alike = rounds.filter(({ looks }) => looks < 9);
    expect(alike.length / rounds.length, JSON.stringify(alike)).toBeLessThanOrEqual(0.04);
  });
});
