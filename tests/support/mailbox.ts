import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** Mails of the local mailbox in a data folder, oldest first. */
export async function readMailbox(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'mailbox');
  // There is none before the first mail.
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}
