import { data } from 'react-router';
import { payments } from '#app/adapters/adapters.server.ts';
import type { LocalPayments } from '#app/adapters/payments/local.ts';
import type { TestCustomer } from '#app/adapters/payments/test-life.ts';
import { findCustomer } from '#app/domain/billing/checkout.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import type { Route } from './+types/portal';

/** The test mode and the signed-in user as its customer. Any other mode, and a user it does not know, is a 404. */
export async function openTestDesk(
  context: Route.LoaderArgs['context'],
): Promise<{ desk: LocalPayments; customer: TestCustomer }> {
  const viewer = context.get(viewerContext);
  const desk = payments && 'act' in payments ? payments : null;
  const customerId = viewer && desk && (await findCustomer(viewer.id));
  const customer = customerId ? await desk.customer(customerId) : null;
  if (!desk || !customer) throw data(null, { status: 404 });
  return { desk, customer };
}
