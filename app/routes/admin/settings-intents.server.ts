import type { GateKey } from '#app/domain/settings/gates.server.ts';
import { setBetaPassword, setGateMessage, switchGate } from '#app/domain/settings/settings.server.ts';
import { describeError, log } from '#app/log.server.ts';
import type { Notice } from '#app/ui/notice.ts';

export type SettingsOutcome = { status: number; notice: Notice; field?: string };

/** Longest message and password in characters. */
const longestMessage = 1_000;
const longestPassword = 200;

const names = { maintenance_mode: 'Maintenance mode', beta_mode: 'Beta mode' } as const;

/** Every form of the settings page by its `intent`. */
export async function changeSettings(form: FormData, actor: { id: string }): Promise<SettingsOutcome> {
  const intent = String(form.get('intent') ?? '');
  const key = form.get('key') === 'beta_mode' ? 'beta_mode' : 'maintenance_mode';
  if (intent === 'switch') return toggle(key, form.get('enabled') === 'true', actor);
  if (intent === 'message') return saveMessage(key, String(form.get('message') ?? ''), actor);
  if (intent === 'beta-password') return savePassword(String(form.get('password') ?? ''), actor);
  return refuse(400, 'Error', 'This form is not known here. Please reload the page.');
}

async function toggle(key: GateKey, enabled: boolean, actor: { id: string }): Promise<SettingsOutcome> {
  return attempt(`Failed to update ${names[key].toLowerCase()}.`, () => turn(key, enabled, actor));
}

/** The toggle of the admin dashboard, which words its failure differently (specification: admin.dashboard.maintenance-failure). */
export function toggleMaintenance(enabled: boolean, actor: { id: string }): Promise<SettingsOutcome> {
  return attempt('Failed to toggle maintenance mode', () => turn('maintenance_mode', enabled, actor));
}

async function turn(key: GateKey, enabled: boolean, actor: { id: string }): Promise<SettingsOutcome> {
  await switchGate(key, enabled, actor);
  return done('Settings Updated', `${names[key]} ${enabled ? 'enabled' : 'disabled'}.`);
}

async function saveMessage(key: GateKey, text: string, actor: { id: string }): Promise<SettingsOutcome> {
  const message = text.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim();
  if (message === '') return refuse(422, 'Message Required', 'Please enter what visitors should read.', key);
  if (message.length > longestMessage)
    return refuse(422, 'Message Too Long', `Please keep it under ${longestMessage} characters.`, key);
  return attempt(`Failed to update ${names[key].toLowerCase()}.`, async () => {
    await setGateMessage(key, message, actor);
    return done('Settings Updated', 'Visitors read the new message from now on.');
  });
}

async function savePassword(password: string, actor: { id: string }): Promise<SettingsOutcome> {
  if (password.trim() === '')
    return refuse(422, 'Password Required', 'Please enter a beta password.', 'password');
  if (password.length > longestPassword)
    return refuse(
      422,
      'Password Too Long',
      `Please keep it under ${longestPassword} characters.`,
      'password',
    );
  return attempt('Failed to update beta password.', async () => {
    await setBetaPassword(password, actor);
    return done('Password Updated', 'Beta access password has been updated.');
  });
}

async function attempt(failure: string, work: () => Promise<SettingsOutcome>): Promise<SettingsOutcome> {
  try {
    return await work();
  } catch (error) {
    log.error({ error: describeError(error) }, failure);
    return refuse(500, 'Error', failure);
  }
}

const done = (title: string, description: string): SettingsOutcome => ({
  status: 200,
  notice: { tone: 'success', title, description },
});

const refuse = (status: number, title: string, description: string, field?: string): SettingsOutcome => ({
  status,
  notice: { tone: 'error', title, description },
  ...(field && { field }),
});
