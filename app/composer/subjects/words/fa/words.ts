import { persianFoodAndNature } from './food-and-nature.ts';
import { persianHomeAndWear } from './home-and-wear.ts';
import { persianLeisure } from './leisure.ts';
import { persianWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
motor-scooter: موتور برقی
anvil hammer: آهنگر
theatre-masks: کمدی
tractor wheat: سمپاش
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: قطعی برق, قبض برق, ایستگاه اتوبوس, ایستگاه مترو, ماشینی, ساعت, ساعته, شبانه روزی, ویژه
`;

/** Persian words that lead to things. Notation: word-list.ts. */
export const persianWords =
  first + persianFoodAndNature + persianHomeAndWear + persianLeisure + persianWorkAndTravel + unmeant;
