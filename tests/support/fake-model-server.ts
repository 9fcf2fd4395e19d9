import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drawPicture, plainPicture } from './draw-picture.ts';

/** What the server does with a call. */
export type ModelBehaviour =
  | { kind: 'ok' }
  /** A good answer after so many ms. */
  | { kind: 'slow'; ms: number }
  /** Takes the call and never answers. */
  | { kind: 'hang' }
  /** An error as OpenAI words it; `retryAfter` goes out as the Retry-After header. */
  | { kind: 'status'; status: number; retryAfter?: string; code?: string }
  /** Refused by moderation: 400 for pictures, a refusal for words. */
  | { kind: 'moderation' }
  | { kind: 'html200' }
  | { kind: 'truncatedJson' }
  /** The connection breaks half-way through the answer. */
  | { kind: 'cut' }
  | { kind: 'badBase64' }
  /** Base64 of bytes that are no picture. */
  | { kind: 'notAPicture' }
  | { kind: 'noPicture' }
  /** A whole picture of a size nobody asked for. */
  | { kind: 'wrongSize'; width: number; height: number }
  /** More pixels than any model paints. */
  | { kind: 'hugePicture' }
  /** An answer of so many bytes of base64. */
  | { kind: 'hugeAnswer'; bytes: number }
  /** The address of a picture instead of the picture. */
  | { kind: 'url'; url: string }
  /** What a language model says, as a value sent as JSON or as raw text. */
  | { kind: 'say'; value: unknown };

export type ModelRequest = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  /** The JSON body, or a multipart body's plain fields. */
  body: Record<string, unknown>;
  /** Files of a multipart body, in order. */
  files: { field: string; bytes: Buffer; contentType: string }[];
};

/** A model provider on loopback that speaks OpenAI's wire format. */
export type FakeModelServer = {
  /** Base address, with /v1. */
  url: string;
  requests: ModelRequest[];
  /** What the next calls do, one each; then `always` holds again. */
  next(...behaviours: ModelBehaviour[]): void;
  always(behaviour: ModelBehaviour): void;
  /** Answers well again, whatever was ordered and never asked for. */
  reset(): void;
  close(): Promise<void>;
};

