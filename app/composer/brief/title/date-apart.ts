import { matchersOf } from '../../languages/matchers.ts';
import { basicLanguageOf, sourcesOfAll, sourcesRead } from '../../languages/registry.ts';
import { toPattern } from '../../pattern.ts';
import { findDates, findTimes } from '../facts/find-dates.ts';
import { isStreet } from '../facts/streets.ts';
import { perLanguage } from '../text/remembering.ts';
import { dangling } from '../text/segments.ts';
import { notAnEnding, withoutJoiners } from './offer-apart.ts';

const dueBy = sourcesOfAll((language) => language.dueBy);
const waitsForDay = perLanguage((language) =>
  toPattern(`(?:${matchersOf(language).until}|(?<!\\p{L})(?:${dueBy}))\\s*$`, 'iu'),
);

/**
 * Parts the date and the place at the end from the rest: "Free webinar 12 May 6pm", "Open house Sunday 2pm 18 Larch
 * Lane".
 */
export function withoutTrailingDate(part: string, language: string): string[] {
  const dates = [...findDates(part, language), ...findTimes(part)].sort((a, b) => a.start - b.start);
  const [first] = dates;
  const last = dates.at(-1);
  const place = last && part.slice(last.end);
  if (!first || place === undefined || (/\p{L}/u.test(place) && !isStreet(place))) return [part];
  // "Notdienst 24h": no hour, but at all hours.
  if (/^24\s?(?:h|hrs?|st|std|час|ч|uur|ώρ|ore|saat|\/)/iu.test(part.slice(first.start))) return [part];
  // "Tax return due 31 January": a day that ends a sentence of the title's own.
  if (waitsForDay(language).test(part.slice(0, first.start))) return [part];
  // "Znicze przed 1 listopada", "empanadas los viernes": the word before the day is nothing without it.
  if (dangling.test(part.slice(0, first.start).trimEnd())) return [part];
  // "כל בוקר מ-7:00": the word is written onto the hour. "490€/4h": the price is for it.
  if (/\p{L}[-־]$|\/\s?$/u.test(part.slice(0, first.start))) return [part];
  const open = part
    .slice(0, first.start)
    .replace(whichDay(language), ' ')
    .replace(startsAtEnd(language), ' ');
  const before = grandOpening.exec(open)?.[0] ?? withoutJoiners(withoutEach(open, first.text, language));
  // "Fishing season starts 15 March": a season and its verb are a sentence, which the day ends.
  if (endsOnStart.test(before))
    return [basicLanguageOf(language)?.ordinalDots ? part : part.replace(/(?<=\p{Nd})\.$/u, '')];
  const when = part
    .slice(before.length)
    .replace(/^[\s,;:+&@–-]+/u, '')
    .replace(/^(?:and|with|plus|a|at)\s/iu, '');
  const exact = /\p{Nd}/u.test(part.slice(first.start));
  return exact && /\p{L}{3}|\p{Lo}{2}/u.test(before) && !notAnEnding.test(before) ? [before, when] : [part];
}

/** "Grand Opening Sat June 14": no verb before the day. */
const grandOpening = /^(?:grand|soft|official)\s(?:re-?)?opening(?=\s*$)/iu;

/** "Farm auction this" before "Saturday 10am": which Saturday it is. */
const whichDay = perLanguage((language) => {
  const words = sourcesRead(language, (one) => one.whichDay);
  return toPattern(words ? `\\s(?:${words})\\s$` : '(?!)', 'iu');
});

/** "Hundetræning starter" before "5. maj": the verb goes with the day it is said of. */
const seasons = sourcesOfAll(({ openingKinds }) => openingKinds);
const startsAtEnd = perLanguage((language) => {
  const verbs = sourcesRead(language, ({ starts }) => starts);
  return toPattern(`(?<=\\p{L}{4})(?<!\\s(?:${seasons}))\\s(?:${verbs})\\s$`, 'iu');
});
const endsOnStart = toPattern(`\\s(?:${seasons})\\s(?:${sourcesOfAll(({ starts }) => starts)})$`, 'iu');

/** "Pub quiz every", "Degustace ve sklípku, každý": how often goes with the day behind it. */
function withoutEach(open: string, day: string, language: string): string {
  for (const each of [/\S+\s\S+\s+$/u, /\S+\s+$/u]) {
    const found = each.exec(open);
    if (found && found.index > 0 && regularlyOf(language).test(`${found[0]}${day}`))
      return open.slice(0, found.index).replace(/[\s,،、]+$/u, ' ');
  }
  return open;
}

const regularlyOf = perLanguage((language) =>
  toPattern(`^(?:${matchersOf(language).regularly})(?![\\p{L}\\p{M}])`, 'iu'),
);
