import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ads, monthlyUsage, subscribers, teamInvitations, teamMembers } from '#app/db/schema.ts';
import { mailsTo, newEmail, userWithPassword } from '#tests/support/accounts.ts';
import { type TestUser, testApp } from '#tests/support/app.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { readText } from '#tests/support/page-text.ts';
import { readZip } from '#tests/support/read-zip.ts';
import {
  actionsOf,
  day,
  generate,
  invitationLink,
  invite,
  makeAd,
  member,
  owner,
  pageText,
  paid,
  seatsOf,
  setPlan,
  teamPage,
} from '#tests/support/teams.ts';

const app = testApp();

describe('the end of a membership', () => {
  test('who is removed loses access with the session they have, keeps their own, and gets a mail', async () => {
    const ann = await owner(app, 'Ann Baker');
    const bob = await app.user({ name: 'Bob Miller' });
    const own = await makeAd(app, bob, 'Bob alone');
    await app.db.insert(teamMembers).values({ userId: bob.id, ownerId: ann.id });
    const made = await makeAd(app, bob, 'Bob for the team');
    expect((await ann.post(teamPage, { intent: 'remove', userId: bob.id })).status).toBe(200);
    expect((await ann.post(teamPage, { intent: 'remove', userId: bob.id })).status).toBe(404);

    for (const path of [`/files/ads/${made.id}`, `/files/ads/${made.id}/export?placement=original`])
      expect((await bob.request(path)).status, path).toBe(404);
    for (const intent of ['regenerate', 'remix', 'try-again', 'delete'])
      expect((await bob.post('/dashboard', { intent, adId: made.id })).status, intent).toBeGreaterThanOrEqual(
        403,
      );
    const dashboard = await pageText(bob, '/dashboard');
    expect(dashboard).toContain('1 / 5');
    expect(dashboard).toContain('Bob alone');
    expect(dashboard).not.toContain('Bob for the team');
    // The picture of the free plan again.
    expect((await bob.request(`/files/ads/${own.id}`)).headers.get('etag')).toBe(`"${own.markedKey}"`);
    expect((await generate(bob, { size: '1536x1024' })).status).toBe(403);
    expect(await pageText(ann, '/dashboard')).toContain('Bob for the team');
    const [mail] = await mailsTo(app, bob.email);
    expect(mail?.subject).toBe('You are no longer in the team of Ann Baker');
    expect(await actionsOf(app, ann.id)).toContain('team.remove');
  });

  test('who leaves uses up their own credits, not the team’s', async () => {
    const ann = await owner(app);
    const bob = await member(app, ann);
    expect(await readText(await bob.post(teamPage, { intent: 'leave' }))).toContain('You have left the team');
    expect((await bob.post(teamPage, { intent: 'leave' })).status).toBe(409);
    const month = new Date().toISOString().slice(0, 7);
    await app.db.insert(monthlyUsage).values({ userId: bob.id, monthYear: month, creditsUsed: 5 });
    expect((await generate(bob)).status).toBe(403);
    await app.db.delete(monthlyUsage).where(eq(monthlyUsage.userId, bob.id));
    expect(await app.db.$count(monthlyUsage, eq(monthlyUsage.userId, ann.id))).toBe(0);
    expect(await actionsOf(app, ann.id)).toContain('team.leave');
  });

  test('leaving while generating never charges the team for what is not the team’s', async () => {
    const ann = await owner(app);
    const bob = await member(app, ann);
    await Promise.all([
      ...Array.from({ length: 4 }, () => generate(bob)),
      bob.post(teamPage, { intent: 'leave' }),
    ]);
    const settled = async () => (await brokenInvariants(app.db)).filter((rule) => rule.startsWith('credits'));
    await expect.poll(settled, { timeout: 60_000 }).toEqual([]);
    const strays = and(eq(ads.creatorId, bob.id), eq(ads.userId, bob.id));
    expect(await app.db.$count(ads, strays)).toBeLessThanOrEqual(5);
  });

  test('when the owner’s plan ends the sharing sleeps, and wakes with it', async () => {
    const ann = await owner(app);
    const bob = await member(app, ann);
    const ad = await makeAd(app, bob);
    const past = new Date(Date.now() - 8 * day);
    const ends: Partial<typeof subscribers.$inferInsert>[] = [
      { subscriptionStatus: 'canceled', subscriptionEnd: past },
      { subscriptionStatus: 'past_due', pastDueSince: past },
      { subscriptionStatus: null, subscriptionTier: null, isBilled: false },
    ];
    for (const end of ends) {
      await setPlan(app, ann.id, end);
      expect((await bob.request(`/files/ads/${ad.id}`)).status, JSON.stringify(end)).toBe(404);
      expect(await pageText(bob, '/dashboard')).toContain('0 / 5');
      expect(await pageText(bob)).toContain('The plan of this team has ended');
      expect(await pageText(ann)).toContain('Your plan has no team at the moment');
      expect((await invite(ann, newEmail())).status).toBe(409);
    }
    // The owner sees the marked picture, like anybody on the free plan, and can still take people out.
    expect((await ann.request(`/files/ads/${ad.id}`)).headers.get('etag')).toBe(`"${ad.markedKey}"`);
    await setPlan(app, ann.id, {
      subscriptionStatus: 'past_due',
      pastDueSince: new Date(),
      subscriptionTier: 'professional',
    });
    expect((await bob.request(`/files/ads/${ad.id}`)).status).toBe(200);
    await setPlan(app, ann.id, { subscriptionStatus: 'active', subscriptionTier: 'enterprise' });
    expect(await pageText(bob, '/dashboard')).toContain('1 / 500');
  });

  test('a plan of one’s own that starts all the same is the one that counts, and a member can’t open a checkout', async () => {
    const ann = await owner(app);
    const bob = await member(app, ann);
    const refused = await bob.post('/manage-plan', { intent: 'subscribe', tier: 'professional' });
    expect(await readText(refused)).toContain('Leave the team to have a plan of your own');
    expect(await pageText(bob, '/manage-plan')).not.toContain('Upgrade to Enterprise');
    await app.db.insert(subscribers).values({ ...paid(bob), subscriptionTier: 'enterprise' });
    expect(await pageText(bob, '/dashboard')).toContain('0 / 500');
    expect(await pageText(bob)).toContain('You use your own Enterprise plan');
  });
});

