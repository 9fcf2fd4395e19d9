import { Users } from 'lucide-react';
import { href, Link } from 'react-router';
import type { Sharing } from '#app/domain/teams/team.server.ts';

/** That credits are those of a team, and whose. */
export function SharedWith({ sharing }: { sharing: Sharing }) {
  const { ownerName, isOwner, people } = sharing;
  return (
    <p className="flex min-w-0 items-start gap-2 text-2xs text-ink-soft">
      <Users className="mt-px size-3.5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        Shared by the {people} people in{' '}
        <Link to={href('/manage-plan/team')} className="text-link">
          {isOwner ? (
            'your team'
          ) : (
            <>
              the team of <bdi>{ownerName}</bdi>
            </>
          )}
        </Link>
      </span>
    </p>
  );
}
