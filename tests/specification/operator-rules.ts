import { type Row, rows } from './row.ts';

/** Fields, states, validation, permissions, calls and constants. */
export const operatorRules: Row[] = [
  ...rows(3, 'tests/settings/operator-settings.test.ts', [
    [
      'settings.fields',
      'admin_settings: key, value with enabled and message, updated_by',
      'Settings Updated: each switch says what it did, and the row names who did it',
    ],
  ]),
  ...rows(3, 'tests/settings/gates.test.ts', [
    [
      'settings.beta-password-hashed',
      'beta_mode keeps its password as a hash that no answer carries (a decision)',
      'the stored password is a hash, and no answer carries it',
    ],
  ]),
  ...rows(3, 'tests/blog/operator-blog.test.ts', [
    [
      'blog.fields.dates',
      'blog_posts: published_date is the moment of creation, the featured image optional',
      'is a draft dated now, which nobody sees, until it is published',
    ],
    [
      'blog.slugs',
      'blog_posts: slugs are unique',
      'are unique, also when many posts of one title are made at the same moment',
    ],
  ]),
  ...rows(3, 'tests/newsletter/operator-newsletter.test.ts', [
    [
      'newsletter.csv',
      'CSV columns: Email, Subscribed At, Status, Source; quoted and safe to open (a decision)',
      'has the columns of the specification, is quoted, and holds no formula',
    ],
  ]),
  ...rows(3, 'tests/media/operator-upload.test.ts', [
    [
      'media.fields',
      'media_library: name, address, size, type, category, uploaded by, active',
      'of several pictures stores each as a WebP of its own with a smaller file, and says so',
    ],
  ]),
  ...rows(4, 'tests/e2e/gates.test.ts', [
    [
      'gates.maintenance.live',
      'maintenance mode: all open sessions react at once',
      'an open dashboard on another node is shut and opened again within two seconds, by itself',
    ],
    [
      'gates.beta.live',
      'beta mode: open sessions react; once off, everyone is in',
      'turning beta on shuts pages that are open, turning it off opens them, without a reload',
    ],
    [
      'gates.beta.flow',
      'the beta visitor flow: attempt kept, denied, granted and remembered for the session (compared on the server, a decision)',
      'a visitor enters the beta password once: denied, then let in to the page they wanted, for the session',
    ],
  ]),
  ...rows(4, 'tests/settings/gates.test.ts', [
    [
      'gates.beta.admins',
      'admins bypass the beta gate; an operator is never locked out (a decision)',
      'admins pass, and whoever is locked out can still sign in as one, read mails, unsubscribe',
    ],
    [
      'gates.beta.grants-end',
      'beta grants end with a new password (a decision)',
      'a new password ends every grant given for the old one',
    ],
  ]),
  ...rows(4, 'tests/settings/bypass-gates.test.ts', [
    [
      'gates.maintenance.every-way',
      'maintenance holds whatever is asked, and however',
      'holds for the dashboard and its files however the address is written, by any method and header',
    ],
    [
      'gates.beta.every-way',
      'beta holds whatever is asked, and however',
      'holds for pages, files and feeds however the address is written, by any method and header',
    ],
    [
      'gates.streams',
      'a gate that shuts quiets the streams that are open',
      'a stream opened before the gate shut is told of the gate and no longer of ads: %s',
    ],
  ]),
  ...rows(4, 'tests/settings/operator-settings.test.ts', [
    [
      'gates.never-read',
      'a setting that can not be loaded: logged, and the page shows, as long as none was ever read (a decision)',
      'a process that never read them shows the page, and goes by them once it can',
    ],
    [
      'gates.last-known',
      'a setting that can not be loaded any more: the last known one counts (a decision)',
      'the last known ones count: what was shut stays shut',
    ],
  ]),
  ...rows(4, 'tests/blog/operator-blog.test.ts', [
    [
      'blog.states',
      'a post is a draft or published, by Publish and Unpublish',
      'is a draft dated now, which nobody sees, until it is published',
    ],
    [
      'blog.publish',
      'a post is published by Publish immediately',
      'is published at once when the switch is on',
    ],
  ]),
  ...rows(4, 'tests/newsletter/operator-newsletter.test.ts', [
    [
      'newsletter.states',
      'a subscriber is active or inactive, with unsubscribed_at set and cleared',
      'an operator deactivates an address and brings it back; its confirmation stays',
    ],
    [
      'newsletter.deleted',
      'a deleted subscriber is gone for good',
      'a deleted subscriber is gone, and the log does not keep the address',
    ],
  ]),
  ...rows(4, 'tests/contact/operator-contact.test.ts', [
    [
      'contact.states',
      'a contact request: open, in progress, resolved, open again, and no other way',
      'the same step twice is one, and a step that is not next is refused',
    ],
  ]),
  ...rows(4, 'tests/media/operator-media.test.ts', [
    [
      'media.states',
      'media is active or inactive',
      'is gone for visitors while inactive, also where it was listed; admins see it',
    ],
  ]),
  ...rows(5, 'tests/settings/gates.test.ts', [
    [
      'settings.beta-password-blank',
      'beta password of the settings: blank is rejected',
      'a blank beta password is refused',
      ['Password Required', 'Please enter a beta password.'],
    ],
    [
      'gates.beta.blank',
      'beta gate form: blank is rejected',
      'a wrong password is denied, a blank one asked for again, and neither opens anything',
      ['Password Required', 'Please enter the beta access password.'],
    ],
  ]),
  ...rows(5, 'tests/e2e/admin-screens.test.ts', [
    [
      'settings.beta-password-button',
      'beta password: Update is disabled while blank',
      'while a setting is saved every control rests and a spinner turns; a blank password can not be sent',
    ],
    [
      'admin.sign-in.captcha',
      'admin login: the captcha before submit',
      'the admin sign-in waits for its captcha, starts a new one after every attempt, and leads to the dashboard',
    ],
  ]),
  ...rows(5, 'tests/blog/operator-blog.test.ts', [
    [
      'admin.blog.required',
      'blog form: title, author, excerpt and content are required',
      'is not stored while something is missing; each field says what, and what was typed stays',
    ],
    [
      'blog.categories',
      'blog categories, General first',
      'has the fields of the specification',
      ['AI & Technology', 'Tips & Tricks', 'Industry News'],
    ],
  ]),
  ...rows(5, 'tests/blog/operator-edit.test.ts', [
    [
      'admin.blog.delete-asks',
      'deleting a post asks first',
      'a post is deleted with its text kept in the audit log',
      ['Are you sure you want to delete this blog post?'],
    ],
  ]),
  ...rows(5, 'tests/admin/lists.test.ts', [
    [
      'admin.blog.search',
      'blog search matches title, author or category in any case',
      'is searched in title, author and category, in any case, and in nothing else',
    ],
    [
      'admin.newsletter.search',
      'subscriber search matches the email in any case',
      'has who came last first, with status, date and time, and source',
    ],
  ]),
  ...rows(5, 'tests/admin/pages.test.ts', [
    [
      'admin.users.search-fields',
      'user search matches email or full name',
      'are found by email or name; admins are not among them',
    ],
  ]),
  ...rows(5, 'tests/media/operator-upload.test.ts', [
    [
      'admin.media.upload.required',
      'media upload: a file, and a category of the list',
      'needs a picture and a category of the list',
    ],
    [
      'admin.media.upload.image',
      'media upload: it must be an image',
      'with one bad picture keeps the good ones and names the bad one',
    ],
  ]),
  ...rows(6, 'tests/authorisation/reads.test.ts', [
    [
      'roles.reads',
      'operator: who sees which screen, file and stream: every actor through every gate',
      'who may read what, as a page and as its data: %s',
    ],
  ]),
  ...rows(6, 'tests/authorisation/writes.test.ts', [
    [
      'roles.writes',
      'operator: who may do what, of everything an admin can: every actor sends every form through every gate',
      'who may send which form: %s',
    ],
  ]),
  ...rows(6, 'tests/authorisation/route-table.test.ts', [
    [
      'roles.no-form-unruled',
      'operator: no form without a rule of who may send it',
      'says who may send every form an action knows, and none it does not',
    ],
  ]),
  ...rows(6, 'tests/authorisation/things.test.ts', [
    ['ads.owner.missing', "another user's ad answers as a missing one", 'GET and HEAD %s'],
    ['ads.owner.reuse', "another user's ad can not be used for a new one", 'the dashboard, asked to %s'],
  ]),
  ...rows(6, 'tests/billing/bypass-free-tier.test.ts', [
    [
      'roles.free-tier',
      'free users get nothing beyond the plan, whatever they send',
      'whatever is not in the plan, from the page, its script and by other methods',
    ],
    [
      'roles.free-original',
      'free users never get the clean original',
      'the clean original, by whatever address, query, header, range or version',
    ],
  ]),
  ...rows(6, 'tests/settings/operator-settings.test.ts', [
    [
      'roles.failed-check',
      'a failed role check means not admin',
      'a role that can not be looked up makes nobody an admin',
    ],
  ]),
  ...rows(6, 'tests/admin/pages.test.ts', [
    [
      'admin.users.apart',
      'admin users are kept apart from the subscriber list',
      'are found by email or name; admins are not among them',
    ],
  ]),
  ...rows(6, 'tests/users/operator-roles.test.ts', [
    ['roles.last-admin', 'the last admin stays one (a decision)', 'can not be demoted, blocked or deleted'],
  ]),
  ...rows(6, 'tests/settings/gates.test.ts', [
    [
      'roles.settings',
      'only admins change the settings',
      'only admins change them: users, visitors and other sites are refused',
    ],
  ]),
  ...rows(7, 'tests/newsletter/operator-newsletter.test.ts', [
    [
      'calls.csv',
      'CSV export: named with the current date, made by the server (a decision)',
      'goes to admins only, and the log says who took it',
    ],
  ]),
  ...rows(7, 'tests/users/operator-billing.test.ts', [
    [
      'calls.cancel-subscription',
      'cancel subscription: ended at the provider and here',
      'Subscription cancelled successfully: it is over at the provider and here, and noted',
    ],
  ]),
  ...rows(7, 'tests/users/operator-users.test.ts', [
    [
      'calls.delete-user',
      'delete user: removes everything of theirs',
      'User deleted successfully: the admin is back at the list, and everything of theirs is gone',
    ],
  ]),
  ...rows(7, 'tests/media/operator-upload.test.ts', [
    [
      'media.keys',
      'media upload: under {category}/ with 128 random bits for the name (a decision)',
      'of several pictures stores each as a WebP of its own with a smaller file, and says so',
    ],
  ]),
];
