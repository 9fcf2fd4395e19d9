import type { ReactNode } from 'react';
import { useId } from 'react';
import { Spinner } from '#app/ui/spinner.tsx';

type SwitchProps = {
  label: string;
  hint: ReactNode;
  checked: boolean;
  disabled?: boolean;
  pending?: boolean;
};

/** A switch that submits its form when pressed; the form says what it turns. Needs no JavaScript. */
export function Switch({ label, hint, checked, disabled, pending }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="grid gap-1">
        <span id={`${id}-label`} className="font-semibold">
          {label}
        </span>
        <span id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </span>
      </div>
      <span className="flex shrink-0 items-center gap-3">
        {pending ? <Spinner /> : null}
        <button
          type="submit"
          role="switch"
          aria-checked={checked}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          disabled={disabled}
          className="group relative h-8 w-14 rounded-full border border-line-strong bg-sunk transition-colors aria-checked:border-accent aria-checked:bg-accent disabled:cursor-not-allowed disabled:opacity-60"
        >
          <span
            aria-hidden="true"
            className="absolute start-1 top-1/2 size-6 -translate-y-1/2 rounded-full bg-raised shadow-sheet transition-transform group-aria-checked:translate-x-6 rtl:group-aria-checked:-translate-x-6"
          />
        </button>
      </span>
    </div>
  );
}
