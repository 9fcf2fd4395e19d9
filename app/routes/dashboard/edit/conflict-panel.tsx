import { UsersRound } from 'lucide-react';
import { useLocation } from 'react-router';
import { adLanguages, isAdLanguage } from '#app/domain/ads/ad-languages.ts';
import { layoutInWords } from '#app/domain/ads/edit/layout-names.ts';
import { Button } from '#app/ui/button.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import type { Conflict } from './edit-intents.server.ts';
import { type FormValues, valuesOf } from './form-values.ts';
import { materialInWords, settingInWords, wayInWords } from './subject-words.ts';

type ConflictPanelProps = {
  conflict: Conflict;
  mine: FormValues;
  onSettle: (whose: 'theirs' | 'mine') => void;
};

const rows: [name: keyof FormValues, label: string][] = [
  ['headline', 'Headline'],
  ['subline', 'Sub-line'],
  ['offer', 'Offer'],
  ['callToAction', 'Call to action'],
  ['brand', 'Brand'],
  ['details', 'Further facts'],
  ['things', 'Subject'],
  ['way', 'Shown as'],
  ['setting', 'Setting'],
  ['material', 'Material'],
  ['layout', 'Layout'],
  ['background', 'Ground'],
  ['surface', 'Panel'],
  ['accent', 'Accent'],
  ['language', 'Language'],
];

const otherNames = {
  newer: 'Theirs',
  here: 'Yours',
  goOn: 'Go on with mine',
  take: 'Take theirs',
  kept: 'Saving yours keeps theirs among the former versions; taking theirs can be undone here.',
};
const ownNames = {
  newer: 'Saved there',
  here: 'Unsaved here',
  goOn: 'Go on with this one',
  take: 'Take the saved one',
  kept: 'Saving this one keeps the other among the former versions; taking the saved one can be undone here.',
};

/** Somebody saved a newer version meanwhile: both are shown where they differ, and one is chosen. Neither is lost. */
export function ConflictPanel({ conflict, mine, onSettle }: ConflictPanelProps) {
  const { pathname } = useLocation();
  const theirs = valuesOf(conflict.theirs);
  const differing = rows.filter(([name]) => said(mine, name) !== said(theirs, name));
  const isOwn = conflict.by === 'you';
  const who = isOwn ? 'You' : conflict.by;
  const names = isOwn ? ownNames : otherNames;
  return (
    <section
      role="alert"
      aria-labelledby="conflict"
      className="grid gap-3 rounded-lg border border-warning/60 bg-warning-wash p-4"
    >
      <h2 id="conflict" className="flex items-center gap-2 font-bold tracking-tight">
        <UsersRound className="size-5 shrink-0" aria-hidden="true" />
        <span>
          <bdi>{who}</bdi> saved a newer version{isOwn ? ' in another window' : ''}
        </span>
      </h2>
      {differing.length > 0 ? (
        <table className="w-full border-collapse text-start text-sm max-sm:block">
          <thead className="max-sm:sr-only">
            <tr className="text-2xs text-ink-soft">
              <th scope="col" className="pe-3 pb-1 text-start font-semibold">
                What differs
              </th>
              <th scope="col" className="pe-3 pb-1 text-start font-semibold">
                {names.newer}
              </th>
              <th scope="col" className="pb-1 text-start font-semibold">
                {names.here}
              </th>
            </tr>
          </thead>
          <tbody className="max-sm:grid max-sm:gap-2">
            {differing.map(([name, label]) => (
              <tr key={name} className="border-t border-line align-top max-sm:grid max-sm:pt-2">
                <th scope="row" className="py-1.5 pe-3 text-start font-semibold">
                  {label}
                </th>
                <Said label={`${names.newer}: `} text={said(theirs, name)} />
                <Said label={`${names.here}: `} text={said(mine, name)} />
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="text-sm">It is the same as what you have here.</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          type="button"
          size="sm"
          variant="ink"
          onClick={() => onSettle('mine')}
          className="max-sm:grow"
        >
          {names.goOn}
        </Button>
        <LinkButton
          to={pathname}
          size="sm"
          variant="secondary"
          className="max-sm:grow"
          onClick={(event) => {
            event.preventDefault();
            onSettle('theirs');
          }}
        >
          {names.take}
        </LinkButton>
      </div>
      <p className="text-2xs text-ink-soft">{names.kept}</p>
    </section>
  );
}

function Said({ label, text }: { label: string; text: string }) {
  return (
    <td className="py-1.5 pe-3 [overflow-wrap:anywhere]">
      <span className="text-2xs text-ink-soft sm:sr-only">{label}</span>
      <bdi>{text || '—'}</bdi>
    </td>
  );
}

function said(values: FormValues, name: keyof FormValues): string {
  const value = values[name];
  if (name === 'layout') return layoutInWords(values.layout);
  if (name === 'way') return wayInWords(values.way);
  if (name === 'setting') return settingInWords(values.setting);
  if (name === 'material') return materialInWords(values.material);
  if (name === 'language')
    return isAdLanguage(values.language) ? adLanguages[values.language] : values.language;
  if (typeof value === 'string') return value.trim();
  return value.map((one) => (typeof one === 'string' ? one.replaceAll('-', ' ') : one.text)).join(' · ');
}
