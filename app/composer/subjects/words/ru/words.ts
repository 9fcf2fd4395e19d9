import { russianFoodAndNature } from './food-and-nature.ts';
import { russianHomeAndWear } from './home-and-wear.ts';
import { russianLeisure } from './leisure.ts';
import { russianPlaces } from './places.ts';
import { russianTravel } from './travel.ts';
import { russianWork } from './work.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
broom wastebasket: субботник
sailing-boat anchor: аренда яхты
beehive bee: пчелопакеты
birdcage bird: канарейки
cot: детская кроватка
shipping-container: контейнеры
stained-glass: витраж
water-pump droplet: скважины, насосы, скважинный насос
telephone: телефония
bouncy-castle balloon: надувной батут
sewing-needle thread: шитьё
sauna hut: бани из бруса
taxi: такси
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: можно с котом, можно с кошкой, можно с собакой, можно с животными, можно с питомцами, призовой фонд, органы власти
-: внутренних органов, госорганы, орган опеки, пятно от вина, пятна от вина, пятно от кофе, пятна от кофе, ищет дом
-: ищут дом, ищет хозяина, счета за свет, счёт за свет, тёплый дом, теплый дом, уютный дом, с лёгким паром
-: с легким паром, дом культуры, доме культуры, дома культуры, дом творчества, спортзал школы, школьный спортзал
-: в школьном спортзале, вишенка на торте, от сердца, от всего сердца, с душой, под одной крышей, до двери, до дверей
-: рука об руку, раз плюнуть
-: обогреватель, погружной блендер, планетарный миксер
`;

/** Russian words that lead to things. Notation: word-list.ts. */
export const russianWords =
  first +
  russianFoodAndNature +
  russianHomeAndWear +
  russianLeisure +
  russianWork +
  russianPlaces +
  russianTravel +
  unmeant;
