import { expect, it } from 'vitest';
import { settingNames } from '../../design/concepts.ts';
import { placements } from '../../design/placements.ts';
import { type PaintRequest, stageFor } from '../stage.ts';
import { warmPalette as palette } from './palette.fixtures.ts';
import { arrange } from './settings.ts';

const quiets = [
  { x: 0.06, y: 0.06, width: 0.88, height: 0.35 },
  { x: 0.06, y: 0.58, width: 0.88, height: 0.35 },
  { x: 0.05, y: 0.1, width: 0.45, height: 0.8 },
  { x: 0.5, y: 0.1, width: 0.45, height: 0.8 },
];

/** What is sold in each setting, and the modelled prop on its podium as older ads have it. */
const shown: [string, Partial<PaintRequest>][] = [
  ...settingNames.map((setting): [string, Partial<PaintRequest>] => [
    setting,
    { subject: { things: ['croissant', 'coffee', 'bread'], shownAs: 'solid', setting, material: 'clay' } },
  ]),
  ['a prop', { prop: 'cup' }],
];

it.each(shown)('one name, one set of shapes, whatever the size of the picture: %s', (_, request) => {
  const seen = new Map<string, string>();
  for (const seed of [1, 2, 3, 4])
    for (const quiet of quiets)
      for (const { width, height } of placements) {
        const { key, parts, cell } = arrange(
          stageFor({
            ...{ painter: 'studio', prop: 'none', seed, palette, tone: 'light', width, height, quiet },
            ...request,
          }),
        );
        const shapes = JSON.stringify([
          cell,
          parts.map(({ shape: { cx, cy, cz, radius, placement } }) => [cx, cy, cz, radius, placement]),
        ]);
        expect(seen.get(key) ?? shapes).toBe(shapes);
        seen.set(key, shapes);
      }
});
