import { lt, sql } from 'drizzle-orm';
import { db, type Executor } from '#app/db/client.server.ts';
import { securityEvents } from '#app/db/schema.ts';
import { createWindows } from '#app/domain/limits/in-process.server.ts';
import { clientNetwork } from '#app/domain/limits/network.ts';
import { refusedOriginRates } from '#app/domain/limits/rates.ts';
import { deviceName } from '#app/domain/users/device-name.ts';
import { describeError, log } from '#app/log.server.ts';
import type { SecurityKind } from './security-kinds.ts';

/** Days an event is kept. */
const keptDays = 90;

export type SecurityEvent = {
  kind: SecurityKind;
  /** Whose account it is about; null for an address without one. */
  userId: string | null;
  /** As limits count it (limits/network.ts), or a word for what has none. */
  network: string;
  detail: string;
};

/** Notes an event; equal ones of the same hour are counted in one row. */
export async function noteSecurity(event: SecurityEvent, executor: Executor = db): Promise<void> {
  const { kind, userId, network, detail, hour } = securityEvents;
  await executor
    .insert(securityEvents)
    .values({ ...event, detail: event.detail.slice(0, 200), hour: sql`date_trunc('hour', now())` })
    .onConflictDoUpdate({
      target: [kind, userId, network, detail, hour],
      set: { count: sql`${securityEvents.count} + 1`, lastAt: sql`now()` },
    });
}

/** The same for what a request did; `detail` is its device unless given. */
export function noteSecurityOf(
  request: Request,
  event: Pick<SecurityEvent, 'kind' | 'userId'> & { detail?: string },
): Promise<void> {
  const { device } = deviceName(request.headers.get('user-agent'));
  return noteSecurity({ detail: device, ...event, network: clientNetwork(request) });
}

const mayNoteOrigin = createWindows(refusedOriginRates.network);

/** Notes a request that another site's page sent. Never fails: the refusal stands by itself. */
export async function noteRefusedOrigin(request: Request): Promise<void> {
  if (mayNoteOrigin(clientNetwork(request)) > 0) return;
  const origin = (request.headers.get('origin') ?? 'no origin').replaceAll('\0', '');
  try {
    await noteSecurityOf(request, { kind: 'origin.refused', userId: null, detail: origin });
  } catch (error) {
    log.warn({ error: describeError(error) }, 'a refused origin was not noted');
  }
}

/** Forgets what is older than the log goes back. */
export async function sweepSecurityLog(): Promise<void> {
  await db
    .delete(securityEvents)
    .where(lt(securityEvents.lastAt, sql`now() - make_interval(days => ${keptDays})`));
}
