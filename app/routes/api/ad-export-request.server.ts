import { href } from 'react-router';
import { type ExportFormat, exportFormats } from '#app/composer/design/placements.ts';
import { findAd } from '#app/domain/ads/ads.server.ts';
import type { ExportedAd } from '#app/domain/ads/export.server.ts';
import { type ExportProblem, exportSentences } from '#app/domain/ads/export-sentences.ts';
import { plans } from '#app/domain/billing/plans.ts';
import type { Viewer } from '#app/middleware/session.server.ts';

export type ExportRequest =
  | { ok: true; viewer: Viewer; ad: ExportedAd; format: ExportFormat }
  | { ok: false; answer: Response };

/** Who asks, for which of their ads, in which format: PNG unless said otherwise. */
export async function readExportRequest(
  request: Request,
  adId: string,
  viewer: Viewer | null | undefined,
): Promise<ExportRequest> {
  const refuse = (problem: ExportProblem) =>
    ({ ok: false, answer: refuseExport(request, adId, problem) }) as const;
  if (!viewer) return refuse('not-found');
  const ad = await findAd(viewer, adId);
  if (ad?.status !== 'completed' || !ad.cleanKey) return refuse('not-found');
  if (!viewer.planKnown) return refuse('busy');
  if (!plans[viewer.plan].allExports) return refuse('locked');
  const asked = new URL(request.url).searchParams.get('format') ?? 'png';
  const format = exportFormats.find((known) => known === asked);
  return format ? { ok: true, viewer, ad, format } : refuse('no-placement');
}

const statuses: Record<ExportProblem, number> = {
  'not-found': 404,
  'no-placement': 404,
  locked: 403,
  'painted-whole': 409,
  'picture-gone': 410,
  'does-not-fit': 422,
  'too-large': 422,
  busy: 503,
  'too-many': 429,
};

/** The sentence of a problem; a page that followed a link gets it on the export page instead. */
export function refuseExport(
  request: Request,
  adId: string,
  problem: ExportProblem,
  retryAfterSeconds?: number,
): Response {
  const headers = new Headers({ 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' });
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds));
  if (problem !== 'not-found' && request.headers.get('sec-fetch-mode') === 'navigate') {
    headers.set('location', `${href('/dashboard/ads/:adId/export', { adId })}?problem=${problem}`);
    return new Response(null, { status: 303, headers });
  }
  return new Response(exportSentences[problem], { status: statuses[problem], headers });
}
