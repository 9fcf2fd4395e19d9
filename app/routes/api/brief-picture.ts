import { storage } from '#app/adapters/adapters.server.ts';
import { findAd } from '#app/domain/ads/ads.server.ts';
import { maintenanceGate } from '#app/middleware/maintenance-gate.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import type { Route } from './+types/brief-picture';
import { adFileHeaders, answerFile, hasFile, noSuchFile } from './answer-file.ts';

/** The pictures belong to the dashboard, and are shut with it. */
export const middleware: Route.MiddlewareFunction[] = [maintenanceGate];

/** GET /files/ads/{adId}/brief/{reference|product}: a picture an ad was made with, for who may see the ad. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const ad = viewer && (await findAd(viewer, params.adId));
  const keys: Record<string, string | null | undefined> = {
    reference: ad?.referenceKey,
    product: ad?.productKey,
  };
  const key = Object.hasOwn(keys, params.use) ? keys[params.use] : null;
  if (!key) return noSuchFile();
  const etag = `"${key}"`;
  const headers = adFileHeaders(etag);
  if (hasFile(request, etag)) return new Response(null, { status: 304, headers });
  const file = await storage.get(key);
  if (!file) return noSuchFile();
  headers.set('content-type', file.contentType);
  return answerFile(request, file.bytes, headers);
}
