import { Lock, Users } from 'lucide-react';
import { href } from 'react-router';
import { plans, type Tier } from '#app/domain/billing/plans.ts';
import type { Sharing } from '#app/domain/teams/team.server.ts';
import { Card, CardText, CardTitle } from '#app/ui/card.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';

/** The way from the plan to the team; on a plan without one, what it would be. */
export function TeamCard({ plan, sharing }: { plan: Tier; sharing: Sharing | null }) {
  const { seats } = plans[plan];
  const hasTeam = seats > 1;
  const Icon = hasTeam ? Users : Lock;
  return (
    <Card className="grid gap-x-5 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center">
      <Icon className="size-8 text-accent-text max-sm:hidden" strokeWidth={1.5} aria-hidden="true" />
      <div className="grid gap-1 [overflow-wrap:anywhere]">
        <CardTitle>Team</CardTitle>
        <CardText>
          <TeamText plan={plan} sharing={sharing} />
        </CardText>
      </div>
      <LinkButton to={href('/manage-plan/team')} variant="secondary">
        {hasTeam && !sharing ? 'Invite People' : hasTeam ? 'Your Team' : 'About Teams'}
      </LinkButton>
    </Card>
  );
}

function TeamText({ plan, sharing }: { plan: Tier; sharing: Sharing | null }) {
  const { seats, name } = plans[plan];
  if (seats === 1) {
    return `The ${name} plan is for one person. ${plans.professional.name} and ${plans.enterprise.name} are for up to ${plans.professional.seats}.`;
  }
  if (!sharing)
    return `Share your credits and your ads with up to ${seats - 1} more people, at no extra cost.`;
  if (sharing.isOwner) return `${sharing.people} people share your credits and your ads.`;
  return (
    <>
      You share the plan, the credits and the ads of <bdi>{sharing.ownerName}</bdi>.
    </>
  );
}
