import type { ComponentProps } from 'react';
import { cn } from '#app/ui/cn.ts';

/** The width of a page's content: centred, with room at the sides from 320 px up. */
export function Container({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cn('mx-auto w-full max-w-7xl px-4 sm:px-6 lg:px-10', className)} />;
}