describe('deleting an account', () => {
  const deleteAccount = (who: TestUser) =>
    who.post('/account/delete', { intent: 'delete-account', currentPassword: 'violet-anvil-47' });

  test('of a member leaves the ads they made with the team, and the books right', async () => {
    const ann = await owner(app);
    const bob = await userWithPassword(app, { name: 'Bob Miller' });
    await bob.post(await invitationLink(app, ann, bob.email), {});
    const cleo = await member(app, ann);
    const ad = await makeAd(app, bob, 'Left behind');
    expect((await deleteAccount(bob)).status).toBe(302);
    expect(await app.db.$count(teamInvitations, eq(teamInvitations.email, bob.email))).toBe(0);
    expect((await ann.request(`/files/ads/${ad.id}`)).status).toBe(200);
    expect(await pageText(cleo, '/dashboard')).toContain('Made by a former member');
    expect(await seatsOf(app, ann.id)).toEqual({ members: 1, invitations: 0 });
    expect((await brokenInvariants(app.db)).filter((rule) => rule.startsWith('credits'))).toEqual([]);
  });

  test('of the owner ends the team; members get a mail and keep what is their own', async () => {
    const ann = await userWithPassword(app, { tier: 'professional', name: 'Ann Baker' });
    const bob = await app.user();
    const own = await makeAd(app, bob);
    await app.db.insert(teamMembers).values({ userId: bob.id, ownerId: ann.id });
    const made = await makeAd(app, bob);
    expect((await deleteAccount(ann)).status).toBe(302);
    expect((await bob.request(`/files/ads/${made.id}`)).status).toBe(404);
    expect((await bob.request(`/files/ads/${own.id}`)).status).toBe(200);
    expect(await pageText(bob, '/dashboard')).toContain('1 / 5');
    const [mail] = await mailsTo(app, bob.email);
    expect(mail?.text).toContain('The account of Ann Baker was deleted');
    expect(await actionsOf(app, ann.id)).toContain('team.end');
  });

  test('the export tells of the team, with pictures only while one is in it', async () => {
    const ann = await owner(app, 'Ann Baker');
    const bob = await member(app, ann, { name: 'Bob Miller' });
    const ad = await makeAd(app, bob, 'Exported');
    const exportOf = async (who: TestUser) => {
      const files = readZip(Buffer.from(await (await who.request('/account/export')).arrayBuffer()));
      return { names: [...files.keys()], data: JSON.parse(files.get('data.json')?.toString() ?? '') };
    };
    const inside = await exportOf(bob);
    expect(inside.data.team.memberOf.owner).toBe('Ann Baker');
    expect(inside.data.ads).toHaveLength(1);
    expect(inside.names.some((name) => name.includes(ad.id))).toBe(true);
    const owners = await exportOf(ann);
    expect(owners.data.team.members[0].name).toBe('Bob Miller');
    expect(owners.names.some((name) => name.includes(ad.id))).toBe(true);

    await bob.post(teamPage, { intent: 'leave' });
    const outside = await exportOf(bob);
    expect(outside.data.ads[0].title).toBe('Exported');
    expect(outside.names).toEqual(['data.json']);
  });
});
