import { nameMaxLength } from '#app/domain/users/auth-limits.ts';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/input.tsx';
import type { AccountOutcome } from './account-outcome.ts';
import { AccountForm, AccountSection } from './account-section.tsx';

type ProfileSectionProps = { name: string; email: string; outcome: AccountOutcome | undefined };

export function ProfileSection({ name, email, outcome }: ProfileSectionProps) {
  return (
    <AccountSection id="profile" title="Profile" text="How we greet you, and where mail goes.">
      <dl className="grid gap-0.5">
        <dt className="text-sm font-semibold">Email</dt>
        <dd className="break-words text-ink-soft">{email}</dd>
      </dl>
      <AccountForm intent="change-name" submit="Save Name" pending="Saving...">
        <Field label="Full Name" name="fullName" required error={outcome?.errors.fullName}>
          {(control) => (
            <Input
              {...control}
              key={name}
              autoComplete="name"
              maxLength={nameMaxLength}
              defaultValue={outcome?.fullName ?? name}
            />
          )}
        </Field>
      </AccountForm>
    </AccountSection>
  );
}
