import { Construction, KeyRound } from 'lucide-react';
import { href, Link } from 'react-router';
import { Badge } from '#app/ui/badge.tsx';

/** Which gates are shut to visitors at the moment. */
export type ShutGates = { maintenance: boolean; beta: boolean };

/** Says on every page of the operators, who pass both gates themselves, that visitors don't; leads to the switches. */
export function GateBadges({ gates: { maintenance, beta } }: { gates: ShutGates }) {
  if (!maintenance && !beta) return null;
  return (
    <Link
      to={href('/admin/settings')}
      className="flex flex-wrap gap-1.5 rounded-sm underline-offset-2 hover:underline"
      title="Visitors meet this at the moment. Go to the switches."
    >
      {maintenance ? (
        <Badge tone="warning">
          <Construction aria-hidden="true" />
          Maintenance on
        </Badge>
      ) : null}
      {beta ? (
        <Badge tone="warning">
          <KeyRound aria-hidden="true" />
          Beta on
        </Badge>
      ) : null}
    </Link>
  );
}
