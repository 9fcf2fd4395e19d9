import { describe, expect, it } from 'vitest';
import { type AdDesign, sceneLayouts } from '../design/ad-design.ts';
import { composeAd } from '../render/compose.ts';
import { type SheetBrief, sheetBriefs, sheetDesign } from './sheet-briefs.fixtures.ts';

/** Half the px of the three sizes: what covers a subject is the same, the studio is painted four times as fast. */
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
