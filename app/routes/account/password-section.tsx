import { NewPasswordFields } from '#app/routes/auth/new-password-fields.tsx';
import { PasswordInput } from '#app/routes/auth/password-input.tsx';
import { Field } from '#app/ui/field.tsx';
import type { AccountOutcome } from './account-outcome.ts';
import { AccountForm, AccountSection } from './account-section.tsx';

type PasswordSectionProps = { email: string; minLength: number; outcome: AccountOutcome | undefined };

/** Emptied after a change: the key makes new fields. */
export function PasswordSection({ email, minLength, outcome }: PasswordSectionProps) {
  const errors = outcome?.errors ?? {};
  const changedAt = outcome?.notice.tone === 'success' ? outcome.at : 0;
  return (
    <AccountSection
      id="password"
      title="Password"
      text="A new password signs out every other device. This one stays signed in, and we mail you that it happened."
    >
      <AccountForm intent="change-password" submit="Update Password" pending="Updating...">
        <div key={changedAt} className="grid gap-5">
          {/* For password managers, which store a password with a name. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <Field label="Current Password" name="currentPassword" required error={errors.currentPassword}>
            {(control) => <PasswordInput {...control} autoComplete="current-password" />}
          </Field>
          <NewPasswordFields
            name="newPassword"
            minLength={minLength}
            errors={{ ...errors, password: errors.newPassword }}
          />
        </div>
      </AccountForm>
    </AccountSection>
  );
}
