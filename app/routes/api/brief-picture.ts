import { storage } from '#app/adapters/adapters.server.ts';
import { findAd } from '#app/domain/ads/ads.server.ts';
import { maintenanceGate } from '#app/middleware/maintenance-gate.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import type { Route } from './+types/brief-picture';

/** The pictures belong to the dashboard, and are shut with it. */
export const middleware: Route.MiddlewareFunction[] = [maintenanceGate];

const missing = () => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });

/** GET /files/ads/{adId}/brief/{reference|product}: a picture an ad was made with, for who may see the ad. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const ad = viewer && (await findAd(viewer, params.adId));
  const keys: Record<string, string | null | undefined> = {
    reference: ad?.referenceKey,
    product: ad?.productKey,
  };
  const key = Object.hasOwn(keys, params.use) ? keys[params.use] : null;
  const file = key ? await storage.get(key) : null;
  if (!file) return missing();
  return new Response(new Uint8Array(file.bytes), {
    headers: {
      'content-type': file.contentType,
      'cache-control': 'private, no-cache',
      'content-length': String(file.bytes.length),
      'cross-origin-resource-policy': 'same-origin',
    },
  });
}
