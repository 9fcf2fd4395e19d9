import { ChevronDown } from 'lucide-react';
import { describeTuning } from '#app/domain/ads/ad-tuning.ts';
import type { AdView } from '#app/domain/ads/ad-view.ts';

/** What was tuned and the seed, for somebody who wants to make the same ad again. */
export function AdDetails({ ad }: { ad: AdView }) {
  return (
    <details className="group text-2xs">
      <summary className="flex min-h-6 w-fit items-center gap-1 rounded-sm font-semibold text-ink-soft hover:text-ink">
        Details<span className="sr-only"> of {ad.title}</span>
        <ChevronDown
          className="size-3.5 transition-transform group-open:rotate-180 motion-reduce:transition-none"
          aria-hidden="true"
        />
      </summary>
      <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 border-t border-line pt-2">
        {describeTuning(ad.tuning, ad.seed).map(({ label, value, colors }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="flex flex-wrap items-center gap-1.5 font-medium tabular-nums">
              {colors ? <Swatches colors={colors} /> : null}
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Drawn as SVG: a fill is an attribute, which a strict style policy allows. */
function Swatches({ colors }: { colors: string[] }) {
  return (
    <svg viewBox={`0 0 ${colors.length * 16} 16`} className="h-3.5" aria-hidden="true">
      {colors.map((color, index) => (
        <rect
          key={color}
          x={index * 16 + 1}
          y="1"
          width="14"
          height="14"
          rx="3"
          fill={color}
          className="stroke-line-strong"
        />
      ))}
    </svg>
  );
}
