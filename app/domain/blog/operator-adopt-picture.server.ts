import { createBoundedFetch } from '#app/adapters/bounded-fetch.ts';
import { createGuardedFetch } from '#app/adapters/guarded-fetch.ts';
import { config } from '#app/config.server.ts';
import { maxPictureBytes } from '#app/domain/ads/picture-limits.ts';
import { readPicture } from '#app/domain/ads/uploads.server.ts';
import { mediaPath } from '#app/domain/media/media-files.server.ts';
import { addPicture } from '#app/domain/media/operator-media.server.ts';
import { describeError, log } from '#app/log.server.ts';
import { ownPath } from './markdown.server.ts';
import { stateOfOwnPicture } from './pictures.server.ts';

/** ms for the whole way to a picture elsewhere, and other addresses it may be sent on to. */
const timeLimit = 10_000;
const mostHops = 3;
/**
 * Bytes of an answer that are read. It is more than a picture may have, so that a picture that is too large is known to
 * be so.
 */
const mostBytes = 2 * maxPictureBytes;

export type AdoptedPicture = { ok: true; address: string | null } | { ok: false; message: string };

const unreachable =
  'This picture could not be fetched from its site. Upload it under Media and enter its address there.';
/** What is said of addresses of this site where readers see no picture. */
const notShown = {
  missing:
    'There is no picture at this address of the site. Upload it under Media and enter its address here.',
  inactive:
    'This picture is inactive in the media library, so readers would not see it. Activate it under Media, or choose another one.',
};

/**
 * A post's featured image, as readers will see it. The address of a picture of this site stays as it is. A picture
 * elsewhere is fetched (public hosts only, see guarded-fetch) and kept in the media library, whose address it then has,
 * for pages show nothing from other sites. Refused with a sentence: what cannot be fetched, and an address of this site
 * without a picture. Throws StorageError.
 */
export async function adoptPicture(
  address: string | null,
  actor: { id: string },
  /** Replaced in tests. */
  fetchElsewhere: typeof fetch = createGuardedFetch(),
): Promise<AdoptedPicture> {
  if (!address) return { ok: true, address };
  const own = ownPath(address, config().publicUrl);
  if (own) {
    const state = await stateOfOwnPicture(own);
    return state === 'shown' ? { ok: true, address } : { ok: false, message: notShown[state] };
  }
  const fetched = await fetchPicture(address, createBoundedFetch(mostBytes, fetchElsewhere));
  if (!fetched) return { ok: false, message: unreachable };
  const read = await readPicture(fetched);
  if (!read.ok) return read;
  if (!read.picture) return { ok: false, message: unreachable };
  const picture = { picture: read.picture.bytes, name: fetched.name, source: address };
  const id = await addPicture({ ...picture, category: 'general', altText: '' }, actor);
  return { ok: true, address: mediaPath(id) };
}

async function fetchPicture(address: string, fetchIt: typeof fetch): Promise<File | null> {
  const signal = AbortSignal.timeout(timeLimit);
  try {
    let url = new URL(address);
    for (let hop = 0; hop <= mostHops; hop++) {
      const answer = await fetchIt(url, { signal, headers: { accept: 'image/webp, image/png, image/jpeg' } });
      const next = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
      if (!next) return answer.ok ? new File([await answer.arrayBuffer()], nameOf(url)) : null;
      await answer.body?.cancel();
      url = new URL(next, url);
    }
    return null;
  } catch (error) {
    log.warn({ error: describeError(error) }, 'a featured image could not be fetched');
    return null;
  }
}

/** 'cup.jpg' of '…/pictures/cup.jpg?w=1200'. */
function nameOf({ pathname }: URL): string {
  const last = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || 'picture';
  } catch {
    return last;
  }
}
