import sharp from 'sharp';
import { storage } from '#app/adapters/adapters.server.ts';
import { pngWithXmp } from '#app/composer/render/png-xmp.ts';
import { findVersion } from '#app/domain/ads/edit/versions.server.ts';
import { provenanceXmp } from '#app/domain/ads/provenance.ts';
import { plans } from '#app/domain/billing/plans.ts';
import { maintenanceGate } from '#app/middleware/maintenance-gate.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import type { Route } from './+types/ad-version-file';
import { hasFile } from './answer-file.ts';

/** The pictures belong to the dashboard, and are shut with it. */
export const middleware: Route.MiddlewareFunction[] = [maintenanceGate];

const missing = () => new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });

/** px of the small picture's longer side. */
const smallSide = 320;

/**
 * GET /files/ads/{adId}/versions/{versionId}: a former version's picture, small, for its owner and their team only; a
 * plan with a watermark gets the marked one.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const found = viewer && (await findVersion(viewer, params.adId, params.versionId));
  if (!viewer || !found) return missing();
  const { markedKey, cleanKey, design } = found.version;
  const key = plans[viewer.plan].watermark ? markedKey : cleanKey;
  const etag = `"small-${key}"`;
  const headers = {
    'content-type': 'image/webp',
    // Asked again each time, so that a deleted ad is gone and a change of plan shows at once.
    'cache-control': 'private, no-cache',
    etag,
    'cross-origin-resource-policy': 'same-origin',
  };
  if (hasFile(request, etag)) return new Response(null, { status: 304, headers });
  const file = await storage.get(key);
  const small = file && (await smallOf(pngWithXmp(file.bytes, provenanceXmp({ ...found.ad, design }))));
  return small ? new Response(new Uint8Array(small), { headers }) : missing();
}

/** null for a file that is no picture any more. */
async function smallOf(bytes: Uint8Array): Promise<Uint8Array | null> {
  // sharp throws for an empty file before there is a promise to fail.
  if (bytes.length === 0) return null;
  return sharp(bytes)
    .resize({ width: smallSide, height: smallSide, fit: 'inside' })
    .keepXmp()
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => null);
}
