import type { ReactNode } from 'react';

type ChoiceProps = { name: string; value: string; isChecked: boolean; children: ReactNode };

/** One of a few, as a radio button in the shape of a pill. */
export function Choice({ name, value, isChecked, children }: ChoiceProps) {
  return (
    <label className="relative grid min-h-10 place-items-center rounded-full border border-line-strong bg-raised px-3.5 text-sm font-semibold not-has-checked:hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChecked}
        className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded-full outline-none"
      />
      {children}
    </label>
  );
}
