import { eq } from 'drizzle-orm';
import type { AdDesign } from '#app/composer/design/ad-design.ts';
import { DesignError, readDesign } from '#app/composer/design/read-design.ts';
import { db } from '#app/db/client.server.ts';
import { users } from '#app/db/schema.ts';
import { type AdReader, findAd } from '#app/domain/ads/ads.server.ts';
import { describeError, log } from '#app/log.server.ts';
import type { NotEditable } from './edit-view.ts';
import { editorName } from './versions.server.ts';

type AdRow = NonNullable<Awaited<ReturnType<typeof findAd>>>;

export type FoundAd =
  | { ok: true; ad: AdRow; design: AdDesign }
  | { ok: false; reason: 'not-found' }
  | { ok: false; reason: NotEditable; ad: AdRow };

/** An ad somebody may edit, with its design; every person who sees an ad may. */
export async function findEditedAd(reader: AdReader, adId: string): Promise<FoundAd> {
  const ad = await findAd(reader, adId);
  if (!ad) return { ok: false, reason: 'not-found' };
  if (ad.status === 'generating') return { ok: false, reason: 'not-finished', ad };
  if (ad.status === 'failed') return { ok: false, reason: 'failed', ad };
  if (!ad.design) return { ok: false, reason: 'painted-whole', ad };
  try {
    return { ok: true, ad, design: readDesign(ad.design) };
  } catch (error) {
    if (!(error instanceof DesignError)) throw error;
    log.error({ ad: ad.id, error: describeError(error) }, 'a stored design could not be read');
    return { ok: false, reason: 'unreadable', ad };
  }
}

/** Who saved what an ad shows now, as `reader` calls them. */
export async function findEditor(ad: AdRow, reader: AdReader): Promise<string> {
  const { version, editorId } = ad;
  const [row] =
    editorId && editorId !== reader.id
      ? await db.select({ name: users.name }).from(users).where(eq(users.id, editorId))
      : [];
  return editorName({ version, editorId, name: row?.name ?? null }, reader);
}
