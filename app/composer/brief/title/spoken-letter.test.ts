import { expect, it } from 'vitest';
import { printableInstructions } from '../instructions.ts';
import { readTitle } from './read-title.ts';

it.each([
  ['ok so we re-cane old chairs, from £40 a seat', 'We re-cane old chairs'],
  ['hi so we mend accordions', 'We mend accordions'],
  ['hallo, also wir schleifen Messer', 'Wir schleifen Messer'],
  ['hola pues hacemos tartas', 'Hacemos tartas'],
])('%s: a letter opens with what it says', (title, sold) => {
  expect(readTitle(title, /ä|schl/u.test(title) ? 'de' : /hola/u.test(title) ? 'es' : 'en').sold).toBe(sold);
});

it('leaves out what the maker of the ad is told, and goes on behind it', () => {
  const title =
    'ok so we ordered too many fire pits and now we have 25 of them, need an ad that shifts them by october, $89 instead of 140, lid included';
  expect(readTitle(title, 'en')).toEqual({
    sold: 'We ordered too many fire pits',
    others: ['Now we have 25 of them', '$89 instead of 140', 'Lid included'],
  });
});

it('keeps who is missing, and not what the ad is for', () => {
  const title =
    'ok so we run a bike kitchen in the old depot every tuesday, children come with flat tyres, but we never have enough spanner hands so this one is for helpers';
  expect(readTitle(title, 'en').others).toContain('We never have enough spanner hands');
});

it('tells readers what they are to send, with what comes of it', () => {
  const title =
    'ok so we re-cover sofas, also chairs but this ad is just sofas. we have done it 30 years. want people to send us a photo on whatsapp and we name a price the same evening';
  expect(readTitle(title, 'en')).toEqual({
    sold: 'We re-cover sofas',
    others: ['We have done it 30 years', 'Send us a photo on whatsapp and we name a price the same evening'],
  });
});

it('keeps the word that is sent with its number', () => {
  const title = 'bakers needed START FRIDAY £14/hr text BAKE to 555-0144';
  expect(readTitle(title, 'en').others).toContain('Text BAKE to 555-0144');
});

it.each([
  ['mention the pear cider somewhere', 'en', 'Pear cider'],
  ['please mention free parking lol', 'en', 'Free parking'],
  ['mention dogs welcome pls, thx', 'en', 'Dogs welcome'],
  ['bitte erwähnen Hunde willkommen, danke', 'de', 'Hunde willkommen'],
  ['menciona parking gratis en algún sitio', 'es', 'Parking gratis'],
])('%s: prints what is to be said alone', (instructions, language, said) => {
  expect(printableInstructions(instructions, language)).toEqual([said]);
});
