import { placementOf } from '#app/composer/design/placements.ts';
import { findAd } from '#app/domain/ads/ads.server.ts';
import { countExportPreview, previewExport } from '#app/domain/ads/export-previews.server.ts';
import { plans } from '#app/domain/billing/plans.ts';
import { maintenanceGate } from '#app/middleware/maintenance-gate.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import type { Route } from './+types/ad-export-preview';
import { refuseExport } from './ad-export-request.server.ts';
import { adFileHeaders, hasFile } from './answer-file.ts';

/** Shut with the dashboard, as the ads themselves are. */
export const middleware: Route.MiddlewareFunction[] = [maintenanceGate];

/**
 * GET /files/ads/{adId}/export-preview?placement={key}: a small picture of what the export of a placement is, for the
 * ad's owner and their team; a plan with a watermark gets it marked. It takes no place of a download's.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { adId } = params;
  const viewer = context.get(viewerContext);
  const ad = viewer ? await findAd(viewer, adId) : undefined;
  if (!viewer || ad?.status !== 'completed') return refuseExport(request, adId, 'not-found');
  const placement = placementOf(new URL(request.url).searchParams.get('placement') ?? '');
  if (!placement) return refuseExport(request, adId, 'no-placement');
  const isMarked = !viewer.planKnown || plans[viewer.plan].watermark;
  const etag = `"export-preview-1-${ad.id}-${ad.version}-${placement.key}-${isMarked ? 'marked' : 'clean'}"`;
  const headers = adFileHeaders(etag);
  if (hasFile(request, etag)) return new Response(null, { status: 304, headers });

  const waitMs = countExportPreview(viewer.id);
  if (waitMs > 0) return refuseExport(request, adId, 'too-many', Math.ceil(waitMs / 1000));
  const result = await previewExport(ad, placement, { isMarked, signal: request.signal });
  if (!result.ok) return refuseExport(request, adId, result.reason);
  headers.set('content-type', 'image/webp');
  headers.set('content-length', String(result.picture.length));
  return new Response(new Uint8Array(result.picture), { headers });
}
