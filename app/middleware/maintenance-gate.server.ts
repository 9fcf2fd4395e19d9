import { data, type MiddlewareFunction } from 'react-router';
import { config } from '#app/config.server.ts';
import { currentGates, markOf } from '#app/domain/settings/gates.server.ts';
import type { ShutGate } from '#app/routes/gates/shut-gate.ts';
import { viewerContext } from './session.server.ts';

/** Shuts what it stands before to everybody but admins: pages, their data and their forms answer 503. */
export const maintenanceGate: MiddlewareFunction<Response> = async ({ context }) => {
  const gates = await currentGates();
  const { maintenance } = gates;
  if (!maintenance.enabled || context.get(viewerContext)?.role === 'admin') return;
  const { brandName, supportEmail } = config();
  const shut: ShutGate = {
    gate: 'maintenance',
    message: maintenance.message,
    brandName,
    supportEmail,
    gatesMark: markOf(gates),
  };
  throw data(shut, { status: 503 });
};
