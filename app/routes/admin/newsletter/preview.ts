import { rowIdOf } from '#app/db/uuid.ts';
import { drawIssue, noOnesLeave } from '#app/domain/newsletter/issue-mail.server.ts';
import { getIssue } from '#app/domain/newsletter/operator-issues.server.ts';
import type { Route } from './+types/preview';

/** Mails bring inline styles and nothing else; nothing in them runs, and links open beside the page. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "frame-ancestors 'self'",
  // The frame keeps its origin so that its pictures load. Without scripts it can do nothing else with it.
  'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** GET /admin/newsletter/issues/{id}/preview: the mail as it is stored, for the frame of the issue's page. */
export async function loader({ params }: Route.LoaderArgs) {
  const id = rowIdOf(params.issueId);
  const issue = id ? await getIssue(id) : undefined;
  if (!issue) return new Response('Not found', { status: 404 });
  const { html } = (await drawIssue(issue))(noOnesLeave());
  return new Response(html.replace(/<head[^>]*>/i, '$&<base target="_blank">'), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    },
  });
}
