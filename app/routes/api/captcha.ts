import { captcha } from '#app/adapters/adapters.server.ts';
import { captchaActions } from '#app/adapters/captcha/port.ts';
import { createWindows } from '#app/domain/limits/in-process.server.ts';
import { clientNetwork } from '#app/domain/limits/network.ts';
import { captchaRates } from '#app/domain/limits/rates.ts';
import type { Route } from './+types/captcha';

const takeChallenge = createWindows(captchaRates.network);

/** GET /api/captcha/{form}: a fresh challenge for one form, where the captcha is our own. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const headers = { 'cache-control': 'no-store' };
  if (takeChallenge(clientNetwork(request)) > 0)
    return Response.json({ message: 'Too many challenges. Please wait a minute.' }, { status: 429, headers });
  const action = captchaActions.find((known) => known === params.action);
  const challenge = action ? await captcha.challenge(action) : null;
  if (challenge === null) return Response.json({ message: 'Not found' }, { status: 404, headers });
  return Response.json(challenge, { headers });
}
