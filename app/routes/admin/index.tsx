import { redirect } from 'react-router';

/** /admin is the dashboard. */
export function loader() {
  return redirect('/admin/dashboard');
}
