import { expect, it } from 'vitest';
import { boxChecks } from '../checks/checks.ts';
import type { LayoutName } from '../design/ad-design.ts';
import { jobFor } from '../render/compose.ts';
import { trialsOf } from '../render/trials.ts';
import { frameOf } from '../render/try-layout.ts';
import { fitAd } from '../type/fit.ts';
import { type SheetBrief, sheetBriefs, sheetDesign } from './sheet-briefs.fixtures.ts';

const landscape = { width: 1200, height: 628 };

/** Words of everyday briefs that are long for a wide ad, each with an offer or several facts. */
const crowded: SheetBrief['copy'][] = [
  {
    headline: 'COMMERCIAL COFFEE MACHINES LEASE OR BUY',
    subline: 'Trade only',
    offer: 'From £12 a week inc. servicing',
    callToAction: 'Shop now',
  },
  {
    headline: 'Second-Hand-Basar rund ums Kind',
    subline: 'Sa. 8. März, 9–12 Uhr, Turnhalle Grundschule · Schwangere ab 8:30 Uhr',
    callToAction: 'Besuche uns',
  },
  {
    headline: 'Tells you what to sow this week',
    subline: 'Allotment app for busy growers',
    offer: 'First 30 days free, then £2.99 a month',
    callToAction: 'Get the app',
    brand: 'Plot & Row',
  },
];
const layouts: LayoutName[] = ['flat-lay', 'pattern', 'stickers', 'still-life'];
const cases = layouts.flatMap((layout) => crowded.map((copy) => ({ layout, copy, says: copy.headline })));

it.each(cases)('$layout keeps the sub-line under "$says" in a wide ad', async ({ layout, copy }) => {
  const [brief] = sheetBriefs;
  if (!brief) throw new Error('no brief to set');
  const design = sheetDesign({ ...brief, display: 'inter', copy, details: [] }, layout);
  const { job } = await jobFor({ design, size: landscape });
  for (const trial of trialsOf(job, design)) {
    const { props } = frameOf(job, trial);
    const { laid } = await fitAd({ layout: trial.layout, props: { ...props, cover: 1 }, rules: job.rules });
    if (!boxChecks(laid, landscape, job.rules).every(({ passed }) => passed)) continue;
    expect(trial.dropped).not.toContain('subline');
    // A tag of two lines is as wide as these, not as the column.
    const tag = laid.shapes.find(({ name }) => name === 'offer-shape')?.box;
    const words = laid.texts.find(({ role }) => role === 'offer');
    if (tag && words) {
      const longest = Math.max(...words.lines.map(({ width }) => width));
      expect(tag.width).toBeLessThan(longest + 2.5 * words.fontSize);
    }
    return;
  }
  expect.unreachable('no way to set the words');
});

/** What sub-lines hold under a stock phrase: the name of what is sold, and more. */
const underPhrase: SheetBrief['copy'] = {
  headline: 'Leave it to us',
  subline: 'Dog grooming at Lola’s · Nails and ears with every cut',
  callToAction: 'Book now',
};
const phrased = (['editorial', 'seal', 'hero-bottom', 'stickers', 'centered'] as const).map((layout) => ({
  layout,
}));

it.each(phrased)('$layout sets the name under a stock phrase larger than the rest', async ({ layout }) => {
  const [brief] = sheetBriefs;
  if (!brief) throw new Error('no brief to set');
  const design = sheetDesign({ ...brief, copy: underPhrase, details: [] }, layout);
  const { job } = await jobFor({ design, size: { width: 1024, height: 1024 } });
  const trials = trialsOf(job, design);
  expect(trials.flatMap(({ dropped }) => dropped)).not.toContain('subline');
  const [trial] = trials;
  if (!trial) throw new Error('no way to set it');
  const { props } = frameOf(job, trial);
  const { laid } = await fitAd({ layout: trial.layout, props: { ...props, cover: 1 }, rules: job.rules });
  const [name, rest] = laid.texts.filter(({ role }) => role === 'subline');
  expect(name?.fontSize).toBeGreaterThan(1.25 * (rest?.fontSize ?? 0));
  const headline = laid.texts.find(({ role }) => role === 'headline');
  expect(name?.fontSize).toBeLessThan(headline?.fontSize ?? 0);
});

