import { isHiring, matchersOf } from '../../../languages/matchers.ts';
import { sourcesRead, wordsOfAll } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import type { SubjectName } from '../../../subjects/catalog.ts';
import { findSubjects } from '../../../subjects/find-subjects.ts';
import type { Unasked } from '../../brief-facts.ts';
import { perLanguage } from '../../text/remembering.ts';
import type { Intent } from '../intents.ts';
import { longestRead, pointingsIn } from '../signs/pointings.ts';
import { showsLookedAtFirst } from './exchange.ts';
import { tradeOf } from './trade.ts';
import { tradeOfThings } from './trade-of-things.ts';

const seekingOf = perLanguage((language) => toPattern(`\\s${matchersOf(language).seeking}(?:\\s|$)`, 'iu'));

/** Houses of others: who looks for restaurants, shops or museums looks for customers of its own. */
const premises = new Set<Intent>(['table', 'visit', 'tickets']);

/** Trades that employ people: shops, schools and offices, unlike clubs. */
const employers = new Set<Intent>(['book', 'quote', 'order', 'table', 'visit', 'contact', 'enrol']);

/** "Needs", "is short of": said by who looks for players, and of anything else that lacks something. */
const lackingOf = perLanguage((language) => {
  const words = sourcesRead(language, ({ lacking }) => lacking);
  return toPattern(`\\s(?:${words})\\s`, 'iu');
});

/** What bands and teams are called after. */
const playedTogether = new Set<SubjectName>([
  'trumpet',
  'saxophone',
  'flute',
  'violin',
  'drum',
  'musical-notes',
  'musical-score',
  'football',
  'basketball',
  'volleyball',
  'rugby-ball',
  'field-hockey',
  'ice-hockey',
  'rower',
]);

const showsPlayers = (text: string, language: string) =>
  findSubjects({ title: text }, language).some(({ name, score }) => score >= 0.6 && playedTogether.has(name));

/** "Town Brass needs a 2nd cornet": bands and teams employ nobody, unlike a guitar shop. */
function lacksPlayers(title: string, language: string): boolean {
  const at = lackingOf(language).exec(title)?.index ?? seekingOf(language).exec(title)?.index;
  if (at === undefined || isHiring(title)) return false;
  const name = title.slice(0, at);
  const trade = tradeOf(name, language);
  if (trade !== undefined && trade !== 'tickets') return false;
  return showsPlayers(name, language) || (trade === 'tickets' && showsPlayers(title.slice(at), language));
}

/**
 * Whom a title looks for: members ("The allotment society seeks new members"), or staff for its trade ("Menuisier
 * recherche compagnon"). A refuge or a choir has no such trade.
 */
export function soughtIn(title: string, language: string): 'members' | 'staff' | 'partners' | undefined {
  if (lacksPlayers(title.slice(0, 120), language)) return 'members';
  const seeks = seekingOf(language).exec(title.slice(0, 120))?.index;
  const at = seeks ?? lackingOf(language).exec(title.slice(0, 120))?.index;
  if (at === undefined) return undefined;
  const isOfPeople = namesPeople(title, at, language);
  if (seeks === undefined && !isOfPeople) return undefined;
  const sought = pointingsIn(title.slice(at), language).map(({ intent }) => intent);
  if (sought.includes('sign-up')) return 'members';
  if (sought.length > 0 && sought.every((intent) => premises.has(intent)) && !isHiring(title))
    return 'partners';
  const seeker = tradeOf(title.slice(0, at), language);
  // "Chorale d’entreprise": a choir, whatever else its name may be.
  const isClub = pointingsIn(title.slice(0, at), language).some(({ intent }) => intent === 'sign-up');
  if (seeker === 'sign-up' || (isClub && seeker === 'enrol')) return 'members';
  if (seeker !== undefined && employers.has(seeker)) return 'staff';
  if (isOfPeople && !isHiring(title)) return 'members';
  // "Retired teacher seeks room": whoever has one gets in touch.
  return seeks !== undefined && seeker === undefined && sought.length === 0 && !isToReaders(title, language)
    ? 'partners'
    : undefined;
}

const peopleOf = perLanguage((language) => {
  const words = sourcesRead(language, ({ people }) => people);
  return toPattern(`^(?:\\s[^\\s,.:;]+){1,4}?\\s(?:${words})(?!\\p{L})`, 'iu');
});

/** "Hospital radio needs presenters": people for what its sender does, and no goods. "Every shelf needs coasters". */
function namesPeople(title: string, at: number, language: string): boolean {
  const sought = title.slice(at);
  if (isToReaders(title, language) || !peopleOf(language).test(sought)) return false;
  return pointingsIn(sought, language).every(({ intent }) => intent !== 'buy' && intent !== 'order');
}

const isToReaders = (title: string, language: string) =>
  /[?？]/u.test(title) || slogansOf(language).test(title);

/** "Your roof", "every kitchen": said to readers, whatever it needs. */
const slogansOf = perLanguage((language) => {
  const words = sourcesRead(language, ({ yours, toAll }) => [yours, toAll]);
  return toPattern(`^\\P{L}*(?:${words})(?!\\p{L})`, 'iu');
});

const workDoneOf = perLanguage((language) => {
  const words = sourcesRead(language, ({ workDone }) => workDone);
  return toPattern(`^\\s\\S+\\s(?:\\S+\\s){0,3}?(?:${words})(?!\\p{L})`, 'iu');
});

