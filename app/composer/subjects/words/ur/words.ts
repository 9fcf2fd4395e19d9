import { urduFoodAndNature } from './food-and-nature.ts';
import { urduHomeAndWear } from './home-and-wear.ts';
import { urduLeisure } from './leisure.ts';
import { urduWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
-: کاری
gift moon: عیدی
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: سامان, ضروری سامان, بجلی جاتی ہے, بجلی جائے, بجلی جاتی, بجلی کا بل, بجلی کے بل, پیکج, بس سٹاپ, بس اڈہ, بس اسٹینڈ
-: گھر پر, گھر بیٹھے, گھنٹے, میلہ, کیمپ
`;

/** Urdu words that lead to things. Notation: word-list.ts. */
export const urduWords =
  first + urduFoodAndNature + urduHomeAndWear + urduLeisure + urduWorkAndTravel + unmeant;
