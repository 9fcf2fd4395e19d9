import { expect, it } from 'vitest';
import { writeCopy } from '../../copywriter/copywriter.ts';
import { printableInstructions } from '../instructions.ts';
import { readBrief } from '../read-brief.ts';

it.each([
  ['en', 'corner of 4th and Maple, we post specials on instagram', 'Corner of 4th and Maple'],
  ['en', 'Open every day 9-6, Salt Lane roundabout', 'Salt Lane roundabout'],
  ['en', 'opposite the station, cash only', 'Opposite the station'],
  ['de', 'neben der Kirche, montags zu', 'Neben der Kirche'],
  ['fr', 'face à la mairie, pas de photo', 'Face à la mairie'],
  ['es', 'esquina de Hidalgo y Colón', 'Esquina de Hidalgo y Colón'],
  ['it', 'davanti alla stazione', 'Davanti alla stazione'],
  ['nl', 'tegenover het station', 'Tegenover het station'],
  ['pl', 'ul. Miodowa 7, codziennie 8–18', 'ul. Miodowa 7'],
  ['ru', 'ул. Садовая 9, без выходных', 'ул. Садовая 9'],
  ['pt', 'Rua do Sol 12', 'Rua do Sol 12'],
  ['it', 'piazza Dante 3, chiuso il lunedì', 'Piazza Dante 3'],
  ['tr', 'İnönü Caddesi No 8', 'İnönü Caddesi No 8'],
])('%s: %s: prints where to come', (language, instructions, place) => {
  expect(printableInstructions(instructions, language)).toContain(place);
});

it.each([
  ['en', 'logo behind the bread, keep the corner of the picture empty'],
  ['en', 'next to the headline a loaf'],
  ['de', 'neben dem Logo ein Brot'],
])('%s: %s: places of a picture are none', (language, instructions) => {
  expect(printableInstructions(instructions, language)).toEqual([]);
});

it('keeps the street of a house whose number the button says', () => {
  const brief = {
    title: 'Order your easter lamb now',
    instructions: 'Carter & Sons Butchers, 9 Mill Street, tel 01632 960 517',
  };
  expect(writeCopy(readBrief(brief)).copy.subline).toBe('9 Mill Street');
});
