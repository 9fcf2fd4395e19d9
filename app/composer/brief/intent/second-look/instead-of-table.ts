import { sourcesOfAll } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import type { Intent } from '../intents.ts';
import type { Reading } from '../reading/reading.ts';
import { isMeasured, isWeighed } from '../signs/name-form.ts';
import { longestRead, pointingsIn } from '../signs/pointings.ts';

/** Words that name a meal, wherever it is eaten. */
const anyMenu = toPattern(`^(?:${sourcesOfAll((language) => language.menus)})`, 'iu');

/** What is carried home, or has its ticket, needs no table: "Doner kebab menu", "Sushi, 48 pieces", "ulaznica 22 €". */
export function insteadOfTable(reading: Reading): Intent | undefined {
  const { brief, language, pointed, things, has, form } = reading;
  if (isWorkdayLunch(reading)) return 'visit';
  // "Brisket by the pound": weighed out over a counter.
  if (isWeighed(reading.said) && !reading.reservesTables()) return 'visit';
  const title = brief.title.slice(0, longestRead);
  // "Free Bible study & dinner".
  if (reading.givesAway() && pointingsIn(title, language).some(({ intent }) => intent === 'visit'))
    return 'visit';
  if (pointed().includes('tickets') && has('date')) return 'tickets';
  // A bath and lunch.
  if (pointingsIn(title, language).some(({ intent }) => intent === 'book')) return 'book';
  const tables = pointingsIn(title, language).filter(({ intent }) => intent === 'table');
  const isMenu = tables.length > 0 && tables.every(({ start }) => anyMenu.test(title.slice(start)));
  const isCarried = isMeasured(title) || pointed().includes('order') || (isMenu && things() === 'order');
  return isCarried && form() !== 'outing' && !has('date') && !has('time') ? 'order' : undefined;
}

const atNoon = toPattern(
  `(?<!\\p{Nd})1[0-3](?:[.:h]\\p{Nd}{2})?(?:\\s?\\p{L}{1,3})?\\s?(?:[-–—~〜]|\\s(?:${sourcesOfAll((language) => language.toFigure)})\\s)\\s?` +
    '(?:1[3-6](?!\\p{Nd})|[1-4](?:[.:]\\p{Nd}{2})?\\s?p\\.?m)',
  'iu',
);
const daysOn = /\p{L}\.?\s?[-–—~〜]\s?\p{L}|\p{L}\s\p{L}{1,3}\s\p{L}/u;

/** "Thali Rs 180, 12 to 3.30 pm, Monday to Saturday": a meal between two jobs, for which nobody reserves. */
const isWorkdayLunch = ({ has, said, lines, reservesTables }: Reading) =>
  has('price') &&
  !has('web') &&
  !has('phone') &&
  atNoon.test(said) &&
  lines.some(({ facts }) => facts.some(({ kind, text }) => kind === 'date' && daysOn.test(text))) &&
  !reservesTables();
