import { constants } from 'node:fs';
import { access, chown, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { StoragePort } from '#app/adapters/storage/port.ts';
import type { Config } from '#app/config.server.ts';
import { accountForRoot, runningAsRoot } from '#app/db/embedded/run-as-user.ts';
import { log } from '#app/log.server.ts';
import { OperatorError } from '#app/operator-error.ts';

/** Thrown when the application can't start on this machine as it is set; the message says what to do. */
export class StartError extends OperatorError {
  override name = 'StartError';
}

/**
 * Makes DATA_DIR, closed to other users of the machine; one that is there already keeps the rights its owner gave it.
 * Throws StartError where it can't be written.
 */
export async function prepareDataDir({ dataDir, databaseUrl }: Config): Promise<void> {
  try {
    await mkdir(dirname(dataDir), { recursive: true });
    if (await makeFolder(dataDir)) {
      // PostgreSQL doesn't run as root: the user it runs as has to get to its own folder.
      if (!databaseUrl && runningAsRoot()) await chown(dataDir, 0, accountForRoot().gid);
    }
    if (!(await stat(dataDir)).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    const reasons: Record<string, string> = {
      EEXIST: 'it, or a part of its path, is a file',
      ENOTDIR: 'it, or a part of its path, is a file',
      EACCES: 'the user that runs this may not write to it',
      EPERM: 'the user that runs this may not write to it',
      EROFS: 'it lies on a read-only file system',
      ENOENT: 'no folder can be made there',
      ENOSPC: 'the disk is full',
    };
    throw new StartError(
      `DATA_DIR ${dataDir} can't be used: ${reasons[code] ?? (error as Error).message}. Name a folder that this user can write to.`,
    );
  }
}

/** False when there is something of that name already. */
async function makeFolder(path: string): Promise<boolean> {
  try {
    await mkdir(path, { mode: 0o750 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Looks whether storage can be used. What only a change of settings mends ends
 * the start; what may pass is logged, and pictures work again once it has.
 */
export async function checkStorage(storage: StoragePort, config: Config): Promise<void> {
  const problem = await storage.probe();
  if (!problem) return;
  const bucket = config.s3
    ? `the bucket ${config.s3.bucket} at ${config.s3.endpoint ?? 'Amazon S3'}`
    : 'the disk';
  if (problem === 'no-bucket')
    throw new StartError(
      `S3_BUCKET can't be used: there is no bucket ${config.s3?.bucket}. Create it, or check its name and S3_REGION.`,
    );
  if (problem === 'refused')
    throw new StartError(
      `S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY can't be used: ${bucket} refuses them. They need to list, read, write and delete.`,
    );
  log.error(
    { storage: config.s3?.endpoint ?? config.dataDir },
    `Pictures can't be stored or shown: ${bucket} can't be reached. Check S3_ENDPOINT and the network; nothing has to be started again.`,
  );
}
