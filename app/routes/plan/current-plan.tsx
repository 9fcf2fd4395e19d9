import type { SubscriptionView } from '#app/domain/billing/subscription.server.ts';
import type { Usage } from '#app/domain/usage/usage.server.ts';
import type { PlanOffer } from '#app/routes/plan/manage-plan.tsx';
import { FeatureList } from '#app/routes/plan/plan-cards.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Card, CardTitle } from '#app/ui/card.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import { Meter } from '#app/ui/progress.tsx';

type CurrentPlanProps = { plan: PlanOffer; subscription: SubscriptionView; usage: Usage };

/** The plan in use: price, state of the subscription, credits of this month and what it includes. */
export function CurrentPlan({ plan, subscription, usage }: CurrentPlanProps) {
  const { statusText, endsAt } = subscription;
  return (
    <Card className="grid gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1.5">
          <CardTitle>Current Plan</CardTitle>
          <p className="font-display text-4xl">{plan.name}</p>
        </div>
        <p className="text-ink-soft">
          <span className="font-display text-4xl text-ink tabular-nums">{plan.price}</span> {plan.period}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={toneOf(statusText)}>{statusText}</Badge>
        {endsAt ? (
          <span className="text-sm text-ink-soft">
            Period ends <DateText value={endsAt} />
          </span>
        ) : null}
      </p>
      <div className="grid gap-2">
        <p className="flex justify-between gap-3 text-sm">
          <span className="font-semibold">Credits used this month</span>
          <span className="text-ink-soft tabular-nums">
            {usage.used} / {usage.limit}
          </span>
        </p>
        <Meter label="Credits used this month" value={usage.used} max={usage.limit} />
      </div>
      <FeatureList features={plan.features} className="border-t border-line pt-5 sm:grid-cols-2" />
    </Card>
  );
}

function toneOf(statusText: string): 'success' | 'danger' | 'warning' | 'neutral' {
  if (statusText.startsWith('Past Due')) return 'danger';
  if (statusText.startsWith('Canceled')) return 'warning';
  return statusText === 'Free Plan' ? 'neutral' : 'success';
}
