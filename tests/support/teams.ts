import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ads, auditLog, subscribers, teamInvitations, teamMembers } from '#app/db/schema.ts';
import { linkIn, mailsTo } from './accounts.ts';
import type { Client, TestApp, TestUser } from './app.ts';
import type { UserOptions } from './factories.ts';
import { finishedAd } from './finished-ads.ts';
import { hear } from './heard.ts';
import { readText } from './page-text.ts';

export const teamPage = '/manage-plan/team';

export const invite = (owner: Client, email: string) => owner.post(teamPage, { intent: 'invite', email });

/** Invites somebody's address and returns the path of the link in the mail they got last. */
export async function invitationLink(app: TestApp, owner: Client, email: string): Promise<string> {
  const before = (await mailsTo(app, email, 0)).length;
  const answer = await invite(owner, email);
  if (answer.status !== 200) throw new Error(`not invited: ${answer.status}`);
  const mails = await mailsTo(app, email, before + 1);
  return linkIn(mails.at(-1), '/team/invitation/');
}

/** A confirmed account that is a member of the owner's team, straight in the database. */
export async function member(app: TestApp, owner: TestUser, options?: UserOptions): Promise<TestUser> {
  const user = await app.user(options);
  await app.db.insert(teamMembers).values({ userId: user.id, ownerId: owner.id });
  return user;
}

export const generate = (client: Client, fields: Record<string, string> = {}) =>
  client.post('/dashboard', { intent: 'generate', title: 'Team bread', size: '1024x1024', ...fields });

/** Generates an ad and waits until it is made. */
export async function makeAd(app: TestApp, client: Client, title = `Ad ${randomBytes(4).toString('hex')}`) {
  const answer = await generate(client, { title });
  if (answer.status !== 200) throw new Error(`not started: ${answer.status}`);
  return finishedAd(app.db, eq(ads.title, title));
}

export const day = 86_400_000;

export const owner = (app: TestApp, name = 'Olga Owner') => app.user({ tier: 'professional', name });

export const pageText = async (client: Client, path = teamPage) => readText(await client.request(path));

/** Rows of a team: its members, and invitations in any state. */
export async function seatsOf(app: TestApp, ownerId: string) {
  return {
    members: await app.db.$count(teamMembers, eq(teamMembers.ownerId, ownerId)),
    invitations: await app.db.$count(teamInvitations, eq(teamInvitations.ownerId, ownerId)),
  };
}

/** What the audit log says was done to a team. */
export async function actionsOf(app: TestApp, ownerId: string): Promise<string[]> {
  const entries = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `team:${ownerId}`));
  return entries.map((entry) => entry.action);
}

export const setPlan = (app: TestApp, userId: string, values: Partial<typeof subscribers.$inferInsert>) =>
  app.db.update(subscribers).set(values).where(eq(subscribers.userId, userId));

/** A running subscription's row. */
export const paid = ({ id, email }: { id: string; email: string }) =>
  ({
    userId: id,
    email,
    isBilled: true,
    subscriptionTier: 'professional',
    subscriptionStatus: 'active',
  }) as const;

/** Lets the invitations of an address run out. */
export const expire = (app: TestApp, email: string) =>
  app.db
    .update(teamInvitations)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(teamInvitations.email, email));

/** What a person's live stream says. */
export const listen = async (who: TestUser) => hear(await who.request('/events'));
