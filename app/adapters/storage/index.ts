import { join } from 'node:path';
import type { Config } from '#app/config.server.ts';
import { createDiskStorage } from './disk.ts';
import type { StoragePort } from './port.ts';

/** A bucket when the settings name one, else the folder `files` below the data folder. */
export async function createStorage(config: Config): Promise<StoragePort> {
  if (!config.s3) return createDiskStorage({ root: join(config.dataDir, 'files') });
  // Large, and loaded by no program that has no bucket.
  const { createS3Storage } = await import('./s3.ts');
  return createS3Storage(config.s3);
}
