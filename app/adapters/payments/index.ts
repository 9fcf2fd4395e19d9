import type { Config } from '#app/config.server.ts';
import { createLocalPayments, type LocalPayments, type LocalPaymentsOptions } from './local.ts';
import type { PaymentsPort } from './port.ts';
import { createStripePayments } from './stripe.ts';

/** The provider of the settings: Stripe, the test mode, or null while payments are off. */
export function createPayments(
  { payments }: Config,
  local: LocalPaymentsOptions,
): PaymentsPort | LocalPayments | null {
  if (payments.stripe) return createStripePayments({ ...payments.stripe, prices: local.prices });
  return payments.kind === 'test' ? createLocalPayments(local) : null;
}
