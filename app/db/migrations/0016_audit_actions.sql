-- One tense for what the audit log says was done.
UPDATE "audit_log" SET "action" = CASE "action"
  WHEN 'ad.retry-asked' THEN 'ad.retry'
  WHEN 'subscription.cancel-asked' THEN 'subscription.ask-cancel'
  WHEN 'payment.refund-asked' THEN 'payment.ask-refund'
  WHEN 'payment.refunded' THEN 'payment.refund'
  WHEN 'plan.changed' THEN 'plan.change'
  WHEN 'user.deleted' THEN 'user.delete'
  WHEN 'samples.removed' THEN 'samples.remove'
  WHEN 'failures.mailed' THEN 'failures.mail'
  WHEN 'admin.created' THEN 'admin.create'
  WHEN 'admin.promoted' THEN 'admin.promote'
END WHERE "action" IN (
  'ad.retry-asked',
  'subscription.cancel-asked',
  'payment.refund-asked',
  'payment.refunded',
  'plan.changed',
  'user.deleted',
  'samples.removed',
  'failures.mailed',
  'admin.created',
  'admin.promoted'
);
