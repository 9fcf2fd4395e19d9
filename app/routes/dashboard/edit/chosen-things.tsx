import { X } from 'lucide-react';
import type { SubjectChoice } from '#app/domain/ads/edit/edit-view.ts';

type ChosenThingsProps = {
  things: readonly string[];
  /** Those whose pictures are known. */
  subjects: readonly SubjectChoice[];
  onTakeOut: (name: string) => void;
};

/** What the ad shows, the leading thing first, each to be taken out again. */
export function ChosenThings({ things, subjects, onTakeOut }: ChosenThingsProps) {
  if (things.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Shown in this ad">
      {things.map((name) => {
        const known = subjects.find((subject) => subject.name === name);
        const label = known?.label ?? name.replaceAll('-', ' ');
        return (
          <li
            key={name}
            className="flex min-w-0 items-center gap-2 rounded-full border border-accent bg-accent-wash ps-2 pe-1 text-sm font-semibold"
          >
            {known ? <img src={known.picture} alt="" width="28" height="28" className="size-7" /> : null}
            <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
            <button
              type="button"
              onClick={() => onTakeOut(name)}
              aria-label={`Take out ${label}`}
              className="my-1 grid size-8 shrink-0 place-items-center rounded-full hover:bg-ink/8"
            >
              <X className="size-4" aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
