import { cva, type VariantProps } from 'class-variance-authority';

/** Looks shared by Button and LinkButton. */
export const buttonVariants = cva(
  [
    'inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-md border border-transparent font-semibold',
    'whitespace-nowrap transition-[background-color,border-color,color,translate,box-shadow] duration-150',
    'active:translate-y-px disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55',
    '[&_svg]:size-[1.15em] [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-accent text-on-accent shadow-press hover:bg-accent-strong',
        ink: 'bg-ink text-paper shadow-press hover:bg-ink-soft',
        secondary: 'border-line-strong bg-raised text-ink hover:border-ink hover:bg-sunk',
        ghost: 'text-ink hover:bg-ink/8',
        danger: 'bg-danger text-on-danger hover:bg-danger-strong',
      },
      size: {
        sm: 'min-h-9 px-3 text-sm',
        md: 'min-h-11 px-4.5 text-base',
        lg: 'min-h-13 px-6 text-lg',
        icon: 'size-11 p-0',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export type ButtonLook = VariantProps<typeof buttonVariants>;
