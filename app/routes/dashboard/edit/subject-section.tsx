import { materialNames, settingNames } from '#app/composer/design/concepts.ts';
import { showsAll } from '#app/domain/ads/edit/agree.ts';
import { cn } from '#app/ui/cn.ts';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import { Choice } from './choice.tsx';
import { ChosenThings } from './chosen-things.tsx';
import type { Editing } from './editor.tsx';
import { Section } from './section.tsx';
import { SubjectSearch } from './subject-search.tsx';
import { materialLabels, settingLabels, wayInWords, wayNames } from './subject-words.ts';
import type { EditorState } from './use-editor.ts';

type SubjectSectionProps = { editing: Editing; state: EditorState; errors: Record<string, string> };

/** What the ad shows of what it sells: which thing, and how. */
export function SubjectSection({ editing, state, errors }: SubjectSectionProps) {
  const { values, subjects } = state;
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
  const shown = values.way === 'none' || values.way === 'picture' ? [] : values.things;
  const isStaged = lead !== undefined && (values.way === 'solid' || values.way === 'prop');
  return (
    <Section
      title="Subject"
      hint={
        lead && values.way !== 'none'
          ? values.things.map((thing) => thing.replaceAll('-', ' ')).join(', ')
          : wayInWords(values.way)
      }
    >
      <ChosenThings things={shown} subjects={subjects} onTakeOut={state.takeOut} />
      {showsAll(values) ? null : (
        <p className="text-2xs text-ink-soft">
          This layout shows the first one alone. A still life, a flat lay, a pattern or stickers show them
          all.
        </p>
      )}
      <SubjectSearch
        language={values.language}
        shown={shown}
        error={errors.subjectWord ?? errors.things}
        onChoose={state.chooseSubject}
        onAdd={state.addSubject}
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
