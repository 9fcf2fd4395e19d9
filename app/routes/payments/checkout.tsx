import { CircleOff, CreditCard } from 'lucide-react';
import { data, Form, href, redirect, useNavigation } from 'react-router';
import { formatPrice, plans } from '#app/domain/billing/plans.ts';
import { FeatureList } from '#app/routes/plan/plan-cards.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Card, CardText, CardTitle } from '#app/ui/card.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import type { Notice } from '#app/ui/notice.ts';
import { NoticeBanner } from '#app/ui/notice-banner.tsx';
import type { Route } from './+types/checkout';
import { openTestDesk } from './test-desk.server.ts';
import { TestFrame } from './test-frame.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { customer } = await openTestDesk(context);
  const checkout = customer.checkouts.find(({ id }) => id === params.checkoutId);
  if (!checkout) throw data(null, { status: 404 });
  const { name, priceCents, period, features } = plans[checkout.tier];
  return {
    status: checkout.status,
    email: customer.email,
    name,
    price: formatPrice(priceCents),
    period,
    features,
  };
}

const declined: Notice = {
  tone: 'error',
  title: 'The card was declined',
  description: 'Nothing was charged and your plan is unchanged. You can try another card.',
};
const closed: Notice = {
  tone: 'info',
  title: 'This checkout is closed',
  description: 'It was paid, replaced by a newer one, or you are subscribed already.',
};

export async function action({ request, params, context }: Route.ActionArgs) {
  const { desk, customer } = await openTestDesk(context);
  const card = (await readForm(request)).get('card');
  if (card !== 'succeeds' && card !== 'declined') throw data(null, { status: 400 });
  const type = card === 'succeeds' ? 'pay-checkout' : 'decline-checkout';
  const step = await desk.act(customer.id, { type, checkoutId: params.checkoutId });
  if (step.ok) throw redirect(`${href('/manage-plan')}?checkout=success`, 303);
  return step.reason === 'declined'
    ? data({ notice: { ...declined } }, { status: 402 })
    : data({ notice: { ...closed } }, { status: 409 });
}

export const headers = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Test checkout', description: 'Subscribe without money.' });

export default function TestCheckout({ loaderData, actionData }: Route.ComponentProps) {
  const { status, email, name, price, period, features } = loaderData;
  const sent = useNavigation().formData?.get('card');
  return (
    <TestFrame title="Checkout" back={`${href('/manage-plan')}?checkout=cancelled`}>
      {actionData ? <NoticeBanner notice={actionData.notice} /> : null}
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
        <Card className="grid grid-cols-1 gap-5">
          <div className="grid gap-1">
            <p className="text-sm text-ink-soft">Subscribe to</p>
            <CardTitle>{name}</CardTitle>
          </div>
          <p className="text-ink-soft">
            <span className="font-display text-5xl text-ink tabular-nums">{price}</span> {period}
          </p>
          <FeatureList features={features} className="border-t border-line pt-5" />
          <dl className="flex justify-between gap-4 border-t border-line pt-5 font-semibold">
            <dt>Due today</dt>
            <dd className="tabular-nums">{price}</dd>
          </dl>
        </Card>
        <Card className="grid grid-cols-1 gap-5">
          <CardTitle>{status === 'open' ? 'Choose a test card' : 'Nothing left to pay'}</CardTitle>
          {status === 'open' ? (
            <Form method="post" className="grid grid-cols-1 gap-3">
              <Button name="card" value="succeeds" size="lg" pending={sent === 'succeeds'}>
                <CreditCard aria-hidden="true" />
                Pay {price}, card works
              </Button>
              <Button
                name="card"
                value="declined"
                size="lg"
                variant="secondary"
                pending={sent === 'declined'}
              >
                <CircleOff aria-hidden="true" />
                Pay, card is declined
              </Button>
              <CardText className="text-sm">
                Receipts would go to <span className="font-medium break-all text-ink">{email}</span>.
              </CardText>
            </Form>
          ) : (
            <>
              <CardText>{closed.description}</CardText>
              <LinkButton to={href('/manage-plan')} className="w-fit">
                See your plan
              </LinkButton>
            </>
          )}
        </Card>
      </div>
    </TestFrame>
  );
}
