import { chineseFoodAndNature } from './food-and-nature.ts';
import { chineseHomeAndWear } from './home-and-wear.ts';
import { chineseLeisure } from './leisure.ts';
import { chineseWorkAndTravel } from './work-and-travel.ts';

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: 可養寵物, 可养宠物, 寵物友善, 宠物友好, 允许养宠物, 可帶寵物, 可带宠物, 可寵, 不可養寵物, 白菜价, 白菜價, 地板拳, 地板清洁, 地板清潔, 拖地板, 小时, 上门, 手工, 手作, 开业, 新店, 时间, 时光
`;

/** Chinese words that lead to things. Notation: word-list.ts. */
export const chineseWords =
  chineseFoodAndNature + chineseHomeAndWear + chineseLeisure + chineseWorkAndTravel + unmeant;
