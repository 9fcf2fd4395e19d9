import { createHash } from 'node:crypto';
import { db } from '#app/db/client.server.ts';
import { isDatabaseAway } from '#app/db/presence.server.ts';
import { adminSettings } from '#app/db/schema.ts';
import { subscribe } from '#app/live.server.ts';
import { describeError, log } from '#app/log.server.ts';

/** The two gates of the site, by the keys of their rows (specification: settings.fields). */
export type GateKey = 'maintenance_mode' | 'beta_mode';
export type GateValue = (typeof adminSettings.$inferSelect)['value'];

/** A gate and what visitors read while it is shut. */
export type Gate = { enabled: boolean; message: string };

/** Both gates as this process knows them. `betaHash` and `betaVersion` must not leave the server. */
export type Gates = { maintenance: Gate; beta: Gate; betaHash: string | null; betaVersion: number };

/** ms a reading counts. A change is heard at once; this is for when the word of it was lost. */
const goodForMs = 1_500;
/** ms to wait for the database while something is known already. */
const patience = 1_500;

const open: Gates = {
  maintenance: { enabled: false, message: '' },
  beta: { enabled: false, message: '' },
  betaHash: null,
  betaVersion: 0,
};

let known: { gates: Gates; readAt: number } | undefined;
let reading: Promise<Gates> | undefined;
/** Rises with every word of a change, so that a reading begun before it is not kept. */
let changes = 0;

/**
 * A short mark of the gates' state, which a page carries. A page with another mark than the present one was made before
 * a change and has to ask again.
 */
export function markOf({ maintenance, beta, betaVersion }: Gates): string {
  const state = JSON.stringify([maintenance, beta, betaVersion]);
  return createHash('sha256').update(state).digest('base64url').slice(0, 12);
}

/** Drops what is known whenever a setting changes, in this process or another. Returns a function that ends it. */
export function watchGates(): () => void {
  known = undefined;
  reading = undefined;
  return subscribe(({ type }) => (type === 'settings' || type === 'missed') && forgetGates());
}

/** The next question is answered from the database. The last known gates stay, for when it can't. */
export function forgetGates(): void {
  changes++;
  reading = undefined;
  if (known) known.readAt = Number.NEGATIVE_INFINITY;
}

/**
 * The gates of this moment. When the database does not answer the last known ones count; a process that never read any
 * lets everybody pass, and logs it (specification: gates.never-read).
 */
export async function currentGates(): Promise<Gates> {
  if (known && performance.now() - known.readAt < goodForMs) return known.gates;
  if (known && isDatabaseAway()) return known.gates;
  reading ??= read();
  if (!known) return reading;
  const { gates } = known;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Gates>((resolve) => {
    timer = setTimeout(resolve, patience, gates);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}

async function read(): Promise<Gates> {
  const begun = changes;
  try {
    const { maintenance_mode: maintenance, beta_mode: beta } = await readSettings();
    const gates = {
      maintenance: { enabled: maintenance.enabled, message: maintenance.message },
      beta: { enabled: beta.enabled, message: beta.message },
      betaHash: typeof beta.passwordHash === 'string' ? beta.passwordHash : null,
      betaVersion: Number(beta.passwordVersion ?? 0),
    };
    known = { gates, readAt: begun === changes ? performance.now() : Number.NEGATIVE_INFINITY };
    return gates;
  } catch (error) {
    log.error({ error: describeError(error) }, 'the gates could not be read');
    return known?.gates ?? open;
  } finally {
    if (begun === changes) reading = undefined;
  }
}

/** What a gate is that nobody ever set. */
export const neverSet: GateValue = { enabled: false, message: '' };

/** The raw values by key; the hash in them must not leave the server. */
export async function readSettings(): Promise<Record<GateKey, GateValue>> {
  const rows = await db.select({ key: adminSettings.key, value: adminSettings.value }).from(adminSettings);
  const find = (key: GateKey) => rows.find((row) => row.key === key)?.value ?? neverSet;
  return { maintenance_mode: find('maintenance_mode'), beta_mode: find('beta_mode') };
}
