import type { ReactNode } from 'react';
import { cn } from '#app/ui/cn.ts';

type PageIntroProps = { title: ReactNode; className?: string; children?: ReactNode };

/** The heading of a page and what it is about. */
export function PageIntro({ title, className, children }: PageIntroProps) {
  return (
    <header className={cn('grid gap-4', className)}>
      <h1 className="font-display text-display text-balance">{title}</h1>
      {children ? <p className="max-w-2xl text-lead text-ink-soft text-pretty">{children}</p> : null}
    </header>
  );
}
