import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a body is allowed; times in ms. */
type Patience = {
  /** Between two looks. */
  every: number;
  /** Without a single byte. */
  stalled: number;
  /** In all, besides `perByte` for each that came: so slow that it would hold its place for hours. */
  atFirst: number;
  perByte: number;
};

/** 8 KB/s once half a minute is over: 20 MB may take forty minutes, and a form of a few lines thirty seconds. */
const patience: Patience = { every: 2_000, stalled: 20_000, atFirst: 30_000, perByte: 1_000 / 8_192 };

/** Bytes that are taken in and thrown away after the answer, so that a browser still sending gets to read it. */
const mostDrained = 96 * 1024 * 1024;

type Watched = {
  request: IncomingMessage;
  response: ServerResponse;
  startedAt: number;
  /** Bytes of the connection before this body, and when the last of it came. */
  before: number;
  seen: number;
  seenAt: number;
  /** ms for which the wait was not the sender's fault. */
  held: number;
};

export type BodyWatch = { watch(request: IncomingMessage, response: ServerResponse): void; close(): void };

/**
 * Drops requests whose body stops coming, in place of a limit for the whole: a picture over a slow line takes as long
 * as it takes. What the reader itself keeps waiting does not count.
 */
export function watchBodies(given: Partial<Patience> = {}): BodyWatch {
  const { every, stalled, atFirst, perByte } = { ...patience, ...given };
  const watched = new Set<Watched>();

  const look = (now: number) => {
    for (const each of watched) {
      const { request } = each;
      if (request.complete || request.destroyed) {
        watched.delete(each);
        continue;
      }
      const bytes = request.socket.bytesRead;
      const isHeld = request.readableLength >= request.readableHighWaterMark;
      if (isHeld) each.held += every;
      if (isHeld || bytes > each.seen) Object.assign(each, { seen: bytes, seenAt: now });
      const received = bytes - each.before;
      const isSlow = now - each.startedAt - each.held > atFirst + received * perByte;
      if (isSlow || now - each.seenAt > stalled) drop(each);
      else if (each.response.writableFinished && received > mostDrained) drop(each);
    }
  };
  const timer = setInterval(() => look(performance.now()), every).unref();

  return {
    watch(request, response) {
      if (!hasBody(request)) return;
      const now = performance.now();
      const before = request.socket.bytesRead;
      watched.add({ request, response, startedAt: now, before, seen: before, seenAt: now, held: 0 });
      response.once('finish', () => drain(request));
    },
    close: () => clearInterval(timer),
  };
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Tells whoever waits for the rest of the body as well: once a request is answered, the end of its connection tells
 * them nothing.
 */
function drop({ request, response }: Watched): void {
  const end = () => {
    request.destroy(new Error('the body stopped arriving'));
  };
  if (response.headersSent) {
    end();
    return;
  }
  response.writeHead(408, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
  response.end('The form stopped arriving. Please send it again.', end);
}

/** A browser reads an answer once it has sent everything. Whoever read the body before has no use for the rest. */
function drain(request: IncomingMessage): void {
  if (request.complete) return;
  request.removeAllListeners('data');
  request.resume();
}
