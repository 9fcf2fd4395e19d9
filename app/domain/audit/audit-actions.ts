/**
 * What the audit log knows, as 'noun.verb'. A verb says what is done, with 'set-' to which part, or, with 'ask-', what
 * somebody else is asked to do. Rows keep these words for good: renaming one takes a migration.
 */
export type AuditAction =
  | 'ad.retry'
  | `admin.${'create' | 'promote'}`
  | `${'beta' | 'maintenance'}.${'enable' | 'disable' | 'set-message'}`
  | 'beta.set-password'
  | `contact.${'reply' | 'set-status'}`
  | 'credits.grant'
  | 'failures.announce'
  | `issue.${'create' | 'update' | 'delete' | 'test' | 'send' | 'stop' | 'resume'}`
  | `job.${'retry' | 'discard'}`
  | `media.${'upload' | 'update' | 'activate' | 'deactivate' | 'delete'}`
  | `newsletter.${'deactivate' | 'reactivate' | 'delete' | 'export'}`
  | `payment.${'ask-refund' | 'refund'}`
  | 'plan.change'
  | `post.${'create' | 'update' | 'publish' | 'unpublish' | 'delete'}`
  | 'samples.remove'
  | `subscription.${'ask-cancel' | 'cancel'}`
  | `team.${'invite' | 'revoke' | 'join' | 'decline' | 'leave' | 'remove' | 'end'}`
  | `user.${'block' | 'unblock' | 'promote' | 'demote' | 'delete'}`;
