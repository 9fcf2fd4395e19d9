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
  expect(lines.map(({ words }) => asGiven(words ?? ''))).toEqual(['8堂', 'NT$3,200', '球拍可借']);
});

/** Sizes of the lines of an offer on a seal, px, the largest first, and the width of the seal. */
async function sealOf(offer: string, layout: 'seal' | 'card' = 'seal') {
  const [brief] = sheetBriefs;
  if (!brief) throw new Error('no brief');
  const copy = { headline: 'Open garden Sunday', offer, callToAction: 'Visit us' };
  const design = sheetDesign({ ...brief, copy, details: [] }, layout);
  const width = layout === 'seal' ? 1536 : 1024;
  const { job } = await jobFor({ design, size: { width, height: 1024 } });
  const [trial] = trialsOf(job, design);
  if (!trial) throw new Error('nothing to try');
  const { props } = frameOf(job, trial);
  const { laid } = await fitAd({ layout: trial.layout, props: { ...props, cover: 1 }, rules: job.rules });
  const badge = laid.shapes.find(({ name }) => name === 'offer-shape')?.box;
  const lines = laid.texts.filter(({ role }) => role === 'offer');
  const d = badge?.width ?? 0;
  const middle = { x: (badge?.x ?? 0) + d / 2, y: (badge?.y ?? 0) + d / 2 };
  return { d, middle, isRound: badge?.width === badge?.height, lines };
}

it('sets the price on a seal larger than the words about it', async () => {
  const { lines } = await sealOf('Offers over £325,000');
  const sizeOf = (part: string) =>
    lines.find((text) => text.lines.some(({ words }) => words?.includes(part)))?.fontSize ?? 0;
  expect(sizeOf('325')).toBeGreaterThan(1.2 * sizeOf('Offers'));
});

it('fills a seal with a price alone', async () => {
  const { d, lines } = await sealOf('$2');
  expect(lines[0]?.fontSize).toBeGreaterThan(0.4 * d);
});

it('sets a price with hours on a label: a seal would tear them', async () => {
  const { isRound, lines } = await sealOf('5 days, 9:00–13:00, €180');
  expect(isRound).toBe(false);
  const words = lines.flatMap((text) => text.lines).map((line) => line.words);
  expect(words.some((line) => line?.includes('9:00–13:00'))).toBe(true);
});

it('keeps the words below a number off the edge of a badge', async () => {
  const { d, lines, middle } = await sealOf('From $6 a month', 'card');
  expect(lines.flatMap((text) => text.lines).length).toBe(3);
  // From the middle of the badge to where the letters of a line end, without the room above and below them.
  const away = lines.flatMap((text) =>
    text.lines.flatMap(({ x, y, width, height }) =>
      [x, x + width].flatMap((side) =>
        [y + 0.3 * height, y + 0.7 * height].map((end) => Math.hypot(side - middle.x, end - middle.y)),
      ),
    ),
  );
  expect(Math.max(...away) / (d / 2)).toBeLessThan(0.86);
});
