import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type SectionProps = { title: string; hint?: ReactNode; isOpen?: boolean; children: ReactNode };

/** A part of the editor that folds. */
export function Section({ title, hint, isOpen, children }: SectionProps) {
  return (
    <details
      open={isOpen}
      className="group/section min-w-0 rounded-lg border border-line bg-raised shadow-sheet"
    >
      <summary className="flex min-h-12 items-center gap-3 rounded-lg px-4 py-2 hover:bg-sunk">
        <h2 className="shrink-0 font-bold tracking-tight">{title}</h2>
        <span className="min-w-0 grow truncate text-end text-2xs text-ink-soft">{hint}</span>
        <ChevronDown
          className="size-4.5 shrink-0 text-ink-soft transition-transform group-open/section:rotate-180 motion-reduce:transition-none"
          aria-hidden="true"
        />
      </summary>
      <div className="grid gap-4 border-t border-line px-4 pt-4 pb-5">{children}</div>
    </details>
  );
}
