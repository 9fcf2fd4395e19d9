import { ArrowLeft } from 'lucide-react';
import { data, href, Link, redirect } from 'react-router';
import { payments } from '#app/adapters/adapters.server.ts';
import { checkSubscription, findCustomer } from '#app/domain/billing/checkout.server.ts';
import { plans } from '#app/domain/billing/plans.ts';
import { getSubscription, throughTeam } from '#app/domain/billing/subscription.server.ts';
import { findSharing } from '#app/domain/teams/team.server.ts';
import { getUsage } from '#app/domain/usage/usage.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import { TestModeNotice } from '#app/routes/payments/test-mode-notice.tsx';
import { AccountInformation } from '#app/routes/plan/account-information.tsx';
import { billingIntents } from '#app/routes/plan/billing-intents.server.ts';
import { noticeOfReturn } from '#app/routes/plan/checkout-return.ts';
import { CurrentPlan } from '#app/routes/plan/current-plan.tsx';
import { NeedHelp } from '#app/routes/plan/need-help.tsx';
import { PlanCards } from '#app/routes/plan/plan-cards.tsx';
import { offersFor } from '#app/routes/plan/plan-offer.ts';
import { TeamCard } from '#app/routes/plan/team/team-card.tsx';
import { useFreshData } from '#app/routes/plan/use-fresh-data.ts';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { NoticeBanner } from '#app/ui/notice-banner.tsx';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/manage-plan';

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(href('/auth'));
  const back = new URL(request.url).searchParams.get('checkout');
  // Whoever comes back from a checkout or the portal sees what became of it, also before the provider's own message.
  const checked = back === null || back === 'cancelled' || (await checkSubscription(viewer.id)).ok;
  const [own, customerId, sharing] = await Promise.all([
    getSubscription(viewer.id),
    findCustomer(viewer.id),
    findSharing(viewer),
  ]);
  const isMember = viewer.accountId !== viewer.id;
  const subscription = isMember ? throughTeam(viewer.plan) : own;
  const hasBilling = customerId !== null && payments?.owns(customerId) === true;
  const canPay = payments !== null;
  return {
    account: { email: viewer.email, name: viewer.name },
    subscription,
    usage: await getUsage(viewer.accountId, plans[subscription.plan].monthlyGenerations),
    plans: offersFor({ subscription, hasBilling, canPay: canPay && !isMember }),
    hasPortal: hasBilling && own.isCurrent,
    sharing,
    /** They use the plan of a team, and pay for none. */
    isMember,
    canPay,
    returned: noticeOfReturn(back, { ...subscription, checked }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) throw redirect(href('/auth'));
  const form = await readForm(request);
  const outcome = await billingIntents(form, viewer);
  if ('notice' in outcome) return data({ notice: outcome.notice }, { status: outcome.status });
  if (form.get('answer') === 'url') return data({ url: outcome.url });
  throw redirect(outcome.url, 303);
}

export const headers = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], {
    title: 'Manage Your Plan',
    description: 'Your plan, your credits and your account.',
  });

export default function ManagePlan({ loaderData, actionData }: Route.ComponentProps) {
  const {
    account,
    subscription,
    usage,
    plans: offers,
    hasPortal,
    sharing,
    isMember,
    canPay,
    returned,
  } = loaderData;
  const stale = useFreshData();
  const notice = actionData && 'notice' in actionData ? actionData.notice : null;
  const current = offers.find((offer) => offer.isCurrent);
  return (
    <div className="grid gap-10">
      <div className="grid gap-5">
        <Link
          to={href('/dashboard')}
          className="flex w-fit items-center gap-2 font-semibold text-ink-soft hover:text-accent-text"
        >
          <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          Back to Dashboard
        </Link>
        <h1 className="font-display text-display">Manage Your Plan</h1>
        <PageNotice notice={notice} />
        {returned && !notice ? <NoticeBanner notice={returned} /> : null}
        {stale ? <NoticeBanner notice={stale} /> : null}
        <TestModeNotice />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[2fr_1fr]">
        {current ? (
          <CurrentPlan
            plan={current}
            subscription={subscription}
            usage={usage}
            hasPortal={hasPortal}
            sharing={sharing}
          />
        ) : null}
        <AccountInformation {...account} hasPortal={hasPortal} />
      </div>
      <TeamCard plan={subscription.plan} sharing={sharing} />
      <PlanCards offers={offers} canPay={canPay} isMember={isMember} />
      <NeedHelp account={account} />
    </div>
  );
}
