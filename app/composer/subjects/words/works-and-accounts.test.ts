import { expect, it } from 'vitest';
import { findSubjects } from '../find-subjects.ts';

it.each([
  ['en', 'Task board for small teams', 'clipboard'],
  ['en', 'Student account', 'credit-card'],
  ['en', 'Breakfast club for every school', 'cereal-bowl'],
  ['de', 'Studentenkonto', 'credit-card'],
  ['fr', 'Un documentaire à voir', 'film-strip'],
  ['pl', 'Mój nowy blog', 'laptop'],
  ['ru', 'Планировщик проектов', 'clipboard'],
  ['ja', '学生口座', 'credit-card'],
  ['zh-Hant', '任務看板', 'clipboard'],
])('what has no picture of its own is still shown: %s, %s', (language, title, thing) => {
  expect(findSubjects({ title }, language).map(({ name }) => name)).toContain(thing);
});
