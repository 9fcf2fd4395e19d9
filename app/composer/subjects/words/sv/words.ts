import { swedishAnimalsAndNature } from './animals-and-nature.ts';
import { swedishDrink } from './drink.ts';
import { swedishFood } from './food.ts';
import { swedishHome } from './home.ts';
import { swedishLeisure } from './leisure.ts';
import { swedishPlaces } from './places.ts';
import { swedishTravel } from './travel.ts';
import { swedishWear } from './wear.ts';
import { swedishWork } from './work.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
-: ljust, kvar, spelar
birdcage bird: undulater
drum-kit drum: trumlektioner
vintage-car: veteranbil
water-pump droplet: brunn
scaffold ladder: ställning
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: ljus lokal, ljus och fräsch, ljust och fräscht, ljusa rum, ljust rum, ljus interiör, ljus miljö, ljusa färger, ljusa
-: ljus framtid, ljus tapet, husdjur tillåtna, husdjur ok, hund tillåten, husdjur välkomna, direkt från bonden
-: från bonden, tider kvar, platser kvar, söker hem, söker nytt hem, elräkning, håll i hatten, folkets hus, bygdegården
-: spelas, pricken över i, grädden på moset, från hjärtat, med hjärta, under ett tak, till dörren, fläkt
-: värmefläkt, sängbord, säkerhetsbälte, säkerhetsbälten, bilbälte, bilbälten, tjuren vid hornen
-: ta tjuren, lejonparten av, lejonparten, många kockar, grönt ljus, rött ljus, ljus i tunneln, man på däck, alla man på
-: schack matt, bita ihop, ihop tänderna, bita ihop tänderna, när katten är borta, katten är borta, i ur och skur
-: ur och skur, axel mot axel, kasta ankar, hoppa på tåget, missa inte tåget, första fiolen, spela första fiolen
-: andra fiolen, sätta tänderna i, tänderna i, sura äpplet, det sura äpplet, lägga alla ägg i, smörgåstårta
-: smörgåstårtor, lussekatt, lussekatter, lussebullar, studentmössa, studentmössor, studentmössan, vita mössor
-: vit mössa, innebandy, innebandyskola, innebandylag, snus, tobak, violer, primula, husbock, silverfisk
-: långsprötad silverfisk, golvlampa, lekdeg, modellera, hörselskydd, multiverktyg, hasselnöt, ren, glas, kristall
-: black and white, lister, kran, bortskänkes
`;

/** Swedish words that lead to things. Notation: word-list.ts. */
export const swedishWords =
  first +
  swedishFood +
  swedishDrink +
  swedishAnimalsAndNature +
  swedishHome +
  swedishWear +
  swedishLeisure +
  swedishWork +
  swedishPlaces +
  swedishTravel +
  unmeant;
