import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { storage } from '#app/adapters/adapters.server.ts';
import type { StoredFile } from '#app/adapters/storage/port.ts';
import { db } from '#app/db/client.server.ts';
import type { MediaCategory, mediaLibrary } from '#app/db/schema.ts';
import { isUuid } from '#app/db/uuid.ts';
import type { AdFile } from '#app/domain/ads/ad-files.server.ts';

/** Width of the smaller file of a picture, px. */
const smallWidth = 480;

/** How a picture of the library is written: WebP, small enough for a page and without visible loss of lettering. */
const encoding = { quality: 88, smartSubsample: true };

type Row = typeof mediaLibrary.$inferSelect;

/** The files of a new picture, before any row holds them. Sizes in px and bytes. */
export type MediaFiles = { files: AdFile[]; key: string; width: number; height: number; bytes: number };

/** Encodes a decoded, harmless picture as the one or two files the library keeps under '{category}/{128 random bits}'. */
export async function encodeMedia(picture: Uint8Array, category: MediaCategory): Promise<MediaFiles> {
  const key = `${category}/${randomBytes(16).toString('hex')}.webp`;
  const { data, info } = await sharp(picture).keepXmp().webp(encoding).toBuffer({ resolveWithObject: true });
  const files = [webp(key, data)];
  if (info.width > smallWidth) {
    const small = await sharp(picture)
      .resize({ width: smallWidth })
      .keepXmp()
      .webp({ ...encoding, quality: 82 })
      .toBuffer();
    files.push(webp(smallKeyOf(key), small));
  }
  return { files, key, width: info.width, height: info.height, bytes: data.length };
}

const webp = (key: string, bytes: Uint8Array): AdFile => ({ key, bytes, contentType: 'image/webp' });
const smallKeyOf = (key: string) => key.replace(/\.webp$/, `-${smallWidth}.webp`);

/** Pictures the product ships with lie in public/, not in storage. */
const isShipped = ({ storageKey }: Pick<Row, 'storageKey'>) => storageKey.startsWith('public/');

/** Every key of a picture in storage; none for a shipped one. */
export function keysOfMedia(row: Pick<Row, 'storageKey'>): string[] {
  return isShipped(row) ? [] : [row.storageKey, smallKeyOf(row.storageKey)];
}

/** The public path of an uploaded picture. */
export function mediaPath(id: string): string {
  return `/files/media/${id}.webp`;
}

/** The public path of an uploaded picture's smaller file; null where there is none. */
export function smallMediaPath(row: Pick<Row, 'id' | 'storageKey' | 'width'>): string | null {
  return isShipped(row) || row.width <= smallWidth ? null : `/files/media/${row.id}-${smallWidth}.webp`;
}

const fileName = new RegExp(`^([0-9a-f-]{36})(-${smallWidth})?\\.webp$`);

/**
 * The file behind '/files/media/{name}' with whether visitors may see it; undefined for anything no row stands for.
 * Throws StorageError.
 */
export async function findMediaFile(
  name: string,
): Promise<{ isActive: boolean; key: string; read(): Promise<StoredFile | null> } | undefined> {
  const [, id = '', small] = fileName.exec(name) ?? [];
  if (!isUuid(id)) return undefined;
  const row = await db.query.mediaLibrary.findFirst({ where: (table, { eq }) => eq(table.id, id) });
  if (!row || isShipped(row) || (small && !smallMediaPath(row))) return undefined;
  const key = small ? smallKeyOf(row.storageKey) : row.storageKey;
  return { isActive: row.isActive, key, read: () => storage.get(key) };
}
