import { latvianFoodAndNature } from './food-and-nature.ts';
import { latvianHomeAndWear } from './home-and-wear.ts';
import { latvianLeisure } from './leisure.ts';
import { latvianWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
beehive bee: bišu strops, bišu saimes
cherry-picker: pacēlāju noma
stained-glass: vitrāža
bouquet rose: ziedi
tooth toothbrush: zobi
sauna bubbles: pirts
roof ladder: jumts
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: atļauti mājdzīvnieki, mājdzīvnieki atļauti, mājas gatavots, mājas gatavota, mājas ražots, meklē mājas
-: elektrības rēķins, uz viļņa, uz viļņiem, kultūras nams, kultūras namā, tautas nams, tautas namā, ķirsītis uz tortes
-: no sirds, ar sirdi, zem viena jumta, līdz durvīm
`;

/** Latvian words that lead to things. Notation: word-list.ts. */
export const latvianWords =
  first + latvianFoodAndNature + latvianHomeAndWear + latvianLeisure + latvianWorkAndTravel + unmeant;
