import type { GateKey } from '#app/domain/settings/gates.server.ts';
import {
  setBetaPassword,
  setGateMessage,
  switchGate,
} from '#app/domain/settings/operator-settings.server.ts';
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
    const [key, isOn] = [keyOf(form), wishOf(form)];
    if (!key || isOn === null) return unreadable();
    return attempt(failureOf(key), () => turn(key, isOn, actor));
  },
  message: (form, actor) => {
    const key = keyOf(form);
    return key ? saveMessage(key, String(form.get('message') ?? ''), actor) : unreadable();
  },
  'beta-password': (form, actor) => savePassword(String(form.get('password') ?? ''), actor),
});

/** The gate that a form names; null when it names none, so that the other gate is not switched by mistake. */
const keyOf = (form: FormData): GateKey | null => {
  const key = form.get('key');
  return key === 'beta_mode' || key === 'maintenance_mode' ? key : null;
};

/** Whether a form shuts a gate or opens it; null when it says neither: half of a form opens nothing. */
function wishOf(form: FormData): boolean | null {
  const wish = form.get('enabled');
  return wish === 'true' || wish === 'false' ? wish === 'true' : null;
}

const unreadable = () => refuse(400, 'Error', 'This form could not be read. Please reload the page.');

const failureOf = (key: GateKey) => ({
  title: 'Error',
  description: `Failed to update ${names[key].toLowerCase()}.`,
});

/**
 * The toggle of the admin dashboard, which words its failure differently (specification:
 * admin.dashboard.maintenance-failure).
 */
export async function toggleMaintenance(form: FormData, actor: Actor): Promise<SettingsOutcome> {
  const isOn = wishOf(form);
  if (isOn === null) return unreadable();
  return attempt({ title: 'Error', description: 'Failed to toggle maintenance mode' }, () =>
    turn('maintenance_mode', isOn, actor),
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
