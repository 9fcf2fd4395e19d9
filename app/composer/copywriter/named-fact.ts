import type { BriefFacts, Fact, FactKind, Line, LineUse } from '../brief/brief-facts.ts';
import { isOfEmergency } from '../brief/intent/signs/emergency-words.ts';
import { isHeadline } from '../brief/line-use.ts';
import { findOffers } from '../brief/offer/find-offer.ts';
import { endsOnFormer } from '../brief/offer/former-price.ts';
import { anyMoney } from '../brief/offer/offer-words.ts';
import { namesTerm } from '../brief/offer/price-terms.ts';
import { capitalise } from '../brief/request.ts';
import { isNegatedWithin } from '../brief/strategy.ts';
import { bareWords, says } from '../brief/text/clean-text.ts';
import { perLanguage } from '../brief/text/remembering.ts';
import { dangling, endsShortened, setWidth, withHeldDots, wordCount } from '../brief/text/segments.ts';
import { notice } from '../languages/matchers.ts';
import { basicLanguageOf, sourcesRead } from '../languages/registry.ts';
import { unspaced } from '../languages/unspaced.ts';
import { toPattern } from '../pattern.ts';
import { findSubjects } from '../subjects/find-subjects.ts';
import { isSaying } from '../subjects/sayings.ts';
import { attended } from './badge-apart.ts';
import { opensSecondHalf } from './badge-parts.ts';
import { isCallToAction } from './calls-to-action.ts';
import { type Clause, clausesOfLine } from './clause-headlines.ts';
import {
  clauseMark,
  contacts,
  type Finder,
  holds,
  isCondition,
  isListed,
  isPromise,
  joinsTwo,
  leadWithoutStop,
  untilOf,
} from './led-lines.ts';
import { isOfSentenceBefore } from './offer-badge.ts';
import { isPaidBeside } from './paid-beside.ts';

/** Widest headline, in average Latin letters. */
const widest = 60;

/** Uses of lines that say nothing of the thing, or not of the thing alone. */
const notTold: ReadonlySet<LineUse> = new Set<LineUse>(['call', 'quote', 'question']);

/** What limits the words beside it: a line with one of them is said whole. */
const limits: readonly FactKind[] = ['condition', 'deadline', 'code', 'formerPrice'];
/** And what limits no more than its own clause: "£190 instead of £240". */
const ofOneClause: readonly FactKind[] = ['code', 'formerPrice'];

/**
 * The thing and one fact of it, the first that fits: "Garden clearance. Free quote within 24 hours.", "Skikurs.
 * Lørdager kl. 11." What limits a fact stands with it, or the fact does not lead.
 */
export const namedFact: Finder = (facts) => {
  const { sold, lines, language } = facts;
  if (!takesMore(facts)) return undefined;
  const able = lines.filter(
    (line, index) =>
      line.text !== sold &&
      (tellsMore(line, language) || isReadWithName(line, facts)) &&
      line.field !== 'instructions' &&
      !notTold.has(line.use) &&
      !isOfSentenceBefore(line, facts) &&
      !(line.use === 'condition' && limitsOf(line).length > 0) &&
      !(line.use === 'offer' && lines[index + 1]?.use === 'condition'),
  );
  return (
    toldBehind(able, facts, (line, { text }) => !holds(partOf(line, text), ['hours'])) ??
    toldBehind(able, facts, () => true)
  );
};

/** "Vous avez 60 minutes": a saying that names no thing and no trade. */
const isBareSaying = ({ sold, trade, language }: BriefFacts) =>
  trade === undefined && isSaying(sold, language) && findSubjects({ title: sold }, language).length === 0;

/** Widest name that a mere sentence of the copy is read with, in average Latin letters. */
const widestName = 36;

/** Whether a line is the first of the copy, under a name short enough to be read with it, and parted by a stop. */
export const isReadWithName = (line: Line, { lines, sold }: BriefFacts) =>
  line === lines.find(({ field }) => field === 'adCopy') &&
  setWidth(sold) <= widestName &&
  (/\p{Lu}|\p{Ll}/u.test(sold) || unspaced.test(sold));

/** Whether the name is one that more can be said behind. */
const takesMore = (facts: BriefFacts) => canGoOn(nameOf(facts.sold), facts.language) && !isBareSaying(facts);

/** Whether a line says a price, when, where, or something good: "Bacon rolls for the parents" does not. */
const tellsMore = (line: Line, language: string) =>
  line.field === 'title' ||
  holds(line, ['offer', 'price', 'date', 'time', 'hours', 'place']) ||
  isPromise(line.text, language);

/** Good news said behind the name: "Canoe rental. Shuttle included." undefined: too long, or the name ends it. */
export function saidBehindName(words: string, facts: BriefFacts): string | undefined {
  if (!takesMore(facts)) return undefined;
  const headline = joined(words, facts);
  return setWidth(headline) <= widest ? headline : undefined;
}

