import { amharicFoodAndNature } from './food-and-nature.ts';
import { amharicHomeAndWear } from './home-and-wear.ts';
import { amharicLeisure } from './leisure.ts';
import { amharicWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
water-pump droplet: ጉድጓድ ቁፋሮ
cook frying-pan: የምግብ ዝግጅት
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: አዲስ አበባ, በአዲስ አበባ, አዲስ አበባ ውስጥ, ሰዓታት, 24 ሰዓት, ስልክ, ዴሊቨሪ
`;

/** Amharic words that lead to things. Notation: word-list.ts. */
export const amharicWords =
  first + amharicFoodAndNature + amharicHomeAndWear + amharicLeisure + amharicWorkAndTravel + unmeant;
