import { maxWebhookBytes } from '#app/adapters/payments/port.ts';
import { receiveWebhook } from '#app/domain/billing/webhook.server.ts';
import type { Route } from './+types/webhook';

const answer = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, { status, headers: { 'cache-control': 'no-store', ...headers } });

/** POST /api/webhooks/payments: a provider's signed message. Anything but 2xx makes it send the message again later. */
export async function action({ request }: Route.ActionArgs) {
  if (request.method !== 'POST') return answer(405, 'POST only', { allow: 'POST' });
  const body = await readText(request);
  if (body === null) return answer(413, 'Too large');
  const received = await receiveWebhook({ body, headers: request.headers });
  if (received.ok) return answer(200, 'Thank you');
  switch (received.reason) {
    case 'payments-off':
      return answer(404, 'Not found');
    case 'forged':
      return answer(400, 'Not signed by the payment provider');
    case 'provider-unavailable':
      return answer(503, 'Please send it again', { 'retry-after': '30' });
  }
}

export const loader = () => answer(405, 'POST only', { allow: 'POST' });

/**
 * The body's exact bytes as text: a signature covers them. null for a body over the limit, whatever its length
 * header says.
 */
async function readText(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxWebhookBytes) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.length;
      if (bytes > maxWebhookBytes) return null;
      chunks.push(chunk);
    }
  } catch {
    // The body broke off on the way, or is over the server's own limit. What did arrive does not fit its signature.
  }
  return Buffer.concat(chunks).toString('utf8');
}
