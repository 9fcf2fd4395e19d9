import { CircleAlert, CircleCheck } from 'lucide-react';
import type { CheckNote } from '#app/domain/ads/edit/check-sentences.ts';
import { cn } from '#app/ui/cn.ts';

/** What was measured in the picture, in words: what is wrong first, with what to do about it. */
export function CheckList({ checks }: { checks: CheckNote[] }) {
  if (checks.length === 0) return null;
  return (
    <section aria-labelledby="checks" className="rounded-lg border border-line bg-raised p-4 shadow-sheet">
      <h2 id="checks" tabIndex={-1} className="mb-2 font-bold tracking-tight">
        Checks
      </h2>
      <ul className="grid gap-x-6 gap-y-1.5 text-2xs sm:max-md:grid-cols-2 lg:grid-cols-2">
        {checks.map(({ name, passed, title, text }) => (
          <li
            key={name}
            className={cn('flex items-start gap-2', !passed && 'sm:max-md:col-span-2 lg:col-span-2')}
          >
            {passed ? (
              <CircleCheck className="mt-0.5 size-4 shrink-0 text-success" aria-label="Passed:" />
            ) : (
              <CircleAlert className="mt-0.5 size-4 shrink-0 text-warning" aria-label="To look at:" />
            )}
            <span className={passed ? 'text-ink-soft' : undefined}>
              <span className="font-semibold">{title}.</span> {text}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
