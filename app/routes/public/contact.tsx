import { data, href } from 'react-router';
import { config } from '#app/config.server.ts';
import { sendContactRequest } from '#app/domain/contact/contact.server.ts';
import {
  type ContactForm,
  type ContactFormErrors,
  readContactForm,
} from '#app/domain/contact/contact-form.ts';
import { clientNetwork } from '#app/domain/limits/network.ts';
import { checkCaptcha } from '#app/domain/users/captcha-check.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import { type Answer, attempt, done, refuse } from '#app/routes/answer.server.ts';
import { ContactDetails } from '#app/routes/public/contact/contact-details.tsx';
import { ContactFormFields } from '#app/routes/public/contact/contact-form.tsx';
import { MessageSent } from '#app/routes/public/contact/message-sent.tsx';
import { PageIntro } from '#app/routes/public/page-intro.tsx';
import { pageMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/contact';

export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  return {
    supportEmail: config().supportEmail,
    known: { name: viewer?.name ?? '', email: viewer?.email ?? '' },
  };
}

const failure = {
  title: 'Error sending message',
  description: 'Please try again later or contact us directly.',
};

type Values = Partial<Record<keyof ContactForm, string>>;
type ContactAnswer = Answer & { errors?: ContactFormErrors };

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const values = Object.fromEntries([...form].filter((entry) => typeof entry[1] === 'string')) as Values;
  const { status, notice, errors = {} } = await answerForm(form, values, { request, context });
  const sent = status === 200;
  return data({ sent, notice, errors, values: sent ? {} : values }, { status });
}

async function answerForm(
  form: FormData,
  values: Values,
  { request, context }: Pick<Route.ActionArgs, 'request' | 'context'>,
): Promise<ContactAnswer> {
  const read = readContactForm(values);
  if (!read.ok) {
    const notice = read.missing
      ? refuse(400, 'Please fill in all fields', 'All fields are required to submit your message.')
      : refuse(400, 'Please check the marked fields');
    return { ...notice, errors: read.errors };
  }
  if (!(await checkCaptcha({ form, request, action: 'contact' }))) {
    const title = 'Please complete the captcha';
    return {
      ...refuse(400, title, "Verify that you're human to submit your message."),
      errors: { captcha: title },
    };
  }
  const from = { sender: context.get(viewerContext), network: clientNetwork(request) };
  return attempt(failure, async () => {
    const result = await sendContactRequest(read.form, from);
    return result.ok ? done('Message sent successfully!') : refuse(429, failure.title, failure.description);
  });
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
