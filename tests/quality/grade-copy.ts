import type { QualityRow } from '../../scripts/quality/quality-row.ts';
import type { EverydayBrief } from './corpus.ts';
import { gradeOffer, plain } from './grade-offers.ts';

/** What an ad of an everyday brief can do wrong. */
export const copyFaults = ['language', 'intent', 'naming', 'headline', 'offer lost', 'untrue'] as const;
export type CopyFault = (typeof copyFaults)[number];

/** What is wrong with the words of an ad, each kind once. */
export function gradeCopy(everyday: EverydayBrief, row: QualityRow): CopyFault[] {
  const { language, brief, intents, names, mustShow = [], mustNotShow = [], notHeadline = [] } = everyday;
  const headline = plain(row.headline);
  const named = plain(`${row.headline}\n${row.subline ?? ''}`);
  const mayCall = row.intent === 'call' && row.facts.some(({ kind }) => kind === 'phone');
  const { missing, untrue } = gradeOffer(
    { language, brief, mustShow, mustNotShow },
    { ...row, otherTexts: [] },
  );
  const wrong: Record<CopyFault, boolean> = {
    language: row.language !== language,
    intent: !mayCall && !intents.includes(row.intent),
    naming: names !== undefined && !named.includes(plain(names)),
    headline: notHeadline.some((words) => headline.startsWith(plain(words))) || isNoHeadline(row),
    'offer lost': missing.length > 0,
    untrue: untrue.length > 0,
  };
  return copyFaults.filter((fault) => wrong[fault]);
}

/** A headline that is nothing but a day, a time, opening hours, a phone number or a condition, or is cut off. */
function isNoHeadline({ headline, language, facts }: QualityRow): boolean {
  const words = plain(headline);
  // Greek ends its questions with a semicolon.
  const isCut = (language === 'el' ? /[,:(–-]$/u : /[,;:(–-]$/u).test(words);
  if (words.replace(/[^\p{L}\p{N}]/gu, '').length < 2 || isCut) return true;
  const kinds = ['date', 'time', 'hours', 'phone', 'condition', 'deadline', 'web', 'place'];
  return facts.some(
    ({ kind, text, field }) => kinds.includes(kind) && field !== 'title' && plain(text) === words,
  );
}
