import { href, redirect } from 'react-router';
import { openConfirmationLink } from '#app/domain/users/confirm-email.server.ts';
import type { Route } from './+types/auth';

/**
 * GET /api/auth/verify-email, the link of confirmation mails. Nothing else is open to the outside here: signing in and
 * up, with their captcha, are forms of /auth.
 */
export async function loader({ request, params }: Route.LoaderArgs) {
  if (params['*'] !== 'verify-email' || request.method !== 'GET') return missing();
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const opened = await openConfirmationLink(request, token);
  switch (opened.state) {
    case 'confirmed': {
      const { headers, next } = opened;
      throw headers
        ? redirect(next ?? href('/dashboard'), { headers })
        : redirect(`${href('/auth')}?confirmed=1`);
    }
    case 'password-needed':
      throw redirect(`${href('/auth')}?${new URLSearchParams({ confirm: token })}`);
    default:
      throw redirect(`${href('/auth')}?confirmed=1&error=${errors[opened.state]}`);
  }
}

const errors = { expired: 'TOKEN_EXPIRED', gone: 'TOKEN_USED', invalid: 'INVALID_TOKEN' };

export const action = () => missing();

function missing(): Response {
  return Response.json({ message: 'Not found' }, { status: 404 });
}
