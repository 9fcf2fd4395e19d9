import { data } from 'react-router';
import { log } from '#app/log.server.ts';
import { NotFoundPage } from '#app/routes/public/not-found-page.tsx';
import type { Route } from './+types/not-found';

/** Answers 404 and notes which path was missing; the query is left out, it may hold what nobody should log. */
export function loader({ request }: Route.LoaderArgs) {
  log.warn({ path: new URL(request.url).pathname.slice(0, 500) }, 'page not found');
  return data(null, { status: 404 });
}

export const meta: Route.MetaFunction = () => [
  { title: 'Page not found' },
  { name: 'robots', content: 'noindex' },
];

export default function NotFound() {
  return <NotFoundPage />;
}
