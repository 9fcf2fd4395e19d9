import { CircleAlert } from 'lucide-react';
import { Link } from 'react-router';

type StatCardProps = {
  label: string;
  /** Missing where it could not be read. */
  value: number | string | null | undefined;
  note?: string | null;
  /** The page behind the figure. */
  to?: string;
};

/** One figure with its name; a link when there is a page behind it. */
export function StatCard({ label, value, note, to }: StatCardProps) {
  return (
    <div className="relative grid content-start gap-1 rounded-lg border border-line bg-raised p-4 shadow-sheet sm:max-md:p-5 lg:p-5 has-[a:hover]:border-ink">
      <dt className="text-sm font-semibold">
        {to ? (
          <Link to={to} className="after:absolute after:inset-0 after:rounded-lg">
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      {value === null || value === undefined ? (
        <dd className="flex items-center gap-1.5 py-1.5 text-sm text-danger-text">
          <CircleAlert className="size-4 shrink-0" aria-hidden="true" />
          Could not be read
        </dd>
      ) : (
        <>
          <dd className="font-display text-4xl tabular-nums">
            {typeof value === 'number' ? value.toLocaleString('en-US') : value}
          </dd>
          {note ? <dd className="text-sm text-ink-soft">{note}</dd> : null}
        </>
      )}
    </div>
  );
}
