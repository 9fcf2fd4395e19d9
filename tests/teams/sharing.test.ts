import { eq, like } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ads, auditLog, monthlyUsage, teamInvitations, teamMembers } from '#app/db/schema.ts';
import { mailsTo, newEmail } from '#tests/support/accounts.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { insertAd } from '#tests/support/content.ts';
import { readText } from '#tests/support/page-text.ts';
import {
  generate,
  invitationLink,
  invite,
  listen,
  makeAd,
  member,
  owner,
  pageText,
  seatsOf,
  teamPage,
} from '#tests/support/teams.ts';

const app = testApp();

describe('in a team', () => {
  // What a team shares (specification: teams.shared).
  test('everybody has the owner’s rights, one shared quota, and sees who made an ad', async () => {
    const ann = await owner(app, 'Ann Baker');
    const bob = await member(app, ann, { name: 'Bob Miller' });
    const ad = await makeAd(app, bob, 'By Bob');
    expect(ad).toMatchObject({ userId: ann.id, creatorId: bob.id });
    expect(await app.db.$count(monthlyUsage, eq(monthlyUsage.userId, bob.id))).toBe(0);
    for (const who of [ann, bob]) {
      const dashboard = await pageText(who, '/dashboard');
      expect(dashboard).toContain('1 / 100');
      expect(dashboard).toContain('By Bob');
      expect(dashboard).toContain('Shared by the 2 people in');
      expect(dashboard).toContain('Professional');
    }
    expect(await pageText(ann, '/dashboard')).toContain('Made by Bob Miller');
    expect(await pageText(bob, '/dashboard')).toContain('Made by you');
    expect(await pageText(bob, '/manage-plan')).toContain('1 / 100');
    const [clean, seen] = await Promise.all([
      ann.request(`/files/ads/${ad.id}`).then((answer) => answer.headers.get('etag')),
      bob.request(`/files/ads/${ad.id}`).then((answer) => answer.headers.get('etag')),
    ]);
    expect(clean).toBe(`"${ad.cleanKey}"`);
    expect(seen).toBe(clean);
    const exported = await ann.request(`/files/ads/${ad.id}/export?placement=original&format=png`);
    expect(exported.status).toBe(200);
    expect((await bob.post('/dashboard', { intent: 'regenerate', adId: ad.id })).status).toBe(200);
    expect((await ann.post('/dashboard', { intent: 'remix', adId: ad.id })).status).toBe(200);
    expect((await generate(bob, { title: 'Wide', size: '1536x1024' })).status).toBe(200);
    const mine = await app.db.select().from(monthlyUsage).where(eq(monthlyUsage.userId, ann.id));
    expect(mine[0]?.creditsUsed).toBe(3);
  });

  test('a member deletes ads they made and failed ones, the owner deletes any', async () => {
    const ann = await owner(app);
    const [bob, cleo] = [await member(app, ann), await member(app, ann)];
    const [byAnn, byBob, another] = [await makeAd(app, ann), await makeAd(app, bob), await makeAd(app, cleo)];
    const remove = (who: TestUser, adId: string) => who.post('/dashboard', { intent: 'delete', adId });
    const refused = await remove(bob, byAnn.id);
    expect(refused.status).toBe(403);
    expect(await readText(refused)).toContain('Only the owner of the team and the person who made this ad');
    expect((await remove(bob, another.id)).status).toBe(403);
    expect((await remove(bob, byBob.id)).status).toBe(200);
    expect((await remove(ann, another.id)).status).toBe(200);
    const failed = await insertAd(app.db, { userId: ann.id, title: 'No luck', status: 'failed' });
    expect((await remove(cleo, failed)).status).toBe(200);
    expect((await bob.request(`/files/ads/${byAnn.id}`)).status).toBe(200);
  });

  test('a failed ad that two people try again at once is made once', async () => {
    const ann = await owner(app);
    const bob = await member(app, ann);
    const adId = await insertAd(app.db, { userId: ann.id, title: 'Twice wanted', status: 'failed' });
    const tries = [ann, bob, ann, bob].map((who) => who.post('/dashboard', { intent: 'try-again', adId }));
    await Promise.all(tries);
    expect(await app.db.$count(ads, eq(ads.sourceAdId, adId))).toBe(1);
  });

  test('of 200 generations of three people at the last credit exactly one is accepted', async () => {
    const ann = await owner(app);
    const people = [ann, await member(app, ann), await member(app, ann)];
    const month = new Date().toISOString().slice(0, 7);
    await app.db.insert(monthlyUsage).values({ userId: ann.id, monthYear: month, creditsUsed: 99 });
    const tries = Array.from({ length: 200 }, (_, index) => generate(people[index % 3] ?? ann));
    const answers = await Promise.all(tries);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 403)).toHaveLength(199);
    const [usage] = await app.db.select().from(monthlyUsage).where(eq(monthlyUsage.userId, ann.id));
    expect(usage?.creditsUsed).toBe(100);
    const told = await readText(await generate(people[1] ?? ann));
    expect(told).toContain('Your team has used 100/100 generations of the Professional plan.');
    expect(told).toContain('Ask the owner of your team to upgrade to create more ads.');
    await app.db.delete(monthlyUsage).where(eq(monthlyUsage.userId, ann.id));
    await app.db.delete(ads).where(eq(ads.userId, ann.id));
  });

  test('a member still sees the ads of their own account, and nobody else of the team does', async () => {
    const ann = await owner(app);
    const bob = await app.user();
    const own = await makeAd(app, bob, 'From before');
    await app.db.insert(teamMembers).values({ userId: bob.id, ownerId: ann.id });
    await makeAd(app, ann, 'Of the team');
    const dashboard = await pageText(bob, '/dashboard');
    expect(dashboard).toContain('From before');
    expect(dashboard).toContain('only you see it');
    expect(dashboard).toContain('Of the team');
    expect(dashboard).toContain('2 in all');
    expect(await pageText(ann, '/dashboard')).not.toContain('From before');
    expect((await ann.request(`/files/ads/${own.id}`)).status).toBe(404);
    expect((await ann.post('/dashboard', { intent: 'remix', adId: own.id })).status).toBe(404);
    expect((await ann.post('/dashboard', { intent: 'delete', adId: own.id })).status).toBe(404);
  });

  test('live updates reach everybody in it, and nobody who has left', async () => {
    const ann = await owner(app);
    const [bob, stranger] = [await member(app, ann), await app.user()];
    const streams = await Promise.all([ann, bob, stranger].map(listen));
    await makeAd(app, bob);
    const [toAnn, toBob, toStranger] = streams;
    await expect.poll(() => toAnn?.text()).toContain('"completed"');
    await expect.poll(() => toBob?.text()).toContain('"completed"');
    expect(toStranger?.text()).not.toContain('event:');

    // The word of the finished ad that the plan's page listens for may come before or after that of the removal.
    const plans = () => toBob?.text().split('event: plan').length ?? 0;
    const before = plans();
    await ann.post(teamPage, { intent: 'remove', userId: bob.id });
    await expect.poll(plans).toBeGreaterThan(before);
    const adEvents = () => toBob?.text().split('event: ad').length;
    const heard = adEvents();
    await makeAd(app, ann);
    await expect.poll(() => toAnn?.text().split('"completed"')).toHaveLength(3);
    expect(adEvents()).toBe(heard);
    for (const stream of streams) await stream.stop();
  });
});

