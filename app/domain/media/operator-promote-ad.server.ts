import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { href } from 'react-router';
import { storage } from '#app/adapters/adapters.server.ts';
import { pngWithXmp } from '#app/composer/render/png-xmp.ts';
import { db } from '#app/db/client.server.ts';
import { type ListRequest, type Page, pageOf } from '#app/db/paging.server.ts';
import { ads } from '#app/db/schema.ts';
import { findAd } from '#app/domain/ads/ads.server.ts';
import { provenanceXmp } from '#app/domain/ads/provenance.ts';
import { addPicture, type MediaText } from './operator-media.server.ts';

const adsPerPage = 12;

export type OwnAd = { id: string; title: string; imageUrl: string };

/** The finished ads of an admin's own account, newest first: nobody else's may be shown to the public. */
export async function listOwnAds(userId: string, { page }: ListRequest): Promise<Page<OwnAd>> {
  const finished = and(
    eq(ads.userId, userId),
    isNull(ads.deletedAt),
    eq(ads.status, 'completed'),
    isNotNull(ads.cleanKey),
  );
  const total = await db.$count(ads, finished);
  const { offset, ...shown } = pageOf({ page, total, perPage: adsPerPage });
  const rows = await db
    .select({ id: ads.id, title: ads.title })
    .from(ads)
    .where(finished)
    .orderBy(desc(ads.createdAt), desc(ads.id))
    .limit(adsPerPage)
    .offset(offset);
  return {
    ...shown,
    rows: rows.map((row) => ({ ...row, imageUrl: href('/files/ads/:adId', { adId: row.id }) })),
  };
}

/**
 * Copies the unmarked picture of one of the admin's own finished ads into the library; the ad itself stays private.
 * False when there is no such ad. Throws StorageError.
 */
export async function promoteAd(
  input: { adId: string } & MediaText,
  actor: { id: string },
): Promise<boolean> {
  const { adId, ...text } = input;
  const ad = await findAd({ id: actor.id, accountId: actor.id }, adId);
  const file = ad?.status === 'completed' && ad.cleanKey ? await storage.get(ad.cleanKey) : null;
  if (!ad || !file) return false;
  await addPicture(
    {
      ...text,
      picture: pngWithXmp(file.bytes, provenanceXmp(ad)),
      name: `${ad.title}.png`,
      source: `ad ${ad.id}`,
    },
    actor,
  );
  return true;
}
