import { tamilFoodAndNature } from './food-and-nature.ts';
import { tamilHomeAndWear } from './home-and-wear.ts';
import { tamilLeisure } from './leisure.ts';
import { tamilWorkAndTravel } from './work-and-travel.ts';

/** Read first: each shares its stem with a word for another thing. */
const first = `
ladoos: இனிப்புகள்
ring diamond: வெள்ளி நகைகள்
toolbox hammer: ~ கருவி
`;

/** Words that name no thing, though a part of them would. */
const unmeant = `
-: பேக்கேஜ், பேருந்து நிலையம், பஸ் ஸ்டாண்ட், திறப்பு விழா, திறப்பு, மணி, மணி நேரம், வகுப்பு, வகுப்புகள், வீட்டிலேயே
-: ஆர்கானிக், முகாம், கேரம் போர்டு, பயிற்சி
`;

/** Tamil words that lead to things. Notation: word-list.ts. */
export const tamilWords =
  first + tamilFoodAndNature + tamilHomeAndWear + tamilLeisure + tamilWorkAndTravel + unmeant;
