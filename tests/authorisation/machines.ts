import { allow, type Row } from './policy.ts';

const gates = ['beta'] as const;
const file = (route: string): Row => ({ route, gates, read: allow('everybody') });

/** What programs ask for: live events, files, webhooks, health, what search engines read. */
export const machines: Row[] = [
  // Tells a stranger when a setting changes and nothing else, or the gate's own page would not open by itself.
  { route: '/events', gates: [], read: allow('everybody') },
  {
    route: '/files/media/:file',
    gates,
    path: ({ picture }) => `/files/media/${picture}`,
    read: allow('everybody'),
  },
  {
    route: '/api/auth/*',
    gates: [],
    path: () => '/api/auth/verify-email?token=made-up',
    read: allow('everybody', { answers: '/auth' }),
    write: { '': allow('nobody') },
  },
  {
    route: '/api/auth/*',
    gates,
    path: () => '/api/auth/get-session',
    read: allow('nobody'),
    write: { '': allow('nobody') },
  },
  { route: '/api/captcha/:action', gates: [], path: () => '/api/captcha/contact', read: allow('everybody') },
  {
    route: '/api/check-subscription',
    gates,
    read: allow('everybody', { answers: 405 }),
    write: { '': allow('accounts, else 401') },
  },
  // The signature decides, and no gate may keep a payment from being noted.
  {
    route: '/api/webhooks/payments',
    gates: [],
    read: allow('everybody', { answers: 405 }),
    write: { '': allow('everybody', { answers: 400 }) },
  },
  { route: '/healthz', gates: [], read: allow('everybody') },
  { route: '/readyz', gates: [], read: allow('everybody') },
  file('/sitemap.xml'),
  { route: '/robots.txt', gates: [], read: allow('everybody') },
  file('/site.webmanifest'),
  file('/blog/rss.xml'),
  { route: '/og/:file', gates, path: () => '/og/home.png', read: allow('everybody') },
  { route: '/og/blog/:file', gates, path: ({ slug }) => `/og/blog/${slug}.png`, read: allow('everybody') },
  // Everybody here comes from another machine: only the one the site runs on may read its mails.
  { route: '/mailbox', gates: [], read: allow('nobody') },
  { route: '/mailbox/:id', gates: [], path: () => '/mailbox/1', read: allow('nobody') },
  { route: '/mailbox/:id/html', gates: [], path: () => '/mailbox/1/html', read: allow('nobody') },
];
