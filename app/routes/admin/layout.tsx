import { Outlet } from 'react-router';
import { countFailedLately } from '#app/domain/admin/failures/recent-failures.server.ts';
import { readAlone } from '#app/domain/admin/read-alone.server.ts';
import { currentGates } from '#app/domain/settings/gates.server.ts';
import { requireAdmin } from '#app/middleware/require-admin.server.ts';
import { AdminFrame, type FrameState } from '#app/routes/admin/frame/admin-frame.tsx';
import { PageFailed } from '#app/routes/admin/frame/page-failed.tsx';
import type { Route } from './+types/layout';

export const middleware: Route.MiddlewareFunction[] = [requireAdmin];

export async function loader(): Promise<FrameState> {
  const [{ maintenance, beta }, failedLately] = await Promise.all([
    currentGates(),
    readAlone('Failed to count the failed ads of the last hour', countFailedLately),
  ]);
  return {
    gates: { maintenance: maintenance.enabled, beta: beta.enabled },
    failedLately: failedLately ?? 0,
  };
}

/** What the frame says is of the moment: asked for again with every page. */
export const shouldRevalidate = () => true;

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminFrame state={loaderData}>
      <Outlet />
    </AdminFrame>
  );
}

/** A page that could not be shown leaves the frame standing, and with it the way to every other page. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <AdminFrame state={loaderData}>
      <PageFailed error={error} />
    </AdminFrame>
  );
}
