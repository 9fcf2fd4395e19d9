import { isHeadLast, wordsOfAll } from '../../../languages/registry.ts';
import { unspaced } from '../../../languages/unspaced.ts';
import { toPattern } from '../../../pattern.ts';
import { findSubjects } from '../../../subjects/find-subjects.ts';
import type { Intent } from '../intents.ts';
import { asidesOf, partingOf } from '../signs/head.ts';
import { intentOfPair, intentOfSubject, isUntoldPair } from './subject-intents.ts';

/** Intents of wares. A name that only has a ware in it is about something else. */
const ofWares = new Set<Intent>(['buy', 'discover', 'order']);

/**
 * What the things of a title are usually asked for, the best known first. Goods are bought only where the title is
 * about them.
 */
export function tradeOfThings(title: string, language: string): Intent | undefined {
  const shown = findSubjects({ title }, language);
  const [first, second] = shown;
  const isPair = first && second && first.start === second.start;
  const pair = isPair && intentOfPair(first.name, second.name);
  if (pair && first.score >= 0.6) return pair;
  const telling = isPair && isUntoldPair(first.name, second.name) ? shown.slice(2) : shown;
  for (const { name, score, start, end } of telling)
    if (score >= 0.6) {
      const intent = intentOfSubject(name);
      if (intent && ofWares.has(intent) && isAside(title, start, language)) continue;
      if (intent === 'buy' && !isHead(title, end, language)) continue;
      if (intent) return intent;
    }
  return undefined;
}

/** The ware in a title that is of something else: all there is to go by in "Sneaker Week". */
export const waresIn = (title: string, language: string): Intent | undefined =>
  findSubjects({ title }, language)
    .filter(({ score, start }) => score >= 0.6 && !isAside(title, start, language))
    .map(({ name }) => intentOfSubject(name))
    .find((intent) => intent !== undefined && ofWares.has(intent));

const participle = /^(?:\p{L}+\s){0,2}\p{L}*(?:ed|made|grown|baked|spun|blown|woven|knit|cut)$/iu;

/** "Fancy guppy restock Thursday", "Tomato plants are in": said of the ware, and no other thing. */
const stockTails = toPattern(`^${wordsOfAll((language) => language.stockTails)}`, 'iu');

/** "End of season scooters must go". */
export const saysInStock = (title: string) => inStock.test(title.slice(0, 120));
const inStock = toPattern(`\\s${wordsOfAll((language) => language.stockTails)}[\\s!.]*$`, 'iu');

/** Whether a thing only goes with what a title is about: "bagpipes for weddings", "affûtage de couteaux". */
function isAside(title: string, start: number, language: string): boolean {
  // "2 for 1 pancakes" are pancakes.
  const before = title.slice(0, start).replace(/^\p{Nd}{1,2}\s\p{L}{1,4}\s\p{Nd}{1,2}\s/u, '');
  if (!isHeadLast(language)) return partingOf(language).genitives.test(before);
  // "Save 30% on spectacles" is about spectacles.
  return /\p{L}/u.test(before) && !/[%٪]/u.test(before) && asidesOf(language).test(`${before} `);
}

/** Whether a thing is what a title is about: no deed, place or person stands behind it ("oboe repairs"). */
function isHead(title: string, end: number, language: string): boolean {
  if (!isHeadLast(language)) return true;
  const tail = /^[\p{L}\p{M}]*(.*)$/su.exec(title.slice(end))?.[1] ?? '';
  if (unspaced.test(title)) return true;
  const edge = /[,;:!?.|•·–—(+&]|\s-\s|\p{Nd}|\p{Extended_Pictographic}/u.exec(tail);
  const from = asidesOf(language).exec(tail);
  const rest = tail.slice(0, Math.min(edge?.index ?? tail.length, from?.index ?? tail.length)).trim();
  return rest === '' || participle.test(rest) || stockTails.test(rest);
}
