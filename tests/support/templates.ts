/**
 * Databases that a test's own one is copied from: `migrated` without any row, and `started`, which an application has
 * started on once, so that the tables of the queue, the settings and the samples are there.
 */
export const templates = { migrated: 'test_template_migrated', started: 'test_template_started' } as const;

export type TemplateName = keyof typeof templates;

/** libpq URL of a database behind a Unix socket. */
export function databaseUrl(at: { host: string; port: number; user: string }, name: string): string {
  return `postgresql://${at.user}@localhost/${name}?host=${encodeURIComponent(at.host)}&port=${at.port}`;
}
