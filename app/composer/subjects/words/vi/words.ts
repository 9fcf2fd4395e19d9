import { vietnameseAnimalsAndNature } from './animals-and-nature.ts';
import { vietnameseFoodAndDrink } from './food-and-drink.ts';
import { vietnameseHome } from './home.ts';
import { vietnameseLeisure } from './leisure.ts';
import { vietnameseWear } from './wear.ts';
import { vietnameseWorkAndTravel } from './work-and-travel.ts';

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: được nuôi thú cưng, cho nuôi thú cưng, cho phép thú cưng, báo giá, báo giá trong, báo giá nhanh, nhận báo giá
-: cá nhân, tất cả, tất cả dịch vụ, tất cả mặt hàng, hoàn tất, bơm gas, nạp gas, giờ, tại nhà, đồng, thanh toán
-: chính sách, danh sách, cửa hàng, khóa học, hoa hồng đại lý, trọn gói, gói, tủ đầu giường, máy đánh trứng, báo khói
-: chìa khóa thành công, chìa khoá thành công, chìa khóa hạnh phúc, chìa khóa vàng, đèn xanh, mắt thấy tai nghe
-: tai nghe mắt thấy, mèo khen mèo, mèo khen mèo dài đuôi, mèo mù vớ cá rán, mèo nhà tôi, mèo nhà mình, chó nhà tôi
-: mèo của chúng tôi, ăn quả nhớ kẻ, ăn quả nhớ kẻ trồng, kẻ trồng cây, âm nhạc cho đôi tai, mở cửa tương lai
-: cánh cửa tương lai, cánh cửa thành công, mở ra cánh cửa, được voi đòi tiên, khỏe như voi, khoẻ như voi
-: đầu voi đuôi chuột, cưỡi ngựa xem hoa, ngựa quen đường cũ, một con ngựa đau, nước đến chân, nước đến chân mới nhảy
-: nước chảy đá mòn, uống nước nhớ nguồn, ếch ngồi đáy giếng, trứng chọi đá, như cá gặp nước, cá gặp nước
-: thả con săn sắt, bắt con cá rô, gà một con, trâu chậm uống nước đục, đàn gảy tai trâu, cõng rắn cắn gà nhà
-: chuột sa chĩnh gạo, chuột sa hũ nếp, kiến tha lâu đầy tổ, con ong chăm chỉ, một mũi tên, một mũi tên trúng hai đích
-: hai đích, trúng hồng tâm, bàn tay vàng, trái tim vàng, cơ hội vàng, thời gian là vàng, lửa thử vàng, quý hơn vàng
-: đắt như vàng, gạo nấu thành cơm, cơm lành canh ngọt, cơm áo gạo tiền, đũa mốc chòi mâm son, mài sắt, mài sắt nên kim
-: có công mài sắt, có ngày nên kim, mò kim đáy bể, đáy bể, thuận buồm xuôi gió, chín tầng mây, trên mây
-: ánh sáng cuối đường hầm, cuối đường hầm, trang mới, lật sang trang mới, cuốn sách mở, tảng băng, phá băng
-: giọt nước tràn ly, giọt nước, muối bỏ bể, như muối bỏ bể, gừng cay muối mặn, chó ngáp phải ruồi, bằng xe đạp tận cửa
-: giao bằng xe đạp, bình cũ rượu mới, rượu mới bình cũ, áo gấm đi đêm, vú sữa, vú sữa lò rèn
`;

/** Vietnamese words that lead to things. Notation: word-list.ts. */
export const vietnameseWords =
  vietnameseFoodAndDrink +
  vietnameseAnimalsAndNature +
  vietnameseHome +
  vietnameseWear +
  vietnameseLeisure +
  vietnameseWorkAndTravel +
  unmeant;
