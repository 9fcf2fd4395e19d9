import { type Row, rows } from './row.ts';

/** Screens and routes. */
export const screens: Row[] = [
  ...rows(2, 'tests/e2e/pages.test.ts', [
    [
      'routes.pages',
      'every route of the table has its page: /, /auth, /dashboard, /manage-plan, /gallery, /faq, /contact, /about, /blog, /blog/{slug}, the legal pages, /admin and below',
      'every page of the route table is looked at',
    ],
    [
      'pages.widths-and-accessibility',
      'every page fits 320, 768 and 1280 px and has no accessibility flaw, signed out and signed in',
      '%s is accessible, fits a small phone and pleases the browser',
    ],
    [
      'mails.widths-and-accessibility',
      'mails and the pages their links lead to do so too',
      'a mail of the local mailbox, and the page its link leads to, are sound',
    ],
  ]),
  ...rows(2, 'tests/e2e/not-found.test.ts', [
    [
      'not-found.page',
      'any other path: the 404 page and its link home',
      'any other path answers 404 with the page that says so, and leads home',
      ['404', 'Oops! Page not found', 'Return to Home'],
    ],
    ['not-found.logged', 'the missing path is logged', 'the missing path is logged, without the query'],
    ['not-found.methods', 'whatever the method', '%s of a missing page is a 404'],
    ['not-found.odd-paths', 'and whatever it holds', 'a path writes no line of its own into the log'],
  ]),
  ...rows(2, 'tests/billing/subscriber-rules.test.ts', [
    [
      'header.links',
      'header: anchors Features, Pricing and Examples; Sign In and Get Started signed out, Dashboard signed in',
      'the header leads visitors to sign in and to start, and users to their dashboard',
      ['Features', 'Pricing', 'Examples', 'Sign In', 'Get Started', 'Dashboard'],
    ],
    [
      'dashboard.who-enters',
      'dashboard: signed-out users go to /auth, admins to /admin',
      'roles other than admin get in to the dashboard, admins are sent to their own area',
    ],
  ]),
  ...rows(2, 'tests/e2e/landing.test.ts', [
    [
      'landing.hero',
      'landing page: hero with badge, headline, two buttons and three cards',
      'everything is in the HTML, before any script',
      [
        'AI-Powered Social Media Ad Generator',
        'Create Stunning Social Ads in Seconds',
        'Start Creating Free',
        'View Examples',
        'Lightning Fast',
        'Smart Design',
        'Multiple Formats',
      ],
    ],
    [
      'landing.slider.title-and-footer',
      'landing page: the title of the slider, the link of the features, the footer and its nine links',
      'everything is in the HTML, before any script',
      ['AI-Generated Ad Examples', 'Get Started For Free!'],
    ],
    [
      'landing.plans',
      'landing page: three plans',
      'everything is in the HTML, before any script',
      ['Starter', 'forever'],
    ],
  ]),
  ...rows(2, 'tests/e2e/without-javascript.test.ts', [
    [
      'newsletter.block',
      'newsletter block on the landing page and the blog',
      'the newsletter form of %s takes an address',
      ['Subscribe'],
    ],
    [
      'landing.slider.without-scripts',
      'the slider shows its pictures also without scripts',
      'the menu of a small screen opens and the slider scrolls',
    ],
    [
      'blog.search.without-scripts',
      'blog: the search box works also without scripts',
      'articles are searched',
    ],
    [
      'gallery.without-scripts',
      'gallery: pictures open also without scripts',
      'a picture of the gallery opens as a file',
    ],
  ]),
  ...rows(2, 'tests/e2e/auth-modes.test.ts', [
    [
      'auth.tabs',
      '/auth: tabs Sign In and Sign Up; tab=signup opens the second, the first is the default',
      '%s opens the tab %s',
    ],
    [
      'auth.forgot',
      '/auth: the forgot-password view, and Back to Home',
      'the forgot-password view is reached from sign-in and leads back, Back to Home leads home',
      ['Back to Home'],
    ],
    [
      'auth.new-password',
      '/auth: the set-new-password view for a fragment with type=recovery',
      'a recovery link without a token shows the new-password view, and that there is no session',
    ],
    [
      'auth.signed-in',
      '/auth: signed-in users are redirected to /dashboard',
      '%s leads somebody who is signed in to the dashboard',
    ],
    ['auth.captcha', '/auth: each form needs a solved captcha', 'is asked for on %s when it is not solved'],
  ]),
  ...rows(2, 'tests/e2e/hosted-captcha.test.ts', [
    [
      'auth.captcha.hosted',
      '/auth: the captcha may come from a provider',
      'signs in with an answer, asks again once it expired, failed or was spent',
    ],
  ]),
  ...rows(2, 'tests/e2e/road.test.ts', [
    [
      'ads.card.generating',
      'dashboard: a card shows Generating... until its picture is there',
      'the brief becomes a finished ad on the card without a reload',
      ['Generating...', 'Generate New Ad'],
    ],
    [
      'ads.card.actions',
      'dashboard: Download, Re-Gen, Remix and Delete on a finished ad',
      'Download saves a PNG named from the title, exactly 1024x1024',
      ['Re-Gen', 'Remix'],
    ],
    [
      'ads.card.delete',
      'dashboard: an ad can be deleted',
      'Delete takes the ad off the page and its file off every URL',
    ],
  ]),
  ...rows(2, 'app/routes/dashboard/ad-list/pages-shown.test.ts', [
    [
      'ads.grid.pages',
      'dashboard: pages of the grid with first, last, neighbours and ellipses',
      'page %i of %i',
    ],
  ]),
  ...rows(2, 'tests/pages/public-pages.test.ts', [
    [
      'plan.signed-out',
      'manage-plan: redirects to /auth when there is no user',
      'visitors are sent to sign in',
    ],
    [
      'plan.page',
      'manage-plan: current plan, status line, account with Not set, three plans, the own one disabled, Need Help, back to /dashboard',
      'a free user sees the free plan, the account, three plans and that prices are simulated here',
      ['Manage Your Plan', 'Not set', 'Need Help', 'View FAQ'],
    ],
    [
      'gallery.grid',
      'gallery: active pictures in a masonry grid with links to / and /auth',
      'the gallery shows active gallery pictures only, newest first, as links to the files',
      ['Example Gallery', 'Create Your Own', 'Start Creating Free'],
    ],
    [
      'legal.pages',
      'legal pages: static text, last updated January 14, 2025, contact address',
      '%s answers with its texts, a title and a description',
      ['Privacy Policy', 'Terms of Service', 'January 14, 2025'],
    ],
    [
      'faq.page',
      'faq: five categories, money-back guarantee, one credit a generation, PNG; link to /contact',
      'the FAQ quotes the plans and leads to the contact page',
      [
        'Getting Started',
        'Pricing & Credits',
        'Technical Support',
        'Account & Billing',
        'Advanced Features',
        '30-day money-back guarantee',
      ],
    ],
    [
      'contact.side',
      'contact: side information and office hours',
      '%s answers with its texts, a title and a description',
      ['Monday-Friday 9:00 AM-6:00 PM PST'],
    ],
    [
      'contact.sent',
      'contact: after success a screen that says what happens next',
      "a visitor's message is stored as open and confirmed; its captcha works once",
      ['Message Sent!', 'What happens next?', 'Send Another Message', 'Return to Home'],
    ],
    [
      'about.page',
      'about: mission, values, story',
      '%s answers with its texts, a title and a description',
      ['Innovation', 'Accessibility', 'Quality'],
    ],
  ]),
  ...rows(2, 'tests/e2e/keyboard.test.ts', [
    [
      'gallery.overlay.keyboard',
      'gallery: the overlay opens, turns and closes by keyboard',
      'the gallery opens, turns and closes a picture',
    ],
    [
      'faq.several-open',
      'faq: several answers are open at once',
      'several answers of the FAQ stand open at once',
    ],
    ['blog.search.box', 'blog: the search box', 'the blog is searched'],
  ]),
];
