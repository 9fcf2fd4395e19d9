import { ArrowRight } from 'lucide-react';
import { ShowcaseAd } from '#app/routes/public/landing/showcase.tsx';

const brief = [
  ['Title', 'Morning coffee for Kettle & Crane'],
  ['Sale goals and offer', '20% off your first bag'],
  ['Colors and theming', 'Terracotta and warm cream'],
  ['Brand voice', 'Warm, unhurried'],
];

/** A filled brief and the ad it became. */
export function BriefSpecimen() {
  return (
    <div className="grid items-center gap-5 p-5 sm:grid-cols-[1fr_auto_minmax(0,15rem)] sm:p-8">
      <dl className="grid gap-3 rounded-lg border border-line bg-raised p-5">
        {brief.map(([term, value]) => (
          <div key={term} className="border-b border-line pb-2.5 last:border-0 last:pb-0">
            <dt className="text-2xs text-ink-soft">{term}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <ArrowRight className="mx-auto size-8 rotate-90 text-accent sm:rotate-0" aria-hidden="true" />
      <ShowcaseAd
        name="coffee"
        sizes="(min-width: 40rem) 240px, 85vw"
        className="mx-auto max-w-60 rounded-sm shadow-lift"
      />
    </div>
  );
}

/** A dial with its first half filled: thirty seconds. */
export function ClockSpecimen() {
  return (
    <div className="grid place-items-center p-8" aria-hidden="true">
      <svg viewBox="0 0 200 200" className="w-full max-w-60" aria-hidden="true">
        {Array.from({ length: 60 }, (_, second) => (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its second
            key={second}
            x1="100"
            x2="100"
            y1="6"
            y2={second % 5 === 0 ? 26 : 18}
            strokeWidth={second % 5 === 0 ? 5 : 2.5}
            transform={`rotate(${second * 6} 100 100)`}
            className={second < 30 ? 'stroke-accent' : 'stroke-line-strong'}
          />
        ))}
        <text x="100" y="122" textAnchor="middle" className="fill-ink font-display text-[64px]">
          0:30
        </text>
      </svg>
    </div>
  );
}

/** A palette and a face, as on a brand sheet. */
export function BrandSpecimen() {
  return (
    <div className="grid min-h-56 grid-cols-2" aria-hidden="true">
      <div className="grid place-items-center bg-raised">
        <span className="font-accent text-8xl italic leading-none">Aa</span>
      </div>
      <div className="grid grid-rows-[3fr_2fr_1fr]">
        <span className="bg-accent" />
        <span className="bg-ink" />
        <span className="bg-warning" />
      </div>
    </div>
  );
}

const formats = [
  { width: 96, height: 64, x: 4, y: 4, label: '1536 × 1024' },
  { width: 64, height: 64, x: 4, y: 76, label: '1024²' },
  { width: 64, height: 96, x: 108, y: 4, label: '1024 × 1536' },
];

/** The three sizes, drawn to scale. */
export function FormatSpecimen() {
  return (
    <div className="grid min-h-56 place-items-center p-4" aria-hidden="true">
      <svg viewBox="0 0 176 144" className="h-44" aria-hidden="true">
        {formats.map(({ width, height, x, y, label }) => (
          <g key={label}>
            <rect
              x={x}
              y={y}
              width={width}
              height={height}
              className="fill-raised stroke-ink"
              strokeWidth="1.25"
            />
            <rect x={x + 6} y={y + 7} width={width * 0.62} height="6" className="fill-accent" />
            <rect x={x + 6} y={y + 17} width={width * 0.4} height="3" className="fill-line-strong" />
            <text x={x + 6} y={y + height - 6} className="fill-ink-soft text-[7px] font-medium">
              {label}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Headline, offer, call to action: what is read first is largest. */
export function HierarchySpecimen() {
  return (
    <div className="grid min-h-56 content-center gap-3 p-6 sm:px-8" aria-hidden="true">
      <span className="font-display text-5xl leading-none">Headline</span>
      <span className="text-xl font-semibold">the offer, right behind it</span>
      <span className="w-fit rounded-md bg-accent px-4 py-1.5 text-sm font-semibold text-on-accent">
        and one thing to do
      </span>
    </div>
  );
}

/** One shop sign in many scripts, drawn ahead of time (scripts/draw-languages.mjs): no visitor has all these fonts. */
export function LanguageSpecimen() {
  return (
    <div className="grid place-items-center p-6 sm:p-10">
      <div role="img" aria-label="“Open now” in fourteen languages" className="languages w-full bg-ink" />
    </div>
  );
}
