import { asc, desc, eq } from 'drizzle-orm';
import { db } from '#app/db/client.server.ts';
import {
  contactRequests,
  monthlyUsage,
  newsletterSubscribers,
  sessions,
  subscribers,
  users,
} from '#app/db/schema.ts';
import { listReceived, readJoinedTeam, readOwnTeam } from '#app/domain/teams/team.server.ts';
import { isMessageOf } from './delete-user.server.ts';
import { deviceName } from './device-name.ts';

/**
 * Everything kept about a person beside the ads, by name. Columns are chosen one by one: no password hash, no session
 * token, no key of storage or of a provider ever gets in by itself.
 */
export async function profileParts(userId: string): Promise<Record<string, unknown>> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) return {};
  const { id, name, email, emailVerified, image, role, createdAt, updatedAt } = user;
  const [subscription, usage, team, messages, newsletter, devices] = await Promise.all([
    subscriptionOf(id),
    usageOf(id),
    teamOf(user),
    messagesOf(user),
    newsletterOf(email),
    sessionsOf(id),
  ]);
  return {
    exportedAt: new Date(),
    profile: { id, fullName: name, email, emailVerified, image, role, createdAt, updatedAt },
    subscription: subscription ?? null,
    usageByMonth: usage,
    team,
    contactRequests: messages,
    newsletter: newsletter ?? null,
    sessions: devices,
  };
}

async function subscriptionOf(userId: string) {
  const { email, isBilled, subscriptionTier, subscriptionStatus, subscriptionEnd, pastDueSince } =
    subscribers;
  const { createdAt, updatedAt } = subscribers;
  const [row] = await db
    .select({
      ...{
        email,
        subscribed: isBilled,
        tier: subscriptionTier,
        status: subscriptionStatus,
        endsAt: subscriptionEnd,
      },
      ...{ pastDueSince, createdAt, updatedAt },
    })
    .from(subscribers)
    .where(eq(subscribers.userId, userId));
  return row;
}

function usageOf(userId: string) {
  const { monthYear, creditsUsed, creditsGranted, updatedAt } = monthlyUsage;
  return db
    .select({ month: monthYear, creditsUsed, creditsGranted, updatedAt })
    .from(monthlyUsage)
    .where(eq(monthlyUsage.userId, userId))
    .orderBy(asc(monthYear));
}

/** Of others no more than the team page shows. */
async function teamOf({ id, email }: { id: string; email: string }) {
  const joined = await readJoinedTeam(id);
  const { members, invitations } = await readOwnTeam(id);
  return {
    memberOf: joined && { owner: joined.ownerName, joinedAt: joined.joinedAt },
    members: members.map(({ userId: _, ...member }) => member),
    invitationsSent: invitations.map(({ id: _, ...invitation }) => invitation),
    invitationsReceived: (await listReceived(email)).map(({ id: _, ...invitation }) => invitation),
  };
}

function messagesOf(user: { id: string; email: string }) {
  const { name, email, subject, message, status, createdAt } = contactRequests;
  return db
    .select({ name, email, subject, message, status, createdAt })
    .from(contactRequests)
    .where(isMessageOf(user))
    .orderBy(asc(createdAt));
}

async function newsletterOf(address: string) {
  const { email, source, isActive, confirmedAt, subscribedAt, unsubscribedAt } = newsletterSubscribers;
  const [row] = await db
    .select({ email, source, isActive, confirmedAt, subscribedAt, unsubscribedAt })
    .from(newsletterSubscribers)
    .where(eq(email, address));
  return row;
}

async function sessionsOf(userId: string) {
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt));
  return rows.map((row) => ({
    device: deviceName(row.userAgent).device,
    userAgent: row.userAgent,
    ipAddress: row.ipAddress,
    startedAt: row.createdAt,
    lastUsedAt: row.updatedAt,
    expiresAt: row.expiresAt,
  }));
}
