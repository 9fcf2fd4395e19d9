import { expect, it } from 'vitest';
import { findDates } from '../brief/facts/find-dates.ts';
import { readBrief } from '../brief/read-brief.ts';
import { writeCopy } from './copywriter.ts';

const copyOf = (title: string, adCopy: string, otherIdea = false) =>
  writeCopy(readBrief({ title, adCopy }), { otherIdea }).copy;

it.each([
  // The weather, and who is wanted above all.
  [
    'Sagra della polenta e cinghiale – 18, 19 e 20 ottobre',
    'Sotto il tendone anche se piove! Cucina dalle 19. Organizza la Pro Loco di Castelvecchio.',
    'Sagra della polenta e cinghiale',
  ],
  [
    'Jauktais koris "Atvasara" uzņem jaunus dziedātājus',
    'Īpaši gaidām tenorus un basus! Mēģinājumi otrdienās 18.30 Cēsu kultūras centrā.',
    'Jauktais koris "Atvasara" uzņem jaunus dziedātājus',
  ],
  ['Christmas craft fair', 'Rain or shine! 40 stalls, mulled wine, Santa at 2pm.', 'Christmas craft fair'],
  // Half a title says nothing of the thing.
  ['e-bikes: have a go Saturday', 'Test the new range round the canal.', 'E-bikes: have a go Saturday'],
  ['Kayaks: try before you buy', 'Saturday 10-2 at the slipway.', 'Kayaks: try before you buy'],
  ['Boulangerie : la galette des rois est là', 'Frangipane ou pomme.', 'La galette des rois est là'],
  // Vacant there, and no gift.
  ['Allotment plots free at Mill Lane', '5 half plots, £28 a year.', 'Allotment plots free at Mill Lane'],
  // A shortened word ends no sentence.
  [
    'Fahrrad-Frühjahrscheck 49 € inkl. Kette ölen & Bremsen einstellen',
    'Wir holen dein Rad auch ab.',
    'Fahrrad-Frühjahrscheck 49 € inkl. Kette ölen & Bremsen einstellen',
  ],
])('%s leads over %j', (title, adCopy, headline) => {
  expect(copyOf(title, adCopy).headline).toBe(headline);
});

it.each([
  [
    'Roof moss removal',
    'Soft wash, no pressure damage. Bungalows from £350',
    'Roof moss removal. Soft wash, no pressure damage.',
  ],
  [
    'Farm gate eggs',
    'Free range, laid this morning. $7 a dozen.',
    'Farm gate eggs. Free range, laid this morning.',
  ],
  [
    'Takbyte med ROT-avdrag',
    'Fast pris, 20 års garanti',
    'Takbyte med ROT-avdrag. Fast pris, 20 års garanti.',
  ],
])('%s: how it is done stands behind the name', (title, adCopy, headline) => {
  expect(copyOf(title, adCopy, true).headline).toBe(headline);
});

it.each([
  ['Grabgestaltung und Dauergrabpflege', 'Auch für Angehörige, die weit weg wohnen', 'Angehörige.'],
  ['Piano lessons at your home', 'Kids from 5, adults from whenever.', 'Kids from 5.'],
  ['Саженцы яблонь, груш, смородины с закрытым корнем', 'Питомник под Рязанью.', /^Саженцы яблонь$/u],
  ['Your old armchair, reupholstered', 'From £320 plus cloth.', /^Your old armchair$/u],
])('%s: no headline is torn out of %j', (title, adCopy, torn) => {
  expect(copyOf(title, adCopy, true).headline).not.toMatch(torn);
});

it.each([
  [
    "Lost your spark? We've got 200 in stock.",
    "Spark plugs, batteries, wipers, belts & oil for most cars and motorbikes. Trade and public, we'll fit wipers and bulbs free. Gordon's Motor Factors, Alloa. Sundays till 1.",
    "Gordon's Motor Factors, Alloa",
  ],
  [
    'Wanted: trumpets, tubas and anyone who can count to four',
    'Dunkeld Silver Band is rebuilding. Returners and beginners welcome, instruments lent free. Practice Mondays 7.30 in the Duchess hall.',
    'Dunkeld Silver Band',
  ],
  [
    'Dobrovoljno darivanje krvi u DVD-u Sesvete',
    'Utorak 14.1. od 8 do 18 h. Ponesite osobnu iskaznicu i nešto pojedite prije dolaska. Sendvič i kava su na nama. Organizira Crveni križ.',
    'Organizira Crveni križ',
  ],
])('%s: whose ad it is stays where there is no room for all', (title, adCopy, sender) => {
  expect(copyOf(title, adCopy).subline).toContain(sender);
});

it('keeps for whom an offer is with the offer', () => {
  const { headline, subline = '' } = copyOf('Pizza 2 for 1, students', "Tuesdays only. Luigi's, Bath.");
  expect(headline).toBe('Pizza 2 for 1, students');
  expect(subline).not.toContain('tudents');
});

it('names an organiser without the word before it', () => {
  const { brand } = copyOf('Fiesta de la vendimia', 'En la plaza. Organiza la Peña El Racimo.');
  expect(brand ?? '').not.toMatch(/^Organiza/u);
});

it('leaves out what is said of a number with the number', () => {
  const { subline } = copyOf('Toilettage chien et chat', 'Sur Nîmes. Tel 06 12 98 44 07 (pas le lundi)');
  expect(subline ?? '').not.toContain('lundi');
});

it.each([
  ['Noklausīšanās 9. un 16. septembrī.', 'lv', '9. un 16. septembrī'],
  ['Algab 8. septembril', 'et', '8. septembril'],
])('reads the day of %j', (text, language, day) => {
  expect(findDates(text, language).map((found) => found.text)).toContain(day);
});
