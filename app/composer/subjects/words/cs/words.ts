import { czechAnimalsAndNature } from './animals-and-nature.ts';
import { czechFoodAndDrink } from './food-and-drink.ts';
import { czechHome } from './home.ts';
import { czechLeisure } from './leisure.ts';
import { czechPlaces } from './places.ts';
import { czechTravel } from './travel.ts';
import { czechWear } from './wear.ts';
import { czechWork } from './work.ts';

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
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: nábor, náboru, domácí mazlíčci povoleni, se zvířaty, zvířata povolena, psi vítáni, během roku, během dne, během týdne
-: během hodiny, během léta, hledá domov, hledají domov, hledá nový domov, kulturní dům, kulturním domě
-: třešnička na dortu, od srdce, se srdcem, pod jednou střechou, až ke dveřím, ke dveřím, ruku v ruce
-: nahřívací polštářek, přímotop, stolní mixér, klíč k úspěchu, klíč k vašemu úspěchu, zajíce v pytli, zajíc v pytli
-: bez práce nejsou koláče, ranní ptáče, býka za rohy, černá ovce, bílá vrána, bílé vrány, vrána k vráně, lví podíl
-: medvědí služba, jako ryba ve vodě, němý jako ryba, pevný jako skála, vrabec v hrsti, lepší vrabec v hrsti
-: holub na střeše, holub na hrsti, pečení holubi, dvě mouchy jednou ranou, dvě mouchy, hrom do police
-: koza zůstala celá, vlk se nažral, vlk syp, kočičí zlato, kůň z ráje, na koni, darovanému koni, kápnout božskou
-: máslo na hlavě, mít máslo na hlavě, jde jako po másle, horká kaše, kolem horké kaše, chodit kolem horké kaše
-: zlaté ruce, zlaté české ručičky, zlatá střední cesta, zlatý důl, zlatá rybka, na vlně, jet na vlně, plout s proudem
-: střecha nad hlavou, zelená pro, zelenou všem, zelené světlo, světlo na konci tunelu, vítr v plachtách
-: vítr do plachet, nový vítr, čerstvý vítr, s větrem o závod, hory doly, hory přenášet, přenášet hory, kapka v moři
-: led se hnul, prolomit ledy, čistý list, s čistým štítem, otevřená kniha, ve vlastní šťávě, nové koště, jako hodinky
-: jako švýcarské hodinky, druhý dech, klobouk dolů, pod kloboukem, karty na stůl, trumf v rukávu, eso v rukávu
-: vyhrnout rukávy, první vlaštovka, ani ryba ani rak, kámen ze srdce, srdce na dlani, s otevřenou náručí, naše kočka
-: náš kocour, náš pes, naší kočky, kole až k vám, dovezeme na kole, přivezeme na kole, doručení na kole, muzika pro uši
-: hudba pro uši, pevná půda, půda pod nohama, tančit kolem, za málo peněz hodně muziky, bota tlačí, kde bota tlačí
-: kde vás tlačí bota, vysoko na nebi, sedmé nebe, v sedmém nebi
`;

/** Czech words that lead to things. Notation: word-list.ts. */
export const czechWords =
  first +
  czechFoodAndDrink +
  czechAnimalsAndNature +
  czechHome +
  czechWear +
  czechLeisure +
  czechWork +
  czechPlaces +
  czechTravel +
  unmeant;
