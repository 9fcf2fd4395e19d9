import type { BriefFacts, FactKind, Line } from '../brief/brief-facts.ts';
import { opensWithDeed } from '../brief/intent/signs/deeds.ts';
import { isHeadline } from '../brief/line-use.ts';
import { capitalise } from '../brief/request.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { endsShortened, setWidth, withHeldDots, withoutStop, wordCount } from '../brief/text/segments.ts';
import { matchersOf, notice } from '../languages/matchers.ts';
import { basicLanguageOf, languageOf, sourcesOfAll, sourcesRead } from '../languages/registry.ts';
import { unspaced } from '../languages/unspaced.ts';
import { toPattern } from '../pattern.ts';
import { findSubjects } from '../subjects/find-subjects.ts';
import { asideWords } from '../subjects/words/aside-words.ts';

/** Widest headline that holds the name, and widest without it, in average Latin letters. */
export const widest = { named: 58, alone: 52 } as const;

/** A headline made of other words of the brief than the name alone. */
export type OtherHeadline = {
  headline: string;
  /** Lines it says whole. */
  said: Line[];
  /** A line of which it says a part, with what is left of it. */
  parted?: { line: Line; rest: string };
};

export type Finder = (facts: BriefFacts) => OtherHeadline | undefined;

export const kindsOf = (line: Line) => line.facts.map(({ kind }) => kind);
export const holds = (line: Line, kinds: readonly FactKind[]) =>
  kindsOf(line).some((kind) => kinds.includes(kind));

export const contacts: readonly FactKind[] = ['phone', 'web', 'code'];
export const whereAndWhen: readonly FactKind[] = ['date', 'time', 'hours', 'place'];

/** Lines that may lead in the place of the name, as they are typed. */
export const ableLines = ({ lines, language, sold }: BriefFacts) =>
  lines.filter(
    (line) =>
      (line.field !== 'title' || wordCount(line.text, language) >= 4) &&
      line.text !== sold &&
      setWidth(line.text) <= widest.alone &&
      isHeadline(line.text, language) &&
      !holds(line, contacts) &&
      !/[.!?;:](?=\s\S)|[。！？：；](?=\s?\S)|\s[–—-]\s|["“”«»„()（）*]/u.test(
        withHeldDots(leadWithoutStop(line.text)),
      ),
  );

/** A line that leads, without the stop that ends a sentence; "99 kr./md." ends on an abbreviation. */
export const leadWithoutStop = (text: string) => (endsShortened(text) ? text : withoutStop(text));

export const leading = (line: Line, language: string): OtherHeadline => {
  const text = leadWithoutStop(line.text);
  // "Stay 3 nights, pay for 2.": a stop, where ordinals have none.
  const isStop = !basicLanguageOf(language)?.ordinalDots && /\p{Nd}\.$/u.test(text);
  return { headline: capitalise(isStop ? text.slice(0, -1) : text), said: [line] };
};

const opensWithNo = perLanguage((language) => toPattern(`^\\P{L}*${matchersOf(language).negations}`, 'iu'));
const walkIn = perLanguage((language) => toPattern(matchersOf(language).walkIns, 'iu'));

/** That one may come without booking: said to those who want to come already. */
export const isWalkIn = (text: string, language: string) => walkIn(language).test(text);

/** "No appointment needed", "Ohne Voranmeldung": a condition, where "Never lose a sock again" is a promise. */
export const isCondition = (text: string, language: string) =>
  isWalkIn(text, language) ||
  (opensWithNo(language).test(text) &&
    (wordCount(text, language) <= 4 || /[,،、，]/u.test(text) || notice.test(text)));

const goesTo = toPattern(`(?<!\\p{L})(?:${asideWords.before})(?!\\p{L})`, 'iu');
const asksFor = ['contact', 'call', 'text'] as const;

/**
 * Whether words say what those who come have to know ("Bring your ID"), what their money goes to, or what to do
 * ("Message us to reserve").
 */
export const tellsComers = (text: string, language: string) =>
  notice.test(text) || goesTo.test(text) || asksFor.some((deed) => opensWithDeed(deed, text, language));

/**
 * Whether one of a line's clauses says little more than what those who come have to know: "Bring the baby", "Talk to
 * Anne, day or night". "Bring grandma's armchair back to life" says more.
 */
export const isNotice = (text: string) =>
  text.split(unspaced.test(text) ? /\s|、|，/u : clauseMark).some((clause) => {
    const said = setWidth(notice.exec(clause)?.[0] ?? '');
    return said > 0 && (clause.split(/\s+/u).length <= 3 || said > setWidth(clause) * 0.6);
  });

/** "Come and have a go!" says not at what, as the title does. */
export const isInvitation = (text: string, { intent, trade, sold, language }: BriefFacts) =>
  (intent === 'visit' || intent === 'directions') &&
  (trade !== undefined || findSubjects({ title: sold }, language).length > 0) &&
  findSubjects({ title: text }, language).length === 0;

const promises = perLanguage((language) => toPattern(matchersOf(language).promises, 'iu'));
const regular = perLanguage((language) => toPattern(matchersOf(language).regularly, 'iu'));

/** Whether words are good news by themselves: "included", "welcome". */
export const isPromise = (text: string, language: string) => promises(language).test(text);

/**
 * A question of the copy that opens an ad. One of a few words is nothing further down, without what stands around it
 * ("Rained off? You pay nothing."), and half of what is asked beside another ("Neighbour building? Or are you?").
 */
