import { href, redirect } from 'react-router';
import { exportSubscribers, noteExport } from '#app/domain/newsletter/operator-export.server.ts';
import { operatorContext } from '#app/middleware/require-admin.server.ts';
import type { Route } from './+types/export';

/** GET /admin/newsletter/export: every address as a CSV file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const operator = context.get(operatorContext);
  // A link on another site must not start a download.
  if (request.headers.get('sec-fetch-site') === 'cross-site') throw redirect(href('/admin/newsletter'));
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="newsletter-subscribers-${new Date().toISOString().slice(0, 10)}.csv"`,
    'cache-control': 'no-store',
  };
  if (request.method === 'HEAD') return new Response(null, { headers });
  await noteExport(operator);
  return new Response(exportSubscribers(), { headers });
}
