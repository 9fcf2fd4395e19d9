import { data, href, redirect } from 'react-router';
import { config } from '#app/config.server.ts';
import { clientNetwork } from '#app/domain/limits/network.ts';
import { enterBeta } from '#app/domain/settings/beta-access.server.ts';
import { currentGates, markOf } from '#app/domain/settings/gates.server.ts';
import { safePath } from '#app/domain/users/safe-path.ts';
import { type Answer, refuse } from '#app/routes/answer.server.ts';
import { waitMessage } from '#app/routes/auth/waiting-time.ts';
import BetaPage from '#app/routes/gates/beta-page.tsx';
import { noStoreWith } from '#app/routes/no-store.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import type { Route } from './+types/beta-access';

/** The page itself, for people who come back to its address after an attempt; nobody needs it once the gate is open. */
export async function loader() {
  const gates = await currentGates();
  const { beta } = gates;
  if (!beta.enabled) throw redirect(href('/'));
  const { brandName, supportEmail } = config();
  const gatesMark = markOf(gates);
  return { gate: 'beta' as const, message: beta.message, brandName, supportEmail, gatesMark };
}

export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const password = String(form.get('password') ?? '').slice(0, 300);
  const next = safePath(String(form.get('next') ?? ''), href('/'));
  const { status, notice } = await enter({ password, network: clientNetwork(request) }, next);
  return data({ refusal: notice, next }, { status });
}

/** Throws the redirect to `next` for who is let in; else says why not. */
async function enter(attempt: Parameters<typeof enterBeta>[0], next: string): Promise<Answer> {
  if (attempt.password.trim() === '')
    return refuse(400, 'Password Required', 'Please enter the beta access password.');
  const entered = await enterBeta(attempt);
  if (entered.ok) throw redirect(next, { headers: { 'set-cookie': entered.cookie } });
  if (entered.reason === 'too-many') return refuse(429, 'Access Denied', waitMessage(entered.retryAfterMs));
  return refuse(403, 'Access Denied', 'Incorrect beta password. Please try again.');
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => noStoreWith(actionHeaders);

export default function BetaAccess({ loaderData, actionData }: Route.ComponentProps) {
  return <BetaPage shut={loaderData} next={actionData?.next ?? href('/')} refusal={actionData?.refusal} />;
}
