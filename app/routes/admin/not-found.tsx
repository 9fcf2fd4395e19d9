import { data, href } from 'react-router';
import { noteMissing } from '#app/routes/public/note-missing.server.ts';
import { LinkButton } from '#app/ui/link-button.tsx';
import type { Route } from './+types/not-found';

/**
 * An address of the admin area that leads nowhere: 404 for operators; the layout has sent everybody else to its
 * sign-in.
 */
export function loader({ request }: Route.LoaderArgs) {
  noteMissing(request);
  return data(null, { status: 404 });
}

export function action({ request }: Route.ActionArgs) {
  noteMissing(request);
  throw data(null, { status: 404 });
}

export const meta: Route.MetaFunction = () => [
  { title: 'Page not found' },
  { name: 'robots', content: 'noindex' },
];

export default function AdminNotFound() {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="font-display text-display leading-none text-ink-soft">404</p>
      <h1 className="text-heading font-bold tracking-tight">Oops! Page not found</h1>
      <p className="text-ink-soft">The admin area has no such page. The address may be mistyped.</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={href('/admin/dashboard')}>Go to the dashboard</LinkButton>
        <LinkButton to={href('/')} variant="secondary">
          Return to Home
        </LinkButton>
      </div>
    </div>
  );
}
