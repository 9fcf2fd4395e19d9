import type { ReactNode } from 'react';
import { cn } from '#app/ui/cn.ts';

type SeatRowProps = {
  /** The letter or icon that stands for the seat. */
  mark: ReactNode;
  /** Nobody sits here yet. */
  isOpen?: boolean;
  title: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
};

/** One seat of a team: who has it, and what can be done about it. */
export function SeatRow({ mark, isOpen, title, text, children }: SeatRowProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span
        aria-hidden="true"
        className={cn(
          'grid size-11 place-items-center rounded-full border font-display text-lg leading-none [&_svg]:size-5',
          isOpen ? 'border-dashed border-line-strong text-ink-soft' : 'border-ink bg-ink text-paper',
        )}
      >
        {mark}
      </span>
      <div className="grid gap-0.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold [overflow-wrap:anywhere]">
          {title}
        </div>
        {text ? <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{text}</p> : null}
      </div>
      {children ? <div className="flex flex-wrap gap-2 max-sm:col-start-2">{children}</div> : null}
    </li>
  );
}

/** 'ann' to 'A', as the mark of a person. */
export function initialOf(name: string, email: string): string {
  return ([...(name.trim() || email)][0] ?? '').toLocaleUpperCase('en-US');
}
