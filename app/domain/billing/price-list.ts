import type { PriceList } from '#app/adapters/payments/port.ts';
import { plans } from './plans.ts';

const priceOf = (tier: keyof PriceList) => ({
  name: plans[tier].name,
  amountCents: plans[tier].priceCents,
  currency: 'usd' as const,
});

/** What the payment provider is told to charge. */
export const priceList: PriceList = {
  professional: priceOf('professional'),
  enterprise: priceOf('enterprise'),
};
