import { Plus, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { editLimits } from '#app/domain/ads/edit/edit-limits.ts';
import type { SubjectChoice } from '#app/domain/ads/edit/edit-view.ts';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { TroubleNote } from './trouble-note.tsx';
import { useFound } from './use-found.ts';

type SubjectSearchProps = {
  language: string;
  /** Names of what is shown now. */
  shown: readonly string[];
  error?: string;
  /** Shows this in place of what is shown now. */
  onChoose: (choice: SubjectChoice) => void;
  /** Shows this beside what is shown now. */
  onAdd: (choice: SubjectChoice) => void;
};

/** Looks things up by a word in any language; one that is found takes the stage, or joins what stands there. */
export function SubjectSearch({ language, shown, error, onChoose, onAdd }: SubjectSearchProps) {
  const [word, setWord] = useState('');
  const { things, trouble, tryAgain } = useFound(word, language);
  const hintId = useId();
  const canAdd = shown.length > 0 && shown.length < editLimits.things;
  return (
    <div className="grid gap-2.5">
      <Field
        label="Find a thing"
        name="subjectWord"
        error={error}
        hint={word ? undefined : 'In any language: croissant, Zahnarzt, 自転車 …'}
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
                const [first] = things ?? [];
                if (first) onChoose(first);
              }}
              maxLength={editLimits.subjectWord}
              autoComplete="off"
              className="ps-10 [&::-webkit-search-cancel-button]:grayscale"
            />
          </span>
        )}
      </Field>
      <p role="status" className={things?.length === 0 && !trouble ? 'text-2xs text-ink-soft' : 'sr-only'}>
        {word && things && !trouble
          ? things.length === 0
            ? 'Nothing is called that here. Try a plainer word.'
            : `${things.length} found`
          : ''}
      </p>
      {trouble ? (
        <div role="status">
          <TroubleNote
            what="Things can’t be looked up."
            later="Things are looked up"
            trouble={trouble}
            onTryAgain={tryAgain}
          />
        </div>
      ) : null}
      {word && things && things.length > 0 ? (
        <>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
            {things.map((choice) => (
              <FoundThing
                key={choice.name}
                choice={choice}
                isShown={shown.includes(choice.name)}
                onChoose={onChoose}
                {...(canAdd && { onAdd, hintId })}
              />
            ))}
          </ul>
          {canAdd ? (
            <p id={hintId} className="text-2xs text-ink-soft">
              Press a thing to show it alone, or its + to show it beside what is there; up to{' '}
              {editLimits.things}.
            </p>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

type FoundThingProps = {
  choice: SubjectChoice;
  isShown: boolean;
  onChoose: (choice: SubjectChoice) => void;
  onAdd?: (choice: SubjectChoice) => void;
  hintId?: string;
};

function FoundThing({ choice, isShown, onChoose, onAdd, hintId }: FoundThingProps) {
  return (
    <li className="relative grid">
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => onChoose(choice)}
        className="grid content-start justify-items-center gap-1 rounded-md border border-line-strong bg-paper px-1 pt-2.5 pb-2 text-2xs leading-tight font-semibold hover:border-ink aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:ring-1 aria-pressed:ring-accent"
      >
        <img src={choice.picture} alt="" width="44" height="44" className="size-11" />
        <span className="max-w-full [overflow-wrap:anywhere]">{choice.label}</span>
      </button>
      {onAdd && !isShown ? (
        <button
          type="button"
          aria-label={`Add ${choice.label}`}
          aria-describedby={hintId}
          onClick={() => onAdd(choice)}
          className="absolute -end-1.5 -top-1.5 grid size-7 place-items-center rounded-full border border-line-strong bg-raised shadow-sheet hover:border-accent hover:bg-accent hover:text-on-accent"
        >
          <Plus className="size-4" aria-hidden="true" />
        </button>
      ) : null}
    </li>
  );
}
