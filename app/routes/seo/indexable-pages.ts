import { href } from 'react-router';

/**
 * The pages a search engine should know, by path; posts come from the database. `changed` is a date where a page has
 * one.
 */
export const indexablePages: readonly { path: string; changed?: string }[] = [
  { path: href('/') },
  { path: href('/gallery') },
  { path: href('/blog') },
  { path: href('/about') },
  { path: href('/faq') },
  { path: href('/contact') },
  { path: href('/privacy-policy'), changed: '2025-01-14' },
  { path: href('/terms-of-service'), changed: '2025-01-14' },
];

/** Where no crawler has anything to look for; what ends in a slash is no page and holds several. */
export const privateAreas: readonly string[] = [
  href('/admin'),
  '/api/',
  href('/auth'),
  href('/dashboard'),
  href('/events'),
  '/files/',
  href('/healthz'),
  href('/readyz'),
  href('/mailbox'),
  href('/manage-plan'),
  href('/sign-out'),
];
