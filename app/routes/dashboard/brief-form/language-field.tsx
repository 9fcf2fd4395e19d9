import { adLanguages } from '#app/domain/ads/ad-languages.ts';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';

/** The language of the ad's own words, such as its button; what is typed is set as it is. */
export function LanguageField({ value, error }: { value?: string; error?: string }) {
  return (
    <Field
      label="Language of the ad"
      name="language"
      error={error}
      hint="Automatic takes the language of your brief, and your browser’s where the brief leaves it open."
      className="wide"
    >
      {(control) => (
        // A select forgets a new default: another key makes it take the one that was remixed.
        <Select {...control} key={value ?? ''} defaultValue={value ?? ''}>
          <option value="">Automatic</option>
          {Object.entries(adLanguages).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
