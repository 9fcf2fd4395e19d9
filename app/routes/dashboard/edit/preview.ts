import { createHash } from 'node:crypto';
import { ComposeError } from '#app/composer/render/compose-error.ts';
import { applyEdit } from '#app/domain/ads/edit/apply-edit.server.ts';
import { deskOf } from '#app/domain/ads/edit/desks.server.ts';
import { drawPreview } from '#app/domain/ads/edit/draw-edit.server.ts';
import { type EditErrors, readEdit } from '#app/domain/ads/edit/edit-form.ts';
import { findEditedAd } from '#app/domain/ads/edit/find-edited-ad.server.ts';
import { countPreview, inPreviewTurn, superseded } from '#app/domain/ads/edit/preview-turns.server.ts';
import { provenanceXmp } from '#app/domain/ads/provenance.ts';
import { plans } from '#app/domain/billing/plans.ts';
import { type Viewer, viewerContext } from '#app/middleware/session.server.ts';
import { notesHeader } from '#app/routes/dashboard/edit/notes-header.ts';
import { readForm } from '#app/routes/read-form.server.ts';
import type { Route } from './+types/preview';

/**
 * GET /dashboard/ads/{adId}/preview?{fields of the editor}: the ad as the fields have it, drawn by the composer and as
 * small as it is shown. A header says what was measured. `small` is for thumbnails, `fine` paints the scene in full.
 * Nothing is saved. An edit too long for an address is posted.
 */
export function loader({ request, params, context }: Route.LoaderArgs) {
  return answer({ request, adId: params.adId, viewer: viewerOf(context) }, new URL(request.url).searchParams);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return answer({ request, adId: params.adId, viewer: viewerOf(context) }, await readForm(request));
}

function viewerOf(context: Route.LoaderArgs['context']): Viewer {
  const viewer = context.get(viewerContext);
  if (!viewer) throw new Error('a preview was asked for without a session');
  return viewer;
}

const headers = { 'cache-control': 'private, no-cache', 'cross-origin-resource-policy': 'same-origin' };
/** px of a thumbnail's width, and how much smaller than the picture its scene and a draft's are painted. */
const small = { width: 280, sceneScale: 0.22 };
const draftScale = 0.5;

const refuse = (status: number, problem: { errors?: EditErrors; problem?: string }) =>
  Response.json(problem, { status, headers: { 'cache-control': 'no-store' } });

async function answer(
  { request, adId, viewer }: { request: Request; adId: string; viewer: Viewer },
  fields: FormData | URLSearchParams,
): Promise<Response> {
  const found = await findEditedAd(viewer, adId);
  if (!found.ok) return refuse(found.reason === 'not-found' ? 404 : 409, { problem: found.reason });
  const { ad, design } = found;
  const read = readEdit(fields);
  if (!read.ok) return refuse(422, { errors: read.errors });
  const facts = await deskOf(ad).facts();
  const applied = applyEdit(design, read.edit, { facts, sceneKey: ad.sceneKey });
  if (!applied.ok) return refuse(422, { errors: applied.errors });

  const isMarked = plans[viewer.plan].watermark;
  const isSmall = fields.has('small');
  const width = isSmall ? small.width : widthOf(fields.get('width'));
  const sceneScale = isSmall ? small.sceneScale : fields.has('fine') ? 1 : draftScale;
  const what = JSON.stringify([ad.id, ad.version, applied.design, isMarked, width, sceneScale]);
  const etag = `"${createHash('sha256').update(what).digest('base64url').slice(0, 32)}"`;
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers: { ...headers, etag } });

  if (countPreview(viewer.id) > 0) return refuse(429, { problem: 'too-many' });
  const who = { accountId: ad.userId, personId: viewer.id, signal: request.signal };
  try {
    const drawn = await inPreviewTurn({ ...who, lane: isSmall ? 'small' : 'picture' }, () =>
      drawPreview(ad, applied.design, { isMarked, sceneScale, width, xmp: provenanceXmp({ ...ad, design }) }),
    );
    // No refusal: a newer edit of the same person is being drawn in its place.
    if (drawn === superseded) return new Response(null, { status: 204, headers });
    return new Response(new Uint8Array(drawn.picture), {
      headers: {
        ...headers,
        etag,
        'content-type': 'image/jpeg',
        [notesHeader]: encodeURIComponent(JSON.stringify(drawn.notes)),
      },
    });
  } catch (error) {
    if (error instanceof ComposeError) return refuse(409, { problem: 'picture-gone' });
    throw error;
  }
}

/** px asked for, in steps, so that windows of about one size share what is kept. */
function widthOf(asked: FormDataEntryValue | null): number {
  const width = Number(asked);
  if (!Number.isFinite(width)) return 1024;
  return Math.min(1536, Math.max(320, Math.ceil(width / 160) * 160));
}
