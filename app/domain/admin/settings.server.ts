import { db } from '#app/db/client.server.ts';
import { adminSettings } from '#app/db/schema.ts';

/** A switch of the whole site and what visitors read while it is on. */
export type SiteSwitch = { enabled: boolean; message: string };

const never: SiteSwitch = { enabled: false, message: '' };

/** The two settings as operators may see them: nothing about the beta password leaves the database. */
export async function getSiteSettings(): Promise<{ maintenance: SiteSwitch; beta: SiteSwitch }> {
  const rows = await db.select().from(adminSettings);
  const find = (key: (typeof rows)[number]['key']): SiteSwitch => {
    const row = rows.find((candidate) => candidate.key === key);
    if (!row) return never;
    return { enabled: row.value.enabled, message: row.value.message };
  };
  return { maintenance: find('maintenance_mode'), beta: find('beta_mode') };
}
