import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { pairWithMeasure } from '../checks/boxes.ts';
import type { AdDesign } from '../design/ad-design.ts';
import { Words } from '../layouts/kit/parts.tsx';
import { sampleDesign } from '../render/compose.fixtures.ts';
import { drawingOf, measure } from '../render/render.ts';
import { prepareCopy } from './set-copy.ts';

type Set = Partial<Pick<AdDesign, 'language' | 'script' | 'concept'>> & { family: string; tracking?: number };

/** px from the first to the last glyph of a headline of 100 px in one line. */
async function widthOf(headline: string, { family, tracking = 0, ...given }: Set): Promise<number> {
  const sample = sampleDesign('long', 'card');
  const typography = { ...sample.typography, display: family, tracking };
  const layers = { ...sample.layers, headline };
  const { copy } = await prepareCopy({ ...sample, concept: 'hero-object', ...given, typography, layers });
  const words = { text: copy.headline, size: 100, color: '#000000', weight: 800, lineHeight: 1.4, tracking };
  const drawing = await drawingOf(createElement(Words, { ...words, style: { whiteSpace: 'nowrap' } }));
  const laid = pairWithMeasure(drawing, await measure(drawing, { width: 2000, height: 200 }));
  return laid.texts[0]?.lines[0]?.width ?? 0;
}

/** px between two words of 100 px. */
async function spaceBetween(before: string, after: string, set: Set): Promise<number> {
  return (
    (await widthOf(`${before} ${after}`, set)) - (await widthOf(before, set)) - (await widthOf(after, set))
  );
}

describe('word spaces', () => {
  it.each([
    ['outfit', '601', '234', {}],
    ['plus-jakarta-sans', '601', '234', {}],
    ['inter', '601', '234', {}],
    ['montserrat', '601', '234', {}],
    ['playfair-display', '601', '234', {}],
    ['fraunces', '601', '234', {}],
    ['bitter', '601', '234', {}],
    ['anek-bangla', 'নতুন', 'ব্যাচ', { language: 'bn', script: 'Beng' }],
    ['noto-sans-devanagari', 'आज', 'ही', { language: 'hi', script: 'Deva' }],
  ])('of %s part words at a glance: at least 0.215 em', async (family, before, after, given) => {
    expect(await spaceBetween(before, after, { family, ...given })).toBeGreaterThanOrEqual(21.5);
  });

  it('stay as wide where the letters of a headline are brought closer', async () => {
    const space = await spaceBetween('Ana', 'Lisa', { family: 'inter', tracking: -0.03 });
    expect(space).toBeGreaterThanOrEqual(21.5);
  });

  it('of a classic design stay as they were drawn', async () => {
    const space = await spaceBetween('601', '234', { family: 'outfit', concept: 'classic' });
    expect(space).toBeLessThan(20);
  });
});
