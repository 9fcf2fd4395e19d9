import { formatPrice, type Plan, plans, type Tier, tiers } from '#app/domain/billing/plans.ts';
import type { SubscriptionView } from '#app/domain/billing/subscription.server.ts';

/** What the button of a plan's card does. */
export type OfferButton =
  | { kind: 'current' }
  | { kind: 'checkout' | 'portal'; label: string }
  /** Payments are off, or the plan was given by an operator and is not theirs to change. */
  | { kind: 'none' };

/** A plan's card as the page shows it. */
export type PlanOffer = Pick<Plan, 'tier' | 'name' | 'tagline' | 'period' | 'features'> & {
  price: string;
  isCurrent: boolean;
  button: OfferButton;
};

type Circumstances = {
  subscription: SubscriptionView;
  /** The payment provider knows this user, and is the one in use. */
  hasBilling: boolean;
  canPay: boolean;
};

/** The three cards for somebody in these circumstances. */
export function offersFor(circumstances: Circumstances): PlanOffer[] {
  return tiers.map((tier) => {
    const { name, priceCents, period, tagline, features } = plans[tier];
    const isCurrent = tier === circumstances.subscription.plan;
    return {
      tier,
      name,
      tagline,
      period,
      features,
      price: formatPrice(priceCents),
      isCurrent,
      button: buttonFor(tier, circumstances),
    };
  });
}

function buttonFor(tier: Tier, { subscription, hasBilling, canPay }: Circumstances): OfferButton {
  const { plan, isCurrent, status } = subscription;
  const { name } = plans[tier];
  if (tier === plan) return { kind: 'current' };
  if (!canPay) return { kind: 'none' };
  const billed = isCurrent && hasBilling;
  if (tier === 'starter')
    return billed ? { kind: 'portal', label: `Downgrade to ${name}` } : { kind: 'none' };
  // A subscription that is unpaid or ending is put right in the portal first. With a second one the customer would
  // pay twice.
  if (billed && status === 'past_due' && tier === subscription.tier)
    return { kind: 'portal', label: `Pay to restore ${name}` };
  const isUp = tiers.indexOf(tier) > tiers.indexOf(plan);
  const label = `${isUp ? 'Upgrade' : 'Switch'} to ${name}`;
  return { kind: billed && status !== 'active' && status !== 'trialing' ? 'portal' : 'checkout', label };
}
