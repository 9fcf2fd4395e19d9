import { data } from 'react-router';
import { NotFoundPage } from '#app/routes/public/not-found-page.tsx';
import { noteMissing } from '#app/routes/public/note-missing.server.ts';
import type { Route } from './+types/not-found';

/** Answers 404 and notes which path was missing. */
export function loader({ request }: Route.LoaderArgs) {
  noteMissing(request);
  return data(null, { status: 404 });
}

/** A form or program that writes to a page that isn't there is told so too. */
export function action({ request }: Route.ActionArgs) {
  noteMissing(request);
  throw data(null, { status: 404 });
}

export const meta: Route.MetaFunction = () => [
  { title: 'Page not found' },
  { name: 'robots', content: 'noindex' },
];

export default function NotFound() {
  return <NotFoundPage />;
}
