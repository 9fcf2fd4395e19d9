import { norwegianAnimalsAndNature } from './animals-and-nature.ts';
import { norwegianFoodAndDrink } from './food-and-drink.ts';
import { norwegianHome } from './home.ts';
import { norwegianLeisure } from './leisure.ts';
import { norwegianWear } from './wear.ts';
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
-: under ett tak, varmepute, vifte, på lager, lasergravering, vipps
`;

/** Norwegian words that lead to things. Notation: word-list.ts. */
export const norwegianWords =
  first +
  norwegianFoodAndDrink +
  norwegianAnimalsAndNature +
  norwegianHome +
  norwegianWear +
  norwegianLeisure +
  norwegianWorkAndTravel +
  unmeant;
