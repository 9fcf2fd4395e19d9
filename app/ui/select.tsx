import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '#app/ui/cn.ts';
import { controlClasses } from '#app/ui/input.tsx';

/** The browser's own select, styled; options are its children. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...rest} className={cn(controlClasses, 'min-h-11 appearance-none py-2 pe-10', className)}>
        {children}
      </select>
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4.5 text-ink-soft"
        aria-hidden="true"
      />
    </span>
  );
}
