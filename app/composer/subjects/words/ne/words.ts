import { nepaliFoodAndNature } from './food-and-nature.ts';
import { nepaliHomeAndWear } from './home-and-wear.ts';
import { nepaliLeisure } from './leisure.ts';
import { nepaliWorkAndTravel } from './work-and-travel.ts';

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: प्याकेज, घण्टा, बसपार्क, बस स्टप, घरमा बनेको, घरमै, घरैमा, घरसम्म, निर्माण, पैकेज, बस स्टैंड, बस अड्डा, बस स्टेशन
-: घर पर, घर बैठे, घंटे, घर तक, ऑर्गेनिक, शिविर, कैंप
`;

/** Nepali words that lead to things. Notation: word-list.ts. */
export const nepaliWords =
  nepaliFoodAndNature + nepaliHomeAndWear + nepaliLeisure + nepaliWorkAndTravel + unmeant;
