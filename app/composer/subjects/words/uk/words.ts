import { ukrainianFoodAndNature } from './food-and-nature.ts';
import { ukrainianHomeAndWear } from './home-and-wear.ts';
import { ukrainianLeisure } from './leisure.ts';
import { ukrainianWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
broom wastebasket: толока
egg basket: паски
beehive bee: бджолопакети
birdcage bird: канарки
pallet: палети
stained-glass: вітраж
water-pump droplet: насоси
christmas-tree fir-tree: ялинки
yarn thread: маскувальні сітки
lorry delivery-van: переїзди
open-book speech-bubble: англійської мови
marquee: шатро
horse: кінь
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: можна з котом, можна з собакою, можна з тваринами, призовий фонд, органи влади, органи самоврядування, шукає дім
-: шукають дім, рахунки за світло, теплий дім, тепла оселя, будинок культури, будинку культури, будинок творчості
-: спортзал школи, школа спортзал, шкільний спортзал, у шкільному спортзалі, вишенька на торті, від серця
-: від щирого серця, з душею, під одним дахом, до дверей, рука в руку
-: обігрівач, планетарний міксер, наліпки
`;

/** Ukrainian words that lead to things. Notation: word-list.ts. */
export const ukrainianWords =
  first + ukrainianFoodAndNature + ukrainianHomeAndWear + ukrainianLeisure + ukrainianWorkAndTravel + unmeant;
