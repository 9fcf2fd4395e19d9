import { fills, type Tone } from './series.ts';

type ProportionBarProps = { label: string; parts: readonly { name: string; tone: Tone; value: number }[] };

/** How a whole divides, in one bar. */
export function ProportionBar({ label, parts }: ProportionBarProps) {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  let start = 0;
  return (
    <svg role="img" aria-label={label} direction="ltr" width="100%" height="20" className="block rounded-sm">
      <rect width="100%" height="20" className="fill-sunk" />
      {total === 0
        ? null
        : parts.map(({ name, tone, value }) => {
            const share = (value / total) * 100;
            start += share;
            return (
              <rect
                key={name}
                x={`${start - share}%`}
                width={`${share}%`}
                height="20"
                className={fills[tone]}
              />
            );
          })}
    </svg>
  );
}
