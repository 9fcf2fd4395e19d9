import { type Row, rows } from './row.ts';

const dashboard: Row[] = [
  ...rows(2, 'tests/ads/dashboard.test.ts', [
    [
      'dashboard.plan-badge',
      'dashboard: plan badge, Manage Plan or Upgrade Plan, credits used',
      '%s: badge %s, link %s, credits %s',
      ['Upgrade Plan', 'Manage Plan'],
    ],
    [
      'ad-form.order',
      'dashboard: the whole form in order',
      'has every field of the specification, first those of every ad, then those that open, in its order',
    ],
    [
      'ads.grid.newest-first',
      'dashboard: six ads a page, newest first',
      'seven ads: six newest first, the seventh on page 2; it starts at page 1',
    ],
    [
      'ads.grid.thousand',
      'dashboard: a thousand ads',
      'a thousand ads: first, last, neighbours of the current page, ellipses between',
    ],
    [
      'ads.card.states',
      'dashboard: Generating... and the four actions',
      'an ad without a picture says Generating... and its stage; a finished one has its four actions',
    ],
    [
      'dashboard.free-locks',
      'free users see what is locked and why',
      'shows a free user what is locked and why',
    ],
  ]),
  ...rows(6, 'tests/ads/fine-tuning.test.ts', [
    [
      'fine-tuning.who',
      'Enterprise: extra fine-tuning options, nobody else',
      '%s=%s is not for Starter or Professional',
    ],
    [
      'fine-tuning.variants',
      'fine-tuning: variants, each an ad with a credit of its own',
      'four variants are four ads, four credits and four seeds, the first one first',
    ],
    [
      'fine-tuning.kept',
      'fine-tuning: the options are kept with the ad',
      'is stored with the ad, seed included, and shown in the details of its card',
    ],
  ]),
  ...rows(6, 'tests/ads/reference-and-product.test.ts', [
    ['ad-form.reference', 'a reference image shapes the ad: its palette', 'gives the ad its palette'],
    [
      'ad-form.product',
      'a product image is placed whole, its pixels as they were',
      'its pixels are found in the finished ad as they were',
    ],
  ]),
  ...rows(8, 'tests/ads/dashboard-failures.test.ts', [
    [
      'ads.load-failure',
      'ads load',
      'Failed to fetch ads: the rest of the page stays',
      ['Failed to fetch ads'],
    ],
    [
      'plan.load-failure',
      'subscription status load on the dashboard',
      'Failed to load subscription status: least is allowed until it loads',
      ['Failed to load subscription status'],
    ],
    [
      'ads.generation-failure',
      'generation error',
      'Failed to generate ad: nothing is charged and what was typed stays',
      ['Failed to generate ad'],
    ],
    ['ads.regen-failure', 'regeneration error', 'Failed to regenerate ad', ['Failed to regenerate ad']],
    ['ads.delete-failure', 'delete error', 'Failed to delete ad', ['Failed to delete ad']],
  ]),
  ...rows(8, 'tests/ads/dashboard-browser.test.ts', [
    [
      'ads.card.words',
      'success toasts of the four card actions',
      'Download, Re-Gen, Remix and Delete each say what the specification says',
      ['Success!', 'Download Started', 'Form Pre-filled'],
    ],
  ]),
];

const support: Row[] = [
  ...rows(2, 'tests/contact/support-dialog.test.ts', [
    [
      'support.opens',
      'manage-plan: Contact Support opens a dialog',
      'the plan page has the dialog, with name and email filled in',
      ['Contact Support'],
    ],
  ]),
  ...rows(5, 'tests/contact/support-dialog.test.ts', [
    [
      'support.required',
      'support dialog: all fields required, name and email prefilled',
      'without %s nothing is sent',
      ['Please fill in all fields'],
    ],
  ]),
  ...rows(7, 'tests/contact/support-dialog.test.ts', [
    [
      'calls.support',
      'insert contact_requests from the dialog: user_id and the fields',
      'the sender is the session, whatever the form claims',
    ],
  ]),
  ...rows(7, 'tests/newsletter/links.test.ts', [
    [
      'newsletter.double-opt-in',
      'newsletter: double opt-in, one-click unsubscribe (a decision)',
      'carries both links, and one-click unsubscribe headers a program can read',
    ],
  ]),
  ...rows(8, 'tests/contact/support-dialog.test.ts', [
    [
      'support.failure',
      'support dialog failure',
      'when it cannot be stored the words stay in the form',
      ['Failed to submit your request. Please try again.'],
    ],
    [
      'support.sent.words',
      'success toast of the support dialog',
      'a double click is one message, another message is another',
      ['Message Sent'],
    ],
  ]),
  ...rows(8, 'tests/contact/contact-browser.test.ts', [
    [
      'contact.sent.words',
      'success toast of the contact form',
      'the contact form solves a new captcha for each attempt, thanks, and takes another message',
      ['Message sent successfully!'],
    ],
  ]),
];

