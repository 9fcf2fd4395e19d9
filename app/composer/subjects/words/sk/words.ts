import { slovakFoodAndNature } from './food-and-nature.ts';
import { slovakHomeAndWear } from './home-and-wear.ts';
import { slovakLeisure } from './leisure.ts';
import { slovakWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
beehive bee: včelstvá
birdcage bird: andulky, kanáriky
rubber-stamp document: notár
stained-glass: vitráž
tanker: žumpa
tow-truck car: odťahová služba
welding-mask fire: zvárač
car wrench: polep áut
lorry delivery-van: sťahovacia služba
marquee: párty stan
tooth toothbrush: dentálna hygiena
tap wrench: kúrenár
steak sausage: mäso
motor-boat wave: lodě
target: lukostřelba
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: nábor, náboru, domáce zvieratá povolené, zvieratá povolené, hľadá domov, hľadajú domov, účet za elektrinu
-: kultúrny dom, kultúrnom dome, kultúrneho domu, čerešnička na torte, zo srdca, so srdcom, pod jednou strechou
-: až k dverám, ruka v ruke
`;

/** Slovak words that lead to things. Notation: word-list.ts. */
export const slovakWords =
  first + slovakFoodAndNature + slovakHomeAndWear + slovakLeisure + slovakWorkAndTravel + unmeant;
