import { describe, expect, it } from 'vitest';
import { type SettingName, settingNames } from '../../design/concepts.ts';
import { type PaintRequest, stageFor } from '../stage.ts';
import type { Part } from './field.ts';
import { Field } from './field.ts';
import { warmPalette as palette } from './palette.fixtures.ts';
import { isGrounded } from './proportion.ts';
import { podiumReach } from './sets.ts';
import { type Arrangement, arrange } from './settings.ts';
import { silhouetteOf } from './silhouette.ts';
import { lightingFor } from './studio.ts';
import { Props } from './things.ts';
import { Tracer } from './tracer.ts';

/** Words below in a square, beside in a wide picture, above in a tall one. */
const rooms = {
  square: { width: 96, height: 96, quiet: { x: 0, y: 0.56, width: 1, height: 0.44 } },
  wide: { width: 144, height: 96, quiet: { x: 0.48, y: 0, width: 0.52, height: 1 } },
  tall: { width: 96, height: 144, quiet: { x: 0, y: 0, width: 1, height: 0.46 } },
};

function stageOf(things: string[], setting: SettingName, room: keyof typeof rooms, seed: number) {
  const subject = { things, shownAs: 'solid', setting, material: 'clay' } as const;
  const request: PaintRequest = {
    ...{ painter: 'studio', prop: 'none', seed, palette, tone: 'light', ...rooms[room] },
    subject: { ...subject, things },
  };
  return stageFor(request);
}

/** Places of a picture where some of the parts are seen, with nothing but `all` in the way. */
function seenOf({ camera, hero }: Arrangement, all: Part[], stage: ReturnType<typeof stageOf>): number {
  const finishes = all.map(({ finish }) => finish);
  const tracer = new Tracer(new Field(all, 0.08), finishes, { camera, lighting: lightingFor(stage, 1) });
  const isIts = (hit: number) => hit > 0 && hero.has((all[hit - 1] as Part).finish);
  return silhouetteOf(tracer, stage, isIts).points.length;
}

const standing = settingNames.filter((name) => name !== 'flat-lay' && name !== 'macro');
const cases = standing.flatMap((setting) =>
  (['square', 'wide', 'tall'] as const).flatMap((room, index) => {
    const things = [
      ['bicycle', 'wrench', 'key'],
      ['guitar', 'musical-notes'],
      ['fish', 'shrimp', 'lemon'],
    ][index] as string[];
    return { setting, room, things };
  }),
);

describe('a set', () => {
  it.each(cases)('hides nothing of what is sold: $setting, $room, $things', ({ setting, room, things }) => {
    for (const seed of [1, 2, 5]) {
      const stage = stageOf(things, setting, room, seed);
      const set = arrange(stage);
      const alone = set.parts.filter(({ finish }) => set.hero.has(finish));
      expect(alone.length).toBeGreaterThan(0);
      expect(seenOf(set, set.parts, stage) / seenOf(set, alone, stage)).toBeGreaterThan(0.96);
    }
  });

  it('has a podium under every foot of what stands on it', () => {
    const stage = stageOf(['bed'], 'podium', 'square', 1);
    const props = new Props(stage, stage.subject as NonNullable<typeof stage.subject>);
    const free = props.make(0, 1.96, 1.92);
    expect(free.foot).toBeGreaterThan(2 * podiumReach);
    expect(props.make(0, 1.96, 1.92, 2 * podiumReach).foot).toBeLessThanOrEqual(2 * podiumReach + 1e-9);
  });
});

it('knows what stands broadly from what may hang in the air', () => {
  expect(['bed', 'sofa', 'car', 'house', 'chair'].filter((thing) => !isGrounded(thing))).toEqual([]);
  expect(['pizza', 'fish', 'guitar', 'balloon', 'airplane'].filter(isGrounded)).toEqual([]);
});
