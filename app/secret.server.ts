import { randomBytes } from 'node:crypto';
import { link, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '#app/operator-error.ts';

/** Thrown when the kept secret can't be used; the message says what to do. */
export class SecretError extends OperatorError {
  override name = 'SecretError';
}

/**
 * The secret everything is signed with, read from the data folder. It is made there on first start: 256 bits, readable
 * by its owner only, on the disk before anything is signed with it. Throws SecretError when the file is empty, cut or
 * can't be read.
 */
export async function readOrCreateSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  const known = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new SecretError(`The signing secret ${path} can't be read: ${error.message}.`);
  });
  if (known !== null) return checkSecret(known, path);
  const draft = `${path}.${process.pid}`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(`${randomBytes(32).toString('base64url')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  // link fails when another process was first: then its secret counts.
  await link(draft, path).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  await syncFolder(dataDir);
  return checkSecret(await readFile(path, 'utf8'), path);
}

function checkSecret(text: string, path: string): string {
  const secret = text.trim();
  if (secret.length >= 43) return secret;
  throw new SecretError(
    `The signing secret ${path} is ${secret === '' ? 'empty' : 'cut short'}. Put back the one from your backup; ` +
      'or delete the file for a new one: then everybody has to sign in again, and links in mails already sent end.',
  );
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
