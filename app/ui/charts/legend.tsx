import { fills, type Tone } from './series.ts';

type LegendProps = {
  /** The day or the period the values are of. */
  heading: string;
  entries: readonly { name: string; tone: Tone; value: string }[];
};

/** What the colours stand for, with a value each; it holds its place while the values change. */
export function Legend({ heading, entries }: LegendProps) {
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="text-2xs text-ink-soft tabular-nums">{heading}</p>
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {entries.map(({ name, tone, value }) => (
          <div key={name} className="flex items-baseline gap-2">
            <dt className="flex items-baseline gap-1.5 text-ink-soft">
              <Swatch tone={tone} />
              {name}
            </dt>
            <dd className="min-w-[4ch] font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A dab of a series' colour. */
export function Swatch({ tone }: { tone: Tone }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 shrink-0">
      <rect width="10" height="10" rx="2.5" className={fills[tone]} />
    </svg>
  );
}
