import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import type { AdFormErrors, AdFormValues } from '#app/domain/ads/ad-form.ts';
import { variantCounts } from '#app/domain/ads/ad-form-limits.ts';
import { sceneLabels } from '#app/domain/ads/ad-tuning.ts';
import { LayoutPicker } from '#app/routes/dashboard/layout-picker.tsx';
import { PaletteLock } from '#app/routes/dashboard/palette-lock.tsx';
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

/** What a brief leaves to the art director, to be set by hand. Open when something in it is set or wrong. */
export function FineTuning({ values, errors }: FineTuningProps) {
  const isTuned =
    Boolean(values?.layout || values?.lockPalette || values?.scene || values?.seed) ||
    values?.quality === 'high' ||
    (values?.variants ?? '1') !== '1';
  const isWrong = names.some((name) => errors?.[name]);
  return (
    <details
      open={isTuned || isWrong}
      className="group wide rounded-md border border-line-strong open:bg-paper/60"
    >
      <summary className="flex min-h-12 items-center gap-2.5 rounded-md px-4 text-sm font-semibold hover:bg-sunk">
        <SlidersHorizontal className="size-4.5 text-ink-soft" aria-hidden="true" />
        Fine-tuning
        <span className="ms-auto text-2xs font-normal text-ink-soft">optional</span>
        <ChevronDown
          className="size-4.5 text-ink-soft transition-transform group-open:rotate-180 motion-reduce:transition-none"
          aria-hidden="true"
        />
      </summary>
      <div className="grid gap-5 px-4 pt-2 pb-5">
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
    </details>
  );
}
