import { hebrewAnimalsAndNature } from './animals-and-nature.ts';
import { hebrewFoodAndDrink } from './food-and-drink.ts';
import { hebrewHome } from './home.ts';
import { hebrewLeisure } from './leisure.ts';
import { hebrewWear } from './wear.ts';
import { hebrewWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
fitted-kitchen: מטבחים
scissors hair-comb: מספרה לילדים, ספר
book books: כריכה
airplane suitcase: טיול
party-popper balloon: ~ מסיבה
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: אפשר עם חיות, מותר בעלי חיים, מותר חיות, חיות מחמד מותר, בית העם, בית התרבות, שמעון, שמעוני, תחנת אוטובוס
-: תחנה מרכזית, ותיק, ותיקה, ותיקים, צוות ותיק, רחוב הזית, רחוב התמר, רחוב הרימון, רחוב הגפן, רחוב האלון, רחוב הברוש
-: רחוב התאנה, רחוב הורד, צבעי פסטל, צבעי הדגל, צבעי גואש, שעה, שעות, עד הבית, בבית, טרי, טריים, טריה, מטהר אוויר
-: ועוד, לבנות, לבנה
`;

/** Hebrew words that lead to things. Notation: word-list.ts. */
export const hebrewWords =
  first +
  hebrewFoodAndDrink +
  hebrewAnimalsAndNature +
  hebrewHome +
  hebrewWear +
  hebrewLeisure +
  hebrewWorkAndTravel +
  unmeant;
