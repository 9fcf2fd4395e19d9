import { norwegianFoodAndNature } from './food-and-nature.ts';
import { norwegianHomeAndWear } from './home-and-wear.ts';
import { norwegianLeisure } from './leisure.ts';
import { norwegianWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
broom wastebasket: dugnad
birdcage bird: undulater
-: smør
heat-pump radiator: varmepumpe
trumpet drum: korpset
microphone: sang
steering-wheel car: lappen
set-square ruler: matte
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: husdyr tillatt, dyr tillatt, hund tillatt, rett fra bonden, direkte fra bonden, fra bonden, slip, slip av, mens
-: søker hjem, søker nytt hjem, strømregning, prikken over i-en, rosinen i pølsa, fra hjertet, med hjerte, på døra
-: under ett tak, varmeflaske, varmepute, vifte
`;

/** Norwegian words that lead to things. Notation: word-list.ts. */
export const norwegianWords =
  first + norwegianFoodAndNature + norwegianHomeAndWear + norwegianLeisure + norwegianWorkAndTravel + unmeant;
