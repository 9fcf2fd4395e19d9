import { editLimits } from '#app/domain/ads/edit/edit-limits.ts';
import { factInWords } from '#app/domain/ads/edit/layout-names.ts';
import { cn } from '#app/ui/cn.ts';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import type { FormValues } from './form-values.ts';
import { Section } from './section.tsx';

type FactsSectionProps = { values: FormValues; errors: Record<string, string> };

/** Facts that are sentences or addresses rather than figures. */
const isLong = new Set([
  'place',
  'web',
  'condition',
  'quote',
  'meaning',
  'tick',
  'answer',
  'before',
  'after',
  'fact',
]);

/** Further facts of the brief, each in a field: layouts with a place for them print them. */
export function FactsSection({ values, errors }: FactsSectionProps) {
  const { details } = values;
  if (details.length === 0) return null;
  const isWrong = details.some((_, index) => errors[`details.${index}`]);
  return (
    <Section
      title="Further facts"
      isOpen={isWrong || undefined}
      hint={details.map(({ text }) => text).join(' · ')}
    >
      <p className="text-2xs text-ink-soft">
        Layouts with a place for them print them: dates, prices, lists. Emptied, a fact is left out.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {details.map(({ role, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no name but their place
          <div key={index} className={cn('grid', isLong.has(role) && 'sm:col-span-2')}>
            <input type="hidden" name="detailRole" value={role} />
            <Field label={factInWords(role)} name="detailText" error={errors[`details.${index}`]}>
              {(control) => (
                <Input
                  {...control}
                  dir="auto"
                  defaultValue={text}
                  maxLength={editLimits.detail}
                  autoComplete="off"
                />
              )}
            </Field>
          </div>
        ))}
      </div>
    </Section>
  );
}
