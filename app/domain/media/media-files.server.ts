import { randomBytes } from 'node:crypto';
import { href } from 'react-router';
import sharp from 'sharp';
import { storage } from '#app/adapters/adapters.server.ts';
import type { StoredFile } from '#app/adapters/storage/port.ts';
import { db } from '#app/db/client.server.ts';
import type { MediaCategory, mediaLibrary } from '#app/db/schema.ts';
import { uuidPattern } from '#app/db/uuid.ts';
import type { AdFile } from '#app/domain/ads/ad-files.server.ts';
import { subscribe } from '#app/live.server.ts';

/** Widths of the smaller files of a picture, px. */
const smallerWidths = [480, 720] as const;
export type SmallerWidth = (typeof smallerWidths)[number];

/** How a picture of the library is written: WebP, small enough for a page and without visible loss of lettering. */
const encoding = { quality: 88, smartSubsample: true };

type Row = typeof mediaLibrary.$inferSelect;

/** The files of a new picture, before any row holds them. Sizes in px and bytes. */
export type MediaFiles = { files: AdFile[]; key: string; width: number; height: number; bytes: number };

/**
 * Encodes a decoded, harmless picture as the one to three files the library keeps under '{category}/{128 random
 * bits}'.
 */
export async function encodeMedia(picture: Uint8Array, category: MediaCategory): Promise<MediaFiles> {
  const key = `${category}/${randomBytes(16).toString('hex')}.webp`;
  const { data, info } = await sharp(picture).keepXmp().webp(encoding).toBuffer({ resolveWithObject: true });
  const files = [webp(key, data)];
  for (const width of smallerWidths) {
    if (info.width <= width) continue;
    const smaller = sharp(picture).resize({ width }).keepXmp();
    files.push(webp(smallerKeyOf(key, width), await smaller.webp({ ...encoding, quality: 82 }).toBuffer()));
  }
  return { files, key, width: info.width, height: info.height, bytes: data.length };
}

const webp = (key: string, bytes: Uint8Array): AdFile => ({ key, bytes, contentType: 'image/webp' });
const smallerKeyOf = (key: string, width: SmallerWidth) => key.replace(/\.webp$/, `-${width}.webp`);

/** Pictures the product ships with lie in public/, not in storage. */
const isShipped = ({ storageKey }: Pick<Row, 'storageKey'>) => storageKey.startsWith('public/');

/** Every key of a picture in storage; none for a shipped one. */
export function keysOfMedia(row: Pick<Row, 'storageKey'>): string[] {
  return isShipped(row)
    ? []
    : [row.storageKey, ...smallerWidths.map((width) => smallerKeyOf(row.storageKey, width))];
}

/** The public path of an uploaded picture. */
export function mediaPath(id: string): string {
  return href('/files/media/:file', { file: `${id}.webp` });
}

/** The public path of an uploaded picture's smaller file; null where there is none. */
export function smallerMediaPath(
  row: Pick<Row, 'id' | 'storageKey' | 'width'>,
  width: SmallerWidth,
): string | null {
  return isShipped(row) || row.width <= width
    ? null
    : href('/files/media/:file', { file: `${row.id}-${width}.webp` });
}

const fileName = new RegExp(`^(${uuidPattern})(?:-(${smallerWidths.join('|')}))?\\.webp$`);

/** What is known of pictures that were asked for, so that asking again asks no database; the oldest goes first. */
const known = new Map<string, Pick<Row, 'id' | 'storageKey' | 'width' | 'isActive'>>();
const mostKnown = 2_000;
/** Rises with every change, so that what was read before it is not known. */
let changes = 0;

/** Forgets pictures when the library changes, in this process or another. Returns a function that ends it. */
export function watchMedia(): () => void {
  forgetMedia();
  return subscribe((event) => {
    if (event.type === 'missed' || (event.type === 'content' && event.of === 'media')) forgetMedia();
  });
}

function forgetMedia(): void {
  changes++;
  known.clear();
}

async function findRow(id: string) {
  const found = known.get(id);
  if (found) return found;
  const begunAt = changes;
  const row = await db.query.mediaLibrary.findFirst({
    columns: { id: true, storageKey: true, width: true, isActive: true },
    where: (table, { eq }) => eq(table.id, id),
  });
  if (!row || begunAt !== changes) return row;
  known.set(id, row);
  for (const oldest of known.keys()) {
    if (known.size <= mostKnown) break;
    known.delete(oldest);
  }
  return row;
}

/**
 * The file behind '/files/media/{name}' with whether visitors may see it; undefined for anything no row stands for.
 * Throws StorageError.
 */
export async function findMediaFile(
  name: string,
): Promise<{ isActive: boolean; key: string; read(): Promise<StoredFile | null> } | undefined> {
  const [, id, smaller] = fileName.exec(name) ?? [];
  if (!id) return undefined;
  const width = smallerWidths.find((each) => String(each) === smaller);
  const row = await findRow(id);
  if (!row || isShipped(row) || (width && !smallerMediaPath(row, width))) return undefined;
  const key = width ? smallerKeyOf(row.storageKey, width) : row.storageKey;
  // Pictures put up before there was a file of this width are sent whole.
  const read = async () => (await storage.get(key)) ?? (width ? storage.get(row.storageKey) : null);
  return { isActive: row.isActive, key, read };
}
