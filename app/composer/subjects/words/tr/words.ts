import { turkishFoodAndNature } from './food-and-nature.ts';
import { turkishHomeAndWear } from './home-and-wear.ts';
import { turkishLeisure } from './leisure.ts';
import { turkishWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
rubber-stamp document: kaşe
school backpack: ~ kurs
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: evcil hayvan kabul, evcil hayvana uygun, evcil hayvan girebilir, kulübü, kulüp, kulübün, kulüpleri, elektrik faturası
-: 24 saat, 7 gün 24 saat, pastanın üzerindeki kiraz, kalpten, gönülden, yürekten
-: tek çatı altında, kapınıza kadar, kapınızda, kapına, el ele, çocuk oyuncağı, pazar günü, pazar sabahı, pazar akşamı
-: pazar günleri, bu pazar, her pazar, günde 2 saat, günde 3 saat, günde 4 saat, günde 5 saat, günde 6 saat
-: günde 8 saat, haftada 2 saat, haftada 3 saat, eve servis
-: sticker seti, duman dedektörü
`;

/** Turkish words that lead to things. Notation: word-list.ts. */
export const turkishWords =
  first + turkishFoodAndNature + turkishHomeAndWear + turkishLeisure + turkishWorkAndTravel + unmeant;
