import { bengaliFoodAndNature } from './food-and-nature.ts';
import { bengaliHomeAndWear } from './home-and-wear.ts';
import { bengaliLeisure } from './leisure.ts';
import { bengaliWorkAndTravel } from './work-and-travel.ts';

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: মালপত্র ছাড়া, প্যাকেজ, বাস স্ট্যান্ড, বাসস্ট্যান্ড, ঘণ্টা, ঘরে বসে, বাসায় গিয়ে, অর্গানিক, মেলা, ক্যাম্প, নির্মাণ
`;

/** Bengali words that lead to things. Notation: word-list.ts. */
export const bengaliWords =
  bengaliFoodAndNature + bengaliHomeAndWear + bengaliLeisure + bengaliWorkAndTravel + unmeant;
