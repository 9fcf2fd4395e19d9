import { contactLimits } from '#app/domain/contact/contact-limits.ts';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';

type SenderFieldsProps = {
  /** As typed before, or what is known of the account. */
  values: { name?: string | undefined; email?: string | undefined };
  errors: { name?: string | undefined; email?: string | undefined };
};

/** Who writes and where the answer goes, side by side where there is room. */
export function SenderFields({ values, errors }: SenderFieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label="Name" name="name" required error={errors.name}>
        {(control) => (
          <Input {...control} autoComplete="name" maxLength={contactLimits.name} defaultValue={values.name} />
        )}
      </Field>
      <Field label="Email" name="email" required error={errors.email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            maxLength={contactLimits.email}
            defaultValue={values.email}
          />
        )}
      </Field>
    </div>
  );
}
