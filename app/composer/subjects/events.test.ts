import { expect, it } from 'vitest';
import type { Brief } from '../design/ad-design.ts';
import { findSubjects } from './find-subjects.ts';

const shownFor = (brief: Brief, language = 'en') => findSubjects(brief, language).map(({ name }) => name);
const firstFor = (title: string, language = 'en', adCopy = '') => shownFor({ title, adCopy }, language)[0];

it('shows the house that opens its doors, in many languages', () => {
  expect(firstFor('Our library reopens!', 'en', 'New roof. Same books.\nMonday, 9am')).toBe('books');
  expect(firstFor('Open evening at Ashgate School', 'en', 'See the labs, 6-8pm')).toBe('school');
  expect(firstFor('Den otevřených dveří ve škole', 'cs')).toBe('school');
  expect(firstFor('Nyílt nap az iskolában', 'hu')).toBe('school');
  expect(firstFor('День відкритих дверей у школі', 'uk')).toBe('school');
  expect(firstFor('يوم مفتوح في المدرسة', 'ar')).toBe('school');
  expect(firstFor('Dzień otwarty w bibliotece', 'pl', 'Kawa i ciasto, sobota')).toBe('books');
  expect(firstFor('Avoimet ovet kirjastossa', 'fi', 'Kahvia')).toBe('books');
  expect(firstFor('Open day at Harlow Motorcycles', 'en', 'Free coffee')).toBe('motorcycle');
});

it('does not show an animal after which such a house is named', () => {
  expect(shownFor({ title: 'Open morning – Heron Montessori, Derby' })).not.toContain('bird');
});

it('shows what is on at a party of which the title says no more', () => {
  expect(shownFor({ title: 'Dorffest', adCopy: 'Blasmusik, Bratwurst und Bier' }, 'de')).toContain('sausage');
  expect(shownFor({ title: 'Fiestas del pueblo', adCopy: 'Música en vivo, paella' }, 'es')).toContain(
    'paella',
  );
  expect(firstFor('Office party', 'en', 'Coffee and cake')).toBe('party-popper');
});

it('shows a feast before the party and the costumes for it', () => {
  expect(firstFor('Halloween at the barn - costumes or no entry', 'en', 'DJ till late')).toBe(
    'jack-o-lantern',
  );
  expect(firstFor('Fiesta de Halloween', 'es', 'Premio al mejor disfraz')).toBe('jack-o-lantern');
});

it('shows what a meeting is about, but not where it is held', () => {
  expect(firstFor('Town hall meeting: changes to bus route 9')).toBe('bus');
  expect(firstFor("Residents' meeting at the school")).toBe('clipboard');
});

it('does not show what can wait, what comes afterwards or what is collected for', () => {
  expect(shownFor({ title: 'Sunrise ride', adCopy: 'Pancakes can wait. On horses.' })).not.toContain(
    'pancakes',
  );
  const concert =
    'carol concert in the chapel on the 20th, mulled wine afterwards and the collection goes to the homeless shelter';
  expect(shownFor({ title: concert })).toEqual(['choir', 'musical-notes']);
  expect(shownFor({ title: 'Hundekjøring, 2 timer inkl kaffe' }, 'nb')).not.toContain('coffee');
});

it('reads a word behind a colon as no part of a phrase', () => {
  expect(firstFor('Lost dog: Biscuit', 'en', 'Reward')).toBe('dog');
});

it('shows nothing that a polite and long refusal names', () => {
  const lawyer = { title: 'Divorce lawyer', instructions: 'please no quarrelling couples and no gavels' };
  expect(shownFor(lawyer)).not.toContain('gavel');
});

it('knows public matters and gatherings in many languages', () => {
  const cases: [language: string, title: string, thing: string][] = [
    ['ar', 'منح دراسية للطلاب', 'graduation-cap'],
    ['ko', '장학금 신청', 'graduation-cap'],
    ['zh-Hant', '獎學金申請', 'graduation-cap'],
    ['pt', 'Registo de eleitores até 5 de maio', 'ballot-box'],
    ['en', 'Voter registration drive', 'ballot-box'],
    ['he', 'יריד תעסוקה', 'briefcase'],
    ['tr', 'Kariyer fuarı', 'briefcase'],
    ['pl', 'Zbiórka ciepłych ubrań', 'coat'],
    ['uk', 'Збір зимового одягу', 'coat'],
    ['es', 'Colecta de ropa de abrigo', 'coat'],
    ['fr', 'Repas partagé du quartier', 'dinner-plate'],
    ['it', 'Giornata delle adozioni', 'dog'],
    ['cs', 'Závody dračích lodí', 'dragon-boat'],
    ['sv', 'Loppis på torget', 'price-tag'],
    ['en', 'Night of the falling stars', 'night-sky'],
    ['en', 'Summer reading program', 'books'],
  ];
  for (const [language, title, thing] of cases) expect(firstFor(title, language), title).toBe(thing);
});

it('knows the notices and the work days of a place in many languages', () => {
  const cases: [language: string, title: string, thing: string][] = [
    ['de', 'Straßensperrung Lindenweg', 'road-barrier'],
    ['ja', '断水のお知らせ', 'tap'],
    ['ar', 'قطع المياه يوم الاثنين', 'tap'],
    ['it', 'Puliamo il parco', 'wastebasket'],
    ['fr', 'Permanence du maire', 'speech-bubble'],
    ['he', 'שבוע הספר', 'books'],
  ];
  for (const [language, title, thing] of cases) expect(firstFor(title, language), title).toBe(thing);
  expect(shownFor({ title: 'Puliamo il parco', adCopy: 'Guanti e sacchi forniti' }, 'it')).not.toContain(
    'gloves',
  );
});

it('shows what is to be saved, and who looks for people', () => {
  expect(firstFor('Rettet unser Freibad', 'de', 'Unterschriften bis Mai')).toBe('swimming-pool');
  expect(firstFor('Les pompiers recrutent', 'fr', 'Journée découverte, barbecue')).toBe('fire-engine');
});
