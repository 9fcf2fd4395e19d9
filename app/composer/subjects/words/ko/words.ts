import { koreanFoodAndNature } from './food-and-nature.ts';
import { koreanHomeAndWear } from './home-and-wear.ts';
import { koreanLeisure } from './leisure.ts';
import { koreanWorkAndTravel } from './work-and-travel.ts';

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: 반려동물 가능, 애완동물 가능, 반려동물 동반 가능, 반려견 동반 가능, 반려동물 동반, 반려견 동반, 방문, 시간, 집에서, 유기농
`;

/** Korean words that lead to things. Notation: word-list.ts. */
export const koreanWords =
  koreanFoodAndNature + koreanHomeAndWear + koreanLeisure + koreanWorkAndTravel + unmeant;
