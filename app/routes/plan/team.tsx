import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { data, href, Link, redirect, useRevalidator } from 'react-router';
import { listReceived, readJoinedTeam, readOwnTeam } from '#app/domain/teams/team.server.ts';
import { onLive } from '#app/live-stream.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import { PageIntro } from '#app/routes/public/page-intro.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/team';
import { JoinedTeamView } from './team/joined-team.tsx';
import { NoTeam } from './team/no-team.tsx';
import { OwnTeamView } from './team/own-team.tsx';
import { ReceivedInvitations } from './team/received-invitations.tsx';
import { type TeamOutcome, teamIntents } from './team/team-intents.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(href('/auth'));
  const [joined, own] = await Promise.all([readJoinedTeam(viewer.id), readOwnTeam(viewer.id)]);
  return {
    person: { id: viewer.id, name: viewer.name, email: viewer.email },
    joined,
    /** Whether the team's plan is the one that counts for them now. */
    givesRights: viewer.accountId !== viewer.id,
    plan: viewer.plan,
    own,
    received: joined ? [] : await listReceived(viewer.email),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(href('/auth'));
  const answer: TeamOutcome = await teamIntents(await readForm(request), viewer);
  const { status, ...outcome } = answer;
  return data({ ...outcome, at: Date.now() }, { status });
}

export const headers = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], {
    title: 'Your Team',
    description: 'Who shares your plan, your credits and your ads.',
  });

export default function Team({ loaderData, actionData }: Route.ComponentProps) {
  const { person, joined, givesRights, plan, own, received } = loaderData;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const ends = [onLive('plan', () => void revalidate()), onLive('open', () => void revalidate())];
    return () => {
      for (const end of ends) end();
    };
  }, [revalidate]);
  const hasOwn = own.seats > 1 || own.members.length > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-5">
        <Link
          to={href('/manage-plan')}
          className="flex w-fit items-center gap-2 font-semibold text-ink-soft hover:text-accent-text"
        >
          <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          Back to Manage Plan
        </Link>
        <PageIntro title="Your Team">One plan, shared credits, shared ads: for up to three people.</PageIntro>
        <PageNotice notice={actionData?.notice} />
      </div>
      <ReceivedInvitations invitations={received} />
      {joined ? (
        <JoinedTeamView team={joined} viewerId={person.id} givesRights={givesRights} plan={plan} />
      ) : null}
      {!joined && hasOwn ? <OwnTeamView team={own} owner={person} outcome={actionData} /> : null}
      {joined || hasOwn || received.length > 0 ? null : <NoTeam />}
    </div>
  );
}
