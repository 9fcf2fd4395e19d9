import { bulgarianFoodAndNature } from './food-and-nature.ts';
import { bulgarianHomeAndWear } from './home-and-wear.ts';
import { bulgarianLeisure } from './leisure.ts';
import { bulgarianWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
sheep: агнета
musical-score musical-notes: хорът
birdcage bird: канарчета
wheelbarrow spade: тор
bricks trowel: ремонти
jar: сладко
taxi: такси
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: награден фонд, фонд, домашни любимци се приемат, приемат се домашни любимци, търси дом, търсят дом, дом на културата
-: читалището, павел баня, сапарева баня, долна баня, горна баня, баня махала, черешката на тортата, от сърце, със сърце
-: под един покрив, до вратата, ръка за ръка
`;

/** Bulgarian words that lead to things. Notation: word-list.ts. */
export const bulgarianWords =
  first + bulgarianFoodAndNature + bulgarianHomeAndWear + bulgarianLeisure + bulgarianWorkAndTravel + unmeant;
