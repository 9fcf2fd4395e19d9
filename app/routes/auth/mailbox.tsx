import { data, href, Link } from 'react-router';
import { listMailbox } from '#app/adapters/mail/mailbox.ts';
import { config } from '#app/config.server.ts';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Route } from './+types/mailbox';
import { mayReadMailbox } from './local-mailbox.server.ts';
import { MailboxFrame } from './mailbox-frame.tsx';

export async function loader({ request }: Route.LoaderArgs) {
  if (!mayReadMailbox(request)) throw data(null, { status: 404 });
  return { mails: await listMailbox(config().dataDir, { limit: 100 }) };
}

export const headers = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Local mailbox', description: 'Mails of this installation.' });

export default function Mailbox({ loaderData: { mails } }: Route.ComponentProps) {
  return (
    <MailboxFrame title="Local mailbox">
      <p className="mb-6 max-w-2xl text-base text-ink-soft">
        No mail server is set up, so mails stay on this machine: here, and as <code>.eml</code> files in the
        data folder. Only requests from this machine itself can see this page.
      </p>
      {mails.length === 0 ? (
        <EmptyState title="No mail yet" text="Sign up, and the confirmation mail arrives here." />
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
          {mails.map(({ id, to, subject, date }) => (
            <li
              key={id}
              className="relative grid gap-x-4 px-4 py-3.5 hover:bg-sunk sm:grid-cols-[1fr_auto] sm:px-5"
            >
              <Link to={href('/mailbox/:id', { id })} className="font-semibold after:absolute after:inset-0">
                {subject}
              </Link>
              <time dateTime={date.toISOString()} className="text-2xs text-ink-soft sm:text-end">
                {timeOf(date)}
              </time>
              <p className="text-sm break-all text-ink-soft">{to}</p>
            </li>
          ))}
        </ul>
      )}
    </MailboxFrame>
  );
}

/** '2026-01-02 03:04:05 UTC': the same on the server and in every browser. */
function timeOf(date: Date): string {
  return `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
