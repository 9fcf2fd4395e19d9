import { storage } from '#app/adapters/adapters.server.ts';
import { pngWithXmp } from '#app/composer/render/png-xmp.ts';
import { downloadNameOf } from '#app/domain/ads/ad-view.ts';
import { findAd } from '#app/domain/ads/ads.server.ts';
import { provenanceXmp } from '#app/domain/ads/provenance.ts';
import { plans } from '#app/domain/billing/plans.ts';
import { maintenanceGate } from '#app/middleware/maintenance-gate.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import type { Route } from './+types/ad-file';
import { answerFile, hasFile } from './answer-file.ts';
import { attachment } from './attachment.ts';

/** The pictures belong to the dashboard, and are shut with it. */
export const middleware: Route.MiddlewareFunction[] = [maintenanceGate];

const missing = () => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });

/**
 * GET /files/ads/{adId}: the finished picture, for its owner and their team only; a plan with a watermark gets the
 * marked one by whatever header or query. `?download` names it from the title.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) return missing();
  const ad = await findAd(viewer, params.adId);
  const key = plans[viewer.plan].watermark ? ad?.markedKey : ad?.cleanKey;
  if (ad?.status !== 'completed' || !key) return missing();

  const etag = `"${key}"`;
  const headers = new Headers({
    'content-type': 'image/png',
    // Asked again each time, so that a deleted ad is gone and a change of plan shows at once.
    'cache-control': 'private, no-cache',
    etag,
    'cross-origin-resource-policy': 'same-origin',
  });
  if (hasFile(request, etag)) return new Response(null, { status: 304, headers });
  const file = await storage.get(key);
  if (!file) return missing();
  if (new URL(request.url).searchParams.has('download')) {
    headers.set('content-disposition', attachment(downloadNameOf(ad.title)));
  }
  // Pictures made before the mark existed get it on their way out.
  return answerFile(request, pngWithXmp(file.bytes, provenanceXmp(ad)), headers);
}
