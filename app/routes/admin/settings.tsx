import { Suspense, useEffect, useState } from 'react';
import { Await, data, Form, useNavigation } from 'react-router';
import { readAlone } from '#app/domain/admin/read-alone.server.ts';
import { getSiteSettingsOrLast, type SiteSettings } from '#app/domain/settings/operator-settings.server.ts';
import { operatorContext } from '#app/middleware/require-admin.server.ts';
import { AdminHeading } from '#app/routes/admin/admin-heading.tsx';
import { LoadFailed } from '#app/routes/admin/load-failed.tsx';
import { settingsIntents } from '#app/routes/admin/settings-intents.server.ts';
import { PasswordInput } from '#app/routes/auth/password-input.tsx';
import { privateMeta } from '#app/routes/public/page-meta.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import { Button } from '#app/ui/button.tsx';
import { Card, CardTitle } from '#app/ui/card.tsx';
import { Field } from '#app/ui/field.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { Textarea } from '#app/ui/textarea.tsx';
import { PageNotice } from '#app/ui/toaster.tsx';
import type { Route } from './+types/settings';
import { type GateProps, GateSwitch } from './settings/gate-switch.tsx';
import { SettingsNotRead } from './settings/settings-not-read.tsx';

/** Not waited for: the page is there at once, and its switches when they are read. */
export function loader() {
  return { settings: readAlone('Failed to load settings', getSiteSettingsOrLast) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const operator = context.get(operatorContext);
  const form = await readForm(request);
  const { status, ...outcome } = await settingsIntents(form, operator);
  const isNewPassword = status === 200 && form.get('intent') === 'beta-password';
  return data({ ...outcome, passwordAt: isNewPassword ? Date.now() : undefined }, { status });
}

const subtitle = 'Manage application settings and configuration.';

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(matches[0], { title: 'Settings', description: subtitle });

export default function AdminSettings({ loaderData, actionData }: Route.ComponentProps) {
  const passwordAt = useLast(actionData?.passwordAt);
  return (
    <>
      <AdminHeading title="Settings" subtitle={subtitle} />
      <PageNotice notice={actionData?.notice} />
      <Suspense fallback={<Loading />}>
        <Await resolve={loaderData.settings}>
          {(settings) =>
            settings ? (
              <Cards settings={settings} passwordAt={passwordAt} />
            ) : (
              <LoadFailed title="Failed to load settings" />
            )
          }
        </Await>
      </Suspense>
    </>
  );
}

function Loading() {
  return (
    <p role="status" className="grid min-h-64 place-content-center justify-items-center gap-3 text-ink-soft">
      <Spinner className="text-3xl" />
      Loading settings
    </p>
  );
}

/** Keeps the last value: the page forgets an answer with its next load, but the change stays. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

type CardsProps = {
  settings: SiteSettings & { isRead: boolean };
  /** When a new password was stored: only then its field is emptied, as somebody may be typing in it. */
  passwordAt?: number;
};

function Cards({ settings: { maintenance, beta, isRead }, passwordAt }: CardsProps) {
  // Busy until the page shows the new state: pressed earlier, the switch would be set to the state it has already.
  const busy = useNavigation().formData !== undefined;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      {isRead ? null : <SettingsNotRead />}
      <Card className="col-start-1 grid content-start gap-6">
        <CardTitle>System Settings</CardTitle>
        <GateSwitch
          name="maintenance_mode"
          label="Maintenance Mode"
          hint="Enable to prevent users from accessing the application"
          gate={maintenance}
          busy={busy}
        />
        <GateMessage
          key={maintenance.message}
          name="maintenance_mode"
          label="Maintenance message"
          gate={maintenance}
          busy={busy}
        />
      </Card>
      <Card className="grid content-start gap-6">
        <CardTitle>Beta Testing</CardTitle>
        <GateSwitch
          name="beta_mode"
          label="Beta Mode"
          hint="Enable to require a password for site access"
          gate={beta}
          busy={busy}
        />
        <BetaPassword key={passwordAt} hasPassword={beta.hasPassword} isOn={beta.enabled} busy={busy} />
        <GateMessage key={beta.message} name="beta_mode" label="Beta message" gate={beta} busy={busy} />
      </Card>
    </div>
  );
}

/** What visitors read while the gate is shut. */
function GateMessage({ name, label, gate, busy }: GateProps) {
  return (
    <Form method="post" preventScrollReset className="grid gap-3 border-t border-line pt-5">
      <input type="hidden" name="intent" value="message" />
      <input type="hidden" name="key" value={name} />
      <Field label={label} name="message" hint="Shown to visitors while it is on.">
        {(control) => (
          <Textarea {...control} defaultValue={gate.message} maxLength={1000} rows={3} disabled={busy} />
        )}
      </Field>
      <Button variant="secondary" size="sm" disabled={busy} className="justify-self-start">
        Save message
      </Button>
    </Form>
  );
}

function BetaPassword({ hasPassword, isOn, busy }: { hasPassword: boolean; isOn: boolean; busy: boolean }) {
  // Before JavaScript arrives nothing watches the field, so the button works.
  const [text, setText] = useState<string>();
  useEffect(() => setText(''), []);
  const state = hasPassword
    ? 'A password is set. A new one replaces it, and everybody has to enter the new one.'
    : isOn
      ? 'No password is set: nobody but admins can enter.'
      : 'No password is set yet.';
  return (
    <Form method="post" noValidate preventScrollReset className="grid gap-3 border-t border-line pt-5">
      <input type="hidden" name="intent" value="beta-password" />
      <Field
        label="Beta Access Password"
        name="password"
        hint={
          <>
            Share this password with beta testers to grant them access. <span className="block">{state}</span>
          </>
        }
      >
        {(control) => (
          <PasswordInput
            {...control}
            placeholder="Enter beta password"
            autoComplete="off"
            disabled={busy}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
      <Button
        size="sm"
        disabled={busy || (text !== undefined && text.trim() === '')}
        className="justify-self-start"
      >
        Update
      </Button>
    </Form>
  );
}
