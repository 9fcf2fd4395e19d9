import { expect, it } from 'vitest';
import { jobFor } from '../render/compose.ts';
import { trialsOf } from '../render/trials.ts';
import { frameOf } from '../render/try-layout.ts';
import { fitAd } from '../type/fit.ts';
import { asGiven } from '../type/typesetting.ts';
import { sheetBriefs, sheetDesign } from './sheet-briefs.fixtures.ts';

it('sets four lines of Arabic inside a round badge', async () => {
  const brief = sheetBriefs.find(({ name }) => name === 'arabic');
  if (!brief) throw new Error('no Arabic brief');
  const design = sheetDesign(brief, 'card');
  const { job } = await jobFor({ design, size: { width: 1024, height: 1024 } });
  const [trial] = trialsOf(job, design);
  if (!trial) throw new Error('nothing to try');
  const { props } = frameOf(job, trial);
  const { laid } = await fitAd({ layout: trial.layout, props: { ...props, cover: 1 }, rules: job.rules });
  const badge = laid.shapes.find(({ name }) => name === 'offer-shape')?.box;
  const lines = laid.texts.filter(({ role }) => role === 'offer').flatMap((text) => text.lines);
  expect(lines.length).toBe(4);
  const top = Math.min(...lines.map(({ y }) => y));
  const bottom = Math.max(...lines.map(({ y, height }) => y + height));
  expect((bottom - top) / (badge?.height ?? 1)).toBeLessThanOrEqual(0.85);
});

it.each(['flat-lay', 'still-life', 'features'] as const)(
  'keeps the words of a label off its ends in the narrow column of %s',
  async (layout) => {
    const [brief] = sheetBriefs;
    if (!brief) throw new Error('no brief');
    const copy = { ...brief.copy, offer: 'WAS $349, NOW $229' };
    const design = sheetDesign({ ...brief, copy, body: 'jetbrains-mono' }, layout);
    const { job } = await jobFor({ design, size: { width: 1536, height: 1024 } });
    const [trial] = trialsOf(job, design);
    if (!trial) throw new Error('nothing to try');
    const { props } = frameOf(job, trial);
    const { laid } = await fitAd({ layout: trial.layout, props: { ...props, cover: 1 }, rules: job.rules });
    const offer = laid.texts.find(({ role }) => role === 'offer');
    const { box, pad } = offer?.plate ?? { box: { x: 0, width: 0 }, pad: 0 };
    const ends = offer?.lines.flatMap(({ x, width }) => [x - box.x, box.x + box.width - x - width]) ?? [];
    expect(pad).toBeGreaterThan(0);
    expect(Math.min(...ends)).toBeGreaterThan(0.7 * pad);
  },
);

it('sets neither a comma nor a currency of two signs apart in a round badge of Chinese', async () => {
  const [brief] = sheetBriefs;
  if (!brief) throw new Error('no brief');
  const copy = { headline: '週三羽球班', offer: '8堂 NT$3,200，球拍可借', callToAction: '立即報名' };
  const chinese = {
    ...brief,
    language: 'zh-Hant',
    script: 'Hant',
    copy,
    display: 'noto-sans-tc',
    body: 'noto-sans-tc',
  };
  const design = sheetDesign(chinese, 'seal');
  const { job } = await jobFor({ design, size: { width: 1024, height: 1024 } });
  const [trial] = trialsOf(job, design);
  if (!trial) throw new Error('nothing to try');
  const { props } = frameOf(job, trial);
  const { laid } = await fitAd({ layout: trial.layout, props: { ...props, cover: 1 }, rules: job.rules });
  const lines = laid.texts.filter(({ role }) => role === 'offer').flatMap((text) => text.lines);
  expect(lines.map(({ words }) => asGiven(words ?? ''))).toEqual(['8堂', 'NT$3,200', '球拍', '可借']);
});
