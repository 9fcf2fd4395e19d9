import { swahiliFoodAndNature } from './food-and-nature.ts';
import { swahiliHomeAndWear } from './home-and-wear.ts';
import { swahiliLeisure } from './leisure.ts';
import { swahiliWorkAndTravel } from './work-and-travel.ts';

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: saa, saa 24, simu, nyumbani
`;

/** Swahili words that lead to things. Notation: word-list.ts. */
export const swahiliWords =
  swahiliFoodAndNature + swahiliHomeAndWear + swahiliLeisure + swahiliWorkAndTravel + unmeant;
