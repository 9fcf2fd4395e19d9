import { Lock } from 'lucide-react';
import { href } from 'react-router';
import { plans } from '#app/domain/billing/plans.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';

/** For somebody on the free plan who is in no team. */
export function NoTeam() {
  const { professional, enterprise, starter } = plans;
  return (
    <EmptyState
      icon={<Lock strokeWidth={1.5} aria-hidden="true" />}
      title={`Teams come with ${professional.name} and ${enterprise.name}`}
      text={`The ${starter.name} plan is for one person. With ${professional.name} you and two more people share ${professional.monthlyGenerations} credits a month, and see, export and remix each other's ads.`}
      action={<LinkButton to={href('/manage-plan')}>See the plans</LinkButton>}
    />
  );
}
