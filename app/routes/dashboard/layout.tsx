import { Outlet } from 'react-router';
import { requireUser } from '#app/middleware/require-user.server.ts';
import type { Route } from './+types/layout';

export const middleware: Route.MiddlewareFunction[] = [requireUser];

export default function DashboardLayout() {
  return <Outlet />;
}
