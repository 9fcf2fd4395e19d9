type SegmentsProps = {
  legend: string;
  name: string;
  /** Value and label of each. */
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  hint?: string;
  error?: string;
};

/** One of a few, side by side: radio buttons in one strip. */
export function Segments({ legend, name, options, value, hint, error }: SegmentsProps) {
  const chosen = options.some(([option]) => option === value) ? value : options[0]?.[0];
  const described = [error ? `${name}-error` : '', hint ? `${name}-hint` : ''].filter(Boolean).join(' ');
  return (
    <fieldset className="grid gap-1.5" aria-describedby={described || undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-md border border-line-strong bg-raised">
        {options.map(([option, label]) => (
          <label
            key={option}
            className="relative grid min-h-11 place-items-center border-line-strong text-sm font-semibold not-first:border-s not-has-checked:hover:bg-sunk has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={option === chosen}
              className="absolute inset-0 size-full cursor-[inherit] appearance-none outline-none"
            />
            {label}
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${name}-error`} className="text-sm font-medium text-danger-text">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${name}-hint`} className="text-2xs text-ink-soft">
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}
