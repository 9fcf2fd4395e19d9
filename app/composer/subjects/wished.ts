import { noLetterBefore, noLetterBehind } from '../languages/letters.ts';
import { wishWords } from './words/wish-words.ts';

const askedBefore = new RegExp(
  `${noLetterBefore}(?:${wishWords.before})\\s+(?:(?!(?:${wishWords.beside})\\s)[\\p{L}\\p{M}\\p{N}'’-]+\\s+){0,2}$`,
  'iu',
);
const askedBehind = new RegExp(`^\\s(?:${wishWords.behind})${noLetterBehind}`, 'iu');

const joining = new RegExp(`^\\s(?:${wishWords.beside})\\s(?:\\p{L}{1,4}\\s)?$`, 'iu');

/** Whether what stands between two things joins them: "tools and a bicycle". */
export const isJoined = (between: string): boolean => between.length < 16 && joining.test(between);

const askedItself = new RegExp(wishWords.itself, 'iu');

/** Letters of the clause to either side that are looked at. */
const reach = 48;

/** Whether instructions ask for the thing named from `start` to `end`: "show a climber", "one alpaca close up". */
export const isWished = (text: string, start: number, end: number): boolean =>
  askedItself.test(text.slice(start, end)) ||
  askedBefore.test(text.slice(Math.max(0, start - reach), start)) ||
  askedBehind.test(text.slice(end, end + reach));
