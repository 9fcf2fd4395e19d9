import { describe, expect, it } from 'vitest';
import { type AdDesign, sceneLayouts } from '../design/ad-design.ts';
import { composeAd } from '../render/compose.ts';
import type { ScenePixels } from '../scenes/scene-pixels.ts';
import { nowhere, quietness, stageFor } from '../scenes/stage.ts';
import { middleOf } from '../scenes/studio/proportion.ts';
import { sideIn } from './kit/closer.ts';
import { canvasFor } from './layout.ts';
import { priceList } from './price-list.tsx';
import { type SheetBrief, sheetBriefs, sheetDesign } from './sheet-briefs.fixtures.ts';

/** The three sizes at half their px: what covers a subject is the same, and the studio paints four times as fast. */
const sizes = [
  { width: 512, height: 512 },
  { width: 768, height: 512 },
  { width: 512, height: 768 },
];

/** Layouts that set their words across the scene are for photographs. */
const layouts = sceneLayouts.filter((layout) => layout !== 'poster' && layout !== 'centered');

/** Upright, round and lying: one of them in each size, taking turns. */
const shapes = [['guitar'], ['croissant', 'bread'], ['bicycle']];
const [brief] = sheetBriefs as [SheetBrief];

const cases = layouts.flatMap((layout, index) =>
  sizes.flatMap((size, turn) =>
    [0, 1].map((step) => {
      const things = shapes[(index + turn + step) % shapes.length] as string[];
      return { layout, size, things, of: `${size.width}x${size.height}` };
    }),
  ),
);

function designOf({ layout, things }: (typeof cases)[number]): AdDesign {
  const { offer: _, ...copy } = brief.copy;
  return sheetDesign({ ...brief, things, copy }, layout);
}

describe('a painted subject', () => {
  it.each(cases)('is seen to 80 % in $layout at $of: $things', async (one) => {
    const { design, report } = await composeAd({ design: designOf(one), size: one.size });
    expect({ layout: design.layout, rejected: report.rejected }).toEqual({
      layout: one.layout,
      rejected: [],
    });
    const seen = report.checks.find(({ name }) => name === 'subject');
    expect(seen?.value).toBeGreaterThanOrEqual(0.8);
  });
});

/** Share of the picture that the box around what is seen of a subject has. */
function shareOf(
  { silhouette, width, height }: ScenePixels,
  size: { width: number; height: number },
): number {
  const points = silhouette?.points ?? [];
  const span = (side: 0 | 1) => {
    const places = points.map((point) => point[side]);
    return Math.max(...places) - Math.min(...places);
  };
  return (span(0) * span(1) * width * height) / (size.width * size.height);
}

const heroes = (['hero-side', 'hero-bottom', 'card'] as const).flatMap((layout) =>
  sizes.map((size) => ({ layout, size, things: ['croissant'], of: `${size.width}x${size.height}` })),
);

it.each(heroes)('leads the picture of $layout at $of: a sixth of it or more', async (one) => {
  const scenes = new Map<string, ScenePixels>();
  const { design } = await composeAd({ design: designOf(one), size: one.size, scenes });
  expect(design.layout).toBe(one.layout);
  const [scene] = scenes.values();
  expect(scene && shareOf(scene, one.size)).toBeGreaterThan(1 / 6);
});

it('lets a thing wider than high fill its room, wherever it is in its drawing', () => {
  const room = { width: 400, height: 200 };
  const share = { width: 0.9, height: 0.9 };
  expect(sideIn(room, share, 1)).toBe(180);
  expect(sideIn(room, share, 1.5)).toBe(270);
  expect(sideIn(room, share, 4)).toBe(360);
  expect(middleOf('dress-shoe')).toBeGreaterThan(0.58);
  expect(Math.abs(middleOf('fountain-pen') - 0.5)).toBeLessThan(0.05);
});

it('keeps a framed scene lit and whole to its edges: nothing fades where no words stand', () => {
  const stage = stageFor({
    ...{
      painter: 'studio',
      prop: 'none',
      subject: { things: ['sofa'], shownAs: 'solid', setting: 'podium', material: 'clay' },
      seed: 1,
      palette: brief.palette,
      tone: 'light',
      width: 64,
      height: 64,
    },
    quiet: nowhere,
  });
  expect(stage.focus).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  expect([0, 0.05, 0.5].map((at) => quietness(stage, at, at))).toEqual([0, 0, 0]);
});

it.each([
  [1536, 1024],
  [1024, 1536],
])('gives the thing of a price list at %ix%i the room that a short name leaves', (width, height) => {
  const { plan, closer } = priceList;
  const design = sheetDesign({ ...brief, things: ['camera'] }, 'price-list');
  const canvas = canvasFor({ width, height }, design);
  const planned = plan(canvas);
  const { stage } =
    closer?.(canvas, planned, { top: canvas.margin, bottom: 0.12 * height, boxes: [] }) ?? planned;
  expect(stage.height).toBeGreaterThan(1.2 * planned.stage.height);
  expect(stage.y + stage.height).toBeCloseTo(planned.stage.y + planned.stage.height);
});
