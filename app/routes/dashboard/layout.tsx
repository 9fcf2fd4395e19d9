import { Outlet } from 'react-router';
import { maintenanceGate } from '#app/middleware/maintenance-gate.server.ts';
import { requireUser } from '#app/middleware/require-user.server.ts';
import type { Route } from './+types/layout';

export const middleware: Route.MiddlewareFunction[] = [maintenanceGate, requireUser];

export default function DashboardLayout() {
  return <Outlet />;
}
