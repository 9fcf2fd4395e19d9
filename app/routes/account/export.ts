import { href, redirect } from 'react-router';
import { dataExportRates } from '#app/domain/limits/rates.ts';
import { takeTurn } from '#app/domain/limits/turns.server.ts';
import { exportData } from '#app/domain/users/export-data.server.ts';
import { signedInContext } from '#app/middleware/require-signed-in.server.ts';
import type { Route } from './+types/export';

/** GET /account/export: everything kept about the signed-in person, as a zip. There is no other person to name. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { viewer } = context.get(signedInContext);
  // A link on another site must not start a download nor use up the turns.
  if (request.headers.get('sec-fetch-site') === 'cross-site') throw redirect(`${href('/account')}#data`);
  const headers = new Headers({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="my-data-${new Date().toISOString().slice(0, 10)}.zip"`,
    'cache-control': 'no-store',
  });
  if (request.method === 'HEAD') return new Response(null, { headers });
  const turn = await takeTurn({ key: `export|${viewer.id}`, ...dataExportRates.person });
  if (!turn.ok) {
    const seconds = Math.ceil(turn.retryAfterMs / 1000);
    throw redirect(`${href('/account')}?export-in=${seconds}`, {
      headers: { 'retry-after': String(seconds) },
    });
  }
  return new Response(await exportData(viewer.id), { headers });
}
