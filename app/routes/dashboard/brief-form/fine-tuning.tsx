import { SlidersHorizontal } from 'lucide-react';
import type { AdFormErrors, AdFormValues } from '#app/domain/ads/ad-form.ts';
import { variantCounts } from '#app/domain/ads/ad-form-limits.ts';
import { sceneLabels } from '#app/domain/ads/ad-tuning.ts';
import { Fold } from '#app/routes/dashboard/brief-form/fold.tsx';
import { summaryOfTuning } from '#app/routes/dashboard/brief-form/fold-summaries.ts';
import { LayoutPicker } from '#app/routes/dashboard/brief-form/layout-picker.tsx';
import { PaletteLock } from '#app/routes/dashboard/brief-form/palette-lock.tsx';
import { Segments } from '#app/routes/dashboard/segments.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import { Select } from '#app/ui/select.tsx';

type FineTuningProps = { values?: AdFormValues; errors?: AdFormErrors };

const names = [
  'variants',
  'layout',
  'lockPalette',
  'backgroundTyped',
  'accentTyped',
  'background',
  'accent',
  'scene',
  'quality',
  'seed',
] as const;

/** What a brief leaves to the art director, to be set by hand. */
export function FineTuning({ values, errors }: FineTuningProps) {
  return (
    <Fold
      name="Fine-tuning"
      icon={<SlidersHorizontal />}
      summarise={summaryOfTuning}
      otherwise="Variants, layout, exact colors, scene, quality, seed"
      values={values}
      errors={errors}
      fields={names}
    >
      <div className="wide grid gap-5">
        <Segments
          legend="Variants"
          name="variants"
          options={variantCounts.map((count) => [count, count])}
          value={values?.variants ?? '1'}
          error={errors?.variants}
          hint="Each is an ad of its own, with its own seed and its own credit."
        />
        <LayoutPicker value={values?.layout} error={errors?.layout} />
        <PaletteLock values={values} errors={errors} />
        <Field label="Scene style" name="scene" error={errors?.scene}>
          {(control) => (
            // A select forgets a new default: another key makes it take the one that was remixed.
            <Select {...control} key={values?.scene ?? ''} defaultValue={values?.scene ?? ''}>
              <option value="">Let the designer choose</option>
              {Object.entries(sceneLabels).map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Segments
          legend="Quality"
          name="quality"
          options={[
            ['standard', 'Standard'],
            ['high', 'High'],
          ]}
          value={values?.quality ?? 'standard'}
          error={errors?.quality}
          hint="High takes longer and paints finer detail."
        />
        <Field
          label="Seed"
          name="seed"
          error={errors?.seed}
          hint="From 0 to 999999. The same brief with the same seed gives the same ad; leave empty for a new one."
        >
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              maxLength={6}
              defaultValue={values?.seed}
              placeholder="Random"
              autoComplete="off"
            />
          )}
        </Field>
      </div>
    </Fold>
  );
}
