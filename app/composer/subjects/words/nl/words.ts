import { dutchFoodAndNature } from './food-and-nature.ts';
import { dutchHome } from './home.ts';
import { dutchLeisure } from './leisure.ts';
import { dutchWear } from './wear.ts';
import { dutchWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
beehive bee: bijenvolken
water-pump droplet: waterput, dompelpomp, grondboringen
christmas-tree fir-tree: kerstbomen
tree chainsaw: bomen kappen, bomen snoeien
awning: schaduwdoek
hen egg: kippen
minibus bus: busreis
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: huisdieren toegestaan, huisdieren welkom, honden toegestaan, buitenlandse keukens, wereldkeukens, zoekt een huis
-: zoekt baasje, zoekt een thuis, energierekening, de kers op de taart, uit het hart, met hart, onder één dak, aan huis
-: aan de deur, aan je deur, hand in hand, een fluitje van een cent
-: kruik, warmwaterkruik, kersenpitkussen, elektrische kachel
-: stickerboek
`;

/** Dutch words that lead to things. Notation: word-list.ts. */
export const dutchWords =
  first + dutchFoodAndNature + dutchHome + dutchWear + dutchLeisure + dutchWorkAndTravel + unmeant;
