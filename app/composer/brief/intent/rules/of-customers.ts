import { isHiring } from '../../../languages/matchers.ts';
import { sourcesOfAll, sourcesRead, wordsOfAll } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import { anyMoney } from '../../offer/offer-words.ts';
import { everyMatch } from '../../text/every-match.ts';
import { perLanguage } from '../../text/remembering.ts';
import type { Intent } from '../intents.ts';
import type { Reading } from '../reading/reading.ts';
import { sayCall } from '../signs/asked-at-address.ts';
import { saysDeed } from '../signs/deeds.ts';
import { type Pointing, pointingsIn } from '../signs/pointings.ts';

/** "Jobs for September": of one who works for customers, work and no employment. */
export const workDone = toPattern(
  `(?<!\\p{L})(?:${sourcesOfAll((language) => language.workDone)})(?!\\p{L})`,
  'giu',
);

const servesTrades = new Set<Intent | undefined>(['contact', 'quote']);
const tradesServed = new Set<Intent>(['book', 'table', 'enrol']);
/** "New dental practices", of a laboratory: its customers have a trade of their own. */
export const isOfCustomers = (intent: Pointing['intent'], words: string, { named, language }: Reading) =>
  servesTrades.has(named) &&
  tradesServed.has(intent) &&
  !saysDeed('footfall', words, language) &&
  !([intent, 'appointment', 'reserve'] as const).some((call) => sayCall(words, call, language));

/** "Jobs in August", of who works on things and hires nobody: work to do for customers. */
export const isWorkWished = (intent: Pointing['intent'], words: string, { named, things, said }: Reading) =>
  intent === 'apply' &&
  (named === 'contact' || (named === undefined && things() === 'quote')) &&
  everyMatch(workDone, words).length > 0 &&
  !isHiring(said);

/** "Clubs and schools", of who sells bats: those who buy them. */
export const isBuyer = (
  intent: Pointing['intent'],
  words: string,
  { named, namesGoods, language }: Reading,
) =>
  (intent === 'sign-up' || intent === 'enrol') &&
  (named === undefined || named === 'buy') &&
  namesGoods() &&
  !sayCall(words, intent, language) &&
  !saysDeed('join', words, language);

const eatenOrBought = new Set<Pointing['intent']>(['order', 'table', 'buy']);
/** "3 tacos for $9, Tuesdays at the truck": the price of a ware in the goals, and no wish for orders. */
export function isPricedWare({ intent, start, end }: Pointing, wish: string, { language }: Reading): boolean {
  if (!eatenOrBought.has(intent) || sayCall(wish.slice(start, end), intent, language)) return false;
  const from = Math.max(0, ...[',', '.', ';', '\n'].map((mark) => wish.lastIndexOf(mark, start) + 1));
  const clause = wish.slice(from, end) + (wish.slice(end).split(/[,.;\n](?!\p{Nd})/u, 1)[0] ?? '');
  return anyMoney.test(clause);
}

const installs = toPattern(
  wordsOfAll((language) => language.installs),
  'iu',
);
/** "500 installs" as those of a game, of an app or, on whatever it runs, of software: nobody fits anything. */
export function asInstalled(
  one: Pointing,
  wish: string,
  { named, isOnPlatforms, things }: Reading,
): Pointing {
  const isSoftware = () => named === 'start' && installs.test(wish.slice(one.start, one.end));
  const isOnPhone = one.intent === 'quote' && (isOnPlatforms() || things() === 'play' || isSoftware());
  return isOnPhone ? { ...one, intent: 'download' } : one;
}

/** Goods that are counted out and sent. */
export const isSent = ({ isOfGoods, isPosted, bringsGoods, tellsGoods }: Reading) =>
  isOfGoods() && tellsGoods() && (isPosted() || bringsGoods());

/** "New bookings, check their insurance": a trade that is only named, beside what is wished for in so many words. */
export const isBesideBookings = (
  { intent, start, end }: Pointing,
  all: readonly Pointing[],
  wish: string,
  { named, language }: Reading,
) =>
  intent === 'quote' &&
  named !== 'quote' &&
  !sayCall(wish.slice(start, end), 'quote', language) &&
  all.some((one) => one.intent === 'book' && sayCall(wish.slice(one.start, one.end), 'book', language));

const membersWon = toPattern(
  wordsOfAll((language) => language.membersWon),
  'giu',
);

/** Goals beside the members whom a tea shop hopes to win while it sells tea. */
export function beyondMembers(goals: string, reading: Reading): string {
  const { brief, language, named, said, isEaten } = reading;
  const isFed =
    isEaten ||
    pointingsIn(brief.title, language).some(({ intent }) => intent === 'order' || intent === 'table');
  const isToldOf = () => pointingsIn(said, language).some(({ intent }) => intent === 'sign-up');
  return isFed && named !== 'sign-up' && !isToldOf() ? goals.replace(membersWon, ' ') : goals;
}

/** One of some words before the end, or a word further on. */
const before = (words: string | undefined) => toPattern(`(?<!\\p{L})(?:${words})\\s(?:\\p{L}+\\s)?$`, 'iu');

const laterOf = perLanguage((language) => before(sourcesRead(language, ({ secondHalf }) => secondHalf)));

/** "First visits, then membership": hoped for later. */
export const isLater = (text: string, language: string) => laterOf(language).test(text);

const forWhomOf = perLanguage((language) =>
  before(sourcesRead(language, ({ forWhom, secondHalf }) => [forWhom, secondHalf])),
);

/** "More bees for our members": those who have joined already. "First visits, then members": later. */
export const isForThem = (text: string, language: string) => forWhomOf(language).test(text);
