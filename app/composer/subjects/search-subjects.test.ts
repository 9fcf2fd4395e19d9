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

test.each([
  ['cake', 'en', 'compact-disc'],
  ['dog', 'en', 'birthday-cake'],
  ['house', 'en', 'caterpillar'],
  ['tea', 'en', 'steak'],
  ['Hund', 'de', 'gymnast'],
])(
  '%s in %s does not lead to %s, whose name is alike elsewhere or has it inside',
  (query, language, thing) => {
    const found = searchSubjects(query, { language });
    expect(found).not.toContain(thing);
    expect(found.length).toBeGreaterThan(0);
  },
);

test('a whole word of another language is known, a part of one only where nothing else is found', () => {
  expect(searchSubjects('Kuchen', { language: 'de' })).toContain('cake-slice');
  expect(searchSubjects('sandía', { language: 'en' })).toContain('watermelon');
  expect(searchSubjects('Zahnarz', { language: 'en' })).toContain('tooth');
});

test('nothing, signs and long text find nothing or little, and quickly', () => {
  expect(searchSubjects('  ', { language: 'en' })).toEqual([]);
  expect(searchSubjects('qqqxyz', { language: 'en' })).toEqual([]);
  expect(searchSubjects('a'.repeat(100_000), { language: 'en' })).toEqual([]);
  expect(searchSubjects('e', { language: 'en' }).length).toBeLessThanOrEqual(12);
});
