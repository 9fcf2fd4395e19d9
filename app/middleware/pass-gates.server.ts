import { hasBetaGrant } from '#app/domain/settings/beta-access.server.ts';
import { currentGates } from '#app/domain/settings/gates.server.ts';
import type { Viewer } from './session.server.ts';

/** Whether no shut gate stands before somebody's dashboard right now: for what goes on after a request was let in. */
export async function passesGates(request: Request, viewer: Viewer | null): Promise<boolean> {
  if (viewer?.role === 'admin') return true;
  const { maintenance, beta, betaVersion } = await currentGates();
  return !maintenance.enabled && (!beta.enabled || (await hasBetaGrant(request, betaVersion)));
}
