import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { db, type Executor } from '#app/db/client.server.ts';
import { subscribers, teamInvitations, teamMembers, users } from '#app/db/schema.ts';
import { tierOf } from '#app/domain/billing/entitlement.server.ts';
import { plans, type Tier } from '#app/domain/billing/plans.ts';

export type Seat = { userId: string; name: string; email: string; joinedAt: Date };
export type Invitation = { id: string; email: string; sentAt: Date; expiresAt: Date };

/** A team as its owner sees it. `seats` counts the owner; one seat means that the plan has no team (any more). */
export type OwnTeam = {
  tier: Tier;
  seats: number;
  members: Seat[];
  /** Open ones only. */
  invitations: Invitation[];
};

/** Used, expired and withdrawn invitations take no seat. */
export const isOpen = and(isNull(teamInvitations.usedAt), gt(teamInvitations.expiresAt, sql`now()`));

/** The team of an account: people in it, invitations, and how many seats the owner's plan has. */
export async function readOwnTeam(ownerId: string, executor: Executor = db): Promise<OwnTeam> {
  const [row] = await executor.select().from(subscribers).where(eq(subscribers.userId, ownerId));
  const tier = row ? tierOf(row, new Date()) : 'starter';
  const members = await listMembers(ownerId, executor);
  const { id, email, sentAt, expiresAt } = teamInvitations;
  const invitations = await executor
    .select({ id, email, sentAt, expiresAt })
    .from(teamInvitations)
    .where(and(eq(teamInvitations.ownerId, ownerId), isOpen))
    .orderBy(asc(sentAt));
  return { tier, seats: plans[tier].seats, members, invitations };
}

/** Seats in use, the owner's and those of open invitations included. */
export function seatsUsed(team: Pick<OwnTeam, 'members' | 'invitations'>): number {
  return 1 + team.members.length + team.invitations.length;
}

function listMembers(ownerId: string, executor: Executor): Promise<Seat[]> {
  const { userId, joinedAt } = teamMembers;
  return executor
    .select({ userId, name: users.name, email: users.email, joinedAt })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(teamMembers.ownerId, ownerId))
    .orderBy(asc(joinedAt), asc(userId));
}

/** The team somebody is a member of, as they see it. */
export type JoinedTeam = {
  ownerId: string;
  ownerName: string;
  ownerEmail: string;
  joinedAt: Date;
  /** Names of the members, by the time they joined. */
  members: { userId: string; name: string }[];
};

export async function readJoinedTeam(userId: string): Promise<JoinedTeam | null> {
  const [team] = await db
    .select({
      ownerId: teamMembers.ownerId,
      ownerName: users.name,
      ownerEmail: users.email,
      joinedAt: teamMembers.joinedAt,
    })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.ownerId))
    .where(eq(teamMembers.userId, userId));
  if (!team) return null;
  const members = await listMembers(team.ownerId, db);
  return { ...team, members: members.map((member) => ({ userId: member.userId, name: member.name })) };
}

/** Somebody's place in a team: `owner` is set for a member, `members` for an owner. */
export type TeamPlace = { owner: Omit<Seat, 'joinedAt'> | null; members: Seat[] };

/** The team somebody is in, theirs or another's; null for who is alone. */
export async function findTeamPlace(userId: string): Promise<TeamPlace | null> {
  const [team, members] = await Promise.all([readJoinedTeam(userId), listMembers(userId, db)]);
  if (team)
    return { owner: { userId: team.ownerId, name: team.ownerName, email: team.ownerEmail }, members: [] };
  return members.length > 0 ? { owner: null, members } : null;
}

/** Whose credits and ads somebody shares, for pages that only say so; null for who is alone. */
export type Sharing = { ownerName: string; isOwner: boolean; people: number };

export async function findSharing(person: {
  id: string;
  accountId: string;
  plan: Tier;
}): Promise<Sharing | null> {
  const { id, accountId, plan } = person;
  if (plans[plan].seats === 1) return null;
  const [row] = await db
    .select({
      ownerName: users.name,
      members:
        sql<number>`(select count(*) from ${teamMembers} where ${teamMembers.ownerId} = ${accountId})`.mapWith(
          Number,
        ),
    })
    .from(users)
    .where(eq(users.id, accountId));
  if (!row || row.members === 0) return null;
  return { ownerName: row.ownerName, isOwner: id === accountId, people: row.members + 1 };
}

/** An open invitation as the person it went to sees it. */
export type ReceivedInvitation = { id: string; ownerName: string; ownerEmail: string; expiresAt: Date };

/** Open invitations to a confirmed address, newest first. */
export function listReceived(email: string): Promise<ReceivedInvitation[]> {
  return db
    .select({
      id: teamInvitations.id,
      ownerName: users.name,
      ownerEmail: users.email,
      expiresAt: teamInvitations.expiresAt,
    })
    .from(teamInvitations)
    .innerJoin(users, eq(users.id, teamInvitations.ownerId))
    .where(and(eq(teamInvitations.email, email), isOpen))
    .orderBy(desc(teamInvitations.sentAt));
}

/** Locks people's rows for a change of a team, in one order: whoever changes the same team or person waits. */
export async function lockPeople(ids: readonly string[], tx: Executor): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(or(...ids.map((id) => eq(users.id, id))))
    .orderBy(asc(users.id))
    .for('no key update');
}

/** The owner of the team somebody is a member of. */
export async function findTeamOwner(userId: string, executor: Executor = db): Promise<string | null> {
  const [row] = await executor
    .select({ ownerId: teamMembers.ownerId })
    .from(teamMembers)
    .where(eq(teamMembers.userId, userId));
  return row?.ownerId ?? null;
}
