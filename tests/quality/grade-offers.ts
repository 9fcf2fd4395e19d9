import type { QualityRow } from '../../scripts/quality/quality-row.ts';
import type { CorpusOffer } from './corpus.ts';

/** Spaces and marks that look alike count as the same; case does not count. */
export const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ]/gu, "'")
    .replace(/[–−]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();

/** Every text of the ad, one a line. */
export function printedBy(row: QualityRow): string[] {
  return [row.headline, row.subline, row.offer, row.callToAction, ...row.otherTexts].filter(
    (text) => text !== null,
  );
}

/** What an ad of this offer lacks, and what it says that is not so. */
export function gradeOffer(offer: CorpusOffer, row: QualityRow): { missing: string[]; untrue: string[] } {
  const printed = printedBy(row).map(plain).join('\n');
  const missing = offer.mustShow.filter((words) => !printed.includes(plain(words)));
  let rest = printed;
  for (const words of offer.mustShow) rest = rest.replaceAll(plain(words), '');
  return { missing, untrue: offer.mustNotShow.filter((words) => rest.includes(plain(words))) };
}
