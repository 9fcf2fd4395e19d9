import { describe, expect, it } from 'vitest';
import { cropAround } from './scene-pixels.ts';

describe('cropAround', () => {
  const size = { width: 1000, height: 1000 };

  it('brings the focus to the target where the picture allows', () => {
    const cut = cropAround({
      whole: { width: 4000, height: 1000 },
      size,
      focus: { x: 0.5, y: 0.5 },
      target: { x: 0.75, y: 0.5 },
    });
    expect(cut).toEqual({ scaled: { width: 4000, height: 1000 }, left: 1250, top: 0 });
  });

  it('never leaves the picture and always covers the size', () => {
    const whole = { width: 301, height: 1777 };
    const cut = cropAround({ whole, size, focus: { x: 1, y: 1 }, target: { x: 0, y: 0 } });
    expect(cut.scaled.width).toBeGreaterThanOrEqual(1000);
    expect(cut.left + size.width).toBeLessThanOrEqual(cut.scaled.width);
    expect(cut.top + size.height).toBeLessThanOrEqual(cut.scaled.height);
  });
});
