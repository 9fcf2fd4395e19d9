import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonVariants } from '#app/ui/button-variants.ts';
import { cn } from '#app/ui/cn.ts';

/** A link that looks like a button. */
export function LinkButton({ variant, size, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={cn(buttonVariants({ variant, size }), className)} />;
}
