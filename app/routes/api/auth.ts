import { redirect } from 'react-router';
import { config } from '#app/config.server.ts';
import { answerOf, headersFor } from '#app/domain/users/auth-call.server.ts';
import type { Route } from './+types/auth';

/**
 * GET /api/auth/verify-email, the link of confirmation mails. Nothing else of Better Auth is open to the outside: signing
 * in and up, with their captcha, are forms of /auth.
 */
export async function loader({ request, params }: Route.LoaderArgs) {
  if (params['*'] !== 'verify-email' || request.method !== 'GET') return missing();
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const search = new URLSearchParams({ token, callbackURL: '/auth?confirmed=1' });
  const inner = new Request(`${config().publicUrl}/api/auth/verify-email?${search}`, {
    headers: headersFor(request),
  });
  const answer = await answerOf(inner);
  const location = answer.headers.get('location');
  if (answer.status === 302 && location?.startsWith('/auth')) throw redirect(location);
  throw redirect('/auth?confirmed=1&error=INVALID_TOKEN');
}

export const action = () => missing();

function missing(): Response {
  return Response.json({ message: 'Not found' }, { status: 404 });
}
