import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { db, type Executor } from '#app/db/client.server.ts';
import { type MediaCategory, mediaLibrary } from '#app/db/schema.ts';
import { isUuid } from '#app/db/uuid.ts';
import { discardFiles, keepFiles, storeFiles } from '#app/domain/ads/ad-files.server.ts';
import { readPicture } from '#app/domain/ads/uploads.server.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { encodeMedia, keysOfMedia, mediaPath } from './media-files.server.ts';
import { longestAltText, longestFileName } from './media-limits.ts';

/** The acting admin. */
type Actor = { id: string };

/** What stands beside a picture; `altText` is plain text, cut at longestAltText characters. */
export type MediaText = { category: MediaCategory; altText: string };

export type UploadResult = { ok: true; id: string } | { ok: false; message: string };

/**
 * Puts an uploaded picture into the library, written anew as WebP. Refused with a sentence when it is no picture an ad
 * would take (domain/ads/uploads.server.ts). Throws StorageError.
 */
export async function uploadMedia(
  input: { file: FormDataEntryValue | null } & MediaText,
  actor: Actor,
): Promise<UploadResult> {
  const { file, ...text } = input;
  const read = await readPicture(file, 'product');
  if (!read.ok) return read;
  if (!read.picture || !(file instanceof File)) return { ok: false, message: 'Please choose a picture.' };
  return { ok: true, id: await addPicture({ ...text, picture: read.picture.bytes, name: file.name }, actor) };
}

/** Stores a decoded picture and its row, with its audit entry. Throws StorageError. */
export async function addPicture(
  input: MediaText & { picture: Uint8Array; name: string; source?: string },
  actor: Actor,
): Promise<string> {
  const { category, picture, source } = input;
  const { files, key, width, height, bytes } = await encodeMedia(picture, category);
  const id = randomUUID();
  const row = {
    id,
    filename: plainFileName(input.name),
    filePath: mediaPath(id),
    storageKey: key,
    fileSize: bytes,
    mimeType: 'image/webp',
    width,
    height,
    altText: plainLine(input.altText).slice(0, longestAltText),
    category,
    uploadedBy: actor.id,
  };
  await storeFiles(files);
  await db.transaction(async (tx) => {
    await tx.insert(mediaLibrary).values(row);
    await keepFiles(
      files.map((file) => file.key),
      tx,
    );
    const after = { ...textOf(row), filename: row.filename, width, height, ...(source && { source }) };
    await recordAudit({ actor: actor.id, action: 'media.upload', subject: id, after }, tx);
  });
  return id;
}

/** False when there is no such picture. What is so already is no change and leaves no audit entry. */
export async function setMediaActive(id: string, isActive: boolean, actor: Actor): Promise<boolean> {
  return change(id, async (row, tx) => {
    if (row.isActive === isActive) return;
    await tx.update(mediaLibrary).set({ isActive }).where(eq(mediaLibrary.id, id));
    const action = isActive ? 'media.activate' : 'media.deactivate';
    const [before, after] = [{ isActive: row.isActive }, { isActive }];
    await recordAudit({ actor: actor.id, action, subject: id, before, after }, tx);
  });
}

/** Sets description and category; the file keeps its address. False when there is no such picture. */
export async function updateMedia(id: string, text: MediaText, actor: Actor): Promise<boolean> {
  return change(id, async (row, tx) => {
    const after = {
      category: text.category,
      altText: plainLine(text.altText).slice(0, longestAltText),
    };
    const before = textOf(row);
    if (before.category === after.category && before.altText === after.altText) return;
    await tx.update(mediaLibrary).set(after).where(eq(mediaLibrary.id, id));
    await recordAudit({ actor: actor.id, action: 'media.update', subject: id, before, after }, tx);
  });
}

/** Deletes the row and has its files removed; a shipped sample's file stays. False when there is no such picture. */
export async function deleteMedia(id: string, actor: Actor): Promise<boolean> {
  return change(id, async (row, tx) => {
    await tx.delete(mediaLibrary).where(eq(mediaLibrary.id, id));
    await discardFiles(keysOfMedia(row), tx);
    const before = { ...textOf(row), filename: row.filename, isActive: row.isActive };
    await recordAudit({ actor: actor.id, action: 'media.delete', subject: id, before }, tx);
  });
}

type Row = typeof mediaLibrary.$inferSelect;

async function change(id: string, work: (row: Row, tx: Executor) => Promise<void>): Promise<boolean> {
  if (!isUuid(id)) return false;
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(mediaLibrary).where(eq(mediaLibrary.id, id)).for('update');
    if (!row) return false;
    await work(row, tx);
    return true;
  });
}

const textOf = ({ category, altText }: MediaText) => ({ category, altText });

/** One line, without control characters and marks that turn the direction of what follows. */
function plainLine(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
      .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
      .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
      .trim()
  );
}

/** What a file was called where it came from, without the way there; only shown, never a path here. */
function plainFileName(name: string): string {
  const last = plainLine(name).split(/[\\/]/).at(-1) ?? '';
  return [...last].slice(0, longestFileName).join('').trim() || 'picture';
}
