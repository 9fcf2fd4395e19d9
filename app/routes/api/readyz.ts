import { answerReadiness } from '#app/watch/watch.server.ts';
import type { Route } from './+types/readyz';

/**
 * GET /readyz: 200 while requests should be sent to this process, else
 * 503; with `?all` also while a part does not work.
 */
export const loader = ({ request }: Route.LoaderArgs) =>
  answerReadiness({ all: new URL(request.url).searchParams.has('all') });
