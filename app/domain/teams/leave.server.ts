import { and, eq } from 'drizzle-orm';
import { db, type Executor } from '#app/db/client.server.ts';
import { teamMembers } from '#app/db/schema.ts';
import { recordAudit } from '#app/domain/audit/audit.server.ts';
import { publish } from '#app/live.server.ts';
import { findTeamOwner, lockPeople, readOwnTeam } from './team.server.ts';
import { mailGoodbye } from './team-mails.server.ts';

/** Ends somebody's own membership; the ads they made in it stay with the team. False when they are in none. */
export async function leaveTeam(userId: string): Promise<boolean> {
  const ownerId = await findTeamOwner(userId);
  if (!ownerId) return false;
  return db.transaction(async (tx) => {
    await lockPeople([ownerId], tx);
    return endMembership({ userId, ownerId, actor: userId, action: 'team.leave' }, tx);
  });
}

/**
 * The owner ends a membership: every right of it is gone from that person's next request on. False when it was over
 * already.
 */
export async function removeMember(owner: { id: string; name: string }, userId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockPeople([owner.id], tx);
    const { members } = await readOwnTeam(owner.id, tx);
    const member = members.find((seat) => seat.userId === userId);
    if (!member) return false;
    await endMembership({ userId, ownerId: owner.id, actor: owner.id, action: 'team.remove' }, tx);
    await mailGoodbye({ owner, member, reason: 'removed' }, tx);
    return true;
  });
}

type Ending = { userId: string; ownerId: string; actor: string; action: 'team.leave' | 'team.remove' };

async function endMembership({ userId, ownerId, actor, action }: Ending, tx: Executor): Promise<boolean> {
  const ended = await tx
    .delete(teamMembers)
    .where(and(eq(teamMembers.userId, userId), eq(teamMembers.ownerId, ownerId)))
    .returning({ joinedAt: teamMembers.joinedAt });
  if (ended.length === 0) return false;
  await recordAudit({ actor, action, subject: `team:${ownerId}`, before: { member: userId } }, tx);
  await publish({ type: 'plan', userId: ownerId }, tx);
  await publish({ type: 'plan', userId }, tx);
  return true;
}

/**
 * Takes an account that is being deleted out of its team, or ends the team it owns: the members keep what is their own
 * and get a mail. Call it first in the transaction, with the people's rows still free: they are locked here.
 */
export async function leaveTeamsOnDeletion(
  person: { id: string; name: string },
  tx: Executor,
): Promise<void> {
  const { id } = person;
  const ownerId = await findTeamOwner(id, tx);
  const isOwner = (await tx.$count(teamMembers, eq(teamMembers.ownerId, id))) > 0;
  if (!ownerId && !isOwner) return;
  await lockPeople(ownerId ? [ownerId, id] : [id], tx);
  if (ownerId) await endMembership({ userId: id, ownerId, actor: id, action: 'team.leave' }, tx);
  const { members } = await readOwnTeam(id, tx);
  if (members.length === 0) return;
  await tx.delete(teamMembers).where(eq(teamMembers.ownerId, id));
  const before = { members: members.map((member) => member.userId) };
  await recordAudit({ actor: id, action: 'team.end', subject: `team:${id}`, before }, tx);
  for (const member of members) {
    await publish({ type: 'plan', userId: member.userId }, tx);
    await mailGoodbye({ owner: person, member, reason: 'ended' }, tx);
  }
}
