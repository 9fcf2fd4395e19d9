import { vietnameseFoodAndNature } from './food-and-nature.ts';
import { vietnameseHomeAndWear } from './home-and-wear.ts';
import { vietnameseLeisure } from './leisure.ts';
import { vietnameseWorkAndTravel } from './work-and-travel.ts';

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: được nuôi thú cưng, cho nuôi thú cưng, cho phép thú cưng, báo giá, báo giá trong, báo giá nhanh, nhận báo giá
-: cá nhân, tất cả, tất cả dịch vụ, tất cả mặt hàng, hoàn tất, bơm gas, nạp gas, giờ, tại nhà, đồng, thanh toán
-: chính sách, danh sách, cửa hàng, khóa học, hoa hồng đại lý, trọn gói, gói
-: tủ đầu giường, máy đánh trứng, báo khói
`;

/** Vietnamese words that lead to things. Notation: word-list.ts. */
export const vietnameseWords =
  vietnameseFoodAndNature + vietnameseHomeAndWear + vietnameseLeisure + vietnameseWorkAndTravel + unmeant;
