import { captcha } from '#app/adapters/adapters.server.ts';
import { captchaActions } from '#app/adapters/captcha/port.ts';
import type { Route } from './+types/captcha';

/** GET /api/captcha/{form}: a fresh challenge for one form, where the captcha is our own. */
export async function loader({ params }: Route.LoaderArgs) {
  const action = captchaActions.find((known) => known === params.action);
  const challenge = action ? await captcha.challenge(action) : null;
  const headers = { 'cache-control': 'no-store' };
  if (challenge === null) return Response.json({ message: 'Not found' }, { status: 404, headers });
  return Response.json(challenge, { headers });
}
