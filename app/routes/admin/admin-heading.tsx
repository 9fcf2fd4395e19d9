import type { ReactNode } from 'react';
import { cn } from '#app/ui/cn.ts';

type AdminHeadingProps = { title: string; subtitle?: string; children?: ReactNode };

/** Title and subtitle of an admin page; what stands beside them, such as a search box, is its children. */
export function AdminHeading({ title, subtitle, children }: AdminHeadingProps) {
  return (
    <div className={cn('grid gap-5', children && 'md:grid-cols-[1fr_minmax(0,20rem)] md:items-end')}>
      <div className="grid gap-1">
        <h1 className="text-heading font-bold tracking-tight">{title}</h1>
        {subtitle ? <p className="text-ink-soft text-pretty">{subtitle}</p> : null}
      </div>
      {children}
    </div>
  );
}
