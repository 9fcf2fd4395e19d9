import type { ReactNode } from 'react';
import { cn } from '#app/ui/cn.ts';

type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** What a list shows when it holds nothing yet, and what to do about it. */
export function EmptyState({ title, text, icon, action, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        'crop-marks grid justify-items-center gap-3 rounded-lg border border-dashed border-line-strong px-6 py-14 text-center',
        className,
      )}
    >
      {icon ? <span className="text-accent-text [&_svg]:size-9">{icon}</span> : null}
      <h2 className="text-title font-bold tracking-tight text-balance">{title}</h2>
      {text ? <p className="max-w-prose text-base text-ink-soft text-pretty">{text}</p> : null}
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  );
}
