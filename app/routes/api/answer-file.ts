type Range = { first: number; last: number };

/** The answer where there is no such file, or where whoever asks may not have it. */
export const noSuchFile = () =>
  new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });

/** Headers of an ad's file. Browsers ask again each time: a deleted ad is gone and a change of plan shows at once. */
export const adFileHeaders = (etag: string) =>
  new Headers({ 'cache-control': 'private, no-cache', etag, 'cross-origin-resource-policy': 'same-origin' });

/** Whether who asks has this very file: If-None-Match, which compares weakly (RFC 9110, 13.1.2). */
export function hasFile(request: Request, etag: string): boolean {
  const given = (request.headers.get('if-none-match') ?? '').slice(0, 2_000);
  return given.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}

/**
 * A file as an answer, or the part of it that was asked for (RFC 9110, 14). 206 for one range of bytes, 416 for one
 * behind the end. Several ranges at once get all of it. So does a range of a file that has changed since. `headers` are
 * those of the whole file.
 */
export function answerFile(request: Request, bytes: Uint8Array, headers: Headers): Response {
  headers.set('accept-ranges', 'bytes');
  const range = rangeOf(request, bytes.length, headers.get('etag'));
  if (range === 'none there') {
    const cached = headers.get('cache-control') ?? 'no-store';
    const told = { 'content-range': `bytes */${bytes.length}`, 'cache-control': cached };
    return new Response(null, { status: 416, headers: told });
  }
  if (range) headers.set('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`);
  const part = range ? bytes.subarray(range.first, range.last + 1) : bytes;
  headers.set('content-length', String(part.length));
  const body = request.method === 'HEAD' ? null : new Uint8Array(part);
  return new Response(body, { status: range ? 206 : 200, headers });
}

function rangeOf(request: Request, length: number, etag: string | null): Range | 'none there' | undefined {
  const given = request.headers.get('range');
  if (!given || request.method !== 'GET') return undefined;
  // Files have no date of change to compare with, so only their tag fits.
  const condition = request.headers.get('if-range');
  if (condition !== null && condition !== etag) return undefined;
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(given.trim()) ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const wanted = Math.min(Number(to), length);
    return wanted === 0 ? 'none there' : { first: length - wanted, last: length - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return undefined;
  if (first >= length) return 'none there';
  return { first, last: to === '' ? length - 1 : Math.min(Number(to), length - 1) };
}
