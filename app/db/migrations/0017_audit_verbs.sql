-- Verbs for what the audit log called by a noun.
UPDATE "audit_log" SET "action" = CASE "action"
  WHEN 'contact.status' THEN 'contact.set-status'
  WHEN 'beta.message' THEN 'beta.set-message'
  WHEN 'maintenance.message' THEN 'maintenance.set-message'
  WHEN 'beta.password' THEN 'beta.set-password'
  WHEN 'failures.mail' THEN 'failures.announce'
END WHERE "action" IN (
  'contact.status',
  'beta.message',
  'maintenance.message',
  'beta.password',
  'failures.mail'
);
