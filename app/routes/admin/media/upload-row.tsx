import { CircleAlert, FileX, X } from 'lucide-react';
import { useId } from 'react';
import { longestAltText } from '#app/domain/media/media-limits.ts';
import { Input } from '#app/ui/input.tsx';
import type { Upload } from './use-uploads.ts';

type UploadRowProps = {
  upload: Upload;
  busy: boolean;
  onDescribe: (altText: string) => void;
  onDrop: () => void;
};

/** One chosen picture: what it is, its description, how far it is. */
export function UploadRow({ upload, busy, onDescribe, onDrop }: UploadRowProps) {
  const { file, preview, altText, state, message } = upload;
  const id = useId();
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-3 rounded-md border border-line bg-paper p-3">
      {preview ? (
        <img src={preview} alt="" className="size-16 rounded-sm bg-sunk object-contain" />
      ) : (
        <span className="grid size-16 place-items-center rounded-sm bg-sunk text-ink-soft">
          <FileX className="size-6" aria-hidden="true" />
        </span>
      )}
      <div className="grid gap-2">
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
          <span className="font-medium wrap-anywhere">{file.name}</span>
          <span className="text-2xs text-ink-soft tabular-nums">
            {Math.ceil(file.size / 1024).toLocaleString('en-US')} KB
          </span>
        </p>
        {preview ? (
          <Input
            value={altText}
            onChange={(event) => onDescribe(event.currentTarget.value)}
            maxLength={longestAltText}
            disabled={busy}
            aria-label={`Alt text of ${file.name}`}
            aria-describedby={message ? id : undefined}
            placeholder="Alt text: what is to be seen"
            className="min-h-10 text-sm"
          />
        ) : null}
        {state === 'sending' ? <ProgressBar label={file.name} share={upload.share} /> : null}
        {message ? (
          <p id={id} role="alert" className="flex items-start gap-1.5 text-sm font-medium text-danger-text">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            {message}
          </p>
        ) : null}
      </div>
      <button
        type="button"
        onClick={onDrop}
        disabled={busy}
        className="grid size-9 place-items-center rounded-md hover:bg-sunk disabled:opacity-55"
      >
        <X className="size-4" aria-hidden="true" />
        <span className="sr-only">Leave out {file.name}</span>
      </button>
    </li>
  );
}

function ProgressBar({ label, share }: { label: string; share: number }) {
  const percent = Math.round(share * 100);
  return (
    <span className="flex items-center gap-3 text-2xs text-ink-soft tabular-nums">
      <span
        role="progressbar"
        aria-label={`Upload of ${label}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-2 grow overflow-hidden rounded-full bg-ink/12"
      >
        <svg width="100%" height="100%" aria-hidden="true" className="block">
          <rect width={`${percent}%`} height="100%" rx="4" className="fill-accent" />
        </svg>
      </span>
      {percent < 100 ? `${percent}%` : 'Checking…'}
    </span>
  );
}
