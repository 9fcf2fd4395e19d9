import { type Row, rows } from './row.ts';

const fields: Row[] = [
  ...rows(3, 'tests/users/auth.test.ts', [
    [
      'session.fields',
      'session: a user, a session and a role, user by default',
      'sign-up, confirmation mail, sign-in, dashboard',
    ],
    [
      'session.known-on-server',
      'session: known on the server before the page is sent, so that there is no loading state to see',
      'sessions of the factories and of the sign-in form are the same kind',
    ],
    [
      'profile.full-name',
      'profile: the full name of the sign-up',
      'sign-up, confirmation mail, sign-in, dashboard',
    ],
  ]),
  ...rows(3, 'tests/ads/generate.test.ts', [
    [
      'ads.fields',
      'ads: user, title, prompt, picture, size, completed, created; the picture comes from an address that checks its owner, not as a data URL',
      'ends as a finished ad whose picture is exactly the ordered size, marked for a free user',
    ],
    [
      'ads.deleted-softly',
      'ads: deleted softly, its files for good',
      'removes the ad, its file from every URL and from storage',
    ],
    ['ad-form.title', 'ad form: the title is required', '%s', ['Please enter a title for your ad.']],
  ]),
  ...rows(3, 'tests/billing/subscriber-rules.test.ts', [
    [
      'ads.prompt',
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
      'usage.by-month',
      'monthly_usage: credits by user and month, YYYY-MM',
      'is counted by the calendar month, YYYY-MM: what another month used does not count',
    ],
    [
      'ad-form.pictures',
      'ad form: optional reference and product image',
      'subscribers send a reference and a product image',
    ],
  ]),
  ...rows(3, 'tests/newsletter/newsletter.test.ts', [
    [
      'newsletter.fields',
      'newsletter_subscribers: email and source, homepage or blog; unconfirmed until the link of the mail is opened',
      'takes an address once, however it is written',
    ],
  ]),
  ...rows(3, 'tests/pages/public-pages.test.ts', [
    [
      'contact.fields',
      'contact_requests: name, email, subject, message, open, no user when anonymous',
      "a visitor's message is stored as open and confirmed; its captcha works once",
    ],
    [
      'contact.user',
      'contact_requests: the user who wrote',
      "a paying user's message carries their account and priority",
    ],
    [
      'media.shown',
      'media_library: category and is_active decide what is shown',
      'the gallery shows active gallery pictures only, newest first, as links to the files',
    ],
    [
      'plan.info',
      'subscription info: subscribed, tier, end and status',
      'a subscriber sees the state of the subscription',
    ],
  ]),
];

const states: Row[] = [
  ...rows(4, 'tests/users/auth.test.ts', [
    [
      'session.sign-out',
      'signing out ends the session and clears the browser',
      'signing out ends the session on the server and in the browser',
    ],
    [
      'session.role-looked-up',
      'role and ban are looked up with every request; admin only when the role is admin',
      'a ban, a change of role and a deletion count from the next request on',
    ],
  ]),
  ...rows(4, 'tests/billing/subscriber-rules.test.ts', [
    [
      'session.sign-out-fails',
      'sign-out clears the browser even if the server fails',
      'signing out forgets the session in the browser also when the server cannot end it',
    ],
    [
      'plan.status-line',
      'the status line of a subscription',
      '%s until %s: %s',
      [
        'Canceled - Access until period end',
        'Past Due - Payment Required',
        'Trial Period',
        'Active Subscription',
      ],
    ],
    [
      'plan.status-line.none',
      'the status line without one',
      'without a subscription: Free Plan',
      ['Free Plan'],
    ],
  ]),
  ...rows(4, 'tests/e2e/auth-modes.test.ts', [
    [
      'auth.recovery.expired',
      'an expired recovery link, in fragment or query, switches to the reset request; so do missing tokens',
      '%s shows the reset request and why',
    ],
    [
      'auth.recovery.fragment',
      'a recovery link without an access token shows the new-password view',
      'a recovery link without a token shows the new-password view, and that there is no session',
    ],
    [
      'auth.recovery.to-dashboard',
      'to /dashboard one second after the password was updated',
      'the link of the mail sets a new password and leads to the dashboard a second later',
    ],
    [
      'auth.captcha.reset',
      'the captcha is cleared and reset after each attempt',
      'is spent by an attempt: the answer is cleared and another one found',
    ],
    [
      'auth.recovery.request-from-fragment',
      'a request sent from the fragment view stays on its form',
      'a request from an expired link stays on the reset view and says that the mail is out',
    ],
  ]),
  ...rows(4, 'tests/e2e/hosted-captcha.test.ts', [
    [
      'auth.captcha.hosted-once',
      'an answer of a provider counts once',
      'an answer counts once, and one that the provider does not know never',
    ],
    [
      'auth.captcha.missing',
      'a captcha that does not come is said',
      'says so when the script of the provider does not come',
      ['The captcha could not be loaded.'],
    ],
  ]),
  ...rows(4, 'tests/e2e/road.test.ts', [
    [
      'ads.states.card',
      'ad: Generating... without a picture, its actions with one',
      'the brief becomes a finished ad on the card without a reload',
    ],
  ]),
  ...rows(4, 'tests/ads/generate-crash.test.ts', [
    [
      'ads.states.ends',
      'ad: every ad ends as completed, or as failed with its credit given back (a decision: the values are not in the specification)',
      'kill -9 during generations, then a start: every ad is finished or refunded within 60 s',
    ],
  ]),
  ...rows(4, 'tests/e2e/keyboard.test.ts', [
    [
      'contact.another',
      'contact: sent, then another message',
      'a message to us is written and sent, and another one after it',
      ['Send Another Message'],
    ],
  ]),
];