export function openingQuestion({ lines, language, intent }: BriefFacts): Line | undefined {
  const first = lines.findIndex(({ field }) => field === 'adCopy');
  return lines.find((line, at) => {
    const { text, use, field } = line;
    if (use !== 'question' || field !== 'adCopy' || !isHeadline(text, language)) return false;
    if (intent === 'apply' && isCondition(text, language)) return false;
    if (at > first && wordCount(text, language) <= 3 && /[?？؟]$/u.test(text)) return false;
    if (language === 'en' && asksOfIt.test(text)) return false;
    if (asksWhere(language).test(text)) return false;
    return ![lines[at - 1], lines[at + 1]].some(
      (other) => other?.use === 'question' && other.field === field,
    );
  });
}

/** "Live or work in Ashby?": for whom it is, which names nothing and promises nothing. */
const asksWhere = perLanguage((language) =>
  toPattern(`^(?:${languageOf(language)?.livesAt ?? '(?!)'})\\s[^,]{2,40}[?？]$`, 'iu'),
);

/** "Never tried it?": of what? */
const asksOfIt = /\b(?:it|them|those|these|one)\s?\?/iu;

/** Whether words name what comes again: "every Sunday". */
export const isRegular = (text: string, language: string) => regular(language).test(text);

/** "At home or in clinic", "Für Anfänger": where and for whom, of something that is named elsewhere. */
export const opensWithAside = perLanguage((language) => {
  const { asides } = basicLanguageOf(language) ?? {};
  return toPattern(asides ? `^\\P{L}*(?:${asides})\\s` : '(?!)', 'iu');
});

export const addresses = perLanguage((language) => toPattern(matchersOf(language).address, 'iu'));
export const ofUs = toPattern(`^(?:${sourcesOfAll(({ we }) => we)})(?!\\p{L})`, 'iu');
const forPurpose = perLanguage((language) => {
  const words = sourcesRead(language, ({ purposes }) => purposes);
  return toPattern(`(?:[,،、，]|(?<!\\p{L})(?:${words}))$`, 'iu');
});
/** "Also at weekends": said besides. */
const alsoFirst = toPattern(`^(?:${sourcesOfAll(({ also }) => also)})\\s`, 'iu');
const forYou = perLanguage((language) => {
  const words = sourcesRead(language, ({ forWhom }) => forWhom);
  return toPattern(`(?<!\\p{L})(?:${words})$`, 'iu');
});

/**
 * Whether words open with where or with a detail, and speak to readers of it only then: "In your home.", "Soft wool,
 * your crest woven", "Certificate for your insurer", "Night work so you never close". They say nothing before the thing
 * is named.
 */
export function tellsDetail(text: string, language: string): boolean {
  const [sentence = ''] = withHeldDots(text, language).split(/(?<=[.!?…])\s/u);
  const isShort = wordCount(sentence, language) <= 3 && !/[!！]$/u.test(sentence);
  if ((isShort && opensWithAside(language).test(sentence)) || alsoFirst.test(sentence)) return true;
  const before = sentence.slice(0, Math.max(0, sentence.search(addresses(language)))).trim();
  const words = wordCount(before, language);
  if (words === 2 && forYou(language).test(before)) return true;
  return words >= 2 && words <= 3 && forPurpose(language).test(before) && !ofUs.test(sentence);
}

/** Where a clause of a line ends; "Damen-, Herren- und Kinderjacken" goes on. */
export const clauseMark = /(?<!\p{L}-),\s|،\s?|、|，/u;

/** Widest line of three clauses or more that is no list, in average Latin letters. */
const widestOfClauses = 40;

/**
 * Whether a long line of many clauses is a list, unless it is called out: "One half day a week, driving licence B, we
 * train you".
 */
export const isLongList = (clauses: number, text: string) =>
  clauses > 2 && setWidth(text) > widestOfClauses && !/[!！]$/u.test(text);

const joiningOf = perLanguage((language) => {
  const words = sourcesRead(language, ({ and, goesOn: or }) => [and, or]);
  return toPattern(`\\s(?:&|\\+|${words})\\s`, 'iu');
});

/** Whether words name two things: "schools and fetes". Where a language's "and" is not known, a small word is one. */
export const joinsTwo = (text: string, language: string) =>
  joiningOf(language).test(text) ||
  (languageOf(language) === undefined && /^\S{1,30}\s\p{Ll}{1,3}\s\S{1,30}$/u.test(text));

/** "Tools, tea and soup supplied", "All ages, zoom or my place": whether words name one thing after the other. */
export const endsList = (text: string, language: string) => {
  const clauses = text.split(clauseMark);
  return (
    clauses.length > 1 &&
    clauses.slice(0, -1).every((clause) => wordCount(clause, language) <= 3) &&
    joinsTwo(clauses.at(-1) ?? '', language)
  );
};

/** Whether words are a list, which no cut parts: "Cut 12, beard 8, both 18", "Wood, wire and wool". */
export const isListed = (text: string, language: string) => {
  const clauses = text.split(clauseMark);
  const areShort = clauses.length > 2 && clauses.every((clause) => wordCount(clause, language) <= 3);
  return areShort || endsList(text, language);
};

/** Words of a last day, and those that open a price. */
export const untilOf = perLanguage((language) => {
  const { until, from } = matchersOf(language);
  return { until: toPattern(until, 'iu'), from: toPattern(`^\\P{L}*${from}`, 'iu') };
});
