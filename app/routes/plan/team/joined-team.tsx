import { Form } from 'react-router';
import { plans, type Tier } from '#app/domain/billing/plans.ts';
import type { JoinedTeam } from '#app/domain/teams/team.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card, CardTitle } from '#app/ui/card.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import { closeDialog, Dialog, DialogClose, DialogTrigger } from '#app/ui/dialog.tsx';
import { NoticeBanner } from '#app/ui/notice-banner.tsx';
import { HowTeamsWork } from './how-teams-work.tsx';
import { initialOf, SeatRow } from './seat-row.tsx';

type JoinedTeamProps = {
  team: JoinedTeam;
  viewerId: string;
  givesRights: boolean;
  /** What counts for them now. */
  plan: Tier;
};

/** A team as its members see it: whose it is, who is in it, and the way out. */
export function JoinedTeamView({ team, viewerId, givesRights, plan }: JoinedTeamProps) {
  const owner = team.ownerName.trim() || team.ownerEmail;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[2fr_1fr]">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid gap-1">
          <CardTitle className="[overflow-wrap:anywhere]">
            The team of <bdi>{owner}</bdi>
          </CardTitle>
          <p className="text-ink-soft">
            You joined on <DateText value={team.joinedAt} />.
          </p>
        </div>
        {givesRights ? null : <NoRights plan={plan} />}
        <ul className="grid divide-y divide-line">
          <SeatRow
            mark={initialOf(team.ownerName, team.ownerEmail)}
            title={
              <>
                <bdi>{owner}</bdi>
                <Badge tone="ink">Owner</Badge>
              </>
            }
            text={team.ownerEmail}
          />
          {team.members.map(({ userId, name }) => (
            <SeatRow
              key={userId}
              mark={initialOf(name, '?')}
              title={
                <>
                  <bdi>{name}</bdi>
                  <Badge>Member</Badge>
                </>
              }
              text={userId === viewerId ? 'You' : undefined}
            />
          ))}
        </ul>
        <LeaveTeam owner={owner} />
      </Card>
      {givesRights ? <HowTeamsWork credits={plans[plan].monthlyGenerations} reader="member" /> : null}
    </div>
  );
}

/** The membership is there but another plan counts. */
function NoRights({ plan }: { plan: Tier }) {
  const { name } = plans[plan];
  const notice =
    plan === 'starter'
      ? {
          title: 'The plan of this team has ended',
          description: `You are on ${name} with your own ads for now. When the owner renews the plan, you share it again.`,
        }
      : {
          title: `You use your own ${name} plan`,
          description:
            'While it runs, you see and make ads on your own account. After it, the team counts again.',
        };
  return <NoticeBanner notice={{ tone: 'info', ...notice }} />;
}

function LeaveTeam({ owner }: { owner: string }) {
  const dialogId = 'leave-team';
  return (
    <div className="border-t border-line pt-6">
      <DialogTrigger dialogId={dialogId} variant="secondary">
        Leave Team
      </DialogTrigger>
      <Dialog
        id={dialogId}
        title="Leave this team?"
        description={
          <p className="[overflow-wrap:anywhere]">
            You lose access to the credits and ads of the team of <bdi>{owner}</bdi> at once. The ads you made
            in it stay there; your own account goes on with the Starter plan.
          </p>
        }
      >
        <Form
          method="post"
          onSubmit={() => closeDialog(dialogId)}
          className="flex flex-wrap justify-end gap-3"
        >
          <input type="hidden" name="intent" value="leave" />
          <DialogClose dialogId={dialogId} variant="secondary">
            Stay
          </DialogClose>
          <Button variant="danger">Leave the team</Button>
        </Form>
      </Dialog>
    </div>
  );
}