const plan: Row[] = [
  ...rows(2, 'tests/billing/manage-plan.test.ts', [
    [
      'plan.billing-buttons',
      "manage-plan: Manage Billing and Open Customer Portal for subscribers only; Starter's downgrade opens the portal",
      'billing is only offered to subscribers, and their Starter card leads to the portal',
      ['Manage Billing', 'Open Customer Portal'],
    ],
  ]),
  ...rows(4, 'tests/billing/manage-plan.test.ts', [
    [
      'plan.canceled',
      'canceled keeps access until the period ends',
      'cancelled keeps its rights until the period ends, can be resumed, and is the free plan after the period',
    ],
    [
      'plan.change.watermark',
      'an upgrade and a downgrade decide about the watermark',
      'an upgrade serves the clean pictures of ads already made, the end of the plan marks them again',
    ],
  ]),
  ...rows(9, 'tests/teams/sharing.test.ts', [
    [
      'teams.shared',
      'Professional: team collaboration, one quota and all ads shared',
      'everybody has the owner’s rights, one shared quota, and sees who made an ad',
    ],
  ]),
  ...rows(9, 'tests/teams/teams.test.ts', [
    [
      'teams.three-users',
      'Professional: up to 3 users, the owner and open invitations among them',
      'of 20 invitations at once two are sent, and of 20 acceptances no team gets a fourth person',
    ],
  ]),
  ...rows(9, 'tests/users/operator-billing.test.ts', [
    [
      'plan.money-back',
      '30-day money-back guarantee',
      'a payment is given back for thirty days, and not after',
    ],
  ]),
  ...rows(6, 'tests/billing/manage-plan.test.ts', [
    [
      'plan.subscribe-signed-out',
      'subscribing while signed out',
      'a visitor who wants a paid plan is told to sign in, and comes back to the plans',
      ['Sign In Required', 'Please sign in to subscribe to a plan.'],
    ],
  ]),
  ...rows(6, 'tests/billing/checkout.test.ts', [
    [
      'plan.past-due',
      'past due keeps its rights for seven days (a decision)',
      'a past-due plan keeps its rights for seven days from when the payment was due',
    ],
  ]),
  ...rows(7, 'tests/billing/checkout.test.ts', [
    [
      'calls.checkout',
      'create-checkout: {tier} professional or enterprise, one checkout however often it is pressed',
      'twenty double clicks on subscribe open one checkout for one customer',
    ],
    [
      'calls.check-subscription',
      'check-subscription: subscribed, tier, end and status',
      'it answers with the subscription as the provider has it now',
    ],
  ]),
  ...rows(7, 'tests/billing/payments-browser.test.ts', [
    [
      'plan.checkout.new-tab',
      'the checkout opens in a new tab',
      'the checkout opens in a new tab, and the page it was opened from follows by itself',
    ],
    [
      'plan.checkout.same-tab',
      'and in the same one where that is blocked',
      'where new tabs are blocked it opens in the same one',
    ],
  ]),
  ...rows(7, 'tests/billing/payments-contract.test.ts', [
    [
      'calls.portal',
      'customer-portal',
      'the portal opens for a customer, with or without a change to confirm',
    ],
  ]),
  ...rows(8, 'tests/billing/checkout.test.ts', [
    [
      'plan.failures',
      'checkout failure, portal failure, subscription status load',
      'checkout, portal and status each say so, and nothing has changed',
      [
        'Failed to create checkout session',
        'Failed to open customer portal',
        'Failed to load subscription status',
      ],
    ],
  ]),
];

/** What subscribers meet: the dashboard, support and the plan, over all sections. */
export const subscriber: Row[] = [...dashboard, ...support, ...plan];
