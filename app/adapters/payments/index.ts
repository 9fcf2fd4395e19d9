import type { Config } from '#app/config.server.ts';
import { createLocalPayments, type LocalPayments, type LocalPaymentsOptions } from './local.ts';
import type { PaymentsPort } from './port.ts';

/** The provider of the settings: Stripe, the test mode, or null while payments are off. */
export async function createPayments(
  { payments }: Config,
  local: LocalPaymentsOptions,
): Promise<PaymentsPort | LocalPayments | null> {
  if (payments.stripe) {
    // Large, and loaded by no program that goes without it.
    const { createStripePayments } = await import('./stripe.ts');
    return createStripePayments({ ...payments.stripe, prices: local.prices });
  }
  return payments.kind === 'test' ? createLocalPayments(local) : null;
}
