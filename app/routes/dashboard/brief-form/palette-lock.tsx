import { type FormEvent, useRef } from 'react';
import type { AdFormErrors, AdFormValues } from '#app/domain/ads/ad-form.ts';
import { Input } from '#app/ui/input.tsx';

type PaletteLockProps = { values?: AdFormValues; errors?: AdFormErrors };

/** Two colours that may not change. Picker and text are both sent; what was typed goes first. */
export function PaletteLock({ values, errors }: PaletteLockProps) {
  const lock = useRef<HTMLInputElement>(null);
  const onTouched = () => {
    if (lock.current) lock.current.checked = true;
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">Palette lock</legend>
      <label className="flex items-center gap-2.5 text-sm">
        <input
          ref={lock}
          type="checkbox"
          name="lockPalette"
          defaultChecked={values?.lockPalette === 'on'}
          className="size-5 shrink-0 accent-accent"
        />
        Use exactly these two colors
      </label>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
        <ColorField
          label="Background"
          name="background"
          value={values?.background ?? '#f6f1e6'}
          typed={values?.backgroundTyped}
          error={errors?.backgroundTyped ?? errors?.background}
          onTouched={onTouched}
        />
        <ColorField
          label="Accent"
          name="accent"
          value={values?.accent ?? '#d93a12'}
          typed={values?.accentTyped}
          error={errors?.accentTyped ?? errors?.accent}
          onTouched={onTouched}
        />
      </div>
    </fieldset>
  );
}

type ColorFieldProps = {
  label: string;
  name: 'background' | 'accent';
  /** '#rrggbb' */
  value: string;
  typed?: string;
  error?: string;
  onTouched: () => void;
};

function ColorField({ label, name, value, typed, error, onTouched }: ColorFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLInputElement>(null);
  function pick(event: FormEvent<HTMLInputElement>) {
    if (text.current) text.current.value = event.currentTarget.value;
    onTouched();
  }
  function type(event: FormEvent<HTMLInputElement>) {
    const written = event.currentTarget.value.trim().toLowerCase();
    if (picker.current && /^#[0-9a-f]{6}$/.test(written)) picker.current.value = written;
    onTouched();
  }
  return (
    <div className="grid min-w-0 gap-1">
      <span className="text-2xs text-ink-soft" id={`${name}-label`}>
        {label}
      </span>
      <div className="flex min-w-0 gap-2">
        <input
          ref={picker}
          type="color"
          name={name}
          defaultValue={/^#[0-9a-f]{6}$/.test(value) ? value : '#000000'}
          onInput={pick}
          aria-label={`${label} color`}
          className="h-11 w-11 shrink-0 cursor-pointer rounded-md border border-line-strong bg-raised p-1"
        />
        <Input
          ref={text}
          name={`${name}Typed`}
          defaultValue={typed}
          onInput={type}
          maxLength={9}
          placeholder="#rrggbb"
          autoComplete="off"
          spellCheck={false}
          aria-label={`${label} color as text`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
          className="min-w-0 px-2.5 font-mono text-sm"
        />
      </div>
      {error ? (
        <p id={`${name}-error`} className="text-sm font-medium text-danger-text">
          {error}
        </p>
      ) : null}
    </div>
  );
}
