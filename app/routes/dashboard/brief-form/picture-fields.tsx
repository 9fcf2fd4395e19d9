import { ImageUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { AdFormErrors, AdFormValues } from '#app/domain/ads/ad-form.ts';
import { Fold } from '#app/routes/dashboard/brief-form/fold.tsx';
import { summaryOfPictures } from '#app/routes/dashboard/brief-form/fold-summaries.ts';
import { KeptPicture } from '#app/routes/dashboard/brief-form/kept-picture.tsx';
import { PictureInput } from '#app/routes/dashboard/brief-form/picture-input.tsx';
import { Field } from '#app/ui/field.tsx';

const fields = [
  {
    name: 'referenceImage',
    kept: 'referenceOf',
    use: 'reference',
    label: 'Reference image',
    hint: 'Gives the ad its colors and mood, and its scene where type can stand on it. PNG, JPEG or WebP, up to 10 MB.',
  },
  {
    name: 'productImage',
    kept: 'productOf',
    use: 'product',
    label: 'Product or logo image',
    hint: 'Placed whole and undistorted. PNG, JPEG or WebP, up to 10 MB.',
  },
] as const;

type PictureFieldsProps = { values?: AdFormValues; errors?: AdFormErrors };

/** The two pictures a paid brief may carry: chosen here, or kept from the ad that is remixed. */
export function PictureFields({ values, errors }: PictureFieldsProps) {
  return (
    <Fold
      name="Your own pictures"
      icon={<ImageUp />}
      summarise={summaryOfPictures}
      otherwise="A reference, your product or your logo"
      values={values}
      errors={errors}
      fields={['referenceImage', 'productImage', 'referenceOf', 'productOf']}
    >
      {fields.map(({ name, kept, ...field }) => (
        <PictureField key={name} {...field} name={name} kept={kept} adId={values?.[kept]} errors={errors} />
      ))}
    </Fold>
  );
}

type PictureFieldProps = {
  name: 'referenceImage' | 'productImage';
  kept: 'referenceOf' | 'productOf';
  use: 'reference' | 'product';
  label: string;
  hint: string;
  adId?: string;
  errors?: AdFormErrors;
};

function PictureField({ name, kept, use, label, hint, adId, errors }: PictureFieldProps) {
  const answered = errors?.[name] ?? errors?.[kept];
  const [problem, setProblem] = useState(answered);
  const [isChosen, setChosen] = useState(false);
  // What the server said is about the file it was sent: it goes when another is chosen.
  useEffect(() => {
    if (answered && errors) setProblem(answered);
  }, [answered, errors]);
  return (
    <Field label={label} name={name} optional hint={hint} error={problem}>
      {(control) => (
        <div className="grid min-w-0 gap-2">
          {/* A new one of another ad is ticked again. */}
          {adId && !isChosen ? <KeptPicture key={adId} name={kept} adId={adId} use={use} /> : null}
          <PictureInput control={control} label={label} onProblem={setProblem} onChosen={setChosen} />
        </div>
      )}
    </Field>
  );
}
