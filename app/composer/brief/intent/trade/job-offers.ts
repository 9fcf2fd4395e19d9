import type { JobWords } from '../../../languages/asks/asks.ts';
import { noLetterBefore, noLetterBehind, wordStart } from '../../../languages/letters.ts';
import { isHiring } from '../../../languages/matchers.ts';
import { languagesRead } from '../../../languages/registry.ts';
import { unspacedOrHangul } from '../../../languages/unspaced.ts';
import { toPattern } from '../../../pattern.ts';
import type { Unasked } from '../../brief-facts.ts';
import { everyMatch } from '../../text/every-match.ts';
import { perLanguage } from '../../text/remembering.ts';
import { longestRead } from '../signs/pointings.ts';

/** Some words more, as "friendly kindergarten" in "we need a friendly kindergarten teacher", but none of these. */
const between = (not = '') =>
  `(?:${not && `(?!(?:${not})[\\s,])`}[\\p{L}\\p{Nd}(][\\p{L}\\p{M}\\p{Nd}’'/().,+&:*·-]{0,24}[\\s"“„]{1,2}){0,6}?(?:\\p{L}{1,8}[’'])?`;
const dashes = '[:!–—|-]';

/** A source as whole words, where spaces part words. `start`: what does not stand before it. */
function bounded(source: string | undefined, start = wordStart): string {
  if (!source) return '(?!)';
  return unspacedOrHangul.test(source) ? `(?:${source})` : `${start}(?:${source})${noLetterBehind}`;
}

/** "Verkäufer:in", "vendeur/vendeuse", "camarero/a". */
const genders = '(?:[:*_/·(]{1,2}-?\\p{L}{1,14}\\)?)?';

/** How much of a title is read, in UTF-16 units. */
const longestTitle = 120;

/** The words of one language, each as a source that ends where words do. */
function sourcesOf({ words, headLast }: { words: JobWords; headLast?: boolean | undefined }) {
  const isSpaced = !unspacedOrHangul.test(words.jobs);
  const behind = words.behind ? `\\s(?:${words.behind})${isSpaced ? '(?!\\p{L})' : ''}` : '(?!)';
  const apart = `(?:[\\s,:(–—-]{1,3}|(?:\\s?[,(/&–—-]\\s?|${behind}\\s)${between(words.not)})`;
  return {
    // "Chef’s table" is no chef.
    jobs: `${bounded(words.jobs)}(?![’']\\p{L})${genders}`,
    /** "Mechanik rowerowy": what kind of one it is. */
    kind: isSpaced && !headLast ? "(?:\\s[\\p{L}\\p{M}’'-]{1,20}){0,2}?" : '',
    seek: bounded(words.seek),
    sought: bounded(words.sought),
    /** Before a job that is looked for, and before one that opens a title. */
    gap: isSpaced ? `\\s{0,2}${between(words.not)}` : '.{0,12}?',
    lead: isSpaced ? between(words.not) : '.{0,16}?',
    /** Between a job and what says that it is looked for, where that comes last. */
    rest: isSpaced ? apart : '.{0,12}?',
    learns: bounded(words.learns),
    bare: bounded(words.bare),
    about: bounded(words.about),
    terms: bounded(words.terms),
    hints: bounded(words.hints),
    // "£14.50/hour".
    paid: bounded(words.paid, noLetterBefore),
    behind,
  };
}

type Sources = ReturnType<typeof sourcesOf>;

/** "We need a friendly baker", "baker needed", and "baker needed?" which only asks. */
const lookingFor = ({ jobs, seek, sought, gap, rest, kind }: Sources) =>
  `${seek}\\s?${dashes}?${gap}${jobs}|${jobs}${kind}${rest}${sought}(?!\\s?[?？])`;

/** Behind a job that says all: the end, a stop, a dash or a figure. */
const stops = '[^\\p{L}?？]{0,3}$|\\s?[,.:;!()|–—/（、，。！・]|\\s-|\\s\\p{Nd}';

/** "Head baker in Leeds", "Friendly baker – full time": a job is all that a title or its first part says. */
const opening = ({ jobs, behind, lead, kind }: Sources) =>
  `^[^\\p{L}\\p{Nd}]{0,4}${lead}${jobs}${kind}(?=${stops}|${behind})`;

/** "Looking for a chef": it may also be said to those who look for one. */
const barely = ({ bare, gap, jobs }: Sources) => `^${bare}${gap}${jobs}(?![^.!\\n]{0,60}[?？])`;

const patternsOf = perLanguage((language) => {
  const all = languagesRead(language).flatMap(({ work, headLast }) =>
    work ? [{ words: work, headLast }] : [],
  );
  const sources = all.map(sourcesOf);
  const any = (patterns: string[], flags = 'iu') => toPattern(patterns.join('|') || '(?!)', flags);
  return {
    lookingFor: any(sources.map(lookingFor)),
    opening: any(sources.flatMap((words) => [opening(words), barely(words), `^${words.about}`])),
    learner: any(sources.map((words) => `(?=.{0,60}${words.learns})(?:${opening(words)})`)),
    terms: any(sources.map((words) => words.terms)),
    paid: any(sources.map((words) => words.paid)),
    hints: any(
      sources.map((words) => words.hints),
      'giu',
    ),
  };
});

/** Whether a title says that someone is looked for: "Barista wanted". */
export const looksForWorkers = (title: string, language: string) =>
  isHiring(title) || patternsOf(language).lookingFor.test(title.slice(0, longestTitle));

/** "CDI temps plein", "Débutants acceptés": what only employers say, and those who apply want to know. */
export const tellsTerms = (text: string, language: string) => patternsOf(language).terms.test(text);

const hasPrice = (facts: Unasked['facts']) => facts.some(({ kind }) => kind === 'price');
/** "Fete, 3 June, 2 pm": those who are needed then help for a day. */
const isOnDay = (facts: Unasked['facts']) =>
  facts.some(({ kind }) => kind === 'date') && facts.some(({ kind }) => kind === 'time');

/**
 * Whether a brief offers a job: "We're looking for a chef", "Chef needed", "Chef – start now" with paid breaks,
 * "Apprentice chef". A trade that tells its price for an hour ("Babysitter, £12 an hour") offers none.
 */
export function offersJob(
  { title, adCopy, saleGoals, instructions }: Unasked['brief'],
  facts: Unasked['facts'],
  language: string,
): boolean {
  const patterns = patternsOf(language);
  const named = title.slice(0, longestTitle);
  if (patterns.lookingFor.test(named)) return true;
  // "Is it you? Shop manager, Ludlow".
  const parts = [named, ...named.split(/[?!]\s/u).slice(1, 3)];
  const isJob = parts.some((part) => patterns.opening.test(part));
  const copy = adCopy.slice(0, longestRead);
  const [first = '', ...others] = copy.split('\n', 3).map((line) => line.slice(0, 120));
  if (patterns.lookingFor.test(first) && (isJob || !isOnDay(facts))) return true;
  if (isJob && others.some((line) => patterns.lookingFor.test(line))) return true;
  const said = [named, copy, saleGoals.slice(0, longestRead), instructions.slice(0, longestRead)].join('\n');
  const isOfEmployer = patterns.terms.test(said);
  const isPaid = patterns.paid.test(said);
  // "Apprentice joiner, £9 an hour", unlike "trainee haircuts £8".
  if (patterns.learner.test(named) && (isOfEmployer || isPaid || !hasPrice(facts))) return true;
  const hinted = new Set(everyMatch(patterns.hints, said).map(([found]) => found.toLowerCase()));
  return isJob && (isOfEmployer || hinted.size + Number(isPaid) > 1);
}
