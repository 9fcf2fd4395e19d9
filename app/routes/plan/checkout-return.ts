import { plans } from '#app/domain/billing/plans.ts';
import type { SubscriptionView } from '#app/domain/billing/subscription.server.ts';
import type { Notice } from '#app/ui/notice.ts';

/** What to say to somebody who came back from a payment page with `?checkout=...`; null for any other visit. */
export function noticeOfReturn(
  back: string | null,
  { checked, isCurrent, status, plan }: SubscriptionView & { checked: boolean },
): Notice | null {
  if (back === 'cancelled')
    return {
      tone: 'info',
      title: 'Checkout cancelled',
      description: 'Nothing was charged and your plan is unchanged.',
    };
  if (back !== 'success' && back !== 'changed') return null;
  if (!checked)
    return {
      tone: 'error',
      title: 'Failed to load subscription status',
      description:
        'The payment provider could not be reached. If you paid, your plan changes as soon as it can be.',
    };
  const isPaid = isCurrent && (status === 'active' || status === 'trialing');
  if (isPaid)
    return {
      tone: 'success',
      title: `You are on the ${plans[plan].name} plan`,
      description: `${plans[plan].monthlyGenerations} ads a month, from now on.`,
    };
  if (back === 'changed') return null;
  return {
    tone: 'info',
    title: 'Waiting for the payment',
    description:
      'The payment provider has not confirmed a payment yet. This page changes by itself when it does.',
  };
}
