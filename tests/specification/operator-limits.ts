import { type Row, rows } from './row.ts';

/** Constants of the operator's side. */
export const operatorLimits: Row[] = [
  ...rows(9, 'tests/settings/operator-settings.test.ts', [
    [
      'gates.messages',
      'default messages of both gates',
      'a gate whose message nobody changed has the one of the specification',
      [
        'Site is currently under maintenance. Please check back later.',
        'This site is currently in beta testing. Please enter the beta password to continue.',
      ],
    ],
  ]),
  ...rows(9, 'tests/e2e/gates.test.ts', [
    [
      'gates.beta.keys',
      'session storage keys of the beta flow',
      'a visitor enters the beta password once: denied, then let in to the page they wanted, for the session',
      ['beta_access_granted', 'beta_password_attempt'],
    ],
  ]),
  ...rows(9, 'tests/admin/lists.test.ts', [
    [
      'admin.blog.order',
      'admin blog list: newest first by created_at',
      'has the newest first, each with author, category, date and time',
    ],
    [
      'admin.newsletter.order',
      'newsletter list: newest first by subscribed_at, dates in en-US style',
      'has who came last first, with status, date and time, and source',
    ],
    [
      'admin.contact.order',
      'contact requests: newest first',
      'contact requests of one kind come newest first, each with date and time',
    ],
    [
      'admin.dashboard.periods',
      'New this month is 30 days, new this week 7',
      'counts who is new this month, within 30 days, and this week, within 7',
    ],
    ['media.categories', 'media categories', 'media is narrowed by the categories of the specification'],
  ]),
  ...rows(9, 'tests/e2e/admin-screens.test.ts', [
    [
      'admin.blog.excerpts',
      'excerpts are clamped to two lines',
      'an excerpt is shown in two lines, however long it is',
    ],
  ]),
  ...rows(9, 'tests/admin/pages.test.ts', [
    ['admin.lists.paged', 'admin lists are paged by the database (a decision)', 'are shown 25 on a page'],
    [
      'usage.month-key.admin',
      'monthly usage is keyed by YYYY-MM',
      'have a page with profile, usage of this month and their ads',
    ],
  ]),
  ...rows(9, 'app/domain/admin/estimated-revenue.test.ts', [
    [
      'admin.analytics.tier-revenue',
      'estimated revenue per active subscriber by tier',
      'each tier counts with its own figure, an unknown one with the smallest',
    ],
  ]),
];
