import type { AdFormErrors, AdFormValues } from '#app/domain/ads/ad-form.ts';
import type { BriefFieldOf } from '#app/routes/dashboard/brief-form/brief-fields.ts';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { Textarea } from '#app/ui/textarea.tsx';

type BriefFieldProps = { field: BriefFieldOf; values?: AdFormValues; errors?: AdFormErrors };

/** One of the optional fields of the brief. */
export function BriefField({ field, values, errors }: BriefFieldProps) {
  const { name, label, placeholder, hint, max, rows, wide, suggestions } = field;
  return (
    <Field
      label={label}
      name={name}
      optional
      error={errors?.[name]}
      hint={hint}
      className={wide || rows ? 'wide' : undefined}
    >
      {(control) => {
        const shared = { ...control, placeholder, maxLength: max, defaultValue: values?.[name] };
        if (rows) return <Textarea {...shared} rows={rows} />;
        return (
          <>
            <Input {...shared} list={suggestions ? `${name}-suggestions` : undefined} autoComplete="off" />
            {suggestions ? (
              <datalist id={`${name}-suggestions`}>
                {suggestions.map((suggestion) => (
                  <option key={suggestion} value={suggestion} />
                ))}
              </datalist>
            ) : null}
          </>
        );
      }}
    </Field>
  );
}
