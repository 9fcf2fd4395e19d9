import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { answerStripeCall, type StripeCall, StripeRefusal } from './fake-stripe-api.ts';
import { createWorld, type StripeWorld } from './fake-stripe-world.ts';

export const stripeSecretKey = 'sk_test_of_the_tests';
export const stripeWebhookSecret = 'whsec_of_the_tests';

/**
 * What the server does instead of a good answer; 'lost' does what it is asked to change, and its answer is an error.
 */
export type StripeBehaviour = 'ok' | 'error500' | 'html' | 'hang' | 'slow' | 'lost';

/**
 * Stripe on loopback: its JSON over HTTP, its idempotency keys and errors, and its customers as the tests move them.
 */
export type FakeStripe = {
  url: string;
  world: StripeWorld;
  /** Calls that arrived, 'POST /v1/customers' and so on. */
  calls: string[];
  behave(behaviour: StripeBehaviour): void;
  close(): Promise<void>;
};

export async function startFakeStripe(): Promise<FakeStripe> {
  const world = createWorld();
  const calls: string[] = [];
  /** Answers by idempotency key; a promise while the first call with it is at work. */
  const answers = new Map<string, { body: string; answer: Promise<unknown> }>();
  let behaviour: StripeBehaviour = 'ok';

  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString('utf8');
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://fake');
    calls.push(`${incoming.method} ${pathname}`);
    if (behaviour === 'hang') return;
    if (behaviour === 'html')
      return send(response, 200, '<!doctype html><title>Welcome to the hotel</title>');
    if (behaviour === 'error500') return sendError(response, 500, { type: 'api_error', message: 'Sorry' });
    if (behaviour === 'slow') await new Promise((done) => setTimeout(done, 150));
    if (incoming.headers.authorization !== `Bearer ${stripeSecretKey}`)
      return sendError(response, 401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    const call: StripeCall = {
      method: incoming.method ?? 'GET',
      path: pathname,
      query: parseForm(searchParams),
      body: parseForm(new URLSearchParams(body)),
    };
    const key = incoming.headers['idempotency-key'];
    try {
      const known = typeof key === 'string' ? answers.get(key) : undefined;
      if (known && known.body !== body)
        throw new StripeRefusal(400, 'idempotency_error', 'Keys can only be used with the same parameters');
      const answer = known?.answer ?? Promise.resolve().then(() => answerStripeCall(world, call));
      if (typeof key === 'string' && !known) answers.set(key, { body, answer });
      const answered = JSON.stringify(await answer);
      if (behaviour === 'lost' && call.method !== 'GET')
        return sendError(response, 500, { type: 'api_error', message: 'Sorry' });
      send(response, 200, answered);
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      sendError(response, error.status, {
        type: 'invalid_request_error',
        code: error.code,
        message: error.message,
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    world,
    calls,
    behave(next) {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type StripeEvent = { id: string; type: string; customer: string };

/** An event as Stripe sends it, signed now unless `at` (Unix s) says otherwise. */
export function stripeDelivery(event: StripeEvent, options: { at?: number; secret?: string } = {}) {
  const at = options.at ?? Math.floor(Date.now() / 1000);
  const body = JSON.stringify({
    id: event.id,
    object: 'event',
    api_version: '2025-09-30.clover',
    created: at,
    type: event.type,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: {
      object: { id: 'obj_1', object: event.type.split('.').slice(0, -1).join('.'), customer: event.customer },
    },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: options.secret ?? stripeWebhookSecret,
    timestamp: at,
  });
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
}

function send(response: ServerResponse, status: number, text: string): void {
  const type = text.startsWith('<') ? 'text/html' : 'application/json';
  response.writeHead(status, { 'content-type': type, 'request-id': 'req_fake' });
  response.end(text);
}

function sendError(response: ServerResponse, status: number, error: Record<string, string>): void {
  send(response, status, JSON.stringify({ error }));
}

/** `a[b][0][c]=1` as { a: { b: { 0: { c: '1' } } } }. */
function parseForm(form: URLSearchParams): StripeCall['body'] {
  const root: StripeCall['body'] = {};
  for (const [name, value] of form) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let at = root;
    for (const part of path) {
      at[part] ??= {};
      at = at[part] as StripeCall['body'];
    }
    at[last] = value;
  }
  return root;
}
