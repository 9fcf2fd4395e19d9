import { useState } from 'react';
import { data, Form, href, useNavigation } from 'react-router';
import {
  lookAtUnsubscribing,
  undoUnsubscribing,
  unsubscribe,
} from '#app/domain/newsletter/subscription.server.ts';
import { LinkPage, linkPageHeaders } from '#app/routes/newsletter/link-page.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { Button } from '#app/ui/button.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import type { Route } from './+types/unsubscribe';

const statusOf = (state: string) => (state === 'invalid' ? 404 : 200);

/** Only looks: programs that check mails for viruses open every link of them. */
export async function loader({ request }: Route.LoaderArgs) {
  const found = await lookAtUnsubscribing(new URL(request.url).searchParams.get('token'));
  return data(found, { status: statusOf(found.state) });
}

/**
 * The page's buttons, and mail services that post 'List-Unsubscribe=One-Click' for their users (RFC 8058), without
 * cookie or Origin. The signed token in the address is all that is asked for.
 */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const answer =
    form.get('intent') === 'undo'
      ? await undoUnsubscribing(form.get('undo'))
      : await unsubscribe(new URL(request.url).searchParams.get('token'));
  return data(answer, { status: statusOf(answer.state) });
}

export const headers: Route.HeadersFunction = () => linkPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Unsubscribe', description: 'Leave the newsletter.' });

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().formMethod === 'POST';
  // The last answer stays where the next form never arrived: the way back is in it.
  const [answer, setAnswer] = useState(actionData);
  if (actionData !== undefined && actionData !== answer) setAnswer(actionData);
  const { state, email } = answer ?? loaderData;
  const answered = answer !== undefined;
  if (state === 'ready') {
    return (
      <LinkPage
        kind="ask"
        title="Leave the newsletter?"
        text={`One click, and no more issues go to ${email}.`}
        answered={answered}
      >
        <Form method="post">
          <input type="hidden" name="intent" value="unsubscribe" />
          <Button size="lg" pending={pending}>
            Unsubscribe
          </Button>
        </Form>
      </LinkPage>
    );
  }
  if (state === 'done') {
    return (
      <LinkPage
        kind="done"
        title="You are unsubscribed"
        text={`No more issues go to ${email}. Thank you for having read along.`}
        answered={answered}
      >
        <Form method="post">
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="undo" value={answer && 'undo' in answer ? answer.undo : ''} />
          <Button variant="secondary" pending={pending}>
            I unsubscribed by mistake
          </Button>
        </Form>
        <LinkButton to={href('/')} variant="ghost">
          Return to Home
        </LinkButton>
      </LinkPage>
    );
  }
  if (state === 'back') {
    return (
      <LinkPage
        kind="done"
        title="Welcome back"
        text={`Nothing has changed: the newsletter goes to ${email} as before.`}
        answered={answered}
      >
        <LinkButton to={href('/blog')}>Read the blog</LinkButton>
      </LinkPage>
    );
  }
  if (state === 'already') {
    return (
      <LinkPage
        kind="done"
        title="Already unsubscribed"
        text="This address is not on the list. No newsletter goes to it."
        answered={answered}
      >
        <LinkButton to="/#newsletter" variant="secondary">
          Subscribe again
        </LinkButton>
      </LinkPage>
    );
  }
  return (
    <LinkPage
      kind="problem"
      title="This link does not work"
      text="It may be incomplete or no longer valid. Use the link of the latest mail, or write to us and we take you off the list."
      answered={answered}
    >
      <LinkButton to={href('/contact')}>Contact us</LinkButton>
    </LinkPage>
  );
}
