import { filipinoFoodAndNature } from './food-and-nature.ts';
import { filipinoHomeAndWear } from './home-and-wear.ts';
import { filipinoLeisure } from './leisure.ts';
import { filipinoWorkAndTravel } from './work-and-travel.ts';

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: pakyawan, lahat ng oras, sa bahay, gawang bahay, home service, hatid sa bahay
`;

/** Filipino words that lead to things. Notation: word-list.ts. */
export const filipinoWords =
  filipinoFoodAndNature + filipinoHomeAndWear + filipinoLeisure + filipinoWorkAndTravel + unmeant;