/** The first words that can be said behind the name, from the lines that may be taken. */
function toldBehind(
  lines: readonly Line[],
  facts: BriefFacts,
  mayBe: (line: Line, clause: Clause) => boolean,
): ReturnType<Finder> {
  for (const line of lines) {
    const found = candidates(line, facts.language).find(
      // "5 pages.": a count of one word is no sentence.
      (clause) => !bareCount.test(clause.text) && mayBe(line, clause) && isTold(clause, line, facts),
    );
    if (!found) continue;
    const { text, rest } = found;
    return {
      headline: joined(text, facts),
      said: [line],
      ...(rest && { parted: { line, rest: capitalise(rest) } }),
    };
  }
  return undefined;
}

const bareCount = /^\p{Nd}[\p{Nd}.,]*\s\S+$/u;

/** A name without a pictogram at its end. */
const nameOf = (sold: string) => sold.replace(/(?:\s|\p{Extended_Pictographic}|\ufe0f|\u200d){1,20}$/u, '');

/** Whether a name takes another sentence behind it: a whole one, by its last sign. */
const canGoOn = (name: string, language: string) =>
  !/[.?!:;|？！：。؟](?=.)|\s[–—-]\s|\p{Extended_Pictographic}/u.test(withHeldDots(name)) &&
  /[\p{L}\p{M}\p{Nd})"”»+?!]$/u.test(name) &&
  !(/\p{Nd}$/u.test(name) && basicLanguageOf(language)?.ordinalDots) &&
  !dangling.test(name);

const offersMore = (text: string, language: string) =>
  findOffers(text, language).some(({ kind }) => kind !== 'price');

/**
 * A line as a whole. While nothing in the line limits it, its first clause too, or one that is free, costs less or says
 * where.
 */
function candidates(line: Line, language: string): Clause[] {
  const whole = { text: leadWithoutStop(line.text), rest: '', after: undefined };
  const clauses = clausesOfLine(line.text, language);
  const isWhere = ({ text }: Clause) => holds(partOf(line, text), ['place']) && !/\p{Nd}/u.test(text);
  // "Upstairs at 212 Main St" of "Upstairs at 212 Main St, Moncton": a street goes with its town.
  const isTorn = ({ text, after }: Clause) =>
    after !== undefined &&
    /\p{Nd}/u.test(text) &&
    holds(partOf(line, text), ['place']) &&
    townFirst.test(after);
  const able = clauses.filter(
    (clause, index) =>
      isWhere(clause) ||
      ((index === 0 || offersMore(clause.text, language)) &&
        !isTorn(clause) &&
        !isLimited(line, clause, clauses, language)),
  );
  // "£55 a flue, £50 each if two": prices that hang together.
  const areHanging = (clause: Clause) => anyMoney.test(clause.text) && anyMoney.test(clause.rest);
  if (clauses.length < 2) return [whole];
  // "At sea tonight, on the counter this morning.": a sentence of two halves is said whole.
  if (clauses.length === 2 && isSentence(line) && line.facts.length === 0) return [whole];
  const isOne = isListed(line.text, language);
  return [whole, ...(isOne ? clauses.filter(isWhere) : able.filter((clause) => !areHanging(clause)))];
}

/** Whether a line is set as a sentence, with its stop. */
const isSentence = ({ use, text }: Line) => use === 'slogan' && /\p{L}[.!…]$/u.test(text);

/** "Moncton", "Co. Cork". */
const townFirst = /^\p{Lu}[\p{L}.'’-]+(?:\s\p{Lu}[\p{L}.'’-]+){0,2}$/u;

const partOf = (line: Line, text: string): Line => ({
  ...line,
  facts: line.facts.filter((fact) => text.includes(fact.text)),
});

/** What limits other words of a line; a day of the week with its hour says when, and limits nothing. */
const limitsOf = ({ facts }: Line): Fact[] =>
  facts.filter(
    ({ kind, text }) =>
      limits.includes(kind) &&
      !(
        kind === 'condition' &&
        /^\P{L}*$/u.test(facts.filter(isWhen).reduce((left, when) => left.replace(when.text, ''), text))
      ),
  );
const isWhen = ({ kind }: Fact) => kind === 'date' || kind === 'time' || kind === 'hours';

/**
 * Whether something in a line limits one of its clauses. A limit does not count where it belongs to the offer of
 * another clause.
 */
const isLimited = (line: Line, clause: Clause, clauses: readonly Clause[], language: string) =>
  limitsOf(line).some(
    ({ kind, text }) =>
      !clause.text.includes(text) &&
      !clauses.some(
        (other) =>
          other !== clause &&
          (other.text.includes(text) || text.includes(other.text)) &&
          (offersMore(other.text, language) || ofOneClause.includes(kind)),
      ),
  );

/**
 * Whether words of a line can be said behind the name. They have to be a whole fact, and no call, contact, limit or
 * list.
 */
