import type { Plan } from '#app/domain/billing/plans.ts';
import type { Sharing } from '#app/domain/teams/team.server.ts';
import { SharedWith } from '#app/routes/plan/team/shared-with.tsx';
import { Meter } from '#app/ui/progress.tsx';

type CreditsPanelProps = {
  /** Generations this month; null when they could not be counted. */
  usage: { used: number; limit: number } | null;
  plan: Plan;
  sharing: Sharing | null;
};

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** The first day of the next month, UTC, when credits start again: 'December 1'. */
export function nextReset(now = new Date()): string {
  return dayFormat.format(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
}

export function CreditsPanel({ usage, plan, sharing }: CreditsPanelProps) {
  return (
    <section
      aria-labelledby="credits-title"
      className="rounded-lg border border-line bg-raised p-5 shadow-sheet"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="credits-title" className="font-semibold">
          Credits used
        </h2>
        <p className="font-display text-2xl leading-none tabular-nums">
          {usage ? `${usage.used} / ${usage.limit}` : '– / –'}
        </p>
      </div>
      {usage ? (
        <>
          <Meter
            label="Credits used this month"
            value={usage.used}
            max={usage.limit}
            text={`${usage.used} of ${usage.limit} credits used`}
            className="mt-3"
          />
          <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-2xs text-ink-soft">
            <span>
              {Math.max(0, usage.limit - usage.used)} left on the {plan.name} plan
            </span>
            <span suppressHydrationWarning>Resets on {nextReset()}</span>
          </p>
          {sharing ? (
            <div className="mt-3 border-t border-line pt-3">
              <SharedWith sharing={sharing} />
            </div>
          ) : null}
        </>
      ) : (
        <p className="mt-3 text-2xs text-ink-soft">
          Your credits could not be counted. Please reload the page in a moment.
        </p>
      )}
    </section>
  );
}
