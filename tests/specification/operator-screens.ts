import { type Row, rows } from './row.ts';

/** Screens of the operator's side and the pages of both gates. */
export const operatorScreens: Row[] = [
  ...rows(2, 'tests/authorisation/route-table.test.ts', [
    [
      'admin.routes',
      'operator: the route table, each route with who may read it and what stands before it',
      'has a row for every route, and none for a route that is not there',
    ],
  ]),
  ...rows(2, 'tests/authorisation/reads.test.ts', [
    [
      'gates.what-they-hold',
      'operator: the whole tree is inside the beta gate, /dashboard in the maintenance gate, and /admin/* sends to /admin/login who is no admin',
      'who may read what, as a page and as its data: %s',
    ],
  ]),
  ...rows(2, 'tests/e2e/not-found.test.ts', [
    [
      'admin.not-found',
      'operator: any other path is the 404 page with a link home',
      'any other path answers 404 with the page that says so, and leads home',
      ['Oops! Page not found', 'Return to Home'],
    ],
    [
      'admin.not-found.logged',
      'operator: the missing path is logged',
      'the missing path is logged, without the query',
    ],
  ]),
  ...rows(2, 'tests/e2e/admin-screens.test.ts', [
    [
      'admin.sign-in',
      'admin sign-in: submit only after the captcha, which is reset after every attempt; an admin goes to /admin/dashboard',
      'the admin sign-in waits for its captcha, starts a new one after every attempt, and leads to the dashboard',
    ],
    [
      'admin.settings.busy',
      'admin settings: a spinner, and all controls disabled, while a save runs',
      'while a setting is saved every control rests and a spinner turns; a blank password can not be sent',
    ],
    [
      'gates.beta.busy',
      'beta access page: the button reads Verifying... while busy',
      'the beta form says Verifying... while the password is on its way',
      ['Access Beta', 'Verifying...'],
    ],
  ]),
  ...rows(2, 'tests/users/auth-safety.test.ts', [
    [
      'admin.sign-in.denied',
      'admin sign-in: a signed-in non-admin sees Access Denied',
      'the admin sign-in lets admins in and tells others',
      ['Access Denied'],
    ],
  ]),
  ...rows(2, 'tests/admin/analytics.test.ts', [
    [
      'admin.dashboard.tabs',
      'admin dashboard: tabs Users, Media, Analytics and Settings',
      'are Users, Media, Analytics and Settings, each with an address and content of its own',
      ['Analytics'],
    ],
    [
      'admin.analytics.sign-ups',
      'admin dashboard, Analytics (not shown; decided): sign-ups by day',
      'count sign-ups by day, from midnight to midnight in UTC, without operators',
    ],
    [
      'admin.analytics.generations',
      'admin dashboard, Analytics (not shown; decided): generations completed and failed, and their median time',
      'count generations by how they ended, deleted ones too, with the median time of a day',
    ],
    [
      'admin.analytics.credits',
      'admin dashboard, Analytics (not shown; decided): credits',
      'count credits that were used, returned and granted',
    ],
    [
      'admin.analytics.revenue',
      'admin dashboard, Analytics (not shown; decided): estimated revenue and plan mix',
      'estimate revenue by tier from the plans of a day; days nobody noted go on or are unknown',
    ],
    [
      'admin.analytics.newsletter',
      'admin dashboard, Analytics (not shown; decided): newsletter growth',
      'count who joined and left the newsletter',
    ],
    [
      'admin.analytics.providers',
      'admin dashboard, Analytics (not shown; decided): errors of providers',
      'tell the errors of providers apart, and leave failures of our own out',
    ],
  ]),
  ...rows(2, 'tests/admin/lists.test.ts', [
    [
      'admin.layout',
      'admin layout: a sidebar with every screen and Sign Out',
      'every page of the admin area has the sidebar with its links and Sign Out',
      ['Sign Out'],
    ],
    [
      'admin.users.statistics',
      'admin users: the list has statistics',
      'counts who is new this month, within 30 days, and this week, within 7',
      ['New This Month', 'New This Week'],
    ],
    [
      'admin.user.page',
      'admin user: the profile, with actions to delete and to cancel the subscription',
      'a profile shows who somebody is, when they joined, and what they pay',
    ],
    [
      'admin.media.list',
      'admin media: search and filter by category',
      'media is narrowed by the categories of the specification',
    ],
    [
      'admin.blog.card',
      'admin blog: a card shows title, badge, author, category, date and time, and excerpt',
      'has the newest first, each with author, category, date and time',
    ],
    [
      'admin.newsletter.table',
      'admin newsletter: the table with status, date and time, source and actions',
      'has who came last first, with status, date and time, and source',
    ],
    [
      'admin.newsletter.empty',
      'admin newsletter: the empty state while there is nobody',
      'says so while there is nobody',
      ['No subscribers found', 'No newsletter subscribers yet.'],
    ],
  ]),
  ...rows(2, 'tests/admin/pages.test.ts', [
    ['admin.dashboard.cards', 'admin dashboard: stat cards', 'the dashboard counts what is in the database'],
    [
      'admin.users.search',
      'admin users: search by email or full name',
      'are found by email or name; admins are not among them',
    ],
    [
      'admin.user.usage',
      'admin user: non-deleted ads and usage of this month',
      'have a page with profile, usage of this month and their ads',
    ],
    [
      'admin.newsletter.no-match',
      'admin newsletter: a search that finds nobody',
      'the newsletter page counts, lists and searches',
      ['No subscribers match your search.'],
    ],
    [
      'admin.blog.count',
      'admin blog: count and Published or Draft badge',
      'the blog page lists drafts too and counts what matches',
    ],
  ]),
  ...rows(2, 'tests/settings/gates.test.ts', [
    [
      'admin.dashboard.maintenance',
      'admin dashboard: the maintenance toggle',
      'the toggle of the admin dashboard turns maintenance on and off',
    ],
    [
      'gates.maintenance.page',
      'maintenance page',
      'replaces the dashboard with the stored message, 503, for everybody but admins',
      ['Under Maintenance', "We'll be back shortly. Thank you for your patience."],
    ],
    [
      'gates.beta.page',
      'beta access page with the stored message and a masked field',
      'asks for the password before any page, with the stored message',
      ['Beta Access', 'Beta Password'],
    ],
  ]),
  ...rows(2, 'tests/users/operator-users.test.ts', [
    [
      'admin.user.missing',
      'admin user: a missing one',
      'User not found: ids of nobody change nothing',
      ['User not found'],
    ],
    [
      'admin.user.after-delete',
      'admin user: after a delete the admin is at /admin/users',
      'User deleted successfully: the admin is back at the list, and everything of theirs is gone',
    ],
  ]),
  ...rows(2, 'tests/contact/operator-contact.test.ts', [
    [
      'admin.contact.list',
      'admin contact: newest first, with priority before the rest (an addition), and a detail view',
      'has open ones with priority first, then the newest',
    ],
    [
      'admin.contact.steps',
      'admin contact: Mark In Progress, Mark Resolved, Reopen; list and detail follow',
      'Status Updated: open, in progress, resolved, open again, in list and detail alike',
      ['Mark In Progress', 'Mark Resolved', 'Reopen'],
    ],
  ]),
  ...rows(2, 'tests/media/operator-media.test.ts', [
    [
      'admin.media.toggle',
      'admin media: toggled active or inactive',
      'is gone for visitors while inactive, also where it was listed; admins see it',
    ],
    ['admin.media.delete', 'admin media: deleted', 'is deleted with its files'],
  ]),
  ...rows(2, 'tests/media/operator-upload.test.ts', [
    [
      'admin.media.upload',
      'admin media: upload',
      'of several pictures stores each as a WebP of its own with a smaller file, and says so',
    ],
  ]),
  ...rows(2, 'tests/settings/operator-settings.test.ts', [
    [
      'admin.settings.page',
      'admin settings: title, cards, switches, hints and the masked field',
      'the page has the two cards of the specification, each switch with its hint',
      [
        'Manage application settings and configuration.',
        'System Settings',
        'Enable to prevent users from accessing the application',
        'Beta Testing',
        'Enable to require a password for site access',
        'Enter beta password',
        'Share this password with beta testers to grant them access',
      ],
    ],
  ]),
  ...rows(2, 'tests/blog/operator-blog.test.ts', [
    [
      'admin.blog.page',
      'admin blog: title, Create Post, search and both empty states',
      'without posts the page says how to begin; a search that finds none says something else',
      [
        'Blog Management',
        'Create and manage blog posts',
        'Search posts...',
        'No blog posts found',
        'Try adjusting your search terms',
        'Get started by creating your first blog post',
        'Create First Post',
      ],
    ],
    [
      'admin.blog.create-dialog',
      'admin blog: fields of the dialog Create New Blog Post',
      'has the fields of the specification',
      ['Create New Blog Post', 'Featured Image URL', 'Markdown supported', 'Publish immediately'],
    ],
  ]),
  ...rows(2, 'tests/blog/operator-edit.test.ts', [
    [
      'admin.blog.edit-dialog',
      'admin blog: the dialog Edit Blog Post',
      'shows what is stored and stores what is sent, with the old text in the audit log',
      ['Edit Blog Post', 'Update Post'],
    ],
  ]),
  ...rows(2, 'tests/media/operator-media-browser.test.ts', [
    [
      'admin.blog.dialogs-keyboard',
      'admin blog: both dialogs by keyboard, with Cancel',
      'a post is written, previewed and created by keyboard alone; mistakes get the focus',
    ],
  ]),
  ...rows(2, 'tests/newsletter/operator-newsletter.test.ts', [
    [
      'admin.newsletter.page',
      'admin newsletter: heading, Export CSV, stat cards, columns, search, row actions and the delete dialog',
      'the page carries the texts of the specification',
      [
        'Newsletter Management',
        'Manage your newsletter subscribers and view subscription analytics.',
        'Export CSV',
        'Total Subscribers',
        'All time subscribers',
        'Active Subscribers',
        'Currently subscribed',
        'Unsubscribed',
        'No longer active',
        'Newsletter Subscribers',
        'Search by email...',
        'Delete Subscriber',
        'Are you sure you want to permanently delete this subscriber? This action cannot be undone.',
      ],
    ],
  ]),
];
