import {
  type BillingPage,
  isPaidTier,
  openCheckout,
  openPortal,
  type Payer,
} from '#app/domain/billing/checkout.server.ts';
import { plans } from '#app/domain/billing/plans.ts';
import { type Answer, intents, refuse } from '#app/routes/answer.server.ts';
import { waitMessage } from '#app/routes/auth/waiting-time.ts';

/** Where to go, or why not. */
export type BillingOutcome = Answer | { status: 303; url: string };

/** Every form of the plan page. */
export const billingIntents = intents<Payer, BillingOutcome>({
  async subscribe(form, user) {
    const tier = form.get('tier');
    const title = 'Failed to create checkout session';
    if (!isPaidTier(tier)) return refuse(400, title, 'There is no such plan.');
    const page = await openCheckout(user, tier);
    if (!page.ok && page.reason === 'already-subscribed')
      return {
        notice: { tone: 'info', title: `You are on the ${plans[tier].name} plan already` },
        status: 409,
      };
    return outcomeOf(page, title);
  },
  portal: async (_form, user) => outcomeOf(await openPortal(user), 'Failed to open customer portal'),
});

function outcomeOf(page: BillingPage, title: string): BillingOutcome {
  if (page.ok) return { status: 303, url: page.url };
  if (page.reason === 'too-many') return refuse(429, title, waitMessage(page.retryAfterMs));
  const { status, text } = failures[page.reason];
  return refuse(status, title, text);
}

type Problem = Exclude<Extract<BillingPage, { ok: false }>['reason'], 'too-many'>;

const failures: Record<Problem, { status: number; text: string }> = {
  'payments-off': { status: 409, text: 'No payment provider is connected to this installation.' },
  'provider-unavailable': {
    status: 503,
    text: 'The payment provider could not be reached. Nothing was charged or changed. Please try again.',
  },
  'already-subscribed': { status: 409, text: 'You are on this plan already.' },
  'in-team': { status: 409, text: 'You use the plan of a team. Leave the team to have a plan of your own.' },
  'no-customer': { status: 409, text: 'There is nothing to manage yet: you have not subscribed to a plan.' },
};
