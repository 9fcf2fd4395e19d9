import { expect, it } from 'vitest';
import { composeAd } from '../render/compose.ts';
import { sheetBriefs, sheetDesign } from './sheet-briefs.fixtures.ts';

it('keeps a sub-line as long as the picture is wide off the thing', async () => {
  const [brief] = sheetBriefs;
  if (!brief) throw new Error('no brief');
  const { offer: _, ...rest } = brief.copy;
  const copy = {
    ...rest,
    headline: 'Riverside Dental',
    subline: 'New patients are welcome at last. A polish by our hygienist is now $79 instead of $110',
  };
  const details = [
    { role: 'formerPrice', text: '$110' },
    { role: 'price', text: '$79' },
  ] as const;
  const design = sheetDesign({ ...brief, copy, details: [...details] }, 'was-now');
  const { report, design: shipped } = await composeAd({ design, size: { width: 512, height: 512 } });
  expect(shipped.layout).toBe('was-now');
  expect(report.checks.find(({ name }) => name === 'subject')?.value).toBeGreaterThanOrEqual(0.97);
});
