import { Field } from '#app/ui/field.tsx';
import { PasswordInput } from './password-input.tsx';

type NewPasswordFieldsProps = {
  /** What the form calls the new password. */
  name: 'password' | 'newPassword';
  minLength: number;
  errors: { password?: string; confirmPassword?: string };
};

/** A new password, typed twice. */
export function NewPasswordFields({ name, minLength, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        label="New Password"
        name={name}
        required
        error={errors.password}
        hint={`At least ${minLength} characters.`}
      >
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </Field>
      <Field label="Confirm New Password" name="confirmPassword" required error={errors.confirmPassword}>
        {(control) => <PasswordInput {...control} autoComplete="new-password" />}
      </Field>
    </>
  );
}
