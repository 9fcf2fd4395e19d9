import { serbianFoodAndNature } from './food-and-nature.ts';
import { serbianHomeAndWear } from './home-and-wear.ts';
import { serbianLeisure } from './leisure.ts';
import { serbianWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
earrings diamond: naušnice
birdcage bird: kanarinci
stained-glass: vitraž
christmas-tree fir-tree: jelke
welding-mask fire: zavarivač
skip lorry: odvoz šute
bus suitcase: autobusni izlet
ring diamond: zlatar
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: nagradni fond, fond, fonda, fondu, dozvoljeni ljubimci, kućni ljubimci dozvoljeni, traži dom, traže dom
-: račun za struju
`;

/** Serbian words that lead to things. Notation: word-list.ts. */
export const serbianWords =
  first + serbianFoodAndNature + serbianHomeAndWear + serbianLeisure + serbianWorkAndTravel + unmeant;
