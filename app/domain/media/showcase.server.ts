import { db } from '#app/db/client.server.ts';
import { type MediaCategory, mediaLibrary } from '#app/db/schema.ts';
import showcaseJson from './showcase.json' with { type: 'json' };

type SampleAd = {
  name: string;
  /** What kind of business it advertises, in English. */
  trade: string;
  alt: string;
  categories: MediaCategory[];
  width: number;
  height: number;
  bytes: number;
};

/** Written by `npm run showcase`; what stands first is shown first. */
const showcase = showcaseJson as SampleAd[];

/**
 * The shipped sample ads by the URL path of their file; `smallPath` is the one 480 px wide, `middlePath` the one of
 * 720.
 */
export const samplesByPath = new Map(
  showcase.map(({ name, trade }) => [
    `/showcase/${name}.webp`,
    { trade, smallPath: `/showcase/${name}-480.webp`, middlePath: `/showcase/${name}-720.webp` },
  ]),
);

/**
 * Puts the shipped sample ads (public/showcase, drawn by the composer: `npm run showcase`) into the media library, each
 * in the categories it names. They are marked as samples, so that an operator can remove them together.
 */
export async function seedShowcase(): Promise<void> {
  const now = Date.now();
  const rows = showcase.flatMap((ad, index) =>
    ad.categories.map((category) => ({
      filename: `${ad.name}.webp`,
      filePath: `/showcase/${ad.name}.webp`,
      storageKey: `public/showcase/${ad.name}.webp`,
      fileSize: ad.bytes,
      mimeType: 'image/webp',
      width: ad.width,
      height: ad.height,
      altText: ad.alt,
      category,
      isSample: true,
      // Lists are newest first: a second apart keeps the order of the file.
      createdAt: new Date(now - index * 1000),
    })),
  );
  if (rows.length > 0) await db.insert(mediaLibrary).values(rows);
}
