import { ArrowLeft } from 'lucide-react';
import { data, Form, href, Link, redirect, useNavigation } from 'react-router';
import { sendContactRequest } from '#app/domain/contact/contact.server.ts';
import {
  type ContactFormErrors,
  readSupportForm,
  type SupportForm as Support,
} from '#app/domain/contact/contact-form.ts';
import { clientNetwork } from '#app/domain/limits/network.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import { type Answer, attempt, done, refuse } from '#app/routes/answer.server.ts';
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

const failure = 'Failed to submit your request. Please try again.';

export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(href('/auth'));
  return { account: { name: viewer.name, email: viewer.email } };
}

/** Takes the form of the support dialog, and of this page. */
export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(href('/auth'));
  const form = await readForm(request);
  const values = Object.fromEntries([...form].filter((entry) => typeof entry[1] === 'string')) as Values;
  const from = { sender: viewer, network: clientNetwork(request) };
  const { status, notice, errors = {} } = await answerForm(values, from);
  const sent = status === 200;
  return data<SupportAnswer>({ sent, notice, errors, values: sent ? {} : values }, { status });
}

async function answerForm(
  values: Values,
  from: Parameters<typeof sendContactRequest>[1],
): Promise<Answer & { errors?: ContactFormErrors }> {
  const read = readSupportForm(values);
  if (!read.ok) {
    const title = read.missing ? 'Please fill in all fields' : 'Please check the marked fields';
    return { ...refuse(400, title), errors: read.errors };
  }
  return attempt({ title: failure }, async () => {
    const result = await sendContactRequest(read.form, from);
    if (!result.ok) return refuse(429, failure);
    return done('Message Sent', 'We answer by mail within 24 hours, on weekdays within 8 hours.');
  });
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
