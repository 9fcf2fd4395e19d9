import { href, redirect } from 'react-router';

/** /admin is the dashboard. */
export function loader() {
  return redirect(href('/admin/dashboard'));
}
