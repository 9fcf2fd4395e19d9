import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { scoreOf } from '../checks/score.ts';
import { writeCopy } from '../copywriter/copywriter.ts';
import { directAd } from '../direction/art-director.ts';
import type { AdDesign } from './ad-design.ts';

const brief = { title: 'Slow mornings', colors: 'pink and green' };
const direct = (tuning: NonNullable<Parameters<typeof directAd>[0]['tuning']>) =>
  directAd({ brief, size: '1024x1024', seed: 5, ...writeCopy(readBrief(brief)), tuning });

describe('fine-tuning', () => {
  it('fixes layout and painter', () => {
    const design = direct({ layout: 'editorial', painter: 'dunes' });
    expect(design.layout).toBe('editorial');
    expect(design.layers.scene).toMatchObject({ kind: 'painted', painter: 'dunes' });
  });

  it('uses locked colours exactly, whatever the brief names', () => {
    const { palette } = direct({ palette: { background: '#123456', accent: '#fedc0a' } });
    expect(palette).toMatchObject({ background: '#123456', accent: '#fedc0a' });
  });

  it('scores a shop by whether its picture shows what it sells', () => {
    const check = (name: 'contrast' | 'calm' | 'ragged', value: number, bar: number) => ({
      name,
      value,
      bar,
      passed: true,
    });
    const checks = [check('contrast', 9, 4.5), check('calm', 0, 0.05), check('ragged', 1, 0.2)];
    const report = { checks, rejected: [] };
    const design = direct({});
    const over = (scene: AdDesign['layers']['scene']): AdDesign => ({
      ...design,
      concept: 'hero-object',
      layers: { ...design.layers, details: [], scene },
    });
    const things = { things: ['tent'], shownAs: 'flat', setting: 'podium', material: 'clay' } as const;
    const tent = over({
      kind: 'painted',
      painter: 'paper',
      prop: 'none',
      subject: { ...things, things: ['tent'] },
      seed: 1,
    });
    const dune = over({ kind: 'painted', painter: 'dunes', prop: 'none', seed: 1 });
    expect(scoreOf(report, { headline: 0.12, design: tent })).toBeCloseTo(1);
    // Better type does not make up for the missing tent.
    expect(scoreOf(report, { headline: 0.07, design: tent })).toBeGreaterThan(
      scoreOf(report, { headline: 0.12, design: dune }),
    );
    const failed = { ...report, checks: [...checks, { ...check('ragged', 0.1, 0.2), passed: false }] };
    expect(scoreOf(failed, { headline: 0.12, design: tent })).toBeCloseTo(0.9);
  });
});
