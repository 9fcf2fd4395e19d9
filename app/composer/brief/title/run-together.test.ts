import { describe, expect, it } from 'vitest';
import { readTitle } from './read-title.ts';

describe('a title that says thing, price and terms in one breath', () => {
  it.each<[string, string, string, string[]]>([
    ['dog wash £15 walk ins welcome', 'en', 'Dog wash', ['£15', 'Walk ins welcome']],
    [
      'portes baratos en sevilla desde 90€ furgoneta + 1 persona',
      'es',
      'Portes baratos en sevilla',
      ['desde 90€', 'Furgoneta + 1 persona'],
    ],
    [
      'pulizia tappeti da 39€ preventivo gratuito',
      'it',
      'Pulizia tappeti',
      ['da 39€', 'Preventivo gratuito'],
    ],
    ['gym membership first month £1', 'en', 'Gym membership', ['first month £1']],
    ['Kletterhalle erster Monat 5 €', 'de', 'Kletterhalle', ['erster Monat 5 €']],
  ])('%s', (title, language, sold, others) => {
    expect(readTitle(title, language)).toEqual({ sold, others });
  });

  it.each([
    ['lawn feeding £40 for large gardens', 'what the price is for'],
    ['spray tan £20 new clients', 'whose price it is'],
    ['hot tub hire weekend £149 delivered and set up', 'for how long it is'],
    ['Nail set £30 this month only', 'until when it holds'],
  ])('%s: keeps %s', (title) => {
    expect(readTitle(title, 'en').others).toEqual([]);
  });

  it('leaves out what its sender wants of the ad, and the words before the thing', () => {
    const { sold, others } = readTitle(
      'we do massage for sore backs mostly drivers who sit all day, we also come to depots, want more bookings on weekdays because saturdays are full',
      'en',
    );
    expect(sold).toBe('Massage for sore backs');
    expect(others).toEqual(['Mostly drivers who sit all day', 'We also come to depots']);
  });
});
