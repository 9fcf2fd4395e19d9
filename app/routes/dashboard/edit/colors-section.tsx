import type { ColorNote, ColorNotes } from '#app/domain/ads/edit/edit-notes.ts';
import type { PaletteChoice } from '#app/domain/ads/edit/edit-view.ts';
import { Input } from '#app/ui/input.tsx';
import type { FormValues } from './form-values.ts';
import { Section } from './section.tsx';

type ColorsSectionProps = {
  palettes: PaletteChoice[];
  notes: ColorNotes;
  values: FormValues;
  errors: Record<string, string>;
  onChoose: (palette: PaletteChoice) => void;
};

const parts = [
  ['background', 'Ground'],
  ['surface', 'Panel'],
  ['accent', 'Accent'],
] as const;

/** Palettes to choose from, and each color by itself; the words take the color that reads on them. */
export function ColorsSection({ palettes, notes, values, errors, onChoose }: ColorsSectionProps) {
  const isChosen = (palette: PaletteChoice) => parts.every(([part]) => palette[part] === values[part]);
  return (
    <Section title="Colors" hint={<Swatch palette={values} className="inline h-4.5 w-14" />}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(3.75rem,1fr))] gap-2">
        {palettes.map((palette, index) => (
          <button
            key={`${palette.background}${palette.surface}${palette.accent}`}
            type="button"
            aria-pressed={isChosen(palette)}
            aria-label={
              index === 0
                ? 'The saved colors'
                : `Palette ${index}: ${parts.map(([part]) => palette[part]).join(', ')}`
            }
            onClick={() => onChoose(palette)}
            className="rounded-md border border-line-strong p-1 hover:border-ink aria-pressed:border-accent aria-pressed:ring-2 aria-pressed:ring-accent"
          >
            <Swatch palette={palette} className="h-9 w-full" />
          </button>
        ))}
      </div>
      <div className="@container">
        <div className="grid gap-3 @[22rem]:grid-cols-3">
          {parts.map(([name, label]) => (
            <ColorField
              key={name}
              name={name}
              label={label}
              value={values[name]}
              note={notes[name]}
              error={errors[name]}
            />
          ))}
        </div>
      </div>
      <p className="text-2xs text-ink-soft">Words take a color that reads on their ground by themselves.</p>
    </Section>
  );
}

/** The three colors as an ad has them: much ground, a panel, a spot of accent. */
function Swatch({ palette, className }: { palette: PaletteChoice; className: string }) {
  return (
    <svg viewBox="0 0 60 36" preserveAspectRatio="none" className={className} aria-hidden="true">
      <rect width="60" height="36" rx="3" fill={palette.background} />
      <rect x="30" y="5" width="25" height="26" rx="2" fill={palette.surface} />
      <rect x="7" y="20" width="18" height="9" rx="2" fill={palette.accent} />
    </svg>
  );
}

/** Words on a ground, as attributes: the security policy lets no style stand in the page. */
function Sample({ ground, words }: { ground: string; words: string }) {
  return (
    <svg viewBox="0 0 30 20" className="h-5 w-7.5 shrink-0" aria-hidden="true">
      <rect
        x="0.5"
        y="0.5"
        width="29"
        height="19"
        rx="3"
        fill={ground}
        stroke="currentColor"
        strokeOpacity="0.3"
      />
      <text x="15" y="14.5" textAnchor="middle" fontSize="12" fontWeight="700" fill={words}>
        Aa
      </text>
    </svg>
  );
}

type ColorFieldProps = { name: string; label: string; value: string; note: ColorNote; error?: string };

/** Picker and text of one color; what was typed goes first. */
function ColorField({ name, label, value, note, error }: ColorFieldProps) {
  const isColor = /^#[0-9a-f]{6}$/.test(value);
  const mirror = (into: string) => (event: { currentTarget: HTMLInputElement }) => {
    const typed = event.currentTarget.value.trim().toLowerCase();
    const other = event.currentTarget.form?.elements.namedItem(into);
    if (other instanceof HTMLInputElement && /^#[0-9a-f]{6}$/.test(typed)) other.value = typed;
  };
  return (
    <div className="grid min-w-0 content-start gap-1">
      <span className="text-2xs text-ink-soft">{label}</span>
      <div className="flex min-w-0 gap-1.5">
        <input
          type="color"
          name={name}
          defaultValue={isColor ? value : '#000000'}
          onInputCapture={mirror(`${name}Typed`)}
          aria-label={`${label} color`}
          className="h-11 w-10 shrink-0 cursor-pointer rounded-md border border-line-strong bg-raised p-1"
        />
        <Input
          name={`${name}Typed`}
          defaultValue={value}
          onInputCapture={mirror(name)}
          maxLength={9}
          autoComplete="off"
          spellCheck={false}
          aria-label={`${label} color as text`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
          className="min-w-0 px-2 font-mono text-sm"
        />
      </div>
      {error ? (
        <p id={`${name}-error`} className="text-2xs font-medium text-danger-text">
          {error}
        </p>
      ) : (
        <p role="status" className="flex items-start gap-2 text-2xs text-ink-soft">
          <Sample ground={isColor ? value : '#ffffff'} words={note.words} />
          <span className={note.isFine ? undefined : 'font-semibold text-warning-text'}>{note.text}</span>
        </p>
      )}
    </div>
  );
}
