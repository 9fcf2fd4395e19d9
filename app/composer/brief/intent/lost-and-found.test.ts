import { expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

it.each([
  'Lost phone, silver',
  'Found: set of keys near the mill',
  'Sofa free to good home',
  'Klavier zu verschenken',
  'Ehering verloren',
  'Portefeuille perdu rue de la Gare',
  'Trovata bicicletta vicino alla stazione',
  'Se regala sofá',
  'Sleutels gevonden',
  'Znaleziono klucze',
  'Nalezen klíč u školy',
  'Отдам диван',
  'Hjørnesofa gis bort',
  'Βρέθηκε γάτα στην Πλάκα',
  '寻物启事 丢失钱包',
])('%s: readers get in touch', (title) => {
  expect(readBrief({ title }).intent).toBe('contact');
});

it('is called where a number stands', () => {
  expect(readBrief({ title: 'Lost dog, black lab', adCopy: 'Call 07700 900123' }).intent).toBe('call');
});

it.each([
  ['Lost weight and kept it off? Join our club', 'contact'],
  ['Found Objects vintage shop', 'contact'],
  ['Missing teeth? Dental implants from £900', 'contact'],
])('%s: a firm is not %s', (title, intent) => {
  expect(readBrief({ title }).intent).not.toBe(intent);
});
