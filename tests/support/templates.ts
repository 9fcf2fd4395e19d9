/**
 * Databases that a test's own one is copied from. `migrated` has no rows. On `started` an application has started once,
 * so it has the tables of the queue, the settings and the samples.
 */
export const templates = { migrated: 'test_template_migrated', started: 'test_template_started' } as const;

export type TemplateName = keyof typeof templates;

/** libpq URL of a database behind a Unix socket. */
export function databaseUrl(at: { host: string; port: number; user: string }, name: string): string {
  return `postgresql://${at.user}@localhost/${name}?host=${encodeURIComponent(at.host)}&port=${at.port}`;
}
