import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { isDatabaseDown } from '#app/db/client.server.ts';
import { entitlementOf } from '#app/domain/billing/entitlement.server.ts';
import type { Tier } from '#app/domain/billing/plans.ts';
import {
  endSession,
  findSessionUser,
  hasSignedOutMark,
  withoutSession,
} from '#app/domain/users/sessions.server.ts';
import { describeError, log } from '#app/log.server.ts';

/** Who is asking, as far as pages need to know. */
export type Viewer = {
  id: string;
  name: string;
  email: string;
  role: 'user' | 'admin';
  /** What they may use now; Starter when nothing is paid. */
  plan: Tier;
  /** Whose credits and ads they use: the owner's in a team, else their own id. */
  accountId: string;
  /** False when it could not be found out: then least is allowed. */
  planKnown: boolean;
};

/** null for visitors. Set by sessionMiddleware, which the root runs for every route: pages, data, files and streams. */
export const viewerContext = createContext<Viewer | null>(null);

/** Why it could not be found out who is asking; null when it could. Guards throw it (refuseUnknown). */
const failureContext = createContext<{ error: unknown } | null>(null);

/**
 * Finds the session behind the cookie; a banned or deleted user is a visitor. When that fails it is logged, and pages
 * for everybody show as they do to visitors.
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!hasSignedOutMark(request)) {
    try {
      context.set(viewerContext, await findViewer(request));
    } catch (error) {
      if (isDatabaseDown(error)) throw error;
      log.error({ error: describeError(error) }, 'session check failed');
      context.set(viewerContext, null);
      context.set(failureContext, { error });
    }
    return;
  }
  // Their sign-out never arrived; this is the first request that did.
  context.set(viewerContext, null);
  await endSession(request);
  return withoutSession(await next());
};

/**
 * For pages that need somebody. Where a person could not be looked up, they must not be sent to sign in as if they had
 * not.
 */
export function refuseUnknown(context: Readonly<RouterContextProvider>): void {
  const failure = context.get(failureContext);
  if (failure) throw failure.error;
}

async function findViewer(request: Request): Promise<Viewer | null> {
  const user = await findSessionUser(request);
  if (!user) return null;
  try {
    const { tier, accountId } = await entitlementOf(user.id);
    return { ...user, plan: tier, accountId, planKnown: true };
  } catch (error) {
    if (isDatabaseDown(error)) throw error;
    log.error({ error: describeError(error) }, 'subscription check failed');
    return { ...user, plan: 'starter', accountId: user.id, planKnown: false };
  }
}
