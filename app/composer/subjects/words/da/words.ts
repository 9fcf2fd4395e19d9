import { danishFoodAndNature } from './food-and-nature.ts';
import { danishHomeAndWear } from './home-and-wear.ts';
import { danishLeisure } from './leisure.ts';
import { danishWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
tree spade: plant træer
beehive bee: bifamilier
birdcage bird: undulater
wedding-dress ring: brudekjoler
potters-wheel vase: keramikkurser
bee honey: biavl
heat-pump radiator: varmepumpe
cook frying-pan: kok
microphone: sang
palette paintbrush: male
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: husdyr tilladt, husdyr velkomne, hund tilladt, søger hjem, søger et hjem, elregning, prikken over i
-: prikken over i'et, fra hjertet, med hjertet, til døren, under ét tag, døgnvagt, tre
-: varmedunk, varmeblæser, sengebord, røgalarm
`;

/** Danish words that lead to things. Notation: word-list.ts. */
export const danishWords =
  first + danishFoodAndNature + danishHomeAndWear + danishLeisure + danishWorkAndTravel + unmeant;
