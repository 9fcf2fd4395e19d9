import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  gzip,
  gzipSync,
  type InputType,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';

export type Encoding = 'br' | 'zstd' | 'gzip';

/** Bytes below which compressing is not worth it. */
export const leastToCompress = 1024;

/** The first coding of `known` that an Accept-Encoding header takes; null where the body has to go as it is. */
export function chooseEncoding<Known extends Encoding>(
  accepted: string | null,
  known: readonly Known[],
): Known | null {
  if (!accepted) return null;
  const taken = new Set<string>();
  for (const part of accepted.slice(0, 500).split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
    if (!parameters.some((each) => /^q=0(\.0*)?$/.test(each))) taken.add(name);
  }
  return known.find((encoding) => taken.has(encoding)) ?? null;
}

/**
 * An answer for one person, whole and at once: level 3 of zstd and 4 of gzip cost about 0.1 ms and nothing smaller is
 * worth it.
 */
export const encodeOnce = {
  zstd: (body: Buffer) => zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  gzip: (body: Buffer) => gzipSync(body, { level: 4 }),
};

/** A page for many, beside the event loop; higher levels cost ten times as much for one byte in a hundred. */
export const encodeForMany: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify<InputType, object, Buffer>(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  zstd: (body) =>
    promisify<InputType, object, Buffer>(zstdCompress)(body, {
      params: { [constants.ZSTD_c_compressionLevel]: 9 },
    }),
  gzip: (body) => promisify<InputType, object, Buffer>(gzip)(body, { level: 7 }),
};
