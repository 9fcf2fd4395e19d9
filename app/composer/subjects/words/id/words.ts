import { indonesianFoodAndNature } from './food-and-nature.ts';
import { indonesianHomeAndWear } from './home-and-wear.ts';
import { indonesianLeisure } from './leisure.ts';
import { indonesianWorkAndTravel } from './work-and-travel.ts';

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: boleh bawa hewan, boleh hewan peliharaan, haiwan peliharaan dibenarkan, bu sari, ibu sari, kamar mandi dalam
-: km dalam, kamar mandi luar, k mandi dalam, tagihan listrik, mati lampu, listrik padam, daun pisang, pakej, paket, jam
-: jam kerja, buka 24 jam, ke rumah, di rumah, gratis antar, gratis es teh
-: mixer roti, alarm asap
`;

/** Indonesian words that lead to things. Notation: word-list.ts. */
export const indonesianWords =
  indonesianFoodAndNature + indonesianHomeAndWear + indonesianLeisure + indonesianWorkAndTravel + unmeant;
