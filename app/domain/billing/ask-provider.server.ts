import { PaymentsError } from '#app/adapters/payments/port.ts';
import { describeError, log } from '#app/log.server.ts';

export type ProviderFailure = { ok: false; reason: 'payments-off' | 'provider-unavailable' };

/** What a call to the payment provider gave; a provider that can't be reached or refuses is a value. Bugs throw. */
export async function askProvider<T>(
  call: () => Promise<T>,
): Promise<{ ok: true; value: T } | { ok: false; reason: 'provider-unavailable' }> {
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    log.warn({ error: describeError(error) }, 'the payment provider did not answer as it should');
    return { ok: false, reason: 'provider-unavailable' };
  }
}
