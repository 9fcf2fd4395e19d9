import { join } from 'node:path';
import type { Config } from '#app/config.server.ts';
import { createDiskStorage } from './disk.ts';
import type { StoragePort } from './port.ts';
import { createS3Storage } from './s3.ts';

/** A bucket when the settings name one, else the folder `files` below the data folder. */
export function createStorage(config: Config): StoragePort {
  return config.s3 ? createS3Storage(config.s3) : createDiskStorage({ root: join(config.dataDir, 'files') });
}
