import { expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

it.each([
  ['ru', 'лодок сумок окон колец', 'motor-boat handbag window ring'],
  ['uk', 'килимів дверей яблук', 'rug door apple'],
  ['pl', 'książek sukienek pierścionków', 'books dress ring'],
  ['cs', 'svíček hodinek psů', 'candle watch dog-standing'],
  ['sk', 'sviečok domov psov', 'candle house dog-standing'],
  ['hu', 'almát házat tetőnket cipőt', 'apple house roof sneaker'],
  ['fi', 'sormuksia autosi koirasi', 'ring car dog'],
  ['tr', 'arabanız kediniz halılarınız', 'car cat rug'],
  ['el', 'αυτοκινήτου σπιτιών δαχτυλιδιών', 'car houses ring'],
  ['sv', 'bilen båten taket', 'car motor-boat roof'],
  ['da', 'bilerne husene', 'car house'],
  ['nb', 'båten hundene', 'motor-boat dog'],
  ['bg', 'къщата прозорците', 'houses window'],
])('%s: finds things by the forms their words take: %s', (language, words, things) => {
  const shown = words.split(' ').map((title) => findSubjects({ title }, language)[0]?.name);
  expect(shown.join(' ')).toBe(things);
});

it.each([
  ['da', 'taget'],
  ['ru', '24 часа'],
  ['sv', 'huvudstad'],
])('%s: reads no ending off "%s"', (language, title) => {
  expect(findSubjects({ title }, language)).toEqual([]);
});
