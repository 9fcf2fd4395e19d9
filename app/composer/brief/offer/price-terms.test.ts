import { expect, it } from 'vitest';
import type { PricedFor } from '../../languages/language.ts';
import { isPricedFor, namesTerm, tellsLength } from './price-terms.ts';

it.each<[string, string, PricedFor]>([
  ['en', 'Lunch £12 pp', 'person'],
  ['en', 'Adults £12, kids £6', 'person'],
  ['de', '16 € die Nacht', 'stay'],
  ['de', 'Erwachsene 9 €', 'person'],
  ['fr', "35 € l'heure", 'stay'],
  ['fr', "210 € l'année", 'term'],
  ['es', '30 € por persona', 'person'],
  ['it', '80 € al mese', 'term'],
  ['pt', '25 € por hora', 'stay'],
  ['nl', '€ 24,50 p.p.', 'person'],
  ['pl', '2 zł za sztukę', 'piece'],
  ['sv', '400 kr/timme', 'stay'],
  ['fi', '18 €/hlö', 'person'],
  ['cs', '220 Kč za noc', 'stay'],
  ['hu', '4 500 Ft/fő', 'person'],
  ['ro', '18 lei borcanul', 'piece'],
  ['ru', '500 ₽ с человека', 'person'],
  ['tr', 'gecelik 500 TL', 'stay'],
  ['ar', '50 ريال للشخص', 'person'],
  ['he', '90 ₪ ללילה', 'stay'],
  ['ja', '1人4,500円', 'person'],
  ['ko', '1인 45,000원', 'person'],
  ['zh-Hans', '每人199元', 'person'],
  ['th', '300 บาท/คน', 'person'],
])('%s: %s is for a %s', (language, text, term) => {
  const terms: PricedFor[] = ['person', 'stay', 'term', 'piece'];
  expect(terms.filter((one) => isPricedFor(one, text, language))).toEqual([term]);
});

it('is told only beside an amount, unless it is asked for anywhere', () => {
  expect(isPricedFor('person', 'Shoes for kids £14', 'en')).toBe(false);
  expect(isPricedFor('stay', 'Beach hut by the day, Whitstable', 'en')).toBe(false);
  expect(namesTerm('stay', 'Beach hut by the day, Whitstable', 'en')).toBe(true);
});

it('tells how long something goes on by a figure', () => {
  expect(tellsLength('90 Min, 35 €', 'de')).toBe(true);
  expect(tellsLength('2h, €30', 'en')).toBe(true);
  expect(tellsLength('Minuten, Stunden', 'de')).toBe(false);
});
