import { expect, it } from 'vitest';
import { composeAd } from '../render/compose.ts';
import { sheetBriefs, sheetDesign } from './sheet-briefs.fixtures.ts';

it('says what a job offers on a wide card too', async () => {
  const [brief] = sheetBriefs;
  if (!brief) throw new Error('no brief');
  const { offer: _, ...rest } = brief.copy;
  const copy = {
    ...rest,
    headline: 'Line cook',
    subline: 'Full time, no late Sundays. Two weeks of training.',
  };
  const design = sheetDesign({ ...brief, copy, details: [] }, 'job-card');
  const ad = await composeAd({ design, size: { width: 768, height: 512 } });
  expect(ad.design.layout).toBe('job-card');
  expect(ad.texts.map(({ role }) => role)).toContain('subline');
});
