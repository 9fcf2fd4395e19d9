import { arabicAnimalsAndNature } from './animals-and-nature.ts';
import { arabicFoodAndDrink } from './food-and-drink.ts';
import { arabicHome } from './home.ts';
import { arabicLeisure } from './leisure.ts';
import { arabicWear } from './wear.ts';
import { arabicWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
-: بدل
water-pump droplet: مضخات
water-tank droplet: خزان مياه
older-person nurse: رعاية المسنين
tooth toothbrush: تبييض الأسنان
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
-: عروض, بدون, دفاية, الكرز فوق الكعكة, الكرزة فوق الكعكة, حبة الكرز فوق الكعكة, أياد من ذهب, أيادي من ذهب, أيد من ذهب
-: الوقت من ذهب, من ذهب, فرصة من ذهب, قلب من ذهب, وزنه ذهبا, فرصة ذهبية, موسيقى لأذنيك, مفتاح النجاح, مفتاح نجاحك
-: مفتاح السعادة, الشمس تشرق, الشمس تشرق للجميع, شمس جديدة, عصفورين بحجر, عصفورين بحجر واحد, عصفور في اليد
-: عشرة على الشجرة, الثور من قرنيه, سمك في ماء, حصان رابح, حصة الأسد, نصيب الأسد, قلب الأسد, عين العقل, نفتح لك الأبواب
-: افتح الباب, الضوء الأخضر, ضوء أخضر, نور في نهاية النفق, ضوء في نهاية النفق, قطرة في بحر, صفحة جديدة, صفحة بيضاء
-: كتاب مفتوح, مثل الساعة, كالساعة, دقيق كالساعة, ملح الحياة, عسل على قلبك, زي العسل, زي السكر, على مهلك تأكل, عيش وملح
-: خبز وملح, سبع صنايع, باب النجار مخلع, القشة التي, ظهر البعير, قصمت ظهر البعير, الكلاب تنبح, القافلة تسير
-: على جناح السرعة, بالدراجة إلى بابك, نوصل بالدراجة, قطتنا, كلبنا, بين الأيادي, في السماء السابعة
-: السماء السابعة, زجاجات, زجاجة, مكتب, كورس, كورسات, تفريز
`;

/** Arabic words that lead to things. Notation: word-list.ts. */
export const arabicWords =
  first +
  arabicFoodAndDrink +
  arabicAnimalsAndNature +
  arabicHome +
  arabicWear +
  arabicLeisure +
  arabicWorkAndTravel +
  unmeant;
