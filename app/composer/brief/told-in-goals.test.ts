import { expect, it } from 'vitest';
import { writeCopy } from '../copywriter/copywriter.ts';
import { readBrief } from './read-brief.ts';

const copyOf = (brief: { title: string; adCopy?: string; saleGoals?: string; instructions?: string }) =>
  writeCopy(readBrief(brief)).copy;

it.each([
  [
    'Picnic box',
    'picnic box £18, 4 rolls 2 pies 6 tarts, more people on sunday',
    '£18, 4 rolls 2 pies 6 tarts',
  ],
  ['Dumpling van', 'people should come at lunch, 3 dumplings $9, 11-2', '$9, 11-2'],
  ['Gimnasio', 'sin matrícula hasta el 28 de febrero', 'Sin matrícula hasta el 28 de febrero'],
  ['Fitnessstudio', 'ohne Aufnahmegebühr bis 28. Februar', 'Ohne Aufnahmegebühr bis 28. Februar'],
  ['Palestra', 'senza iscrizione fino al 28 febbraio', 'Senza iscrizione fino al 28 febbraio'],
  ['Salle de sport', 'premier mois à 1 €, puis 31 €/mois, engagement 24 mois', 'ngagement 24 mois'],
  ['Gimnasio', 'primer mes 1 €, después 31 €/mes, permanencia 24 meses', 'ermanencia 24 meses'],
])('%s: %s: prints what readers have to know', (title, saleGoals, told) => {
  const { headline, subline, offer } = copyOf({ title, saleGoals });
  expect(`${headline} ${subline} ${offer}`).toContain(told);
});

it.each([
  ['please say that the 2nd burger is free before 6pm', 'The 2nd burger is free before 6pm'],
  ['open at 8. full service £45', 'Full service £45'],
])('%s: prints an offer of the instructions whole', (instructions, offer) => {
  expect(copyOf({ title: 'Saddle Row', instructions }).offer).toBe(offer);
});

it('names once for whom an offer is', () => {
  const { headline, offer } = copyOf({
    title: 'Violin lessons',
    saleGoals: 'new pupils, 20% off for new pupils',
  });
  expect(`${headline} ${offer}`).not.toMatch(/new pupils, 20%/iu);
});

it.each([
  ['Allotments to rent', 'Get your hands dirty.\nPlots from £30 a year', 'Get your hands dirty'],
  ['Fibre internet 300 Mbps', 'Stop waiting. Start watching.\n$29.99 a month', 'Start watching'],
])('%s: makes no button of a slogan', (title, adCopy, slogan) => {
  const { callToAction, headline, subline } = copyOf({ title, adCopy });
  expect(callToAction).not.toBe(slogan);
  expect(`${headline} ${subline}`).toContain(slogan);
});

it('keeps a call that opens the copy', () => {
  expect(
    copyOf({ title: 'Theatre night', adCopy: 'Book your seats.\nFriday 4 March, 8pm' }).callToAction,
  ).toBe('Book your seats');
});

it.each([
  ['Office lunches', '$13 per person, order by 2pm the day before', 'Order by 2pm the day before'],
  ['2 for 1 pie Tuesday', 'fill our quiet tuesdays, 5-9pm', '5-9pm'],
  ['Noodle lunch $11', 'bowl + tea mon-fri 12 to 3', 'mon-fri 12 to 3'],
  ['Mittagstisch', 'mehr Gäste, Mo-Fr 12 bis 15 Uhr', 'Mo-Fr 12 bis 15 Uhr'],
])('%s: prints the hours and last orders of the goals: %s', (title, saleGoals, told) => {
  const { headline, subline, offer } = copyOf({ title, saleGoals });
  expect(`${headline} ${subline} ${offer}`).toContain(told);
});
