import { basicLanguageOf, sourcesRead } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { anyMoney, number } from '../offer/offer-words.ts';
import { capitalise } from '../request.ts';
import { everyMatch } from '../text/every-match.ts';
import { perLanguage } from '../text/remembering.ts';
import { dangling, setWidth, wordCount } from '../text/segments.ts';
import { opensWithSending } from './letter.ts';

type RunOn = Record<'opening' | 'goesOn' | 'orders' | 'and' | 'saying' | 'turns', RegExp>;

const runOnOf = perLanguage((language): Partial<RunOn> => {
  const own = basicLanguageOf(language);
  if (!own?.runOn || !('and' in own)) return {};
  const { opening, goesOn, orders, saying = '(?!)' } = own.runOn;
  const filled = (source: string) => source.replaceAll('#', number);
  return {
    opening: toPattern(`^(?:${filled(opening)})\\s+(?=[\\p{L}\\p{Nd}])`, 'iu'),
    goesOn: toPattern(`(?<=\\p{L}{2}|\\p{Nd}|,)\\s(?:(?:${filled(goesOn)})(?!\\p{L})|${orders})`, 'giu'),
    orders: toPattern(`^(?:${orders})`, 'iu'),
    and: toPattern(`^(?:${own.and})\\s`, 'iu'),
    saying: toPattern(`^(?:${saying})\\s`, 'iu'),
    turns: toPattern(`\\s(?:${sourcesRead(language, (read) => read.goesOn)})\\s`, 'giu'),
  };
});

/** How much is looked at before a joint, in UTF-16 units. */
const widestWord = 24;

/** What is sent and what comes of it are one sentence up to this width. */
const widestSending = 110;

/** Titles no wider than this say one thing, in average Latin letters. */
const longest = 58;

/** Widest rest of a clause that tells a price. */
const widestRest = 60;

/** "People think it costs a fortune but its £85": the price is for the readers, if what is said of it is short. */
function pricedRest(part: string, turns: RegExp): string | undefined {
  const at = anyMoney.exec(part)?.index;
  const turn = at === undefined ? undefined : everyMatch(turns, part.slice(0, at)).at(-1);
  if (!turn) return undefined;
  const rest = part.slice(turn.index + turn[0].length);
  const [whole = ''] = setWidth(rest) <= widestRest ? [rest] : rest.split(turns);
  return setWidth(whole) <= widestRest ? whole : undefined;
}

/**
 * The parts of a sentence that is too long for a headline, such as "Hi we are a family run removals firm in Leeds been
 * going 22 years we do small moves from £45". The greeting is left out, and the sentence is parted where it goes on to
 * the next thing. A later part that asks something of the designer ("please make people come early") is left out too.
 * It stays if it asks to have something said. A short sentence stays as it is.
 */
export function runOnParts(sentence: string, language: string): string[] {
  const { opening, goesOn, orders, and, saying, turns } = runOnOf(language);
  if (!opening || !goesOn || !orders || !and || !saying || !turns || setWidth(sentence) <= longest)
    return [sentence];
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
  return (
    [0, ...joints]
      .map((start, at) => told.slice(start, joints[at]).trim())
      .flatMap((part, at) =>
        at === 0 || saying.test(part) || !orders.test(part) ? part : (pricedRest(part, turns) ?? []),
      )
      // "Maths lessons please, I do": what is left of a courtesy.
      .filter((part, at) => at === 0 || wordCount(part, language) > 1 || /\p{Nd}/u.test(part))
      .map((part) =>
        capitalise(
          part
            .replace(saying, '')
            .replace(and, '')
            .replace(/[\s,;–-]+$/u, ''),
        ),
      )
  );
}
