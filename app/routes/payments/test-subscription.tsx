import type { ReactNode } from 'react';
import { Form, href, useNavigation } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';
import { Button, type ButtonProps } from '#app/ui/button.tsx';
import { Card, CardText, CardTitle } from '#app/ui/card.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import type { PortalData } from './portal.tsx';

/** The running subscription and what its owner, and in test mode the bank, can do to it. */
export function TestSubscription({ email, subscription, plans }: PortalData) {
  if (!subscription) {
    return (
      <Card className="grid gap-4">
        <CardTitle>No subscription</CardTitle>
        <CardText>Nothing is running for {email}. Choose a plan to start again.</CardText>
        <LinkButton to={href('/manage-plan')} className="w-fit">
          See the plans
        </LinkButton>
      </Card>
    );
  }
  const { tier, status, cancelAtPeriodEnd, periodEnd } = subscription;
  const isPastDue = status === 'past_due';
  const endWord = cancelAtPeriodEnd || isPastDue ? 'The period ends' : 'Renews';
  const current = plans.find((plan) => plan.tier === tier);
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
      <Card className="grid content-start gap-4">
        <CardTitle>Your subscription</CardTitle>
        <p className="flex flex-wrap items-center gap-3">
          <span className="font-display text-3xl">{current?.name}</span>
          <State isPastDue={isPastDue} isEnding={cancelAtPeriodEnd} />
        </p>
        <CardText>
          {current?.price} per month. {endWord} on <DateText value={new Date(periodEnd)} />.
        </CardText>
        <div className="flex flex-wrap gap-3">
          {isPastDue ? <Step intent="pay">Pay the open invoice</Step> : null}
          {cancelAtPeriodEnd ? (
            <Step intent="resume">Resume subscription</Step>
          ) : (
            <Step intent="cancel" variant="secondary">
              Cancel subscription
            </Step>
          )}
          {isPastDue
            ? null
            : plans
                .filter((plan) => plan.tier !== tier)
                .map((plan) => (
                  <Step key={plan.tier} intent="change-plan" tier={plan.tier} variant="secondary">
                    Change to {plan.name}
                  </Step>
                ))}
        </div>
      </Card>
      <Card className="grid content-start gap-4 border-dashed">
        <CardTitle>Play the bank</CardTitle>
        <CardText>What happens by itself with real payments, at the press of a button.</CardText>
        {isPastDue ? (
          <CardText>An invoice is open: pay it before the next period can start.</CardText>
        ) : (
          <div className="flex flex-wrap gap-3">
            <Step intent="renew" variant="secondary">
              Let a period pass
            </Step>
            <Step intent="fail-payment" variant="secondary">
              Let a payment fail
            </Step>
          </div>
        )}
      </Card>
    </div>
  );
}

function State({ isPastDue, isEnding }: { isPastDue: boolean; isEnding: boolean }) {
  if (isPastDue) return <Badge tone="danger">Past due</Badge>;
  return isEnding ? <Badge tone="warning">Ends with the period</Badge> : <Badge tone="success">Active</Badge>;
}

function Step(props: {
  intent: string;
  tier?: string;
  variant?: ButtonProps['variant'];
  children: ReactNode;
}) {
  const sent = useNavigation().formData;
  const isSent = sent?.get('intent') === props.intent && (sent.get('tier') ?? undefined) === props.tier;
  return (
    <Form method="post">
      {props.tier ? <input type="hidden" name="tier" value={props.tier} /> : null}
      <Button name="intent" value={props.intent} variant={props.variant} pending={isSent}>
        {props.children}
      </Button>
    </Form>
  );
}