it('hero-bottom gives many words under a square headline the width of the picture, not a column beside the button', async () => {
  const [brief] = sheetBriefs;
  if (!brief) throw new Error('no brief to set');
  const copy = {
    headline: 'Usługi hydrauliczne',
    subline: 'Awarie, udrażnianie rur, montaż pieców. Dojazd w 40 minut.',
    callToAction: 'Zadzwoń teraz',
  };
  const design = sheetDesign({ ...brief, language: 'pl', copy, details: [] }, 'hero-bottom');
  const { job } = await jobFor({ design, size: { width: 1024, height: 1024 } });
  const [trial] = trialsOf(job, design);
  if (!trial) throw new Error('no way to set it');
  const { props } = frameOf(job, trial);
  const { laid } = await fitAd({ layout: trial.layout, props: { ...props, cover: 1 }, rules: job.rules });
  const lines = laid.texts.filter(({ role }) => role === 'subline').flatMap((text) => text.lines);
  expect(lines.length).toBeLessThanOrEqual(2);
});

/** The words of a design as they are set, in the first way that fits. */
async function setFirst(
  copy: SheetBrief['copy'],
  layout: LayoutName,
  size: { width: number; height: number },
) {
  const [brief] = sheetBriefs;
  if (!brief) throw new Error('no brief to set');
  const design = sheetDesign({ ...brief, display: 'inter', copy, details: [] }, layout);
  const { job } = await jobFor({ design, size });
  for (const trial of trialsOf(job, design)) {
    const { props } = frameOf(job, trial);
    const { laid } = await fitAd({ layout: trial.layout, props: { ...props, cover: 1 }, rules: job.rules });
    if (boxChecks(laid, size, job.rules).every(({ passed }) => passed)) return laid;
  }
  throw new Error('no way to set the words');
}

const wide = { width: 1536, height: 1024 };

it('keeps air between what dots join where some of it takes several lines, and none within it', async () => {
  const subline =
    'Oak Hill Fire Station · One hour. One pint. Up to three lives · Friday August 14, 9 am – 3 pm';
  const laid = await setFirst(
    { headline: 'Community blood drive', subline, callToAction: 'Donate now' },
    'flat-lay',
    wide,
  );
  const rows = laid.texts.filter(({ role }) => role === 'subline').map(({ box }) => box);
  const gaps = rows.slice(1).map(({ y }, index) => {
    const before = rows[index];
    return before ? Math.round(y - before.y - before.height) : 0;
  });
  const fontSize = laid.texts.find(({ role }) => role === 'subline')?.fontSize ?? 0;
  expect(gaps.filter((gap) => gap > 0.15 * fontSize)).toHaveLength(2);
});

it('keeps a label and the button under it a finger apart in a wide ad of rings', async () => {
  const copy = {
    headline: 'Autumn hoglets need you',
    subline: 'Rescued, fed, released. All by volunteers.',
    offer: '£4 feeds a hoglet for a week',
    callToAction: 'Donate now',
    brand: 'Little Spikes Hedgehog Hospital',
  };
  const laid = await setFirst(copy, 'rings', wide);
  const [label, button] = ['offer-shape', 'callToAction-shape'].map(
    (id) => laid.shapes.find(({ name }) => name === id)?.box,
  );
  if (!label || !button) throw new Error('no label or no button');
  expect(button.y - label.y - label.height).toBeGreaterThan(10);
  // As wide as its words, not as the column.
  const words = laid.texts.find(({ role }) => role === 'offer');
  const longest = Math.max(...(words?.lines.map(({ width }) => width) ?? []));
  expect(label.width).toBeLessThan(longest + 2.5 * (words?.fontSize ?? 0));
});

it.each([
  [
    'Licensed. Garage roofs, artex, floor tiles. Air test certificate supplied · NW England',
    ['Garage roofs, artex, floor tiles', 'Air test certificate supplied', 'NW England'],
  ],
  // All of them end.
  [
    'We clear garages, lofts and sheds. What can be used again goes to the hospice.',
    ['We clear garages, lofts and sheds.', 'What can be used again goes to the hospice.'],
  ],
  ['We clear garages, lofts and sheds. · Every day from 8 a.m. to 6 p.m. · NW England', ['sheds', 'p.m.']],
])('ends lines below one another alike: %s', async (subline, ends) => {
  const copy = { headline: 'Asbestos survey & removal', subline, callToAction: 'Get a quote' };
  const laid = await setFirst(copy, 'band', { width: 1024, height: 1024 });
  const lines = laid.texts
    .filter(({ role }) => role === 'subline')
    .map((text) => text.lines.map(({ words = '' }) => words).join(' '));
  for (const end of ends) expect(lines.some((line) => line.endsWith(end))).toBe(true);
});
