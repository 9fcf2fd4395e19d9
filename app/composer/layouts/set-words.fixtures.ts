import { boxChecks } from '../checks/checks.ts';
import { type AdSize, type LayoutName, pixelsOf } from '../design/ad-design.ts';
import { jobFor } from '../render/compose.ts';
import { trialsOf } from '../render/trials.ts';
import { frameOf } from '../render/try-layout.ts';
import { type FittedAd, fitAd } from '../type/fit.ts';
import { type SheetBrief, sheetDesign } from './sheet-briefs.fixtures.ts';

export type SetCase = { layout: LayoutName; size: AdSize; brief: SheetBrief };

/** The words set as the composer would set them, and what is wrong with it: nothing is painted. */
export async function setWords({ layout, size, brief }: SetCase, isMarked: boolean) {
  const design = sheetDesign(brief, layout);
  const pixels = pixelsOf(size);
  const watermark = 'Created with ads.example';
  const { job } = await jobFor({ design, size: pixels, watermark, isMarked });
  let fitted: FittedAd | undefined;
  let failed: string[] = [];
  for (const trial of trialsOf(job, design)) {
    const { props } = frameOf(job, trial);
    fitted = await fitAd({ layout: trial.layout, props: { ...props, cover: 1 }, rules: job.rules });
    failed = boxChecks(fitted.laid, pixels, job.rules)
      .filter(({ passed }) => !passed)
      .map(({ name, detail }) => `${name}: ${detail}`);
    if (failed.length === 0) break;
  }
  return { laid: fitted?.laid ?? { texts: [], shapes: [] }, failed };
}