const validation: Row[] = [
  ...rows(5, 'tests/users/auth.test.ts', [
    [
      'auth.captcha.required',
      'sign in, sign up and reset require a solved captcha',
      'is needed by every form',
      ['Please complete the captcha verification'],
    ],
    [
      'auth.captcha.own-form',
      'a captcha counts for its own form, once',
      'works once and for its own form only',
    ],
  ]),
  ...rows(5, 'tests/users/auth-reset.test.ts', [
    [
      'auth.new-password.rules',
      'new password: both fields match, at least 6 characters; beyond that common ones are refused',
      'checks the new password and keeps the link for another try',
      ['Passwords do not match', 'Password must be at least 6 characters long'],
    ],
    [
      'auth.new-password.session',
      'new password: a recovery session must exist',
      'without a token there is no recovery session',
      ['Recovery session not found. Please request a new reset link.'],
    ],
  ]),
  ...rows(5, 'tests/users/auth-safety.test.ts', [
    [
      'auth.sign-up.required',
      'sign up requires full name, email and password',
      'files in place of text, huge values, control characters and links in names get a message',
      ['Please enter your full name.', 'Please enter your email address.'],
    ],
  ]),
  ...rows(5, 'tests/newsletter/newsletter.test.ts', [
    [
      'newsletter.email-required',
      'newsletter: an email address is required',
      'says what is wrong with %j',
      ['Please enter a valid email address.'],
    ],
  ]),
  ...rows(5, 'tests/ads/generate.test.ts', [
    ['ad-form.rules', 'ad: the title is required, the size one of three, nothing else is taken', '%s'],
    [
      'ads.limit',
      'ad: generation is blocked at the limit',
      'refuses the sixth generation of a Starter as the specification words it',
    ],
    [
      'ads.limit.parallel',
      'ad: also for two hundred requests at once',
      'lets exactly one of two hundred parallel requests have the last credit',
    ],
    ['ads.free.no-regen-no-remix', 'free users: Re-Gen and Remix are refused on the server', '%s'],
  ]),
  ...rows(5, 'tests/billing/subscriber-rules.test.ts', [
    ['ads.free.square-only', 'free users: only the square size', 'free users are refused %s, on the server'],
  ]),
  ...rows(5, 'tests/ads/uploads.test.ts', [
    ['ads.free.no-pictures', 'free users: no reference or product image', 'a picture in the Starter plan'],
    [
      'uploads.rules',
      'uploads: PNG, JPEG and WebP up to 10 MB and 25 megapixels (a decision: not in the specification)',
      '%s',
    ],
  ]),
  ...rows(5, 'tests/pages/public-pages.test.ts', [
    [
      'contact.required',
      'contact form: all fields required',
      'an empty field is refused and what was typed stays',
      ['Please fill in all fields', 'All fields are required to submit your message.'],
    ],
    [
      'contact.captcha',
      'contact form: captcha required',
      'a missing captcha is refused with its own message',
      ['Please complete the captcha', "Verify that you're human to submit your message."],
    ],
    [
      'contact.subjects',
      'contact form: the subject is one of eight',
      'bad values are named beside their field',
    ],
  ]),
  ...rows(5, 'tests/http/hostile-input.test.ts', [
    ['hostile.text', 'no text in any field harms', '%s: a page or a message, never a failure, and no markup'],
    [
      'hostile.nothing-half',
      'nothing is stored half',
      'what was stored of it is whole text: no NUL, no half of a character, nothing beyond the limits',
    ],
    ['hostile.addresses', 'no address harms', 'odd ones are answered with a page, a way elsewhere or a 4xx'],
  ]),
  ...rows(5, 'tests/uploads/hostile-uploads.test.ts', [
    [
      'hostile.files',
      'no file harms: what is no picture is refused',
      '%s is refused, with nothing stored and nothing charged',
    ],
    [
      'uploads.rewritten',
      'uploads are written anew, without their metadata',
      '%s is written anew, as a picture and nothing else',
    ],
  ]),
  ...rows(5, 'tests/e2e/hostile-text.test.ts', [
    [
      'hostile.no-script',
      'no text of a user runs as a script',
      'to the %s, %s shows it as text, and no script runs',
    ],
  ]),
];

/** Sections 3 to 7: fields, states, validation, permissions and calls. */
export const rules: Row[] = [...fields, ...states, ...validation];
