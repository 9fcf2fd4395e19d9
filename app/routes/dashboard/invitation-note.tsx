import { Users } from 'lucide-react';
import { href } from 'react-router';
import type { ReceivedInvitation } from '#app/domain/teams/team.server.ts';
import { LinkButton } from '#app/ui/link-button.tsx';

/** Somebody has invited this person and waits for an answer. */
export function InvitationNote({ invitation }: { invitation: ReceivedInvitation }) {
  return (
    <section
      aria-labelledby="invitation-title"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-3 rounded-lg border border-accent/35 bg-accent-wash p-4"
    >
      <Users className="mt-0.5 size-5 text-accent-text" aria-hidden="true" />
      <div className="grid gap-0.5">
        <h2 id="invitation-title" className="font-semibold">
          You are invited to a team
        </h2>
        <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
          <bdi>{invitation.ownerName || invitation.ownerEmail}</bdi> would like to share a plan, its credits
          and ads with you.
        </p>
      </div>
      <LinkButton
        to={href('/manage-plan/team')}
        size="sm"
        variant="ink"
        className="col-start-2 w-fit max-sm:w-full"
      >
        See the invitation
      </LinkButton>
    </section>
  );
}
