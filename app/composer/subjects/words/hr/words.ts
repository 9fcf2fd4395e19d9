import { croatianFoodAndNature } from './food-and-nature.ts';
import { croatianHomeAndWear } from './home-and-wear.ts';
import { croatianLeisure } from './leisure.ts';
import { croatianWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
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
-: račun za struju, dom kulture, domu kulture, društveni dom, društvenom domu, šlag na tortu, od srca, sa srcem
-: pod jednim krovom, do vrata, ruku pod ruku, ventilator, kuhinjski robot
`;

/** Croatian words that lead to things. Notation: word-list.ts. */
export const croatianWords =
  first + croatianFoodAndNature + croatianHomeAndWear + croatianLeisure + croatianWorkAndTravel + unmeant;
