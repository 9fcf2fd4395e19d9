import { estonianFoodAndNature } from './food-and-nature.ts';
import { estonianHomeAndWear } from './home-and-wear.ts';
import { estonianLeisure } from './leisure.ts';
import { estonianWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
embroidery-hoop thread: pits
pallet: kaubaalus
tipper-truck: kruus
water-pump droplet: puurkaev, puurkaevud
runner sneaker: jooks
anvil hammer: sepis
-: laena
minibus bus: bussireis
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: lemmikloomad lubatud, raba, rabas, otsib kodu, otsivad kodu, elektriarve, kultuurimaja, rahvamaja, seltsimaja
-: laenata, laenuta, laenutada, laenutame, kirss tordil, südamest, südamega, ühe katuse all, ukseni
`;

/** Estonian words that lead to things. Notation: word-list.ts. */
export const estonianWords =
  first + estonianFoodAndNature + estonianHomeAndWear + estonianLeisure + estonianWorkAndTravel + unmeant;
