import { judgeCopy } from '../../scripts/quality/quality-row.ts';
import { corpusOffers } from './corpus.ts';
import { gradeOffer } from './grade-offers.ts';

/** The figures of the corpus, a line each, and below each what fell short. */
export function summarise(): string[] {
  const offers = corpusOffers().map((offer, index) => {
    const row = judgeCopy(offer, index);
    return { offer, row, ...gradeOffer(offer, row) };
  });
  const shown = offers.filter(({ missing }) => missing.length === 0);
  const untrue = offers.filter((graded) => graded.untrue.length > 0);
  return [
    `offers shown fully: ${shown.length} of ${offers.length}`,
    ...offers
      .filter(({ missing }) => missing.length > 0)
      .map(({ offer, missing }) => `  ${offer.brief.title}: lacks ${JSON.stringify(missing)}`),
    `offers that change the truth: ${untrue.length}`,
    ...untrue.map((graded) => `  ${graded.offer.brief.title}: says ${JSON.stringify(graded.untrue)}`),
  ];
}
