import { lithuanianFoodAndNature } from './food-and-nature.ts';
import { lithuanianHomeAndWear } from './home-and-wear.ts';
import { lithuanianLeisure } from './leisure.ts';
import { lithuanianWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
photo-booth: foto budelė
theatre-masks pancakes: užgavėnės
beehive bee: bičių šeimos
birdcage bird: kanarėlės
stained-glass: vitražas
tipper-truck: skalda
handball-player: rankinis
anvil hammer: kalvė
bouquet rose: gėlės
motor-boat wave: valtys
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: galima su augintiniais, augintiniai leidžiami, ieško namų, sąskaita už elektrą, kultūros namai, kultūros namuose
-: kultūros namų, vyšnaitė ant torto, iš širdies, su širdimi, po vienu stogu, iki durų, raktu į rankas
`;

/** Lithuanian words that lead to things. Notation: word-list.ts. */
export const lithuanianWords =
  first +
  lithuanianFoodAndNature +
  lithuanianHomeAndWear +
  lithuanianLeisure +
  lithuanianWorkAndTravel +
  unmeant;
