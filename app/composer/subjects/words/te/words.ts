import { teluguFoodAndNature } from './food-and-nature.ts';
import { teluguHomeAndWear } from './home-and-wear.ts';
import { teluguLeisure } from './leisure.ts';
import { teluguWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
ladoos: లడ్డు, లడ్డూ
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: ప్యాకేజీ, ప్యాకేజ్, బస్ స్టాండ్, బస్టాండ్, గంటలు, గంట, ఇంటి వద్ద, ఇంటికే, ఆర్గానిక్, శిబిరం, క్యాంప్, జాతర, నిర్మాణం
`;

/** Telugu words that lead to things. Notation: word-list.ts. */
export const teluguWords =
  first + teluguFoodAndNature + teluguHomeAndWear + teluguLeisure + teluguWorkAndTravel + unmeant;
