import { isRouteErrorResponse } from 'react-router';

/** What a shut gate throws instead of the page: all that its page needs, since no loader runs behind it. */
export type ShutGate = {
  gate: 'beta' | 'maintenance';
  message: string;
  brandName: string;
  supportEmail: string;
  /** The state of the gates it was made in (domain/settings/gates.server.ts). */
  gatesMark: string;
};

/** The gate that threw this, or null when it is an error of another kind. */
export function shutGateOf(error: unknown): ShutGate | null {
  if (!isRouteErrorResponse(error) || typeof error.data !== 'object' || error.data === null) return null;
  return 'gate' in error.data ? (error.data as ShutGate) : null;
}
