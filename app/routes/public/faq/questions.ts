import { formatPrice, type Plan, plans } from '#app/domain/billing/plans.ts';

type Question = { question: string; answer: readonly string[] };
export type QuestionGroup = { id: string; title: string; questions: readonly Question[] };

const { starter, professional, enterprise } = plans;
const price = (plan: Plan) => `${formatPrice(plan.priceCents)} a month`;

/** The questions people ask, by category; prices and limits come from the plans. */
export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'getting-started',
    title: 'Getting Started',
    questions: [
      {
        question: 'How do I make my first ad?',
        answer: [
          'Create a free account, confirm your email address and open the dashboard. Give the ad a title, add whatever you know about your audience, your offer and your brand, and press the button. The title is the only field you have to fill in.',
          'The finished ad appears on the page by itself, usually within seconds and in under 30 of them.',
        ],
      },
      {
        question: 'Do I need design skills?',
        answer: [
          'No. You describe, the studio designs: it writes the headline and the call to action, chooses layout, colors and typeface from your brief, and checks every ad for contrast and for text that would run out of its place before you see it.',
        ],
      },
      {
        question: 'What makes a good brief?',
        answer: [
          'Be concrete. "New moms in Lyon who shop for organic baby food" and "20% off until Sunday" give more to work with than "everybody" and "great prices". Name your colors if your brand has them, and put words you insist on into the ad copy field.',
        ],
      },
      {
        question: 'Which networks can I use the ads on?',
        answer: [
          'On any that takes a picture: Instagram, Facebook, LinkedIn, X, Pinterest and others. Square ads suit feeds, portrait ads suit stories and pins, landscape ads suit link previews and banners.',
        ],
      },
      {
        question: 'In which languages can an ad be written?',
        answer: [
          'In more than 25. Write the brief in the language of your customers; the ad follows it, with fitting typefaces for Arabic, Chinese, Cyrillic, Devanagari, Hebrew, Japanese, Korean, Thai and many other scripts, right to left where the language reads that way.',
        ],
      },
    ],
  },
  {
    id: 'pricing-and-credits',
    title: 'Pricing & Credits',
    questions: [
      {
        question: 'What does an ad cost?',
        answer: ['One credit per generation. Downloading a finished ad as often as you like costs nothing.'],
      },
      {
        question: 'How many credits does each plan have?',
        answer: [
          `${starter.name} is free forever and has ${starter.monthlyGenerations} generations a month. ${professional.name} has ${professional.monthlyGenerations} for ${price(professional)}, ${enterprise.name} has ${enterprise.monthlyGenerations} for ${price(enterprise)}.`,
          'Credits are counted by calendar month, in UTC, and start afresh on the first. Unused ones do not carry over.',
        ],
      },
      {
        question: 'What happens when my credits are used up?',
        answer: [
          'You see a message with your plan and its limit, and nothing is charged. Wait until next month or move to a larger plan; your finished ads stay where they are.',
        ],
      },
      {
        question: 'Do I lose the credit when a generation fails?',
        answer: [
          'No. A failed generation gives its credit back at once, tells you why it failed and offers to try again.',
        ],
      },
      {
        question: 'What is different about the free plan?',
        answer: [
          `${starter.name} makes square ads, and they carry a small watermark. ${professional.name} and ${enterprise.name} have all formats and no watermark.`,
        ],
      },
      {
        question: 'Can I get my money back?',
        answer: [
          'Yes. Paid plans come with a 30-day money-back guarantee: write to us within 30 days of your first payment and you get it back in full.',
        ],
      },
    ],
  },
  {
    id: 'technical-support',
    title: 'Technical Support',
    questions: [
      {
        question: 'What kind of file do I get?',
        answer: [
          'A PNG, named after the title of the ad: 1024 x 1024 pixels for square, 1536 x 1024 for landscape and 1024 x 1536 for portrait ads. Every network accepts it as it is.',
        ],
      },
      {
        question: 'My ad says "Generating..." for a long time. What can I do?',
        answer: [
          'You can leave the page: the ad is made on our side and will be there when you come back. If it can not be finished, it is marked as failed and the credit is yours again.',
        ],
      },
      {
        question: 'The confirmation email does not arrive.',
        answer: [
          'Look into the spam folder first, and check the address for typing errors. If the email still is not there after a few minutes, sign in with your email and password: a button there sends it again.',
        ],
      },
      {
        question: 'Which browsers are supported?',
        answer: [
          'Current versions of Chrome, Edge, Firefox and Safari, on phones as well as on computers. Forms that ask for a captcha need JavaScript.',
        ],
      },
    ],
  },
  {
    id: 'account-and-billing',
    title: 'Account & Billing',
    questions: [
      {
        question: 'How do I change my plan?',
        answer: [
          'Open Manage Plan in your dashboard. It shows the plan you have, what the others include and how to move between them.',
        ],
      },
      {
        question: 'Can several people work on one account?',
        answer: [
          `Yes: ${professional.name} and ${enterprise.name} are for up to ${professional.seats} people. Invite the others by email under Manage Plan, Team. You share the credits and all ads; plan and payments stay yours alone.`,
          'Who leaves or is removed has no access from that moment, and keeps what they made on their own account.',
        ],
      },
      {
        question: 'Can I cancel anytime?',
        answer: [
          'Yes, without notice and without a fee. A cancelled plan keeps its rights until the period you paid for ends; then your account continues on the free plan with all its ads.',
        ],
      },
      {
        question: 'How do I change my password?',
        answer: [
          'On your account page, with the current one. Forgotten it? Choose "Forgot password" on the sign-in page: we send you a link to set a new one, which works once and only for a short time.',
        ],
      },
      {
        question: 'How do I delete my account?',
        answer: [
          'On your account page, where you can export your data first. The account goes at once and for good, with its ads, pictures and messages, and a paid plan is cancelled with it. Ads you made as a member of a team stay with the team.',
        ],
      },
    ],
  },
  {
    id: 'advanced-features',
    title: 'Advanced Features',
    questions: [
      {
        question: 'Can I decide about colors, voice and typeface?',
        answer: [
          'Yes, in your own words. "Deep green and cream", "dry humor" or "elegant serif" all work; a hex code such as #0B5D3B is taken literally. What you leave empty is chosen to fit the rest of the brief.',
        ],
      },
      {
        question: 'Can I insist on the exact wording?',
        answer: [
          'Put it into the ad copy field. Letters are set as real type and never painted, so your words arrive spelled as you wrote them.',
        ],
      },
      {
        question: 'What do the paid plans add?',
        answer: [
          `${professional.name} includes: ${list(professional)}.`,
          `${enterprise.name} includes: ${list(enterprise)}.`,
        ],
      },
      {
        question: 'Who owns the ads?',
        answer: [
          'You do. Use them wherever you like, commercially too. Please check names, prices and legal lines before you publish: what an ad promises is up to you.',
        ],
      },
    ],
  },
];

function list({ features }: Plan): string {
  // A word with capitals of its own, as Re-Gen, is a name and stays.
  return features
    .map((feature) => feature.replace(/^\p{Lu}(?=\p{Ll}*(?: |$))/u, (first) => first.toLowerCase()))
    .join(', ');
}
