import { X } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { AdFormErrors } from '#app/domain/ads/ad-form.ts';
import { Field, type FieldControl } from '#app/ui/field.tsx';

/** The same as the server's limit (domain/ads/uploads.server.ts), in bytes. */
const maxBytes = 10 * 1024 * 1024;

const fields = [
  {
    name: 'referenceImage',
    label: 'Reference image',
    hint: 'Gives the ad its colors and mood, and its scene where type can stand on it. PNG, JPEG or WebP, up to 10 MB.',
  },
  {
    name: 'productImage',
    label: 'Product or logo image',
    hint: 'Placed whole and undistorted. PNG, JPEG or WebP, up to 10 MB.',
  },
] as const;

/** The two pictures a paid brief may carry. */
export function PictureFields({ errors }: { errors?: AdFormErrors }) {
  return fields.map(({ name, label, hint }) => (
    <PictureField key={name} name={name} label={label} hint={hint} error={errors?.[name]} />
  ));
}

type PictureFieldProps = { name: string; label: string; hint: string; error?: string };

function PictureField({ name, label, hint, error }: PictureFieldProps) {
  const [problem, setProblem] = useState<string>();
  return (
    <Field label={label} name={name} optional hint={hint} error={problem ?? error}>
      {(control) => <PictureInput control={control} onProblem={setProblem} />}
    </Field>
  );
}

function PictureInput(props: { control: FieldControl; onProblem: (problem: string | undefined) => void }) {
  const { control, onProblem } = props;
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string>();

  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview);
  }, [preview]);

  useEffect(() => {
    // The form is reset when its ad was accepted.
    const form = input.current?.form;
    const forget = () => setPreview(undefined);
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    const isTooLarge = file && file.size > maxBytes;
    if (isTooLarge) event.target.value = '';
    onProblem(isTooLarge ? 'This picture is larger than 10 MB. Please choose a smaller one.' : undefined);
    setPreview(file && !isTooLarge ? URL.createObjectURL(file) : undefined);
  }

  function clear() {
    if (input.current) input.current.value = '';
    setPreview(undefined);
    onProblem(undefined);
    input.current?.focus();
  }

  return (
    <div className="flex min-w-0 items-center gap-3">
      {preview ? (
        <img
          src={preview}
          alt="Your choice"
          width={44}
          height={44}
          className="size-11 shrink-0 rounded-md border border-line bg-sunk object-contain"
        />
      ) : null}
      <input
        {...control}
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        onChange={choose}
        className="w-full min-w-0 grow rounded-md border border-dashed border-line-strong bg-raised text-sm text-ink-soft file:me-3 file:min-h-11 file:cursor-pointer file:border-0 file:bg-sunk file:px-3.5 file:font-semibold file:text-ink hover:border-ink-soft aria-invalid:border-danger"
      />
      {preview ? (
        <button
          type="button"
          onClick={clear}
          className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunk"
        >
          <X className="size-4" aria-hidden="true" />
          <span className="sr-only">Remove the picture</span>
        </button>
      ) : null}
    </div>
  );
}
