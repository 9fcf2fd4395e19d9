import { expect, it } from 'vitest';
import { isCroppable } from './croppable.ts';

it.each(['chopsticks', 'lifting-weights', 'books', 'rabbit', 'blood-drop', 'canoe'])(
  'leaves whole what nobody knows by a part: %s',
  (thing) => {
    expect(isCroppable(thing)).toBe(false);
  },
);

it('lets an edge cut what is known by a part', () => {
  expect(isCroppable('croissant')).toBe(true);
});
