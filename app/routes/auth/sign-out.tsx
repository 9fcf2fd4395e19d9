import { href, redirect } from 'react-router';
import { endSession, headersOfLeaving } from '#app/domain/users/sessions.server.ts';
import { describeError, log } from '#app/log.server.ts';
import type { Route } from './+types/sign-out';

/** Nothing to see: signing out is a form. No loader says so, for its data would be fetched ahead with every page. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }) => {
    if (request.method !== 'POST') throw redirect(href('/'));
  },
];

/** Ends the session; the browser forgets it even when the database can't. */
export async function action({ request }: Route.ActionArgs) {
  try {
    await endSession(request);
  } catch (error) {
    log.warn({ error: describeError(error) }, 'session not ended on sign-out');
  }
  throw redirect(href('/'), { headers: await headersOfLeaving() });
}
