import { expect, it } from 'vitest';
import { writeCopy } from '../../copywriter/copywriter.ts';
import { findSubjects } from '../../subjects/find-subjects.ts';
import { readBrief } from '../read-brief.ts';
import { readTitle } from './read-title.ts';

it.each<[string, string, string, string[]]>([
  [
    'en',
    'hi, can you make something for facebook for my plastering business, its just me and my dad, we do walls and ceilings around Truro',
    'Plastering business',
    ['its just me and my dad', 'We do walls and ceilings around Truro'],
  ],
  [
    'en',
    'hello can you make me an ad, I tune pianos in Bath and also fix old organs, £60 a visit',
    'I tune pianos in Bath and also fix old organs',
    ['£60 a visit'],
  ],
  [
    'en',
    'hey can someone help me please, I need an ad for instagram, I groom cats in Truro, full groom £38',
    'I groom cats in Truro',
    ['full groom £38'],
  ],
  [
    'en',
    'make me an ad please I teach tai chi in the park in Hull every monday at 9, bring a mat',
    'I teach tai chi in the park in Hull every monday at 9',
    ['bring a mat'],
  ],
  [
    'en',
    'hi there I need something for facebook for our church fete, Saturday 4 July, nothing fancy please',
    'Church fete',
    ['Saturday 4 July'],
  ],
  [
    'en',
    'hi can you make an ad for my french tutoring please, I do GCSE and A level in Hull at my kitchen table',
    'French tutoring',
    ['I do GCSE and A level in Hull at my kitchen table'],
  ],
  [
    'en',
    'hi, can you do an ad for instagram, I mend violins in Hull and around, 30 years at it now, people always bring them too late',
    'I mend violins in Hull and around',
    ['30 years at it now'],
  ],
  [
    'en',
    'Need something for our kennels, we look after peoples dogs when they go away, heated runs and two walks a day',
    'Kennels',
    ['we look after peoples dogs when they go away', 'heated runs and two walks a day'],
  ],
  [
    'de',
    'Hallo, könnt ihr mir bitte eine Anzeige machen, ich stimme Klaviere in Jena, ab 70 € pro Termin',
    'Ich stimme Klaviere in Jena',
    ['ab 70 € pro Termin'],
  ],
  [
    'de',
    'Hi, wir bräuchten einen Flyer für unser Hoffest am 12. Juli, Eintritt frei, danke',
    'Hoffest',
    ['am 12. Juli', 'Eintritt frei'],
  ],
  [
    'fr',
    'Bonjour, pouvez-vous faire une affiche pour mon atelier de reliure, je répare des livres à Dole, merci',
    'Atelier de reliure',
    ['je répare des livres à Dole'],
  ],
  [
    'fr',
    "Bonjour je donne des cours de violon à Metz, 28 € l'heure, pouvez-vous faire quelque chose de joli, merci",
    'Je donne des cours de violon à Metz',
    ["28 € l'heure"],
  ],
  [
    'es',
    'Hola, ¿me podéis hacer un anuncio?, afino pianos en Murcia, 60 € la visita',
    'Afino pianos en Murcia',
    ['60 € la visita'],
  ],
  [
    'es',
    'Hola necesito algo para Instagram para mi taller de motos, arreglamos motos en Lugo, algo sencillo por favor',
    'Taller de motos',
    ['arreglamos motos en Lugo'],
  ],
  [
    'it',
    'Ciao, potete farmi una pubblicità, accordo pianoforti a Parma, preventivo gratis',
    'Accordo pianoforti a Parma',
    ['preventivo gratis'],
  ],
  [
    'it',
    'Buongiorno, mi serve qualcosa per Facebook per la mia sartoria, facciamo orli e riparazioni a Bari, grazie',
    'Sartoria',
    ['facciamo orli e riparazioni a Bari'],
  ],
  [
    'nl',
    'Hoi, kunnen jullie iets maken voor Instagram voor mijn schildersbedrijf, wij schilderen kozijnen in Ede',
    'Schildersbedrijf',
    ['wij schilderen kozijnen in Ede'],
  ],
  [
    'nl',
    'Hallo, ik geef gitaarles in Goes, 30 euro per les, kun je een leuke advertentie maken alsjeblieft',
    'Ik geef gitaarles in Goes',
    ['30 euro per les'],
  ],
  [
    'pt',
    'Olá, podem fazer um anúncio para mim, eu afino pianos em Faro, orçamento grátis',
    'Eu afino pianos em Faro',
    ['orçamento grátis'],
  ],
  [
    'pt',
    'Oi, preciso de algo para o Instagram para a minha floricultura, faço buquês em Olinda, obrigada',
    'Floricultura',
    ['faço buquês em Olinda'],
  ],
  [
    'pl',
    'Dzień dobry, proszę zrobić reklamę, stroję fortepiany w Łodzi, od 150 zł',
    'Stroję fortepiany w Łodzi',
    ['od 150 zł'],
  ],
  [
    'pl',
    'Cześć, potrzebuję czegoś na Facebooka dla mojej kawiarni, pieczemy serniki w Pile, dzięki',
    'Pieczemy serniki w Pile',
    [],
  ],
])('%s: %s: a letter is read for its trade', (language, title, sold, others) => {
  const read = readTitle(title, language);
  expect(read.sold).toBe(sold);
  expect(read.others.join(' | ').toLowerCase()).toBe(others.join(' | ').toLowerCase());
});

