import { sourcesOfAll } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import { setOf } from '../../../subjects/catalog.ts';
import { findSubjects } from '../../../subjects/find-subjects.ts';
import type { Intent } from '../intents.ts';
import type { Reading } from '../reading/reading.ts';
import { isLetting, isSelling } from '../trade/exchange.ts';

/** What flea markets and jumble sales show. */
const markets = setOf(['market-stall', 'price-tag']);
/** What a seat, a place or a stall is taken by. */
const taken: ReadonlySet<Intent> = new Set<Intent>(['book', 'enrol', 'sign-up', 'reserve']);
const hair = setOf(['haircut', 'barber-pole', 'hair-comb']);

const sharedMeals = toPattern(
  `(?<!\\p{L})(?:${sourcesOfAll((language) => language.sharedMeals)})(?!\\p{L})`,
  'iu',
);
/** What a meal is taken for that is eaten with others. */
const seated: ReadonlySet<Intent> = new Set<Intent>(['table', 'tickets']);

/**
 * An intent that does not fit what the brief shows. A flea market on a day is visited, though it says how to get a
 * stall. A hairdresser who takes 20 % off sells nothing that one could shop for.
 */
export function byWhatIsShown(intent: Intent, reading: Reading): Intent {
  const { brief, language, hasDay } = reading;
  // "Repas des anciens": a seat, and no table.
  if (seated.has(intent) && !reading.reservesTables() && sharedMeals.test(brief.title)) return 'reserve';
  const isOfMarket = taken.has(intent) && hasDay();
  if (!isOfMarket && intent !== 'buy') return intent;
  const names = findSubjects(brief, language).map(({ name }) => name);
  const [first, second] = names;
  if (intent === 'buy')
    return (hair.has(first) || (first === 'scissors' && hair.has(second))) &&
      !isSelling(brief.title, language)
      ? 'book'
      : intent;
  // Sellers are looked for.
  const isForSellers = isLetting(brief.title, language) || brief.saleGoals !== '';
  return markets.has(first) && !isForSellers ? 'visit' : intent;
}
