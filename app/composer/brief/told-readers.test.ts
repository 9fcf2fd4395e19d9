import { expect, it } from 'vitest';
import { readColors } from '../color/read-colors.ts';
import { readBrief } from './read-brief.ts';
import { findToldReaders } from './told-readers.ts';

const ofInstructions = (instructions: string, language: string) =>
  findToldReaders({ goals: '', instructions }, language);

it.each([
  ['en', "Mondays 5pm, St Brigid's Hall Naas", ['Mondays 5pm', "St Brigid's Hall Naas"]],
  ['da', '8 personer, spa og brændeovn, hund tilladt', ['8 personer', 'spa og brændeovn', 'hund tilladt']],
  ['pt', 'Marca: Rota Solta. Quilómetros ilimitados', ['Quilómetros ilimitados']],
  ['es', 'Academia Atalaya, no poner armas', []],
  [
    'en',
    'Your home may be repossessed if you do not keep up repayments - must be on it',
    ['Your home may be repossessed if you do not keep up repayments'],
  ],
])('%s: of %j readers are told %j', (language, instructions, told) => {
  expect(ofInstructions(instructions, language)).toEqual(told);
});

it('takes a day one may come for a fact of the goals', () => {
  const goals = 'come and meet the dogs on open day 9 march';
  expect(findToldReaders({ goals, instructions: '' }, 'en')).toEqual([goals]);
});

it('reads no colour in the name of a hall, which is grey in Estonian', () => {
  expect(readColors('Town Hall')).toEqual([]);
  expect(readColors('must ja hall')).toHaveLength(1);
});

it.each([
  ['de', 'mindestens 5 neue Mitglieder dieses Jahr'],
  ['fr', '80 exposants minimum'],
  ['en', '50 new members'],
])('%s: tells nobody how many are hoped for: %s', (language, goals) => {
  expect(findToldReaders({ goals, instructions: '' }, language)).toEqual([]);
});

it.each([
  ['pt', 'tom simpático, dirigido aos pais'],
  ['ko', '어둡고 미스터리한 느낌'],
  ['da', 'lyst og festligt, gerne opdækket langbord'],
])('%s: a wish about the picture is for the designer: %s', (language, instructions) => {
  expect(ofInstructions(instructions, language)).toEqual([]);
});

it('what is to be mentioned may stand before', () => {
  const { lines } = readBrief({
    title: 'Dressed lobster Fridays',
    adCopy: '£9 each',
    instructions: 'we take cards now!! mention it somewhere',
  });
  expect(lines.map(({ text }) => text)).toContain('We take cards now');
});

it.each([
  ['brand BoxRoom. unit 7 Mill Road, Oldport', 'Unit 7 Mill Road, Oldport'],
  ['sat 10 october 11-3, Green Park. make it bright', 'Sat 10 october 11-3'],
  ['jelentkezés: allas@kenyer.example június 10-ig', 'allas@kenyer.example június 10-ig'],
])('%s: a house is told with its part and town, and a day whole', (instructions, said) => {
  const { lines } = readBrief({
    title: instructions.startsWith('jel') ? 'Péket keresünk' : 'Open house',
    instructions,
  });
  expect(lines.map(({ text }) => text)).toContain(said);
});

it('reads a name beside a street whose number comes first', () => {
  const { facts } = readBrief({ title: '2 pies £12', instructions: "Marta's, 9 Abbey Lane, Oldport" });
  expect(facts.find(({ kind }) => kind === 'brand')?.text).toBe("Marta's");
});

it('takes no part of a house for a name', () => {
  const { facts, lines } = readBrief({ title: 'Bike workshop', instructions: 'Unit 6 Dock Road' });
  expect(facts.some(({ kind }) => kind === 'brand')).toBe(false);
  expect(lines.map(({ text }) => text)).toContain('Unit 6 Dock Road');
});

it('what an offer is not for stays with its last day', () => {
  const { lines } = readBrief({
    title: 'Running shoes',
    adCopy: 'Code AUTUMN10 gets 10% off',
    instructions: 'valid until 31 October, not on sale items',
  });
  expect(lines.map(({ text }) => text)).toContain('Valid until 31 October, not on sale items');
});

it.each([
  ['en', 'fill the quiet days, mon-fri 12 to 3', 'mon-fri 12 to 3'],
  ['en', 'more orders, order by 2pm the day before', 'order by 2pm the day before'],
  ['en', 'leads, viewings on Saturday 13 June', 'viewings on Saturday 13 June'],
  ['en', 'sign ups, starts 8 september', 'starts 8 september'],
  ['en', 'sell places, max 6 people', 'max 6 people'],
  ['en', 'walk-ins, 14 Mill Street', '14 Mill Street'],
  ['en', 'first 30 people', 'first 30 people'],
  ['en', 'new patients only', 'new patients only'],
  ['en', 'more calls, within 15 miles of Truro', 'within 15 miles of Truro'],
  ['de', 'mehr Termine, bis 30. Juni', 'bis 30. Juni'],
  ['de', 'mehr Gäste, 17-21 Uhr', '17-21 Uhr'],
  ['fr', 'plus de réservations, par tous les temps', 'par tous les temps'],
  ['es', 'más reservas, máx. 6 personas', 'máx. 6 personas'],
  ['it', 'più prenotazioni, fino al 20 giugno', 'fino al 20 giugno'],
  ['pl', 'więcej rezerwacji, 17:00-21:00', '17:00-21:00'],
])('%s: takes from the goals what readers have to know: %s', (language, goals, told) => {
  expect(findToldReaders({ goals, instructions: '' }, language)).toEqual([told]);
});

it.each([
  'orders before oct',
  'busy tuesdays',
  'max £6 per lead',
  'regulars in Truro',
  'leads by the end of the year',
])('takes no plan from the goals: %s', (goals) => {
  expect(findToldReaders({ goals, instructions: '' }, 'en')).toEqual([]);
});
