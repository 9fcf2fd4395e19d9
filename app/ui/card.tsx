import type { ComponentProps } from 'react';
import { cn } from '#app/ui/cn.ts';

/** A raised sheet of paper; pads itself unless `className` says otherwise. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={cn('rounded-lg border border-line bg-raised p-5 shadow-sheet sm:p-6', className)}
    />
  );
}

export function CardTitle({ className, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 {...rest} className={cn('text-title font-bold tracking-tight text-balance', className)}>
      {children}
    </h2>
  );
}

export function CardText({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={cn('text-base text-ink-soft', className)} />;
}
