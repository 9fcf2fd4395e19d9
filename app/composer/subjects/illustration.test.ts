import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { subjectNames } from './catalog.ts';
import { illustration, patternOf } from './illustration.ts';
import { pictogramOf } from './pictogram.ts';

/** Share of the picture that is drawn upon. */
function covered(svg: string): number {
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: 64 } }).render();
  const drawn = pixels.filter((value, at) => at % 4 === 3 && value > 128);
  return drawn.length / (pixels.length / 4);
}

describe('illustration', () => {
  it('has a pictogram for every thing of the catalog, at least 400', () => {
    expect(subjectNames.length).toBeGreaterThanOrEqual(400);
    expect(subjectNames.filter((name) => pictogramOf(name).length === 0)).toEqual([]);
  });

  it('draws something for each, and nothing over the edge', () => {
    const faint = subjectNames.filter((name) => {
      const share = covered(illustration(name));
      return share < 0.04 || share > 0.97;
    });
    expect(faint).toEqual([]);
  });

  it('gives a sticker a white edge', () => {
    expect(covered(illustration('guitar', { edge: 0.06 }))).toBeGreaterThan(covered(illustration('guitar')));
  });

  it('repeats things over a picture', () => {
    const svg = patternOf(['croissant', 'bread'], { width: 600, height: 400, tile: 100 });
    expect(svg.match(/<use /gu)?.length).toBeGreaterThan(24);
    expect(covered(svg)).toBeGreaterThan(0.2);
  });
});
