import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import type { PaidTier, PlanPrice, PriceList } from './port.ts';

/** What is sold, as Stripe keeps it; looked up or made on first use and remembered. */
export type StripeCatalog = {
  /** Id of the price of a tier. */
  priceOf(tier: PaidTier): Promise<string>;
  tierOf(price: Stripe.Price): PaidTier | null;
  /** Id of the portal's configuration: cancel at the period's end, change between our prices, pay, invoices. */
  portal(): Promise<string>;
};

const paidTiers: readonly PaidTier[] = ['professional', 'enterprise'];
const lookupKey = (tier: PaidTier) => `adwright_${tier}_monthly`;

export function createStripeCatalog(
  stripe: Stripe,
  options: { prices: PriceList; priceIds: Partial<Record<PaidTier, string>> },
): StripeCatalog {
  const { prices, priceIds } = options;
  const found = new Map<PaidTier, Promise<Stripe.Price>>();
  let configuration: Promise<string> | undefined;

  const find = (tier: PaidTier): Promise<Stripe.Price> => {
    const known = found.get(tier);
    if (known) return known;
    const id = priceIds[tier];
    const asked = id ? stripe.prices.retrieve(id) : findOrMakePrice(stripe, tier, prices[tier]);
    found.set(tier, asked);
    // What failed is asked again next time.
    asked.catch(() => found.delete(tier));
    return asked;
  };

  return {
    priceOf: async (tier) => (await find(tier)).id,
    tierOf: (price) =>
      paidTiers.find((tier) => priceIds[tier] === price.id) ??
      paidTiers.find(
        (tier) => price.lookup_key === lookupKey(tier) || price.metadata.adwright_tier === tier,
      ) ??
      null,
    portal() {
      configuration ??= (async () => findOrMakePortal(stripe, await Promise.all(paidTiers.map(find))))();
      configuration.catch(() => {
        configuration = undefined;
      });
      return configuration;
    },
  };
}

/** The active price under the tier's lookup key. A changed amount makes a new price that takes the key over. */
async function findOrMakePrice(stripe: Stripe, tier: PaidTier, plan: PlanPrice): Promise<Stripe.Price> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey(tier)], active: true, limit: 1 });
  const [known] = data;
  const fits = known?.unit_amount === plan.amountCents && known.currency === plan.currency;
  if (known && fits && known.recurring?.interval === 'month') return known;
  return stripe.prices.create(
    {
      lookup_key: lookupKey(tier),
      transfer_lookup_key: true,
      currency: plan.currency,
      unit_amount: plan.amountCents,
      recurring: { interval: 'month' },
      product_data: { name: plan.name, metadata: { adwright_tier: tier } },
      metadata: { adwright_tier: tier },
    },
    { idempotencyKey: `price:${tier}:${plan.amountCents}:${plan.currency}:after:${known?.id ?? 'none'}` },
  );
}

async function findOrMakePortal(stripe: Stripe, prices: Stripe.Price[]): Promise<string> {
  const sold = prices.map(({ id, product }) => ({
    product: typeof product === 'string' ? product : product.id,
    prices: [id],
  }));
  const version = createHash('sha256').update(JSON.stringify(sold)).digest('hex').slice(0, 16);
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const known = data.find(({ metadata }) => metadata?.adwright === version);
  if (known) return known.id;
  const made = await stripe.billingPortal.configurations.create(
    {
      metadata: { adwright: version },
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: {
          enabled: true,
          default_allowed_updates: ['price'],
          proration_behavior: 'always_invoice',
          products: sold,
        },
      },
    },
    { idempotencyKey: `portal:${version}` },
  );
  return made.id;
}
