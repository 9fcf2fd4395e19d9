import { englishDeskAndBodyWords } from './desk-and-body-words-en.ts';
import { englishHouseAndYardWords } from './house-and-yard-words-en.ts';
import { englishWearWords } from './wear-words-en.ts';

/** Plain English words for wares, jobs, clubs and courses, by what they are for. Notation: word-list.ts. */
export const englishPlainWords = englishWearWords + englishHouseAndYardWords + englishDeskAndBodyWords;
