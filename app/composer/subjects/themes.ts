import type { SubjectName } from './catalog.ts';
import { animalsThings } from './things/animals-things.ts';
import { drawnByTheme } from './things/drawn-things.ts';
import { drinkThings } from './things/drink-things.ts';
import { foodThings } from './things/food-things.ts';
import { homeThings } from './things/home-things.ts';
import { leisureThings } from './things/leisure-things.ts';
import { natureThings } from './things/nature-things.ts';
import { peopleThings } from './things/people-things.ts';
import { placesThings } from './things/places-things.ts';
import { travelThings } from './things/travel-things.ts';
import { wearThings } from './things/wear-things.ts';
import { workThings } from './things/work-things.ts';

const emojiByTheme = {
  food: foodThings,
  drink: drinkThings,
  animals: animalsThings,
  nature: natureThings,
  home: homeThings,
  wear: wearThings,
  leisure: leisureThings,
  people: peopleThings,
  work: workThings,
  places: placesThings,
  travel: travelThings,
} as const;

/** What a thing belongs to. The word lists of a language are parted by it (words/). */
export type Theme = keyof typeof emojiByTheme;

const themes = new Map<string, Theme>();
for (const [theme, things] of Object.entries(emojiByTheme) as [Theme, object][])
  for (const thing of Object.keys(things)) themes.set(thing, theme);
for (const [theme, things] of Object.entries(drawnByTheme) as [Theme, readonly string[]][])
  for (const thing of things) themes.set(thing, theme);

/** The theme of a thing: bread is food, a chimney belongs to the home. */
export function themeOf(thing: SubjectName): Theme {
  const theme = themes.get(thing);
  if (theme === undefined) throw new Error(`The thing "${thing}" has no theme`);
  return theme;
}
