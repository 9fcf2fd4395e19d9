import type { SubscriptionView } from '#app/domain/billing/subscription.server.ts';
import type { Sharing } from '#app/domain/teams/team.server.ts';
import type { Usage } from '#app/domain/usage/usage.server.ts';
import { BillingForm } from '#app/routes/plan/billing-form.tsx';
import { FeatureList } from '#app/routes/plan/plan-cards.tsx';
import type { PlanOffer } from '#app/routes/plan/plan-offer.ts';
import { SharedWith } from '#app/routes/plan/team/shared-with.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Card, CardTitle } from '#app/ui/card.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import { Meter } from '#app/ui/progress.tsx';

type CurrentPlanProps = {
  plan: PlanOffer;
  subscription: SubscriptionView;
  usage: Usage;
  hasPortal: boolean;
  sharing: Sharing | null;
};

/** The plan in use: price, state of the subscription, credits of this month and what it includes. */
export function CurrentPlan({ plan, subscription, usage, hasPortal, sharing }: CurrentPlanProps) {
  const { statusText, endsAt, status } = subscription;
  return (
    <Card className="grid gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1.5">
          <CardTitle>Current Plan</CardTitle>
          <p className="font-display text-4xl">{plan.name}</p>
        </div>
        {sharing && !sharing.isOwner ? (
          <p className="text-ink-soft">Paid by the owner of the team</p>
        ) : (
          <p className="text-ink-soft">
            <span className="font-display text-4xl text-ink tabular-nums">{plan.price}</span> {plan.period}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone={toneOf(statusText)}>{statusText}</Badge>
          {endsAt ? (
            <span className="text-sm text-ink-soft">
              {endWords[status ?? 'canceled']} <DateText value={endsAt} />
            </span>
          ) : null}
        </p>
        {hasPortal ? (
          <BillingForm
            intent="portal"
            variant={status === 'past_due' ? 'primary' : 'ink'}
            className="max-sm:w-full"
          >
            Manage Billing
          </BillingForm>
        ) : null}
      </div>
      {status === 'past_due' ? <PastDue plan={plan} subscription={subscription} /> : null}
      <div className="grid gap-2">
        <p className="flex justify-between gap-3 text-sm">
          <span className="font-semibold">Credits used this month</span>
          <span className="text-ink-soft tabular-nums">
            {usage.used} / {usage.limit}
          </span>
        </p>
        <Meter label="Credits used this month" value={usage.used} max={usage.limit} />
        {sharing ? <SharedWith sharing={sharing} /> : null}
      </div>
      <FeatureList features={plan.features} className="border-t border-line pt-5 sm:grid-cols-2" />
    </Card>
  );
}

const endWords: Record<NonNullable<SubscriptionView['status']>, string> = {
  active: 'Renews',
  trialing: 'Trial ends',
  past_due: 'Period ends',
  canceled: 'Access until',
};

/** What an open invoice means for the rights of the plan. */
function PastDue({ plan, subscription }: Pick<CurrentPlanProps, 'plan' | 'subscription'>) {
  const lost = plan.tier !== subscription.tier;
  return (
    <p className="rounded-md border border-danger/35 bg-danger-wash px-4 py-3 text-sm text-danger-text">
      {lost
        ? 'Your last payment failed and the time to settle it is over, so you are on the free plan for now. Pay the open invoice under Manage Billing and everything comes back at once.'
        : 'Your last payment failed. Pay the open invoice under Manage Billing to keep your plan.'}
    </p>
  );
}

function toneOf(statusText: string): 'success' | 'danger' | 'warning' | 'neutral' {
  if (statusText.startsWith('Past Due')) return 'danger';
  if (statusText.startsWith('Canceled')) return 'warning';
  return statusText === 'Free Plan' ? 'neutral' : 'success';
}
