import { db } from '#app/db/client.server.ts';
import { type MediaCategory, mediaLibrary } from '#app/db/schema.ts';
import showcaseJson from './showcase.json' with { type: 'json' };

type SampleAd = {
  name: string;
  alt: string;
  categories: MediaCategory[];
  width: number;
  height: number;
  bytes: number;
};

/** Written by `npm run showcase`. */
const showcase = showcaseJson as SampleAd[];

/**
 * Puts the shipped sample ads (public/showcase, drawn by the composer: `npm run showcase`) into the media library, each
 * in the categories it names. They are marked as samples, so that an operator can remove them together.
 */
export async function seedShowcase(): Promise<void> {
  const rows = showcase.flatMap((ad) =>
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
    })),
  );
  if (rows.length > 0) await db.insert(mediaLibrary).values(rows);
}
