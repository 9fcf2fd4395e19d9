import { Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { materialNames, settingNames } from '#app/composer/design/concepts.ts';
import { editLimits } from '#app/domain/ads/edit/edit-limits.ts';
import type { SubjectChoice } from '#app/domain/ads/edit/edit-view.ts';
import { cn } from '#app/ui/cn.ts';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { Select } from '#app/ui/select.tsx';
import { Choice } from './choice.tsx';
import type { Editing } from './editor.tsx';
import { Section } from './section.tsx';
import type { EditorState } from './use-editor.ts';

type SubjectSectionProps = { editing: Editing; state: EditorState; errors: Record<string, string> };

const wayNames = {
  prop: 'Modelled',
  solid: 'Solid',
  drawn: 'Drawn flat',
  none: 'No subject',
  picture: 'The picture',
};
const settingLabels = {
  podium: 'On a podium',
  'flat-lay': 'Flat lay from above',
  macro: 'Close up',
  floating: 'Floating',
  shelf: 'On a shelf',
  giant: 'Giant beside small ones',
};
const materialLabels = { clay: 'Clay', gloss: 'Gloss', paper: 'Paper' };

/** What the ad shows of what it sells: which thing, and how. */
export function SubjectSection({ editing, state, errors }: SubjectSectionProps) {
  const { values, subjects, chooseSubject } = state;
  const [lead] = values.things;
  const chosen = subjects.find(({ name }) => name === lead);
  const kept = (
    <>
      <input type="hidden" name="way" value={values.way} />
      <input type="hidden" name="setting" value={values.setting} />
      <input type="hidden" name="material" value={values.material} />
    </>
  );
  if (editing.shows === 'product') {
    return (
      <Section title="Subject" hint="Your product">
        {kept}
        <p className="text-sm text-ink-soft">
          This ad shows the product picture you sent, so nothing else takes its stage.
        </p>
      </Section>
    );
  }
  const ways = [
    ...(lead && (chosen?.hasProp || values.way === 'prop') ? (['prop'] as const) : []),
    ...(lead ? (['solid', 'drawn'] as const) : []),
    ...(!lead && values.way === 'prop' ? (['prop'] as const) : []),
    'none' as const,
    ...(editing.hasPicture ? (['picture'] as const) : []),
  ];
  const isStaged = lead !== undefined && (values.way === 'solid' || values.way === 'prop');
  return (
    <Section
      title="Subject"
      hint={
        lead && values.way !== 'none'
          ? lead.replaceAll('-', ' ')
          : Object.hasOwn(wayNames, values.way)
            ? wayNames[values.way as 'none']
            : ''
      }
    >
      <SubjectSearch
        language={values.language}
        chosen={values.way === 'none' || values.way === 'picture' ? undefined : chosen}
        error={errors.subjectWord ?? errors.things}
        onChoose={chooseSubject}
      />
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 text-sm font-semibold">Shown as</legend>
        <div className="flex flex-wrap gap-2">
          {ways.map((way) => (
            <Choice key={way} name="way" value={way} isChecked={values.way === way}>
              {wayNames[way]}
            </Choice>
          ))}
        </div>
      </fieldset>
      <div className={cn('grid gap-4 sm:grid-cols-2', !isStaged && 'hidden')}>
        <Field label="Setting" name="setting">
          {(control) => (
            <Select {...control} defaultValue={values.setting}>
              {settingNames.map((setting) => (
                <option key={setting} value={setting}>
                  {settingLabels[setting]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Material" name="material" className={values.way === 'prop' ? 'hidden' : undefined}>
          {(control) => (
            <Select {...control} defaultValue={values.material}>
              {materialNames.map((material) => (
                <option key={material} value={material}>
                  {materialLabels[material]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </Section>
  );
}

type SubjectSearchProps = {
  language: string;
  chosen?: SubjectChoice;
  error?: string;
  onChoose: (choice: SubjectChoice) => void;
};

/** ms of rest in typing before things are looked up. */
const restMs = 120;

function SubjectSearch({ language, chosen, error, onChoose }: SubjectSearchProps) {
  const [word, setWord] = useState('');
  const found = useFound(word, language);
  const statusId = useId();
  return (
    <div className="grid gap-3">
      <Field
        label="Find a thing"
        name="subjectWord"
        error={error}
        hint="In any language: croissant, Zahnarzt, 自転車 …"
      >
        {(control) => (
          <span className="relative block">
            <Search
              className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4.5 text-ink-soft"
              aria-hidden="true"
            />
            <Input
              {...control}
              type="search"
              dir="auto"
              value={word}
              onChange={(event) => setWord(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                const [first] = found ?? [];
                if (first) onChoose(first);
              }}
              maxLength={editLimits.subjectWord}
              autoComplete="off"
              className="ps-10"
            />
          </span>
        )}
      </Field>
      <p id={statusId} role="status" className="sr-only">
        {word && found ? `${found.length} found` : ''}
      </p>
      {word && found?.length === 0 ? (
        <p className="text-2xs text-ink-soft">Nothing is called that here. Try a plainer word.</p>
      ) : null}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
        {(word && found ? found : chosen ? [chosen] : []).map((choice) => (
          <li key={choice.name} className="grid">
            <button
              type="button"
              aria-pressed={choice.name === chosen?.name}
              onClick={() => onChoose(choice)}
              className="grid justify-items-center gap-1 rounded-md border border-line-strong bg-paper p-1.5 text-[0.6875rem] leading-tight font-semibold hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:ring-1 aria-pressed:ring-accent"
            >
              <img src={choice.picture} alt="" width="44" height="44" className="size-11" />
              <span className="max-w-full [overflow-wrap:anywhere]">{choice.label}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a word leads to; null until the first answer. */
function useFound(word: string, language: string): SubjectChoice[] | null {
  const [found, setFound] = useState<SubjectChoice[] | null>(null);
  useEffect(() => {
    if (word.trim() === '') return setFound(null);
    const control = new AbortController();
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ q: word, language });
      try {
        const response = await fetch(`/dashboard/subjects?${query}`, { signal: control.signal });
        if (response.ok && !response.redirected) setFound(await response.json());
      } catch {
        // Offline, or a newer word is looked up; what was found stays.
      }
    }, restMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [word, language]);
  return found;
}
