import { readMailbox } from '#app/adapters/mail/mailbox.ts';
import { config } from '#app/config.server.ts';
import { mayReadMailbox } from '#app/routes/auth/local-mailbox.server.ts';
import type { Route } from './+types/mailbox-html';

/** Mails bring inline styles and nothing else; links leave the frame for the whole window. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
].join('; ');

/** GET /mailbox/{id}/html: the mail as its reader's program would show it, for the frame of the local mailbox. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const mail = mayReadMailbox(request) ? await readMailbox(config().dataDir, params.id) : null;
  if (!mail) return new Response('Not found', { status: 404 });
  return new Response(mail.html.replace(/<head[^>]*>/i, '$&<base target="_top">'), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    },
  });
}
