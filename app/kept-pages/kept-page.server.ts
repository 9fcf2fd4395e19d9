import { createHash } from 'node:crypto';
import { chooseEncoding, type Encoding, encodeForMany, leastToCompress } from '#app/http/encoding.server.ts';

/** Codings of a kept page, the smallest first. */
const encodings: readonly Encoding[] = ['br', 'zstd', 'gzip'];

/** A rendered page that is nobody's own, with the compressed forms that have been asked for. */
export type KeptPage = {
  /** Answers a visitor: 304 to whom has it already, no body for HEAD. */
  answer(request: Request): Promise<Response>;
  /** Bytes it takes, also once every form of it has been asked for. */
  size: number;
};

type Document = { status: number; headers: Headers; html: string };

/** `headers` are those of the answer, the policy among them; entity tag and Vary are set here. */
export function keptPageOf({ status, headers, html }: Document): KeptPage {
  const body = Buffer.from(html);
  const policy = headers.get('content-security-policy') ?? '';
  const digest = createHash('sha256')
    .update(policy)
    .update('\0')
    .update(body)
    .digest('base64url')
    .slice(0, 22);
  const forms = new Map<Encoding, Promise<Buffer>>();

  const formOf = (encoding: Encoding | null): Buffer | Promise<Buffer> => {
    if (!encoding) return body;
    const known = forms.get(encoding) ?? encodeForMany[encoding](body);
    forms.set(encoding, known);
    return known;
  };

  return {
    size: body.length * 2,
    async answer(request) {
      const accepted = request.headers.get('accept-encoding');
      const encoding = body.length < leastToCompress ? null : chooseEncoding(accepted, encodings);
      const etag = encoding ? `"${digest}-${encoding}"` : `"${digest}"`;
      const own = new Headers(headers);
      // Who is signed in gets another page under the same address.
      own.set('vary', 'Accept-Encoding, Cookie');
      if (status !== 200) own.delete('etag');
      else own.set('etag', etag);
      if (status === 200 && isKnown(request.headers.get('if-none-match'), etag)) {
        own.delete('content-type');
        own.delete('link');
        return new Response(null, { status: 304, headers: own });
      }
      const bytes = await formOf(encoding);
      if (encoding) own.set('content-encoding', encoding);
      own.set('content-length', String(bytes.length));
      const isHead = request.method === 'HEAD';
      return new Response(isHead ? null : new Uint8Array(bytes), { status, headers: own });
    },
  };
}

/** If-None-Match is compared weakly (RFC 9110, 13.1.2): a proxy that compresses marks the tag as weak. */
function isKnown(given: string | null, etag: string): boolean {
  if (!given) return false;
  return given
    .slice(0, 2_000)
    .split(',')
    .some((each) => each.trim().replace(/^W\//, '') === etag);
}
