import { type Row, rows } from './row.ts';

const fields: Row[] = [
  ...rows(3, 'tests/auth.test.ts', [
    [
      'session: a user, a session and a role, user by default',
      'sign-up, confirmation mail, sign-in, dashboard',
    ],
    [
      'session: known on the server before the page is sent, so that there is no loading state to see',
      'sessions of the factories and of the sign-in form are the same kind',
    ],
    ['profile: the full name of the sign-up', 'sign-up, confirmation mail, sign-in, dashboard'],
  ]),
  ...rows(3, 'tests/generate.test.ts', [
    [
      'ads: user, title, prompt, picture, size, completed, created; the picture comes from an address that checks its owner, not as a data URL',
      'ends as a finished ad whose picture is exactly the ordered size, marked for a free user',
    ],
    ['ads: deleted softly, its files for good', 'removes the ad, its file from every URL and from storage'],
    ['ad form: the title is required', '%s', ['Please enter a title for your ad.']],
  ]),
  ...rows(3, 'tests/subscriber-rules.test.ts', [
    [
      'ads: the stored prompt is the filled fields as labelled lines, joined by blank lines',
      'the prompt holds the filled fields as labelled lines in order, joined by blank lines',
      [
        'Target Audience: ',
        'Sale Goals: ',
        'Colors/Theming: ',
        'Ad Copy: ',
        'Brand Voice: ',
        'Font Style: ',
        'General Instructions: ',
      ],
    ],
    [
      'monthly_usage: credits by user and month, YYYY-MM',
      'is counted by the calendar month, YYYY-MM: what another month used does not count',
    ],
    ['ad form: optional reference and product image', 'subscribers send a reference and a product image'],
  ]),
  ...rows(3, 'tests/newsletter.test.ts', [
    [
      'newsletter_subscribers: email and source, homepage or blog; unconfirmed until the link of the mail is opened',
      'takes an address once, however it is written',
    ],
  ]),
  ...rows(3, 'tests/public-pages.test.ts', [
    [
      'contact_requests: name, email, subject, message, open, no user when anonymous',
      "a visitor's message is stored as open and confirmed; its captcha works once",
    ],
    ['contact_requests: the user who wrote', "a paying user's message carries their account and priority"],
    [
      'media_library: category and is_active decide what is shown',
      'the gallery shows active gallery pictures only, newest first, as links to the files',
    ],
    [
      'subscription info: subscribed, tier, end and status',
      'a subscriber sees the state of the subscription',
    ],
  ]),
];

const states: Row[] = [
  ...rows(4, 'tests/auth.test.ts', [
    [
      'signing out ends the session and clears the browser',
      'signing out ends the session on the server and in the browser',
    ],
    [
      'role and ban are looked up with every request; admin only when the role is admin',
      'a ban, a change of role and a deletion count from the next request on',
    ],
  ]),
  ...rows(4, 'tests/subscriber-rules.test.ts', [
    [
      'sign-out clears the browser even if the server fails',
      'signing out forgets the session in the browser also when the server cannot end it',
    ],
    [
      'the status line of a subscription',
      '%s until %s: %s',
      [
        'Canceled - Access until period end',
        'Past Due - Payment Required',
        'Trial Period',
        'Active Subscription',
      ],
    ],
    ['the status line without one', 'without a subscription: Free Plan', ['Free Plan']],
  ]),
  ...rows(4, 'tests/e2e/auth-modes.test.ts', [
    [
      'an expired recovery link, in fragment or query, switches to the reset request; so do missing tokens',
      '%s shows the reset request and why',
    ],
    [
      'a recovery link without an access token shows the new-password view',
      'a recovery link without a token shows the new-password view, and that there is no session',
    ],
    [
      'to /dashboard one second after the password was updated',
      'the link of the mail sets a new password and leads to the dashboard a second later',
    ],
    [
      'the captcha is cleared and reset after each attempt',
      'is spent by an attempt: the answer is cleared and another one found',
    ],
    [
      'a request sent from the fragment view stays on its form',
      'a request from an expired link stays on the reset view and says that the mail is out',
    ],
  ]),
  ...rows(4, 'tests/e2e/hosted-captcha.test.ts', [
    [
      'an answer of a provider counts once',
      'an answer counts once, and one that the provider does not know never',
    ],
    [
      'a captcha that does not come is said',
      'says so when the script of the provider does not come',
      ['The captcha could not be loaded.'],
    ],
  ]),
  ...rows(4, 'tests/e2e/road.test.ts', [
    [
      'ad: Generating... without a picture, its actions with one',
      'the brief becomes a finished ad on the card without a reload',
    ],
  ]),
  ...rows(4, 'tests/crash.test.ts', [
    [
      'ad: every ad ends as completed, or as failed with its credit given back (a decision: the values are not in the specification)',
      'kill -9 during generations, then a start: every ad is finished or refunded within 60 s',
    ],
  ]),
  ...rows(4, 'tests/e2e/keyboard.test.ts', [
    [
      'contact: sent, then another message',
      'a message to us is written and sent, and another one after it',
      ['Send Another Message'],
    ],
  ]),
];

