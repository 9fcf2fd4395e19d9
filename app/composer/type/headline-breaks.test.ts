import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { writeCopy } from '../copywriter/copywriter.ts';
import { directAd } from '../direction/art-director.ts';
import { jobFor } from '../render/compose.ts';
import { trialsOf } from '../render/trials.ts';
import { frameOf } from '../render/try-layout.ts';
import { fitAd } from './fit.ts';
import { breaksSentence } from './headline-breaks.ts';

const lines = (...words: string[]) => words.map((one) => ({ x: 0, y: 0, width: 1, height: 1, words: one }));

describe('a sentence is broken', () => {
  it.each([
    [['Six reds. One', 'long table.'], true],
    [['Carry', 'less. Sleep', 'higher.'], true],
    [['Six reds.', 'One long', 'table.'], false],
    [['Six reds. One long table.'], false],
  ])('by %j: %s', (broken, is) => {
    expect(breaksSentence(broken.join(' '), lines(...broken))).toBe(is);
  });
});

const sizes = { '1024x1024': [1024, 1024], '1024x1536': [1024, 1536], '1536x1024': [1536, 1024] } as const;

/** The lines of a headline in a layout, in a family. */
async function linesIn(
  headline: string,
  { layout, size, display }: { layout: 'flat-lay' | 'still-life'; size: keyof typeof sizes; display: string },
) {
  const brief = { title: 'Croissants', saleGoals: '6 for 9.90 instead of 12' };
  const directed = directAd({ brief, size, seed: 3, layout, ...writeCopy(readBrief(brief)) });
  const layers = { ...directed.layers, headline, subline: undefined };
  const typography = { ...directed.typography, display, uppercase: display === 'anton' };
  const design = { ...directed, layers, typography };
  const [width, height] = sizes[size];
  const { job } = await jobFor({ design, size: { width, height } });
  const [trial] = trialsOf(job, design);
  if (!trial) throw new Error('nothing to try');
  const { props } = frameOf(job, trial);
  const { laid } = await fitAd({ layout: trial.layout, props: { ...props, cover: 1 }, rules: job.rules });
  return laid.texts
    .find(({ role }) => role === 'headline')
    ?.lines.map(({ words }) => words?.trim().replaceAll('\u00a0', ' '));
}

it('gives each short sentence a line of its own where one would be broken', async () => {
  const how = { layout: 'still-life', size: '1536x1024', display: 'fraunces' } as const;
  expect(await linesIn('Carry less. Sleep higher.', how)).toEqual(['Carry less.', 'Sleep higher.']);
});

it('keeps the size of a headline whose line just fits before an emoji', async () => {
  const how = { layout: 'flat-lay', size: '1024x1024', display: 'anton' } as const;
  expect(await linesIn('Croissants saturday special!! 🥐', how)).toEqual([
    'CROISSANTS SATURDAY',
    'SPECIAL!!',
  ]);
});

it.each(['Night shelter needs sleeping bags', 'Räucherfisch frisch aus dem Ofen'])(
  'leaves no short line between two long ones: %s',
  async (headline) => {
    const how = { layout: 'flat-lay', size: '1536x1024', display: 'playfair-display' } as const;
    const lines = (await linesIn(headline, how)) ?? [];
    const lengths = lines.map((line) => line?.length ?? 0);
    for (const length of lengths.slice(1, -1)) expect(length).toBeGreaterThan(0.5 * Math.max(...lengths));
  },
);

it.each(['1536x1024', '1024x1536'] as const)(
  'ends no line with a small word of the next one: %s',
  async (size) => {
    const how = { layout: 'flat-lay', size, display: 'outfit' } as const;
    expect(await linesIn('A box of garlic', how)).toEqual(['A box', 'of garlic']);
  },
);

it('breaks a title at its dash, which is not drawn there', async () => {
  const how = { layout: 'flat-lay', size: '1024x1024', display: 'outfit' } as const;
  expect(await linesIn('The Glass Orchard - a debut novel', how)).toEqual([
    'The Glass Orchard',
    'a debut novel',
  ]);
});

it('breaks three short sentences between them', async () => {
  const how = { layout: 'flat-lay', size: '1024x1024', display: 'anton' } as const;
  const lines = await linesIn('Real butter. Real bakers. Really warm rolls.', how);
  expect(lines?.every((line) => line?.endsWith('.'))).toBe(true);
});
