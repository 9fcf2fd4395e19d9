import { cn } from '#app/ui/cn.ts';

/** The mark alone: a registration cross with its two plates out of register. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={cn('size-8', className)} aria-hidden="true">
      <rect x="2" y="2" width="28" height="28" rx="7" className="fill-ink" />
      <path
        d="M9.2 23 16 7.5 22.8 23"
        fill="none"
        className="stroke-accent"
        strokeWidth="4.6"
        strokeLinejoin="round"
      />
      <path
        d="M7.6 21.8 14.4 6.3 21.2 21.8"
        fill="none"
        className="stroke-paper"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="M10.6 16.800h9.8" className="stroke-paper" strokeWidth="2.4" />
    </svg>
  );
}

/** The mark and the product's name. */
export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2.5', className)}>
      <LogoMark />
      <span className="font-display text-2xl leading-none tracking-wide">{name}</span>
    </span>
  );
}
