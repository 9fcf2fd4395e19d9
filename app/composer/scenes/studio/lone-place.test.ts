import { expect, it } from 'vitest';
import { type Palette, propNames } from '../../design/ad-design.ts';
import { paintThing } from './lone-thing.ts';
import { lonePlace } from './proportion.ts';

/** px of the square, and what its rounding may add. */
const [side, rounding] = [96, 0.03];

const palette: Palette = {
  ...{ background: '#f97316', surface: '#ffffff', accent: '#3a1206', extra: [] },
  ...{ onBackground: '#000000', onSurface: '#000000', onAccent: '#ffffff' },
};
const cases = propNames
  .filter((prop) => prop !== 'none')
  .flatMap((prop) => [0.34, -0.34].map((yaw) => ({ prop, yaw })));

it.each(cases)(
  '$prop turned by $yaw is no larger in its picture than layouts take it to be',
  ({ prop, yaw }) => {
    const { width, data } = paintThing({
      ...{ thing: 'bicycle', prop, material: 'clay', palette, tone: 'light', side, yaw },
    });
    const isSeen = (_: unknown, at: number) => (data[4 * at + 3] ?? 0) > 100;
    const seen = Array.from({ length: width * width }, isSeen);
    const rows = seen.flatMap((one, at) => (one ? [Math.floor(at / width)] : []));
    const columns = seen.flatMap((one, at) => (one ? [at % width] : []));
    const spanOf = (places: number[]) => (Math.max(...places) - Math.min(...places) + 1) / width;
    const place = lonePlace(prop);
    expect(spanOf(columns)).toBeLessThanOrEqual(place.width + rounding);
    expect(spanOf(rows)).toBeLessThanOrEqual(place.height + rounding);
  },
);
