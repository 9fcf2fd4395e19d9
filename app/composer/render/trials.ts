import type { AdDesign } from '../design/ad-design.ts';
import { isStockPhrase } from '../languages/stock-phrases.ts';
import { factsUnder } from '../layouts/kit/facts-under.ts';
import type { Layout, SetCopy, SetText } from '../layouts/layout.ts';
import { layouts } from '../layouts/registry.ts';
import type { CopyRole } from '../layouts/shape-id.ts';
import type { Job } from './compose.ts';

/** One way to set a design: the words that are printed, the further facts under them, and what is given up. */
export type Trial = {
  design: AdDesign;
  layout: Layout;
  copy: SetCopy;
  facts: SetText[];
  dropped: CopyRole[];
  /** The words closer together, on more of the picture. */
  dense?: boolean;
};
type Trials = Omit<Trial, 'design' | 'layout'>[];

/** What of its words a layout is tried with, in turn: all of them, then without what it gives up first. */
export function trialsOf(job: Job, design: AdDesign): Trial[] {
  const layout = layouts[design.layout];
  const copy = layout.besides?.(job.prepared.copy, design) ?? job.prepared.copy;
  const facts = factsUnder(design, { layout, copy });
  // Under a stock phrase the sub-line names what is sold: a layout without room for it is none for this ad.
  const isNamedBelow = isStockPhrase(design.layers.headline, design.language);
  const given = (layout.drops ?? (job.rules.mark ? ['subline' as const] : [])).filter(
    (role) => copy[role] && !(role === 'subline' && isNamedBelow),
  );
  // First the facts under the sub-line go: all but the one that counts most, then that too.
  const trials: Trials = [
    ...(facts.length > 0 ? [{ copy, facts, dropped: [] }] : []),
    ...(facts.length > 1 ? [{ copy, facts: facts.slice(0, 1), dropped: [] }] : []),
    { copy, facts: [], dropped: [] },
    ...(layout.closer ? [{ copy, facts: [], dropped: [], dense: true }] : []),
    ...(layout.drops && copy.subline ? denser(copy) : []),
    ...given.map((_, index) => {
      const dropped = given.slice(0, index + 1);
      return { copy: without(copy, dropped), facts: [], dropped };
    }),
  ];
  const least: Trials = [{ copy, facts: [], dropped: [] }, ...(job.givesUp ? fewer(copy) : [])];
  return (job.desperate || job.isForced ? least : trials).map((trial) => ({ design, layout, ...trial }));
}

/** Headline and button with ever less beside them. */
function fewer(copy: SetCopy): Trials {
  const given = (['subline', 'brand', 'offer'] as const).filter((role) => copy[role]);
  return given.map((_, index) => {
    const dropped = given.slice(0, index + 1);
    return { copy: without(copy, dropped), facts: [], dropped };
  });
}

/** First all words closer together, then without the brand's name, which the network shows beside an ad anyway. */
function denser(copy: SetCopy): Trials {
  const all = { copy, facts: [], dropped: [], dense: true };
  return copy.brand ? [all, { ...all, copy: without(copy, ['brand']), dropped: ['brand'] }] : [all];
}

function without(copy: SetCopy, roles: CopyRole[]): SetCopy {
  const left = { ...copy };
  for (const role of roles) if (role !== 'headline' && role !== 'callToAction') delete left[role];
  return left;
}
