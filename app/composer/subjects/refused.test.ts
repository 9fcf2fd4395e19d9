import { expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';
import { refusingClauses } from './refused.ts';

it.each([
  ['en', 'no clowns. show balloons', ['no clowns']],
  ['ru', 'возраст 3-9 лет, клоунов не рисовать', ['клоунов не рисовать']],
  ['ja', 'ピエロなし、風船あり', ['ピエロなし']],
  ['es', 'Academia Atalaya, no poner armas', ['no poner armas']],
  ['ro', 'fara poze cu caini', ['fara poze cu caini']],
  ['en', 'Brand: Knotty Pine', []],
])('%s: %j refuses %j', (language, instructions, refusing) => {
  expect(refusingClauses(instructions, language)).toEqual(refusing);
});

it('shows nothing that the instructions refuse, and what goes with it instead', () => {
  const title = 'Аниматоры на день рождения';
  expect(findSubjects({ title }, 'ru')[0]?.name).toBe('clown');
  const shown = findSubjects({ title, instructions: 'клоунов не рисовать' }, 'ru').map(({ name }) => name);
  expect(shown).not.toContain('clown');
  expect(shown).toContain('balloon');
});

it('refuses only what stands behind a word for without', () => {
  const shown = (title: string, instructions: string, language: string) =>
    findSubjects({ title, instructions }, language).map(({ name }) => name);
  expect(shown('Abrimos el lunes', 'panadería sin gluten', 'es')).toContain('croissant');
  expect(shown('Neu am Markt', 'Bäckerei ohne Zucker', 'de')).toContain('croissant');
  expect(shown('Tischlerei Lohmann', 'ruhig, ohne Hammer', 'de')).not.toContain('hammer');
});