const validation: Row[] = [
  ...rows(5, 'tests/auth.test.ts', [
    [
      'sign in, sign up and reset require a solved captcha',
      'is needed by every form',
      ['Please complete the captcha verification'],
    ],
    ['a captcha counts for its own form, once', 'works once and for its own form only'],
  ]),
  ...rows(5, 'tests/auth-reset.test.ts', [
    [
      'new password: both fields match, at least 6 characters; beyond that common ones are refused',
      'checks the new password and keeps the link for another try',
      ['Passwords do not match', 'Password must be at least 6 characters long'],
    ],
    [
      'new password: a recovery session must exist',
      'without a token there is no recovery session',
      ['Recovery session not found. Please request a new reset link.'],
    ],
  ]),
  ...rows(5, 'tests/auth-safety.test.ts', [
    [
      'sign up requires full name, email and password',
      'files in place of text, huge values, control characters and links in names get a message',
      ['Please enter your full name.', 'Please enter your email address.'],
    ],
  ]),
  ...rows(5, 'tests/newsletter.test.ts', [
    [
      'newsletter: an email address is required',
      'says what is wrong with %j',
      ['Please enter a valid email address.'],
    ],
  ]),
  ...rows(5, 'tests/generate.test.ts', [
    ['ad: the title is required, the size one of three, nothing else is taken', '%s'],
    [
      'ad: generation is blocked at the limit',
      'refuses the sixth generation of a Starter as the specification words it',
    ],
    [
      'ad: also for two hundred requests at once',
      'lets exactly one of two hundred parallel requests have the last credit',
    ],
    ['free users: Re-Gen and Remix are refused on the server', '%s'],
  ]),
  ...rows(5, 'tests/subscriber-rules.test.ts', [
    ['free users: only the square size', 'free users are refused %s, on the server'],
  ]),
  ...rows(5, 'tests/uploads.test.ts', [
    ['free users: no reference or product image', 'a picture in the Starter plan'],
    [
      'uploads: PNG, JPEG and WebP up to 10 MB and 25 megapixels (a decision: not in the specification)',
      '%s',
    ],
  ]),
  ...rows(5, 'tests/public-pages.test.ts', [
    [
      'contact form: all fields required',
      'an empty field is refused and what was typed stays',
      ['Please fill in all fields', 'All fields are required to submit your message.'],
    ],
    [
      'contact form: captcha required',
      'a missing captcha is refused with its own message',
      ['Please complete the captcha', "Verify that you're human to submit your message."],
    ],
    ['contact form: the subject is one of eight', 'bad values are named beside their field'],
  ]),
  ...rows(5, 'tests/hostile-input.test.ts', [
    ['no text in any field harms', '%s: a page or a message, never a failure, and no markup'],
    [
      'nothing is stored half',
      'what was stored of it is whole text: no NUL, no half of a character, nothing beyond the limits',
    ],
    ['no address harms', 'odd ones are answered with a page, a way elsewhere or a 4xx'],
  ]),
  ...rows(5, 'tests/hostile-uploads.test.ts', [
    [
      'no file harms: what is no picture is refused',
      '%s is refused, with nothing stored and nothing charged',
    ],
    ['uploads are written anew, without their metadata', '%s is written anew, as a picture and nothing else'],
  ]),
  ...rows(5, 'tests/e2e/hostile-text.test.ts', [
    ['no text of a user runs as a script', 'to the %s, %s shows it as text, and no script runs'],
  ]),
];

