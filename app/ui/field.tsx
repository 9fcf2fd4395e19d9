import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cn } from '#app/ui/cn.ts';

/** What Field gives its control; spread it onto an Input, Textarea or Select. */
export type FieldControl = {
  id: string;
  name: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

export type FieldProps = {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  /** The server's or the browser's message about this field. */
  error?: string;
  required?: boolean;
  /** Says 'optional' beside the label; for forms where most fields are required. */
  optional?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** A label, its control, a hint and an error, tied together for assistive technology; needs no JavaScript. */
export function Field({ label, name, hint, error, required, optional, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <div className={cn('grid gap-1.5', className)}>
      <label htmlFor={id} className="flex items-baseline justify-between gap-3 text-sm font-semibold">
        <span>
          {label}
          {required ? (
            <span className="text-accent-text" aria-hidden="true">
              {' *'}
            </span>
          ) : null}
        </span>
        {optional ? <span className="text-2xs font-normal text-ink-soft">optional</span> : null}
      </label>
      {children({
        id,
        name,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-danger-text">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="text-2xs text-ink-soft text-pretty">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
