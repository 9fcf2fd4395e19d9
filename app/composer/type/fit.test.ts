import { createElement } from 'react';
import { expect, it } from 'vitest';
import { pixelsOf } from '../design/ad-design.ts';
import type { Fitted, Layout } from '../layouts/layout.ts';
import { layouts } from '../layouts/registry.ts';
import { sampleDesign } from '../render/compose.fixtures.ts';
import { jobFor } from '../render/compose.ts';
import { frameOf } from '../render/try-layout.ts';
import { fitAd } from './fit.ts';

/** The sizes a layout is laid out in while its words are fitted. */
async function sizesLookedAt(headline: string): Promise<Fitted[]> {
  const design = sampleDesign('long', 'split');
  const said = { ...design, layers: { ...design.layers, headline } };
  const { job } = await jobFor({ design: said, size: pixelsOf('1024x1024') });
  const looked: Fitted[] = [];
  const { split } = layouts;
  const layout: Layout = {
    ...split,
    View: (props) => {
      looked.push(props.fitted);
      return createElement(split.View, props);
    },
  };
  const { props } = frameOf(job, { design: said, layout, copy: job.prepared.copy, facts: [] });
  await fitAd({ layout, props: { ...props, cover: 1 }, rules: {} });
  return looked;
}

it('tries only three sizes for words that fit none: the largest, the smallest, and the smallest of all', async () => {
  const looked = await sizesLookedAt('Donaudampfschifffahrtsgesellschaftskapitänsmützen'.repeat(2));
  expect(looked.map(({ scale }) => scale)).toEqual([1, 1, 0.72]);
});

it('lays no size out twice while it looks for the largest', async () => {
  const looked = await sizesLookedAt('Everything your growing team needs in one calm place');
  const searched = looked
    .filter(({ headlineWidth }) => headlineWidth === undefined)
    .map((one) => JSON.stringify(one));
  expect(searched.length).toBeGreaterThan(3);
  expect(new Set(searched).size).toBe(searched.length);
});
