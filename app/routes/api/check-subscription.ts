import { checkSubscription } from '#app/domain/billing/checkout.server.ts';
import { getSubscription } from '#app/domain/billing/subscription.server.ts';
import { subscriptionCheckRates } from '#app/domain/limits/rates.ts';
import { takeTurn } from '#app/domain/limits/turns.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import type { Route } from './+types/check-subscription';

const headers = { 'cache-control': 'no-store' };

/**
 * POST /api/check-subscription: reads the signed-in user's subscription from the provider and answers with it. 401
 * without a session, 429 past 60 a minute, 503 when the provider can't be reached; then nothing has changed.
 */
export async function action({ context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) return Response.json({ error: 'Sign in first.' }, { status: 401, headers });
  const turn = await takeTurn({ key: `check:${viewer.id}`, ...subscriptionCheckRates.user });
  if (!turn.ok) return failure(429);
  const checked = await checkSubscription(viewer.id);
  if (!checked.ok) return failure(503, { 'retry-after': '5' });
  const { isCurrent: subscribed, tier, status, endsAt } = await getSubscription(viewer.id);
  const subscription = {
    subscribed,
    subscription_tier: subscribed ? tier : null,
    subscription_end: endsAt,
    subscription_status: status,
  };
  return Response.json(subscription, { headers });
}

export const loader = () =>
  new Response('POST only', { status: 405, headers: { ...headers, allow: 'POST' } });

function failure(status: number, more: Record<string, string> = {}): Response {
  return Response.json(
    { error: 'Failed to load subscription status' },
    { status, headers: { ...headers, ...more } },
  );
}
