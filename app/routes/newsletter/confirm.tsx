import { data, Form, href, useNavigation } from 'react-router';
import { confirmSubscription, lookAtConfirmation } from '#app/domain/newsletter/subscription.server.ts';
import { LinkPage, linkPageHeaders } from '#app/routes/newsletter/link-page.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import type { Route } from './+types/confirm';

const statusOf = (state: string) => (state === 'invalid' ? 404 : state === 'expired' ? 410 : 200);

/** Only looks: programs that check mails for viruses open every link of them. */
export async function loader({ request }: Route.LoaderArgs) {
  const found = await lookAtConfirmation(new URL(request.url).searchParams.get('token'));
  return data(found, { status: statusOf(found.state) });
}

export async function action({ request }: Route.ActionArgs) {
  const answer = await confirmSubscription(new URL(request.url).searchParams.get('token'));
  return data(answer, { status: statusOf(answer.state) });
}

export const headers: Route.HeadersFunction = () => linkPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], {
    title: 'Confirm your subscription',
    description: 'The last step to the newsletter.',
  });

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().formMethod === 'POST';
  const { state, email } = actionData ?? loaderData;
  const answered = actionData !== undefined;
  if (state === 'ready') {
    return (
      <LinkPage
        kind="ask"
        title="One more click"
        text={`Do you want the newsletter sent to ${email}? Confirm it, and the next issue is yours.`}
        answered={answered}
      >
        <Form method="post">
          <Button size="lg" pending={pending}>
            Confirm my subscription
          </Button>
        </Form>
      </LinkPage>
    );
  }
  if (state === 'confirmed' || state === 'already') {
    return (
      <LinkPage
        kind="done"
        title={state === 'confirmed' ? 'You are on the list' : 'Already confirmed'}
        text={`The newsletter goes to ${email}. Every issue has a link to leave with one click.`}
        answered={answered}
      >
        <LinkButton to={href('/blog')}>Read the blog meanwhile</LinkButton>
        <LinkButton to={href('/')} variant="secondary">
          Return to Home
        </LinkButton>
      </LinkPage>
    );
  }
  return (
    <LinkPage
      kind="problem"
      title={state === 'expired' ? 'This link has expired' : 'This link does not work'}
      text={
        state === 'expired'
          ? 'Confirmation links work for 7 days. Enter your address again and you get a new one.'
          : 'It may be incomplete, or the subscription has ended since. Enter your address again and you get a new link.'
      }
      answered={answered}
    >
      <LinkButton to="/#newsletter">Subscribe again</LinkButton>
      <LinkButton to={href('/contact')} variant="secondary">
        Contact us
      </LinkButton>
    </LinkPage>
  );
}
