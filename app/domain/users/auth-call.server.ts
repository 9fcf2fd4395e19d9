import { APIError } from 'better-auth/api';
import { config } from '#app/config.server.ts';
import { auth } from './auth.server.ts';

/** What Better Auth answered. `code` is its error code, such as INVALID_TOKEN; `retryAfterMs` is set for 'TOO_MANY_REQUESTS'. */
export type AuthAnswer =
  | { ok: true; headers: Headers }
  | { ok: false; status: number; code: string; message: string; retryAfterMs: number };

/**
 * Calls an endpoint of Better Auth for the person behind `request`, through its handler, so that its rate limits and
 * origin checks hold. Throws only what is a fault of ours.
 */
export async function callAuth(
  request: Request,
  path: string,
  body: Record<string, unknown>,
): Promise<AuthAnswer> {
  const response = await answerOf(
    new Request(`${config().publicUrl}/api/auth${path}`, {
      method: 'POST',
      headers: headersFor(request),
      body: JSON.stringify(body),
    }),
  );
  if (response.ok || response.status === 302) return { ok: true, headers: response.headers };
  const problem = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  if (response.status >= 500) throw new Error(`${path} failed: ${problem.code ?? response.status}`);
  const retryAfter = Number(response.headers.get('x-retry-after') ?? 0);
  return {
    ok: false,
    status: response.status,
    code: response.status === 429 ? 'TOO_MANY_REQUESTS' : (problem.code ?? 'UNKNOWN'),
    message: problem.message ?? 'Please try again.',
    retryAfterMs: retryAfter * 1000,
  };
}

/** Runs Better Auth's handler; its refusals come back as responses, anything else is thrown. */
export async function answerOf(request: Request): Promise<Response> {
  try {
    return await auth.handler(request);
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    const headers = new Headers(error.headers);
    headers.set('content-type', 'application/json');
    return new Response(JSON.stringify(error.body ?? {}), { status: error.statusCode, headers });
  }
}

/** The few headers Better Auth needs: who asks, from where, by which page. */
export function headersFor(request: Request): Headers {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const name of ['cookie', 'user-agent', 'x-client-address']) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  // Where the request came from was checked before any route ran (middleware/same-origin.server.ts).
  headers.set('origin', new URL(config().publicUrl).origin);
  return headers;
}
