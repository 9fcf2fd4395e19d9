import type { Check, CheckReport } from '../design/ad-design.ts';

/** Weights of what a finished ad is judged by. */
const weights = { contrast: 0.35, calm: 0.3, headline: 0.35 };
/** Headline size, as a share of the smaller side, that cannot be bettered. */
const largeHeadline = 0.12;

/**
 * How good a finished ad is as measured, 0 to 1:
 * 0.35 * min(contrast / (2 * bar), 1) + 0.3 * (1 - gradient / bar) + 0.35 * min(headline / 0.12, 1),
 * less 0.1 for every layout that had to be given up on the way. `headline` is the type size over the smaller side.
 */
export function scoreOf(
  { checks, rejected }: Pick<CheckReport, 'checks' | 'rejected'>,
  headline: number,
): number {
  const { contrast, calm } = {
    contrast: shareOf(checks, 'contrast', ({ value, bar }) => value / (2 * bar)),
    calm: shareOf(checks, 'calm', ({ value, bar }) => 1 - value / bar),
  };
  const large = Math.min(headline / largeHeadline, 1);
  const score = weights.contrast * contrast + weights.calm * calm + weights.headline * large;
  return Math.max(0, score - 0.1 * rejected.length);
}

function shareOf(checks: Check[], name: Check['name'], share: (check: Check) => number): number {
  const check = checks.find((entry) => entry.name === name);
  return check ? Math.min(1, Math.max(0, share(check))) : 0;
}
