import { basicLanguageOf } from '../../languages/registry.ts';
import { number } from '../offer/offer-words.ts';
import { capitalise } from '../request.ts';
import { everyMatch } from '../text/every-match.ts';
import { perLanguage } from '../text/remembering.ts';
import { dangling, setWidth, wordCount } from '../text/segments.ts';
import { opensWithSending } from './letter.ts';

type RunOn = { opening: RegExp; goesOn: RegExp; orders: RegExp; and: RegExp; saying: RegExp };

const runOnOf = perLanguage((language): Partial<RunOn> => {
  const own = basicLanguageOf(language);
  if (!own?.runOn || !('and' in own)) return {};
  const { opening, goesOn, orders, saying = '(?!)' } = own.runOn;
  const filled = (source: string) => source.replaceAll('#', number);
  return {
    opening: new RegExp(`^(?:${filled(opening)})\\s+(?=[\\p{L}\\p{Nd}])`, 'iu'),
    goesOn: new RegExp(`(?<=\\p{L}{2}|\\p{Nd}|,)\\s(?:(?:${filled(goesOn)})(?!\\p{L})|${orders})`, 'giu'),
    orders: new RegExp(`^(?:${orders})`, 'iu'),
    and: new RegExp(`^(?:${own.and})\\s`, 'iu'),
    saying: new RegExp(`^(?:${saying})\\s`, 'iu'),
  };
});

/** How much is looked at before a joint, in UTF-16 units. */
const widestWord = 24;

/** What is sent and what comes of it are one sentence up to this width. */
const widestSending = 110;

/** Titles no wider than this say one thing, in average Latin letters. */
const longest = 58;

/**
 * The parts of a sentence that is too long for a headline, such as "Hi we are a family run removals firm in Leeds been
 * going 22 years we do small moves from £45". The greeting is left out, and the sentence is parted where it goes on to
 * the next thing. A later part that asks something of the designer ("please make people come early") is left out too.
 * It stays if it asks to have something said. A short sentence stays as it is.
 */
export function runOnParts(sentence: string, language: string): string[] {
  const { opening, goesOn, orders, and, saying } = runOnOf(language);
  if (!opening || !goesOn || !orders || !and || !saying || setWidth(sentence) <= longest) return [sentence];
  const told = sentence.replace(opening, '');
  if (wordCount(told, language) < 2 || (opensWithSending(told) && setWidth(told) <= widestSending))
    return [sentence];
  // "Not in June when we are full": a word that waits for what comes parts nothing.
  const ways = everyMatch(goesOn, told)
    .map(({ index }) => index)
    .filter((index) => !dangling.test(told.slice(Math.max(0, index - widestWord), index)));
  const first = ways.findIndex((index) => wordCount(told.slice(0, index), language) >= 2);
  const starts = first < 0 ? [] : ways.slice(first);
  // "We turn up when we say we will": two words so short end the clause before them.
  const isClause = (at: number) =>
    !/^\s\p{L}{1,4}\s\p{L}{1,4}$/u.test(told.slice(starts[at], starts[at + 1]));
  const joints = starts.filter((_, at) => isClause(at));
  return [0, ...joints]
    .map((start, at) => told.slice(start, joints[at]).trim())
    .filter((part, at) => at === 0 || saying.test(part) || !orders.test(part))
    .map((part) =>
      capitalise(
        part
          .replace(saying, '')
          .replace(and, '')
          .replace(/[\s,;–-]+$/u, ''),
      ),
    );
}