describe('attacks', () => {
  test('other people’s ids change nothing: members, invitations, ads', async () => {
    const [ann, zoe] = [await owner(app), await owner(app)];
    const [bob, cleo] = [await member(app, ann), await member(app, zoe)];
    const email = newEmail();
    await invite(ann, email);
    const [invitation] = await app.db.select().from(teamInvitations).where(eq(teamInvitations.email, email));
    const invitationId = invitation?.id ?? '';
    const forms: Record<string, string>[] = [
      { intent: 'remove', userId: bob.id },
      { intent: 'remove', userId: ann.id },
      { intent: 'revoke', invitationId },
      { intent: 'resend', invitationId },
      { intent: 'accept', invitationId },
      { intent: 'decline', invitationId },
      { intent: 'remove', userId: 'x\0' },
      { intent: 'revoke', invitationId: 'not-a-uuid' },
    ];
    const stranger = await app.user();
    for (const form of forms) {
      for (const who of [zoe, cleo, stranger]) {
        expect((await who.post(teamPage, form)).status, JSON.stringify(form)).toBeGreaterThanOrEqual(404);
      }
    }
    // A member removes nobody either.
    expect((await bob.post(teamPage, { intent: 'remove', userId: bob.id })).status).toBe(404);
    expect((await bob.post(teamPage, { intent: 'revoke', invitationId })).status).toBe(404);
    expect((await bob.post(teamPage, { intent: 'made-up' })).status).toBe(400);
    expect(await seatsOf(app, ann.id)).toEqual({ members: 1, invitations: 1 });
    expect(await mailsTo(app, email)).toHaveLength(1);
    const ad = await makeAd(app, ann);
    expect((await cleo.request(`/files/ads/${ad.id}`)).status).toBe(404);
    expect((await zoe.post('/dashboard', { intent: 'regenerate', adId: ad.id })).status).toBe(404);
  });

  test('visitors and operators get nowhere', async () => {
    const admin = await app.user({ role: 'admin' });
    for (const path of [teamPage, '/team/invitation/made-up']) {
      expect((await app.visitor().request(path)).headers.get('location')).toMatch(/^\/auth\?next=/);
      expect((await admin.request(path)).headers.get('location')).toBe('/admin');
      expect((await admin.post(path, { intent: 'leave' })).headers.get('location')).toBe('/admin');
    }
  });

  test('no token is stored, and none is in a page or the audit log', async () => {
    const ann = await owner(app);
    const email = newEmail();
    const link = await invitationLink(app, ann, email);
    const token = link.split('/').at(-1) ?? '';
    const [row] = await app.db.select().from(teamInvitations).where(eq(teamInvitations.email, email));
    expect(JSON.stringify(row)).not.toContain(token);
    expect(await (await ann.request(teamPage)).text()).not.toContain(token);
    const entries = await app.db.select().from(auditLog).where(like(auditLog.subject, 'team:%'));
    expect(JSON.stringify(entries)).not.toContain(token);
    expect(JSON.stringify(entries)).not.toContain(email);
  });
});
