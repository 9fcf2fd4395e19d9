import { data, href, type MiddlewareFunction } from 'react-router';
import { config } from '#app/config.server.ts';
import { hasBetaGrant } from '#app/domain/settings/beta-access.server.ts';
import { currentGates, markOf } from '#app/domain/settings/gates.server.ts';
import { stateOfResetToken } from '#app/domain/users/reset-password.server.ts';
import type { ShutGate } from '#app/routes/gates/shut-gate.ts';
import { viewerContext } from './session.server.ts';

/**
 * What stays open while the beta gate is shut: links in mails, what machines call, and the gate's own form. The admin
 * sign-in too, else an operator is locked out. /events tells a stranger about settings only.
 */
const alwaysOpen = [
  /^\/admin\/login$/,
  /^\/api\/auth\/verify-email$/,
  /^\/api\/captcha\/[^/]+$/,
  /^\/newsletter\/(confirm|unsubscribe)$/,
  /^\/api\/webhooks\/payments$/,
  /^\/mailbox(\/[^/]+(\/html)?)?$/,
  /^\/(healthz|readyz|events|sign-out|beta-access|robots\.txt)$/,
];

/** Everything but pages: there a short answer is enough. */
const noPages = /^\/(files|api|og|account\/export)(\/|$)|\.(xml|png|txt)$/;

/** Everybody but admins and holders of a grant gets the beta page, whatever they ask for and however. */
export const betaGate: MiddlewareFunction<Response> = async ({ request, context }) => {
  const gates = await currentGates();
  if (!gates.beta.enabled) return;
  if (context.get(viewerContext)?.role === 'admin') return;
  if (await hasBetaGrant(request, gates.betaVersion)) return;
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.replace(/\.data$/, '').replace(/(.)\/+$/, '$1');
  if (alwaysOpen.some((open) => open.test(path))) return;
  // Its own guard sends everybody to its sign-in, which is open (require-admin.server.ts).
  if (/^\/admin(\/|$)/.test(path)) return;
  // The page a reset mail leads to; a made-up token opens nothing.
  const token = path === href('/auth') && searchParams.get('token');
  if (token && (await stateOfResetToken(token)) === 'valid') return;
  if (noPages.test(path))
    throw new Response('Beta access is needed.', { status: 403, headers: { 'cache-control': 'no-store' } });
  const { message } = gates.beta;
  const { brandName, supportEmail } = config();
  const shut: ShutGate = { gate: 'beta', message, brandName, supportEmail, gatesMark: markOf(gates) };
  throw data(shut, { status: 403 });
};
