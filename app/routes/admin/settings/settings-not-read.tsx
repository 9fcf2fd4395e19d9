import { CircleAlert } from 'lucide-react';

/** Under switches whose state could not be read: what they show is what was known last. */
export function SettingsNotRead() {
  return (
    <p role="alert" className="mt-3 flex items-start gap-1.5 text-sm text-danger-text">
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      The settings could not be read. This is what was known last.
    </p>
  );
}
