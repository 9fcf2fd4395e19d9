import { expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

it.each([
  ['en', 'No karaoke, no dancing, just board games', 'dice'],
  ['en', 'no flowers, just chocolate', 'chocolate'],
  ['de', 'Keine Blumen, sondern Schokolade', 'chocolate'],
  ['fr', 'Pas de karaoké, pas de danse, juste des jeux de société', 'dice'],
  ['ru', 'Караоке нет, танцев нет — только настольные игры', 'dice'],
  ['ru', 'Не балет, а корейский танец', 'dancer'],
  ['ja', 'カラオケなし、ボードゲームだけ', 'dice'],
  ['en', 'No meat, no dairy', undefined],
  ['en', 'Not just flowers', 'bouquet'],
])('shows what is there instead of what a title denies, %s: %s', (language, title, thing) => {
  expect(findSubjects({ title }, language)[0]?.name).toBe(thing);
});

it.each([
  ['ko', '성인 취미 발레 아니고 한국무용 반입니다', 'ballet-shoes'],
  ['ja', 'バレエではなく日本舞踊', 'ballet-shoes'],
  ['tr', 'Kahve değil, çay', 'coffee'],
])('shows no thing that the word behind it denies, %s: %s', (language, title, denied) => {
  expect(findSubjects({ title }, language).map(({ name }) => name)).not.toContain(denied);
});

it('shows no home where a price falls by a flat rate', () => {
  const shown = (title: string) => findSubjects({ title }, 'en')[0]?.name;
  expect(shown('Aadi Sale – flat 30% off on silk & cotton sarees')).toBe('sari');
  expect(shown('Flat to rent in Leith')).toBe('apartment-building');
});
