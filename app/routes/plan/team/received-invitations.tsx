import { Form, useNavigation } from 'react-router';
import type { ReceivedInvitation } from '#app/domain/teams/team.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Card, CardText, CardTitle } from '#app/ui/card.tsx';
import { DateText } from '#app/ui/date-text.tsx';

/** Teams that wait for this person's answer. */
export function ReceivedInvitations({ invitations }: { invitations: ReceivedInvitation[] }) {
  if (invitations.length === 0) return null;
  return (
    <ul className="grid gap-4">
      {invitations.map((invitation) => (
        <li key={invitation.id}>
          <Received invitation={invitation} />
        </li>
      ))}
    </ul>
  );
}

function Received({ invitation }: { invitation: ReceivedInvitation }) {
  const { id, ownerName, ownerEmail, expiresAt } = invitation;
  const sent = useNavigation().formData;
  const pending = (intent: string) => sent?.get('intent') === intent && sent.get('invitationId') === id;
  return (
    <Card className="grid gap-4 border-accent/35 bg-accent-wash sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid gap-1 [overflow-wrap:anywhere]">
        <CardTitle>
          <bdi>{ownerName.trim() || ownerEmail}</bdi> invites you to a team
        </CardTitle>
        <CardText>
          {ownerEmail} · open until <DateText value={expiresAt} />. You share the plan, its credits and all
          ads of the team, and pay nothing.
        </CardText>
      </div>
      <Form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="invitationId" value={id} />
        <Button name="intent" value="accept" pending={pending('accept')}>
          Accept<span className="sr-only"> the invitation of {ownerEmail}</span>
        </Button>
        <Button name="intent" value="decline" variant="secondary" pending={pending('decline')}>
          Decline<span className="sr-only"> the invitation of {ownerEmail}</span>
        </Button>
      </Form>
    </Card>
  );
}
