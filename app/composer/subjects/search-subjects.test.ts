import { expect, test } from 'vitest';
import { searchSubjects } from './search-subjects.ts';

test.each([
  ['croissant', 'en', 'croissant'],
  ['crois', 'en', 'croissant'],
  ['Zahnarzt', 'de', 'tooth'],
  ['melon', 'de', 'melon'],
  ['sandía', 'es', 'watermelon'],
  ['sandia', 'en', 'watermelon'],
  ['パン', 'ja', 'bread'],
  ['قهوة', 'ar', 'coffee'],
])('%s in %s leads to %s', (query, language, thing) => {
  expect(searchSubjects(query, { language })).toContain(thing);
});

test('nothing, signs and long text find nothing or little, and quickly', () => {
  expect(searchSubjects('  ', { language: 'en' })).toEqual([]);
  expect(searchSubjects('qqqxyz', { language: 'en' })).toEqual([]);
  expect(searchSubjects('a'.repeat(100_000), { language: 'en' })).toEqual([]);
  expect(searchSubjects('e', { language: 'en' }).length).toBeLessThanOrEqual(12);
});