const permissions: Row[] = [
  ...rows(6, 'tests/subscriber-rules.test.ts', [
    ['Starter 5, Professional 100, Enterprise 500 a month', '%s: %s makes %i ads, then: %s'],
    ['subscribers: all sizes', 'subscribers order %s'],
    ['subscribers: image uploads', 'subscribers send a reference and a product image'],
    [
      'admins are led from the dashboard to /admin, by a role looked up on the server',
      'roles other than admin get in to the dashboard, admins are sent to their own area',
    ],
  ]),
  ...rows(6, 'tests/generate.test.ts', [
    [
      'free users: watermark on downloads and display, made on the server',
      'ends as a finished ad whose picture is exactly the ordered size, marked for a free user',
    ],
    ['an ad is its owner’s', 'is seen by its owner only'],
  ]),
  ...rows(6, 'tests/admin-pages.test.ts', [
    [
      'the admin area is for admins',
      'visitors and users are sent to the admin sign-in, also when they ask for the data alone',
    ],
  ]),
  ...rows(6, 'tests/auth-safety.test.ts', [
    ['nobody gives themselves a role', 'fields nobody asked for change nothing'],
  ]),
];

const calls: Row[] = [
  ...rows(7, 'tests/auth.test.ts', [
    [
      'sign up: email, password, full name, captcha; sign in: email, password, captcha',
      'sign-up, confirmation mail, sign-in, dashboard',
    ],
    ['sign out', 'signing out ends the session on the server and in the browser'],
  ]),
  ...rows(7, 'tests/auth-reset.test.ts', [
    [
      'reset: the mail leads to /auth#type=recovery, with a token in place of access and refresh tokens; the new password signs in',
      'sets the password, signs in here and out everywhere else',
    ],
  ]),
  ...rows(7, 'tests/auth-safety.test.ts', [
    ['admin sign-in with its captcha', 'the admin sign-in lets admins in and tells others'],
  ]),
  ...rows(7, 'tests/uploads.test.ts', [
    [
      'storage: temp/{userId}/reference and temp/{userId}/products, by random keys in place of the time, gone with the ad',
      'reference and product shape the ad, and go with it',
    ],
  ]),
  ...rows(7, 'tests/generate.test.ts', [
    [
      'generate-ad: title, fields and size; one credit for one key',
      'takes one credit for one idempotency key, sent a hundred times at once',
    ],
    ['delete-ad: by id, the own ones only', 'is seen by its owner only'],
  ]),
  ...rows(7, 'tests/public-pages.test.ts', [
    [
      'select media_library: gallery, active, newest first',
      'the gallery shows active gallery pictures only, newest first, as links to the files',
    ],
    [
      'insert contact_requests from the public form, open',
      "a visitor's message is stored as open and confirmed; its captcha works once",
    ],
  ]),
  ...rows(7, 'tests/newsletter.test.ts', [
    ['insert newsletter_subscribers: email and source', 'takes an address once, however it is written'],
  ]),
];

/** Sections 3 to 7: fields, states, validation, permissions and calls. */
export const rules: Row[] = [...fields, ...states, ...validation, ...permissions, ...calls];
