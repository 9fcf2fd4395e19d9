import { exportZipNameOf } from '#app/domain/ads/ad-view.ts';
import { enterExport } from '#app/domain/ads/export-turns.server.ts';
import { exportZip } from '#app/domain/ads/export-zip.server.ts';
import { clientNetwork } from '#app/domain/limits/network.ts';
import { maintenanceGate } from '#app/middleware/maintenance-gate.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import type { Route } from './+types/ad-export-zip';
import { readExportRequest, refuseExport } from './ad-export-request.server.ts';
import { attachment } from './attachment.ts';

/** Shut with the dashboard, as the ads themselves are. */
export const middleware: Route.MiddlewareFunction[] = [maintenanceGate];

/** GET /files/ads/{adId}/export.zip?format={png|jpeg|webp}: the ad in every placement, drawn while it is read. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { adId } = params;
  const asked = await readExportRequest(request, adId, context.get(viewerContext));
  if (!asked.ok) return asked.answer;
  const { ad, format, viewer } = asked;
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': attachment(exportZipNameOf(ad.title)),
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
  };
  if (request.method === 'HEAD') return new Response(null, { headers });
  // A link on another site must not use up the turns.
  if (request.headers.get('sec-fetch-site') === 'cross-site') return refuseExport(request, adId, 'not-found');
  const turn = await enterExport({ userId: viewer.id, network: clientNetwork(request) }, 'zip');
  if (!turn.ok) return refuseExport(request, adId, turn.reason, turn.retryAfterSeconds);
  return new Response(exportZip(ad, format, turn), { headers });
}