/** "Plasterer needs small jobs": a trade that looks for customers. undefined: the title looks for something else. */
export function seeksWork(title: string, language: string): Intent | undefined {
  const read = title.slice(0, 120);
  const at = lackingOf(language).exec(read)?.index ?? seekingOf(language).exec(read)?.index;
  if (at === undefined || !workDoneOf(language).test(read.slice(at))) return undefined;
  const trade = tradeOf(read.slice(0, at), language);
  return trade === 'quote' || trade === 'book' ? trade : undefined;
}

const ensembles = toPattern(
  wordsOfAll((language) => language.ensembles),
  'iu',
);
/** Where those who would sing or act are heard first. */
export const auditions = toPattern(
  wordsOfAll((language) => language.auditions),
  'iu',
);
const amateurs = toPattern(
  wordsOfAll((language) => language.amateurs),
  'iu',
);
const parts = toPattern(
  wordsOfAll((language) => language.parts),
  'iu',
);

/** "Wanted: cornets and horns", "youth band, Tuesdays": who plays or sings is looked for, and nobody is paid. */
export function wantsPlayers(
  { title, adCopy }: Unasked['brief'],
  facts: Unasked['facts'],
  language: string,
): boolean {
  const sought = title.slice(0, 120);
  if (facts.some(({ kind }) => kind === 'price') || isHiring(adCopy)) return false;
  // "Panto auditions, all ages".
  if (auditions.test(sought)) return true;
  const said = pointingsIn(sought, language).filter(
    ({ intent, start, end }) => intent === 'apply' && !/\s/u.test(sought.slice(start, end)),
  );
  if (said.length === 0 && !isHiring(sought)) return false;
  if (amateurs.test(sought)) return true;
  if (!ensembles.test(`${sought}\n${adCopy.slice(0, longestRead)}`)) return false;
  const rest = said.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    sought,
  );
  const isPaid = pointingsIn(rest, language).some(({ intent }) => intent === 'apply' || intent === 'buy');
  return !isPaid && (showsPlayers(rest, language) || parts.test(rest));
}

/** What is said beside wares that are looked for. */
const ofWanted = new Set<Intent>(['buy', 'contact', 'apply', 'quote']);

/** "Old books wanted", "Vinyl wanted. We buy collections": wares are bought, and nobody is hired. */
export function wantsWares(title: string, copy: string, language: string): boolean {
  const pointed = pointingsIn(title.slice(0, 120), language);
  const [wanted, ...others] = pointed.filter(({ intent }) => intent === 'apply');
  if (!wanted || others.length > 0 || pointed.some(({ intent }) => !ofWanted.has(intent))) return false;
  // "Warehouse pickers needed": a word for who works is part of it.
  if (/\s/u.test(title.slice(wanted.start, wanted.end))) return false;
  const isBeside = pointed.some(
    ({ intent, start, end }) =>
      intent === 'buy' &&
      (end <= wanted.start
        ? /^\s$/u.test(title.slice(end, wanted.start))
        : /^:?\s(?:\p{L}+\s)?$/u.test(title.slice(wanted.end, start))),
  );
  const saysBuys = () =>
    [title, copy].some((text) => pointingsIn(text, language).some(({ intent }) => intent === 'contact'));
  const isWare = () =>
    [title, title.slice(wanted.end).replace(/^[\s:]+/u, '')].some(
      (name) => tradeOfThings(name, language) === 'buy' || showsLookedAtFirst(name, language),
    );
  // "Barn finds wanted", "any state, cash".
  const isUnknown = () =>
    pointed.length === 1 && ![title, copy].some((text) => isHiring(text) || seekingOf(language).test(text));
  return isBeside || (saysBuys() && (isWare() || isUnknown()));
}

/** "Children wanted: football on Fridays": a word for those who join stands where a job would stand. */
export function asksToJoin(title: string, language: string): boolean {
  const pointed = new Set(pointingsIn(title.slice(0, 120), language).map(({ intent }) => intent));
  return isHiring(title) && pointed.has('sign-up') && !pointed.has('apply') && !pointed.has('donate');
}

/** "Wir suchen dich!", "Jugendfeuerwehr – ab 10 Jahren": the copy says who is looked for, and that they join. */
export function joinsBelow(title: string, copy: string, language: string): boolean {
  const pointed = (text: string) => new Set(pointingsIn(text, language).map(({ intent }) => intent));
  const inTitle = pointed(title.slice(0, 120));
  const below = pointed(copy.split('\n', 1)[0] ?? '');
  return (
    isHiring(title) &&
    [...inTitle].every((intent) => intent === 'apply') &&
    below.has('sign-up') &&
    below.size === 1 &&
    !isHiring(copy)
  );
}

/** "Blood donors needed": who is looked for gives, where a phrase for a job hangs on nobody else. */
export const givesWanted = (title: string, language: string) => {
  const pointed = pointingsIn(title.slice(0, 120), language);
  const isBesideWanted = (at: number) =>
    pointed.some(({ intent, end }) => intent === 'apply' && /^\s$/u.test(title.slice(end, at)));
  return (
    isHiring(title) &&
    pointed.some(
      ({ intent, start, end }) =>
        intent === 'donate' &&
        (isBesideWanted(start) || !isHiring(`${title.slice(0, start)} ${title.slice(end)}`)),
    )
  );
};
