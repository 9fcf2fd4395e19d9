import { expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

const shown = (language: string, title: string, adCopy?: string) =>
  findSubjects({ title, ...(adCopy && { adCopy }) }, language)[0]?.name;

it.each([
  ['de', 'Viele Köche verderben den Brei', 'Klempner in Leipzig. Tel. 0341 1234567.', 'tap'],
  ['de', 'Alte Hasen am Werk', 'Zahnarztpraxis. Tel. 0341 1234567.', 'tooth'],
  ['fr', 'Une main de fer dans un gant de velours', 'Plombier à Lyon. Tél. 04 78 12 34 56.', 'tap'],
  ['fr', "C'est du gâteau", 'Garage automobile. Tél. 04 78 12 34 56.', 'wrench'],
  ['fr', 'Passer du coq à l’âne', 'Cours de piano. Tél. 04 78 12 34 56.', 'piano-keys'],
  ['es', 'Sube al tren del futuro', 'Fontanero en Sevilla. Tel. 954 123 456.', 'tap'],
  ['es', 'Ponte las pilas', 'Taller mecánico. Tel. 954 123 456.', 'wrench'],
  ['it', 'Un sorriso a trentadue denti', 'Idraulico a Bologna. Tel. 051 123456.', 'tap'],
  ['it', 'Una goccia nel mare di pesci', 'Lezioni di pianoforte. Tel. 051 123456.', 'piano-keys'],
  ['pt', 'Com unhas e dentes', 'Canalizador no Porto. Tel. 220 123 456.', 'tap'],
  ['nl', 'Een oogje in het zeil', 'Loodgieter in Utrecht. Tel. 030 1234567.', 'tap'],
  ['nl', 'Boter bij de vis', 'Tandartspraktijk. Tel. 030 1234567.', 'tooth'],
  ['pl', 'Wrzuć wyższy bieg', 'Hydraulik w Krakowie. Tel. 12 123 45 67.', 'tap'],
  ['pl', 'Głowa do góry', 'Lekcje gry na pianinie. Tel. 12 123 45 67.', 'piano-keys'],
  ['pl', 'Salon psiej urody', 'Nasz kot śpi na wystawie.', 'dog'],
  ['sv', 'Spela andra fiolen', 'Rörmokare i Malmö. Tel. 040 123 456.', 'tap'],
  ['sv', 'Hoppa på tåget', 'Redovisning för småföretag. Tel. 040 123 456.', 'calculator'],
  ['da', 'Kridt skoene', 'VVS-montør i Aarhus. Tlf. 86 12 34 56.', 'tap'],
  ['da', 'Slå på tromme for det', 'Autoværksted. Tlf. 86 12 34 56.', 'wrench'],
])('%s: "%s" shows the trade of the copy, "%s"', (language, title, adCopy, thing) => {
  expect(shown(language, title, adCopy)).toBe(thing);
});

it.each([
  ['en', 'Solid oak tables for your home', 'Joiner in Leeds. Call 0113 496 0100.', 'dining-table'],
  ['de', 'Handgemachte Seife aus Oliven', 'Imkerei in Bayern. Tel. 0341 1234567.', 'soap'],
  ['es', 'Jabones artesanos de oliva', 'Apicultor en León. Tel. 954 123 456.', 'soap'],
])('%s: "%s" stays what it names, over "%s"', (language, title, adCopy, thing) => {
  expect(shown(language, title, adCopy)).toBe(thing);
});
