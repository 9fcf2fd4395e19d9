import { romanianFoodAndNature } from './food-and-nature.ts';
import { romanianHomeAndWear } from './home-and-wear.ts';
import { romanianLeisure } from './leisure.ts';
import { romanianWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
blanket cushion: pături
tree spade: împădurire
-: peste
birdcage bird: canari
wheelie-bin: pubele
paddleboard wave: sup
skis snowy-mountain: închiriere schi
scaffold ladder: schele
tent campsite: corturi
bed mattress: paturi
minibus bus: autocar
pretzel bread: covrigi
open-book pencil: meditații
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: se acceptă animale, animale acceptate, acceptă animale de companie, rate fara avans, rate fără avans, in rate
-: în rate, rate fixe, plata in rate, plata în rate, caută casă, își caută casă, caută o familie, factura la curent
-: factura la lumină, casa de cultură, casa de cultura, căminul cultural, firme mici, afaceri mici, întreprinderi mici
-: bătăi de cap, cireașa de pe tort, din inimă, cu inima, sub același acoperiș, la ușa ta, mână în mână
-: floare la ureche
-: pernă electrică, mixer vertical, robot de bucătărie
`;

/** Romanian words that lead to things. Notation: word-list.ts. */
export const romanianWords =
  first + romanianFoodAndNature + romanianHomeAndWear + romanianLeisure + romanianWorkAndTravel + unmeant;
