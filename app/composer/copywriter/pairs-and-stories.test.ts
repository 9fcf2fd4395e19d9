import { expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { writeCopy } from './copywriter.ts';

const copyOf = (brief: { title: string; adCopy?: string; saleGoals?: string }) =>
  writeCopy(readBrief(brief)).copy;

it.each([
  ['You packed the tent. Now the other thing.', 'Travel cover for campers'],
  ['Keep the boat. Get the garage back.', 'Boat storage by the week'],
  ['Come alone. Leave with a team.', 'Hostel by the harbour'],
])('%s: a saying of two sentences stays whole', (saying, title) => {
  const { headline, subline } = copyOf({ title, adCopy: `${saying}\nFrom £9 a week` });
  expect([headline, ...(subline?.split(' · ') ?? [])]).toContain(saying);
});

it('makes no offer of what a story says was paid', () => {
  const { subline, offer } = copyOf({
    title: 'Dog cover that pays the vet',
    adCopy: 'She ate a glove. It cost £1,900. You paid £90.',
    saleGoals: 'quotes, first month free with code GLOVE',
  });
  expect(subline).toBe('She ate a glove. It cost £1,900. You paid £90.');
  expect(offer).toBe('First month free with code GLOVE');
});

it('keeps what bears out a sentence behind it', () => {
  const { subline } = copyOf({ title: 'Pastry cook – we close every August. no joke', adCopy: '£31k' });
  expect(subline).toContain('We close every August. No joke');
});

it('keeps the marks of words that are quoted amid a sentence', () => {
  const { subline } = copyOf({
    title: 'Free eye test',
    adCopy: '“Which line?” is not an answer.\nBook at Vine Optics',
  });
  expect(subline).toContain('“Which line?” is not an answer');
});

it.each([
  ['He will say “no fuss”. Make some.\nOrder by Thursday', 'He will say “no fuss”. Make some', 'by Thursday'],
  ['“Brot braucht Zeit“, sagt Oma.\nAb 6 Uhr', 'sagt Oma', 'Ab 6 Uhr'],
  ['Please write “Fresh at seven”\nBring a basket', 'Fresh at seven', 'Bring a basket'],
  ['„Frisch um sieben“ bitte groß schreiben\nMit Butter', 'Frisch um sieben', 'Mit Butter'],
])('%s: prints the lines around a quote', (adCopy, ...said) => {
  const { headline, subline } = copyOf({ title: 'Hampers', adCopy });
  const printed = `${headline} ${subline}`;
  for (const words of said) expect(printed).toContain(words);
  expect(printed).not.toMatch(/please|schreiben/iu);
});

it.each([
  'We had $40 million. Then we had a stall.',
  'Wir hatten 40 Millionen Euro. Dann einen Stand.',
  'On avait 40 millions d’euros. Puis un stand.',
])('%s: makes no offer of a sum in a story', (adCopy) => {
  const { headline, subline, offer } = copyOf({ title: 'Podcast', adCopy });
  expect(offer).toBeUndefined();
  expect(`${headline} ${subline}`).toContain('40');
});

it.each([
  ['Homes from £1.2 million', 'From £1.2 million'],
  ['Wohnungen ab 1,2 Millionen Euro', 'ab 1,2 Millionen Euro'],
])('%s: reads a sum with its millions', (title, sum) => {
  const { headline, offer } = copyOf({ title, adCopy: 'By the river, with a balcony' });
  expect(`${headline} ${offer}`).toContain(sum);
});

it.each([
  ['Vide-grenier', 'Plus de 60 stands, entrée libre'],
  ['Flohmarkt', 'Mehr als 60 Stände, Eintritt frei'],
  ['Rastro', 'Más de 60 puestos, entrada gratis'],
  ['Rommelmarkt', 'Meer dan 60 kramen, gratis toegang'],
])('%s: keeps what makes a count a lower bound', (title, adCopy) => {
  expect(copyOf({ title, adCopy }).offer).toBe(adCopy);
});

it('keeps the words that answer a quote beside it', () => {
  const { headline, subline } = copyOf({
    title: 'Cake shop',
    adCopy: 'He says “no cake”. He lies.\nOpen daily',
  });
  expect(`${headline} ${subline}`).toMatch(/“no cake”. He lies/u);
});

it.each([
  ['Plätzchen zum Advent', 'Bestellungen bis 10. Dezember: 0170 5550142', 'Bestellungen bis 10. Dezember'],
  ['Cukroví na objednávku', 'Objednávky do 10. prosince: 604 555 231', 'Objednávky do 10. prosince'],
  ['Advent cookies', 'Orders by 10 December: 0170 555 0142', 'Orders by 10 December'],
])('%s: a last day before a number stays whole', (title, adCopy, day) => {
  const { headline, subline } = copyOf({ title, adCopy });
  expect(`${headline} ${subline}`).toContain(day);
});
