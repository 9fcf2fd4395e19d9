import { japaneseFoodAndNature } from './food-and-nature.ts';
import { japaneseHomeAndWear } from './home-and-wear.ts';
import { japaneseLeisure } from './leisure.ts';
import { japaneseWorkAndTravel } from './work-and-travel.ts';

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: ペット可, ペット相談可, ペット相談, ペットok, ペットと泊まれる, 折り畳み, 折畳み, 折りたたみ, 畳み, おむつ替え, 紙おむつ不要, どこ, ここ, そこ, 日本, 時間, 自宅, 期間限定, お問い合わせ, ご家庭
-: 手頃, 手作り, 手軽
-: 除湿機, 加湿器
`;

/** Japanese words that lead to things. Notation: word-list.ts. */
export const japaneseWords =
  japaneseFoodAndNature + japaneseHomeAndWear + japaneseLeisure + japaneseWorkAndTravel + unmeant;
