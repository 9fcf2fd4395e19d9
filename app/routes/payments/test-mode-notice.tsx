import { FlaskConical } from 'lucide-react';
import { useRootData } from '#app/root-data.ts';
import { cn } from '#app/ui/cn.ts';

/** Says that no money moves, wherever a price is shown in test mode; nothing otherwise. */
export function TestModeNotice({ className }: { className?: string }) {
  const { payments } = useRootData();
  if (payments !== 'test') return null;
  return (
    <p
      className={cn(
        'flex items-start gap-3 rounded-md border border-warning/45 bg-warning-wash px-4 py-3 text-sm text-warning-text',
        className,
      )}
    >
      <FlaskConical className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <span>
        <strong className="font-semibold">Test mode.</strong> Payments on this installation are simulated: no
        card is asked for and no money moves.
      </span>
    </p>
  );
}
