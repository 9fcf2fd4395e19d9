import { Form, useNavigation } from 'react-router';
import type { SiteSettings } from '#app/domain/settings/operator-settings.server.ts';
import { Switch } from '#app/ui/switch.tsx';

export type GateProps = {
  name: 'maintenance_mode' | 'beta_mode';
  label: string;
  gate: SiteSettings['maintenance'];
  busy: boolean;
};

/** The switch of a gate; posts to the page it stands on. */
export function GateSwitch({ name, label, hint, gate, busy }: GateProps & { hint: string }) {
  const sent = useNavigation().formData;
  const pending = sent?.get('intent') === 'switch' && sent.get('key') === name;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="switch" />
      <input type="hidden" name="key" value={name} />
      <input type="hidden" name="enabled" value={String(!gate.enabled)} />
      <Switch label={label} hint={hint} checked={gate.enabled} disabled={busy} pending={pending} />
    </Form>
  );
}
