import { storage } from '#app/adapters/adapters.server.ts';
import { pngWithXmp } from '#app/composer/render/png-xmp.ts';
import { downloadNameOf } from '#app/domain/ads/ad-view.ts';
import { findAd } from '#app/domain/ads/ads.server.ts';
import { provenanceXmp } from '#app/domain/ads/provenance.ts';
import { plans } from '#app/domain/billing/plans.ts';
import { maintenanceGate } from '#app/middleware/maintenance-gate.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import type { Route } from './+types/ad-file';
import { adFileHeaders, answerFile, hasFile, noSuchFile } from './answer-file.ts';
import { attachment } from './attachment.ts';

/** The pictures belong to the dashboard, and are shut with it. */
export const middleware: Route.MiddlewareFunction[] = [maintenanceGate];

/**
 * GET /files/ads/{adId}: the finished picture, for its owner and their team only; a plan with a watermark gets the
 * marked one by whatever header or query. `?download` names it from the title.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (!viewer) return noSuchFile();
  const ad = await findAd(viewer, params.adId);
  const key = plans[viewer.plan].watermark ? ad?.markedKey : ad?.cleanKey;
  if (ad?.status !== 'completed' || !key) return noSuchFile();

  const etag = `"${key}"`;
  const headers = adFileHeaders(etag);
  headers.set('content-type', 'image/png');
  if (hasFile(request, etag)) return new Response(null, { status: 304, headers });
  const file = await storage.get(key);
  if (!file) return noSuchFile();
  if (new URL(request.url).searchParams.has('download')) {
    headers.set('content-disposition', attachment(downloadNameOf(ad.title)));
  }
  // Pictures made before the mark existed get it on their way out.
  return answerFile(request, pngWithXmp(file.bytes, provenanceXmp(ad)), headers);
}
