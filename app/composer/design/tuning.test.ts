import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { scoreOf } from '../checks/score.ts';
import { writeCopy } from '../copywriter/copywriter.ts';
import { directAd } from '../direction/art-director.ts';

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

  it('scores contrast, calm and a large headline', () => {
    const check = (name: 'contrast' | 'calm', value: number, bar: number) => ({
      name,
      value,
      bar,
      passed: true,
    });
    const report = { checks: [check('contrast', 9, 4.5), check('calm', 0, 0.05)], rejected: [] };
    expect(scoreOf(report, 0.12)).toBeCloseTo(1);
    expect(scoreOf(report, 0.06)).toBeCloseTo(0.825);
    const rejected = [{ layout: 'card' as const, failed: [] }];
    expect(scoreOf({ ...report, rejected }, 0.12)).toBeCloseTo(0.9);
  });
});
