import type { Executor } from '#app/db/client.server.ts';
import { auditLog } from '#app/db/schema.ts';
import type { AuditAction } from './audit-actions.ts';

export type AuditEntry = {
  /** Id of the acting person, or 'system', 'self', 'command line'. */
  actor: string;
  action: AuditAction;
  /** What it was done to: an id, an address, a key. */
  subject: string;
  before?: unknown;
  after?: unknown;
};

/**
 * Writes an operator's doing into the audit log; pass the transaction that does it, so that there is never one without
 * the other.
 */
export async function recordAudit(entry: AuditEntry, executor: Executor): Promise<void> {
  await executor.insert(auditLog).values(entry);
}
