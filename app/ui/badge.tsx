import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '#app/ui/cn.ts';

const badgeVariants = cva(
  'inline-flex w-fit items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-2xs font-semibold [&_svg]:size-3.5',
  {
    variants: {
      tone: {
        neutral: 'border-line bg-sunk text-ink-soft',
        accent: 'border-accent/35 bg-accent-wash text-accent-text',
        success: 'border-success/35 bg-success-wash text-success-text',
        warning: 'border-warning/45 bg-warning-wash text-warning-text',
        danger: 'border-danger/35 bg-danger-wash text-danger-text',
        ink: 'border-ink bg-ink text-paper',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export function Badge({
  tone,
  className,
  ...rest
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants>) {
  return <span {...rest} className={cn(badgeVariants({ tone }), className)} />;
}
