import { data, href } from 'react-router';
import { config } from '#app/config.server.ts';
import { type SendResult, sendContactRequest } from '#app/domain/contact/contact.server.ts';
import {
  type ContactForm,
  type ContactFormErrors,
  readContactForm,
} from '#app/domain/contact/contact-form.ts';
import { clientNetwork } from '#app/domain/limits/network.ts';
import { checkCaptcha } from '#app/domain/users/captcha-check.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { type Viewer, viewerContext } from '#app/middleware/session.server.ts';
import { ContactDetails } from '#app/routes/public/contact/contact-details.tsx';
import { ContactFormFields } from '#app/routes/public/contact/contact-form.tsx';
import { MessageSent } from '#app/routes/public/contact/message-sent.tsx';
import { PageIntro } from '#app/routes/public/page-intro.tsx';
import { pageMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import type { Notice } from '#app/ui/notice.ts';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/contact';

export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  return {
    supportEmail: config().supportEmail,
    known: { name: viewer?.name ?? '', email: viewer?.email ?? '' },
  };
}

const notices = {
  sent: { tone: 'success', title: 'Message sent successfully!' },
  missing: {
    tone: 'error',
    title: 'Please fill in all fields',
    description: 'All fields are required to submit your message.',
  },
  invalid: { tone: 'error', title: 'Please check the marked fields' },
  captcha: {
    tone: 'error',
    title: 'Please complete the captcha',
    description: "Verify that you're human to submit your message.",
  },
  failed: {
    tone: 'error',
    title: 'Error sending message',
    description: 'Please try again later or contact us directly.',
  },
} satisfies Record<string, Notice>;

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readForm(request);
  const values = Object.fromEntries([...sent].filter((entry) => typeof entry[1] === 'string')) as Values;
  const refuse = (status: number, notice: Notice, errors: ContactFormErrors = {}) =>
    data({ sent: false, notice, errors, values }, { status });

  const read = readContactForm(values);
  if (!read.ok) return refuse(400, read.missing ? notices.missing : notices.invalid, read.errors);
  if (!(await checkCaptcha({ form: sent, request, action: 'contact' }))) {
    return refuse(400, notices.captcha, { captcha: notices.captcha.title });
  }
  const answer = await sendOrNull(read.form, request, context.get(viewerContext));
  if (!answer) return refuse(503, notices.failed);
  if (!answer.ok) return refuse(429, notices.failed);
  return data({ sent: true, notice: notices.sent, errors: {}, values: {} as Values });
}

type Values = Partial<Record<keyof ContactForm, string>>;

async function sendOrNull(
  form: ContactForm,
  request: Request,
  sender: Viewer | null,
): Promise<SendResult | null> {
  const network = clientNetwork(request);
  try {
    return await sendContactRequest(form, { sender, network });
  } catch (error) {
    log.error({ error: describeError(error) }, 'contact request not stored');
    return null;
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0], {
    path: href('/contact'),
    title: 'Contact',
    description:
      'Questions, problems, ideas or a plan for a team: write to us and get an answer within 24 hours.',
  });

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageNotice notice={actionData?.notice} className="mb-8" />
      {actionData?.sent ? (
        <MessageSent />
      ) : (
        <div className="grid gap-12">
          <PageIntro title="Contact">
            Ask, complain or suggest something. A person reads it and writes back.
          </PageIntro>
          <div className="grid gap-12 lg:grid-cols-[1fr_20rem] lg:gap-16">
            <ContactFormFields
              values={{ ...loaderData.known, ...actionData?.values }}
              errors={actionData?.errors ?? {}}
              answer={actionData}
            />
            <ContactDetails supportEmail={loaderData.supportEmail} />
          </div>
        </div>
      )}
    </>
  );
}
