import { ukrainianAnimalsAndNature } from './animals-and-nature.ts';
import { ukrainianFoodAndDrink } from './food-and-drink.ts';
import { ukrainianHome } from './home.ts';
import { ukrainianLeisure } from './leisure.ts';
import { ukrainianPlaces } from './places.ts';
import { ukrainianTravel } from './travel.ts';
import { ukrainianWear } from './wear.ts';
import { ukrainianWork } from './work.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
broom wastebasket: толока
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
-: від щирого серця, з душею, під одним дахом, до дверей, рука в руку, обігрівач, з корабля на бал
-: яблуку ніде впасти, гра варта свічок, собаку з'їли, на цьому собаку з'їли, ключ до успіху, ключ до вашого успіху
-: хліб усьому голова, хліб всьому голова, хліба і видовищ, перший млинець, кіт у мішку, кота в мішку, кота за хвіст
-: двох зайців, одним пострілом, золоті руки, біла ворона, синій птах, синицю в руках, журавля в небі, бика за роги
-: вовка ноги годують, рак на горі, коли рак на горі, комар носа не підточить, як риба у воді, як з гуски вода
-: пташиного молока, левова частка, ведмежа послуга, ложка дьогтю, золота рибка, золотий ключик, золота середина
-: на вагу золота, сім п'ятниць на тиждень, крига скресла, з чистого аркуша, відкрита книга, не в своїй тарілці
-: засукавши рукави, нова мітла, як годинник, працює як годинник, друге дихання, зелене світло, світло в кінці тунелю
-: червоною ниткою, гора з плечей, гори звернути, море по коліно, крапля в морі, вітер змін, попутний вітер
-: перша ластівка, ні риба ні м'ясо, камінь з душі, кинути якір, на всіх вітрилах, карти в руки, як сир у маслі
-: повна чаша, моя хата скраю, моя хата, наш кіт, наша кішка, нашого кота, наш пес, наша собака, наш собака
-: доставимо на велосипеді, доставка на велосипеді, привеземо на велосипеді, шукаю роботу, куплю
`;

/** Ukrainian words that lead to things. Notation: word-list.ts. */
export const ukrainianWords =
  first +
  ukrainianFoodAndDrink +
  ukrainianAnimalsAndNature +
  ukrainianHome +
  ukrainianWear +
  ukrainianLeisure +
  ukrainianWork +
  ukrainianPlaces +
  ukrainianTravel +
  unmeant;
