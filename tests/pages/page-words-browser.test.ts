import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingFrom, type Shown } from '#tests/support/shown.ts';
import { type Site, type SiteUser, startSite } from '#tests/support/site.ts';
import { visit } from '#tests/support/visit.ts';

let site: Site;
const people: Record<string, SiteUser> = {};
const windows: Record<string, Page> = {};

beforeAll(async () => {
  site = await startSite({ env: { ROLE: 'web' } });
  people.free = await site.user({ name: ' ' });
  people.subscriber = await site.user({ name: 'Ada Subscriber' });
  const wish = { intent: 'subscribe', tier: 'professional' };
  const checkout = (await site.post('/manage-plan', wish, people.subscriber)).headers.get('location');
  await site.post(checkout ?? '', { card: 'succeeds' }, people.subscriber);
  for (const who of ['visitor', 'free', 'subscriber'])
    windows[who] = (await site.open({ user: people[who] })).page;
});
afterAll(() => site?.close());

type Look = Shown & {
  what: string;
  path: string;
  who?: 'visitor' | 'free' | 'subscriber';
  /** A part of the page; all of it unless given. */
  within?: string;
  /** Folded questions that are opened first. */
  unfold?: string[];
};

const looks: Look[] = [
  {
    what: 'the header, signed out',
    path: '/',
    within: 'header',
    links: {
      'Adwright home': '/',
      Features: '/#features',
      Pricing: '/#pricing',
      Examples: '/#examples',
      'Sign In': '/auth',
      'Get Started': '/auth?tab=signup',
    },
    absent: ['Dashboard'],
  },
  {
    what: 'the header, signed in',
    who: 'free',
    path: '/',
    within: 'header',
    links: { Features: '/#features', Pricing: '/#pricing', Examples: '/#examples', Dashboard: '/dashboard' },
    absent: ['Sign In', 'Get Started'],
  },
  {
    what: 'the footer',
    path: '/',
    within: 'footer',
    links: {
      Features: '/#features',
      Pricing: '/#pricing',
      Gallery: '/gallery',
      About: '/about',
      Blog: '/blog',
      FAQ: '/faq',
      Contact: '/contact',
      'Privacy Policy': '/privacy-policy',
      'Terms of Service': '/terms-of-service',
    },
  },
  {
    what: 'the landing page',
    path: '/',
    within: 'main',
    headings: [
      'Create Stunning Social Ads in Seconds',
      'Lightning Fast',
      'Smart Design',
      'Multiple Formats',
      'AI-Generated Ad Examples',
    ],
    texts: ['AI-Powered Social Media Ad Generator'],
    links: {
      'Start Creating Free': '/auth?tab=signup',
      'View Examples': '/gallery',
      'See the whole gallery': '/gallery',
      'Make your own': '/auth?tab=signup',
    },
    buttons: ['Subscribe'],
  },
  {
    what: 'the features',
    path: '/',
    within: '#features',
    headings: [
      'AI generation from a plain brief',
      'Done in under 30 seconds',
      'Brand consistency',
      'Multiple export formats',
      'Built to perform',
      '25+ languages, set properly',
    ],
    links: { 'Get Started For Free!': '/auth?tab=signup' },
  },
  {
    what: 'the prices',
    path: '/',
    within: '#pricing',
    headings: ['Starter', 'Professional Recommended', 'Enterprise'],
    texts: [
      ...['$0', 'forever', '5 ad generations per month', 'Square 1:1 format', 'Watermark on exports'],
      ...['$29', 'per month', '100 ad generations per month', 'All export formats', 'No watermarks'],
      ...['Priority support', 'Team collaboration up to 3 users', '$149', '500 ad generations per month'],
    ],
  },
  {
    what: 'the gallery',
    path: '/gallery',
    within: 'main',
    headings: ['Example Gallery'],
    links: {
      'Create Your Own': '/auth?tab=signup',
      'Start Creating Free': '/auth?tab=signup',
      'Back to Home': '/',
    },
  },
  {
    what: 'the privacy policy',
    path: '/privacy-policy',
    headings: ['Privacy Policy'],
    texts: ['Last updated: January 14, 2025'],
    links: { 'support@localhost': 'mailto:support@localhost' },
  },
  {
    what: 'the terms of service',
    path: '/terms-of-service',
    headings: ['Terms of Service'],
    texts: ['Last updated: January 14, 2025'],
    links: { 'support@localhost': 'mailto:support@localhost' },
  },
  {
    what: 'the FAQ',
    path: '/faq',
    within: 'main',
    unfold: ['Can I get my money back?', 'What does an ad cost?', 'What kind of file do I get?'],
    headings: [
      'Getting Started',
      'Pricing & Credits',
      'Technical Support',
      'Account & Billing',
      'Advanced Features',
    ],
    texts: [/30-day money-back guarantee/, /One credit per generation/, /A PNG, named after the title/],
    links: { 'Contact us': '/contact' },
  },
  {
    what: 'the contact page',
    path: '/contact',
    within: 'main',
    texts: [
      'Monday-Friday 9:00 AM-6:00 PM PST',
      'Within 24 hours, on weekdays within 8 hours. Urgent matters within 2 hours.',
    ],
    links: { 'support@localhost': 'mailto:support@localhost' },
    buttons: ['Send Message'],
  },
  {
    what: 'the about page',
    path: '/about',
    within: 'main',
    headings: ['Our mission', 'Innovation', 'Accessibility', 'Quality', 'Our story'],
    links: { 'Start Creating Free': '/auth?tab=signup', 'Contact us': '/contact' },
  },
  {
    what: 'the dashboard of a free user',
    who: 'free',
    path: '/dashboard',
    headings: ['Dashboard', 'Generate New Ad', 'Your ads'],
    texts: [
      'Starter',
      'Credits used',
      'Set large on the ad unless your ad copy says it. Its download is named after it.',
    ],
    links: { 'Upgrade Plan': '/manage-plan' },
    buttons: ['Generate Ad', 'Sign Out'],
  },
  {
    what: 'the plan of a free user',
    who: 'free',
    path: '/manage-plan',
    within: 'main',
    headings: [
      'Manage Your Plan',
      'Current Plan',
      'Account Information',
      'Starter',
      'Professional',
      'Enterprise',
      'Need Help',
    ],
    texts: ['Free Plan', 'Not set', '$29', '$149', /@example\.com$/],
    links: { 'View FAQ': '/faq', 'Back to Dashboard': '/dashboard' },
    buttons: ['Contact Support', 'Upgrade to Professional', 'Upgrade to Enterprise'],
    disabled: ['Current Plan'],
    absent: ['Manage Billing', 'Open Customer Portal'],
  },
  {
    what: 'the plan of a subscriber',
    who: 'subscriber',
    path: '/manage-plan',
    within: 'main',
    texts: ['Active Subscription', 'Ada Subscriber'],
    buttons: ['Manage Billing', 'Open Customer Portal', 'Downgrade to Starter', 'Upgrade to Enterprise'],
    disabled: ['Current Plan'],
  },
];

describe('what stands on the pages', () => {
  test.each(looks)('$what: its words, links, buttons and fields', async (look) => {
    const { path, who = 'visitor', within = 'body', unfold = [] } = look;
    const page = windows[who] as Page;
    if (new URL(page.url(), site.url).pathname !== path) await visit(page, path);
    for (const question of unfold) await page.locator('summary', { hasText: question }).click();
    expect(await missingFrom(page.locator(within).first(), look)).toEqual([]);
  });
});

test('Manage Billing, Open Customer Portal and the downgrade open the portal in a new tab', async () => {
  const page = windows.subscriber as Page;
  await visit(page, '/manage-plan');
  for (const name of ['Manage Billing', 'Open Customer Portal', 'Downgrade to Starter']) {
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    await tab.waitForURL(/\/payments\/portal/);
    await tab.close();
  }
});
