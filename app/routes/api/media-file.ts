import { findMediaFile } from '#app/domain/media/media-files.server.ts';
import { currentGates } from '#app/domain/settings/gates.server.ts';
import { viewerContext } from '#app/middleware/session.server.ts';
import type { Route } from './+types/media-file';
import { answerFile, hasFile, noSuchFile } from './answer-file.ts';

/**
 * GET /files/media/{id}.webp and {id}-480.webp or -720: pictures of the media library that have a file of their own. A
 * picture never changes under its address, so browsers keep it; one that is inactive is there for admins only.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const found = await findMediaFile(params.file);
  if (!found || !(found.isActive || context.get(viewerContext)?.role === 'admin')) return noSuchFile();

  const etag = `"${found.key}"`;
  const { beta } = await currentGates();
  const year = 'max-age=31536000, immutable';
  const headers = new Headers({
    'content-type': 'image/webp',
    // While the beta gate is shut no cache in between may hand it on.
    'cache-control': !found.isActive
      ? 'private, no-store'
      : `${beta.enabled ? 'private' : 'public'}, ${year}`,
    etag,
  });
  if (hasFile(request, etag)) return new Response(null, { status: 304, headers });
  const file = await found.read();
  if (!file) return noSuchFile();
  return answerFile(request, file.bytes, headers);
}
