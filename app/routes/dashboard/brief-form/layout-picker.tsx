import type { ReactNode } from 'react';
import type { SceneLayout } from '#app/composer/design/ad-design.ts';
import { layoutLabels } from '#app/domain/ads/ad-tuning.ts';

type LayoutPickerProps = { value?: string; error?: string };

/** The layouts as small drawings; the designer's choice goes first. */
export function LayoutPicker({ value, error }: LayoutPickerProps) {
  const names = Object.keys(layoutLabels) as SceneLayout[];
  const chosen = names.find((name) => name === value) ?? '';
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error ? 'layout-error' : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">Layout</legend>
      <div className="grid grid-cols-3 gap-2">
        <LayoutCard value="" label="Let the designer choose" chosen={chosen === ''} />
        {names.map((name) => (
          <LayoutCard key={name} value={name} label={layoutLabels[name]} chosen={chosen === name} />
        ))}
      </div>
      {error ? (
        <p id="layout-error" className="text-sm font-medium text-danger-text">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

type LayoutCardProps = { value: SceneLayout | ''; label: string; chosen: boolean };

function LayoutCard({ value, label, chosen }: LayoutCardProps) {
  return (
    <label className="relative grid content-start justify-items-center gap-1.5 rounded-md border border-line-strong bg-raised px-1 py-2 text-center has-checked:border-accent has-checked:bg-accent-wash has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="layout"
        value={value}
        defaultChecked={chosen}
        className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-md outline-none"
      />
      <svg viewBox="0 0 48 48" className="size-12 rounded-sm" aria-hidden="true">
        <rect width="48" height="48" className="fill-ink/15" />
        {value ? drawings[value] : anyLayout}
      </svg>
      <span className="text-[0.6875rem] leading-tight font-semibold">{label}</span>
    </label>
  );
}

const scene = 'fill-ink/35';
const ink = 'fill-ink';
const paper = 'fill-raised';
const accent = 'fill-accent';

/** A hill and a sun, as a sign for the scene. */
const hill = (
  <>
    <circle cx="35" cy="14" r="6" className={scene} />
    <path d="M0 48V36l14-10 12 9 10-6 12 9v10z" className={scene} />
  </>
);

const anyLayout = (
  <path
    d="M24 9l3.6 10.4L38 23l-10.4 3.6L24 37l-3.6-10.4L10 23l10.4-3.6zM38 31l1.5 4.5L44 37l-4.5 1.5L38 43l-1.5-4.5L32 37l4.5-1.5z"
    className={accent}
  />
);

/** Each layout in 48 by 48: scene, words as bars, call to action in the accent. */
const drawings: Record<SceneLayout, ReactNode> = {
  'hero-side': (
    <>
      {hill}
      <path d="M5 12h18v5H5zM5 20h14v5H5zM5 28h16v2H5z" className={ink} />
      <path d="M5 34h11v5H5z" className={accent} />
    </>
  ),
  'hero-bottom': (
    <>
      <circle cx="35" cy="12" r="6" className={scene} />
      <path d="M0 30V24l14-9 12 8 10-5 12 7v5z" className={scene} />
      <path d="M5 29h32v5H5zM5 36h20v2H5z" className={ink} />
      <path d="M5 41h11v4H5zM4 4h9v6H4z" className={accent} />
    </>
  ),
  split: (
    <>
      {hill}
      <path d="M0 0h25v48H0z" className={paper} />
      <path d="M4 12h17v5H4zM4 20h13v5H4zM4 28h15v2H4z" className={ink} />
      <path d="M4 34h11v5H4z" className={accent} />
    </>
  ),
  card: (
    <>
      {hill}
      <path d="M6 22h36v21H6z" className={paper} />
      <path d="M10 26h26v4H10zM10 32h18v2H10z" className={ink} />
      <path d="M10 36h10v4H10z" className={accent} />
    </>
  ),
  poster: (
    <>
      <path d="M4 5h40v9H4zM4 16h32v9H4zM4 27h38v9H4z" className={ink} />
      <path d="M4 40h12v4H4z" className={accent} />
      <path d="M32 41h12v2H32z" className={ink} />
    </>
  ),
  editorial: (
    <>
      <path d="M0 0h48v48H0z" className={paper} />
      <path d="M6 6h36v22H6z" className="fill-ink/15" />
      <path d="M6 28v-5l11-7 9 6 8-4 8 5v5z" className={scene} />
      <path d="M6 32h22v4H6zM6 38h16v2H6z" className={ink} />
      <path d="M33 32h9v4h-9z" className={accent} />
    </>
  ),
  band: (
    <>
      {hill}
      <path d="M0 19h48v15H0zM34 14h10v5H34z" className={accent} />
      <path d="M5 22h28v4H5zM5 28h18v2H5z" className={paper} />
    </>
  ),
  centered: (
    <>
      {hill}
      <path d="M4 4h40v40H4zm1 1v38h38V5z" fillRule="evenodd" className={ink} />
      <path d="M11 14h26v5H11zM15 21h18v5H15zM18 28h12v2H18z" className={ink} />
      <path d="M18 34h12v5H18z" className={accent} />
    </>
  ),
};
