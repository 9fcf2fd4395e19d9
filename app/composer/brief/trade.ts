import type { PointedIntent } from '../languages/language.ts';
import { matchersOf } from '../languages/matchers.ts';
import { languages } from '../languages/registry.ts';
import { findSubjects } from '../subjects/find-subjects.ts';
import { isAudience } from '../subjects/mentions.ts';
import type { Intent } from './intents.ts';
import { stemMatcher } from './stems.ts';
import { intentOfSubject } from './subject-intents.ts';

type Pointer = { intent: PointedIntent; matcher: RegExp };
const compiled = new Map<string, Pointer[]>();

function pointersOf(code: string): Pointer[] {
  const known = compiled.get(code);
  if (known) return known;
  const made = (Object.entries(languages[code]?.pointers ?? {}) as [PointedIntent, string][])
    .filter(([, stems]) => stems !== '')
    .map(([intent, stems]) => ({ intent, matcher: stemMatcher(stems) }));
  compiled.set(code, made);
  return made;
}

/** Words of a language and of English, whose loan words stand in everybody's briefs. */
function readIn(language: string): Pointer[] {
  const own = languages[language] ? language : (language.split('-')[0] ?? 'en');
  return own === 'en' ? pointersOf('en') : [...pointersOf(own), ...pointersOf('en')];
}

/** A word that points to an intent, and where it stands. */
type Pointing = { intent: PointedIntent; start: number; end: number };

/** What a brief asks for stands in its first sentences; the rest is not read for it. UTF-16 units. */
export const longestRead = 500;

/** Every word of a text that points to what readers are asked to do; of two over the same words the longer counts. */
export function pointingsIn(whole: string, language: string): Pointing[] {
  const text = whole.slice(0, longestRead);
  const found: Pointing[] = [];
  for (const { intent, matcher } of readIn(language))
    for (const match of text.matchAll(matcher)) {
      const start = match.index;
      const rest = /^[\p{L}\p{M}]*/u.exec(text.slice(start + match[0].length))?.[0] ?? '';
      found.push({
        intent,
        start,
        end: start + match[0].length + (spaceless.test(match[0]) ? 0 : rest.length),
      });
    }
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start,
      ),
  );
}

const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Languages in which the last word of a name says what it is ("guitar lessons", "Keramikas kursi"); in others the first. */
const headLast = new Set(
  'en de nl sv da nb is fi et hu tr az hi bn ta te ur mr ja ko zh-Hans zh-Hant am lt lv ka hy'.split(' '),
);
/** What may be done with anything: words for it give way to those of a trade. */
const general = new Set<Intent>(['buy', 'sign-up', 'visit', 'order', 'start']);

/** What the trade a title names usually asks for: by its own words, else by the thing it shows. undefined: not known. */
export function tradeOf(text: string, language: string): PointedIntent | undefined {
  const title = text
    .slice(0, 120)
    .replace(/\s?\([^()]*\)/gu, '')
    .replace(/\s?\p{Extended_Pictographic}[\u200d\ufe0f]?/gu, '');
  const named = pointingsIn(title, language);
  const own = named.filter(({ start }) => !isAudience(title, start));
  const among = own.length > 0 ? own : named;
  return (
    head(
      among.filter(({ intent }) => !general.has(intent)),
      title,
      language,
    ) ??
    head(
      among.filter(({ intent }) => intent !== 'buy'),
      title,
      language,
    ) ??
    head(among, title, language)
  );
}

/** Small words after which a name goes on to where, when and how. */
const aside =
  /(?<!\p{L})(?:seeks?|seeking|looking for|sucht|cherche|busca|cerca|zoekt|söker|søger|søker|szuka|hledá|hľadá|keres|ищет|шукає|arıyor|in|at|on|near|by|from|with|since|@|am|im|bei|beim|mit|aus|seit|på|med|hos|i|fra|van|met|bij|uit|te|voor|für|för|til|for)\s/iu;

