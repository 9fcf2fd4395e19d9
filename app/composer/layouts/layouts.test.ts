import { describe, expect, it } from 'vitest';
import { boxChecks } from '../checks/checks.ts';
import { subjectCheck } from '../checks/clear-space.ts';
import { type AdSize, adSizes, type LayoutName, layoutNames, pixelsOf } from '../design/ad-design.ts';
import { jobFor } from '../render/compose.ts';
import { trialsOf } from '../render/trials.ts';
import { frameOf } from '../render/try-layout.ts';
import { type FittedAd, fitAd } from '../type/fit.ts';
import { layouts } from './registry.ts';
import { scriptBriefs } from './script-briefs.fixtures.ts';
import { type SheetBrief, sheetDesign } from './sheet-briefs.fixtures.ts';

type Case = { layout: LayoutName; size: AdSize; brief: SheetBrief };

/** Each layout in each size with one of six scripts, which take turns. */
const cases: Case[] = layoutNames.flatMap((layout, index) =>
  adSizes.map((size, turn) => ({
    layout,
    size,
    brief: scriptBriefs[(index + 2 * turn) % scriptBriefs.length] as SheetBrief,
  })),
);

/** The words set as the composer would set them, and what is wrong with it: nothing is painted. */
async function setWords({ layout, size, brief }: Case, isMarked: boolean) {
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

const named = cases.map((one) => ({ ...one, script: one.brief.name }));

describe('every layout', () => {
  it.each(named)(
    '$layout holds the words of $script at $size, under the mark of a free ad too',
    async (one) => {
      const plain = await setWords(one, false);
      expect(plain.failed).toEqual([]);
      const sizeOf = (role: string) => plain.laid.texts.find((text) => text.role === role)?.fontSize ?? 0;
      expect(sizeOf('headline')).toBeGreaterThan(sizeOf('subline'));
      expect(plain.laid.texts.some(({ role }) => role === 'callToAction')).toBe(true);
      const subject = plain.laid.shapes.find(({ name }) => name === 'subject')?.box;
      if (subject) {
        const picture = { x: 0, y: 0, ...pixelsOf(one.size) };
        const cropped = layouts[one.layout].cropped === true;
        expect(subjectCheck(plain.laid, { subject, picture, cropped })).toMatchObject({ passed: true });
      }
      expect((await setWords(one, true)).failed).toEqual([]);
    },
    30_000,
  );
});
