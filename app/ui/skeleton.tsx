import { cn } from '#app/ui/cn.ts';

/** A grey place for something that is loading; give it its size by class. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn('block animate-pulse rounded-md bg-ink/10 motion-reduce:animate-none', className)}
    />
  );
}
