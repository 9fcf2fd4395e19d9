import { useId } from 'react';
import { adLanguages } from '#app/domain/ads/ad-languages.ts';
import { editLimits } from '#app/domain/ads/edit/edit-limits.ts';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { Select } from '#app/ui/select.tsx';
import { Textarea } from '#app/ui/textarea.tsx';
import type { FormValues } from './form-values.ts';
import { Section } from './section.tsx';

type WordsSectionProps = { values: FormValues; errors: Record<string, string>; calls: string[] };

const labels = { offer: 'Offer', callToAction: 'Call to action', brand: 'Brand' } as const;

/** Every text of the ad, and the language it is set in. */
export function WordsSection({ values, errors, calls }: WordsSectionProps) {
  const listId = useId();
  return (
    <Section title="Words" isOpen>
      <Field label="Headline" name="headline" error={errors.headline} required>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={1}
            defaultValue={values.headline}
            maxLength={editLimits.headline}
            className="min-h-11 font-semibold"
          />
        )}
      </Field>
      <Field label="Sub-line" name="subline" error={errors.subline}>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            rows={2}
            defaultValue={values.subline}
            maxLength={editLimits.subline}
            className="min-h-17"
          />
        )}
      </Field>
      <div className="grid gap-4 sm:max-md:grid-cols-2">
        {(['offer', 'callToAction', 'brand'] as const).map((name) => (
          <Field
            key={name}
            className={name === 'offer' ? 'sm:max-md:col-span-2' : undefined}
            label={labels[name]}
            name={name}
            error={errors[name]}
            required={name === 'callToAction'}
          >
            {(control) => (
              <Input
                {...control}
                dir="auto"
                defaultValue={values[name]}
                maxLength={editLimits[name]}
                autoComplete="off"
                list={name === 'callToAction' ? listId : undefined}
              />
            )}
          </Field>
        ))}
        <Field
          label="Language"
          name="language"
          error={errors.language}
          hint="Sets type, line breaks and direction; your words stay as you write them."
          className="sm:max-md:col-span-2"
        >
          {(control) => (
            <Select {...control} defaultValue={values.language}>
              {Object.hasOwn(adLanguages, values.language) ? null : (
                <option value={values.language}>{values.language}</option>
              )}
              {Object.entries(adLanguages).map(([code, name]) => (
                <option key={code} value={code} lang={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <datalist id={listId}>
        {calls.map((call) => (
          <option key={call} value={call} />
        ))}
      </datalist>
    </Section>
  );
}
