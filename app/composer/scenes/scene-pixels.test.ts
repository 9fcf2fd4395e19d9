import { describe, expect, it } from 'vitest';
import { coveringSize, cropAround } from './scene-pixels.ts';

describe('cropAround', () => {
  const size = { width: 1000, height: 1000 };

  it('brings the focus to the target where the picture allows', () => {
    const cut = cropAround({
      scaled: { width: 4000, height: 1000 },
      size,
      focus: { x: 0.5, y: 0.5 },
      target: { x: 0.75, y: 0.5 },
    });
    expect(cut).toEqual({ left: 1250, top: 0 });
  });

  it('never leaves the picture and always covers the size', () => {
    const scaled = coveringSize({ width: 301, height: 1777 }, size);
    const cut = cropAround({ scaled, size, focus: { x: 1, y: 1 }, target: { x: 0, y: 0 } });
    expect(scaled.width).toBeGreaterThanOrEqual(1000);
    expect(cut.left + size.width).toBeLessThanOrEqual(scaled.width);
    expect(cut.top + size.height).toBeLessThanOrEqual(scaled.height);
  });
});
