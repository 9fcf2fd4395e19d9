import { czechFoodAndNature } from './food-and-nature.ts';
import { czechHomeAndWear } from './home-and-wear.ts';
import { czechLeisure } from './leisure.ts';
import { czechWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
beehive bee: včelstva
birdcage bird: andulky
rubber-stamp document: notář
water-pump droplet: vodní čerpadlo, čerpadla, vrtané studny, ponorné čerpadlo
tow-truck car: odtahová služba
welding-mask fire: svářeč
car wrench: polep aut
skip lorry: kontejner na suť
iron t-shirt: mandl
receipt shopping-cart: pokladní
potato: bramborák
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: nábor, náboru, domácí mazlíčci povoleni, se zvířaty, zvířata povolena, psi vítáni, během roku, během dne, během týdne
-: během hodiny, během léta, hledá domov, hledají domov, hledá nový domov, kulturní dům, kulturním domě
-: třešnička na dortu, od srdce, se srdcem, pod jednou střechou, až ke dveřím, ke dveřím, ruku v ruce
-: nahřívací polštářek, přímotop, stolní mixér
`;

/** Czech words that lead to things. Notation: word-list.ts. */
export const czechWords =
  first + czechFoodAndNature + czechHomeAndWear + czechLeisure + czechWorkAndTravel + unmeant;
