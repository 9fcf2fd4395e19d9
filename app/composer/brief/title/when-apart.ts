import { sourcesOfAll } from '../../languages/registry.ts';
import { unspacedOrHangul } from '../../languages/unspaced.ts';
import { toPattern } from '../../pattern.ts';
import { findDates, findTimes } from '../facts/find-dates.ts';
import { everyMatch } from '../text/every-match.ts';
import { setWidth } from '../text/segments.ts';
import { notAnEnding } from './offer-apart.ts';

const opensDay = toPattern(`^(?:${sourcesOfAll((language) => language.opensDay)})`, 'u');
/** "3월 특강반": a month alone is part of a name. */
const monthAlone = /^\p{Nd}{1,2}\s?(?:월|月)$/u;
/** How wide what is left must be, in average Latin letters. */
const least = 6;

/**
 * In scripts where titles are typed without marks, the first phrase with a day or an hour begins what is said of when
 * and where: "廣場舞隊招新 逢星期二、四晚上7點半 屯門公園", "김장 나눔 11월 23일 시청광장".
 */
export function whenApart(part: string, language: string): string[] {
  if (!unspacedOrHangul.test(part)) return [part];
  const times = [...findDates(part, language), ...findTimes(part)]
    .filter(({ text }) => !monthAlone.test(text))
    .sort((a, b) => a.start - b.start);
  const [first] = times;
  if (!first || !/\p{Nd}/u.test(part.slice(first.start))) return [part];
  const gaps = everyMatch(/\s+/gu, part).map(({ index, 0: gap }) => index + gap.length);
  const begins = gaps.filter((at) => at <= first.start).at(-1);
  const starts = gaps.find((at) => opensDay.test(part.slice(at))) ?? begins;
  if (begins === undefined || starts === undefined) return [part];
  const from = Math.min(starts, begins);
  const before = part.slice(0, from).trimEnd();
  const isWhole = setWidth(before) >= least && /\p{L}{3}/u.test(before) && !notAnEnding.test(before);
  return isWhole && /\p{Nd}/u.test(part.slice(from)) ? [before, part.slice(from)] : [part];
}
