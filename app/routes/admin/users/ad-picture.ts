import { storage } from '#app/adapters/adapters.server.ts';
import { pngWithXmp } from '#app/composer/render/png-xmp.ts';
import { provenanceXmp } from '#app/domain/ads/provenance.ts';
import { shrinkPicture } from '#app/domain/ads/small-picture.server.ts';
import { findPictureOfAd } from '#app/domain/users/operator-user-ads.server.ts';
import type { Route } from './+types/ad-picture';

const headers = { 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' };
const missing = () => new Response('Not found', { status: 404, headers });

/** The thumbnail; its longer side in px. */
const thumbnail = { side: 192, quality: 80 };

/** GET /admin/files/ads/{adId}: anybody's finished ad, for admins; `?thumbnail` gives a small one. */
export async function loader({ request, params }: Route.LoaderArgs) {
  const ad = await findPictureOfAd(params.adId);
  const file = ad && (await storage.get(ad.key));
  if (!file) return missing();
  // Pictures made before the mark existed get it on their way out.
  const picture = pngWithXmp(file.bytes, provenanceXmp(ad));
  const isSmall = new URL(request.url).searchParams.has('thumbnail');
  const bytes = isSmall ? await shrinkPicture(picture, thumbnail) : picture;
  if (!bytes) return missing();
  const type = isSmall ? 'image/webp' : 'image/png';
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'content-type': type } });
}
