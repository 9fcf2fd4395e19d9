import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An S3 server on loopback, in memory: one bucket, path-style addresses, the five calls storage makes. */
export type FakeS3 = {
  endpoint: string;
  bucket: string;
  objects: Map<string, { bytes: Buffer; contentType: string }>;
  /** Answers the calls after this one with this error; null: works again. */
  fail(error: { status: number; code: string } | null): void;
  close(): Promise<void>;
};

/** Starts it on a port the system picks. `pageSize` is how many keys one listing holds. */
export async function startFakeS3({ pageSize = 3 } = {}): Promise<FakeS3> {
  const bucket = 'ads';
  const objects: FakeS3['objects'] = new Map();
  let failure: { status: number; code: string } | null = null;

  const server = createServer(async (request, response) => {
    const bytes = await bodyOf(request);
    const url = new URL(request.url ?? '/', 'http://fake');
    const [name, ...rest] = decodeURIComponent(url.pathname).slice(1).split('/');
    const key = rest.join('/');
    if (failure) return answerError(response, failure);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
      return answerError(response, { status: 403, code: 'AccessDenied' });
    }
    if (name !== bucket) return answerError(response, { status: 404, code: 'NoSuchBucket' });
    if (request.method === 'GET' && key === '') return answerList(response, url.searchParams);
    answerObject({ request, response, key, bytes });
  });

  function answerObject(call: {
    request: IncomingMessage;
    response: ServerResponse;
    key: string;
    bytes: Buffer;
  }) {
    const { request, response, key, bytes } = call;
    if (request.method === 'PUT') {
      if (Number(request.headers['content-length']) !== bytes.length) {
        return answerError(response, { status: 411, code: 'MissingContentLength' });
      }
      objects.set(key, { bytes, contentType: request.headers['content-type'] ?? 'binary/octet-stream' });
      return response.writeHead(200, { etag: etag(bytes) }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const object = objects.get(key);
    if (!object) return answerError(response, { status: 404, code: 'NoSuchKey' });
    response.writeHead(200, {
      'content-type': object.contentType,
      'content-length': object.bytes.length,
      'last-modified': new Date(0).toUTCString(),
      etag: etag(object.bytes),
    });
    response.end(request.method === 'HEAD' ? undefined : object.bytes);
  }

  function answerList(response: ServerResponse, query: URLSearchParams) {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, pageSize);
    const isTruncated = keys.length > page.length;
    const contents = page.map((key) => `<Contents><Key>${escapeXml(key)}</Key><Size>1</Size></Contents>`);
    const next = isTruncated
      ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>`
      : '';
    const head = `<Name>${bucket}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>`;
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(
      `<?xml version="1.0"?><ListBucketResult>${head}${contents.join('')}${next}</ListBucketResult>`,
    );
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    objects,
    fail(error) {
      failure = error;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answerError(response: ServerResponse, { status, code }: { status: number; code: string }) {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function etag(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
