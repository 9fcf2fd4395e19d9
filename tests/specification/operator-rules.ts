import { type Row, rows } from './row.ts';

/** Fields, states, validation, permissions, calls and constants (spec/operator-and-gates.md, sections 3 to 7 and 9). */
export const operatorRules: Row[] = [
  ...rows(3, 'tests/admin-settings.test.ts', [
    [
      'admin_settings: key, value with enabled and message, updated_by',
      'Settings Updated: each switch says what it did, and the row names who did it',
    ],
  ]),
  ...rows(3, 'tests/gates.test.ts', [
    [
      'beta_mode keeps its password as a hash that no answer carries (a decision)',
      'the stored password is a hash, and no answer carries it',
    ],
  ]),
  ...rows(3, 'tests/admin-blog.test.ts', [
    [
      'blog_posts: published_date is the moment of creation, the featured image optional',
      'is a draft dated now, which nobody sees, until it is published',
    ],
    [
      'blog_posts: slugs are unique',
      'are unique, also when many posts of one title are made at the same moment',
    ],
  ]),
  ...rows(3, 'tests/admin-newsletter.test.ts', [
    [
      'CSV columns: Email, Subscribed At, Status, Source; quoted and safe to open (a decision)',
      'has the columns of the specification, is quoted, and holds no formula',
    ],
  ]),
  ...rows(3, 'tests/admin-media-upload.test.ts', [
    [
      'media_library: name, address, size, type, category, uploaded by, active',
      'of several pictures stores each as a WebP of its own with a smaller file, and says so',
    ],
  ]),
  ...rows(4, 'tests/e2e/gates.test.ts', [
    [
      'maintenance mode: all open sessions react at once',
      'an open dashboard on another node is shut and opened again within two seconds, by itself',
    ],
    [
      'beta mode: open sessions react; once off, everyone is in',
      'turning beta on shuts pages that are open, turning it off opens them, without a reload',
    ],
    [
      'the beta visitor flow: attempt kept, denied, granted and remembered for the session (compared on the server, a decision)',
      'a visitor enters the beta password once: denied, then let in to the page they wanted, for the session',
    ],
  ]),
  ...rows(4, 'tests/gates.test.ts', [
    [
      'admins bypass the beta gate; an operator is never locked out (a decision)',
      'admins pass, and whoever is locked out can still sign in as one, read mails, unsubscribe',
    ],
    [
      'beta grants end with a new password (a decision)',
      'a new password ends every grant given for the old one',
    ],
  ]),
  ...rows(4, 'tests/bypass-gates.test.ts', [
    [
      'maintenance holds whatever is asked, and however',
      'holds for the dashboard and its files however the address is written, by any method and header',
    ],
    [
      'beta holds whatever is asked, and however',
      'holds for pages, files and feeds however the address is written, by any method and header',
    ],
    [
      'a gate that shuts quiets the streams that are open',
      'a stream opened before the gate shut is told of the gate and no longer of ads: %s',
    ],
  ]),
  ...rows(4, 'tests/admin-settings.test.ts', [
    [
      'a setting that can not be loaded: logged, and the page shows, as long as none was ever read (a decision)',
      'a process that never read them shows the page, and goes by them once it can',
    ],
    [
      'a setting that can not be loaded any more: the last known one counts (a decision)',
      'the last known ones count: what was shut stays shut',
    ],
  ]),
  ...rows(4, 'tests/admin-blog.test.ts', [
    [
      'a post is a draft or published, by Publish and Unpublish',
      'is a draft dated now, which nobody sees, until it is published',
    ],
    ['a post is published by Publish immediately', 'is published at once when the switch is on'],
  ]),
  ...rows(4, 'tests/admin-newsletter.test.ts', [
    [
      'a subscriber is active or inactive, with unsubscribed_at set and cleared',
      'an operator deactivates an address and brings it back; its confirmation stays',
    ],
    [
      'a deleted subscriber is gone for good',
      'a deleted subscriber is gone, and the log does not keep the address',
    ],
  ]),
  ...rows(4, 'tests/admin-contact.test.ts', [
    [
      'a contact request: open, in progress, resolved, open again, and no other way',
      'the same step twice is one, and a step that is not next is refused',
    ],
  ]),
  ...rows(4, 'tests/admin-media.test.ts', [
    [
      'media is active or inactive',
      'is gone for visitors while inactive, also where it was listed; admins see it',
    ],
  ]),
  ...rows(5, 'tests/gates.test.ts', [
    [
      'beta password of the settings: blank is rejected',
      'a blank beta password is refused',
      ['Password Required', 'Please enter a beta password.'],
    ],
    [
      'beta gate form: blank is rejected',
      'a wrong password is denied, a blank one asked for again, and neither opens anything',
      ['Please enter the beta access password.'],
    ],
  ]),
  ...rows(5, 'tests/e2e/admin-screens.test.ts', [
    [
      'beta password: Update is disabled while blank',
      'while a setting is saved every control rests and a spinner turns; a blank password can not be sent',
    ],
    [
      'admin login: the captcha before submit',
      'the admin sign-in waits for its captcha, starts a new one after every attempt, and leads to the dashboard',
    ],
  ]),
  ...rows(5, 'tests/admin-blog.test.ts', [
    [
      'blog form: title, author, excerpt and content are required',
      'is not stored while something is missing; each field says what, and what was typed stays',
    ],
    [
      'blog categories, General first',
      'has the fields of the specification',
      ['AI & Technology', 'Tips & Tricks', 'Industry News'],
    ],
  ]),
  ...rows(5, 'tests/admin-blog-edit.test.ts', [
    [
      'deleting a post asks first',
      'a post is deleted with its text kept in the audit log',
      ['Are you sure you want to delete this blog post?'],
    ],
  ]),
  ...rows(5, 'tests/admin-lists.test.ts', [
    [
      'blog search matches title, author or category in any case',
      'is searched in title, author and category, in any case, and in nothing else',
    ],
    [
      'subscriber search matches the email in any case',
      'has who came last first, with status, date and time, and source',
    ],
  ]),
  ...rows(5, 'tests/admin-pages.test.ts', [
    ['user search matches email or full name', 'are found by email or name; admins are not among them'],
  ]),
  ...rows(5, 'tests/admin-media-upload.test.ts', [
    ['media upload: a file, and a category of the list', 'needs a picture and a category of the list'],
    ['media upload: it must be an image', 'with one bad picture keeps the good ones and names the bad one'],
  ]),
  ...rows(6, 'tests/authorisation-reads.test.ts', [
    [
      'operator: who sees which screen, file and stream: every actor through every gate',
      'who may read what, as a page and as its data: %s',
    ],
  ]),
  ...rows(6, 'tests/authorisation-writes.test.ts', [
    [
      'operator: who may do what, of everything an admin can: every actor sends every form through every gate',
      'who may send which form: %s',
    ],
  ]),
  ...rows(6, 'tests/authorisation.test.ts', [
    [
      'operator: no form without a rule of who may send it',
      'says who may send every form an action knows, and none it does not',
    ],
  ]),
  ...rows(6, 'tests/authorisation-things.test.ts', [
    ["another user's ad answers as a missing one", 'GET and HEAD %s'],
    ["another user's ad can not be used for a new one", 'the dashboard, asked to %s'],
  ]),
  ...rows(6, 'tests/bypass-free-tier.test.ts', [
    [
      'free users get nothing beyond the plan, whatever they send',
      'whatever is not in the plan, from the page, its script and by other methods',
    ],
    [
      'free users never get the clean original',
      'the clean original, by whatever address, query, header, range or version',
    ],
  ]),
  ...rows(6, 'tests/admin-settings.test.ts', [
    ['a failed role check means not admin', 'a role that can not be looked up makes nobody an admin'],
  ]),
  ...rows(6, 'tests/admin-pages.test.ts', [
    [
      'admin users are kept apart from the subscriber list',
      'are found by email or name; admins are not among them',
    ],
  ]),
  ...rows(6, 'tests/admin-users-roles.test.ts', [
    ['the last admin stays one (a decision)', 'can not be demoted, blocked or deleted'],
  ]),
  ...rows(6, 'tests/gates.test.ts', [
    [
      'only admins change the settings',
      'only admins change them: users, visitors and other sites are refused',
    ],
  ]),
  ...rows(7, 'tests/admin-newsletter.test.ts', [
    [
      'CSV export: named with the current date, made by the server (a decision)',
      'goes to admins only, and the log says who took it',
    ],
  ]),
  ...rows(7, 'tests/admin-users-billing.test.ts', [
    [
      'cancel subscription: ended at the provider and here',
      'Subscription cancelled successfully: it is over at the provider and here, and noted',
    ],
  ]),
  ...rows(7, 'tests/admin-users.test.ts', [
    [
      'delete user: removes everything of theirs',
      'User deleted successfully: the admin is back at the list, and everything of theirs is gone',
    ],
  ]),
  ...rows(7, 'tests/admin-media-upload.test.ts', [
    [
      'media upload: under {category}/ with 128 random bits for the name (a decision)',
      'of several pictures stores each as a WebP of its own with a smaller file, and says so',
    ],
  ]),
  ...rows(9, 'tests/admin-settings.test.ts', [
    [
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
      'session storage keys of the beta flow',
      'a visitor enters the beta password once: denied, then let in to the page they wanted, for the session',
      ['beta_access_granted', 'beta_password_attempt'],
    ],
  ]),
  ...rows(9, 'tests/admin-lists.test.ts', [
    [
      'admin blog list: newest first by created_at',
      'has the newest first, each with author, category, date and time',
    ],
    [
      'newsletter list: newest first by subscribed_at, dates in en-US style',
      'has who came last first, with status, date and time, and source',
    ],
    [
      'contact requests: newest first',
      'contact requests of one kind come newest first, each with date and time',
    ],
    [
      'New this month is 30 days, new this week 7',
      'counts who is new this month, within 30 days, and this week, within 7',
    ],
    ['media categories', 'media is narrowed by the categories of the specification'],
  ]),
  ...rows(9, 'tests/e2e/admin-screens.test.ts', [
    ['excerpts are clamped to two lines', 'an excerpt is shown in two lines, however long it is'],
  ]),
  ...rows(9, 'tests/admin-pages.test.ts', [
    ['admin lists are paged by the database (a decision)', 'are shown 25 on a page'],
    ['monthly usage is keyed by YYYY-MM', 'have a page with profile, usage of this month and their ads'],
  ]),
  ...rows(9, 'app/domain/admin/estimated-revenue.test.ts', [
    [
      'estimated revenue per active subscriber by tier',
      'each tier counts with its own figure, an unknown one with the smallest',
    ],
  ]),
];
