import type { Leaning } from '../languages/language.ts';
import { languages } from '../languages/registry.ts';
import { toPattern } from '../pattern.ts';

/** What a line does not end with: spaces have their own break, opening brackets and signs wait for what follows. */
export const opens = /[\s\p{Ps}\p{Pi}\p{Sc}#＃@＠+＋]$/u;
/** What a line does not start with (kinsoku): punctuation, small kana, marks of length and repetition. */
export const startsNoLine =
  /^[\s\p{P}\p{M}|｜ๆຯໆៗ々ゝゞヽヾー～〜ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u;

const verbStem = /^(?:\p{Script=Han}[きぎしじちにびみりえけげせべめれ]|[きぎべみりえけげせめれ])$/u;
const hanNumber = /[一二三四五六七八九十百千万萬两兩半几幾]$/u;

/** Words of all languages without spaces between them, each kind in one set. */
const of = (kind: keyof Leaning) =>
  new Set(Object.values(languages).flatMap(({ leaning }) => leaning?.[kind]?.split(' ') ?? []));
const openings = of('openings');
const endings = of('endings');
const numbers = of('numbers');
const particles = of('particles');
const kinds = of('kinds');
const figures = toPattern(`^(?:off|${[...of('figures')].join('|')})`, 'iu');

/** Whether a word of a script without spaces is read as one with the word before it. */
export function leans(before: string, word: string): boolean {
  if (/\p{Nd}$/u.test(before)) return /^[x×+＋]$|^\P{Nd}{1,4}$/u.test(word);
  // "12月20日", "10時〜16時".
  if (/[年月〜～]$/u.test(before) && /^\p{Nd}/u.test(word)) return true;
  if (/[%％折円元]$/u.test(before) && figures.test(word)) return true;
  // "NT$", "HK$".
  if (/[A-Z]$/u.test(before) && /^\p{Sc}/u.test(word)) return true;
  if (openings.has(before) || endings.has(word)) return true;
  if (!/[\p{L}\p{M}]$/u.test(before)) return false;
  if (numbers.has(before)) return !openings.has(word);
  // "雨の日", "大人のための": short nouns after their "of".
  if (before === 'の') return /^\p{Script=Han}$|^(?:ため|よう|ほう|もの|こと)/u.test(word);
  // "食べ放題", "張り替え": a verb's stem and what it is compounded with.
  if (verbStem.test(before) && /^\p{Script=Han}/u.test(word)) return true;
  if (hanNumber.test(before)) return /^\p{Script=Han}{1,2}$/u.test(word);
  return particles.has(word) || (/^\p{Script=Han}{2,}$/u.test(before) && kinds.has(word));
}
