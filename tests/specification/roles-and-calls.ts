import { type Row, rows } from './row.ts';

const permissions: Row[] = [
  ...rows(6, 'tests/billing/subscriber-rules.test.ts', [
    [
      'plans.quotas.enforced',
      'Starter 5, Professional 100, Enterprise 500 a month',
      '%s: %s makes %i ads, then: %s',
    ],
    ['plans.sizes', 'subscribers: all sizes', 'subscribers order %s'],
    ['plans.uploads', 'subscribers: image uploads', 'subscribers send a reference and a product image'],
    [
      'dashboard.admins',
      'admins are led from the dashboard to /admin, by a role looked up on the server',
      'roles other than admin get in to the dashboard, admins are sent to their own area',
    ],
  ]),
  ...rows(6, 'tests/ads/generate.test.ts', [
    [
      'ads.watermark',
      'free users: watermark on downloads and display, made on the server',
      'ends as a finished ad whose picture is exactly the ordered size, marked for a free user',
    ],
    ['ads.owner', 'an ad is its owner’s', 'is seen by its owner only'],
  ]),
  ...rows(6, 'tests/admin/pages.test.ts', [
    [
      'admin.who',
      'the admin area is for admins',
      'visitors and users are sent to the admin sign-in, also when they ask for the data alone',
    ],
  ]),
  ...rows(6, 'tests/users/auth-safety.test.ts', [
    ['roles.not-by-oneself', 'nobody gives themselves a role', 'fields nobody asked for change nothing'],
  ]),
];

const calls: Row[] = [
  ...rows(7, 'tests/users/auth.test.ts', [
    [
      'calls.sign-up-and-in',
      'sign up: email, password, full name, captcha; sign in: email, password, captcha',
      'sign-up, confirmation mail, sign-in, dashboard',
    ],
    ['calls.sign-out', 'sign out', 'signing out ends the session on the server and in the browser'],
  ]),
  ...rows(7, 'tests/users/auth-reset.test.ts', [
    [
      'calls.reset',
      'reset: the mail leads to /auth#type=recovery, with a token in place of access and refresh tokens; the new password signs in',
      'sets the password, signs in here and out everywhere else',
    ],
  ]),
  ...rows(7, 'tests/users/auth-safety.test.ts', [
    [
      'calls.admin-sign-in',
      'admin sign-in with its captcha',
      'the admin sign-in lets admins in and tells others',
    ],
  ]),
  ...rows(7, 'tests/ads/uploads.test.ts', [
    [
      'uploads.keys',
      'storage: temp/{userId}/reference and temp/{userId}/products, by random keys in place of the time, gone with the ad',
      'reference and product shape the ad, and go with it',
    ],
  ]),
  ...rows(7, 'tests/ads/generate.test.ts', [
    [
      'calls.generate',
      'generate-ad: title, fields and size; one credit for one key',
      'takes one credit for one idempotency key, sent a hundred times at once',
    ],
    ['calls.delete', 'delete-ad: by id, the own ones only', 'is seen by its owner only'],
  ]),
  ...rows(7, 'tests/pages/public-pages.test.ts', [
    [
      'calls.media',
      'select media_library: gallery, active, newest first',
      'the gallery shows active gallery pictures only, newest first, as links to the files',
    ],
    [
      'calls.contact',
      'insert contact_requests from the public form, open',
      "a visitor's message is stored as open and confirmed; its captcha works once",
    ],
  ]),
  ...rows(7, 'tests/newsletter/newsletter.test.ts', [
    [
      'calls.newsletter',
      'insert newsletter_subscribers: email and source',
      'takes an address once, however it is written',
    ],
  ]),
];

/** Who may do what, and what is asked of the server. */
export const rolesAndCalls: Row[] = [...permissions, ...calls];
