import { randomBytes } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret everything is signed with: read from the data folder, made there on first start (256 bits, readable by its owner only). */
export async function readOrCreateSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  const known = await readFile(path, 'utf8').catch(() => null);
  if (known) return known.trim();
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  // link fails when another process was first: then its secret counts.
  await link(draft, path).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  return (await readFile(path, 'utf8')).trim();
}
