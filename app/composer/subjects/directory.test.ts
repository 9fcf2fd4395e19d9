import { describe, expect, it } from 'vitest';
import { readTitle } from '#tests/support/read-title.ts';
import { subjectNames } from './catalog.ts';
import { directoryLanguages, directoryOf } from './directory.ts';

describe.each(directoryLanguages)('the directory in %s', (language) => {
  it('leads to things that can be drawn', () => {
    const things = new Set(directoryOf(language).flatMap((kind) => kind.things));
    expect([...things].filter((thing) => !subjectNames.includes(thing))).toEqual([]);
  });

  it('has a name for one kind alone', () => {
    const names = directoryOf(language).flatMap((kind) => kind.names);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

it.each([
  ['Trophäengeschäft', 'de', 'trophy', 'buy'],
  ['Segelmakare', 'sv', 'sailing-boat', 'quote'],
  ['Båtutleie', 'nb', 'motor-boat', 'book'],
  ['Kabinos felvonó', 'hu', 'cable-car', 'tickets'],
  ['Hulladékudvar', 'hu', 'wheelie-bin', 'visit'],
  ['Sklep elektryczny', 'pl', 'plug', 'buy'],
  ['Psihoterapevt', 'sl', 'brain', 'book'],
  ['Jahački centar', 'hr', 'horse', 'book'],
  ['Videospēļu veikals', 'lv', 'game-controller', 'buy'],
  ['Jalaarst', 'et', 'foot', 'book'],
  ['Kaupunkipyöräasema', 'fi', 'bicycle', 'book'],
  ["Magasin d'informatique", 'fr', 'laptop', 'buy'],
  ['Ufficio informazioni turistiche', 'it', 'world-map', 'visit'],
  ['Aparcament subterrani', 'ca', 'parking-sign', 'book'],
  ['Πατισερί', 'el', 'cake-slice', 'order'],
  ['Акушер-гінеколог', 'uk', 'stethoscope', 'book'],
  ['کلوپ شبانه', 'fa', 'disco-ball', 'tickets'],
  ['사파리 공원', 'ko', 'lion', 'tickets'],
  ['Toko Minuman Keras', 'id', 'spirits-bottle', 'buy'],
])('reads "%s" as %s, with its thing and its call', (title, ...expected) => {
  expect(readTitle(title)).toEqual(expected);
});

it('knows a kind within a longer title, and leaves its call to words that say more', () => {
  expect(readTitle('Segelmakare Lindholm, Marstrand')).toEqual(['sv', 'sailing-boat', 'quote']);
  expect(readTitle('Trophäengeschäft sucht Verkäufer')[2]).toBe('apply');
});

it('goes by the language of the brief where that has the word as well', () => {
  expect(readTitle('Academia', { instructions: 'primera clase gratis para todos los alumnos' })[0]).toBe(
    'es',
  );
});

it('reads a Catalan word with its point as one word', () => {
  expect(readTitle('Instal·lació de col·leccions de mostres')[1]).not.toBe('cabbage');
});
