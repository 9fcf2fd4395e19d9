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

it('keeps the words of an evening on a wide card where they fill its column', async () => {
  const [brief] = sheetBriefs;
  if (!brief) throw new Error('no brief');
  const { offer: _, ...rest } = brief.copy;
  const subline = 'Jeder Handgriff hilft. Infoabend am 22. Mai, 18 Uhr, Rathaus. Ohne Anmeldung.';
  const copy = { ...rest, headline: 'Vorlesepaten gesucht', subline };
  const details = [
    { role: 'time' as const, text: '18 Uhr' },
    { role: 'date' as const, text: '22. Mai' },
  ];
  const design = sheetDesign({ ...brief, copy, details }, 'job-card');
  const ad = await composeAd({ design, size: { width: 768, height: 512 } });
  expect(ad.texts.map(({ role }) => role)).toContain('subline');
  expect(ad.texts.map(({ role }) => role)).not.toContain('time');
});
