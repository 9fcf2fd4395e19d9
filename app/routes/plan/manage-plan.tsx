import { ArrowLeft } from 'lucide-react';
import { Link, redirect } from 'react-router';
import { formatPrice, plans, tiers } from '#app/domain/billing/plans.ts';
import { getSubscription } from '#app/domain/billing/subscription.server.ts';
import { getUsage } from '#app/domain/usage/usage.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import { CurrentPlan } from '#app/routes/plan/current-plan.tsx';
import { NeedHelp } from '#app/routes/plan/need-help.tsx';
import { PlanCards } from '#app/routes/plan/plan-cards.tsx';
import { useFreshData } from '#app/routes/plan/use-fresh-data.ts';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { Card, CardTitle } from '#app/ui/card.tsx';
import type { Route } from './+types/manage-plan';

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect('/auth');
  const subscription = await getSubscription(viewer.id);
  return {
    account: { email: viewer.email, name: viewer.name },
    subscription,
    usage: await getUsage(viewer.id, plans[subscription.plan].monthlyGenerations),
    plans: tiers.map((tier) => ({
      tier,
      name: plans[tier].name,
      price: formatPrice(plans[tier].priceCents),
      period: plans[tier].period,
      tagline: plans[tier].tagline,
      features: plans[tier].features,
      isCurrent: tier === subscription.plan,
    })),
  };
}

export type PlanOffer = Route.ComponentProps['loaderData']['plans'][number];

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], {
    title: 'Manage Your Plan',
    description: 'Your plan, your credits and your account.',
  });

export default function ManagePlan({ loaderData }: Route.ComponentProps) {
  const { account, subscription, usage, plans: offers } = loaderData;
  useFreshData();
  const current = offers.find((offer) => offer.isCurrent);
  return (
    <div className="grid gap-10">
      <div className="grid gap-5">
        <Link
          to="/dashboard"
          className="flex w-fit items-center gap-2 font-semibold text-ink-soft hover:text-accent-text"
        >
          <ArrowLeft className="size-4" aria-hidden="true" />
          Back to Dashboard
        </Link>
        <h1 className="font-display text-display">Manage Your Plan</h1>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
        {current ? <CurrentPlan plan={current} subscription={subscription} usage={usage} /> : null}
        <AccountInformation {...account} />
      </div>
      <PlanCards offers={offers} />
      <NeedHelp account={account} />
    </div>
  );
}

function AccountInformation({ email, name }: { email: string; name: string }) {
  return (
    <Card className="h-full">
      <CardTitle className="mb-5">Account Information</CardTitle>
      <dl className="grid gap-4">
        <div>
          <dt className="text-sm text-ink-soft">Email</dt>
          <dd className="font-medium break-words">{email}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">Account Name</dt>
          <dd className="font-medium break-words">{name.trim() || 'Not set'}</dd>
        </div>
      </dl>
      <Link to="/account" className="mt-5 inline-block py-1 text-sm text-link">
        Manage your account
      </Link>
    </Card>
  );
}