function isTold({ text, rest, after }: Clause, line: Line, facts: BriefFacts): boolean {
  const { language, sold } = facts;
  if (setWidth(joined(text, facts)) > widest || !isHeadline(text, language)) return false;
  if (/[.!?;:](?=\s\S)|[。！？：；]|["“”«»„()（）*@]|^\P{L}*$/u.test(withHeldDots(text))) return false;
  if (setWidth(text) < 4 || isCallToAction(text) || isCondition(text, language)) return false;
  // "Concrete not included": bad news leads nothing.
  if (isNegatedWithin(text) && !isPromise(text, language)) return false;
  // "Two weeks notice please", "Driving licence needed": what those who come or apply have to know.
  const known = notice.exec(text)?.[0] ?? '';
  const isKnown = facts.intent === 'apply' ? known !== '' : setWidth(known) > setWidth(text) * 0.6;
  if (isKnown && !isPromise(text, language)) return false;
  // "Sports physio" before "Sports physio assessment €65": the name would be said twice.
  if (opening(text) === opening(sold)) return false;
  if (after !== undefined && goesWith(after, language)) return false;
  // "Pho on Mill St" before "41 Mill St, Leeton": so would the street.
  const said = bareWords(sold).split(' ');
  const isSaidPlace = bareWords(text)
    .split(' ')
    .some((word) => /^\p{L}{4}/u.test(word) && said.includes(word));
  if (isSaidPlace && partOf(line, text).facts.some(({ kind }) => kind === 'place')) return false;
  // "Kids from 5" of "Kids from 5, adults from whenever".
  if (rest && wordCount(text, language) <= 4 && namesTerm('person', text, language)) return false;
  const own = partOf(line, text);
  if (holds(own, contacts) || opensSecondHalf(text) || isPaidBeside(text, language)) return false;
  const isLimit = limitsOf(own).some((fact) => setWidth(fact.text) * 2 > setWidth(text));
  if (isLimit && !holds(own, ['offer', 'price', 'date', 'time', 'hours'])) return false;
  // "Normally 45" beside "£35": read behind the name it would be the price.
  const isPriced = facts.lines.some((other) => other !== line && holds(other, ['price']));
  if (isPriced && endsOnFormer(text, language)) return false;
  // "Thurs-sun from 11" of those who sell: no news. "24/7" is.
  if (!attended.has(facts.intent) && holds(own, ['hours']) && !isOfEmergency(text)) return false;
  // "Ordini entro le 11": what has to be done by when.
  if (untilOf(language).until.test(text) && findOffers(text, language).length === 0) return false;
  if (holds(own, ['deadline']) && !holds(own, ['offer', 'price'])) return false;
  // "Vinyl" of "Vinyl, CD, download", "Salty" of "Salty, cold and $2 each": one of a list.
  const isWord = (words: string) => wordCount(words, language) < 2 && !unspaced.test(words);
  const behind = rest ? rest.split(clauseMark) : [];
  if (rest && isWord(text)) return false;
  // "Bibit alpukat" of "Bibit alpukat, mangga, kelengkeng", "1 large taro" of "1 large taro, okinawa, matcha".
  if (behind.length > 1 && (wordCount(text, language) === 2 ? isWord(behind[0] ?? '') : behind.every(isWord)))
    return false;
  // "I teach in Ely" of "I teach in Ely, Soham and Littleport": one of several names.
  const isNameFirst = /\p{Ll}\s\p{Lu}\p{Ll}+$/u.test(text) && namesFirst.test(rest);
  if (isNameFirst && language !== 'de' && joinsTwo(rest, language)) return false;
  // "Saídas às 9h30" of "Saídas às 9h30, 13h e 16h", "Sails 10" of "Sails 10, 1 and 4".
  if (
    (holds(own, ['time']) || /\s\p{Nd}{1,2}$/u.test(text)) &&
    /^\p{Nd}{1,2}\s?(?:[:.h]\s?\p{Nd}{0,2})?(?:,|$|\s\p{L}{1,3}\s\p{Nd})/u.test(rest)
  )
    return false;
  return !says(text, sold) && !says(sold, text);
}

const namesFirst = /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?(?:,\s\p{Lu}|\s\P{Lu}{1,4}\s\p{Lu})/u;

/** The first two words. */
const opening = (text: string) => bareWords(text).split(' ').slice(0, 2).join(' ');

/** Whether what stands behind a clause limits it, and has no offer of its own: "then £30", "until Sunday". */
const goesWith = (after: string, language: string) =>
  opensSecondHalf(after) ||
  relativeFirst(language).test(after) ||
  (untilOf(language).until.test(after) && findOffers(after, language).length === 0);

/** "…, die weit weg wohnen" */
const relativeFirst = perLanguage((language) =>
  toPattern(`^(?:${sourcesRead(language, ({ relatives }) => relatives)})\\s`, 'iu'),
);

/** Where letters have a case two sentences, so that nothing has to be written small; else as titles are typed. */
function joined(text: string, { sold, script }: BriefFacts): string {
  const name = nameOf(sold);
  if (/\p{Lu}|\p{Ll}/u.test(name) && !unspaced.test(name))
    return `${name}${/[?!]$/u.test(name) ? '' : '.'} ${capitalise(text)}${endsShortened(text) || /[.!?;]$/u.test(text) ? '' : '.'}`;
  return unspaced.test(name) ? `${name} ${text}` : `${name}${script === 'Arab' ? '،' : ','} ${text}`;
}
