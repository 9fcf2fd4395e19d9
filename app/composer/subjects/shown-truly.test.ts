import { expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';

/** Things whose nearest neighbour among the pictures shows something else: a loaf for steamed buns. */
it.each([
  ['en', 'Snowdrop Sundays', 'snowdrop'],
  ['en', 'Baby carrier 700 g', 'baby-carrier'],
  ['en', 'Rosehip night oil', 'serum-bottle'],
  ['en', 'Nearly new vans', 'delivery-van'],
  ['en', 'Dishwasher repairs', 'dishwasher'],
  ['en', 'Chest of drawers, oak', 'chest-of-drawers'],
  ['en', 'Kettlebell club', 'kettlebell'],
  ['en', 'Netball for beginners', 'netball'],
  ['en', 'Receptionist wanted', 'bellhop-bell'],
  ['en', 'Sheds delivered', 'garden-shed'],
  ['en', 'Guinea pigs need homes', 'guinea-pig'],
  ['en', 'Sleep Barn mattresses', 'mattress'],
  ['en', 'Handmade soap: lavender and oat', 'soap'],
  ['de', 'Flammkuchen satt', 'tarte-flambee'],
  ['de', 'Rasentraktoren', 'ride-on-mower'],
  ['fr', 'Crêperie du port', 'crepe'],
  ['fr', 'Stages de parapente', 'paraglider'],
  ['es', 'Croquetas caseras', 'croquettes'],
  ['it', 'Moka e caffettiere', 'moka-pot'],
  ['pt', 'Bolo de pote', 'jar-cake'],
  ['pt', 'Noite de estrelas', 'night-sky'],
  ['nl', 'Klompen op maat', 'clogs'],
  ['ko', '필라테스 소그룹', 'mat-exercise'],
  ['zh-Hans', '老包子铺', 'steamed-bun'],
])('%s: %s shows %s', (language, title, thing) => {
  expect(findSubjects({ title }, language)[0]?.name).toBe(thing);
});

it.each([
  ['en', 'Resistance bands'],
  ['en', 'Sudoku of the week'],
  ['fr', 'Commande prête'],
])('%s: %s shows nothing rather than something near', (language, title) => {
  expect(findSubjects({ title }, language)).toEqual([]);
});
