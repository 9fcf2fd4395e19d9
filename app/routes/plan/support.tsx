import { ArrowLeft } from 'lucide-react';
import { data, Form, href, Link, redirect, useNavigation } from 'react-router';
import { sendContactRequest } from '#app/domain/contact/contact.server.ts';
import {
  type ContactFormErrors,
  readSupportForm,
  type SupportForm as Support,
} from '#app/domain/contact/contact-form.ts';
import { clientNetwork } from '#app/domain/limits/network.ts';
import { describeError, log } from '#app/log.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import { SupportForm } from '#app/routes/plan/support-form.tsx';
import { PageIntro } from '#app/routes/public/page-intro.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { LinkButton } from '#app/ui/link-button.tsx';
import type { Notice } from '#app/ui/notice.ts';
import { NoticeBanner } from '#app/ui/notice-banner.tsx';
import type { Route } from './+types/support';

type Values = Partial<Record<keyof Support, string>>;
export type SupportAnswer = { sent: boolean; notice: Notice; errors: ContactFormErrors; values: Values };

const notices = {
  sent: {
    tone: 'success',
    title: 'Message Sent',
    description: 'We answer by mail within 24 hours, on weekdays within 8 hours.',
  },
  missing: { tone: 'error', title: 'Please fill in all fields' },
  invalid: { tone: 'error', title: 'Please check the marked fields' },
  failed: { tone: 'error', title: 'Failed to submit your request. Please try again.' },
} satisfies Record<string, Notice>;

export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(href('/auth'));
  return { account: { name: viewer.name, email: viewer.email } };
}

/** Takes the form of the support dialog, and of this page. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(href('/auth'));
  const sent = await readForm(request);
  const values = Object.fromEntries([...sent].filter((entry) => typeof entry[1] === 'string')) as Values;
  const refuse = (status: number, notice: Notice, errors: ContactFormErrors = {}) =>
    data<SupportAnswer>({ sent: false, notice, errors, values }, { status });

  const read = readSupportForm(values);
  if (!read.ok) return refuse(400, read.missing ? notices.missing : notices.invalid, read.errors);
  try {
    const network = clientNetwork(request);
    const answer = await sendContactRequest(read.form, { sender: viewer, network });
    if (!answer.ok) return refuse(429, notices.failed);
  } catch (error) {
    log.error({ error: describeError(error) }, 'support request not stored');
    return refuse(503, notices.failed);
  }
  return data<SupportAnswer>({ sent: true, notice: notices.sent, errors: {}, values: {} });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], {
    title: 'Contact Support',
    description: 'Write to the people behind the product.',
  });

/** The support dialog as a page, for browsers without JavaScript. */
export default function SupportPage({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().formMethod === 'POST';
  return (
    <div className="mx-auto grid max-w-2xl gap-8">
      <Link
        to={href('/manage-plan')}
        className="flex w-fit items-center gap-2 font-semibold text-ink-soft hover:text-accent-text"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        Back to Manage Plan
      </Link>
      <PageIntro title="Contact Support">Tell us what you need. We answer by mail within 24 hours.</PageIntro>
      {actionData?.sent ? (
        <>
          <NoticeBanner notice={actionData.notice} />
          <div className="flex flex-wrap gap-3">
            <LinkButton to={href('/manage-plan')}>Back to Manage Plan</LinkButton>
            <LinkButton to={href('/manage-plan/support')} variant="secondary">
              Send Another Message
            </LinkButton>
          </div>
        </>
      ) : (
        <SupportForm
          form={Form}
          pending={pending}
          values={{ ...loaderData.account, ...actionData?.values }}
          answer={actionData}
        />
      )}
    </div>
  );
}
