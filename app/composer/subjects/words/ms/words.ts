import { malayFoodAndNature } from './food-and-nature.ts';
import { malayHomeAndWear } from './home-and-wear.ts';
import { malayLeisure } from './leisure.ts';
import { malayWorkAndTravel } from './work-and-travel.ts';

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: bil elektrik
`;

/** Malay words that lead to things and that Indonesian does not have. Notation: word-list.ts. */
export const malayWords = malayFoodAndNature + malayHomeAndWear + malayLeisure + malayWorkAndTravel + unmeant;
