import { BadgeX, Plus, Undo2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Form, href, Link, useNavigation } from 'react-router';
import { plans } from '#app/domain/billing/plans.ts';
import { grantLimits } from '#app/domain/users/credit-limits.ts';
import type { UserDetail } from '#app/domain/users/operator-list.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Card, CardTitle } from '#app/ui/card.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { Meter } from '#app/ui/progress.tsx';
import { ConfirmAction } from './confirm-action.tsx';

type CardProps = { detail: UserDetail };

export function ProfileCard({ detail: { user, team } }: CardProps) {
  return (
    <Card>
      <CardTitle className="mb-4">Profile</CardTitle>
      <Facts>
        <Fact name="Name">{user.name.trim() || 'Not set'}</Fact>
        <Fact name="Email">{user.email}</Fact>
        <Fact name="Joined">
          <DateText value={user.createdAt} withTime />
        </Fact>
        <Fact name="User id">
          <span className="font-mono text-sm">{user.id}</span>
        </Fact>
        {team ? (
          <Fact name="Team">
            <TeamText team={team} />
          </Fact>
        ) : null}
        {user.banned ? <Fact name="Blocked because">{user.banReason ?? 'No reason was given.'}</Fact> : null}
      </Facts>
    </Card>
  );
}

/** Shows whose plan a member uses, or who uses an owner's plan, with links to those people. */
function TeamText({ team: { owner, members } }: { team: NonNullable<UserDetail['team']> }) {
  if (owner)
    return (
      <>
        Member of the team of <PersonLink person={owner} />, whose plan and credits they use.
      </>
    );
  return (
    <>
      Shares the plan and its credits with{' '}
      {members.map((person, index) => (
        <Fragment key={person.userId}>
          {index > 0 ? ', ' : null}
          <PersonLink person={person} />
        </Fragment>
      ))}
      .
    </>
  );
}

function PersonLink({ person: { userId, email } }: { person: { userId: string; email: string } }) {
  return (
    <Link to={href('/admin/users/:userId', { userId })} className="text-link">
      {email}
    </Link>
  );
}

/** The subscription, and what an operator can do about it. */
export function SubscriptionCard({ detail: { user, subscription } }: CardProps) {
  const { plan, statusText, endsAt, isCurrent } = subscription;
  return (
    <Card className="flex flex-col gap-4">
      <CardTitle>Subscription</CardTitle>
      <Facts>
        <Fact name="Plan">{plans[plan].name}</Fact>
        <Fact name="Status">{statusText}</Fact>
        {isCurrent && endsAt ? (
          <Fact name="Period ends">
            <DateText value={endsAt} withTime />
          </Fact>
        ) : null}
      </Facts>
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        {isCurrent ? (
          <ConfirmAction
            intent="cancel-subscription"
            label="Cancel subscription"
            icon={<BadgeX aria-hidden="true" />}
            question="Cancel this subscription now?"
            text={`${user.email} loses the rights of the plan at once and is not charged again. Nothing is given back.`}
            confirm="Cancel subscription"
            danger
          />
        ) : null}
        <ConfirmAction
          intent="refund"
          label="Refund latest payment"
          icon={<Undo2 aria-hidden="true" />}
          question="Refund the latest payment?"
          text="The whole amount goes back the way it came, as the 30-day money-back guarantee says; an older payment is refused. The subscription goes on unless you cancel it too."
          confirm="Refund payment"
          danger
        />
      </div>
    </Card>
  );
}

export function CreditsCard({ detail: { usage, team } }: CardProps) {
  const navigation = useNavigation();
  const busy = navigation.formData?.get('intent') === 'grant';
  return (
    <Card className="grid content-start gap-4">
      <CardTitle>This month</CardTitle>
      <div className="grid gap-2">
        <p className="flex items-baseline gap-2">
          <span className="font-display text-4xl tabular-nums">{usage.used}</span>
          <span className="text-ink-soft">of {usage.limit} credits used</span>
        </p>
        <Meter label="Credits used this month" value={usage.used} max={usage.limit} />
        <p className="text-sm text-ink-soft">
          {usage.granted > 0
            ? `${usage.granted} of them were granted on top of the plan.`
            : 'Nothing was granted on top of the plan.'}
          {team?.owner ? ' These credits are their own: in the team they use the owner’s.' : null}
        </p>
      </div>
      <Form
        key={usage.granted}
        method="post"
        preventScrollReset
        className="flex flex-wrap items-end gap-3 border-t border-line pt-4"
      >
        <input type="hidden" name="intent" value="grant" />
        <input type="hidden" name="seen" value={usage.granted} />
        <Field label="Credits to add this month" name="amount" className="min-w-40 grow">
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={grantLimits.min}
              max={grantLimits.max}
              step={1}
              required
              placeholder="25"
            />
          )}
        </Field>
        <Button variant="secondary" pending={busy}>
          {busy ? null : <Plus aria-hidden="true" />}
          Grant credits
        </Button>
      </Form>
    </Card>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 gap-y-3">{children}</dl>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere" dir="auto">
        {children}
      </dd>
    </>
  );
}
