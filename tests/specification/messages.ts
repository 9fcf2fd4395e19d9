import { type Row, rows } from './row.ts';

const errors: Row[] = [
  ...rows(8, 'tests/e2e/auth-modes.test.ts', [
    [
      'auth.errors',
      'sign-up failure, sign-in failure and reset failure carry their titles and what the server says',
      'is asked for on %s when it is not solved',
      ['Sign Up Error', 'Sign In Error', 'Reset Password Error'],
    ],
    [
      'auth.reset.sent',
      'reset success',
      'a request from an expired link stays on the reset view and says that the mail is out',
      ['Password Reset Email Sent', 'Please check your email for a link to reset your password.'],
    ],
    [
      'auth.recovery.expired.words',
      'expired link',
      '%s shows the reset request and why',
      ['Reset Link Expired', 'Your password reset link has expired. Please request a new one below.'],
    ],
    [
      'auth.recovery.invalid.words',
      'invalid link',
      '%s shows the reset request and why',
      ['Invalid Reset Link', 'This reset link is invalid or incomplete. Please request a new one.'],
    ],
    [
      'auth.recovery.gone',
      'recovery session gone, and password update failure',
      'the link of the mail sets a new password and leads to the dashboard a second later',
      ['Recovery session expired. Please request a new reset link.', 'Failed to update password'],
    ],
  ]),
  ...rows(8, 'tests/users/auth.test.ts', [
    [
      'auth.sign-up.success',
      'sign-up success, whether or not the address has an account (a decision)',
      'sign-up, confirmation mail, sign-in, dashboard',
      ['Success!', 'Please check your email to confirm your account.'],
    ],
    [
      'auth.sign-in.failure',
      'sign-in failure: the same words for an unknown address and a wrong password',
      'sign-in: an unknown address and a wrong password',
      ['Invalid email or password.'],
    ],
    [
      'auth.sign-up.no-hint',
      'sign-up and reset never tell whether an address has an account',
      'sign-up: same answer, and the owner is told',
    ],
    ['auth.reset.no-hint', 'reset neither', 'reset: same answer, mail only to the one that exists'],
  ]),
  ...rows(8, 'tests/users/auth-limits.test.ts', [
    [
      'auth.sign-in.too-many',
      'sign-in failure: too many tries',
      'sign-in: ten a minute from one address, whoever is tried and whatever is forwarded',
      ['Too many attempts. Please try again in'],
    ],
  ]),
  ...rows(8, 'tests/newsletter/newsletter.test.ts', [
    [
      'newsletter.words',
      'newsletter success, and duplicate in the words of each page',
      'takes an address once, however it is written',
      [
        'Successfully subscribed!',
        'Already subscribed!',
        'This email is already on our newsletter list.',
        'Already subscribed',
        'This email is already subscribed to our newsletter.',
      ],
    ],
  ]),
  ...rows(8, 'tests/pages/public-pages.test.ts', [
    [
      'newsletter.failure',
      'newsletter other failure, public contact failure',
      'the contact form and the newsletter say so and keep what was typed',
      [
        'Subscription failed',
        'Please try again later.',
        'Error sending message',
        'Please try again later or contact us directly.',
      ],
    ],
    [
      'gallery.load-failure',
      'gallery and blog load failures give an empty list',
      'gallery and blog are shown empty, and visitors go on with what was kept for them',
    ],
  ]),
  ...rows(8, 'tests/billing/subscriber-rules.test.ts', [
    [
      'ads.limit.words',
      'limit reached: plan, used/limit and what to do',
      '%s: %s makes %i ads, then: %s',
      ['Monthly Limit Reached', 'Wait until next month', 'Upgrade your plan'],
    ],
  ]),
  ...rows(8, 'tests/e2e/without-javascript.test.ts', [
    ['ads.started.words', 'success toast on generation start', 'an ad is made', ['Success!']],
    [
      'ads.deleted.words',
      'success toast on deletion',
      'an ad is deleted after a question',
      ['The ad was deleted.'],
    ],
  ]),
  ...rows(8, 'tests/e2e/road.test.ts', [
    [
      'ads.downloaded.words',
      'success toast on a download',
      'Download saves a PNG named from the title, exactly 1024x1024',
      ['Download Started'],
    ],
  ]),
  ...rows(8, 'tests/e2e/keyboard.test.ts', [
    ['ads.remixed.words', 'success toast after Remix', 'an ad is remixed into the form', ['Form Pre-filled']],
  ]),
];

const limits: Row[] = [
  ...rows(9, 'tests/e2e/landing.test.ts', [
    [
      'plans.prices',
      'prices: Starter $0 forever, Professional $29, Enterprise $149 a month',
      'everything is in the HTML, before any script',
      ['$0', '$29', '$149'],
    ],
  ]),
  ...rows(9, 'tests/billing/subscriber-rules.test.ts', [
    ['plans.quotas', 'quotas: 5, 100 and 500 generations a month', '%s: %s makes %i ads, then: %s'],
    [
      'ads.sizes',
      'sizes: 1024x1024, 1536x1024, 1024x1536',
      'subscribers order %s',
      ['1024x1024', '1536x1024', '1024x1536'],
    ],
    [
      'usage.month-key',
      'month key YYYY-MM, in UTC',
      'is counted by the calendar month, YYYY-MM: what another month used does not count',
    ],
  ]),
  ...rows(9, 'tests/ads/generate.test.ts', [
    [
      'ads.one-credit',
      'one credit a generation',
      'refuses the sixth generation of a Starter as the specification words it',
    ],
    [
      'ads.download.name',
      'downloads are PNG named from the title with underscores',
      'ends as a finished ad whose picture is exactly the ordered size, marked for a free user',
    ],
    [
      'ads.download.name.scripts',
      'also for titles in another script',
      'names the file of a title in another script',
    ],
  ]),
  ...rows(9, 'app/routes/dashboard/ad-list/pages-shown.test.ts', [
    ['ads.grid.page-links', 'pages: first, last, neighbours of the current one, ellipses', 'page %i of %i'],
  ]),
  ...rows(9, 'tests/users/auth-reset.test.ts', [
    [
      'auth.password-length',
      'password: at least 6 characters',
      'checks the new password and keeps the link for another try',
    ],
  ]),
  ...rows(9, 'tests/e2e/auth-modes.test.ts', [
    [
      'auth.recovery.wait',
      'one second from the password update to the dashboard',
      'the link of the mail sets a new password and leads to the dashboard a second later',
    ],
  ]),
  ...rows(9, 'app/composer/render/compose.test.ts', [
    [
      'ads.watermark.text',
      'watermark: Created with {host}, centred, on a translucent box',
      'changes a box in the middle and nothing else',
      ['Created with '],
    ],
    [
      'ads.watermark.size',
      'watermark: 4 % of the smaller side, at least 16 px',
      'is never smaller than 16 px',
    ],
  ]),
  ...rows(9, 'tests/billing/subscriber-rules.test.ts', [
    [
      'support.reply-times',
      'replies within 24 hours, 8 on weekdays, review within 4, urgent within 2',
      'the promised times stand on the contact page and in its confirmation',
    ],
  ]),
  ...rows(9, 'tests/e2e/road.test.ts', [
    [
      'ads.duration',
      'an ad in under 30 seconds',
      'the brief becomes a finished ad on the card without a reload',
    ],
  ]),
];

/** Sections 8 and 9: the error catalogue and the constants. */
export const messages: Row[] = [...errors, ...limits];