it.each([
  'Can you make something beautiful out of clay? Pottery evenings in Hull, £25',
  'Hello sunshine! Ice cream by the sea all summer, from £2 a scoop',
  'Thank you Leeds! 10 years of pizza, 20% off all week',
  'Please draw the curtains: blackout blinds made to measure in a week',
])('%s: is no letter', (title) => {
  expect(readBrief({ title }).brief.title).toBe(title);
});

it('keeps what customers have to know among what is said to the maker', () => {
  const title =
    "hi so I build rocking horses in Kent, been doing it 20 years, everyone asks the week before and I can't, I need at least 4 months, can you make something nice that says this but not rude";
  const { headline, subline } = writeCopy(readBrief({ title })).copy;
  expect(headline).toBe('I build rocking horses in Kent');
  expect(subline).toContain('I need at least 4 months');
  expect(subline).not.toMatch(/something nice|everyone asks/u);
});

it('shows no poster that is asked for', () => {
  const title = 'hey can you do me a poster, I clean windows in Hove, every 4 weeks or one off, from £10';
  expect(findSubjects({ title }, 'en').map(({ name }) => name)).not.toContain('framed-picture');
});

it.each([
  [
    'so make an ad that tells people to sweep their chimney every spring, its £60, we are a small firm in Hull',
    'sweep their chimney every spring',
  ],
  [
    'can you make something nice for facebook that says book him before Easter, it is £70 in the Truro area',
    'book him before Easter',
  ],
])('lists what a letter wants to have said, where the ad does not say it: %s', (title, said) => {
  expect(readBrief({ title }).told).toContain(said);
});

it.each([
  [
    'en',
    'hi we fit gutters around Truro, from £90, can you make it pop',
    'Fit gutters around Truro',
    'from £90',
  ],
  [
    'en',
    'we fit gutters around Truro, clean and repair them, nobody knows we exist, the last ad didnt work, cheers Dave',
    'Fit gutters around Truro, clean and repair them',
    '',
  ],
  [
    'en',
    'I tune pianos in Bath, £60 a visit, parents never think of it and they should just message me',
    'I tune pianos in Bath',
    '£60 a visit',
  ],
  [
    'en',
    'we help pubs with their payroll and people always come too late so maybe tell them to come before May',
    'Help pubs with their payroll',
    'come before May',
  ],
  [
    'en',
    'I tune pianos in Bath, £60 a visit, it needs to say we are insured, thanks a million, Sarah',
    'I tune pianos in Bath',
    '£60 a visit | we are insured',
  ],
  [
    'en',
    'we fit kitchens in Truro, mostly small ones, and we take the old one away, so the ad should say fitted in 4 days',
    'We fit kitchens in Truro',
    'mostly small ones | we take the old one away | fitted in 4 days',
  ],
  [
    'en',
    'we clean gutters around Truro, from £80, people always ring in winter so maybe say something with that',
    'Clean gutters around Truro',
    'from £80',
  ],
  [
    'de',
    'Ich stimme Klaviere in Jena, ab 70 €, niemand kennt uns, LG Steffi',
    'Ich stimme Klaviere in Jena',
    'ab 70 €',
  ],
  [
    'fr',
    'Nous réparons des vélos à Dole, révision 45 €, personne ne nous connaît, merci Paul',
    'Réparons des vélos à Dole',
    'révision 45 €',
  ],
  [
    'es',
    'Arreglamos motos en Lugo, revisión 40 €, no quiero que parezca barato, gracias',
    'Arreglamos motos en Lugo',
    'revisión 40 €',
  ],
  [
    'it',
    'Ripariamo moto a Parma, tagliando 60 €, nessuno ci conosce, grazie Luca',
    'Ripariamo moto a Parma',
    'tagliando 60 €',
  ],
  [
    'nl',
    'Wij schilderen kozijnen in Ede, vanaf 250 euro, het mag niet te duur uitzien',
    'Wij schilderen kozijnen in Ede',
    'vanaf 250 euro',
  ],
  [
    'pt',
    'Reparamos motas em Faro, revisão 35 €, precisamos de mais clientes, obrigada Rita',
    'Reparamos motas em Faro',
    'revisão 35 €',
  ],
  [
    'pl',
    'Myjemy okna w Łodzi, od 150 zł, nie wiem co napisać, pozdrawiam Ola',
    'Myjemy okna w Łodzi',
    'od 150 zł',
  ],
])('%s: %s: what is for the maker alone is not printed', (language, title, sold, others) => {
  const read = readTitle(readBrief({ title }, { language }).brief.title, language);
  expect(read.sold.toLowerCase()).toContain(sold.toLowerCase());
  expect(read.others.join(' | ').toLowerCase()).toBe(others.toLowerCase());
});

it.each([
  'Choose your colours, we paint, you relax, from £200 a room',
  'Pottery on Saturday, create something special, £45, all welcome, book by Friday',
  'Customers always come back, 30 years of haircuts, no appointment, £12',
])('%s: keeps what is for readers', (title) => {
  expect(readBrief({ title }).brief.title).toBe(title);
});
