import type { AdDesign, Check, CheckReport } from '../design/ad-design.ts';

/** Weights of what a finished ad is judged by. */
const weights = { contrast: 0.15, calm: 0.1, headline: 0.25, subject: 0.35, lines: 0.15 };
/** Headline size, as a share of the smaller side, that cannot be bettered. */
const largeHeadline = 0.12;

/**
 * How good a finished ad is, 0 to 1:
 * 0.15 * min(contrast / (2 * bar), 1) + 0.1 * (1 - gradient / bar) + 0.25 * min(headline / 0.12, 1) + 0.35 * subject +
 * 0.15 * evenness of lines, less 0.1 for every check not passed and 0.02 for every layout given up on the way.
 * `headline` is the type size over the smaller side. `subject` is a product of three: how plainly what is sold is
 * shown, the share of it that is seen, and the share of its outline that stands out from the ground.
 */
export function scoreOf(
  { checks, rejected }: Pick<CheckReport, 'checks' | 'rejected'>,
  { headline, design }: { headline: number; design: AdDesign },
): number {
  const parts = {
    contrast: shareOf(checks, 'contrast', ({ value, bar }) => value / (2 * bar)),
    calm: shareOf(checks, 'calm', ({ value, bar }) => 1 - value / bar),
    headline: Math.min(headline / largeHeadline, 1),
    subject: subjectShown(design) * findMeasure(checks, 'subject') * findMeasure(checks, 'stands-out'),
    lines: checks.find(({ name }) => name === 'ragged')?.value ?? 0.7,
  };
  const names = Object.keys(weights) as (keyof typeof weights)[];
  const sum = names.reduce((total, name) => total + weights[name] * parts[name], 0);
  const failed = checks.filter(({ passed }) => !passed).length;
  return Math.min(1, Math.max(0, sum - 0.1 * failed - 0.02 * rejected.length));
}

/** How plainly a design shows what is sold: a picture of it, a fact as the picture, type alone, or only a backdrop. */
function subjectShown({ layers, concept }: AdDesign): number {
  const { scene, product, details } = layers;
  if (product || scene.kind === 'picture' || scene.subject || scene.prop !== 'none') return 1;
  if (concept === 'classic' || concept === 'hero-object') return 0.1;
  return details.length > 0 ? 0.6 : 0.5;
}

const findMeasure = (checks: Check[], name: Check['name']) =>
  checks.find((check) => check.name === name)?.value ?? 1;

function shareOf(checks: Check[], name: Check['name'], share: (check: Check) => number): number {
  const check = checks.find((entry) => entry.name === name);
  return check ? Math.min(1, Math.max(0, share(check))) : 0;
}
