import type { ComponentProps } from 'react';
import { cn } from '#app/ui/cn.ts';

/** The look of every text control. */
export const controlClasses = [
  'w-full rounded-md border border-line-strong bg-raised px-3.5 text-base text-ink shadow-well',
  'placeholder:text-ink-faint transition-colors hover:border-ink-soft',
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-sunk disabled:text-ink-soft',
];

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cn(controlClasses, 'min-h-11 py-2', className)} />;
}
