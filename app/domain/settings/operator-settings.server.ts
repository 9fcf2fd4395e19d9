import { eq } from 'drizzle-orm';
import { db, type Executor, isDatabaseDown } from '#app/db/client.server.ts';
import { adminSettings } from '#app/db/schema.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import type { AuditAction } from '#app/domain/audit/audit-actions.ts';
import { hashPassword } from '#app/domain/users/passwords.server.ts';
import { publish } from '#app/live.server.ts';
import { describeError, log } from '#app/log.server.ts';
import {
  currentGates,
  forgetGates,
  type Gate,
  type GateKey,
  type GateValue,
  neverSet,
  readSettings,
} from './gates.server.ts';

/** Both gates as operators may see them: of the beta password only whether there is one. */
export type SiteSettings = { maintenance: Gate; beta: Gate & { hasPassword: boolean } };

/** Who changes a setting: the id goes into the audit log, and into the row when it is a person's. */
export type Actor = { id: string } | 'command line';

/** Both settings, afresh from the database. */
export async function getSiteSettings(): Promise<SiteSettings> {
  const { maintenance_mode: maintenance, beta_mode: beta } = await readSettings();
  return {
    maintenance: gateOf(maintenance),
    beta: { ...gateOf(beta), hasPassword: typeof beta.passwordHash === 'string' },
  };
}

/** Both settings; where they can't be read, as this process knew the gates last (`isRead: false`), and it is logged. */
export async function getSiteSettingsOrLast(): Promise<SiteSettings & { isRead: boolean }> {
  try {
    return { ...(await getSiteSettings()), isRead: true };
  } catch (error) {
    if (isDatabaseDown(error)) throw error;
    log.error({ error: describeError(error) }, 'the settings could not be read');
    const { maintenance, beta, betaHash } = await currentGates();
    return { maintenance, beta: { ...beta, hasPassword: betaHash !== null }, isRead: false };
  }
}

/** Opens or shuts a gate; every open session of the site hears of it. Setting what is set already changes nothing. */
export async function switchGate(key: GateKey, enabled: boolean, actor: Actor): Promise<void> {
  await change(key, actor, `${nounOf(key)}.${enabled ? 'enable' : 'disable'}`, (value) =>
    value.enabled === enabled ? null : { ...value, enabled },
  );
}

/** Replaces what visitors read while a gate is shut. */
export async function setGateMessage(key: GateKey, message: string, actor: Actor): Promise<void> {
  await change(key, actor, `${nounOf(key)}.set-message`, (value) =>
    value.message === message ? null : { ...value, message },
  );
}

/**
 * Sets the shared beta password. Only its argon2id hash is kept, and everybody who came in with another one has to
 * enter the new one.
 */
export async function setBetaPassword(password: string, actor: Actor): Promise<void> {
  const passwordHash = await hashPassword(password);
  await change('beta_mode', actor, 'beta.set-password', (value) => ({
    ...value,
    passwordHash,
    passwordVersion: Number(value.passwordVersion ?? 0) + 1,
  }));
}

/** Opens both gates: the way back in from the command line. True for each that was shut. */
export async function openGates(actor: Actor): Promise<Record<GateKey, boolean>> {
  const before = await readSettings();
  await switchGate('maintenance_mode', false, actor);
  await switchGate('beta_mode', false, actor);
  return { maintenance_mode: before.maintenance_mode.enabled, beta_mode: before.beta_mode.enabled };
}

/** What the audit log calls a gate. */
const nounOf = (key: GateKey) => (key === 'maintenance_mode' ? 'maintenance' : 'beta');

/** Row, audit entry and the word to every process in one transaction; `next` answers null for no change. */
async function change(
  key: GateKey,
  actor: Actor,
  action: AuditAction,
  next: (value: GateValue) => GateValue | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockValue(key, tx);
    const after = next(before);
    if (!after) return;
    const updatedBy = typeof actor === 'string' ? null : actor.id;
    await tx
      .insert(adminSettings)
      .values({ key, value: after, updatedBy })
      .onConflictDoUpdate({
        target: adminSettings.key,
        set: { value: after, updatedBy, updatedAt: new Date() },
      });
    await recordAudit(
      {
        actor: typeof actor === 'string' ? actor : actor.id,
        action,
        subject: key,
        before: withoutHash(before),
        after: withoutHash(after),
      },
      tx,
    );
    await publish({ type: 'settings', key }, tx);
  });
  forgetGates();
}

async function lockValue(key: GateKey, tx: Executor): Promise<GateValue> {
  const [row] = await tx
    .select({ value: adminSettings.value })
    .from(adminSettings)
    .where(eq(adminSettings.key, key))
    .for('update');
  return row?.value ?? neverSet;
}

const gateOf = ({ enabled, message }: GateValue): Gate => ({ enabled, message });

function withoutHash({ passwordHash: _, ...value }: GateValue): Omit<GateValue, 'passwordHash'> {
  return value;
}
