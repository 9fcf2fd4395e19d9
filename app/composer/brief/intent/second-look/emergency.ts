import { sourcesOfAll } from '../../../languages/registry.ts';
import { toPattern } from '../../../pattern.ts';
import type { Topic } from '../../topics.ts';
import type { Intent } from '../intents.ts';
import type { Reading } from '../reading/reading.ts';
import { brokenThing } from '../rules/trade-rules.ts';
import { asksInWords } from '../signs/asked-at-address.ts';
import { emergency } from '../signs/emergency-words.ts';
import { longestRead, pointingsIn } from '../signs/pointings.ts';

const within = toPattern(`(?<!\\p{L})(?:${sourcesOfAll((language) => language.within)})\\s$`, 'iu');

/** Whether somebody comes at any hour to work at the reader's: "24hr glazier", "Burst pipe?", "day and night". */
export function comesAtAnyHour(chosen: Intent, reading: Reading): boolean {
  const { named, brief, said, language, has } = reading;
  const isAsked = (named ?? 'quote') === 'quote' && /[?？]/u.test(brief.title);
  // "24hr locksmith, €80": booked by day, called by night.
  const isOwn = chosen === (named ?? chosen) || (chosen === 'book' && named === 'quote');
  if (!isAsked && !(isOwn && isWork(chosen, reading))) return false;
  // "Pipe blocked?", "24h"; "Hungry?", "open 24 hours" is a house.
  const isBroken = chosen === 'visit' && brokenThing.test(brief.title);
  if (isAsked && chosen !== 'quote' && chosen !== 'contact' && !isBroken && named === undefined) return false;
  const title = brief.title.slice(0, longestRead);
  // "Locksmith", "day and night"; "24h access" in the copy is something else.
  const isBelow = !emergency.test(title) && (isAsked || !has('price'));
  const text = isBelow ? said.slice(0, longestRead) : title;
  const found = emergency.exec(text);
  const at = isAsked || !isBelow || !/\p{Nd}/u.test(found?.[0] ?? '') ? found?.index : undefined;
  // "Quotes in 24 hours" are no emergency.
  if (at === undefined || within.test(text.slice(0, at))) return false;
  return !asksInWords(text, 'quote', language);
}

const treated = new Set<Topic>(['health', 'pets']);

const isWork = (chosen: Intent, { named, form, things, topic, brief, language }: Reading) =>
  chosen === 'quote' ||
  named === 'quote' ||
  (named === undefined && chosen === 'book' && things() === 'quote') ||
  (named === 'book' && treated.has(topic)) ||
  (named === 'book' &&
    (form() === 'deed' ||
      things() === 'quote' ||
      pointingsIn(brief.title, language).some(({ intent }) => intent === 'quote')));
