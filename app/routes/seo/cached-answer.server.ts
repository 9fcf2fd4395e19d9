import { createHash } from 'node:crypto';

type CachedAnswer = {
  body: string | Buffer;
  type: string;
  /** s a cache may answer by itself. */
  maxAge: number;
  /** Tells versions apart; a digest of the body unless given. */
  version?: string;
  headers?: Record<string, string>;
};

/** An answer anybody may keep for a while: 304 to whom has it already, no body for HEAD. */
export function cachedAnswer(request: Request, answer: CachedAnswer): Response {
  const { body, type, maxAge, version = digestOf(body) } = answer;
  const etag = `"${version}"`;
  const headers = new Headers({
    'content-type': type,
    'cache-control': `public, max-age=${maxAge}`,
    etag,
    ...answer.headers,
  });
  const known = request.headers.get('if-none-match') ?? '';
  if (known.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)) {
    return new Response(null, { status: 304, headers });
  }
  const bytes = Buffer.from(body);
  headers.set('content-length', String(bytes.length));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
}

/** A short digest, to tell versions of a text apart. */
export function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}

/** The 404 of a file that nobody has drawn. */
export function noSuchFile(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
