import { container, text } from '@takumi-rs/helpers';
import { expect, it } from 'vitest';
import type { LaidOut } from '../checks/boxes.ts';
import { fillFirstLines } from './first-lines.ts';

/** How a sub-line is told to break that was measured in these lines, each letter ten px wide. */
function wrapOf(lines: string[], { centred = false } = {}): unknown {
  const words = { ...text(lines.join(''), { textWrap: 'balance' }), id: 'subline' };
  const longest = Math.max(...lines.map((line) => line.trimEnd().length * 10));
  const laid: LaidOut = {
    texts: [
      {
        ...{ role: 'subline', box: { x: 0, y: 0, width: longest, height: 60 }, fontSize: 20, weight: 450 },
        ...{ color: '#000000', balanced: true, region: undefined, shape: undefined },
        lines: lines.map((line, index) => {
          const width = line.trimEnd().length * 10;
          return { x: centred ? (longest - width) / 2 : 0, y: index * 30, width, height: 30, words: line };
        }),
      },
    ],
    shapes: [],
  };
  fillFirstLines(container({ children: [words] }), laid);
  return words.style?.textWrap;
}

it('A list is not parted behind its first entry', () => {
  expect(wrapOf(['Rowing, punting, ', 'sculling'])).toBe('wrap');
});

it('A row does not begin with a single word', () => {
  expect(wrapOf(['Mittagessen immer ab ', '12 Uhr'])).toBe('wrap');
});

it.each([
  ['breaks behind a comma', ['5 mornings, 5 waves ', 'of yours']],
  ['breaks in the middle', ['From £40 an hour, no ', 'hidden fees']],
  ['would end with a crumb', ['Rowing, sailing, lifesaving, ', 'tea']],
])('Stays balanced where it %s', (_why, lines) => {
  expect(wrapOf(lines)).toBe('balance');
});

it('Centred lines stay balanced', () => {
  expect(wrapOf(['Rowing, punting, ', 'sculling'], { centred: true })).toBe('balance');
});
