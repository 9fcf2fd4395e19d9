import { malayFoodAndNature } from './food-and-nature.ts';
import { malayHomeAndWear } from './home-and-wear.ts';
import { malayLeisure } from './leisure.ts';
import { malayWorkAndTravel } from './work-and-travel.ts';

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: boleh bawa hewan, boleh hewan peliharaan, haiwan peliharaan dibenarkan, bu sari, ibu sari, daun pisang, bil elektrik
-: pakej, paket, jam, jam kerja, buka 24 jam, ke rumah, di rumah, gratis antar, gratis es teh
`;

/** Malay words that lead to things. Notation: word-list.ts. */
export const malayWords = malayFoodAndNature + malayHomeAndWear + malayLeisure + malayWorkAndTravel + unmeant;
