import { judgeCopy, type QualityRow } from '../../scripts/quality/quality-row.ts';
import { corpusOffers, everydayBriefs } from './corpus.ts';
import { type CopyFault, copyFaults, gradeCopy } from './grade-copy.ts';
import { gradeOffer } from './grade-offers.ts';

/** The figures of the corpus, a line each, and below each what fell short. */
export function summarise(): string[] {
  const offers = corpusOffers().map((offer, index) => {
    const row = judgeCopy(offer, index);
    return { offer, row, ...gradeOffer(offer, row) };
  });
  const shown = offers.filter(({ missing }) => missing.length === 0);
  const untrue = offers.filter((graded) => graded.untrue.length > 0);
  const judged = everydayBriefs().map((brief, index) => ({ brief, row: judgeCopy(brief, index) }));
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
