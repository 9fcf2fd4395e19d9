import { swedishFoodAndNature } from './food-and-nature.ts';
import { swedishHomeAndWear } from './home-and-wear.ts';
import { swedishLeisure } from './leisure.ts';
import { swedishWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
-: ljust, kvar, spelar
birdcage bird: undulater
drum-kit drum: trumlektioner
vintage-car: veteranbil
water-pump droplet: brunn
scaffold ladder: ställning
speech-bubble document: översättningar
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: ljus lokal, ljus och fräsch, ljust och fräscht, ljusa rum, ljust rum, ljus interiör, ljus miljö, ljusa färger, ljusa
-: ljus framtid, ljus tapet, husdjur tillåtna, husdjur ok, hund tillåten, husdjur välkomna, direkt från bonden
-: från bonden, tider kvar, platser kvar, söker hem, söker nytt hem, elräkning, håll i hatten, folkets hus, bygdegården
-: spelas, pricken över i, grädden på moset, från hjärtat, med hjärta, under ett tak, till dörren
-: värmeflaska, fläkt, bordsfläkt, värmefläkt, sängbord, mixer, stavmixer, köksassistent
-: brandvarnare
`;

/** Swedish words that lead to things. Notation: word-list.ts. */
export const swedishWords =
  first + swedishFoodAndNature + swedishHomeAndWear + swedishLeisure + swedishWorkAndTravel + unmeant;
