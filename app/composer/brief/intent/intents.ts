/** What the reader of an ad is asked to do. */
export const intents = [
  'buy',
  'order',
  'book',
  'table',
  'reserve',
  'sign-up',
  'learn',
  'download',
  'quote',
  'donate',
  'visit',
  'contact',
  'start',
  'discover',
  'tickets',
  'apply',
  'call',
  'enrol',
  'view',
  'test-drive',
  'play',
  'listen',
  'directions',
  'test-ride',
  'demo',
  'appointment',
  'text',
  'follow',
  'vote',
  'sign',
  'attend',
  'watch',
] as const;
export type Intent = (typeof intents)[number];

/** What only a button says apart: a gathering is visited, a video is one of the things that are heard. */
export type ButtonIntent = 'attend' | 'watch';

/** What the finer intents are a kind of: a test ride is a test drive, an appointment is booked. */
export const kindsOfIntent: Partial<Record<Intent, Intent>> = {
  'test-ride': 'test-drive',
  demo: 'book',
  appointment: 'book',
  text: 'call',
  follow: 'sign-up',
  attend: 'visit',
  watch: 'listen',
};
