import { sourcesOfAll } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { findDates } from '../facts/find-dates.ts';
import { findOffer } from '../offer/find-offer.ts';
import { setWidth } from '../text/segments.ts';

const hosted = toPattern(`^(?:${sourcesOfAll(({ hostedBy }) => hostedBy)})(?:\\s?[:：])?\\s`, 'iu');
/** "The Lions Club", "la Pro Loco", "l’Amicale". */
const namedFirst = /^(?:\p{Ll}{1,4}[\s’']){0,2}["“„«]?(?=\p{Lu})/u;

/** What stands behind "organised by" and its like; undefined where a sentence does not begin so. */
export function behindHost(sentence: string): string | undefined {
  const host = hosted.exec(sentence)?.[0];
  return host === undefined ? undefined : sentence.slice(host.length);
}

/** Whether words begin as the name of a host does. */
export const beginsAsHost = (words: string) => namedFirst.test(words);

/** "Peña El Racimo" of "Organiza la Peña El Racimo". */
export const withoutHost = (sentence: string) => behindHost(sentence)?.replace(namedFirst, '') ?? sentence;

/** The host that a clause names and nothing else: "Organisée par l'APE de l'école Jules Verne". */
export function hostIn(clause: string, language: string): string | undefined {
  const behind = behindHost(clause.trim());
  if (behind === undefined || !beginsAsHost(behind)) return undefined;
  const name = behind.replace(namedFirst, '').replace(/["»”“.]$/u, '');
  const isShort = setWidth(name) <= 48 && name.split(/\s+/u).length <= 7;
  const isWhen = findDates(name, language).length > 0 || findOffer(name, language) !== undefined;
  return isShort && !isWhen && !/[:!?@#%]/u.test(name) ? name : undefined;
}
