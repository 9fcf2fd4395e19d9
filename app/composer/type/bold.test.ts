import { expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { boxChecks } from '../checks/checks.ts';
import { writeCopy } from '../copywriter/copywriter.ts';
import type { LayoutName } from '../design/ad-design.ts';
import { directAd } from '../direction/art-director.ts';
import { jobFor } from '../render/compose.ts';
import { trialsOf } from '../render/trials.ts';
import { frameOf } from '../render/try-layout.ts';
import { fitAd } from './fit.ts';

const size = { width: 1024, height: 1024 };
const brief = { title: 'Chess club for kids', adCopy: 'Wednesdays 4 pm, library. First month free.' };

/** The headline of a square ad, and what is wrong with the words. */
async function headlineIn(layout: LayoutName) {
  const design = directAd({ brief, size: '1024x1024', seed: 3, layout, ...writeCopy(readBrief(brief)) });
  const { job } = await jobFor({ design, size });
  const [trial] = trialsOf(job, design);
  if (!trial) throw new Error('nothing to try');
  const { props } = frameOf(job, trial);
  const fitted = (yields: boolean) =>
    fitAd({ layout: { ...trial.layout, yields }, props: { ...props, cover: 1 }, rules: job.rules });
  const [usual, bold] = [await fitted(false), await fitted(true)];
  const failed = boxChecks(bold.laid, size, job.rules).filter(({ passed }) => !passed);
  return { usual: usual.fitted.headline, bold: bold.fitted.headline, failed };
}

it.each(['seal', 'stickers', 'flat-lay', 'giant', 'hero-side'] as const)(
  'gives a short headline in %s more of a square than one line of it takes',
  async (layout) => {
    const { usual, bold, failed } = await headlineIn(layout);
    expect(failed).toEqual([]);
    expect(bold).toBeGreaterThanOrEqual(usual);
    if (usual < 100) expect(bold).toBeGreaterThan(1.16 * usual);
  },
);
