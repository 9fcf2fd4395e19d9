import { describe, expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

const first = (title: string, language: string) => findSubjects({ title }, language)[0]?.name;

describe('how words stand to what is sold', () => {
  it.each([
    ['hr', 'Kuća s bazenom uz more', 'house'],
    ['ro', 'Cabană cu piscină la munte', 'log-cabin'],
    ['hu', 'Nyaraló medencével a Balatonnál', 'house'],
    ['da', 'Sommerhus med pool ved stranden', 'house'],
    ['it', 'Lezioni di yoga vicino alla chiesa', 'lotus-position'],
    ['fr', "Concert dans l'église du village", 'musical-notes'],
    ['es', 'Concierto en la iglesia', 'musical-notes'],
    ['ru', 'Страхование для собак', 'shield'],
    ['ro', 'Software pentru cabinete stomatologice', 'desktop-computer'],
    ['pl', 'Kasa fiskalna dla piekarni', 'cash-register'],
    ['fi', 'Kirjanpito ravintoloille', 'calculator'],
    ['de', 'Handwerker für Badsanierung gesucht', 'bathtub'],
    ['de', 'Reinigungskraft für Ferienwohnungen gesucht', 'cleaner'],
  ])(
    '%s: "%s" sells what it names first, not what it comes with, whom it is for or where it is',
    (language, title, thing) => {
      expect(first(title, language)).toBe(thing);
    },
  );

  it.each([
    ['en', 'Hotel for dogs', 'dog'],
    ['nl', 'Paardenpension met buitenbak', 'horse'],
    ['de', 'Seehotel mit Sauna', 'bed'],
  ])('%s: "%s" shows the guest of a hotel for animals', (language, title, thing) => {
    expect(first(title, language)).toBe(thing);
  });

  it('keeps what stands in a relation where nothing else is said', () => {
    expect(first('Für Hunde', 'de')).toBe('dog');
    expect(first('With pizza', 'en')).toBe('pizza');
    expect(first('Wohnen am Berg', 'de')).toBeUndefined();
  });

  it('takes a word that joins others for no thing, though it names one', () => {
    expect(first('Tørr ved i sekk', 'nb')).toBe('logs');
    expect(findSubjects({ title: 'Sommer ved havet' }, 'nb')).toEqual([]);
  });

  it('reads words of English only as English writes them', () => {
    expect(first('Fauconnerie en spectacle au château', 'fr')).not.toBe('glasses');
  });
});
