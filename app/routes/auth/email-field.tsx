import { emailMaxLength } from '#app/domain/users/auth-limits.ts';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';

export function EmailField({ error, value }: { error?: string; value?: string }) {
  return (
    <Field label="Email" name="email" required error={error}>
      {(control) => (
        <Input
          {...control}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={emailMaxLength}
          defaultValue={value}
        />
      )}
    </Field>
  );
}
