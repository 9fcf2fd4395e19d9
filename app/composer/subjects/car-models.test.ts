import { expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

it.each([
  ['de', 'Golf 7 TDI Scheckheft', 'car'],
  ['pl', 'Sprzedam Golfa IV 1.9 TDI', 'car'],
  ['cs', 'Prodám Octavii 1.9 TDI', 'car'],
  ['ru', 'Продам Москвич 412', 'vintage-car'],
  ['it', 'Vendo Panda 4x4 2010', 'car'],
  ['es', 'Se vende seat ibiza 2012', 'car'],
  ['de', 'Golf Schnupperkurs 4 Stunden', 'golf'],
  ['es', 'Fiesta de cumpleaños', 'party-popper'],
  ['en', 'Polo lessons for beginners', 'horse-rider'],
])('in %s: %s', (language, title, thing) => {
  expect(findSubjects({ title }, language)[0]?.name).toBe(thing);
});
