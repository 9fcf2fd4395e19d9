import { finnishFoodAndNature } from './food-and-nature.ts';
import { finnishHomeAndWear } from './home-and-wear.ts';
import { finnishLeisure } from './leisure.ts';
import { finnishWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
-: palvelen, katolle
sheep: karitsat
beehive bee: mehiläispesä
pallet: kuormalava
tipper-truck: sora
skip: vaihtolava
lock-and-key padlock: lukot
logs fire: polttopuu
hen egg: kanat
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: lemmikit sallittu, lemmikit tervetulleita, palvelemme, palvelee, etsii kotia, etsivät kotia, sähkölasku, sydämellä
-: sydämestä, kotiovelle, saman katon alla, helppo nakki
-: lämpötyyny
`;

/** Finnish words that lead to things. Notation: word-list.ts. */
export const finnishWords =
  first + finnishFoodAndNature + finnishHomeAndWear + finnishLeisure + finnishWorkAndTravel + unmeant;
