import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { storage } from '#app/adapters/adapters.server.ts';
import { config } from '#app/config.server.ts';
import { db } from '#app/db/client.server.ts';
import { projectRoot } from '#app/db/migrate.server.ts';
import { mediaLibrary } from '#app/db/schema.ts';
import { findMediaFile } from '#app/domain/media/media-files.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { ownPath, type PictureFacts } from './markdown.server.ts';
import samplePicturesJson from './sample-pictures.json' with { type: 'json' };

/** A picture of this site with what is known of it. */
export type PostPicture = { src: string } & Partial<PictureFacts>;

type SamplePicture = { name: string; width: number; height: number; widths: number[] };

/** The pictures of the sample posts, in public/blog. Written by `npm run blog-pictures`. */
const samplePictures = new Map<string, PictureFacts>(
  (samplePicturesJson as SamplePicture[]).map(({ name, width, height, widths }) => {
    const smaller = widths.map((each) => `/blog/${name}-${each}.webp ${each}w`);
    const srcSet = [...smaller, `/blog/${name}.webp ${width}w`].join(', ');
    return [`/blog/${name}.webp`, { width, height, srcSet }];
  }),
);

/** Sizes of the site's own pictures by path, as far as they are known: of the media library and the sample posts. */
export async function readPictureFacts(paths: string[]): Promise<Map<string, PictureFacts>> {
  const facts = new Map<string, PictureFacts>();
  const asked: string[] = [];
  for (const path of new Set(paths)) {
    const sample = samplePictures.get(path);
    if (sample) facts.set(path, sample);
    else asked.push(path);
  }
  if (asked.length === 0) return facts;
  const { filePath, width, height } = mediaLibrary;
  const rows = await db
    .select({ filePath, width, height })
    .from(mediaLibrary)
    .where(inArray(filePath, asked.slice(0, 200)));
  for (const row of rows) {
    if (row.width && row.height) facts.set(row.filePath, { width: row.width, height: row.height });
  }
  return facts;
}

/** The featured images of some posts, in their order; null where there is none that may be shown. */
export async function readFeaturedPictures(addresses: (string | null)[]): Promise<(PostPicture | null)[]> {
  const { publicUrl } = config();
  const paths = addresses.map((address) => (address ? ownPath(address, publicUrl) : undefined));
  const facts = await readPictureFacts(paths.flatMap((path) => path ?? []));
  return paths.map((path) => (path ? { src: path, ...facts.get(path) } : null));
}

/** A raster picture among the files the product ships, by its path; nothing that climbs out of the folder. */
const shippedPicture = /^(\/[\w-]+)+\.(webp|png|jpe?g|avif)$/;

/** The bytes of a picture of this site, shipped or of the media library; undefined when it can't be read. */
export async function readOwnPicture(path: string): Promise<Buffer | undefined> {
  try {
    const [row] = await db
      .select({ key: mediaLibrary.storageKey })
      .from(mediaLibrary)
      .where(eq(mediaLibrary.filePath, path))
      .limit(1);
    const stored = row && (await storage.get(row.key));
    if (stored) return stored.bytes;
    return shippedPicture.test(path) ? await readShipped(path) : undefined;
  } catch (error) {
    log.warn({ path, error: describeError(error) }, 'picture could not be read');
    return undefined;
  }
}

/** Whether readers see a picture at a path of this site. Throws StorageError. */
export async function stateOfOwnPicture(path: string): Promise<'shown' | 'inactive' | 'missing'> {
  const { pathname } = new URL(path, 'http://localhost');
  const name = /^\/files\/media\/([^/]+)$/.exec(pathname)?.[1];
  const found = name ? await findMediaFile(name) : undefined;
  if (found) return !(await found.read()) ? 'missing' : found.isActive ? 'shown' : 'inactive';
  const isShipped = shippedPicture.test(pathname) && (await readShipped(pathname).catch(() => undefined));
  return isShipped ? 'shown' : 'missing';
}

/** From the build, or from the sources where nothing is built yet. */
function readShipped(path: string): Promise<Buffer> {
  const read = (folder: string) => readFile(join(projectRoot(), folder, path));
  return read('build/client').catch(() => read('public'));
}
