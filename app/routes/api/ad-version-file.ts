import { storage } from '#app/adapters/adapters.server.ts';
import { pngWithXmp } from '#app/composer/render/png-xmp.ts';
import { findVersion } from '#app/domain/ads/edit/versions.server.ts';
import { provenanceXmp } from '#app/domain/ads/provenance.ts';
import { shrinkPicture } from '#app/domain/ads/small-picture.server.ts';
import { plans } from '#app/domain/billing/plans.ts';
import { maintenanceGate } from '#app/middleware/maintenance-gate.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import type { Route } from './+types/ad-version-file';
import { adFileHeaders, hasFile, noSuchFile } from './answer-file.ts';

/** The pictures belong to the dashboard, and are shut with it. */
export const middleware: Route.MiddlewareFunction[] = [maintenanceGate];

/** The small picture; its longer side in px. */
const small = { side: 320, quality: 82 };

/**
 * GET /files/ads/{adId}/versions/{versionId}: a former version's picture, small, for its owner and their team only; a
 * plan with a watermark gets the marked one.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const found = viewer && (await findVersion(viewer, params.adId, params.versionId));
  if (!viewer || !found) return noSuchFile();
  const { markedKey, cleanKey, design } = found.version;
  const key = plans[viewer.plan].watermark ? markedKey : cleanKey;
  const etag = `"small-${key}"`;
  const headers = adFileHeaders(etag);
  headers.set('content-type', 'image/webp');
  if (hasFile(request, etag)) return new Response(null, { status: 304, headers });
  const file = await storage.get(key);
  if (!file) return noSuchFile();
  const picture = pngWithXmp(file.bytes, provenanceXmp({ ...found.ad, design }));
  const bytes = await shrinkPicture(picture, small);
  return bytes ? new Response(bytes, { headers }) : noSuchFile();
}
