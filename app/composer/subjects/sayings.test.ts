import { describe, expect, it } from 'vitest';
import { findSubjects } from './find-subjects.ts';
import { isSaying } from './sayings.ts';

const shown = (language: string, title: string, adCopy?: string) =>
  findSubjects({ title, ...(adCopy && { adCopy }) }, language)[0]?.name;

describe('titles that are said rather than names of what is sold', () => {
  it.each([
    ['en', 'A feather in your garden', 'Curtain rails and blinds fitted in two weeks', 'curtains'],
    ['en', 'The violin of your body', 'Personal training for over 50s', 'dumbbell'],
    ['fr', 'Le parfum du dimanche', 'Pizza au feu de bois, à emporter', 'pizza'],
    ['it', 'Sapori di mare', 'Spaghetti alle vongole ogni venerdì', 'spaghetti'],
    ['es', 'Tu casa como nueva', 'Pintores y decoradores con referencias', 'paint-roller'],
    ['en', 'Breathe easy', 'Accountant for small firms. Call 0113 496 0100.', 'calculator'],
    ['en', 'Kick off your week', 'Fresh croissants. Call 0113 496 0100.', 'croissant'],
    ['en', 'Steer clear of trouble', 'Solicitor for families', 'scales'],
    ['en', 'Ask us', 'Dental practice. As heard on the radio.', 'tooth'],
    ['de', 'Dein Schiff zum Erfolg', 'Fahrschule mit Intensivkurs in 14 Tagen', 'steering-wheel'],
  ])('%s: "%s" sells what the copy opens with', (language, title, adCopy, thing) => {
    expect(shown(language, title, adCopy)).toBe(thing);
  });

  it.each([
    ['en', 'Your bike, as good as new', 'Wheels trued, gears tuned. From £25.', 'bicycle'],
    ['en', 'The pizza you deserve', 'Sourdough, wood-fired. Wine from £4 a glass.', 'pizza'],
    ['en', 'Beach holidays in Kenya', 'Hotel and flights from £899.', 'beach-umbrella'],
    ['en', 'A violin for life', 'Handmade in Cremona. Music school discounts.', 'violin'],
    ['en', 'Violin lessons', 'Personal trainers welcome.', 'violin'],
  ])('%s: "%s" keeps what it names', (language, title, adCopy, thing) => {
    expect(shown(language, title, adCopy)).toBe(thing);
  });

  it.each([
    ['en', 'Let the cat out of the bag'],
    ['en', 'Low hanging fruit'],
    ['de', 'Um die Wurst'],
    ['fr', 'La cerise sur le gâteau'],
    ['es', 'Gato por liebre'],
    ['nl', 'Appeltje eitje'],
  ])('%s: a turn of phrase names nothing that is sold: "%s"', (language, title) => {
    expect(shown(language, title)).toBeUndefined();
  });

  it('tells a saying from a name', () => {
    expect(isSaying('Raise your hand', 'en')).toBe(true);
    expect(isSaying('Dental implants', 'en')).toBe(false);
    expect(isSaying('Zahnarztpraxis Berger', 'de')).toBe(false);
    expect(isSaying('', 'en')).toBe(false);
  });
});

it.each(['Time flies', 'A better way to move'])(
  'reads no English in a language it only looks like: "%s"',
  (title) => {
    expect(shown('en', title)).toBeUndefined();
  },
);

it('keeps a title read in another language where the copy names a thing only by the way', () => {
  expect(shown('en', 'Fotografie Brandt', 'Natural pictures from the first look to the last dance')).toBe(
    'camera',
  );
  expect(shown('de', 'Hochzeitsfotografie Brandt', 'Vom Ja-Wort bis zum letzten Tanz')).toBe('camera');
});

it.each([
  ['en', 'Grand opening', 'Parties from £18 an hour, kitchen included'],
  ['de', 'Tage am See', 'Nur 49 € pro Nacht, Frühstück inklusive'],
])('%s: what is included is not sold: %s | %s', (language, title, adCopy) => {
  expect(['oven', 'pancakes', 'coffee', 'croissant', 'bread']).not.toContain(shown(language, title, adCopy));
});
