import { data, href, Link } from 'react-router';
import { readMailbox } from '#app/adapters/mail/mailbox.ts';
import { config } from '#app/config.server.ts';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import type { Route } from './+types/mailbox-mail';
import { mayReadMailbox } from './local-mailbox.server.ts';
import { MailboxFrame } from './mailbox-frame.tsx';

export async function loader({ request, params }: Route.LoaderArgs) {
  const mail = mayReadMailbox(request) ? await readMailbox(config().dataDir, params.id) : null;
  if (!mail) throw data(null, { status: 404 });
  const { html: _html, ...shown } = mail;
  return { mail: shown, links: linksOf(mail.text) };
}

export const headers = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  privateMeta(matches[0], {
    title: loaderData?.mail.subject ?? 'Mail',
    description: 'A mail of this installation.',
  });

/** Addresses in the text, each once: they can be opened from the page, while the mail itself stays in its frame. */
function linksOf(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? [])];
}

export default function MailboxMail({ loaderData: { mail, links } }: Route.ComponentProps) {
  return (
    <MailboxFrame title={mail.subject}>
      <p className="mb-6 text-sm break-all text-ink-soft">To {mail.to}</p>
      {links.length > 0 ? (
        <section aria-labelledby="links" className="mb-6 grid gap-2">
          <h2 id="links" className="text-sm font-semibold">
            Links in this mail
          </h2>
          <ul className="grid gap-1.5">
            {links.map((link) => (
              <li key={link}>
                <a href={link} className="text-sm break-all text-link">
                  {link}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <iframe
        title="The mail as sent"
        sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        src={href('/mailbox/:id/html', { id: mail.id })}
        className="h-[40rem] w-full rounded-lg border border-line bg-white"
      />
      <details className="mt-4">
        <summary className="w-fit rounded-sm py-1 text-sm font-semibold">Plain text</summary>
        <pre className="mt-2 overflow-x-auto rounded-md bg-sunk p-4 text-sm whitespace-pre-wrap">
          {mail.text}
        </pre>
      </details>
      <p className="mt-6">
        <Link to={href('/mailbox')} className="text-sm text-link">
          All mails
        </Link>
      </p>
    </MailboxFrame>
  );
}
