import { expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

/** Words read in the wrong one of two meanings, and trades that led to a neighbour's picture. */
it.each([
  ['en', 'MASSEY FERGUSON 135 FOR SALE', 'New clutch, good tin', '', 'tractor'],
  ['tr', 'Halı saha gece %30 indirim', 'duş sıcak, kaleci eldiveni bizden', '', 'football'],
  ['en', 'Harvest festival sale', 'Rugs, curtains and cushions', '', 'rug'],
  ['en', 'Vet nurse clinics for cats', 'No appt needed', '', 'cat'],
  ['de', 'Tierarzt für Pferde', 'Impfung im Stall', '', 'horse'],
  ['en', "What's for tea?", 'Hot roast chicken and chips from 4pm', '', 'roast-chicken'],
  ['en', 'Spare room? Foster with us', 'Training given', '', 'house'],
  ['en', 'Drone photos of your property', 'Roof inspections', 'aerial shot', 'drone'],
  ['en', 'Santa parade sponsors needed', 'Lights $100, candy $50', '', 'santa'],
  ['he', 'פתיחת רישום לגן "שמש"', 'צוות ותיק', 'צבעי פסטל', 'teddy-bear'],
  ['ro', 'Kürtőskalács cald', 'Nucă', '', 'fire'],
  ['ja', 'そろばん教室', '月謝6,500円', 'そろばんの写真', 'abacus'],
  ['en', 'After school homework club', '', '', 'notebook'],
  ['en', 'Every dollar counts', 'Parkdale Food Bank served 1,900 households', '', 'canned-food'],
  ['cs', 'Vánoční kapři', 'Prodej na náměstí', 'ale rybu ne krvavou', 'fish'],
  ['ko', '반찬가게 나물 세트', '', '한복 말고 음식', 'bento'],
  ['lt', 'Plastikiniai langai su montavimu', '', '', 'window'],
  ['pl', 'Opieka nad grobami', 'Mycie nagrobka', '', 'candle'],
])('shows what is meant, %s: %s', (language, title, adCopy, instructions, lead) => {
  expect(findSubjects({ title, adCopy, instructions }, language)[0]?.name).toBe(lead);
});
