import { marathiFoodAndNature } from './food-and-nature.ts';
import { marathiHomeAndWear } from './home-and-wear.ts';
import { marathiLeisure } from './leisure.ts';
import { marathiWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
cook frying-pan: आचारी
sneaker: जूते
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: हात, हाताने, वीज बिल, लाईट बिल, पॅकेज, बस स्थानक, बस स्टँड, पैकेज, बस स्टैंड, बस अड्डा, बस स्टेशन, घर पर, घर बैठे
-: घंटे, घर तक, ऑर्गेनिक, शिविर, कैंप, निर्माण
`;

/** Marathi words that lead to things. Notation: word-list.ts. */
export const marathiWords =
  first + marathiFoodAndNature + marathiHomeAndWear + marathiLeisure + marathiWorkAndTravel + unmeant;
