import { describe, expect, it } from 'vitest';
import { basicLanguages } from '../../languages/registry.ts';
import { pointingsIn } from '../intent/signs/pointings.ts';
import { stemMatcher } from './stems.ts';

/** All strings of a table, however deep. */
const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
};

describe('a stem that ends in a space', () => {
  it('is refused, as it could stand before no word', () => {
    expect(() => stemMatcher('nagel* nido_')).toThrow(/"nido_" matches before no word: write "nido"/u);
    expect(stemMatcher('nido_*').test('nido in famiglia')).toBe(true);
  });

  it('stands in no language', () => {
    const words = Object.values(basicLanguages).flatMap(stringsOf);
    const open = words.flatMap((text) => text.match(/(?<!\S)[\p{L}\p{M}_*]+_(?!\S)/gu) ?? []);
    expect(open).toEqual([]);
  });
});

it.each([
  ['de', 'Kaufe alte Schallplatten', 'contact'],
  ['nl', 'Leer breien', 'enrol'],
  ['nl', 'Sponsorloop', 'sign-up'],
  ['nb', 'Lær å strikke', 'enrol'],
  ['da', 'Lær at strikke', 'enrol'],
  ['he', 'סדנת קרמיקה', 'enrol'],
  ['en', 'Room in quiet house', 'view'],
  ['en', 'Rat catchers', 'quote'],
  ['en', 'Pest proofing', 'quote'],
  ['fi', 'Työhuone vuokralle', 'view'],
  ['fi', 'Opi soittamaan', 'enrol'],
  ['fi', 'Englantia aikuisille', 'enrol'],
  ['fi', 'Siivousapua kotiin', 'contact'],
  ['it', 'Nido in famiglia', 'enrol'],
  ['it', 'Acquisto oro', 'contact'],
  ['sk', 'Maľovanie bytov', 'quote'],
  ['sk', 'Grafik na voľnej nohe', 'quote'],
  ['pl', 'Sekcja judo', 'enrol'],
  ['pl', 'Święto ulicy', 'visit'],
  ['pl', 'Kółko szachowe', 'sign-up'],
  ['tr', 'PVC pencere', 'quote'],
  ['tr', 'Çit yapımı', 'quote'],
  ['tr', 'Oto çekici', 'quote'],
  ['et', 'Õpi ujuma', 'enrol'],
  ['cs', 'Malování bytů', 'quote'],
  ['cs', 'Grafik na volné noze', 'quote'],
  ['cs', 'Pochod kolem rybníka', 'sign-up'],
  ['hu', 'Ács és tetőfedő', 'quote'],
  ['hu', 'Kovácsmester', 'quote'],
  ['fr', 'Anneau de port', 'view'],
  ['fr', 'Éveil corporel', 'enrol'],
  ['el', 'Δώσε αίμα', 'donate'],
  ['el', 'Βίλα με πισίνα', 'book'],
])('%s: "%s" points to what its stem is for', (language, text, intent) => {
  expect(pointingsIn(text, language).map((one) => one.intent)).toContain(intent);
});

it.each([
  ['de', 'Theatergruppe', 'sign-up'],
  ['en', 'Ghostwriter', 'quote'],
  ['nb', 'Flyttehjelp', 'quote'],
  ['nl', 'Garageverkoop', 'visit'],
  ['pl', 'Płytki', 'quote'],
  ['fi', 'Ravintolakokki', 'apply'],
])('%s: of two stems over "%s" the longer one says what it is', (language, text, intent) => {
  expect(pointingsIn(text, language).map((one) => one.intent)).toEqual([intent]);
});
