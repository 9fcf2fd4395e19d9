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
 * Writes what an operator did into the audit log. Pass the transaction that does it, so that neither exists without the
 * other.
 */
export async function recordAudit(entry: AuditEntry, executor: Executor): Promise<void> {
  await executor.insert(auditLog).values(entry);
}