/** Starts it on a port the system picks, answering well until told otherwise. */
export async function startFakeModelServer(): Promise<FakeModelServer> {
  const requests: ModelRequest[] = [];
  const queue: ModelBehaviour[] = [];
  let standing: ModelBehaviour = { kind: 'ok' };

  const server = createServer(async (incoming, response) => {
    const request = await readRequest(incoming);
    if (request.path === '/v1/picture.png') return sendPicture(response);
    requests.push(request);
    const behaviour = queue.shift() ?? standing;
    await answer({ request, response, behaviour }).catch((error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    next: (...behaviours) => void queue.push(...behaviours),
    always(behaviour) {
      standing = behaviour;
    },
    reset() {
      queue.length = 0;
      standing = { kind: 'ok' };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Call = { request: ModelRequest; response: ServerResponse; behaviour: ModelBehaviour };

async function answer({ request, response, behaviour }: Call): Promise<void> {
  switch (behaviour.kind) {
    case 'hang':
      return;
    case 'status':
      return sendError(response, behaviour);
    case 'html200':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>Welcome to the hotel network</title>');
      return;
    case 'truncatedJson':
    case 'cut': {
      const text = JSON.stringify(await goodAnswer(request, { kind: 'ok' }));
      const half = text.slice(0, text.length / 2);
      if (behaviour.kind === 'truncatedJson') return send(response, half);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
      response.write(half, () => response.destroy());
      return;
    }
    case 'moderation':
      if (request.path.startsWith('/v1/images/')) {
        return sendError(response, { status: 400, code: 'moderation_blocked' });
      }
      break;
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, behaviour.ms));
  }
  if (!response.destroyed) send(response, JSON.stringify(await goodAnswer(request, behaviour)));
}

async function goodAnswer(request: ModelRequest, behaviour: ModelBehaviour): Promise<unknown> {
  switch (request.path) {
    case '/v1/images/generations':
    case '/v1/images/edits':
      return imageAnswer(request, behaviour);
    case '/v1/chat/completions':
      return chatAnswer(request, behaviour);
    case '/v1/responses':
      return responsesAnswer(request, behaviour);
    default:
      throw new Error(`No such call: ${request.path}`);
  }
}

async function imageAnswer({ body }: ModelRequest, behaviour: ModelBehaviour) {
  const [width = 1024, height = 1024] = String(body.size ?? '')
    .split('x')
    .map(Number);
  const usage = { input_tokens: 20, output_tokens: 1056, total_tokens: 1076 };
  const created = Math.floor(Date.now() / 1000);
  const one = (picture: Record<string, string>) => ({ created, data: [picture], usage });
  switch (behaviour.kind) {
    case 'noPicture':
      return { created, data: [] };
    case 'url':
      return one({ url: behaviour.url });
    case 'badBase64':
      return one({ b64_json: '!!! this is % not base64 ???' });
    case 'notAPicture':
      return one({ b64_json: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64') });
    case 'hugeAnswer':
      return one({ b64_json: 'A'.repeat(behaviour.bytes) });
    case 'hugePicture':
      return one({ b64_json: (await plainPicture({ width: 6000, height: 5000 })).toString('base64') });
    case 'wrongSize':
      return one({ b64_json: (await drawPicture(behaviour)).toString('base64') });
    default:
      return one({ b64_json: (await drawPicture({ width, height })).toString('base64') });
  }
}

function chatAnswer({ body }: ModelRequest, behaviour: ModelBehaviour) {
  const isRefused = behaviour.kind === 'moderation';
  const message = isRefused
    ? { role: 'assistant', content: null, refusal: "I can't help with that." }
    : { role: 'assistant', content: saidBy(behaviour) };
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: body.model,
    choices: [{ index: 0, message, finish_reason: isRefused ? 'content_filter' : 'stop' }],
    usage: { prompt_tokens: 12, completion_tokens: 8, total_tokens: 20 },
  };
}

function responsesAnswer({ body }: ModelRequest, behaviour: ModelBehaviour) {
  const isRefused = behaviour.kind === 'moderation';
  const content = isRefused
    ? { type: 'refusal', refusal: "I can't help with that." }
    : { type: 'output_text', text: saidBy(behaviour), annotations: [] };
  return {
    id: 'resp_1',
    object: 'response',
    created_at: Math.floor(Date.now() / 1000),
    status: 'completed',
    model: body.model,
    output: [{ type: 'message', id: 'msg_1', status: 'completed', role: 'assistant', content: [content] }],
    usage: { input_tokens: 12, output_tokens: 8, total_tokens: 20 },
  };
}

function saidBy(behaviour: ModelBehaviour): string {
  if (behaviour.kind !== 'say') return '{}';
  return typeof behaviour.value === 'string' ? behaviour.value : JSON.stringify(behaviour.value);
}

function sendError(
  response: ServerResponse,
  error: { status: number; retryAfter?: string; code?: string },
): void {
  const retryAfter = error.retryAfter ? { 'retry-after': error.retryAfter } : {};
  const code = error.code ?? (error.status === 429 ? 'rate_limit_exceeded' : null);
  const type = error.status === 400 ? 'image_generation_user_error' : 'error';
  response.writeHead(error.status, { 'content-type': 'application/json', ...retryAfter });
  response.end(JSON.stringify({ error: { message: `Answer ${error.status}`, type, param: null, code } }));
}

function send(response: ServerResponse, json: string): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) });
  response.end(json);
}

async function sendPicture(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'image/png' });
  response.end(await drawPicture({ width: 1024, height: 1024 }));
}

async function readRequest(incoming: IncomingMessage): Promise<ModelRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const contentType = incoming.headers['content-type'] ?? '';
  const request: ModelRequest = {
    method: incoming.method ?? '',
    path: new URL(incoming.url ?? '/', 'http://fake').pathname,
    headers: incoming.headers,
    body: {},
    files: [],
  };
  if (contentType.startsWith('application/json')) request.body = JSON.parse(bytes.toString('utf8'));
  if (!contentType.startsWith('multipart/form-data')) return request;
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  for (const [field, value] of form) {
    if (typeof value === 'string') request.body[field] = value;
    else
      request.files.push({ field, bytes: Buffer.from(await value.arrayBuffer()), contentType: value.type });
  }
  return request;
}
