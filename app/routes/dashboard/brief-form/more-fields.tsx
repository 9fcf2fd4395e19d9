import { Palette } from 'lucide-react';
import type { AdFormErrors, AdFormValues } from '#app/domain/ads/ad-form.ts';
import { BriefField } from '#app/routes/dashboard/brief-form/brief-field.tsx';
import { briefFields } from '#app/routes/dashboard/brief-form/brief-fields.ts';
import { Fold } from '#app/routes/dashboard/brief-form/fold.tsx';
import { summaryOfDetails } from '#app/routes/dashboard/brief-form/fold-summaries.ts';
import { LanguageField } from '#app/routes/dashboard/brief-form/language-field.tsx';

type MoreFieldsProps = { values?: AdFormValues; errors?: AdFormErrors };

const fields = briefFields.filter(({ first }) => !first);
const names = [...fields.map(({ name }) => name), 'language'] as const;

/** The fields of the brief that open, in their promised order (specification: ads.prompt), and the ad's language. */
export function MoreFields({ values, errors }: MoreFieldsProps) {
  return (
    <Fold
      name="Audience, look and language"
      icon={<Palette />}
      summarise={summaryOfDetails}
      otherwise="Left to the designer"
      values={values}
      errors={errors}
      fields={names}
    >
      {fields.map((field) => (
        <BriefField key={field.name} field={field} values={values} errors={errors} />
      ))}
      <LanguageField value={values?.language} error={errors?.language} />
    </Fold>
  );
}
