import type { ComponentProps } from 'react';
import { cn } from '#app/ui/cn.ts';
import { controlClasses } from '#app/ui/input.tsx';

/** Grows with its text where the browser can (field-sizing), else keeps `rows`. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={cn(
        controlClasses,
        'field-sizing-content max-h-96 min-h-24 py-2.5 leading-normal',
        className,
      )}
    />
  );
}
