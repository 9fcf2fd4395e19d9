import { Mail, UserPlus } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import { plans } from '#app/domain/billing/plans.ts';
import type { Invitation, OwnTeam, Seat } from '#app/domain/teams/team.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card, CardTitle } from '#app/ui/card.tsx';
import { DateText } from '#app/ui/date-text.tsx';
import { closeDialog, Dialog, DialogClose, DialogTrigger } from '#app/ui/dialog.tsx';
import { NoticeBanner } from '#app/ui/notice-banner.tsx';
import { HowTeamsWork } from './how-teams-work.tsx';
import { InviteForm, type InviteOutcome } from './invite-form.tsx';
import { initialOf, SeatRow } from './seat-row.tsx';

type OwnTeamProps = {
  team: OwnTeam;
  owner: { name: string; email: string };
  outcome: InviteOutcome | undefined;
};

/** A team as its owner runs it: who has which seat, and the form for the next one. */
export function OwnTeamView({ team, owner, outcome }: OwnTeamProps) {
  const { members, invitations, seats } = team;
  const used = 1 + members.length + invitations.length;
  const isOver = seats === 1;
  const free = Math.max(0, seats - used);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[2fr_1fr]">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <CardTitle>People</CardTitle>
          {isOver ? null : (
            <p className="text-ink-soft tabular-nums">
              {used} of {seats} seats used
            </p>
          )}
        </div>
        {isOver ? <TeamIsOver /> : null}
        <ul className="grid divide-y divide-line">
          <SeatRow
            mark={initialOf(owner.name, owner.email)}
            title={
              <>
                <bdi>{owner.name.trim() || owner.email}</bdi>
                <Badge tone="ink">Owner</Badge>
              </>
            }
            text={`${owner.email} · you`}
          />
          {members.map((member) => (
            <MemberRow key={member.userId} member={member} />
          ))}
          {isOver ? null : invitations.map((each) => <InvitationRow key={each.id} invitation={each} />)}
          {Array.from({ length: free }, (_, index) => (
            <SeatRow
              // biome-ignore lint/suspicious/noArrayIndexKey: one free seat is like the other
              key={index}
              isOpen
              mark={<UserPlus strokeWidth={1.75} />}
              title={<span className="font-normal text-ink-soft">Free seat</span>}
            />
          ))}
        </ul>
        {isOver ? null : <InviteForm isFull={free === 0} seats={seats} outcome={outcome} />}
      </Card>
      <HowTeamsWork credits={plans[team.tier].monthlyGenerations} reader="owner" />
    </div>
  );
}

function TeamIsOver() {
  return (
    <NoticeBanner
      notice={{
        tone: 'info',
        title: 'Your plan has no team at the moment',
        description:
          'The people below are on their own accounts until you have Professional or Enterprise again. Nothing was deleted, and nobody has to be invited again.',
      }}
    />
  );
}

function MemberRow({ member }: { member: Seat }) {
  const { userId, email, joinedAt } = member;
  const name = member.name.trim() || email;
  const dialogId = `remove-${userId}`;
  return (
    <SeatRow
      mark={initialOf(member.name, email)}
      title={
        <>
          <bdi>{name}</bdi>
          <Badge>Member</Badge>
        </>
      }
      text={
        <>
          {email} · since <DateText value={joinedAt} />
        </>
      }
    >
      <DialogTrigger dialogId={dialogId} variant="secondary" size="sm">
        Remove<span className="sr-only"> {name}</span>
      </DialogTrigger>
      <Dialog
        id={dialogId}
        title="Remove from the team?"
        description={
          <p className="[overflow-wrap:anywhere]">
            <bdi>{name}</bdi> loses access to the team's credits and ads at once, and gets a mail about it.
            The ads they made here stay with you.
          </p>
        }
      >
        <Form
          method="post"
          preventScrollReset
          onSubmit={() => closeDialog(dialogId)}
          className="flex flex-wrap justify-end gap-3"
        >
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="userId" value={userId} />
          <DialogClose dialogId={dialogId} variant="secondary">
            Keep
          </DialogClose>
          <Button variant="danger">Remove</Button>
        </Form>
      </Dialog>
    </SeatRow>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, expiresAt } = invitation;
  return (
    <SeatRow
      isOpen
      mark={<Mail strokeWidth={1.75} />}
      title={
        <>
          {email}
          <Badge tone="warning">Invited</Badge>
        </>
      }
      text={
        <>
          Open until <DateText value={expiresAt} />
        </>
      }
    >
      <InvitationForm id={id} email={email} intent="resend" label="Resend" />
      <InvitationForm id={id} email={email} intent="revoke" label="Withdraw" />
    </SeatRow>
  );
}

type InvitationFormProps = { id: string; email: string; intent: 'resend' | 'revoke'; label: string };

function InvitationForm({ id, email, intent, label }: InvitationFormProps) {
  const sent = useNavigation().formData;
  const pending = sent?.get('intent') === intent && sent.get('invitationId') === id;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="invitationId" value={id} />
      <Button variant={intent === 'resend' ? 'secondary' : 'ghost'} size="sm" pending={pending}>
        {label}
        <span className="sr-only"> the invitation of {email}</span>
      </Button>
    </Form>
  );
}
