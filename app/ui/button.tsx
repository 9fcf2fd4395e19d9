import type { ComponentProps } from 'react';
import { type ButtonLook, buttonVariants } from '#app/ui/button-variants.ts';
import { cn } from '#app/ui/cn.ts';
import { Spinner } from '#app/ui/spinner.tsx';

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** The button's work is running: shows a spinner and ignores further presses, but keeps the focus. */
    pending?: boolean;
  };

/** A button; as in HTML it submits its form unless `type="button"` is given. */
export function Button({ variant, size, pending, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      className={cn(buttonVariants({ variant, size }), className)}
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending ? <Spinner /> : null}
      {children}
    </button>
  );
}
