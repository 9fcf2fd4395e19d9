import { APIError } from 'better-auth/api';
import { href } from 'react-router';
import { config } from '#app/config.server.ts';
import { auth } from './auth.server.ts';

/** What Better Auth answered; `headers` are the cookies it sets. `code` is its error code, such as INVALID_TOKEN. */
export type AuthAnswer =
  | { ok: true; headers: Headers }
  | { ok: false; status: number; code: string; message: string };

/**
 * Calls an endpoint of Better Auth, such as 'sign-in/email', for the person behind `request`, through its handler, so
 * that its own checks hold. Throws only what is a fault of ours.
 */
export async function callAuth(
  request: Request,
  path: string,
  body: Record<string, unknown>,
): Promise<AuthAnswer> {
  const response = await answerOf(
    new Request(`${config().publicUrl}${href('/api/auth/*', { '*': path })}`, {
      method: 'POST',
      headers: headersFor(request),
      body: JSON.stringify(body),
    }),
  );
  if (response.ok) {
    const headers = new Headers();
    for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', cookie);
    return { ok: true, headers };
  }
  const problem = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  if (response.status >= 500) throw new Error(`${path} failed: ${problem.code ?? response.status}`);
  return {
    ok: false,
    status: response.status,
    code: problem.code ?? 'UNKNOWN',
    message: problem.message ?? 'Please try again.',
  };
}

/** Runs Better Auth's handler; its refusals come back as responses, anything else is thrown. */
async function answerOf(request: Request): Promise<Response> {
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
function headersFor(request: Request): Headers {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const name of ['cookie', 'user-agent', 'x-client-address']) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  // Where the request came from was checked before any route ran (middleware/same-origin.server.ts).
  headers.set('origin', new URL(config().publicUrl).origin);
  return headers;
}
