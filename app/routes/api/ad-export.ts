import { exporterFor, exportPlacement } from '#app/domain/ads/export.server.ts';
import { enterExport } from '#app/domain/ads/export-turns.server.ts';
import { clientNetwork } from '#app/domain/limits/network.ts';
import { maintenanceGate } from '#app/middleware/maintenance-gate.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import type { Route } from './+types/ad-export';
import { readExportRequest, refuseExport } from './ad-export-request.server.ts';
import { hasFile } from './answer-file.ts';
import { attachment } from './attachment.ts';

/** Shut with the dashboard, as the ads themselves are. */
export const middleware: Route.MiddlewareFunction[] = [maintenanceGate];

/**
 * GET /files/ads/{adId}/export?placement={key}&format={png|jpeg|webp}: the ad drawn for one placement, for its owner on
 * a plan with all formats. Drawn when asked for and kept by the browser only; a copy stays good until another version
 * is saved.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { adId } = params;
  const asked = await readExportRequest(request, adId, context.get(viewerContext));
  if (!asked.ok) return asked.answer;
  const { ad, format, viewer } = asked;
  const placement = exportPlacement(ad, new URL(request.url).searchParams.get('placement') ?? '');
  if (!placement) return refuseExport(request, adId, 'no-placement');
  const etag = `"export-2-${ad.id}-${ad.version}-${placement.key}-${format}"`;
  // Asked again each time, so that a deleted ad is gone at once.
  const caching = { 'cache-control': 'private, no-cache', etag };
  if (hasFile(request, etag)) return new Response(null, { status: 304, headers: caching });

  const turn = await enterExport({ userId: viewer.id, network: clientNetwork(request) }, 'file');
  if (!turn.ok) return refuseExport(request, adId, turn.reason, turn.retryAfterSeconds);
  try {
    const result = await exporterFor(ad).exportTo(placement, format);
    if (!result.ok) return refuseExport(request, adId, result.reason);
    const { bytes, contentType, name } = result.file;
    return new Response(new Uint8Array(bytes), {
      headers: {
        ...caching,
        'content-type': contentType,
        'content-length': String(bytes.length),
        'content-disposition': attachment(name),
        'cross-origin-resource-policy': 'same-origin',
      },
    });
  } finally {
    turn.leave();
  }
}
