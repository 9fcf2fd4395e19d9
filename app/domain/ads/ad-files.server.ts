import { randomBytes } from 'node:crypto';
import { eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { storage } from '#app/adapters/adapters.server.ts';
import { db, deletionLock, type Executor } from '#app/db/client.server.ts';
import { ads, adVersions, orphanedFiles } from '#app/db/schema.ts';
import { enqueue } from '#app/jobs/queue.server.ts';

export type AdFile = { key: string; bytes: Uint8Array; contentType: string };

/** Columns of an ad, or of a former version of one, that hold storage keys. */
type AdKeys = {
  cleanKey: string | null;
  markedKey: string | null;
  sceneKey?: string | null;
  referenceKey?: string | null;
  productKey?: string | null;
};

/** 'ads/{128 random bits}': a folder nobody can guess. */
export function newAdFolder(): string {
  return `ads/${randomBytes(16).toString('hex')}`;
}

/** Every file a row holds. */
export function keysOf(ad: AdKeys): string[] {
  const { cleanKey, markedKey, sceneKey, referenceKey, productKey } = ad;
  return [cleanKey, markedKey, sceneKey, referenceKey, productKey].filter((key) => key != null);
}

/**
 * Writes files no row holds yet. Each key is noted as orphaned first, due in an hour, so that a crash before a row
 * takes it leaves no file behind. Throws StorageError.
 */
export async function storeFiles(files: readonly AdFile[]): Promise<void> {
  if (files.length === 0) return;
  await noteAsOrphaned({
    keys: files.map((file) => file.key),
    dueAt: sql`now() + interval '1 hour'`,
    executor: db,
  });
  await Promise.all(files.map((file) => storage.put(file)));
}

/** Takes the keys off the list of orphaned files: from this transaction on, a row holds them. */
export async function keepFiles(keys: readonly string[], tx: Executor): Promise<void> {
  if (keys.length > 0) await tx.delete(orphanedFiles).where(inArray(orphanedFiles.key, [...keys]));
}

/** Has the files deleted by the queue, however often it takes until storage answers. */
export async function discardFiles(keys: readonly string[], tx: Executor = db): Promise<void> {
  if (keys.length === 0) return;
  await noteAsOrphaned({ keys, dueAt: sql`now()`, executor: tx });
  await enqueue('delete-files', {}, { tx, key: 'delete-files' });
}

/**
 * discardFiles for every file of an account's ads and their former versions, however many they are. Call it in the
 * transaction that removes the rows.
 */
export async function discardFilesOf(userId: string, tx: Executor): Promise<void> {
  const { cleanKey, markedKey, sceneKey, referenceKey, productKey } = ads;
  await tx.execute(sql`
    insert into ${orphanedFiles} (key)
    select file.key from ${ads}
    cross join lateral (values (${cleanKey}), (${markedKey}), (${sceneKey}), (${referenceKey}), (${productKey})) file (key)
    where ${eq(ads.userId, userId)} and ${isNull(ads.deletedAt)} and file.key is not null
    union
    select file.key from ${adVersions} join ${ads} on ${eq(ads.id, adVersions.adId)}
    cross join lateral (values (${adVersions.cleanKey}), (${adVersions.markedKey})) file (key)
    where ${eq(ads.userId, userId)}
    on conflict (key) do update set due_at = now()`);
  await enqueue('delete-files', {}, { tx, key: 'delete-files' });
}

/**
 * Deletes every orphaned file that is due. Deletes none while a backup copies files: the sweeper asks again later.
 * Stops at the first failure, and the queue tries again.
 */
export async function deleteOrphanedFiles(): Promise<void> {
  while ((await deleteSomeOrphanedFiles()) > 0);
}

async function deleteSomeOrphanedFiles(): Promise<number> {
  return db.transaction(async (tx) => {
    const lock = sql<boolean>`pg_try_advisory_xact_lock_shared(${deletionLock})`;
    const [free] = await tx.select({ locked: lock }).from(sql`(select) one`);
    if (!free?.locked) return 0;
    const due = await tx.select().from(orphanedFiles).where(lte(orphanedFiles.dueAt, sql`now()`)).limit(100);
    for (const { key } of due) {
      await storage.delete(key);
      // On its own, so that what is gone stays struck out when a later one fails.
      await db.delete(orphanedFiles).where(eq(orphanedFiles.key, key));
    }
    return due.length;
  });
}

/**
 * Starts the job when files are due that it does not know of. Either nobody told it of them, or somebody did between
 * its last look and its end, when the queue takes no second job.
 */
export async function sweepOrphanedFiles(): Promise<void> {
  const [due] = await db.select().from(orphanedFiles).where(lt(orphanedFiles.dueAt, sql`now()`)).limit(1);
  if (due) await enqueue('delete-files', {}, { key: 'delete-files' });
}

async function noteAsOrphaned(note: {
  keys: readonly string[];
  dueAt: SQL;
  executor: Executor;
}): Promise<void> {
  const { keys, dueAt, executor } = note;
  await executor
    .insert(orphanedFiles)
    .values(keys.map((key) => ({ key, dueAt })))
    .onConflictDoUpdate({ target: orphanedFiles.key, set: { dueAt } });
}
