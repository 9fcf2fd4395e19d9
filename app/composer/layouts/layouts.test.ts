import { describe, expect, it } from 'vitest';
import { subjectCheck } from '../checks/clear-space.ts';
import { adSizes, layoutNames, pixelsOf } from '../design/ad-design.ts';
import { layouts } from './registry.ts';
import { scriptBriefs } from './script-briefs.fixtures.ts';
import { type SetCase, setWords } from './set-words.fixtures.ts';
import type { SheetBrief } from './sheet-briefs.fixtures.ts';

/** Each layout in each size with one of six scripts, which take turns. */
const cases: SetCase[] = layoutNames.flatMap((layout, index) =>
  adSizes.map((size, turn) => ({
    layout,
    size,
    brief: scriptBriefs[(index + 2 * turn) % scriptBriefs.length] as SheetBrief,
  })),
);

const named = cases.map((one) => ({ ...one, script: one.brief.name }));

describe('every layout', () => {
  it.each(named)(
    '$layout holds the words of $script at $size, under the mark of a free ad too',
    async (one) => {
      const plain = await setWords(one, false);
      expect(plain.failed).toEqual([]);
      const sizeOf = (role: string) => plain.laid.texts.find((text) => text.role === role)?.fontSize ?? 0;
      expect(sizeOf('headline')).toBeGreaterThan(sizeOf('subline'));
      expect(plain.laid.texts.some(({ role }) => role === 'callToAction')).toBe(true);
      const subject = plain.laid.shapes.find(({ name }) => name === 'subject')?.box;
      if (subject) {
        const picture = { x: 0, y: 0, ...pixelsOf(one.size) };
        const cropped = layouts[one.layout].cropped === true;
        expect(subjectCheck(plain.laid, { subject, picture, cropped })).toMatchObject({ passed: true });
      }
      expect((await setWords(one, true)).failed).toEqual([]);
    },
    30_000,
  );
});
