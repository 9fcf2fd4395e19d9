import { thaiFoodAndNature } from './food-and-nature.ts';
import { thaiHomeAndWear } from './home-and-wear.ts';
import { thaiLeisure } from './leisure.ts';
import { thaiWorkAndTravel } from './work-and-travel.ts';

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: เลี้ยงสัตว์ได้, สัตว์เลี้ยงเข้าพักได้, สัตว์เลี้ยงพักได้, ถึงบ้าน, ส่งถึงบ้าน, ที่บ้าน, ชั่วโมง, ปลายปี, ส่วนลด
-: ใกล้บ้าน
-: เดลิเวอรี่
-: โต๊ะข้างเตียง, เครื่องปั่นมือถือ, เครื่องตีไข่, เครื่องนวดแป้ง
`;

/** Thai words that lead to things. Notation: word-list.ts. */
export const thaiWords = thaiFoodAndNature + thaiHomeAndWear + thaiLeisure + thaiWorkAndTravel + unmeant;
