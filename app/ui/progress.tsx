import { cn } from '#app/ui/cn.ts';

type MeterProps = {
  label: string;
  value: number;
  max: number;
  text?: string;
  className?: string;
};

/** How much of an allowance is used. Drawn as SVG: its width is an attribute, which a strict style policy allows. */
export function Meter({ label, value, max, text, className }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const tone = share >= 1 ? 'fill-danger' : share >= 0.8 ? 'fill-warning' : 'fill-success';
  return (
    // biome-ignore lint/a11y/useSemanticElements: <meter> takes no colours across browsers
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={text}
      className={cn('h-2.5 w-full overflow-hidden rounded-full bg-ink/12', className)}
    >
      <svg width="100%" height="100%" aria-hidden="true" className="block">
        <rect width={`${share * 100}%`} height="100%" rx="5" className={tone} />
      </svg>
    </div>
  );
}
