import { arabicFoodAndNature } from './food-and-nature.ts';
import { arabicHomeAndWear } from './home-and-wear.ts';
import { arabicLeisure } from './leisure.ts';
import { arabicWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
-: بدل
water-pump droplet: مضخات
water-tank droplet: خزان مياه
older-person nurse: رعاية المسنين
tooth toothbrush: تقويم الأسنان, تبييض الأسنان
glasses eye: عدسات
sofa: ديكور
palette paintbrush: لوحات
swimmer goggles: مسبح
party-popper balloon: ~ حفلات
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: يسمح بالحيوانات الأليفة, مسموح الحيوانات الأليفة, مطلوب كاشير, وظيفة كاشير, انقطعت الكهرباء, انقطاع الكهرباء
-: فاتورة الكهرباء, قطع الكهرباء, منزلية, منزلي, موقف الباص, محطة الباص, للمكتب, للمكاتب, 2 ساعات, 3 ساعات, 4 ساعات
-: 5 ساعات, 6 ساعات, 8 ساعات, 24 ساعة, الساعة, ساعة, على مدار الساعة, ورشة, دورة, خدمة, توصيل مجاني, مجانا, جديد, عرض
-: عروض, بدون
-: مروحة, دفاية
`;

/** Arabic words that lead to things. Notation: word-list.ts. */
export const arabicWords =
  first + arabicFoodAndNature + arabicHomeAndWear + arabicLeisure + arabicWorkAndTravel + unmeant;
