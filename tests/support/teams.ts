import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ads, teamMembers } from '#app/db/schema.ts';
import { linkIn, mailsTo } from './accounts.ts';
import type { Client, TestApp, TestUser } from './app.ts';
import type { UserOptions } from './factories.ts';

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
  const until = Date.now() + 20_000;
  for (;;) {
    const [ad] = await app.db.select().from(ads).where(eq(ads.title, title));
    if (ad?.status === 'completed' || Date.now() > until) {
      if (!ad) throw new Error('no such ad');
      return ad;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
}
