import { data, Form, href, redirect, useNavigation } from 'react-router';
import { acceptInvitation, type JoinResult, readInvitation } from '#app/domain/teams/join.server.ts';
import { type Viewer, viewerContext } from '#app/middleware/session.server.ts';
import { LinkPage, linkPageHeaders } from '#app/routes/newsletter/link-page.tsx';
import { joinFailures } from '#app/routes/plan/team/team-sentences.ts';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { Button } from '#app/ui/button.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import type { Route } from './+types/invitation';

/** Only looks: programs that check mails for viruses open every link of them. Visitors sign in first and come back. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = signedIn(context);
  return answered(await readInvitation({ token: params.token }, viewer), viewer);
}

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = signedIn(context);
  return answered(await acceptInvitation({ token: params.token }, viewer), viewer);
}

function signedIn(context: Route.LoaderArgs['context']): Viewer {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(href('/auth'));
  return viewer;
}

function answered(result: JoinResult, { email }: Viewer) {
  const statuses = { unknown: 404, used: 410, expired: 410, 'other-address': 403, 'in-this-team': 200 };
  const status = result.ok ? 200 : ((statuses as Record<string, number>)[result.reason] ?? 409);
  return data({ result, email }, { status });
}

export const headers: Route.HeadersFunction = () => linkPageHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Team Invitation', description: 'Join a team and share its plan.' });

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const pending = useNavigation().formMethod === 'POST';
  const { result, email } = actionData ?? loaderData;
  const isAnswer = actionData !== undefined;
  const hasJoined = result.ok ? isAnswer : result.reason === 'in-this-team';
  if (hasJoined) {
    return (
      <LinkPage
        kind="done"
        title="You are in the team"
        text="Its plan, its credits and its ads are yours to use from now on."
        answered={isAnswer}
      >
        <LinkButton to={href('/dashboard')}>Open the dashboard</LinkButton>
        <LinkButton to={href('/manage-plan/team')} variant="secondary">
          See the team
        </LinkButton>
      </LinkPage>
    );
  }
  if (result.ok) {
    return (
      <LinkPage
        kind="ask"
        title="Join the team?"
        text={`${result.ownerName} invites you, as ${email}, to share a plan, its credits and all ads of the team. You pay nothing, and you can leave at any time.`}
        answered={isAnswer}
      >
        <Form method="post">
          <Button size="lg" pending={pending}>
            Join the team
          </Button>
        </Form>
        <LinkButton to={href('/dashboard')} variant="secondary" size="lg">
          Not now
        </LinkButton>
      </LinkPage>
    );
  }
  return (
    <LinkPage
      kind="problem"
      title={result.reason === 'expired' ? 'This invitation has expired' : 'You can’t join with this link'}
      text={`${joinFailures[result.reason]} You are signed in as ${email}.`}
      answered={isAnswer}
    >
      <LinkButton to={result.reason === 'has-plan' ? href('/manage-plan') : href('/manage-plan/team')}>
        {result.reason === 'has-plan' ? 'Manage Plan' : 'Your team'}
      </LinkButton>
      <LinkButton to={href('/dashboard')} variant="secondary">
        Open the dashboard
      </LinkButton>
    </LinkPage>
  );
}
