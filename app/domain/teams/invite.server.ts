import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { db, type Executor } from '#app/db/client.server.ts';
import { teamInvitations, users } from '#app/db/schema.ts';
import { isUuid } from '#app/db/uuid.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { invitationRates } from '#app/domain/limits/rates.ts';
import { personKey, takeTurns } from '#app/domain/limits/turns.server.ts';
import { publish } from '#app/live.server.ts';
import { findTeamOwner, isOpen, lockPeople, readOwnTeam, seatsUsed } from './team.server.ts';
import { mailInvitation } from './team-mails.server.ts';

export type Inviter = { id: string; name: string; email: string };

export type InviteResult =
  | { ok: true }
  | { ok: false; reason: 'no-team-plan' | 'own-address' | 'member-already' | 'no-seat' | 'member-elsewhere' }
  | { ok: false; reason: 'too-many'; retryAfterMs: number };

/** Days an invitation can be accepted. */
export const invitationDays = 7;

/**
 * Invites an address (normalised by the form) by mail, or mails an open invitation again under a new link that works
 * anew. It holds a seat until it is used, withdrawn or expired. Says nothing about whether the address has an account.
 */
export async function invite(owner: Inviter, email: string): Promise<InviteResult> {
  const turn = await takeTurns([
    { key: `team-invite|${owner.id}`, ...invitationRates.owner },
    { key: personKey('team-invite-to', email), ...invitationRates.address },
  ]);
  if (!turn.ok) return { ok: false, reason: 'too-many', retryAfterMs: turn.retryAfterMs };
  const token = randomBytes(32).toString('base64url');
  return db.transaction(async (tx) => {
    const refusal = await refusalOf(owner, email, tx);
    if (refusal) return { ok: false, reason: refusal };
    const fresh = {
      tokenHash: hashOf(token),
      sentAt: sql`now()`,
      expiresAt: sql`now() + make_interval(days => ${invitationDays})`,
      usedAt: null,
    };
    const [invitation] = await tx
      .insert(teamInvitations)
      .values({ ...fresh, ownerId: owner.id, email })
      .onConflictDoUpdate({ target: [teamInvitations.ownerId, teamInvitations.email], set: fresh })
      .returning({ id: teamInvitations.id });
    const subject = `team:${owner.id}`;
    await recordAudit(
      { actor: owner.id, action: 'team.invite', subject, after: { invitation: invitation?.id } },
      tx,
    );
    await mailInvitation({ owner, email, token }, tx);
    await tellBoth(owner.id, email, tx);
    return { ok: true };
  });
}

/** Waits for its turn among the changes of this team, so that the seats counted are those that will be. */
async function refusalOf(owner: Inviter, email: string, tx: Executor) {
  await lockPeople([owner.id], tx);
  if (email === owner.email) return 'own-address';
  if (await findTeamOwner(owner.id, tx)) return 'member-elsewhere';
  const team = await readOwnTeam(owner.id, tx);
  if (team.seats === 1) return 'no-team-plan';
  if (team.members.some((member) => member.email === email)) return 'member-already';
  const isAgain = team.invitations.some((invitation) => invitation.email === email);
  return !isAgain && seatsUsed(team) >= team.seats ? 'no-seat' : null;
}

/** The address of an open invitation of this owner's, to mail it again. */
export async function findInvitedAddress(ownerId: string, invitationId: string): Promise<string | null> {
  if (!isUuid(invitationId)) return null;
  const theirs = and(eq(teamInvitations.id, invitationId), eq(teamInvitations.ownerId, ownerId), isOpen);
  const [row] = await db.select({ email: teamInvitations.email }).from(teamInvitations).where(theirs);
  return row?.email ?? null;
}

/** Withdraws an invitation: its link is worth nothing from now on. False when there is none that is open. */
export async function revokeInvitation(ownerId: string, invitationId: string): Promise<boolean> {
  if (!isUuid(invitationId)) return false;
  return db.transaction(async (tx) => {
    await lockPeople([ownerId], tx);
    const gone = await tx
      .delete(teamInvitations)
      .where(and(eq(teamInvitations.id, invitationId), eq(teamInvitations.ownerId, ownerId), isOpen))
      .returning({ email: teamInvitations.email });
    const [invited] = gone;
    if (!invited) return false;
    const before = { invitation: invitationId };
    await recordAudit({ actor: ownerId, action: 'team.revoke', subject: `team:${ownerId}`, before }, tx);
    await tellBoth(ownerId, invited.email, tx);
    return true;
  });
}

/** Has the open pages of the owner, and of whoever has the invited address, show what has changed. */
async function tellBoth(ownerId: string, email: string, tx: Executor): Promise<void> {
  const [invited] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  for (const userId of [ownerId, ...(invited ? [invited.id] : [])])
    await publish({ type: 'plan', userId }, tx);
}

/** What is stored of a link's token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Forgets invitations a week after they expired; until then they are told apart from ones that never were. */
export async function sweepInvitations(): Promise<void> {
  await db.delete(teamInvitations).where(lt(teamInvitations.expiresAt, sql`now() - interval '7 days'`));
}
