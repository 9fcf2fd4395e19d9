import type { GateKey } from '#app/domain/settings/gates.server.ts';
import { setBetaPassword, setGateMessage, switchGate } from '#app/domain/settings/settings.server.ts';
import { type Answer, attempt, done, intents, refuse } from '#app/routes/answer.server.ts';

/** `field` is the one that was refused. */
export type SettingsOutcome = Answer & { field?: string };

type Actor = { id: string };

/** Longest message and password in characters. */
const longestMessage = 1_000;
const longestPassword = 200;

const names = { maintenance_mode: 'Maintenance mode', beta_mode: 'Beta mode' } as const;

/** Every form of the settings page. */
export const settingsIntents = intents<Actor, SettingsOutcome>({
  switch: (form, actor) => {
    const key = keyOf(form);
    return attempt(failureOf(key), () => turn(key, form.get('enabled') === 'true', actor));
  },
  message: (form, actor) => saveMessage(keyOf(form), String(form.get('message') ?? ''), actor),
  'beta-password': (form, actor) => savePassword(String(form.get('password') ?? ''), actor),
});

const keyOf = (form: FormData): GateKey =>
  form.get('key') === 'beta_mode' ? 'beta_mode' : 'maintenance_mode';

const failureOf = (key: GateKey) => ({
  title: 'Error',
  description: `Failed to update ${names[key].toLowerCase()}.`,
});

/**
 * The toggle of the admin dashboard, which words its failure differently (specification:
 * admin.dashboard.maintenance-failure).
 */
export function toggleMaintenance(enabled: boolean, actor: Actor): Promise<SettingsOutcome> {
  return attempt({ title: 'Error', description: 'Failed to toggle maintenance mode' }, () =>
    turn('maintenance_mode', enabled, actor),
  );
}

async function turn(key: GateKey, enabled: boolean, actor: Actor): Promise<SettingsOutcome> {
  await switchGate(key, enabled, actor);
  return done('Settings Updated', `${names[key]} ${enabled ? 'enabled' : 'disabled'}.`);
}

async function saveMessage(key: GateKey, text: string, actor: Actor): Promise<SettingsOutcome> {
  const message = text.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim();
  if (message === '')
    return { ...refuse(422, 'Message Required', 'Please enter what visitors should read.'), field: key };
  if (message.length > longestMessage)
    return { ...refuse(422, 'Message Too Long', tooLong(longestMessage)), field: key };
  return attempt(failureOf(key), async () => {
    await setGateMessage(key, message, actor);
    return done('Settings Updated', 'Visitors read the new message from now on.');
  });
}

async function savePassword(password: string, actor: Actor): Promise<SettingsOutcome> {
  if (password.trim() === '')
    return { ...refuse(422, 'Password Required', 'Please enter a beta password.'), field: 'password' };
  if (password.length > longestPassword)
    return { ...refuse(422, 'Password Too Long', tooLong(longestPassword)), field: 'password' };
  return attempt({ title: 'Error', description: 'Failed to update beta password.' }, async () => {
    await setBetaPassword(password, actor);
    return done('Password Updated', 'Beta access password has been updated.');
  });
}

const tooLong = (most: number) => `Please keep it under ${most} characters.`;
