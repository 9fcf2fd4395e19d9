import { X } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import {
  maxPicturePixels,
  pictureProblems,
  pictureTypes,
  problemOfFile,
} from '#app/domain/ads/picture-limits.ts';
import { Button } from '#app/ui/button.tsx';
import type { FieldControl } from '#app/ui/field.tsx';

type PictureInputProps = {
  control: FieldControl;
  label: string;
  onProblem: (problem: string | undefined) => void;
  onChosen: (isChosen: boolean) => void;
};

type Chosen = { file: File; preview: string | null };

/**
 * A file field that shows its picture before it is sent, with a way to take it back. What the server would refuse is
 * told at once and keeps the form from being sent: an ad without the picture would cost a credit.
 */
export function PictureInput({ control, label, onProblem, onChosen }: PictureInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>();

  useEffect(() => {
    const preview = chosen?.preview;
    if (preview) return () => URL.revokeObjectURL(preview);
  }, [chosen]);

  function tell(problem: string | undefined) {
    input.current?.setCustomValidity(problem ?? '');
    onProblem(problem);
  }

  function show(file: File | undefined) {
    const problem = file && problemOfFile(file);
    setChosen(file && { file, preview: problem ? null : URL.createObjectURL(file) });
    onChosen(file !== undefined);
    tell(problem);
  }

  const shown = useRef(show);
  shown.current = show;
  useEffect(() => {
    // A picture chosen before the page came alive.
    const early = input.current?.files?.[0];
    if (early) shown.current(early);
    // The form is reset when its ad was accepted.
    const form = input.current?.form;
    const forget = () => shown.current(undefined);
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);

  function clear() {
    if (input.current) input.current.value = '';
    show(undefined);
    input.current?.dispatchEvent(new Event('input', { bubbles: true }));
    input.current?.focus();
  }

  return (
    <>
      <input
        {...control}
        ref={input}
        type="file"
        accept={pictureTypes.join()}
        onChange={(event: ChangeEvent<HTMLInputElement>) => show(event.target.files?.[0])}
        className="w-full min-w-0 rounded-md border border-dashed border-line-strong bg-raised text-sm text-ink-soft file:me-3 file:min-h-11 file:cursor-pointer file:border-0 file:bg-sunk file:px-3.5 file:font-semibold file:text-ink hover:border-ink-soft aria-invalid:border-danger"
      />
      {chosen ? (
        <div className="flex min-w-0 items-center gap-3 rounded-md border border-line-strong bg-raised p-2">
          {chosen.preview ? (
            <img
              src={chosen.preview}
              alt={`${label}: ${chosen.file.name}`}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                tell(naturalWidth * naturalHeight > maxPicturePixels ? pictureProblems.pixels : undefined)
              }
              onError={() => tell(pictureProblems.broken)}
              className="size-20 shrink-0 rounded-sm border border-line bg-sunk object-contain"
            />
          ) : null}
          <p className="min-w-0 grow text-2xs">
            <bdi className="line-clamp-2 font-semibold text-ink [overflow-wrap:anywhere]">
              {chosen.file.name}
            </bdi>
            <span className="text-ink-soft tabular-nums">{sizeOf(chosen.file)}</span>
          </p>
          <Button type="button" variant="ghost" size="icon" onClick={clear} className="shrink-0">
            <X aria-hidden="true" />
            <span className="sr-only">Remove {chosen.file.name}</span>
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** '640 KB' or '2.4 MB'. */
function sizeOf({ size }: File): string {
  const kilobytes = size / 1024;
  return kilobytes < 1000
    ? `${Math.max(1, Math.round(kilobytes))} KB`
    : `${(kilobytes / 1024).toFixed(1)} MB`;
}