function head(among: Pointing[], title: string, language: string): PointedIntent | undefined {
  const sorted = among.toSorted((a, b) => a.start - b.start);
  if (!headLast.has(language)) return sorted[0]?.intent;
  const first = sorted[0];
  const edge = first ? aside.exec(title.slice(first.end)) : null;
  const before = edge && first ? sorted.filter(({ end }) => end <= first.end + edge.index) : sorted;
  return before.at(-1)?.intent;
}

/** "Te huur", "for sale": words that say how a thing changes hands, not which. */
const exchanges = new Map<string, { letting: RegExp; selling: RegExp }>();

function exchangeOf(language: string) {
  const known = exchanges.get(language);
  if (known) return known;
  const { letting, selling } = matchersOf(language);
  const made = { letting: new RegExp(letting, 'iu'), selling: new RegExp(selling, 'iu') };
  exchanges.set(language, made);
  return made;
}

/** Whether a title offers something for rent or hire. */
export const isLetting = (title: string, language: string) => exchangeOf(language).letting.test(title);

const homeSize =
  /\p{Nd}\s?(?:m²|m2|㎡|坪|sqm|sq\.? ?(?:ft|m)|кв\.?\s?м|qm|tsubo|平米|bed|bhk|zi|hab|rum|rok|pok)|(?<!\p{L})T[1-6](?!\p{L})|(?<!\p{Nd})\p{Nd}\s?\+\s?(?:\p{Nd}|kk)(?!\p{Nd})/iu;

/**
 * What "to rent" and "for sale" ask for where no home is meant: a stall is booked, hay is bought. undefined: it is a home, or
 * neither is said.
 */
export function tradeOfGoods(title: string, language: string): 'book' | 'buy' | undefined {
  const { letting, selling } = exchangeOf(language);
  const isExchange = (words: string) =>
    [letting, selling].some((pattern) => words.replace(pattern, '').replace(/\P{L}/gu, '').length <= 2);
  const namesHome = pointingsIn(title, language).some(
    ({ intent, start, end }) => intent === 'view' && !isExchange(title.slice(start, end)),
  );
  if (namesHome || homeSize.test(title) || tradeOfThings(title, language) === 'view') return undefined;
  if (letting.test(title)) return 'book';
  return selling.test(title) ? 'buy' : undefined;
}

/** What the things a title shows are usually asked for; the best known first. Goods are bought only where they are its subject. */
export function tradeOfThings(title: string, language: string): Intent | undefined {
  for (const { name, score, start, end } of findSubjects({ title }, language))
    if (score >= 0.6) {
      const intent = intentOfSubject(name);
      if (intent === 'buy' && !isHead(title, { start, end, language })) continue;
      if (intent) return intent;
    }
  return undefined;
}

/** Words that part a thing from what is done with it, in languages that name the deed first: "garde de chats". */
const genitive =
  /\p{L}{3}[\p{L}\p{M}]*\s(?:d[eiauo]|des|dei|del|della|delle|dos|das|do|d['’]|para|pour|per|dla|pro|для|για)\s?(?:\p{L}{1,3}\s)?$/iu;
const participle = /^(?:\p{L}+\s){0,2}\p{L}*(?:ed|made|grown|baked|spun|blown|woven|knit|cut)$/iu;

/** Whether a thing is what a title is about: no deed, place or person that goes with it ("oboe repairs", "drawing with wine"). */
function isHead(title: string, at: { start: number; end: number; language: string }): boolean {
  if (!headLast.has(at.language)) return !genitive.test(title.slice(0, at.start));
  const before = title.slice(0, at.start);
  // "Save 30% on spectacles" is about spectacles.
  if (/\p{L}/u.test(before) && !/[%٪]/u.test(before) && aside.test(`${before} `)) return false;
  const tail = /^[\p{L}\p{M}]*(.*)$/su.exec(title.slice(at.end))?.[1] ?? '';
  if (spaceless.test(title)) return true;
  const edge = /[,;:!?.|•·–—(+&]|\s-\s|\p{Nd}|\p{Extended_Pictographic}/u.exec(tail);
  const from = aside.exec(tail);
  const rest = tail.slice(0, Math.min(edge?.index ?? tail.length, from?.index ?? tail.length)).trim();
  return rest === '' || participle.test(rest);
}
