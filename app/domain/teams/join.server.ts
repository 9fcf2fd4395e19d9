import { and, eq, sql } from 'drizzle-orm';
import { db, type Executor } from '#app/db/client.server.ts';
import { subscribers, teamInvitations, teamMembers, users } from '#app/db/schema.ts';
import { isUuid } from '#app/db/uuid.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { goesOn } from '#app/domain/billing/entitlement.server.ts';
import { publish } from '#app/live.server.ts';
import { hashOf } from './invite.server.ts';
import { findTeamOwner, lockPeople, readOwnTeam, seatsUsed } from './team.server.ts';

/** Why an invitation can't be accepted. 'unknown' was never made, was withdrawn, or replaced by a newer mail. */
export type JoinFailure =
  | 'unknown'
  | 'used'
  | 'expired'
  | 'other-address'
  | 'in-this-team'
  | 'in-another-team'
  | 'owns-team'
  | 'has-plan'
  | 'team-over'
  | 'no-seat';
export type JoinResult = { ok: true; ownerName: string } | { ok: false; reason: JoinFailure };

/** An invitation by the token of its mail, or by its id from the list of those a signed-in person has received. */
export type InvitationKey = { token: string } | { id: string };

type Guest = { id: string; email: string };
type Row = typeof teamInvitations.$inferSelect;

/** Who invites, for the page behind a mail's link; a reason instead when accepting would fail. Changes nothing. */
export async function readInvitation(key: InvitationKey, guest: Guest): Promise<JoinResult> {
  return examine(key, guest, db);
}

/**
 * Makes a person a member of the team that invited their confirmed address. An invitation is good for one acceptance;
 * the seats are counted with the team locked, so that however many accept at once, no team gets one too many.
 */
export async function acceptInvitation(key: InvitationKey, guest: Guest): Promise<JoinResult> {
  return db.transaction(async (tx) => {
    const seen = await findInvitation(key, tx);
    if (!seen) return { ok: false, reason: 'unknown' };
    const { ownerId } = seen;
    await lockPeople([ownerId, guest.id], tx);
    const examined = await examine(key, guest, tx);
    if (!examined.ok) return examined;
    await tx.update(teamInvitations).set({ usedAt: sql`now()` }).where(eq(teamInvitations.id, seen.id));
    await tx.insert(teamMembers).values({ userId: guest.id, ownerId });
    const after = { member: guest.id };
    await recordAudit({ actor: guest.id, action: 'team.join', subject: `team:${ownerId}`, after }, tx);
    await publish({ type: 'plan', userId: ownerId }, tx);
    await publish({ type: 'plan', userId: guest.id }, tx);
    return examined;
  });
}

/** Turns an invitation down: it goes, and its seat is free. False when it is not there, or not for this address. */
export async function declineInvitation(id: string, guest: Guest): Promise<boolean> {
  const found = await findInvitation({ id }, db);
  if (!found) return false;
  return db.transaction(async (tx) => {
    await lockPeople([found.ownerId], tx);
    const [gone] = await tx
      .delete(teamInvitations)
      .where(and(eq(teamInvitations.id, id), eq(teamInvitations.email, guest.email), stillUnused))
      .returning({ ownerId: teamInvitations.ownerId });
    if (!gone) return false;
    const { ownerId } = gone;
    const before = { invitation: id };
    await recordAudit({ actor: guest.id, action: 'team.decline', subject: `team:${ownerId}`, before }, tx);
    await publish({ type: 'plan', userId: ownerId }, tx);
    return true;
  });
}

const stillUnused = sql`${teamInvitations.usedAt} is null`;

async function findInvitation(key: InvitationKey, executor: Executor): Promise<Row | undefined> {
  if ('id' in key && !isUuid(key.id)) return undefined;
  const wanted =
    'id' in key ? eq(teamInvitations.id, key.id) : eq(teamInvitations.tokenHash, hashOf(key.token));
  const [row] = await executor.select().from(teamInvitations).where(wanted);
  return row;
}

async function examine(key: InvitationKey, guest: Guest, executor: Executor): Promise<JoinResult> {
  const invitation = await findInvitation(key, executor);
  const refuse = (reason: JoinFailure): JoinResult => ({ ok: false, reason });
  if (!invitation) return refuse('unknown');
  const person = await readGuest(guest.id, executor);
  const isTheirs = person?.emailVerified && person.email === invitation.email;
  // An id is no secret: only the link of the mail may tell another address that there is an invitation.
  if (!isTheirs) return refuse('id' in key ? 'unknown' : 'other-address');
  const joined = await findTeamOwner(guest.id, executor);
  if (joined === invitation.ownerId) return refuse('in-this-team');
  if (invitation.usedAt) return refuse('used');
  if (invitation.expiresAt <= new Date()) return refuse('expired');
  if (joined) return refuse('in-another-team');
  const own = await readOwnTeam(guest.id, executor);
  if (seatsUsed(own) > 1) return refuse('owns-team');
  if (person.hasPlan) return refuse('has-plan');
  const team = await readOwnTeam(invitation.ownerId, executor);
  if (team.seats === 1) return refuse('team-over');
  // The invitation's own seat becomes the member's.
  if (seatsUsed(team) > team.seats) return refuse('no-seat');
  const [owner] = await executor
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, invitation.ownerId));
  return owner ? { ok: true, ownerName: owner.name } : refuse('unknown');
}

/** A plan of one's own stands in the way while it would go on being charged; a canceled one does not. */
async function readGuest(userId: string, executor: Executor) {
  const [row] = await executor
    .select({ email: users.email, emailVerified: users.emailVerified, subscription: subscribers })
    .from(users)
    .leftJoin(subscribers, eq(subscribers.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) return undefined;
  const { subscription, ...person } = row;
  return { ...person, hasPlan: subscription !== null && goesOn(subscription, new Date()) };
}
