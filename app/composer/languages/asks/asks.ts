import type { Intent } from '../../brief/intent/intents.ts';

/** Intents without which no language goes; the others fall back to one of these. */
export type CommonIntent = Exclude<Intent, RareIntent>;
export type RareIntent =
  | 'call'
  | 'enrol'
  | 'view'
  | 'test-drive'
  | 'play'
  | 'directions'
  | 'listen'
  | 'test-ride'
  | 'demo'
  | 'appointment'
  | 'text'
  | 'follow';

/**
 * What a brief may say in so many words that it wants of its readers, whatever its trade: they visit an 'open day' or
 * come by, and what planners alone call 'footfall'; they see a home, drive, ride or are shown something, talk it over
 * or try it on at an appointment, ring, text (words before a number as well), follow, get in touch, take an animal in,
 * join, try a lesson.
 * `online`: where there is no shop to visit.
 */
export type Deed =
  | 'visit'
  | 'footfall'
  | 'view'
  | 'test-drive'
  | 'test-ride'
  | 'demo'
  | 'appointment'
  | 'call'
  | 'text'
  | 'follow'
  | 'contact'
  | 'adopt'
  | 'join'
  | 'taster'
  | 'online';

/** What the ads of a language ask their readers to do: the words of their buttons, and the words of briefs for it. */
export type Asks = {
  calls: Record<Intent, string>;
  /** The button with a phone number: 'Call {phone}'. */
  callNumber: string;
  /** The button with a number that is written to: 'Text {phone}'. */
  textNumber: string;
  /** In the notation of stemMatcher; '' where another word says it too. */
  deeds: Record<Deed, string>;
};
