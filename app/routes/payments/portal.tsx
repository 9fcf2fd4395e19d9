import { data, Form, href, redirect, useNavigation } from 'react-router';
import { formatPrice, plans } from '#app/domain/billing/plans.ts';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Card, CardText, CardTitle } from '#app/ui/card.tsx';
import type { Notice } from '#app/ui/notice.ts';
import { NoticeBanner } from '#app/ui/notice-banner.tsx';
import type { Route } from './+types/portal';
import { Invoices } from './invoices.tsx';
import { type PortalIntent, readPortalForm } from './portal-form.server.ts';
import { openTestDesk } from './test-desk.server.ts';
import { TestFrame } from './test-frame.tsx';
import { TestSubscription } from './test-subscription.tsx';

const paidTiers = ['professional', 'enterprise'] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { customer } = await openTestDesk(context);
  const asked = new URL(request.url).searchParams.get('change');
  const { subscription, invoices } = customer;
  const isRunning = subscription && subscription.status !== 'canceled';
  const canChange = subscription?.status === 'active';
  const others = paidTiers.map((tier) => ({
    tier,
    name: plans[tier].name,
    price: formatPrice(plans[tier].priceCents),
  }));
  return {
    email: customer.email,
    subscription: isRunning ? subscription : null,
    plans: others,
    change: others.find(({ tier }) => canChange && tier === asked && tier !== subscription.tier) ?? null,
    invoices: invoices.map((invoice) => ({ ...invoice, amount: formatPrice(invoice.amountCents) })),
  };
}
export type PortalData = Route.ComponentProps['loaderData'];

export async function action({ request, context }: Route.ActionArgs) {
  const { desk, customer } = await openTestDesk(context);
  const step = readPortalForm(await readForm(request));
  if (!step) throw data(null, { status: 400 });
  const taken = await desk.act(customer.id, step);
  if (taken.ok && step.type === 'change-plan')
    throw redirect(`${href('/manage-plan')}?checkout=changed`, 303);
  const notice: Notice = taken.ok
    ? { tone: 'success', title: done[step.type] }
    : {
        tone: 'info',
        title: 'That is not possible now',
        description: 'The subscription changed in the meantime.',
      };
  return data({ notice }, { status: taken.ok ? 200 : 409 });
}

const done: Record<PortalIntent, string> = {
  'change-plan': 'Plan changed',
  cancel: 'The subscription ends with the period',
  resume: 'The subscription goes on',
  'fail-payment': 'A payment failed',
  pay: 'Paid',
  renew: 'A period has passed',
};

export const headers = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Test billing portal', description: 'Your subscription without money.' });

export default function TestPortal({ loaderData, actionData }: Route.ComponentProps) {
  const { change, invoices } = loaderData;
  return (
    <TestFrame title="Billing" back={href('/manage-plan')}>
      {actionData ? <NoticeBanner notice={actionData.notice} /> : null}
      {change ? <ConfirmChange change={change} /> : null}
      <TestSubscription {...loaderData} />
      <Invoices invoices={invoices} />
    </TestFrame>
  );
}

function ConfirmChange({ change }: { change: NonNullable<PortalData['change']> }) {
  const isSent = useNavigation().formData?.get('intent') === 'change-plan';
  return (
    <Card className="grid gap-4 border-2 border-accent sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid gap-1">
        <CardTitle>Change to {change.name}?</CardTitle>
        <CardText>{change.price} per month. It counts at once; a higher price is settled today.</CardText>
      </div>
      <Form method="post">
        <input type="hidden" name="tier" value={change.tier} />
        <Button name="intent" value="change-plan" pending={isSent} className="w-full">
          Confirm change
        </Button>
      </Form>
    </Card>
  );
}
