import { Lock } from 'lucide-react';
import { href, Link } from 'react-router';
import { type AdSize, adSizes, pixelsOf } from '#app/composer/design/ad-size.ts';
import type { Plan } from '#app/domain/billing/plans.ts';
import { cn } from '#app/ui/cn.ts';

const names: Record<AdSize, string> = {
  '1024x1024': 'Square',
  '1536x1024': 'Landscape',
  '1024x1536': 'Portrait',
};

type SizePickerProps = { plan: Plan; value?: string; error?: string };

/** The sizes as sheets drawn to scale; those the plan leaves out are shown locked, with the reason. */
export function SizePicker({ plan, value, error }: SizePickerProps) {
  const isLimited = plan.sizes.length < adSizes.length;
  const chosen = plan.sizes.find((size) => size === value) ?? '1024x1024';
  const described = [error ? 'size-error' : '', isLimited ? 'size-locked' : ''].filter(Boolean).join(' ');
  return (
    <fieldset className="wide grid gap-1.5" aria-describedby={described || undefined}>
      <legend className="mb-1.5 text-sm font-semibold">Size</legend>
      <div className="grid grid-cols-3 gap-2">
        {adSizes.map((size) => (
          <SizeCard key={size} size={size} locked={!plan.sizes.includes(size)} chosen={size === chosen} />
        ))}
      </div>
      {error ? (
        <p id="size-error" className="text-sm font-medium text-danger-text">
          {error}
        </p>
      ) : null}
      {isLimited ? (
        <p id="size-locked" className="text-2xs text-ink-soft">
          {plan.name} makes square ads. Landscape and portrait come with{' '}
          <Link to={href('/manage-plan')} className="text-link">
            Professional
          </Link>
          .
        </p>
      ) : null}
    </fieldset>
  );
}

function SizeCard({ size, locked, chosen }: { size: AdSize; locked: boolean; chosen: boolean }) {
  const { width, height } = pixelsOf(size);
  return (
    <label
      className={cn(
        'relative grid justify-items-center gap-1 rounded-md border px-1 py-2.5 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
        locked
          ? 'cursor-not-allowed border-dashed border-line-strong text-ink-soft'
          : 'border-line-strong bg-raised has-checked:border-accent has-checked:bg-accent-wash has-checked:ring-1 has-checked:ring-accent',
      )}
    >
      <input
        type="radio"
        name="size"
        value={size}
        defaultChecked={chosen}
        disabled={locked}
        className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-md outline-none"
      />
      <span className="grid h-11 place-items-center">
        {locked ? (
          <Lock className="size-5" aria-hidden="true" />
        ) : (
          <svg viewBox="0 0 1536 1536" className="h-10" aria-hidden="true">
            <rect
              x={(1536 - width) / 2}
              y={(1536 - height) / 2}
              width={width}
              height={height}
              rx="60"
              className="fill-ink/15 stroke-ink"
              strokeWidth="60"
            />
          </svg>
        )}
      </span>
      <span className="text-xs font-semibold sm:text-2xs">{names[size]}</span>
      <span className="text-[0.6875rem] leading-tight text-ink-soft tabular-nums">
        {width}×{height}
      </span>
    </label>
  );
}
