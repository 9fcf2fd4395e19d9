import { expect, it } from 'vitest';
import { isTelling } from './facts-under.ts';

const fact = (role: 'time' | 'date' | 'place', plain: string) => ({
  ...{ role, plain, parts: [], families: ['inter'] },
});

it('takes a day of the week alone for no fact, and one with an hour for one', () => {
  expect(isTelling(fact('time', 'onsdagar'))).toBe(false);
  expect(isTelling(fact('time', 'onsdagar 18.30'))).toBe(true);
  expect(isTelling(fact('place', 'Hebden Town Hall'))).toBe(true);
});
