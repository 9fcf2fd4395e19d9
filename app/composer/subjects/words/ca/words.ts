import { catalanFoodAndNature } from './food-and-nature.ts';
import { catalanHomeAndWear } from './home-and-wear.ts';
import { catalanLeisure } from './leisure.ts';
import { catalanWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
sheep: xais
birdcage bird: canaris
spotlight: so i llum
speaker microphone: equip de so
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: s'admeten mascotes, s'accepten mascotes, mitja hora, mitja jornada, mitja pensió, mitja marató, busca casa
-: busca llar, factura de la llum
`;

/** Catalan words that lead to things. Notation: word-list.ts. */
export const catalanWords =
  first + catalanFoodAndNature + catalanHomeAndWear + catalanLeisure + catalanWorkAndTravel + unmeant;
