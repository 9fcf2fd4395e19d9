import { animalsThings } from './animals-things.ts';
import { drinkThings } from './drink-things.ts';
import { foodThings } from './food-things.ts';
import { homeThings } from './home-things.ts';
import { leisureThings } from './leisure-things.ts';
import { natureThings } from './nature-things.ts';
import { peopleThings } from './people-things.ts';
import { placesThings } from './places-things.ts';
import { travelThings } from './travel-things.ts';
import { wearThings } from './wear-things.ts';
import { workThings } from './work-things.ts';

/** The emoji of things, by theme. */
export const emojiByTheme = {
  food: foodThings,
  drink: drinkThings,
  animals: animalsThings,
  nature: natureThings,
  places: placesThings,
  travel: travelThings,
  leisure: leisureThings,
  wear: wearThings,
  home: homeThings,
  work: workThings,
  people: peopleThings,
} as const;
