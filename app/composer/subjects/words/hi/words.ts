import { hindiFoodAndNature } from './food-and-nature.ts';
import { hindiHomeAndWear } from './home-and-wear.ts';
import { hindiLeisure } from './leisure.ts';
import { hindiWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
-: भंडार
sneaker: जूते
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: भण्डार, सामान, सबका सामान, ज़रूरी सामान, किराये का सामान, मुंडन, हाथ, हाथों, बिजली जाए, बिजली जाती है, बिजली का बिल
-: बिजली बिल, बिजली गुल, भंडारे, पैकेज, बस स्टैंड, बस अड्डा, बस स्टेशन, घर पर, घर बैठे, घंटे, घर तक, ऑर्गेनिक
-: शिविर, कैंप, निर्माण
`;

/** Hindi words that lead to things. Notation: word-list.ts. */
export const hindiWords =
  first + hindiFoodAndNature + hindiHomeAndWear + hindiLeisure + hindiWorkAndTravel + unmeant;
