import { describe, expect, it } from 'vitest';
import { printableGoals } from './goals.ts';

describe('goals that may be printed', () => {
  it.each([
    ['en', '20% off, new customers only'],
    ['de', '20 % Rabatt, nur für Neukunden'],
    ['fr', 'Premier mois à 1 €, nouveaux clients uniquement'],
    ['it', 'Primo mese a 1 €, solo nuove iscritte'],
  ])('%s: whom an offer is for stays with it, though they are hoped for too: %s', (language, goals) => {
    expect(printableGoals(goals, language)).toEqual([goals]);
  });

  it.each([
    ['20% off, get new customers', ['20% off']],
    ['more new customers, spring promo 15% off', ['Spring promo 15% off']],
    ['new customers only', []],
  ])('whom an advertiser hopes for stays inside: %s', (goals, printed) => {
    expect(printableGoals(goals, 'en')).toEqual(printed);
  });
});
