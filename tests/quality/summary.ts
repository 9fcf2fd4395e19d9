import { anglesOf } from '#app/composer/brief/brief-facts.ts';
import type { Brief } from '#app/composer/design/ad-design.ts';
import { judgeCopy, type QualityRow } from '../../scripts/quality/quality-row.ts';
import { corpusOffers, everydayBriefs } from './corpus.ts';
import { factsOf } from './facts-of.ts';
import { type CopyFault, copyFaults, gradeCopy } from './grade-copy.ts';
import { gradeOffer } from './grade-offers.ts';

/** The figures of the corpus, a line each, and below each what fell short. */
export function summarise(): string[] {
  const offers = corpusOffers().map((offer, index) => {
    const row = judgeCopy(offer, index, factsOf(offer.brief));
    return { offer, row, ...gradeOffer(offer, row) };
  });
  const shown = offers.filter(({ missing }) => missing.length === 0);
  const untrue = offers.filter((graded) => graded.untrue.length > 0);
  const judged = everydayBriefs().map((brief, index) => ({
    brief,
    row: judgeCopy(brief, index, factsOf(brief.brief)),
  }));
  const everyday = judged.map(({ brief, row }) => gradeCopy(brief, row));
  const faulty = (fault: CopyFault) => everyday.filter((faults) => faults.includes(fault)).length;
  return [
    ...copyFaults.map(
      (fault) => `everyday briefs, ${fault}: wrong in ${faulty(fault)} of ${everyday.length}`,
    ),
    `offers shown fully: ${shown.length} of ${offers.length}`,
    ...offers
      .filter(({ missing }) => missing.length > 0)
      .map(({ offer, missing }) => `  ${offer.brief.title}: lacks ${JSON.stringify(missing)}`),
    `offers that change the truth: ${untrue.length}`,
    ...untrue.map((graded) => `  ${graded.offer.brief.title}: says ${JSON.stringify(graded.untrue)}`),
    ...looksOf([...judged, ...offers].map(({ row }) => row)),
    ...tenSeedsOf(judged.map(({ brief }) => brief.brief)),
  ];
}

/** Every so many briefs are looked at with ten seeds. */
const tenth = 5;

/** How unlike ten neighbouring seeds of one brief are: looks (layout and way to show), ways to show, headlines. */
function tenSeedsOf(briefs: Brief[]): string[] {
  const rounds = briefs
    .filter((_, index) => index % tenth === 0)
    .map((brief) => {
      const rows = Array.from({ length: 10 }, (_, turn) =>
        judgeCopy({ brief, seed: 100 + turn }, 0, factsOf(brief)),
      );
      const ways = new Set(rows.flatMap(({ subjects }) => subjects.map(({ shownAs }) => shownAs)));
      return {
        looks: new Set(rows.map(({ layout, subjects }) => `${layout} ${subjects[0]?.shownAs}`)).size,
        ways: ways.size,
        headlines: new Set(rows.map(({ headline }) => headline)).size,
        angles: anglesOf(factsOf(brief)).length,
      };
    });
  const share = (name: string, of: typeof rounds, holds: (round: (typeof rounds)[number]) => boolean) =>
    `${name}: ${of.filter(holds).length} of ${of.length}`;
  const withSubject = rounds.filter(({ ways }) => ways > 0);
  const withFacts = rounds.filter(({ angles }) => angles > 1);
  return [
    share('ten seeds, at least nine looks', withSubject, ({ looks }) => looks >= 9),
    share('ten seeds, at least three ways to show', withSubject, ({ ways }) => ways >= 3),
    share('ten seeds, two headlines where facts allow', withFacts, ({ headlines }) => headlines >= 2),
  ];
}

/** How evenly the layouts are used, before a picture is drawn, and how many ads show nothing that is sold. */
function looksOf(rows: QualityRow[]): string[] {
  const share = (count: number) => `${((100 * count) / rows.length).toFixed(1)} %`;
  const bare = rows.filter(({ subjects }) => subjects.length === 0).length;
  const uses = [...Map.groupBy(rows, ({ layout }) => layout)]
    .map(([layout, { length }]) => ({ layout, length }))
    .sort((a, b) => b.length - a.length);
  return [
    `no subject shown: ${share(bare)} of ${rows.length}`,
    `layouts: ${uses.map(({ layout, length }) => `${layout} ${share(length)}`).join(', ')}`,
  ];
}
